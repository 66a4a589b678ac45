/** Plays whole games with an engine alone and collects statistics. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import {
  type Answer,
  type AskedQuestion,
  type Decision,
  type DeckList,
  type Game,
  type GameEvent,
  isRefusal,
  type Outcome,
  type Reply,
  type Seat,
  type StandingOrder,
} from '../contract/index.ts'
import type { ChosenRules } from '../kit/library/rule-choices.ts'
import { ordersOfDeck } from '../kit/orders/deck-orders.ts'
import { bySeat } from '../kit/seats/seats.ts'
import { handovers } from '../kit/study/handovers.ts'
import { type WinnersReport, WinnerTally } from './winners.ts'

/**
 * The standing orders of simulated players:
 * - `none`: every question is asked
 * - `deck`: those that a deck has by itself, with which every match begins
 * - `lossless`: those, and all that give up nothing
 * - `all`: those, and every other one that they can set
 */
export const SIMULATED_ORDERS = ['none', 'deck', 'lossless', 'all'] as const
/** The standing orders of simulated players. */
export type SimulatedOrders = (typeof SIMULATED_ORDERS)[number]

/** The game, rules and number of games of a simulation. */
export interface SimulationRequest<Side extends Seat = Seat> {
  readonly games: number
  readonly seed: string
  readonly format: string
  /** The rules; default: the game's default rules. */
  readonly rules?: ChosenRules
  /** Which standing orders both players have. */
  readonly orders: SimulatedOrders
  readonly player: 'random' | 'practice' | 'mixed'
  /** Returns the deck of a seat for each game; default: one of the game's ready-made decks by chance. */
  readonly deckFor?: (seat: Side, random: () => number) => DeckList
  /** Called after each complete turn. */
  readonly onTurn?: (turn: SimulatedTurn) => void
  /** Called after each move with its events, for the checks of a test. */
  readonly onMove?: (move: SimulatedMove<Side>) => void
}

/** A move of a simulated game, with the state before and after it, and its events. */
export interface SimulatedMove<Side extends Seat = Seat> {
  readonly game: number
  readonly before: unknown
  readonly after: unknown
  readonly decision: Decision<Side>
  readonly answer: Exclude<Reply, 'ask'>
  readonly events: readonly GameEvent[]
}

/** A complete turn of a simulated game. */
export interface SimulatedTurn {
  readonly game: number
  readonly kind: string
  readonly handoffs: number
  readonly events: readonly GameEvent[]
  readonly asked: readonly AskedQuestion[]
}

/** Hand-overs of one kind of turn: the number of such turns, and how many took each number of hand-overs. */
export interface TurnTally {
  turns: number
  handoffs: number
  /** The number of turns by their number of hand-overs. */
  counts: Record<string, number>
}

/** The statistics of a simulation. */
export interface SimulationReport {
  readonly game: string
  readonly format: string
  readonly rules: ChosenRules
  readonly games: number
  readonly finished: number
  readonly illegal: number
  readonly moves: number
  readonly turns: number
  readonly handoffs: {
    readonly perGame: number
    /** The mean of the complete turns. */
    readonly perTurn: number
    readonly setUp: number
    readonly byKind: Record<string, TurnTally>
  }
  /** Questions to the person in each seat, per game. */
  readonly questions: Record<Seat, number>
  /** The count of each type of fact. */
  readonly events: Record<string, number>
  /** The count of each step that the rules can take, for games that report it. */
  readonly effects: Record<string, number>
  readonly outcomes: Record<string, number>
  readonly winners: WinnersReport
  /** Chances that were passed in silence, per game, and the time that the engine took for one. */
  readonly silences: number
  readonly microsPerSilence: number
  readonly msPerGame: number
  readonly microsPerMove: number
}

/** More moves than any real game has: a game that reaches it doesn't end. */
const MOST_MOVES = 20_000

