/** Replays golden matches and says where they differ from their record. Knows no game. */
import type { GameEvent } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { hashOfState } from '../../src/matches/course.ts'
import { repeat } from '../../src/matches/log.ts'
import { askedOf, type GoldenMatch, type GoldenRow, shortHash } from './record.ts'

/** Called with each row, and the state after it. */
export type Visit = (row: GoldenRow, after: unknown) => void

/**
 * Plays a match again from its record.
 * @returns the first difference, in words, or null if there is none
 */
export function differenceIn(game: AnyGame, record: GoldenMatch, visit: Visit = () => {}): string | null {
  const states = new Map<number, unknown>()
  let state: unknown = null
  for (const [seq, row] of record.rows.entries()) {
    const where = `Match ${record.match}, row ${seq} (${describe(row)}):`
    const again = repeat(game, state, row, states)
    if (again === null) return `${where}\nthe game refuses what it accepted before.`
    const events = firstDifference(row.events, again.events)
    if (events !== null) return `${where}\n${events}`
    if (shortHash(again.state) !== row.hash) return `${where}\nall events are the same, but the state differs.`
    if (askedOf(game.decisions(again.state)) !== row.asked)
      return `${where}\nevents and state are the same, but other answers are legal now: ${askedNow(game, again.state)}.`
    visit(row, again.state)
    // The state goes through JSON, as in the database between two moves.
    state = JSON.parse(JSON.stringify(again.state))
    states.set(seq, state)
  }
  if (game.outcome(state) === null) return `Match ${record.match}: the match does not end any more.`
  return null
}

const describe = ({ kind, seat, data }: GoldenRow): string => {
  const what = kind === 'setup' ? '' : ` ${JSON.stringify(data)}`
  return `${kind}${seat === null ? '' : ` of ${seat}`}${what}`
}

const askedNow = (game: AnyGame, state: unknown): string =>
  game
    .decisions(state)
    .map(({ seat, kind }) => `${kind} of ${seat}`)
    .join(', ') || 'nothing is asked'

function firstDifference(recorded: readonly GameEvent[], now: readonly GameEvent[]): string | null {
  if (JSON.stringify(recorded) === JSON.stringify(now)) return null
  const count = Math.max(recorded.length, now.length)
  for (let at = 0; at < count; at++) {
    const [was, is] = [recorded[at], now[at]]
    if (was !== undefined && is !== undefined && hashOfState(was) === hashOfState(is)) continue
    return [`event ${at + 1} of ${count} differs.`, `  recorded: ${lineOf(was)}`, `  now:      ${lineOf(is)}`].join(
      '\n',
    )
  }
  return null
}

const lineOf = (event: GameEvent | undefined): string => (event === undefined ? 'no event' : JSON.stringify(event))

/** Advice for the reader of a difference. */
export const whatToDo = ({ id, version }: AnyGame): string =>
  [
    `The golden games of ${id} version ${version} differ: the same answers give another game.`,
    'If the change is meant, raise VERSION of the game, write an `upgrade` from the old version and run `npm run golden`.',
    'If it is not, undo the change.',
  ].join('\n')
