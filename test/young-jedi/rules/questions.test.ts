/**
 * Records every kind of question as data, in a file for reading: its options, their limits and its subject. After an
 * intended change run `npx vitest run test/young-jedi/rules/questions.test.ts --update`, then read the difference.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Decision, Option, Piece, Shape } from '../../../src/contract/index.ts'
import { nameOf, type Played, position } from '../position.ts'
import { ASKED } from '../words/asked.ts'

type Side = 'dark' | 'light'
type Asked = readonly [Played, Side]

const MAUL = 'Darth Maul, Sith Apprentice'
const SABER = 'Sith Lightsaber'
const PALACE = 'Naboo • Theed Palace'
const CAPITAL = 'Coruscant • Capital City'
const BATTLESHIP = 'Battleship, Trade Federation Transport'
const CRUISER = 'Republic Cruiser, Transport'

/** Dark attacks with all cards in hand. Light has chosen its cards and makes its plan. */
function planning(dark: string[], light: string[], cards: string[], side: Side = 'light', at = PALACE): Asked {
  const game = position({ step: 'battle', at, dark: { faceUp: dark }, light: { faceUp: light, hand: cards } })
  game.dark.battles()
  if (cards.length > 0) game.light.takes(...cards)
  return [game, side]
}

function leaving(dark: string[], light: string[], hyperspace: string[] = []): Asked {
  const game = position({
    dark: { faceUp: ['Watto', 'Blaster'], hyperspace: [BATTLESHIP], hand: dark },
    light: { hand: light, hyperspace },
  })
  game.dark.deploys('evacuate:Tatooine')
  return [game, 'light']
}

function dueled(light: string[], deck: string[], dark: string[] = []): Asked {
  const game = position({
    step: 'duel',
    at: PALACE,
    dark: { faceUp: [MAUL, SABER], deck: dark },
    light: { faceUp: light, deck },
  })
  game.dark.duels(MAUL, SABER, light[0] as string)
  return [game, 'light']
}

