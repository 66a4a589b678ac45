/** Plays whole games through an engine without anything around it, and counts. */

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import {
  type Decision,
  type DeckList,
  type Game,
  type GameEvent,
  isRefusal,
  type Reply,
  type Seat,
  type StandingOrder,
} from '../games/game.ts'
import type { Rules } from '../games/rule-choices.ts'
import { handovers } from '../matches/handovers.ts'

export interface SimulationRequest {
  readonly games: number
  readonly seed: string
  readonly format: string
  /** Default: as the game is played where nothing was chosen. */
  readonly rules?: Rules
  /** Both players lay down every standing order they can. */
  readonly orders: boolean
  readonly player: 'random' | 'practice' | 'mixed'
  /** Called after each move with what happened, for checks that belong to a test. */
  readonly onMove?: (move: SimulatedMove) => void
}

export interface SimulatedMove {
  readonly game: number
  readonly before: unknown
  readonly after: unknown
  readonly decision: Decision
  readonly answer: Exclude<Reply, 'ask'>
  readonly events: readonly GameEvent[]
}

/** Hand-overs of one kind of turn: how many such turns there were, and how many cost how much. */
export interface TurnTally {
  turns: number
  handoffs: number
  /** Hand-overs of a turn → number of such turns. */
  counts: Record<string, number>
}

export interface SimulationReport {
  readonly game: string
  readonly format: string
  readonly rules: Rules
  readonly games: number
  readonly finished: number
  readonly illegal: number
  readonly moves: number
  readonly turns: number
  readonly handoffs: { readonly perGame: number; readonly setUp: number; readonly byKind: Record<string, TurnTally> }
  readonly outcomes: Record<string, number>
  readonly msPerGame: number
  readonly microsPerMove: number
}

/** More moves than any real game has: reaching it means that a game doesn't end. */
const MOST_MOVES = 20_000

export function simulate<S, V>(game: Game<S, V>, request: SimulationRequest): SimulationReport {
  const random = seededNumbers(request.seed)
  const tally: Record<string, TurnTally> = {}
  const outcomes: Record<string, number> = {}
  const sum = { finished: 0, illegal: 0, moves: 0, turns: 0, handoffs: 0, setUp: 0 }
  const start = performance.now()
  for (let number = 0; number < request.games; number++) {
    const played = playOne(game, request, number, random)
    sum.moves += played.moves
    sum.turns += played.turns.length
    sum.illegal += played.illegal
    sum.setUp += played.setUp
    sum.handoffs += played.setUp
    for (const turn of played.turns) {
      sum.handoffs += turn.handoffs
      if (turn.complete) addTurn(tally, turn)
    }
    if (played.outcome === null) continue
    sum.finished += 1
    outcomes[played.outcome] = (outcomes[played.outcome] ?? 0) + 1
  }
  const ms = performance.now() - start
  return {
    game: game.id,
    format: request.format,
    rules: request.rules ?? {},
    games: request.games,
    finished: sum.finished,
    illegal: sum.illegal,
    moves: sum.moves,
    turns: sum.turns,
    handoffs: { perGame: sum.handoffs / request.games, setUp: sum.setUp / request.games, byKind: tally },
    outcomes,
    msPerGame: ms / request.games,
    microsPerMove: (ms * 1000) / Math.max(1, sum.moves),
  }
}

interface PlayedTurn {
  readonly kind: string
  readonly handoffs: number
  /** False for the turn in which the game ended. */
  readonly complete: boolean
}

interface PlayedGame {
  readonly moves: number
  readonly illegal: number
  readonly setUp: number
  readonly turns: readonly PlayedTurn[]
  readonly outcome: string | null
}

