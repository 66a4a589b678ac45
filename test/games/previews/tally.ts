/**
 * Plays a game by chance as people do, and compares the preview of every answer that stays pending with its previews in
 * worlds that differ in everything its player does not know.
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type Answer,
  type Decision,
  isRefusal,
  LANGUAGES,
  type Seat,
  type StandingOrder,
} from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { nothingPending, type PreviewPosition, type TriedAnswer, tryOut } from '../../../src/matches/pending.ts'
import { awaits, calledIn } from '../../../src/matches/silence.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'

type Random = () => number

/** A game whose previews are compared. */
export interface Subject {
  readonly game: AnyGame
  /** Begins a match. */
  begin(seed: string, next: Random): unknown
  /** The state with everything changed that this seat does not know: hidden cards, their order, the seed. */
  redealt(state: unknown, seat: Seat, next: Random): unknown
  /** An answer of a person, by chance. */
  answer(state: unknown, decision: Decision, next: Random): Answer
  /** Stops of a seat, by chance. */
  orders(state: unknown, seat: Seat, next: Random): readonly StandingOrder[]
}

/** How many answers were compared, and the previews that were not the same in all worlds. */
export interface Tally {
  games: number
  answers: number
  /** Answers that stayed pending. */
  pending: number
  readonly found: string[]
}

/** The worlds in which each preview is played. */
const WORLDS = 20
/** The chance that a person undoes a pending answer. */
const UNDOES = 0.1
/** How often a seat has standing orders of its own. */
const ORDERED = 0.2
/** Offers and texts follow from the view and the decisions; one preview of this many compares them, too. */
const IN_FULL = 25
/** A sitting is not prepared for ever. */
const MOST_UNDONE = 5

/** Compares the previews of at least this many answers. */
export function tallyPreviews(subject: Subject, answers: number, seed: string): Tally {
  const tally: Tally = { games: 0, answers: 0, pending: 0, found: [] }
  const next = seededNumbers(seed)
  while (tally.answers < answers) {
    let state = subject.begin(`${seed} ${tally.games++}`, next)
    while (tally.answers < answers && subject.game.outcome(state) === null) {
      const open = awaits(subject.game, state)
      const seat = open[Math.floor(next() * open.length)]!.seat
      state = new Sitting(subject, state, seat, next).played(tally)
    }
  }
  return tally
}

/** An answer that stayed pending, and all that its preview has shown. */
interface Prepared {
  readonly kind: string
  readonly answer: Answer
  /** Its player has undone it: the next answer is given without it. */
  readonly undone: boolean
  readonly facts: readonly string[]
  readonly shown: unknown
  readonly inFull: boolean
}

/** A sitting that a person prepares until it is submitted. */
class Sitting {
  readonly #subject: Subject
  readonly #state: unknown
  readonly #seat: Seat
  readonly #next: Random
  readonly #orders: readonly StandingOrder[]

  constructor(subject: Subject, state: unknown, seat: Seat, next: Random) {
    this.#subject = subject
    this.#state = state
    this.#seat = seat
    this.#next = next
    this.#orders = next() < ORDERED ? subject.orders(state, seat, next) : []
  }

  /** Prepares answers until one is final, then compares. @returns the state after it */
  played(tally: Tally): unknown {
    const prepared: Prepared[] = []
    let ahead = nothingPending(this.#state)
    for (let undone = 0; ; ) {
      const decision = this.#asked(ahead.state)[0]!
      const answer = this.#subject.answer(ahead.state, decision, this.#next)
      const tried = this.#try(ahead, answer)
      if (isRefusal(tried)) throw new Error(`${decision.kind}: ${tried.refused} ${JSON.stringify(answer)}`)
      tally.answers += 1
      if (tried.final) {
        this.#compare(prepared, tally)
        return tried.ahead.state
      }
      tally.pending += 1
      const undoes = undone < MOST_UNDONE && this.#next() < UNDOES
      const inFull = tally.pending % IN_FULL === 0
      const facts = tried.ahead.pending.at(-1)!.events.map(({ type }) => type)
      const shown = this.#shown(tried, inFull)
      prepared.push({ kind: decision.kind, answer, undone: undoes, facts, shown, inFull })
      if (undoes) undone += 1
      else ahead = tried.ahead
    }
  }

  #asked = (state: unknown): readonly Decision[] =>
    this.#subject.game.decisions(state).filter(({ seat }) => seat === this.#seat)

  #try = (ahead: PreviewPosition, answer: Answer) => tryOut(this.#subject.game, this.#seat, ahead, answer, this.#orders)

  /** Prepares the same answers in other worlds; a preview that differs in one of them is found once. */
  #compare(prepared: readonly Prepared[], tally: Tally): void {
    if (prepared.length === 0) return
    const differing = new Map<number, string>()
    const known = this.#known(this.#state)
    for (let count = 0; count < WORLDS; count++) {
      const world = this.#subject.redealt(this.#state, this.#seat, this.#next)
      const differs = differenceOf(this.#known(world), known)
      // That would be a fault of the test.
      if (differs !== null) throw new Error(`another world looks different before the first answer: ${differs}`)
      let ahead = nothingPending(world)
      for (const [at, { answer, undone, shown, inFull }] of prepared.entries()) {
        const tried = this.#try(ahead, answer)
        const difference = isRefusal(tried) ? tried.refused : differenceOf(this.#shown(tried, inFull), shown)
        if (difference !== null && !differing.has(at)) differing.set(at, difference)
        if (isRefusal(tried) || difference !== null) break
        if (!undone) ahead = tried.ahead
      }
    }
    for (const [at, difference] of differing) {
      const { kind, answer, facts } = prepared[at]!
      tally.found.push(`${kind} ${answer.exit} (${facts.join(' ')}): ${difference}`)
    }
  }

  #known = (state: unknown) => [this.#subject.game.view(state, this.#seat), this.#asked(state)]

  /** All that a preview shows its player. */
  #shown({ ahead, final }: TriedAnswer, inFull: boolean): unknown {
    const { game } = this.#subject
    const seat = this.#seat
    const view = game.view(ahead.state, seat)
    const decisions = this.#asked(ahead.state)
    const events = ahead.pending.at(-1)!.events
    const plain = { final, view, decisions, events, calls: calledIn(game, ahead.state, seat) }
    if (!inFull) return plain
    const voices = LANGUAGES.map((language) => ({ language, names: {}, reader: seat }))
    const offers = game.orders(view, seat)
    const texts = voices.map((voice) => ({
      table: game.layout(view, voice),
      decisions: decisions.map((decision) => game.words.decision(decision, view, voice)),
      events: game.words.events(events, voice),
      orders: offers.map((offer) => game.words.order(offer, view, voice)),
    }))
    return { ...plain, offers, texts }
  }
}

/** The first place in which two values differ, as text; null if they are the same. */
function differenceOf(one: unknown, other: unknown, path = ''): string | null {
  if (isDeepStrictEqual(one, other)) return null
  const isParent = (value: unknown) => typeof value === 'object' && value !== null
  if (!isParent(one) || !isParent(other)) return `${path} ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[]
  for (const key of new Set([...Object.keys(a!), ...Object.keys(b!)])) {
    const found = differenceOf(a![key], b![key], `${path}/${key}`)
    if (found !== null) return found
  }
  return `${path} is of another kind`
}
