/** Captives, with trial texts of cards that are not whole yet: Interrupts of the library lend them a title. */
import { describe, expect, test } from 'vitest'
import { type Decision, seenBy } from '../../../src/contract/index.ts'
import { findCard } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { safest } from '../../../src/games/swccg/policies/safest-answer.ts'
import { optionsIn, type PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, cardsOfSide } from '../../../src/games/swccg/state/game-state.ts'
import { whereIs } from '../../../src/games/swccg/state/nesting.ts'
import { textBlocks } from '../../../src/games/swccg/texts/card-text.ts'
import { fightersOf, isInBattle, totalPower } from '../../../src/games/swccg/texts/values/battling.ts'
import { mayLie } from '../../../src/games/swccg/texts/values/rows.ts'
import { laid, lendTexts, run } from '../lent-texts.ts'
import { TRIAL } from './trial-texts.ts'

lendTexts(TRIAL)
const AT = "places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper; Midge + BlasTech E-11B Blaster Rifle']"
const HELD = "places: ['Endor Back Door, dark | Tarl + Midge captive; General Solo']"

describe('capturing', () => {
  test('a text that names nobody lets any warrior there seize the character, with what is on it', () => {
    const moves = 'moves: [dark plays dark Alter at Midge, dark seizes with Tarl]'
    const then =
      'then: { holds: [Midge rests under Tarl, BlasTech E-11B Blaster Rifle rests under Midge, dark controls Endor Back Door], not: [Midge is on table] }'
    expect(run('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', AT, moves, then)).toEqual([])
  })

  test('it may let the character escape: the card is used, and what is on it lost', () => {
    const moves = 'moves: [dark plays dark Alter at Midge, dark seizes with escape]'
    const then = 'then: { holds: [Midge is used, BlasTech E-11B Blaster Rifle is lost] }'
    expect(run('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', AT, moves, then)).toEqual([])
  })

  test('the character escapes where nobody can seize it', () => {
    const places = "places: ['Endor Back Door, dark | Midge']"
    const then = 'then: { holds: [Midge is used], not: [dark is asked seize] }'
    const moves = 'moves: [dark plays dark Alter]'
    expect(run('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', places, moves, then)).toEqual([])
  })

  test('a text that names its escort does nothing where none has room', () => {
    const moves = 'moves: [dark plays Ghhhk at General Solo]'
    const places = "places: ['Endor Back Door, dark | Tarl + Midge captive; General Solo']"
    const then = 'then: { holds: [General Solo is at Endor Back Door] }'
    expect(run('turn: dark', 'phase: deploy', 'dark: { hand: Ghhhk }', places, moves, then)).toEqual([])
  })

  test('the only escort that a text names seizes without a question', () => {
    const moves = 'moves: [dark plays Ghhhk at General Solo]'
    const places = "places: ['Endor Back Door, dark | Grond; General Solo']"
    const then = 'then: { holds: [General Solo rests under Grond] }'
    expect(run('turn: dark', 'phase: deploy', 'dark: { hand: Ghhhk }', places, moves, then)).toEqual([])
  })
})

describe('a captive', () => {
  test('rests: no presence, no target, and no other copy of a unique card', () => {
    const places = "places: ['Endor Back Door, dark | Tarl + Midge captive']"
    const then =
      'then: { holds: [Midge rests under Tarl, dark controls Endor Back Door], not: [light is offered Midge] }'
    expect(
      run('turn: light', 'phase: deploy', 'light: { hand: Midge }', places, 'moves: [light ends the turn]', then),
    ).toEqual([])
    const { state } = laid({ places: ['Endor Back Door, dark | Tarl + Midge captive'] })
    expect(mayLie(boardOf(state), cardOf('9_11'))).toBe(false)
    expect(cardsOfSide(state, 'light', (card) => cardOf(card).side)).toContain('9_11')
  })

  test('goes where its escort goes', () => {
    const places = "places: ['Endor Back Door, dark | Tarl + Midge captive', 'Endor Great Forest, dark']"
    const then = 'then: { holds: [Midge rests under Tarl, Tarl is at Endor Great Forest] }'
    expect(run('turn: dark', 'phase: move', places, 'moves: [dark moves Tarl to Endor Great Forest]', then)).toEqual([])
  })
})

