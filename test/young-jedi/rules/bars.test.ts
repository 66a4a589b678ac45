/** The reasons why a move is impossible, which the panels give to a player who asks why. */
import { describe, expect, it } from 'vitest'
import { battleBar } from '../../../src/games/young-jedi/rules/battle/battle-frame.ts'
import { lieBar } from '../../../src/games/young-jedi/rules/deploy.ts'
import { limitBar, textBar } from '../../../src/games/young-jedi/rules/deploy-step.ts'
import { duelBar } from '../../../src/games/young-jedi/rules/duel/duelists.ts'
import { lapBar, thrustBar } from '../../../src/games/young-jedi/rules/race/podrace.ts'
import { inPlay } from '../../../src/games/young-jedi/state/game-table.ts'
import { idOf, type Position, position, type RaceOfTable, type SideOfTable } from '../position.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
const SABER = 'Sith Lightsaber'
const SEBULBA = 'Sebulba, Dangerous Podracer Pilot'
const RACER = "Sebulba's Podracer"

const stateOf = (given: Position) => position(given).state
const bySide = (dark: SideOfTable, light: SideOfTable = {}, more: Position = {}) => stateOf({ dark, light, ...more })

describe('no battle', () => {
  it('rule 9.1 – without a character there, without an opponent, after a pass', () => {
    const foe = { faceUp: ['Yoda'] }
    expect(battleBar(bySide({ faceUp: ['Watto'] }, foe))).toBeNull()
    expect(battleBar(bySide({}, foe))).toBe('nobody')
    expect(battleBar(bySide({ faceUp: ['Watto'] }))).toBe('no-foe')
    expect(battleBar(bySide({ faceUp: ['Watto'] }, foe, { today: { passed: ['dark'] } }))).toBe('passed')
    expect(battleBar(bySide({ faceUp: ['Watto'] }, foe, { today: { passed: ['light'] } }))).toBeNull()
  })
})

describe('no duel', () => {
  it('rules 23.1, 23.2 – without a duelist with a lightsaber, without an opponent, after a duel', () => {
    const foe = { faceUp: ['Yoda'] }
    expect(duelBar(bySide({ faceUp: [MAUL, SABER] }, foe))).toBeNull()
    expect(duelBar(bySide({ faceUp: [MAUL] }, foe))).toBe('nobody')
    expect(duelBar(bySide({ faceUp: ['Watto', SABER] }, foe))).toBe('nobody')
    expect(duelBar(bySide({ faceUp: [MAUL, SABER] }))).toBe('no-foe')
    expect(duelBar(bySide({ faceUp: [MAUL, SABER] }, foe, { today: { dueled: true } }))).toBe('done')
  })

  it('rule 23.3 – in the oldest edition only duelists are challenged', () => {
    const rules = { edition: '2000' } as const
    const against = (foe: string) =>
      duelBar(bySide({ faceUp: [MAUL, SABER] }, { faceUp: [foe] }, { rules: { ...rules } }))
    expect(against('Qui-Gon Jinn')).toBeNull()
    expect(against('R2-D2')).toBe('no-foe')
  })
})

