/** The leaders of games whose round ends now, for leagues that let the game's measure decide. */
import type { Games } from '../games/games.ts'
import type { Knowledge } from '../leagues/due-step.ts'
import type { League } from '../leagues/league.ts'
import { leadsOf } from '../matches/leads.ts'
import type { Database } from '../storage/open.ts'
import type { LoadedLeague } from './league-rows.ts'

/** Returns the leader of each running game whose time is up; a league without such a game, or without the measure, costs nothing. */
export async function leadersOf(
  prisma: Database,
  games: Games,
  { league, matches }: LoadedLeague,
  now: number,
): Promise<NonNullable<Knowledge['leaders']>> {
  const due = league.settings.measure ? gamesDue(league, now) : []
  const running = matches.filter((match) => match.running && due.some(({ id }) => id === match.game))
  if (running.length === 0) return {}
  const leads = await leadsOf(
    prisma,
    games,
    running.map(({ matchId }) => matchId),
  )
  return Object.fromEntries(
    running.flatMap(({ game, matchId }) => {
      const lead = leads.get(matchId)
      const seats = due.find(({ id }) => id === game)?.seats
      if (lead === undefined || seats === undefined) return []
      const side = lead.leader === null ? -1 : league.settings.sides.indexOf(lead.leader)
      return [[game, { leader: seats[side] ?? null, differential: lead.differential }]]
    }),
  )
}

/** The games without a result whose soft or hard end has come. */
const gamesDue = (league: League, now: number) =>
  league.rounds
    .filter(({ closed }) => !closed)
    .flatMap(({ pairings }) =>
      pairings.filter(({ voided, softEndAt, hardEndAt }) => !voided && Math.min(softEndAt, hardEndAt) <= now),
    )
    .flatMap(({ games }) => games.filter(({ result }) => result === null))
