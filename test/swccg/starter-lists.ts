/** Whole games of the two starter decks. */
import type { Answer, Decision, DeckList, GameEvent, Step } from '../../src/contract/index.ts'
import { isRefusal } from '../../src/contract/index.ts'
import { starterDecks } from '../../src/games/swccg/decks/starter-decks.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import type { Side } from '../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../src/games/swccg/state/game-state.ts'
import { randomAnswer } from '../../src/kit/decisions/shapes.ts'

const listOf = (side: Side): DeckList => starterDecks.find(({ seat }) => seat === side)?.list ?? []

/** The starter deck of each side. */
export const STARTERS: Readonly<Record<Side, DeckList>> = { dark: listOf('dark'), light: listOf('light') }

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

/** Returns the step of an answer. @throws if it is refused */
export function played(state: State, seat: Side, answer: Answer): Step<State> {
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

const WHOLE_GAME = 20_000

function playing(seed: number, most: number, visit: (move: Visited) => void, rules: Readonly<Record<string, string>>) {
  const random = numbers(seed)
  let { state } = begun(`game-${seed}`, rules)
  for (let moves = 0; moves < most; moves++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(random() * open.length)]
    if (decision === undefined) return state
    const answer = randomAnswer(decision, random)
    const { state: after, events } = played(state, decision.seat, answer)
    visit({ before: state, after, decision, answer, events })
    state = after
  }
  return state
}

/** Plays random answers to the end. @param visit sees every move */
export function playedOut(
  seed: number,
  visit: (move: Visited) => void,
  rules: Readonly<Record<string, string>> = {},
): State {
  const state = playing(seed, WHOLE_GAME, visit, rules)
  if (state.outcome === null) throw new Error('the game does not end')
  return state
}

/** Plays this many random answers from the beginning. @param visit sees every move */
export const playedOn = (seed: number, moves: number, visit: (move: Visited) => void): State =>
  playing(seed, moves, visit, {})