describe('no deployment', () => {
  const bar = (card: string, dark: SideOfTable = {}, target?: 'objective', more: Position = {}) => {
    const { at, ...rest } = more
    return lieBar(
      bySide({ hand: ['Blaster'], ...dark }, {}, { ...rest, ...(at === undefined ? {} : { at }) }),
      'dark',
      card,
      target,
    )
  }

  it('rules 8.2, 8.3 – a Location goes to its own planet, and not onto the same Location', () => {
    expect(bar(idOf('dark', 'Tatooine • Podrace Arena'))).toBeNull()
    expect(bar(idOf('dark', 'Tatooine • Desert Landing Site'))).toBe('same-location')
    expect(bar(idOf('dark', 'Coruscant • Capital City'))).toBe('planet')
  })

  it('rules 20.3, 22.2 – a second Effect, a second unique starship', () => {
    const monster = idOf('dark', 'Sando Aqua Monster')
    expect(bar(monster)).toBeNull()
    expect(bar(monster, { effect: 'They Will Not Stay Hidden For Long' })).toBe('effect')
    const mauls = "Darth Maul's Starfighter, Sith Infiltrator"
    expect(bar(idOf('dark', mauls))).toBeNull()
    expect(bar(idOf('dark', mauls), { hyperspace: [mauls] })).toBe('starship')
    expect(bar('DM-139', { hyperspace: ['Droid Starfighter'] })).toBeNull()
  })

  it('rules 6.1, 6.2, 6.3 – copies: ◆ always, a stack on one planet, a unique one once', () => {
    expect(bar('DM-92', { faceUp: ['DM-92'] })).toBeNull()
    expect(bar('DM-71', { faceUp: [MAUL] })).toBeNull()
    expect(bar('DM-71', { stranded: { Naboo: [MAUL] } })).toBe('stack')
    expect(bar('BP-44')).toBeNull()
    expect(bar('BP-44', { faceUp: ['BP-44'] })).toBe('unique')
  })

  it('rule 5.3 – Battle cards are not deployed, Objectives neither', () => {
    expect(bar(idOf('dark', 'Sniper'))).toBe('not-deployed')
    expect(bar('BP-59')).toBe('not-deployed')
  })

  it('rules 25.2, 6.3 – to the Objective: only pilots and Podracers, each once, and no copy elsewhere', () => {
    const to = (card: string, race?: RaceOfTable, dark: SideOfTable = {}) =>
      bar(idOf('dark', card), { ...dark, ...(race === undefined ? {} : { race }) }, 'objective')
    expect(to(SEBULBA)).toBe('race')
    expect(to(SEBULBA, {})).toBeNull()
    expect(to(RACER, {})).toBeNull()
    expect(to('Watto', {})).toBe('race')
    expect(to('Blaster', {})).toBe('race')
    expect(to('Sando Aqua Monster', {})).toBe('race')
    expect(to('Gasgano', { pilot: SEBULBA })).toBe('race-used')
    expect(to("Gasgano's Podracer", { podracer: RACER })).toBe('race-used')
    expect(to("Gasgano's Podracer", { pilot: SEBULBA })).toBeNull()
    expect(to(SEBULBA, {}, { stranded: { Naboo: ['Sebulba, Podracer Pilot'] } })).toBe('unique')
  })
})

describe('no thrust and no lap card', () => {
  const race = (given: RaceOfTable, more: Position = {}) => bySide({ race: given, hand: ['Blaster'] }, {}, more)

  it('rules 25.3, 25.5 – without Objective, pair or match, and once in a step', () => {
    expect(thrustBar(bySide({ hand: ['Blaster'] }), 'dark')).toBe('none')
    expect(thrustBar(race({ pilot: SEBULBA }), 'dark')).toBe('pair')
    expect(thrustBar(race({ podracer: RACER }), 'dark')).toBe('pair')
    expect(thrustBar(race({ pilot: SEBULBA, podracer: RACER }), 'dark')).toBeNull()
    expect(thrustBar(race({ pilot: SEBULBA, podracer: "Gasgano's Podracer" }), 'dark')).toBe('match')
    expect(thrustBar(race({ pilot: SEBULBA, podracer: RACER }, { today: { thrust: true } }), 'dark')).toBe('done')
  })

  it('rules 25.6, 25.7 – the next number, or one of the few that handling stands for', () => {
    // The last digit of the pilot’s number is 3.
    const bars = (pile: string[], card: string) =>
      lapBar(race({ pilot: 'DM-73', podracer: RACER, pile }), 'dark', idOf('dark', card))
    expect(bars([], 'DM-71')).toBeNull()
    expect(bars([], 'DM-77')).toBe('number')
    expect(bars(['DM-71'], 'DM-77')).toBeNull()
    expect(bars([], 'DM-75')).toBeNull()
    expect(bars(['DM-75', 'DM-75'], 'DM-71')).toBe('number')
    expect(bars(['DM-75', 'DM-75', 'DM-75'], 'DM-75')).toBe('handling')
    expect(bars([], 'Tatooine • Podrace Arena')).toBe('kind')
    expect(lapBar(bySide({ hand: ['Blaster'] }), 'dark', 'DM-71')).toBe('kind')
  })
})