/** Plays whole games from a seed and returns their statistics. */
export function simulate<S, V, Side extends Seat>(
  game: Game<S, V, Side>,
  request: SimulationRequest<Side>,
): SimulationReport {
  const random = seededNumbers(request.seed)
  const tally: Record<string, TurnTally> = {}
  const questions: Record<Seat, number> = Object.fromEntries(game.seats.map((seat) => [seat, 0]))
  const events: Record<string, number> = {}
  const effects: Record<string, number> = Object.fromEntries(
    (game.statistics?.effects?.names ?? []).map((name) => [name, 0]),
  )
  const outcomes: Record<string, number> = {}
  const winners = new WinnerTally(game.seats)
  const sum = { finished: 0, illegal: 0, moves: 0, turns: 0, handoffs: 0, setUp: 0, silences: 0, silentMs: 0 }
  const start = performance.now()
  for (let number = 0; number < request.games; number++) {
    const played = playOne(game, request, number, random)
    sum.moves += played.moves
    sum.turns += played.turns.length
    sum.illegal += played.illegal
    sum.silences += played.silent.count
    sum.silentMs += played.silent.ms
    sum.setUp += played.setUp.handoffs
    sum.handoffs += played.setUp.handoffs
    for (const turn of played.turns) {
      sum.handoffs += turn.handoffs
      if (!turn.complete) continue
      addTurn(tally, turn)
      request.onTurn?.({ game: number, ...turn })
    }
    for (const part of [played.setUp, ...played.turns]) {
      for (const { type } of part.events) add(events, type)
      for (const { decision, byOrder } of part.asked) if (!byOrder) add(questions, decision.seat)
      for (const name of game.statistics?.effects?.of(part.events, part.asked) ?? []) add(effects, name)
    }
    if (played.outcome === null) continue
    sum.finished += 1
    add(outcomes, played.outcome.kind)
    winners.add(played.outcome, played.decks)
  }
  const ms = performance.now() - start
  const ended = Object.values(tally)
  const total = (of: 'turns' | 'handoffs') => ended.reduce((all, row) => all + row[of], 0)
  return {
    game: game.id,
    format: request.format,
    rules: request.rules ?? {},
    games: request.games,
    finished: sum.finished,
    illegal: sum.illegal,
    moves: sum.moves,
    turns: sum.turns,
    handoffs: {
      perGame: sum.handoffs / request.games,
      perTurn: total('handoffs') / Math.max(1, total('turns')),
      setUp: sum.setUp / request.games,
      byKind: tally,
    },
    questions: Object.fromEntries(Object.entries(questions).map(([seat, count]) => [seat, count / request.games])),
    events,
    effects,
    outcomes,
    winners: winners.report,
    silences: sum.silences / request.games,
    microsPerSilence: (sum.silentMs * 1000) / Math.max(1, sum.silences),
    msPerGame: ms / request.games,
    microsPerMove: (ms * 1000) / Math.max(1, sum.moves),
  }
}

const add = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}

/** The events of a turn, or those before the first. */
interface Part {
  readonly handoffs: number
  readonly events: readonly GameEvent[]
  readonly asked: readonly AskedQuestion[]
}

interface PlayedTurn extends Part {
  readonly kind: string
  /** False for the turn in which the game ended. */
  readonly complete: boolean
}

interface PlayedGame {
  readonly moves: number
  readonly illegal: number
  readonly silent: Silent
  readonly setUp: Part
  readonly turns: readonly PlayedTurn[]
  readonly outcome: Pick<Outcome, 'kind' | 'winner'> | null
  /** The name of each seat's deck. */
  readonly decks: Readonly<Record<Seat, string>>
}

/** An accepted answer, with its consequences. */
interface AnswerEffect {
  readonly asked: AskedQuestion
  readonly events: readonly GameEvent[]
}

/** Divides a game into turns while it runs. */
class Tally<S, V, Side extends Seat> {
  setUp: Part = { handoffs: 0, events: [], asked: [] }
  readonly turns: PlayedTurn[] = []
  readonly #game: Game<S, V, Side>
  #started = false
  #events: GameEvent[] = []
  #asked: AskedQuestion[] = []
  #handoffs = 0

  constructor(game: Game<S, V, Side>) {
    this.#game = game
  }

  #begins = (fact: GameEvent): boolean => this.#game.statistics?.startsTurn(fact) === true

