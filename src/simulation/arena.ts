/**
 * The arena: two opponents play pairs of games, with the same decks and shuffles and their sides swapped. Both games of a
 * pair count as one observation, because side and shuffle decide much.
 */
import { type Answer, type Decision, type DeckList, type GameEvent, isRefusal, type Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { deviationOf, meanOf } from '../kit/search/samples.ts'
import { bySeat } from '../kit/seats/seats.ts'
import { type OpponentLevel, opponentAnswer } from '../opponents/levels.ts'
import { OpponentMemory } from '../opponents/memory.ts'
import { seededNumbers } from './simulate.ts'
import { studentT } from './student.ts'

/** The terms of an arena. */
export interface ArenaRequest {
  readonly a: OpponentLevel
  readonly b: OpponentLevel
  readonly format: string
  readonly seed: string
  readonly pairs: number
  readonly playouts?: number
  /** Whether a search needs a clear gain to leave the policy's answer; true when absent. */
  readonly margin?: boolean
  readonly deckFor: (seat: Seat, random: () => number) => DeckList
}

/** A game of a pair. */
export interface ArenaGame {
  readonly sideOfA: Seat
  readonly winner: 'a' | 'b' | null
  readonly end: string
}

/** A pair of games, as it is written to a file. */
export interface ArenaPair {
  readonly pair: number
  readonly games: readonly ArenaGame[]
  /** A's share of the two games; a tie counts half. */
  readonly score: number
  readonly thought: Thought
}

/** The searches of a pair, and what they took. */
interface Thought {
  /** The milliseconds of each search. */
  readonly ms: readonly number[]
  readonly searches: number
  readonly changed: number
  readonly playouts: number
  readonly failed: number
  readonly cut: number
}

/** The result of an arena. */
export interface ArenaReport {
  readonly winsA: number
  readonly winsB: number
  readonly ties: number
  readonly pairs: number
  /** A's share of all games, in per cent, with its interval at 95 % and the deviation of a pair. */
  readonly score: number
  readonly interval: readonly [number, number]
  readonly sd: number
  readonly bySide: Readonly<Record<Seat, { readonly games: number; readonly winsA: number }>>
  readonly ends: Readonly<Record<string, number>>
  readonly searches: number
  readonly changed: number
  readonly playouts: number
  readonly failed: number
  readonly cut: number
  readonly msMedian: number
  readonly ms95: number
  readonly msMost: number
}

/** A search that takes longer, in milliseconds, answers with what it has. */
const MOST_MS = 5_000

/** More answers than any game has. */
const MOST_ANSWERS = 20_000

/** Plays one pair: A plays each seat once. */
export function playPair(game: AnyGame, request: ArenaRequest, pair: number): ArenaPair {
  const seed = `${request.seed}/${pair}`
  const random = seededNumbers(seed)
  const lists = bySeat(game.seats, (seat) => request.deckFor(seat, random))
  const thoughts: ThoughtTally[] = []
  const games = game.seats.map((sideOfA): ArenaGame => {
    const thinking = new ThoughtTally()
    thoughts.push(thinking)
    const outcome = playGame(game, request, lists, seed, sideOfA, thinking)
    const winner = outcome.winner === null ? null : outcome.winner === sideOfA ? 'a' : 'b'
    return { sideOfA, winner, end: outcome.kind }
  })
  const points: number[] = games.map(({ winner }) => (winner === null ? 0.5 : Number(winner === 'a')))
  const sum = (of: 'searches' | 'changed' | 'playouts' | 'failed' | 'cut') =>
    thoughts.reduce((all, one) => all + one[of], 0)
  const thought = {
    ms: thoughts.flatMap(({ ms }) => ms),
    searches: sum('searches'),
    changed: sum('changed'),
    playouts: sum('playouts'),
    failed: sum('failed'),
    cut: sum('cut'),
  }
  return { pair, games, score: meanOf(points), thought }
}

/** Adds up the searches of a game. */
class ThoughtTally {
  readonly ms: number[] = []
  searches = 0
  changed = 0
  playouts = 0
  failed = 0
  cut = 0

  /** Asks an opponent for its answer. */
  ask(game: AnyGame, job: Parameters<typeof opponentAnswer>[1]): Answer {
    const start = performance.now()
    const choice = opponentAnswer(game, job, () => performance.now() - start > MOST_MS)
    if (choice.playouts === 0) return choice.answer
    this.ms.push(Math.round((performance.now() - start) * 10) / 10)
    this.searches += 1
    this.changed += Number(choice.from === 'search')
    this.playouts += choice.playouts
    this.failed += choice.failed
    this.cut += Number(choice.cut)
    return choice.answer
  }
}

function playGame(
  game: AnyGame,
  { a, b, format, playouts, margin }: ArenaRequest,
  lists: Readonly<Record<Seat, DeckList>>,
  seed: string,
  sideOfA: Seat,
  thinking: ThoughtTally,
): { readonly winner: Seat | null; readonly kind: string } {
  const levels = bySeat(game.seats, (seat) => (seat === sideOfA ? a : b))
  const tuned = { ...(playouts === undefined ? {} : { playouts }), ...(margin === undefined ? {} : { margin }) }
  const begun = game.setup({ format }, lists, seed)
  let { state } = begun
  // An opponent that only follows the policy needs no memory.
  const memories = bySeat(game.seats, (seat) =>
    levels[seat] === 'fair'
      ? null
      : new OpponentMemory(game, { seat, deck: lists[seat] ?? [], terms: { format }, decks: game.decks() }),
  )
  const tell = (events: readonly GameEvent[]) => {
    for (const memory of Object.values(memories)) memory?.add(events, state)
  }
  tell(begun.events)
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const outcome = game.outcome(state)
    if (outcome !== null) return outcome
    const [decision] = game.decisions(state) as readonly Decision[]
    if (decision === undefined) throw new Error('nobody is asked, and the game is not over')
    const { seat } = decision
    const level = levels[seat] ?? 'fair'
    const job = memories[seat]?.jobFor(state, decision, level, seed) ?? {
      ...{ game: game.id, level, view: game.view(state, seat), decision, known: {}, seed },
    }
    const answer = thinking.ask(game, { ...job, ...tuned })
    const step = game.play(state, seat, [answer])
    if (isRefusal(step)) throw new Error(`${level} was refused: ${step.refused}`)
    state = step.state
    tell(step.events)
  }
  throw new Error('a game of the arena did not end')
}