/** Positions in which a question has more data than in the positions for texts. */
const MORE: Readonly<Record<string, () => Asked>> = {
  'deploy: copies, Locations and Effects': () => [
    position({
      dark: {
        faceUp: ['DM-89'],
        hand: [
          MAUL,
          MAUL,
          'JC-71',
          'DM-89',
          'DM-89',
          'BP-44',
          'BP-44',
          'Tatooine • Podrace Arena',
          'Tatooine • Podrace Arena',
          'BL-131',
          'BL-132',
          'DM-107',
        ],
      },
    }),
    'dark',
  ],
  'deploy: to the Objective': () => [
    position({
      dark: { race: {}, hand: ['DM-73', 'JC-73', "Sebulba's Podracer", "Gasgano's Podracer", 'BL-131'] },
    }),
    'dark',
  ],
  'deploy: beside cards of the hand': () => [
    position({
      dark: {
        faceUp: ['V2-DM-94'],
        effect: 'BL-133',
        race: { pilot: 'DM-73' },
        hyperspace: [BATTLESHIP],
        hand: ['DM-71'],
        stranded: { Naboo: ['DM-89'] },
      },
      light: { faceUp: ['DM-29'] },
      won: [{ planet: 'Naboo', by: 'light' }],
    }),
    'dark',
  ],
  'deploy: with texts that must work': () => [
    position({
      turn: 'light',
      at: CAPITAL,
      light: {
        faceUp: ['BP-3', 'BP-15'],
        hidden: ['BP-3'],
        race: {},
        hand: ['DM-4', 'BP-1', 'V1-JC-4', 'DF-4', 'BP-3', 'DM-65', 'DM-69'],
      },
    }),
    'light',
  ],
  'deploy: with damage for the opponent': () => [
    position({ at: CAPITAL, dark: { hand: ['EB-P14', 'DF-37', 'BP-31', 'Sniper'], race: {} } }),
    'dark',
  ],
  'deploy: hidden': () => [
    position({ at: CAPITAL, dark: { hand: ['EB-P14', 'BP-31', 'DM-139'], race: {}, turnsHere: 1 } }),
    'dark',
  ],
  'deploy: what texts may do': () => [
    position({
      dark: { effect: 'DF-58', faceUp: ['DF-38', 'BP-48', 'V2-DM-94'], hyperspace: ['DF-60'], hand: ['Watto'] },
      light: { faceUp: ['DM-29'] },
    }),
    'dark',
  ],
  'deploy: a hand that may be shown': () => [
    position({ turn: 'light', light: { effect: 'BP-28', faceUp: ['V1-JC-14'], hand: ['Yoda'] } }),
    'light',
  ],
  'peek: before a deployment that must work': () => {
    const game = position({ at: CAPITAL, dark: { effect: 'DF-56', hand: ['EB-P14', 'Watto'] } })
    game.dark.deploys('text:End This Pointless Debate', 'EB-P14')
    return [game, 'dark']
  },
  'text: several, of which some must work': () => {
    const game = position({ turn: 'light', light: { faceUp: ['BP-3', 'BP-15'], hand: ['DM-4', 'Blaster'] } })
    game.light.deploys('DM-4')
    return [game, 'light']
  },
  'text-either: and another that must work after it': () => {
    const game = position({ turn: 'light', light: { faceUp: ['BP-3', 'BP-15'], hand: ['DM-4', 'Blaster'] } })
    game.light.deploys('DM-4')
    game.light.uses(game.light.offered('text')[1] as string)
    return [game, 'light']
  },
  'refuel: before a deployment': () => {
    const game = position({
      at: CAPITAL,
      dark: { race: { pilot: 'DM-73', podracer: "Sebulba's Podracer" }, hand: ['EB-P14', MAUL] },
    })
    game.dark.deploys('thrust', 'EB-P14')
    game.dark.thrusts(MAUL)
    return [game, 'dark']
  },
  'deploy: nothing that may be done': () => [position({ dark: { hand: ['Sniper'] } }), 'dark'],
  'duel: two who may, with two lightsabers, against two': () => [
    position({
      step: 'duel',
      at: PALACE,
      dark: { faceUp: [MAUL, 'DF-33', SABER, 'DF-41', 'Watto'] },
      light: { faceUp: ['Yoda', 'R2-D2'] },
    }),
    'dark',
  ],
  'intercept: two of a unique starship': () =>
    leaving([], ['BL-67', 'BL-67', 'BP-30', 'JC-70', 'DM-69', 'DM-69', 'Yoda']),
  'intercept: with those in hyperspace': () => leaving([], ['Yoda'], [CRUISER]),
  'intercept: with none': () => leaving([], ['Yoda']),
  'plan: a group of one stack': () =>
    planning(['Watto'], ['DM-16', 'DM-16', 'Yoda', 'DM-29', 'DM-29'], ['Yousa Guys Bombad!']),
  'plan: a group by kinds, and two groups': () =>
    planning(['Watto'], ['Rabé', 'DM-8', 'Anakin Skywalker', 'Padmé Naberrie'], ['Masquerade', 'Are You An Angel?']),
  'plan: two weapons': () => planning(['Watto'], ['JC-27', 'DM-13', 'BL-39', 'BL-41', 'Yoda'], ['DF-17', 'DF-15']),
  'plan: weapons and cards for one': () =>
    planning(['Watto'], ['Qui-Gon Jinn', 'Jedi Lightsaber', 'Blaster', 'R2-D2'], ['BL-51', 'RF-D5', 'DM-56']),
  'plan: starships': () => {
    const game = position({
      dark: { faceUp: ['Watto'], hyperspace: [BATTLESHIP, 'DM-139', 'DM-139'], hand: ['BP-55', 'Sniper'] },
      light: { hyperspace: [CRUISER] },
    })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    game.dark.takes('BP-55', 'Sniper')
    return [game, 'dark']
  },
  'plan: of the attacker': () => {
    const [game] = planning(['Watto', 'Blaster'], ['Yoda', 'R2-D2'], [])
    game.light.plans('Yoda', 'R2-D2')
    return [game, 'dark']
  },
  'battle-cards: of the defender': () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto'] },
      light: { faceUp: ['Yoda'], hand: ['BL-51', 'RF-D5', 'Yoda'] },
    })
    game.dark.battles()
    return [game, 'light']
  },
  'redraw: of power in a duel': () => dueled(['EB-P9'], ['Boss Nass']),
  'destiny-number: of power in a duel': () => dueled(['DM-4'], ['RF-D2']),
  'attack: after the other has passed': () => {
    const [game] = dueled(['Yoda'], [])
    game.dark.passes()
    return [game, 'light']
  },
  'block: the hit that defeats': () => {
    const [game] = dueled(['Rabé'], ['R2-D2'])
    game.dark.attacks('Pit Droid, Engineer')
    return [game, 'light']
  },
  'block: a card whose text adds the hits that defeat': () => {
    const [game] = dueled(['DF-1'], [], ['DF-53', 'DF-53'])
    game.dark.attacks('DF-53')
    return [game, 'light']
  },
  'block: a card that may draw more': () => {
    const [game] = dueled(['Yoda'], [], ['DF-46'])
    game.dark.attacks('DF-46')
    return [game, 'light']
  },
  'block: the last card of both': () => {
    const game = position({
      step: 'duel',
      at: PALACE,
      dark: { faceUp: ['DF-33', 'DF-41'], deck: ['DM-71'], more: 0 },
      light: { faceUp: ['Yoda'], deck: ['R2-D2'], more: 0 },
    })
    game.dark.duels('DF-33', 'DF-41', 'Yoda')
    game.dark.attacks('DM-71')
    return [game, 'light']
  },
  'dueling-text: more hits': () => {
    const [game] = dueled(['Yoda'], [], ['DF-53'])
    game.dark.attacks('DF-53')
    game.light.blocks(null)
    return [game, 'dark']
  },
  'defeat-text: a draw': () => {
    const game = position({ step: 'battle', at: CAPITAL, dark: { faceUp: ['BP-33'] }, light: { faceUp: ['Rabé'] } })
    game.dark.battles()
    return [game, 'dark']
  },
  'defeat-text: a draw after a duel': () => {
    const game = position({
      step: 'duel',
      at: PALACE,
      dark: { faceUp: ['BP-33', 'DF-41'] },
      light: { faceUp: ['Rabé', 'Yoda'], deck: ['R2-D2'] },
    })
    game.dark.duels('BP-33', 'DF-41', 'Rabé')
    if (game.asked.includes('light substitute')) game.light.substitutes(null)
    game.dark.attacks('Pit Droid, Engineer')
    if (game.asked.includes('light block')) game.light.blocks(null)
    return [game, 'dark']
  },
  'block: with nothing': () => {
    const [game] = dueled(['Yoda'], ['R2-D2', 'R2-D2', 'R2-D2', 'R2-D2'])
    game.dark.attacks(game.dark.duelingHand[0] as string)
    return [game, 'light']
  },
  'thrust: with nothing': () => {
    const game = position({
      dark: {
        race: { pilot: 'DM-73', podracer: "Sebulba's Podracer", laps: 1, pile: ['DM-71'] },
        hand: ['DM-74', 'BL-131'],
      },
    })
    game.dark.deploysFirst('thrust')
    return [game, 'dark']
  },
  'control-text: more cards than it takes': () => {
    const game = position({
      turn: 'light',
      step: 'even-up',
      light: { faceUp: ['DF-7'], hand: ['Blaster', 'Blaster', 'Blaster', 'R2-D2', 'R2-D2', 'R2-D2'] },
      dark: { hand: ['DM-136'] },
    })
    game.light.evensUp()
    return [game, 'light']
  },
  'next-location: after one planet': () => {
    const game = position({
      turn: 'light',
      step: 'even-up',
      light: { faceUp: ['Yoda'] },
      dark: { hand: ['DM-136', 'DM-135'], discard: ['DM-137'], deck: ['DM-136'] },
    })
    game.light.evensUp()
    return [game, 'dark']
  },
  'even-up: with Locations': () => [
    position({ step: 'even-up', dark: { hand: ['DM-136', 'DM-135', 'Watto'] }, light: { faceUp: ['Yoda'] } }),
    'dark',
  ],
}

