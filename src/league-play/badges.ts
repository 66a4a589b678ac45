/** The badges that a finished league gives. */
import type { League, PersonId, PlayerId } from '../leagues/league.ts'
import { playerById, recordsOf } from '../leagues/record.ts'
import { isGone } from '../matches/api.ts'
import type { Database } from '../storage/open.ts'
import type { Badge } from './api.ts'
import type { LoadedLeague } from './league-rows.ts'

const PLACES: readonly Badge['kind'][] = ['champion', 'second', 'third']

/**
 * Returns who gets which badge: the first three places, everybody who played all rounds, and everybody who never had to be
 * called twice. Nobody wears the badges of a person who has deleted their data.
 */
function badgesOf(league: League): readonly { readonly person: PersonId; readonly kind: Badge['kind'] }[] {
  const given: (readonly [PlayerId, Badge['kind']])[] = []
  for (const [at, kind] of PLACES.entries()) {
    const player = league.final?.[at]
    if (player !== undefined) given.push([player, kind])
  }
  const late = new Set(
    league.rounds.flatMap(({ pairings }) => pairings.flatMap(({ calledAgain, left }) => [...calledAgain, ...left])),
  )
  for (const [player, records] of recordsOf(league)) {
    const played = records.filter(({ kind }) => kind === 'played').length
    if (played === 0) continue
    if (records.every(({ kind }) => kind === 'played' || kind === 'bye')) given.push([player, 'allRounds'])
    if (!late.has(player)) given.push([player, 'onTime'])
  }
  return given
    .map(([player, kind]) => ({ person: playerById(league, player).person, kind }))
    .filter(({ person }) => !isGone(person))
}

/** Gives the badges of a finished league, each once. */
export async function giveBadges(prisma: Database, { id, league }: LoadedLeague): Promise<void> {
  const at = new Date(league.finishedAt ?? 0)
  await prisma.badge.createMany({
    data: badgesOf(league).map(({ person, kind }) => ({
      personId: person,
      leagueId: id,
      kind,
      league: league.settings.name,
      at,
    })),
    skipDuplicates: true,
  })
}
