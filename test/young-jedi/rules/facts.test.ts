/**
 * Records the facts of rare moves with their secret parts, in a file for reading. After an intended change run `npx
 * vitest run test/young-jedi/rules/facts.test.ts --update`, then read the difference.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/contract/index.ts'
import { type Played, type Position, position, type SideOfTable } from '../position.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
const SABER = 'Sith Lightsaber'
const PALACE = 'Naboo • Theed Palace'
const CAPITAL = 'Coruscant • Capital City'

function deploying(side: 'dark' | 'light', own: SideOfTable, more: Position = {}): Played {
  return position({ turn: side, ...more, [side]: own })
}

function dueling(dark: SideOfTable, light: SideOfTable, foe = light.faceUp?.[0] as string): Played {
  const game = position({ step: 'duel', at: PALACE, dark: { faceUp: [MAUL, SABER], ...dark }, light })
  game.dark.duels(MAUL, SABER, foe)
  return game
}

function controlling(hand: string[], more: SideOfTable = {}): Played {
  const game = position({
    turn: 'light',
    step: 'even-up',
    light: { faceUp: ['DF-7', 'Rabé'], hand, ...more },
    dark: { hand: ['DM-136'] },
  })
  game.light.evensUp()
  return game
}

const SIX = ['Blaster', 'Blaster', 'Blaster', 'R2-D2', 'R2-D2', 'R2-D2']

const COURSES: Readonly<Record<string, () => Played>> = {
  'a duel is declared': () => dueling({}, { faceUp: ['Yoda'] }),
  'another defends, with a weapon': () => {
    const game = dueling({}, { faceUp: ['R2-D2', 'Qui-Gon Jinn', 'Jedi Lightsaber'] })
    game.light.substitutes('Qui-Gon Jinn')
    game.light.armsWith('Jedi Lightsaber')
    return game
  },
  'numbers are named, and one of them drawn': () => {
    const game = dueling({ deck: Array<string>(20).fill('Watto'), more: 0 }, { faceUp: ['V1-JC-21'] })
    game.light.says('name-numbers', 'ok', '4', '3')
    return game
  },
  'numbers are named, and none of them drawn': () => {
    const game = dueling({ deck: Array<string>(20).fill(MAUL), more: 0 }, { faceUp: ['V1-JC-21'] })
    game.light.says('name-numbers', 'ok', '4', '3')
    return game
  },
  'who passes first in a duel draws by a text': () => {
    const game = dueling({}, { faceUp: ['V1-JC-12'] })
    game.dark.attacks(game.dark.duelingHand[0] as string)
    game.light.blocks(null)
    game.light.passes()
    return game
  },
  'one of DAMAGE 0 is challenged': () => dueling({}, { faceUp: ['R2-D2'] }),
  'a duel ends without a winner': () => {
    const game = dueling({}, { faceUp: ['Yoda'] })
    game.dark.attacks(game.dark.duelingHand[0] as string)
    game.light.blocks(null)
    game.light.passes()
    game.dark.passes()
    return game
  },
  'a text on winning control is used': () => {
    const game = controlling(SIX)
    game.light.says('control-text', 'use', 'Blaster', 'Blaster', 'Blaster')
    return game
  },
  'a text on winning control is left': () => {
    const game = controlling(SIX)
    game.light.says('control-text', 'none')
    return game
  },
  'the card for winning control lies elsewhere': () =>
    controlling(SIX, { faceUp: ['Rabé'], stranded: { Naboo: ['DF-7'] } }),
  'an Effect looks at the opponent’s top card, which goes under': () => {
    const game = deploying('dark', { effect: 'DF-56', hand: ['Watto'] })
    game.dark.deploys('text:End This Pointless Debate')
    game.dark.says('peek', 'under')
    return game
  },
  'an Effect looks at the opponent’s top card, which stays': () => {
    const game = deploying('dark', { effect: 'DF-56', hand: ['Watto'] })
    game.dark.deploys('text:End This Pointless Debate')
    game.dark.says('peek', 'leave')
    return game
  },
  'a card goes under the deck by an Effect': () => {
    const game = deploying('dark', { effect: 'DF-58', hand: ['Watto', 'Blaster'] })
    game.dark.deploys('text:The Jedi Are Involved')
    game.dark.pays('Blaster')
    return game
  },
  'a card is given for another': () => {
    const game = deploying('light', { faceUp: ['V1-JC-14'], hand: ['Yoda', 'Blaster'] })
    game.light.deploys('text:Depa Billaba, Jedi Master')
    game.light.pays('Blaster')
    return game
  },
  'the hand is shown for a card': () => {
    const game = deploying('light', { effect: 'BP-28', hand: ['Yoda', 'Blaster'] })
    game.light.deploys('text:Hologram Projector')
    return game
  },
  'a droid and another stay out of battles': () => {
    const game = deploying('dark', { faceUp: ['V2-DM-94'], hand: ['Watto'] }, { light: { faceUp: ['DM-29', 'Yoda'] } })
    game.dark.deploys('text:Pit Droid, Mechanic')
    game.dark.aims('DM-29')
    return game
  },
  'a deployment costs the opponent cards': () => {
    const game = deploying('dark', { hand: ['EB-P14', 'Blaster'] }, { at: CAPITAL })
    game.dark.deploys('EB-P14')
    return game
  },
  'two texts wait for a deployment': () => {
    const game = deploying('light', {
      faceUp: ['BP-3', 'BP-15'],
      hand: ['DM-4', 'Blaster'],
    })
    game.light.deploys('DM-4')
    return game
  },
  'a text lets its owner draw, or put under': () => {
    const game = deploying('light', { faceUp: ['BP-15'], hand: ['DM-4', 'Blaster'] })
    game.light.deploys('DM-4')
    return game
  },
  'nothing is found for an Effect that is given for it': () => {
    const game = deploying('light', { effect: 'DF-26', hand: ['Qui-Gon Jinn', 'Blaster'] })
    game.light.deploys('Qui-Gon Jinn')
    game.light.uses('Jedi Training')
    game.light.finds(null)
    return game
  },
  'a lightsaber is found for an Effect that is given for it': () => {
    const game = deploying('light', { effect: 'DF-26', hand: ['Yoda', 'Blaster'], deck: ['JC-40'] })
    game.light.deploys('Yoda')
    game.light.uses('Jedi Training')
    game.light.finds("Qui-Gon Jinn's Lightsaber")
    return game
  },
  'cards go back into the deck for Mace Windu': () => {
    const game = deploying('light', {
      effect: 'DF-26',
      hand: ['V1-JC-7', 'DF-16', 'Blaster'],
      discard: ['DF-19', 'Yoda', 'DF-16'],
      deck: ['JC-40'],
    })
    game.light.deploys('V1-JC-7')
    game.light.uses('Jedi Training')
    game.light.finds("Qui-Gon Jinn's Lightsaber")
    game.light.says('reshuffle', 'ok', 'discard:0', 'discard:2')
    return game
  },
  'the partner is looked for in vain': () => {
    const game = deploying('dark', { race: { pilot: 'DM-73' }, hand: ['Blaster'] })
    game.dark.deploys('partner')
    game.dark.finds(null)
    return game
  },
  'a token comes with the pilot': () => {
    const game = deploying('dark', { race: { tokens: 0 }, hand: ['BP-31', 'Blaster'] })
    game.dark.deploys('Sebulba, Dug Podracer Pilot@objective')
    return game
  },
  'a pilot’s number stands for another, then Jabba’s': () => {
    const game = deploying('dark', {
      faceUp: ['BP-34'],
      race: { pilot: 'DM-73', podracer: "Sebulba's Podracer", tokens: 2, pile: [MAUL] },
      hand: ['Watto', MAUL, 'Watto', 'Blaster'],
    })
    game.dark.deploysFirst('thrust')
    game.dark.thrusts('Watto', MAUL)
    return game
  },
  'a lap is finished': () => {
    const game = deploying('dark', {
      race: { pilot: 'DM-73', podracer: "Sebulba's Podracer", pile: ['DM-71', 'DM-77', 'DM-74', 'DM-75', 'DM-92'] },
      hand: ['DM-139', 'Blaster'],
    })
    game.dark.deploysFirst('thrust')
    game.dark.thrusts('DM-139')
    game.dark.refuels(1)
    return game
  },
  'the race is won': () => {
    const game = deploying(
      'dark',
      {
        race: {
          pilot: 'DM-73',
          podracer: "Sebulba's Podracer",
          laps: 2,
          pile: ['DM-71', 'DM-77', 'DM-74', 'DM-75', 'DM-92'],
        },
        hand: ['DM-139', 'Blaster'],
      },
      { light: { deck: ['Yoda', 'R2-D2'], more: 1 } },
    )
    game.dark.deploysFirst('thrust')
    game.dark.thrusts('DM-139')
    return game
  },
  'the limit is raised': () => {
    const game = deploying('dark', { effect: 'BL-133', hand: ['Watto', MAUL, 'Blaster Rifle'] })
    game.dark.deploysFirst('limit')
    game.dark.says('raise-limit', 'ok', 'Watto')
    return game
  },
  'hidden cards are evacuated': () => {
    const game = deploying('dark', {
      faceUp: ['Watto'],
      hidden: ['Blaster'],
      hyperspace: ['Battleship, Trade Federation Transport'],
      hand: [MAUL],
    })
    game.dark.deploys('evacuate:Tatooine')
    return game
  },
  'an interceptor brings starships': () => {
    const game = deploying(
      'dark',
      { faceUp: ['Watto'], hyperspace: ['Battleship, Trade Federation Transport'], hand: [MAUL] },
      { light: { hand: ['DM-69', 'Yoda'] } },
    )
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts('DM-69')
    return game
  },
  'nobody intercepts': () => {
    const game = deploying(
      'dark',
      { faceUp: ['Watto'], hyperspace: ['Battleship, Trade Federation Transport'], hand: [MAUL] },
      { light: { hand: ['Yoda'] } },
    )
    game.dark.deploys('evacuate:Tatooine')
    game.light.lets()
    return game
  },
  'an Effect takes a card away': () => {
    const game = position({
      step: 'even-up',
      dark: { effect: 'DF-55', faceUp: ['Watto'] },
      light: { faceUp: ['Yoda', 'DM-29', 'DM-30'] },
    })
    game.dark.says('remove', 'use', 'DM-30')
    return game
  },
  'an Effect takes nothing away': () => {
    const game = position({
      step: 'even-up',
      dark: { effect: 'DF-55', faceUp: ['Watto'] },
      light: { faceUp: ['Yoda', 'DM-29'] },
    })
    game.dark.says('remove', 'none')
    return game
  },
  'a defeat costs the loser a card of his choice': () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['BP-37', 'Blaster'], deck: ['Pit Droid, Engineer'] },
      light: { faceUp: ['DM-29'], hand: ['Yoda', 'Rabé'] },
    })
    game.dark.battles()
    game.light.takes()
    game.dark.plans('Blaster', 'BP-37')
    game.light.says('forced-discard', 'ok', 'Rabé')
    return game
  },
  'a defeat costs the loser the only card of his hand': () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['BP-37', 'Blaster'], deck: ['Pit Droid, Engineer'] },
      light: { faceUp: ['DM-29'], hand: ['Yoda'] },
    })
    game.dark.battles()
    game.light.takes()
    game.dark.plans('Blaster', 'BP-37')
    return game
  },
  'a defeat lets the winner draw': () => {
    const game = position({ step: 'battle', at: CAPITAL, dark: { faceUp: ['BP-33'] }, light: { faceUp: ['Rabé'] } })
    game.dark.battles()
    game.dark.says('defeat-text', 'use')
    return game
  },
  'a defeat lets the winner draw, which he leaves': () => {
    const game = position({ step: 'battle', at: CAPITAL, dark: { faceUp: ['BP-33'] }, light: { faceUp: ['Rabé'] } })
    game.dark.battles()
    game.dark.says('defeat-text', 'none')
    return game
  },
  'hidden cards are turned up, wherever they lie': () => {
    const game = position({
      turn: 'dark',
      step: 'even-up',
      dark: { faceUp: ['Watto'] },
      light: {
        faceUp: ['Yoda'],
        hidden: ['R2-D2'],
        hiddenEffect: 'DF-24',
        stranded: { Naboo: ['Rabé'] },
        strandedHidden: { Naboo: ['DM-29'] },
      },
    })
    game.dark.evensUp()
    return game
  },
  'too many cards are discarded at the end of a turn': () => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], hand: Array<string>(7).fill('Blaster') },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.evensUp()
    game.dark.discards('Blaster')
    return game
  },
  'an Effect is fetched, and another isn’t': () => {
    const game = position({
      turn: 'light',
      step: 'even-up',
      light: { faceUp: ['Yoda'], hand: SIX, deck: ['DF-24', 'BL-61'] },
      dark: { hand: ['DM-136'] },
      fetches: true,
    })
    game.light.evensUp()
    game.dark.lays('Coruscant • Jedi Council Chamber')
    game.dark.fetches(null)
    game.light.fetches('BL-61')
    return game
  },
}

const factLine = ({ type, seat, data, secret }: GameEvent): string =>
  [type, seat ?? '–', JSON.stringify(data), ...(secret === undefined ? [] : [`secret ${JSON.stringify(secret)}`])].join(
    ' ',
  )

describe('rare moves', () => {
  it('tell the facts in the file', async () => {
    const courses = Object.entries(COURSES).map(([name, play]) => {
      const game = play()
      return [`# ${name}`, ...game.all.map(factLine), `asked ${game.asked.join(', ')}`].join('\n')
    })
    await expect(`${courses.join('\n\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'facts.txt'))
  })
})
