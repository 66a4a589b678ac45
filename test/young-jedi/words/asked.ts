/** A game that waits at a question of each kind, and the asked side. The compiler demands all kinds. */
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import type { QuestionKind } from '../../../src/games/young-jedi/state/game-state.ts'
import { listOf, newMatch, type Played, position } from '../position.ts'

type Asked = readonly [Played, Side]

const MAUL = 'Darth Maul, Sith Apprentice'
const BATTLE = {
  at: 'Naboo • Gungan Swamp',
  step: 'battle',
  dark: { faceUp: ['Watto', 'Blaster'], hand: ['Sniper', 'Watto'] },
  light: { faceUp: ['Rabé', 'Yoda'], hand: ['Da Beings Hereabouts Cawazy'] },
} as const

/** A full game whose set-up asks for this. */
function setUp(kind: string, dark: string): Played {
  const places = { 'DM-135': 1, 'DM-136': 1, 'DM-137': 1 }
  const decks = {
    dark: listOf('dark', { ...places, [dark]: 40 }),
    light: listOf('light', { 'DM-65': 1, 'DM-66': 1, 'DM-67': 1, Rabé: 40 }),
  }
  for (let seed = 0; seed < 50; seed++) {
    const game = newMatch('full', decks, `${kind} ${seed}`)
    if (game.asked.includes(`dark ${kind}`)) return game
  }
  throw new Error(`no seed asks for ${kind}`)
}

/** A duel of Darth Maul against Yoda; the dueling hands are drawn from these. */
function duel(dark: readonly string[], light: readonly string[], foe = 'Yoda'): Played {
  const game = position({
    at: 'Naboo • Gungan Swamp',
    step: 'duel',
    dark: { faceUp: [MAUL, 'Sith Lightsaber', 'Watto'], deck: dark },
    light: { faceUp: [foe], deck: light },
  })
  game.dark.duels(MAUL, 'Sith Lightsaber', foe)
  return game
}

/** A battle in which both make these plans. */
function fight(
  given: Parameters<typeof position>[0],
  dark: { readonly brings?: readonly string[]; readonly plan: readonly string[] },
  light: { readonly brings?: readonly string[]; readonly plan: readonly string[] },
): Played {
  const game = position({ at: 'Naboo • Gungan Swamp', step: 'battle', ...given })
  game.dark.battles(...(dark.brings ?? []))
  if (game.asked.includes('light battle-cards')) game.light.takes(...(light.brings ?? []))
  if (game.asked.includes('light plan')) game.light.plans(...light.plan)
  if (game.asked.includes('dark plan')) game.dark.plans(...dark.plan)
  return game
}

const race = { pilot: 'BP-31', podracer: 'DM-109', tokens: 1 } as const

