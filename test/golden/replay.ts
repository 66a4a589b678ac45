/** Replays golden matches and says where they differ from their record. Knows no game. */
import type { AnyGame } from '../../src/games/games.ts'
import { repeat } from '../../src/matches/log.ts'
import { type GoldenMatch, type GoldenRow, type PlayedRow, playedRow } from './record.ts'

/** Called with each row, and the state after it. */
export type Visit = (row: PlayedRow, after: unknown) => void

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
    const now = playedRow(game, { ...row, events: again.events }, again.state)
    if (now.facts !== row.facts) return `${where}\nother facts than recorded:\n${factsOf(now)}`
    if (now.state !== row.state) return `${where}\nall facts are the same, but the state differs.`
    if (now.asked !== row.asked)
      return `${where}\nfacts and state are the same, but other answers are legal now: ${askedNow(game, again.state)}.`
    visit(now, again.state)
    // The state goes through JSON, as in the database between two moves.
    state = JSON.parse(JSON.stringify(again.state))
    states.set(seq, state)
  }
  if (game.outcome(state) === null) return `Match ${record.match}: the match does not end any more.`
  return null
}

/** A row in words, such as `answers of dark {…}`. */
export const describe = ({ kind, seat, data }: Pick<GoldenRow, 'kind' | 'seat' | 'data'>): string => {
  const what = kind === 'setup' ? '' : ` ${JSON.stringify(data)}`
  return `${kind}${seat === null ? '' : ` of ${seat}`}${what}`
}

/** The open questions of a state, in words. */
export const askedNow = (game: AnyGame, state: unknown): string =>
  game
    .decisions(state)
    .map(({ seat, kind }) => `${kind} of ${seat}`)
    .join(', ') || 'nothing is asked'

const factsOf = ({ events }: PlayedRow): string =>
  events.length === 0 ? '  none' : events.map((event) => `  ${JSON.stringify(event)}`).join('\n')

/** Advice for the reader of a difference. */
export const whatToDo = ({ id, version }: AnyGame): string =>
  [
    `The golden games of ${id} version ${version} differ: the same answers give another game.`,
    'If the change is meant, raise VERSION of the game and run `npm run golden`. If it is not, undo the change.',
    '`npm run golden -- compare HEAD` names the first fact that differs from what the last commit gives.',
  ].join('\n')
