/**
 * The commands of a league. A command gives the events that follow from it, or a refusal; it changes nothing by
 * itself. A ruling also settles the cases that it answers, and corrects the places of a league that is over. The handlers stand in `handle-sign-up.ts`, `handle-play.ts` and `handle-rulings.ts`. Whether a person is an
 * organiser is known to the caller; what an organiser must not do in their own case is checked here.
 */
import { isRefusal } from '../contract/index.ts'
import { ANNOUNCED } from './announced-acts.ts'
import { answeredCases } from './answered-cases.ts'
import type { LeagueCommand } from './command-types.ts'
import { correctedPlaces } from './corrected-places.ts'
import { PLAY } from './handle-play.ts'
import { RULINGS } from './handle-rulings.ts'
import { SIGN_UP } from './handle-sign-up.ts'
import type { League, PersonId } from './league.ts'
import type { Happening, LeagueEvent } from './league-events.ts'
import type { LeagueRefusal } from './league-refusals.ts'
import { apply } from './reducer.ts'

/** The league after a command, with its new events. */
export interface CommandResult {
  readonly league: League
  readonly events: readonly LeagueEvent[]
}

type Handler = (
  league: League,
  command: LeagueCommand,
  now: number,
  by: PersonId | 'clock',
) => readonly Happening[] | LeagueRefusal
const HANDLERS = { ...SIGN_UP, ...PLAY, ...RULINGS, ...ANNOUNCED } as Readonly<Record<LeagueCommand['type'], Handler>>

/**
 * Returns the events of a command and the league after them, or why it can't be done. Call `due` afterwards: what follows
 * at once, such as the end of a round or an offer of a free place, is its work.
 *
 * @param by the person who asks; `clock` for what the program reports
 */
export function decide(
  league: League,
  command: LeagueCommand,
  by: PersonId | 'clock',
  now: number,
): CommandResult | LeagueRefusal {
  const happened = HANDLERS[command.type](league, command, now, by)
  if (isRefusal(happened)) return happened as LeagueRefusal
  const done = happened as readonly Happening[]
  const dated = (happenings: readonly Happening[]) =>
    happenings.map((event): LeagueEvent => ({ ...event, at: now, by }))
  const ruling = Object.hasOwn(RULINGS, command.type)
  const events = dated(ruling ? [...done, ...answeredCases(league, done, by)] : done)
  const after = events.reduce(apply, league)
  const places = ruling ? dated(correctedPlaces(league, after, done)) : []
  return { league: places.reduce(apply, after), events: [...events, ...places] }
}