export const ASKED: Readonly<Record<QuestionKind, () => Asked>> = {
  'start-number': () => [setUp('start-number', 'RF-D8'), 'dark'],
  'start-location': () => [setUp('start-location', 'Gragra'), 'dark'],
  'next-location': () => {
    const game = position({ step: 'even-up', dark: { hand: ['DM-136'], discard: ['DM-137'] } })
    game.dark.evensUp({ exit: 'surrender' })
    return [game, 'dark']
  },
  fetch: () => {
    const hand = ['DM-136', ...Array<string>(5).fill('Watto')]
    const game = position({ step: 'even-up', fetches: true, dark: { hand, deck: ['DF-55'] } })
    game.dark.evensUp({ exit: 'surrender' })
    game.dark.lays('DM-136')
    return [game, 'dark']
  },

  deploy: () => [
    position({
      dark: {
        hand: ['BP-31', 'Watto', 'DM-139', 'RF-D12', 'Sniper'],
        faceUp: ['V2-DM-94'],
        hyperspace: ['DM-140'],
        effect: 'BL-133',
        race: { pilot: 'BP-31' },
      },
      light: { faceUp: ['DM-29'] },
    }),
    'dark',
  ],
  thrust: () => {
    const game = position({ dark: { race: { ...race, pile: ['DM-76'] }, hand: ['DM-71', 'DF-51'] } })
    game.dark.deploys('thrust')
    return [game, 'dark']
  },
  refuel: () => {
    const game = position({ dark: { race } })
    game.dark.deploys('thrust')
    return [game, 'dark']
  },
  'raise-limit': () => {
    const game = position({ dark: { effect: 'BL-133', hand: ['Watto', 'Sniper'] } })
    game.dark.deploys('limit')
    return [game, 'dark']
  },
  text: () => {
    const game = position({ turn: 'light', light: { effect: 'DF-26', hand: ['V1-JC-7'], deck: ['JC-40'] } })
    game.light.deploys('V1-JC-7')
    return [game, 'light']
  },
  'text-cards': () => {
    const game = position({ turn: 'light', light: { faceUp: ['V1-JC-14'], hand: ['Yoda', 'Rabé'] } })
    game.light.deploys('text:V1-JC-14')
    return [game, 'light']
  },
  'text-either': () => {
    const game = position({ turn: 'light', light: { faceUp: ['BP-15'], hand: ['DM-4', 'Rabé'] } })
    game.light.deploys('DM-4')
    return [game, 'light']
  },
  'text-target': () => {
    const game = position({ dark: { faceUp: ['V2-DM-94'] }, light: { faceUp: ['DM-29', 'Yoda'] } })
    game.dark.deploys('text:V2-DM-94')
    return [game, 'dark']
  },
  peek: () => {
    const game = position({ dark: { effect: 'DF-56' }, light: { deck: ['Yoda'] } })
    game.dark.deploys('text:DF-56')
    return [game, 'dark']
  },
  search: () => {
    const [game] = ASKED.text()
    game.light.uses('DF-26')
    return [game, 'light']
  },
  reshuffle: () => {
    const game = position({
      turn: 'light',
      light: { effect: 'DF-26', hand: ['V1-JC-7', 'DF-21'], discard: ['DF-19'], deck: ['JC-40'] },
    })
    game.light.deploys('V1-JC-7')
    game.light.uses('DF-26')
    game.light.finds('JC-40')
    return [game, 'light']
  },
  duel: () => [
    position({ step: 'duel', dark: { faceUp: [MAUL, 'Sith Lightsaber'] }, light: { faceUp: ['Yoda'] } }),
    'dark',
  ],
  battle: () => [position(BATTLE), 'dark'],
  'even-up': () => [position({ step: 'even-up', dark: { hand: ['DM-136', 'Watto'] } }), 'dark'],
  remove: () => [
    position({ step: 'even-up', dark: { effect: 'DF-55' }, light: { faceUp: ['DM-29', 'Yoda'] } }),
    'dark',
  ],
  'discard-down': () => {
    const game = position({ step: 'even-up', dark: { hand: Array<string>(8).fill('Watto') } })
    game.dark.evensUp()
    return [game, 'dark']
  },
  'end-turn': () => {
    const game = position({ step: 'even-up', dark: { hand: ['Watto'] } })
    game.dark.evensUp({ exit: 'review' })
    return [game, 'dark']
  },
  'control-text': () => {
    const game = position({
      turn: 'light',
      step: 'even-up',
      light: { faceUp: ['DF-7'], hand: Array<string>(6).fill('Rabé') },
    })
    game.light.evensUp()
    return [game, 'light']
  },

  intercept: () => {
    const game = position({
      dark: { faceUp: ['Watto', 'Blaster'], hyperspace: ['DM-140'] },
      light: { hyperspace: ['DM-68'], hand: ['DM-69', 'Yoda'] },
    })
    game.dark.deploys('evacuate:Tatooine')
    return [game, 'light']
  },
  'battle-cards': () => {
    const game = position(BATTLE)
    game.dark.battles('Sniper')
    return [game, 'light']
  },
  plan: () => {
    const game = position(BATTLE)
    game.dark.battles('Sniper')
    game.light.takes()
    return [game, 'light']
  },

  'show-hand': () => [
    fight(
      { dark: { faceUp: ['Watto'], hand: ['BP-53', 'Sniper'] }, light: { faceUp: ['Rabé'] } },
      { brings: ['BP-53'], plan: ['BP-53', 'Watto'] },
      { plan: ['Rabé'] },
    ),
    'dark',
  ],
  strike: () => [
    fight(
      { dark: { faceUp: ['DM-95', 'BP-49'] }, light: { faceUp: ['Rabé', 'DM-45'] } },
      { plan: ['BP-49', 'DM-95'] },
      { plan: ['DM-45', 'Rabé'] },
    ),
    'dark',
  ],
  'destiny-number': () => [
    fight(
      { dark: { faceUp: ['Watto', 'Blaster'], deck: ['RF-D8'] }, light: { faceUp: ['Rabé'] } },
      { plan: ['Blaster', 'Watto'] },
      { plan: ['Rabé'] },
    ),
    'dark',
  ],
  'destiny-card': () => [
    fight(
      { dark: { faceUp: ['EB-P15', 'Blaster'], deck: ['Sniper', 'DF-51'] }, light: { faceUp: ['Rabé'] } },
      { plan: ['Blaster', 'EB-P15'] },
      { plan: ['Rabé'] },
    ),
    'dark',
  ],
  redraw: () => [
    fight(
      { dark: { faceUp: ['Watto'] }, light: { faceUp: ['EB-P9', 'DM-45'], deck: ['Rabé'] } },
      { plan: ['Watto'] },
      { plan: ['DM-45', 'EB-P9'] },
    ),
    'light',
  ],
  replace: () => [
    fight(
      { dark: { faceUp: [MAUL, 'Blaster'], hand: ['DF-51'], deck: ['DF-51'] }, light: { faceUp: ['Rabé'] } },
      { brings: ['DF-51'], plan: ['DF-51', 'Blaster', MAUL] },
      { plan: ['Rabé'] },
    ),
    'dark',
  ],
  switch: () => [
    fight(
      {
        dark: { faceUp: ['Watto', 'Sith Lightsaber', MAUL], hand: ['DF-45'], deck: ['DF-51', 'DF-51'] },
        light: { faceUp: ['DM-4', 'DM-45'], deck: ['DM-10', 'Rabé'] },
      },
      { brings: ['DF-45'], plan: ['DF-45', 'Sith Lightsaber', MAUL, 'Watto'] },
      { plan: ['DM-45', 'DM-4'] },
    ),
    'dark',
  ],
  'call-tie': () => [
    fight(
      { dark: { faceUp: ['V2-JC-74'], hand: ['Watto', 'Gragra'] }, light: { faceUp: ['Yoda'] } },
      { plan: ['V2-JC-74'] },
      { plan: ['Yoda'] },
    ),
    'dark',
  ],
  // No two cards of today's groups can be meant by such a Battle card: the question is put up by hand.
  'give-up': () => {
    const game = fight(
      {
        dark: { faceUp: ['BL-83', 'JC-92'], hand: ['DF-49'] },
        light: { faceUp: ['JC-7', 'JC-40'], deck: ['RF-D6'] },
      },
      { brings: ['DF-49'], plan: ['DF-49', 'BL-83', 'JC-92'] },
      { plan: ['JC-40', 'JC-7'] },
    )
    game.state = { ...game.state, questions: [{ id: 'd99', side: 'dark', kind: 'give-up' }] }
    return [game, 'dark']
  },
  'defeat-text': () => [
    fight(
      { dark: { faceUp: ['BP-38'] }, light: { faceUp: ['R2-D2'], race: { pile: ['Rabé'] } } },
      { plan: ['BP-38'] },
      { plan: ['R2-D2'] },
    ),
    'dark',
  ],
  'forced-discard': () => [
    fight(
      { dark: { faceUp: ['BP-37'] }, light: { faceUp: ['R2-D2'], hand: ['Yoda', 'Rabé'] } },
      { plan: ['BP-37'] },
      { plan: ['R2-D2'] },
    ),
    'light',
  ],

  substitute: () => {
    const game = position({
      step: 'duel',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'] },
      light: { faceUp: ['Yoda', 'Qui-Gon Jinn'] },
    })
    game.dark.duels(MAUL, 'Sith Lightsaber', 'Yoda')
    return [game, 'light']
  },
  'name-numbers': () => [duel([], [], 'V1-JC-21'), 'light'],
  'duel-weapon': () => {
    const game = position({
      step: 'duel',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'] },
      light: { faceUp: ['Yoda', 'DM-35'] },
    })
    game.dark.duels(MAUL, 'Sith Lightsaber', 'Yoda')
    return [game, 'light']
  },
  attack: () => [duel(['DF-51', 'RF-D8'], []), 'dark'],
  block: () => {
    const game = duel(['DM-92'], ['DM-10'])
    game.dark.attacks('DM-92')
    return [game, 'light']
  },
  'dueling-text': () => {
    const game = duel(['DF-46'], [])
    game.dark.attacks('DF-46')
    game.light.blocks(null)
    return [game, 'dark']
  },
}