const percent = (share: number): number => Math.round(share * 1000) / 10

/** Returns the result of these pairs. */
export function arenaReport(seats: readonly Seat[], pairs: readonly ArenaPair[]): ArenaReport {
  const games = pairs.flatMap((pair) => pair.games)
  const won = (by: 'a' | 'b' | null, of = games) => of.filter(({ winner }) => winner === by).length
  const scores = pairs.map(({ score }) => score)
  const score = meanOf(scores)
  const sd = deviationOf(scores)
  // One pair tells nothing of the deviation.
  const reach = pairs.length < 2 ? 1 : (studentT(pairs.length - 1) * sd) / Math.sqrt(pairs.length)
  const ends: Record<string, number> = {}
  for (const { end } of games) ends[end] = (ends[end] ?? 0) + 1
  const ms = pairs.flatMap(({ thought }) => thought.ms).sort((one, other) => one - other)
  const at = (share: number) => ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0
  const sum = (of: 'searches' | 'changed' | 'playouts' | 'failed' | 'cut') =>
    pairs.reduce((all, { thought }) => all + thought[of], 0)
  return {
    winsA: won('a'),
    winsB: won('b'),
    ties: won(null),
    pairs: pairs.length,
    score: percent(score),
    interval: [percent(Math.max(0, score - reach)), percent(Math.min(1, score + reach))],
    sd: Math.round(sd * 1000) / 1000,
    bySide: bySeat(seats, (seat) => {
      const own = games.filter(({ sideOfA }) => sideOfA === seat)
      return { games: own.length, winsA: won('a', own) }
    }),
    ends,
    searches: sum('searches'),
    changed: sum('changed'),
    playouts: sum('playouts'),
    failed: sum('failed'),
    cut: sum('cut'),
    msMedian: at(0.5),
    ms95: at(0.95),
    msMost: ms.at(-1) ?? 0,
  }
}