  /** Adds the consequences of one answer; the hand-over belongs to its last turn, which called the opponent. */
  note(taken: readonly AnswerEffect[], caused: number): void {
    let left = taken.reduce((sum, { events }) => sum + events.filter(this.#begins).length, 0)
    if (left === 0) this.#handoffs += caused
    for (const { asked, events } of taken) {
      this.#asked.push(asked)
      for (const fact of events) {
        if (this.#begins(fact)) {
          left -= 1
          if (left === 0) this.#handoffs += caused
          this.close(true)
        }
        this.#events.push(fact)
      }
    }
  }

  begin(events: readonly GameEvent[]): void {
    for (const fact of events) {
      if (this.#begins(fact)) this.close(true)
      this.#events.push(fact)
    }
  }

  close(complete: boolean): void {
    const part: Part = { handoffs: this.#handoffs, events: this.#events, asked: this.#asked }
    if (this.#started) {
      const kind = this.#game.statistics?.kindsOfTurn(this.#events, this.#asked).join(', ') ?? 'game'
      this.turns.push({ ...part, kind, complete })
    } else this.setUp = part
    this.#started = true
    this.#events = []
    this.#asked = []
    this.#handoffs = 0
  }
}

/** Counts the calls of a game. A silence calls nobody: the game still waits for the seats that it called before. */
class Calls<S, V, Side extends Seat> {
  waiting: readonly Seat[] = []
  #since: AnswerEffect[] = []
  readonly #tally: Tally<S, V, Side>
  readonly #isOver: () => boolean

  constructor(tally: Tally<S, V, Side>, isOver: () => boolean) {
    this.#tally = tally
    this.#isOver = isOver
  }

  /** Adds answers, and the seats that are called now. */
  add(now: readonly Seat[], ...taken: readonly AnswerEffect[]): void {
    this.#since.push(...taken)
    if (now.length === 0 && !this.#isOver()) return
    this.#tally.note(this.#since, handovers(this.waiting, now))
    this.#since = []
    this.waiting = now
  }

  end(): void {
    this.#tally.note(this.#since, 0)
  }
}

/** Chances that were passed in silence, and the time of the engine for them. */
interface Silent {
  count: number
  ms: number
}

/** Whether an answer is the silence of its decision: nobody is called for it. */
const isSilence = ({ silence }: Decision, { exit, choose = [] }: Answer): boolean =>
  silence !== undefined && silence.exit === exit && choose.length === (silence.choose?.length ?? 0)

/** Plays an answer; one that is a silence is counted and timed. */
function timed<R>(silent: Silent, decision: Decision, answer: Answer, play: () => R): R {
  if (!isSilence(decision, answer)) return play()
  const start = performance.now()
  const result = play()
  silent.count += 1
  silent.ms += performance.now() - start
  return result
}

function playOne<S, V, Side extends Seat>(
  game: Game<S, V, Side>,
  request: SimulationRequest<Side>,
  number: number,
  random: () => number,
): PlayedGame {
  const { format, rules = {} } = request
  const decks = pickDecks(game, request, random)
  const lists = bySeat(game.seats, (seat) => decks[seat].list)
  const start = game.setup({ format, rules }, lists, `${request.seed}/${number}`)
  let { state } = start
  let [moves, illegal] = [0, 0]
  const silent: Silent = { count: 0, ms: 0 }
  const tally = new Tally(game)
  tally.begin(start.events)
  const standing = ordersOfDecks(game, request, state, lists)
  const kept: KeptOrders = new Map([...standing].map(([seat, orders]) => [seat, new Set(orders.keys())]))

  /** Sends one answer; null if it was refused. */
  const hand = (decision: Decision<Side>, answer: Answer, byOrder: boolean): AnswerEffect | null => {
    const result = timed(silent, decision, answer, () => game.play(state, decision.seat, [answer]))
    if (isRefusal(result)) return null
    request.onMove?.({ game: number, before: state, after: result.state, decision, answer, events: result.events })
    state = result.state
    moves += 1
    return { asked: { decision, answer, byOrder }, events: result.events }
  }

  /** Gives the answers of standing orders; sets new orders whenever the game offers any. */
  const obey = (): AnswerEffect[] => {
    const taken: AnswerEffect[] = []
    for (;;) {
      setOrders(game, request, state, standing, kept)
      const obeyed = game.decisions(state).map((decision) => {
        const laid = [...(standing.get(decision.seat)?.values() ?? [])]
        const reply = laid.length === 0 ? 'ask' : game.obey(game.view(state, decision.seat), decision, laid)
        return reply === 'ask' ? null : { decision, reply }
      })
      const next = obeyed.find((entry) => entry !== null)
      const more = next == null ? null : hand(next.decision, next.reply, true)
      if (more === null) return taken
      taken.push(more)
    }
  }

  const calls = new Calls(tally, () => game.outcome(state) !== null)

  // Nobody has been called before the orders have answered.
  tally.note(obey(), 0)
  calls.waiting = game.calls(state, 'spectator')
  while (game.outcome(state) === null && moves < MOST_MOVES) {
    const already = obey()
    if (already.length > 0) {
      calls.add(game.calls(state, 'spectator'), ...already)
      continue
    }
    const open = game.decisions(state)
    const decision = open[Math.floor(random() * open.length)] as Decision<Side>
    const answer = reply(game, request.player, state, decision, random)
    const silently = isSilence(decision, answer)
    // A player with an answer in the place of a silence has stopped there, and was called.
    if (decision.silence !== undefined && !silently) calls.add([decision.seat])
    const first = hand(decision, answer, silently)
    if (first === null) {
      illegal += 1
      break
    }
    const followed = obey()
    calls.add(game.calls(state, 'spectator'), first, ...followed)
  }
  calls.end()
  tally.close(false)
  const outcome = game.outcome(state)
  return {
    moves,
    illegal,
    silent,
    setUp: tally.setUp,
    turns: tally.turns,
    outcome,
    decks: bySeat(game.seats, (seat) => decks[seat].name),
  }
}

/** The names of the orders that a seat has from its deck: they stay as they are. */
type KeptOrders = ReadonlyMap<Seat, ReadonlySet<string>>

const nameOf = ({ kind, key }: Pick<StandingOrder, 'kind' | 'key'>): string => `${kind}/${key}`

/** The orders with which the players begin: those of their decks, unless they have none. */
function ordersOfDecks<S, V, Side extends Seat>(
  game: Game<S, V, Side>,
  { orders, format }: SimulationRequest<Side>,
  state: S,
  decks: Readonly<Record<Side, DeckList>>,
): ReadonlyMap<Seat, Map<string, StandingOrder>> {
  const standing = new Map<Seat, Map<string, StandingOrder>>(game.seats.map((seat) => [seat, new Map()]))
  for (const seat of orders === 'none' ? [] : game.seats)
    for (const order of ordersOfDeck(game, state, seat, { list: decks[seat], format }))
      standing.get(seat)?.set(nameOf(order), order)
  return standing
}

/** Sets every order that the players set and that is offered now. */
function setOrders<S, V, Side extends Seat>(
  game: Game<S, V, Side>,
  { orders }: SimulationRequest<Side>,
  state: S,
  standing: ReadonlyMap<Seat, Map<string, StandingOrder>>,
  kept: KeptOrders,
): void {
  if (orders === 'none' || orders === 'deck') return
  for (const seat of game.seats)
    for (const order of game.statistics?.fullOrders(game.view(state, seat), seat) ?? []) {
      const wanted = orders === 'all' || game.statistics?.lossless?.includes(order.kind) === true
      if (wanted && kept.get(seat)?.has(nameOf(order)) !== true) standing.get(seat)?.set(nameOf(order), order)
    }
}

function reply<S, V, Side extends Seat>(
  game: Game<S, V, Side>,
  player: SimulationRequest['player'],
  state: S,
  decision: Decision<Side>,
  random: () => number,
): Exclude<Reply, 'ask'> {
  const view = game.view(state, decision.seat)
  const practised = player === 'practice' || (player === 'mixed' && random() < 0.5)
  const answer = practised
    ? game.policies.practice(view, decision, null)
    : game.policies.random(view, decision, { random })
  if (answer === 'ask') throw new Error(`${game.id}: a player must answer ${decision.kind}`)
  return answer
}

/** The list of a deck, and the name under which its games are counted. */
interface PickedDeck {
  readonly name: string
  readonly list: DeckList
}

function pickDecks<S, V, Side extends Seat>(
  game: Game<S, V, Side>,
  { format, deckFor }: SimulationRequest<Side>,
  random: () => number,
): Record<Side, PickedDeck> {
  const each = (of: (seat: Side) => PickedDeck) => bySeat(game.seats, of)
  if (deckFor !== undefined) return each((seat) => ({ name: `${seat}: random`, list: deckFor(seat, random) }))
  const decks = game.decks().filter((deck) => deck.format === format)
  return each((seat) => {
    const own = decks.filter((deck) => deck.seat === seat)
    const deck = own[Math.floor(random() * own.length)]
    return { name: `${seat}: ${deck?.name ?? 'none'}`, list: deck?.list ?? [] }
  })
}

function addTurn(tally: Record<string, TurnTally>, turn: Pick<PlayedTurn, 'kind' | 'handoffs'>): void {
  const row = tally[turn.kind] ?? { turns: 0, handoffs: 0, counts: {} }
  tally[turn.kind] = row
  row.turns += 1
  row.handoffs += turn.handoffs
  row.counts[turn.handoffs] = (row.counts[turn.handoffs] ?? 0) + 1
}

/** Returns numbers from 0 up to 1 for the players' choices; the games themselves have their own seeds. */
export function seededNumbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  const generator = xoroshiro128plus(state)
  return () => uniformFloat64(generator)
}
