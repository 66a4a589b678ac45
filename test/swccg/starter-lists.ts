/** The two starter decks, and the game put together for tests. */
import type { Answer, Decision, DeckList, Game, GameEvent, Step } from '../../src/contract/index.ts'
import { isRefusal } from '../../src/contract/index.ts'
import { cards } from '../../src/games/swccg/cards/index.ts'
import { playing } from '../../src/games/swccg/playing.ts'
import { ahead } from '../../src/games/swccg/policies/order-kinds.ts'
import { plainPlayer } from '../../src/games/swccg/policies/plain-player.ts'
import { safest } from '../../src/games/swccg/policies/safest-answer.ts'
import { scenarios } from '../../src/games/swccg/scenarios/index.ts'
import type { View } from '../../src/games/swccg/seen/player-view.ts'
import { cardOf, SIDES, type Side } from '../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../src/games/swccg/state/game-state.ts'
import { statistics } from '../../src/games/swccg/study/turn-kinds.ts'
import { randomAnswer } from '../../src/kit/decisions/shapes.ts'
import { plainCards, plainDecks, plainFacts, plainRules, plainSheet } from '../../src/kit/library/plain.ts'

const DARK =
  '1_288 8_157 8_158 8_159 8_165 8_166 9_149 9_150 2_103 8_96 8_100×3 8_101 8_102 8_114 9_98 9_101 9_107 9_108 9_112 1_300 2_155×3 7_308×3 9_164 9_165 9_167 9_170 9_171×2 9_175×3 8_170 8_171×2 8_174 1_312×2 2_158 7_322×2 9_177 9_181 8_118 9_121 9_126 1_241×2 1_251 2_132 2_135×2 7_250 8_136 9_139'
const LIGHT =
  '1_127 5_76 8_68 8_69 8_74 8_75 8_76 9_60 3_5 8_1 8_2 8_4 8_5 8_6 8_9×2 8_15 8_29 9_6 9_11 9_15×2 9_18 9_19 9_20 1_146×2 1_147 9_62×3 9_66×3 9_69 9_70 9_80×3 9_82 9_83 7_159×2 8_85×2 9_87×2 9_88 8_35 9_39 9_43 1_70×2 2_49×2 2_50 7_105 8_44 8_61 9_51'

const listed = (text: string): DeckList =>
  text.split(' ').map((entry) => {
    const [card = '', count = '1'] = entry.split('×')
    return { card, count: Number(count) }
  })

/** The starter deck of each side. */
export const STARTERS: Readonly<Record<Side, DeckList>> = { dark: listed(DARK), light: listed(LIGHT) }

/** The game with as much of a library as tests of the rules need. */
export const swccg: Game<State, View, Side> = {
  ...playing,
  id: 'swccg',
  version: '1',
  seats: SIDES,
  formats: ['starter'],
  ruleChoices: [],
  cards: plainCards(
    cards.map(({ id, side, type, title }) => plainFacts(id, side, type, title)),
    (id) => plainSheet(plainFacts(id, cardOf(id).side, cardOf(id).type, cardOf(id).title), '', ''),
  ),
  rulebook: plainRules('1 | Rules | Règles'),
  decks: () => plainDecks(SIDES, ['starter'], 'Starter', (side) => STARTERS[side]),
  checkDeck: () => [],
  policies: {
    safest,
    practice: plainPlayer,
    random: (_view, decision, { random }) => randomAnswer(decision, random),
  },
  ...ahead,
  statistics,
  scenarios,
}

/** Numbers from 0 up to 1 by a seed. */
function numbers(seed: number): () => number {
  let last = seed * 7919 + 1
  return () => {
    last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff
    return last / 0x80000000
  }
}

/** A new game of the two starter decks. */
export const begun = (seed: string, rules: Readonly<Record<string, string>> = {}): Step<State> =>
  swccg.setup({ format: 'starter', rules }, STARTERS, seed)

/** Plays an answer. @throws if it is refused */
function played(state: State, seat: Side, answer: Answer): Step<State> {
  const step = swccg.play(state, seat, [answer])
  if (isRefusal(step)) throw new Error(`${step.refused} ${JSON.stringify(answer)}`)
  return step
}

/** A move of a game that is played to its end. */
export interface Visited {
  readonly before: State
  readonly after: State
  readonly decision: Decision<Side>
  readonly answer: Answer
  readonly events: readonly GameEvent[]
}

/** Plays random answers to the end. @param visit sees every move */
export function playedOut(
  seed: number,
  visit: (move: Visited) => void,
  rules: Readonly<Record<string, string>> = {},
): State {
  const random = numbers(seed)
  let { state } = begun(`game-${seed}`, rules)
  for (let moves = 0; moves < 20_000; moves++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(random() * open.length)]
    if (decision === undefined) return state
    const answer = randomAnswer(decision, random)
    const { state: after, events } = played(state, decision.seat, answer)
    visit({ before: state, after, decision, answer, events })
    state = after
  }
  throw new Error('the game does not end')
}
