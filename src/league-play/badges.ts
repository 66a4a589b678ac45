/** The badges that a finished league gives. */
import type { League, PersonId } from '../leagues/league.ts'
import { playerById } from '../leagues/record.ts'
import { earnedBadges } from '../leagues/standings/earned-badges.ts'
import { isGone } from '../matches/api.ts'
import type { Database } from '../storage/open.ts'
import type { Badge } from './api.ts'
import type { LoadedLeague } from './league-rows.ts'

/** Returns who gets which badge. Nobody wears the badges of a person who has deleted their data. */
const badgesOf = (league: League): readonly { readonly person: PersonId; readonly kind: Badge['kind'] }[] =>
  earnedBadges(league)
    .map(([player, kind]) => ({ person: playerById(league, player).person, kind }))
    .filter(({ person }) => !isGone(person))

/** Gives the badges of a finished league, each once, and takes back those that a ruling has moved to somebody else. */
export async function giveBadges(prisma: Database, { id, league }: LoadedLeague): Promise<void> {
  const at = new Date(league.finishedAt ?? 0)
  const earned = badgesOf(league)
  await prisma.badge.createMany({
    data: earned.map(({ person, kind }) => ({
      personId: person,
      leagueId: id,
      kind,
      league: league.settings.name,
      at,
    })),
    skipDuplicates: true,
  })
  await prisma.badge.deleteMany({
    where: { leagueId: id, NOT: { OR: earned.map(({ person, kind }) => ({ personId: person, kind })) } },
  })
}
