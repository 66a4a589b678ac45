/** Finished matches as logs, played by a policy for each seat. */
import type { DeckList, Seat } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { Course } from '../../src/matches/course.ts'
import type { LoggedRow } from '../../src/matches/match-rows.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'

/** How a seat plays: by the practice policy, or with answers at random among these of a hundred. */
interface Manner {
  readonly atRandom: number
}

const MOST_ANSWERS = 1_000

/**
 * Returns the log of a whole match.
 * @param manners by seat; absent: the practice policy
 * @param other from this answer on other answers are drawn by lot
 * @param back before this answer the match goes back by four rows
 */
export function playedRows(
  number: number,
  manners: Readonly<Record<Seat, Manner>> = {},
  format = 'full',
  other: number | null = null,
  back: number | null = null,
): readonly LoggedRow[] {
  const game: AnyGame = youngJedi
  let random = seededNumbers(`analysis ${number}`)
  const decks: Record<Seat, DeckList> = {}
  for (const seat of game.seats) {
    const own = game.decks().filter((deck) => deck.seat === seat && deck.format === format)
    decks[seat] = own[Math.floor(random() * own.length)]?.list ?? []
  }
  const course = new Course(game, null)
  course.setup([{ format, rules: {} }, decks, `analysis ${number}`] as never)
  const states = [course.state]
  for (let answers = 0; answers < MOST_ANSWERS && game.outcome(course.state) === null; answers++) {
    if (answers === other) random = seededNumbers('another way')
    if (answers === back) {
      course.goBack(answers - 3, states[answers - 4])
      states.push(course.state)
    }
    const [decision] = game.decisions(course.state)
    if (decision === undefined) throw new Error('nobody is asked')
    const view = game.view(course.state, decision.seat)
    const lots = random() * 100 < (manners[decision.seat]?.atRandom ?? 0)
    const answer = lots
      ? game.policies.random(view, decision, { random })
      : game.policies.practice(view, decision, null)
    if (answer === 'ask' || course.answer(decision.seat, [answer], 'player') !== null) throw new Error('refused')
    states.push(course.state)
  }
  return course.rows.map((row, seq) => JSON.parse(JSON.stringify({ ...row, seq, at: '2026-11-14T18:00:00.000Z' })))
}
