/** The badges that a finished league gives, and the people who were its champion before a ruling. */
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

/**
 * Returns the people who were champion until a ruling: their role is taken back, unless they have it from another league of
 * the server as well.
 */
export async function formerChampions(
  prisma: Database,
  { id, league, host }: LoadedLeague,
): Promise<readonly PersonId[]> {
  const personOf = (final: League['final'] = null) =>
    final?.[0] === undefined ? [] : [playerById(league, final[0]).person]
  const now = personOf(league.final)
  const before = [...new Set((league.formerFinals ?? []).flatMap(personOf))]
  const former = before.filter((person) => !now.includes(person) && !isGone(person))
  if (former.length === 0 || host.championRole === null) return []
  const others = await prisma.league.findMany({
    where: { guildId: host.guildId, championRole: host.championRole, id: { not: id } },
    select: { id: true },
  })
  const kept = await prisma.badge.findMany({
    where: { kind: 'champion', personId: { in: former }, leagueId: { in: others.map((one) => one.id) } },
    select: { personId: true },
  })
  return former.filter((person) => !kept.some(({ personId }) => personId === person))
}