describe('releasing', () => {
  const played = 'moves: [dark plays Sonic Bombardment, light lets it stay]'
  const hand = 'dark: { hand: Sonic Bombardment }'

  test('the second function of Young Fool: it stays at the site and can act again', () => {
    const then = 'then: { holds: [Midge is at Endor Back Door, power of Midge is 2], not: [Midge rests under Tarl] }'
    expect(run('turn: dark', 'phase: deploy', hand, HELD, played, then)).toEqual([])
  })

  test('or it goes to the Used Pile of its owner', () => {
    const moves = 'moves: [dark plays Sonic Bombardment, light lets it leave]'
    expect(run('turn: dark', 'phase: deploy', hand, HELD, moves, 'then: { holds: [Midge is used] }')).toEqual([])
  })

  test.each([
    [3, 'Midge is at Endor Back Door', ['light lets it stay']],
    [2, 'Midge rests under Tarl', []],
  ] as const)('Ewok Rescue with a destiny of %i against a defense value of 2', (next, holds, more) => {
    const moves = `moves: [${['light plays A Few Maneuvers', ...more].join(', ')}]`
    const light = `light: { hand: A Few Maneuvers, next: ${next} }`
    expect(run('turn: light', 'phase: deploy', light, HELD, moves, `then: { holds: [${holds}] }`)).toEqual([])
  })

  test('rules 32.7, 32.9: an escort that is forfeited sets its captive free, which stands aside in that battle', () => {
    /** A battle in which Dark forfeits Tarl before Light satisfies anything. */
    const fought = (captive: string) => {
      const played = laid({
        ...{ turn: 'dark', phase: 'battle', light: { next: '3' }, dark: { next: '2' } },
        places: [
          `Endor Back Door, dark | Tarl${captive}; Darth Vader; Elite Squadron Stormtrooper; Chewbacca Of Kashyyyk; General Solo`,
        ],
      })
      played.choose('dark', ['act'], 'do', ({ id }) => id.startsWith('battle'), 'the battle')
      for (const side of ['dark', 'light'] as const)
        played.answer(side, { decision: played.question(side, 'destiny').id, exit: 'draw' })
      played.choose('dark', ['satisfy'], 'lose', ({ card }) => card === '8_114', 'forfeiting Tarl')
      return played
    }
    const numbers = (played: PlayedScenario) => {
      const { totals, destinies, attrition, attritionLeft, damageLeft } = boardOf(played.state).battle!
      return { totals, destinies, attrition, attritionLeft, damageLeft }
    }
    const cardsAsked = (played: PlayedScenario) =>
      optionsIn(played.question('light', 'satisfy')).map(({ card }) => card)
    const [played, without] = [fought(' + Midge captive'), fought('')]
    played.choose('light', ['freed'], 'do', ({ id }) => id === 'stay', 'staying')
    const midge = played.state.pieces.find(({ card }) => card === '9_11')!
    expect(whereIs(played.state, midge)).toBe(played.state.places[0]?.id)
    // Neither power nor destiny, attrition or damage counts it, and nobody can forfeit it or aim at it.
    const owed = cardsAsked(without)
    expect(cardsAsked(played)).toEqual(owed)
    expect(owed).toContain('8_15')
    expect(numbers(played)).toEqual(numbers(without))
    expect(numbers(played)).toMatchObject({ totals: { dark: 12, light: 13 }, attritionLeft: { light: 2 } })
    const { board } = played.reading
    expect(board.battle?.aside).toEqual([midge.handle])
    expect(isInBattle(board, midge)).toBe(false)
    expect(fightersOf(played.reading, 'light').map(({ card }) => card)).toEqual(
      fightersOf(without.reading, 'light').map(({ card }) => card),
    )
    expect(totalPower(played.reading, board.battle!, 'light')).toBe(
      totalPower(without.reading, without.reading.board.battle!, 'light'),
    )
  })

  test('rule 32.7: a captive that is released before the power segment joins the battle', () => {
    const played = laid({
      ...{ turn: 'dark', phase: 'battle', dark: { hand: 'Sonic Bombardment' } },
      places: ['Endor Back Door, dark | Tarl + Midge captive; Elite Squadron Stormtrooper; General Solo'],
    })
    played.choose('dark', ['act'], 'do', ({ id }) => id.startsWith('battle'), 'the battle')
    const without = totalPower(played.reading, played.reading.board.battle!, 'light')
    const kinds = ['respond', 'weapons', 'plan', 'act']
    played.reach('dark', kinds, ({ card }) => card === '5_155')
    played.choose('dark', kinds, 'do', ({ card }) => card === '5_155', 'releasing')
    played.choose('light', ['freed'], 'do', ({ id }) => id === 'stay', 'staying')
    const { board } = played.reading
    expect(board.battle?.aside).toEqual([])
    expect(totalPower(played.reading, board.battle!, 'light')).toBe(without + 2)
  })
})