describe('no text of the Deploy step', () => {
  const bar = (given: Position, name: string, side: 'dark' | 'light', index = 0) => {
    const state = stateOf(given)
    const found = inPlay(state, side).find(({ laid }) => laid.card === idOf(side, name))
    if (found === undefined) throw new Error(`no ${name}`)
    return textBar(state, side, found, index)
  }

  it('rules 21.1, 5.1 – one for another moment, one that has been used, or one without a target or the cards to pay', () => {
    const peek = { light: { effect: 'DF-24', hand: ['Blaster'] }, turn: 'light' } as const
    expect(bar(peek, 'DF-24', 'light')).toBeNull()
    expect(bar({ ...peek, today: { used: ['lt1:0'] } }, 'DF-24', 'light')).toBe('used')
    const other = { dark: { faceUp: ['BP-38'], hand: ['Blaster'] } }
    expect(bar(other, 'BP-38', 'dark')).toBe('elsewhere')
    const droid = { dark: { faceUp: ['V2-DM-94'], hand: ['Blaster'] } }
    expect(bar(droid, 'V2-DM-94', 'dark')).toBe('target')
    expect(bar({ ...droid, light: { faceUp: ['Yoda'] } }, 'V2-DM-94', 'dark')).toBe('target')
    expect(bar({ ...droid, light: { faceUp: ['DM-29'] } }, 'V2-DM-94', 'dark')).toBeNull()
    const depa = (hand: string[]) => ({ light: { faceUp: ['V1-JC-14'], hand }, turn: 'light' }) as const
    expect(bar(depa([]), 'V1-JC-14', 'light', 1)).toBe('hand')
    expect(bar(depa(['Blaster']), 'V1-JC-14', 'light', 1)).toBeNull()
    expect(bar(depa(['Blaster']), 'V1-JC-14', 'light', 0)).toBe('elsewhere')
  })

  it('rule 5.1.1 – an Effect raises the limit once, for a card from hand', () => {
    const raise = (dark: SideOfTable, today: Position['today'] = {}) => limitBar(bySide(dark, {}, { today }), 'dark')
    expect(raise({ effect: 'BL-133', hand: ['Blaster'] })).toBeNull()
    expect(raise({ effect: 'BL-133', hand: [] })).toBe('hand')
    expect(raise({ effect: 'BL-133', hand: ['Blaster'] }, { limit: 8 })).toBe('used')
    expect(raise({ effect: 'BL-131', hand: ['Blaster'] })).toBe('none')
    expect(raise({ hand: ['Blaster'] })).toBe('none')
  })
})

describe('an action that has become impossible', () => {
  it('rules 5.2, 21.3.3 – is skipped, and its owner asked again, if a card found has used up the counters', () => {
    const game = position({ dark: { hand: ['EB-P16', 'DM-73'], deck: ["Aurra Sing's Blaster Rifle"] } })
    game.dark.deploys('EB-P16', 'DM-73')
    game.dark.uses('EB-P16')
    game.dark.finds("Aurra Sing's Blaster Rifle")
    expect(game.asked).toEqual(['dark deploy'])
    expect(game.dark.hand).toEqual(['Sebulba, Bad-Tempered Dug'])
    expect(game.dark.faceUp).toEqual(['Aurra Sing, Scoundrel', "Aurra Sing's Blaster Rifle"])
    expect(game.dark.offered('deploy')).toEqual([])
  })

  it('rules 5.2, 21.3.3 – is done if the search found nothing', () => {
    const game = position({ dark: { hand: ['EB-P16', 'DM-73'], deck: ["Aurra Sing's Blaster Rifle"] } })
    game.dark.deploys('EB-P16', 'DM-73')
    game.dark.uses(null)
    expect(game.dark.faceUp).toEqual(['Aurra Sing, Scoundrel', 'Sebulba, Bad-Tempered Dug'])
    expect(game.asked).toEqual(['dark even-up'])
  })
})
