/** The cost of a vacation in leagues: the rounds that it meets, and those in which its person may say that they are away. */
import { DateTime } from 'luxon'
import { matchClockOf } from '../../league-play/league-time.ts'
import type { LeagueSettings } from '../../leagues/league.ts'
import { seasonRounds } from '../../leagues/season-rounds.ts'
import type { PersonId } from '../../matches/api.ts'
import type { MatchClock } from '../../matches/clock-terms.ts'
import type { Days } from '../../time/calendar.ts'
import { firstDays } from '../../time/vacation.ts'
import type { App } from '../shell/app.ts'

/** A round of a league that a vacation meets. */
export interface MetRound {
  readonly leagueId: string
  readonly league: string
  readonly round: number
  readonly endsAt: number
  /** It is not paired yet, and little of it is left: better to be away in it. */
  readonly away: boolean
  /** How far its clocks stand still; null: on all days of the vacation. */
  readonly stops: CountedDays | null
}

/** The days of a vacation on which the clocks of a league stand still, where it counts only the first ones of a season. */
export interface CountedDays {
  /** The first vacation days of a season that count; 0: none. */
  readonly most: number
  /** This many days of this vacation are among them. */
  readonly days: number
}

const MOST_LEAGUES = 5
/** A vacation that takes this share of a round leaves too little of it. */
const TOO_MUCH = 0.5
const LIVE = ['signUp', 'checkIn', 'ready', 'running']

const length = ({ from, to }: Days): number =>
  Math.round(DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days) + 1

/** Returns how far the clocks of a league stand still on a vacation; null: on all of its days. */
export function countedVacationDays(
  settings: Pick<LeagueSettings, 'clock' | 'dates' | 'zone'>,
  vacation: Days,
  taken: readonly Days[],
): CountedDays | null {
  return countedBy(matchClockOf(settings), vacation, taken)
}

/** Returns how far a clock stands still on a vacation; null: on all of its days. */
export function countedBy(
  { vacations }: Pick<MatchClock, 'vacations'>,
  vacation: Days,
  taken: readonly Days[],
): CountedDays | null {
  if (vacations === undefined) return null
  if (vacations === false) return { most: 0, days: 0 }
  const { from, days: most } = vacations
  const others = taken.filter((one) => one.to < vacation.from || one.from > vacation.to)
  const all = [...others, vacation].sort((one, other) => one.from.localeCompare(other.from))
  const counted = firstDays(all, from, most).filter((one) => one.from >= vacation.from && one.to <= vacation.to)
  return { most, days: counted.reduce((sum, one) => sum + length(one), 0) }
}

/** The vacation that is asked about, the others that are taken, and the zone in which their days begin. */
interface AskedVacation {
  readonly person: PersonId
  readonly days: Days
  readonly taken: readonly Days[]
  readonly zone: string
}

/** Returns the rounds that a vacation meets in all leagues in which a person plays, the first first. */
export async function roundsMet(
  { leagues }: Pick<App, 'leagues'>,
  { person, days, taken, zone }: AskedVacation,
): Promise<readonly MetRound[]> {
  const briefs = await leagues.of(person, MOST_LEAGUES)
  const playing = briefs.filter(({ player, phase }) => player !== null && LIVE.includes(phase))
  const sights = await Promise.all(playing.map(({ id }) => leagues.find(id, { person })))
  const from = DateTime.fromISO(days.from, { zone }).toMillis()
  const to = DateTime.fromISO(days.to, { zone }).plus({ days: 1 }).toMillis()
  const met = sights.flatMap((sight) => {
    if (sight === null || sight.player === null) return []
    const { league, player: id } = sight
    const player = league.players.find((one) => one.id === id)
    const stops = countedVacationDays(league.settings, days, taken)
    return seasonRounds(league).flatMap(({ number, startsAt, endsAt, begun, inBracket }): MetRound[] => {
      const share = (Math.min(to, endsAt) - Math.max(from, startsAt)) / (endsAt - startsAt)
      // The players of a round of a bracket to come are not known, and nobody can be away in one.
      if (!begun && inBracket !== null) return []
      if (share <= 0 || player?.away.includes(number) === true) return []
      const away = !begun && share >= TOO_MUCH
      return [{ leagueId: sight.id, league: league.settings.name, round: number, endsAt, away, stops }]
    })
  })
  return met.sort((one, other) => one.endsAt - other.endsAt)
}

/** Says in its leagues that a person is away in these rounds. @returns the rounds that could not be said any more */
export async function sayAway(
  { leagues }: Pick<App, 'leagues'>,
  { person, interaction }: { readonly person: PersonId; readonly interaction: string },
  rounds: readonly MetRound[],
): Promise<readonly MetRound[]> {
  const failed: MetRound[] = []
  for (const leagueId of new Set(rounds.map((one) => one.leagueId))) {
    const own = rounds.filter((one) => one.leagueId === leagueId)
    const sight = await leagues.find(leagueId, { person })
    const before = sight?.league.players.find(({ id }) => id === sight.player)?.away ?? []
    const command = { type: 'setAway', rounds: [...before, ...own.map(({ round }) => round)] } as const
    const done = await leagues.act({ person, interaction: `${interaction}:${leagueId}`, leagueId, command })
    if ('refused' in done) failed.push(...own)
  }
  return failed
}
