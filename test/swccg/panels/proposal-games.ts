/** Whole games between a person who presses what the panels propose, and the practice opponent. */
import { submissionOf } from '../../../bench/calls/pressing.ts'
import { type Answer, type Decision, isRefusal } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { starterDecks } from '../../../src/games/swccg/decks/starter-decks.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { opponentOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { ordersOfDeck } from '../../../src/kit/orders/deck-orders.ts'
import type { PendingAnswer } from '../../../src/matches/api.ts'
import { PRACTICE } from '../../../src/matches/api.ts'
import { Course, type Seats } from '../../../src/matches/course.ts'

const game = swccg as unknown as AnyGame

/** More submissions than any real game has. */
const MOST = 5_000

/** How a game between the two ended. */
export interface ProposedGame {
  /** Null where nobody won. */
  readonly winner: Side | null
  /** By kind of question, how often the person answered otherwise than the practice opponent would have. */
  readonly differences: ReadonlyMap<string, number>
}

const listOf = (side: Side) => starterDecks.find(({ seat }) => seat === side)?.list ?? []

const ordered = ({ exit, choose = [], number }: Omit<Answer, 'decision'>) =>
  JSON.stringify([exit, choose.toSorted(), number ?? null])

/** Returns the name of a question in the counts: of acts the phase, of windows the moment. */
const nameOf = ({ kind, about }: Decision): string =>
  [kind, about.phase ?? about.moment ?? about.cause].filter((word) => word !== undefined).join(' ')

/**
 * Plays a game with the two ready-made decks.
 * @param asPractice questions by name that the person answers as the practice opponent would, whatever is proposed
 * @throws if an answer is refused
 */
export function playProposals(seed: string, person: Side, asPractice: ReadonlySet<string> = new Set()): ProposedGame {
  const differences = new Map<string, number>()
  const other = opponentOf(person)
  const lists = { dark: listOf('dark'), light: listOf('light') }
  const course = new Course(game, null)
  course.setup([{ format: 'starter', rules: {} }, lists, seed])
  let orders = ordersOfDeck(game, course.state, person, { list: lists[person], format: 'starter' })
  const seats = (): Seats => ({
    players: { [person]: 'person', [other]: PRACTICE },
    orders: { [person]: orders, [other]: [] },
  })
  course.followUp(seats())
  let { state } = course

  const count = ({ decision, answer, view }: PendingAnswer): void => {
    if (ordered(answer) === ordered(practice(view as View, decision as Decision<Side>))) return
    const name = nameOf(decision)
    differences.set(name, (differences.get(name) ?? 0) + 1)
  }

  for (let times = 0; times < MOST; times++) {
    const outcome = game.outcome(state)
    if (outcome !== null) return { winner: (outcome.winner ?? null) as Side | null, differences }
    const next = new Course(game, state)
    const [asked] = game.decisions(state).filter(({ seat }) => seat === person)
    if (asked === undefined) throw new Error(`${seed}: nothing is asked of ${person}`)
    const isOwn = asPractice.has(nameOf(asked))
    const { ahead, sets } = isOwn ? { ahead: null, sets: undefined } : submissionOf(game, person, state, orders)
    const answers = ahead?.answers ?? [practice(game.view(state, person) as View, asked as Decision<Side>)]
    ahead?.pending.forEach(count)
    const submitted = next.submit(person, answers, seats(), ahead?.played)
    if (isRefusal(submitted)) throw new Error(`${seed}: ${submitted.refused}`)
    if (sets !== undefined) orders = [...orders.filter(({ kind }) => kind !== sets.kind), sets]
    next.followUp(seats())
    ;({ state } = next)
  }
  throw new Error(`${seed}: the game doesn't end`)
}