// ---------------------------------------------------------------- the file

const list = (ids: readonly string[] = []) => ids.join(' ')

const optionLine = ({ id, card, cost, excludes, requires, consequences }: Option): string =>
  [
    `  ${id}`,
    card === undefined ? '' : nameOf(card),
    cost === undefined ? '' : `cost ${cost}`,
    excludes === undefined ? '' : `not with ${list(excludes)}`,
    requires === undefined ? '' : `only with ${list(requires)}`,
    consequences === undefined ? '' : `then ${list(consequences)}`,
  ]
    .filter((part) => part !== '')
    .join(' | ')

const pieceLine = ({ id, card, anchor, ...more }: Piece): string =>
  `  ${id} | ${card === undefined ? '' : nameOf(card)} | ${anchor ? 'fighter' : JSON.stringify(more)}`

function shapeLines(shape: Shape): string[] {
  switch (shape.type) {
    case 'choose': {
      const { options, type, ...rest } = shape
      return [`${type} ${JSON.stringify(rest)}`, ...options.map(optionLine)]
    }
    case 'arrange':
      return ['arrange', ...shape.pieces.map(pieceLine)]
    default:
      return [JSON.stringify(shape)]
  }
}

const asText = (name: string, { shape, exits, about }: Decision): string =>
  [
    `# ${name}`,
    ...shapeLines(shape),
    `exits ${exits.map(({ id, bare, consequences }) => `${id}${bare ? ' (bare)' : ''}${consequences === undefined ? '' : ` → ${list(consequences)}`}`).join(' · ')}`,
    `about ${JSON.stringify(about)}`,
  ].join('\n')

describe('every question', () => {
  it('has the data in the file', async () => {
    const kinds = Object.entries(ASKED).map(([kind, make]) => {
      const [game, side] = make()
      return asText(kind, game.decision(side, kind))
    })
    const more = Object.entries(MORE).map(([name, make]) => {
      const [game, side] = make()
      return asText(name, game.decision(side, name.split(':')[0] as string))
    })
    await expect(`${[...kinds, ...more].join('\n\n')}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, 'questions.txt'),
    )
  })
})
