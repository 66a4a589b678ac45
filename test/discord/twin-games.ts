/** Pairs of games with other secrets and the same public moves, for tests of what everybody else learns. */
import { type Answer, isRefusal, type Reader, type Seat, type Step, seenBy } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { playSilence } from '../../src/matches/silence.ts'

/** An answer and the seat that gives it. */
export interface Given {
  readonly seat: Seat
  readonly answer: Answer
}

/** A game that is played twice. */
export interface Twins {
  /** The game with the cards as the seed has them. */
  readonly plain: AnyGame
  /** The same game, in which secret cards of one seat have changed places. */
  readonly swapped: AnyGame
  /** The answers of both, from the first on. */
  readonly given: readonly Given[]
  /** The ids of the cards that have changed places. */
  readonly secret: readonly string[]
}

/**
 * Plays a game with its ready-made decks as the practice opponent does, and makes its twin: the cards of one seat that
 * nobody else sees in that time change places with each other.
 * @param keep puts back what is the same in both states, although it names such cards
 * @param most this many answers are given, and the cards stay hidden for as long; default: the whole game
 * @throws if the same answers are not legal in both
 */
export function twinsOf(
  game: AnyGame,
  format: string,
  owner: Seat,
  keep: (swapped: unknown, plain: unknown) => unknown = (swapped) => swapped,
  most = Number.MAX_SAFE_INTEGER,
): Twins {
  const ready = (seat: Seat) => game.decks().find((deck) => deck.seat === seat && deck.format === format)!.list
  const decks = Object.fromEntries(game.seats.map((seat) => [seat, ready(seat)]))
  const step = game.setup({ format }, decks, 'twins')
  const others: Reader[] = ['spectator', ...game.seats.filter((seat) => seat !== owner)]
  const { given, steps } = played(game, step, most, (decision, state) => {
    const answer = game.policies.practice(game.view(state, decision.seat), decision, null)
    if (answer === 'ask') throw new Error('the practice opponent asked')
    return answer
  })
  const seen = others.map((reader) =>
    steps.map(({ state, events }) => [game.view(state, reader), events.map((event) => seenBy(event, reader))]),
  )
  const known = JSON.stringify(seen)
  const secret = ready(owner)
    .filter(({ card, count }) => count === 1 && !known.includes(`"${card}"`))
    .map(({ card }) => card)
  const begun = swap(step, secret)
  const other: Step<unknown> = { ...begun, state: keep(begun.state, step.state) }
  const answers = given.values()
  played(game, other, given.length, () => answers.next().value!.answer)
  // Every answer is given by hand: no order stands from the start.
  const { deckOrders: _, ...bare } = game
  return { plain: { ...bare, setup: () => step }, swapped: { ...bare, setup: () => other }, given, secret }
}

type Decide = (decision: ReturnType<AnyGame['decisions']>[number], state: unknown) => Answer

/** Plays a game, to its end or this many answers; silences are given as a match gives them. */
function played(game: AnyGame, first: Step<unknown>, most: number, decide: Decide) {
  const steps = [first]
  const given: Given[] = []
  for (;;) {
    const { state } = steps.at(-1)!
    const open = game.decisions(state)
    const silent = open.find(({ silence }) => silence !== undefined)
    const [decision] = open
    if (decision === undefined) return { given, steps }
    if (silent !== undefined) {
      steps.push(playSilence(game, state, silent))
      continue
    }
    if (given.length >= most) return { given, steps }
    const answer = decide(decision, state)
    const next = game.play(state, decision.seat, [answer])
    if (isRefusal(next)) throw new Error(next.refused)
    given.push({ seat: decision.seat, answer })
    steps.push(next)
  }
}

/** Returns plain data in which each of these cards stands where the next one stood. */
function swap<T>(value: T, cards: readonly string[]): T {
  const next = new Map(cards.map((card, at) => [card, cards[(at + 1) % cards.length]!]))
  const changed = (_: string, one: unknown) => (typeof one === 'string' ? (next.get(one) ?? one) : one)
  return JSON.parse(JSON.stringify(value), changed) as T
}