describe('how it is asked and told', () => {
  const asked = (side: Side): { readonly played: PlayedScenario; readonly decision: Decision<Side> } => {
    const played = laid({
      ...{ turn: 'dark', phase: 'deploy', dark: { hand: 'dark Alter; Sonic Bombardment' } },
      places: ['Endor Back Door, dark | Tarl + Midge captive; Elite Squadron Stormtrooper; General Solo'],
    })
    played.choose('dark', ['act'], 'do', ({ card }) => card === (side === 'dark' ? '1_234' : '5_155'), 'it')
    const decision = played.question(side, side === 'dark' ? 'seize' : 'freed')
    return { played, decision }
  }

  test.each(['dark', 'light'] as const)('the question to %s has a panel and plain words in both languages', (side) => {
    const { played, decision } = asked(side)
    const view = swccg.view(played.state, side)
    for (const language of ['en', 'fr'] as const) {
      const voice = { language, names: { dark: 'Ann', light: 'Bob' }, reader: side }
      const panel = swccg.panels.ask(decision, view, { suggested: false } as never, voice)
      expect(panel.actions.length).toBeGreaterThan(1)
      for (const { label } of panel.actions) expect(label.length).toBeLessThanOrEqual(34)
      const words = swccg.words.decision(decision, view, voice)
      expect([words.title, words.prompt, ...Object.values(words.options).map(({ label }) => label)]).not.toContain('')
      expect(panel.question).toBe(words.prompt)
    }
    // The safest answer and that of the practice opponent are legal.
    for (const policy of [safest, practice])
      expect(swccg.play(played.state, side, [policy(view, decision)])).not.toHaveProperty('refused')
  })

  test('its events are told in both languages', () => {
    const { played } = asked('light')
    played.choose('light', ['freed'], 'do', ({ id }) => id === 'stay', 'staying')
    const told = (language: 'en' | 'fr') =>
      swccg.words.events(
        played.events.map((event) => seenBy(event, 'spectator')),
        { language, names: { dark: 'Ann', light: 'Bob' }, reader: 'spectator' },
      )
    expect(told('en')).toContain('Corporal Midge is released.')
    expect(told('fr')).toContain('Fin de captivité : Corporal Midge.')
  })

  test('its texts are worded in both languages', () => {
    const worded = (id: string, language: 'en' | 'fr') =>
      textBlocks({ ...findCard(id)!, text: { trial: TRIAL[id]! } } as Card, language).map(({ text }) => text)
    expect([worded('2_132', 'en'), worded('2_132', 'fr'), worded('1_70', 'en'), worded('1_70', 'fr')]).toEqual([
      ['Capture an opposing character with an Imperial.'],
      ['Capturez un personnage adverse avec un Impérial.'],
      [
        'Choose a character in captivity and draw destiny. If that destiny is higher than the defense value of the card escorting that character, that character is released.',
      ],
      [
        'Choisissez un personnage en captivité et tirez une destinée. Si cette destinée dépasse la valeur de défense de la carte qui escorte ce personnage, ce personnage est libéré.',
      ],
    ])
  })
})
