/** Positions of played games: each question with the view of the seat that is asked. */
import { type Answer, type Decision, type GameEvent, isRefusal } from '../../../src/contract/index.ts'
import { starterDecks } from '../../../src/games/swccg/decks/starter-decks.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'

/** A question that a seat is asked. */
export interface AskedAt {
  readonly state: State
  readonly decision: Decision<Side>
  readonly view: View
  /** All that has happened since the first question. */
  readonly facts: readonly GameEvent[]
  /** The answer to the question before. */
  readonly answered?: Answer
}

/** How a game is played: always as the practice opponent, or this often by chance. */
export interface Course {
  readonly seed: string
  readonly chance: number
  /** After this many answers the game is left. */
  readonly most: number
}

const MOST_SILENT = 0.8

/** Plays a game with the starter decks, and shows every question before it is answered. */
export function playGame({ seed, chance, most }: Course, look: (asked: AskedAt) => void): void {
  const next = seededNumbers(seed)
  const listOf = (side: Side) => starterDecks.find(({ seat }) => seat === side)!.list
  let { state } = swccg.setup({ format: 'starter' }, { dark: listOf('dark'), light: listOf('light') }, seed)
  let answered: Answer | undefined
  let facts: readonly GameEvent[] = []
  for (let answers = 0; answers < most; answers++) {
    const [decision] = swccg.decisions(state)
    if (decision === undefined) return
    const view = viewOf(state, decision.seat)
    look({ state, decision, view, facts, ...(answered === undefined ? {} : { answered }) })
    answered = answerTo(view, decision, chance, next)
    const step = swccg.play(state, decision.seat, [answered])
    if (isRefusal(step)) throw new Error(`refused: ${JSON.stringify(step)}`)
    state = step.state
    facts = [...facts, ...step.events]
  }
}

/** Silences are mostly kept, so that games go on. */
function answerTo(view: View, decision: Decision<Side>, chance: number, next: () => number): Answer {
  const silent = decision.silence !== undefined && next() < MOST_SILENT
  return next() < chance && !silent ? randomAnswer(decision, next) : practice(view, decision)
}

// ---------------------------------------------------------------- games that many files look at

/** The games that files share: careful ones nearly as the practice opponent plays, and wild ones. */
const SHARED = { careful: 0.1, wild: 0.3 } as const

/** The shared games that a file looks at, from the first one on. */
export interface Shared {
  readonly careful?: number
  readonly wild?: number
  /** The questions at the beginning of each game; default: all of it. */
  readonly most?: number
}

const LONGEST = 600
const kept = new Map<string, readonly AskedAt[]>()

/**
 * Shows every question of shared games. A worker plays each of them once for all of its files, since one takes a second
 * or two and keeps ten megabytes. Positions are frozen, so that no file changes those of another one.
 */
export function lookAtShared({ careful = 0, wild = 0, most = LONGEST }: Shared, look: (asked: AskedAt) => void): void {
  for (const [kind, count] of [['careful', careful] as const, ['wild', wild] as const])
    for (let game = 0; game < count; game++) sharedGame(kind, game).slice(0, most).forEach(look)
}

function sharedGame(kind: keyof typeof SHARED, game: number): readonly AskedAt[] {
  const seed = `${kind} ${game}`
  const known = kept.get(seed)
  if (known !== undefined) return known
  const asked: AskedAt[] = []
  playGame({ seed, chance: SHARED[kind], most: LONGEST }, (one) => asked.push(one))
  // A copy: states lead to the texts of cards, which others look at through proxies that can't be frozen.
  const copied = frozen(structuredClone(asked))
  kept.set(seed, copied)
  return copied
}

/** Freezes a value with all that it leads to. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
