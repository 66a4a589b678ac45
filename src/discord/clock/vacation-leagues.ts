/** The cost of a vacation in leagues: the rounds that it meets, and those in which its person may say that they are away. */
import { DateTime } from 'luxon'
import { leagueTime } from '../../league-play/league-time.ts'
import { seasonRounds } from '../../leagues/season-rounds.ts'
import type { PersonId } from '../../matches/api.ts'
import type { Days } from '../../time/calendar.ts'
import type { App } from '../shell/app.ts'

/** A round of a league that a vacation meets. */
export interface MetRound {
  readonly leagueId: string
  readonly league: string
  readonly round: number
  readonly endsAt: number
  /** It is not paired yet, and little of it is left: better to be away in it. */
  readonly away: boolean
  /** The clocks of this league run on in vacations. */
  readonly counts: boolean
}

const MOST_LEAGUES = 5
/** A vacation that takes this share of a round leaves too little of it. */
const TOO_MUCH = 0.5
const LIVE = ['signUp', 'checkIn', 'ready', 'running']

/** Returns the rounds that a vacation meets in all leagues in which a person plays, the first first. */
export async function roundsMet(
  { leagues }: Pick<App, 'leagues'>,
  person: PersonId,
  days: Days,
  zone: string,
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
    const { vacationDays } = leagueTime(league.settings)
    return seasonRounds(league).flatMap(({ number, startsAt, endsAt, begun }): MetRound[] => {
      const share = (Math.min(to, endsAt) - Math.max(from, startsAt)) / (endsAt - startsAt)
      if (share <= 0 || player?.away.includes(number) === true) return []
      const away = !begun && share >= TOO_MUCH
      const counts = vacationDays === 0
      return [{ leagueId: sight.id, league: league.settings.name, round: number, endsAt, away, counts }]
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