function playOne<S, V>(game: Game<S, V>, request: SimulationRequest, number: number, random: () => number): PlayedGame {
  let { state, events } = game.setup(
    { format: request.format, rules: request.rules ?? {} },
    pickDecks(game, request.format, random),
    `${request.seed}/${number}`,
  )
  const turns: PlayedTurn[] = []
  let inTurn: GameEvent[] = []
  let handoffs = 0
  let setUp = 0
  let started = false
  let moves = 0
  let illegal = 0
  const standing = new Map<Seat, Map<string, StandingOrder>>(game.seats.map((seat) => [seat, new Map()]))

  /** Adds facts and closes each turn that ended; a hand-over belongs to the last of them, which called the other. */
  const note = (facts: readonly GameEvent[], caused: number): void => {
    const last = facts.findLastIndex((fact) => game.statistics?.startsTurn(fact) === true)
    if (last < 0) handoffs += caused
    facts.forEach((fact, at) => {
      if (game.statistics?.startsTurn(fact) !== true) {
        inTurn.push(fact)
        return
      }
      if (at === last) handoffs += caused
      if (started) turns.push({ kind: game.statistics.kindOfTurn(inTurn), handoffs, complete: true })
      else setUp = handoffs
      started = true
      handoffs = 0
      inTurn = [fact]
    })
  }

  /** One answer, handed in; false when it was refused. */
  const hand = (decision: Decision, answer: Exclude<Reply, 'ask'>): GameEvent[] | null => {
    const result = game.play(state, decision.seat, [answer])
    if (isRefusal(result)) return null
    request.onMove?.({ game: number, before: state, after: result.state, decision, answer, events: result.events })
    state = result.state
    moves += 1
    return [...result.events]
  }

  /** Answers that standing orders give by themselves. */
  const obey = (): GameEvent[] => {
    const facts: GameEvent[] = []
    for (;;) {
      const obeyed = game.decisions(state).map((decision) => {
        const reply = game.obey(game.view(state, decision.seat), decision, [
          ...(standing.get(decision.seat)?.values() ?? []),
        ])
        return reply === 'ask' ? null : { decision, reply }
      })
      const next = obeyed.find((entry) => entry !== null)
      if (next === undefined || next === null) return facts
      const more = hand(next.decision, next.reply)
      if (more === null) return facts
      facts.push(...more)
    }
  }

  const layOrders = (): void => {
    if (!request.orders) return
    for (const seat of game.seats)
      for (const order of game.statistics?.fullOrders(game.view(state, seat), seat) ?? [])
        standing.get(seat)?.set(`${order.kind}/${order.key}`, order)
  }

  note(events, 0)
  while (game.outcome(state) === null && moves < MOST_MOVES) {
    layOrders()
    const before = game.calls(state, 'spectator')
    const open = game.decisions(state)
    const decision = open[Math.floor(random() * open.length)] as Decision
    const answer = reply(game, request.player, state, decision, random)
    const facts = hand(decision, answer)
    if (facts === null) {
      illegal += 1
      break
    }
    layOrders()
    facts.push(...obey())
    note(facts, handovers(before, game.calls(state, 'spectator')))
  }
  if (started) turns.push({ kind: game.statistics?.kindOfTurn(inTurn) ?? 'game', handoffs, complete: false })
  const outcome = game.outcome(state)
  return { moves, illegal, setUp, turns, outcome: outcome === null ? null : outcome.kind }
}

function reply<S, V>(
  game: Game<S, V>,
  player: SimulationRequest['player'],
  state: S,
  decision: Decision,
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

function pickDecks<S, V>(game: Game<S, V>, format: string, random: () => number): Record<Seat, DeckList> {
  const decks = game.decks().filter((deck) => deck.format === format)
  return Object.fromEntries(
    game.seats.map((seat) => {
      const own = decks.filter((deck) => deck.seat === seat)
      return [seat, own[Math.floor(random() * own.length)]?.list ?? []]
    }),
  )
}

function addTurn(tally: Record<string, TurnTally>, turn: PlayedTurn): void {
  const row = tally[turn.kind] ?? { turns: 0, handoffs: 0, counts: {} }
  tally[turn.kind] = row
  row.turns += 1
  row.handoffs += turn.handoffs
  row.counts[turn.handoffs] = (row.counts[turn.handoffs] ?? 0) + 1
}

/** Numbers from 0 up to 1 for the players' choices; the games themselves have their own seeds. */
export function seededNumbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  const generator = xoroshiro128plus(state)
  return () => uniformFloat64(generator)
}
