/** Limits that requests to leagues use. */
import type { LeagueCommand } from '../leagues/command-types.ts'
import type { League, PersonId } from '../leagues/league.ts'
import { gameById } from '../leagues/record.ts'
import { LIMIT_TABLE, type LimitName } from '../limits/limit-table.ts'
import { type LimitUse, limitReached } from '../limits/limits.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Denial, LeagueHost, Requester } from './api.ts'
import type { LeagueRoom, LoadedLeague } from './league-rows.ts'
import type { LeagueRequest } from './league-store.ts'

type Asker = Pick<Requester, 'person' | 'manages'>

/** Commands of organisers and judges that count for the league as a whole. */
const OF_LEAGUE: Readonly<Partial<Record<LeagueCommand['type'], LimitName>>> = {
  changeSettings: 'draftChanges',
  changeTexts: 'leagueTexts',
  changeDates: 'leagueDates',
  checkInPlayer: 'leagueCheckIns',
  pause: 'leaguePauses',
}

/** Commands of players that count for each of them. */
const OF_PLAYER: Readonly<Partial<Record<LeagueCommand['type'], LimitName>>> = {
  join: 'leagueJoins',
  setAway: 'awayRounds',
}

/** Returns what a request to a league uses, before it is known whether the league allows it. */
export function leagueUses(asker: Asker, loaded: LoadedLeague, { commands, host }: LeagueRequest): readonly LimitUse[] {
  return [
    ...commands.flatMap(({ command }) => commandUses(asker, loaded, command)),
    ...(host === undefined ? [] : hostUses(loaded, host)),
  ]
}

function commandUses(asker: Asker, loaded: LoadedLeague, command: LeagueCommand): readonly LimitUse[] {
  // An act that is announced takes effect later.
  if (command.type === 'announce') return commandUses(asker, loaded, command.act)
  const { id, host, league } = loaded
  const { person, manages = false } = asker
  const [ofLeague, ofPlayer] = [OF_LEAGUE[command.type], OF_PLAYER[command.type]]
  if (ofLeague !== undefined) return [{ limit: ofLeague, of: { league: id } }]
  if (ofPlayer !== undefined) return [{ limit: ofPlayer, of: { person, league: id } }]
  const here = { person, server: host.guildId }
  switch (command.type) {
    case 'publish':
      return [...(manages ? [] : [{ limit: 'publishedLeagues', of: here } as const]), { limit: 'posts', of: here }]
    case 'challenge': {
      const target = league.players.find((one) => one.id === command.to)?.person
      if (target === undefined) return []
      return [
        { limit: 'notices', of: { person, target } },
        { limit: 'approaches', of: { person, target } },
      ]
    }
    case 'report':
      return [{ limit: 'judgeCalls', of: { person, pairing: `${id} ${command.pairing}` } }]
    case 'proposeBack':
      return [goBackUse(person, command.game)]
    case 'extend':
      return [{ limit: 'extensions', of: { pairing: `${id} ${command.pairing}` } }]
    case 'freeze':
    case 'unfreeze':
    case 'voidPairing':
      return [{ limit: 'rulings', of: { pairing: `${id} ${command.pairing}` } }]
    case 'setResult':
    case 'goBack':
    case 'askForHands':
      return [{ limit: 'rulings', of: { pairing: `${id} ${gameById(league, command.game)?.pairing.id}` } }]
    case 'writeToBoth':
      return [{ limit: 'judgeMessages', of: { pairing: `${id} ${command.pairing}` } }]
    default:
      return []
  }
}

/** Returns what the proposal has used to which an opponent has agreed: it is forgotten. */
export function acceptedBackUses(
  { players, backs = [] }: Pick<League, 'players' | 'backs'>,
  { game, move }: { readonly game: string; readonly move: number },
): readonly LimitUse[] {
  const by = backs.findLast((one) => one.game === game && one.move === move)?.by
  return players.filter(({ id }) => id === by).map(({ person }) => goBackUse(person, game))
}

/** Returns what a proposal to go back in a game uses. */
const goBackUse = (person: PersonId, game: string): LimitUse => ({
  limit: 'goBackRequests',
  of: { person, game },
})

function hostUses({ id, host: before }: LoadedLeague, after: LeagueHost): readonly LimitUse[] {
  const differs = (...parts: readonly (keyof LeagueHost)[]) =>
    parts.some((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
  const uses: LimitUse[] = []
  if (differs('organisers', 'channelId')) uses.push({ limit: 'leagueHosts', of: { league: id } })
  if (differs('helperRole', 'joinRole', 'championRole')) uses.push({ limit: 'leagueRoles', of: { league: id } })
  return uses
}

/** Returns why a person may not make one more draft of a league in a server; null: they may. */
export async function tooManyDrafts(prisma: Database, guildId: string, asker: Asker): Promise<Denial | null> {
  if (asker.manages) return null
  const { drafts } = await leaguesIn(prisma, guildId, asker.person)
  const { most } = LIMIT_TABLE.drafts.counts[0]
  return drafts < most ? null : limitReached('drafts', null, { most })
}

/** Returns why a person may not publish one more league in a server; null: they may. */
export async function tooManyLeagues(prisma: Database, guildId: string, asker: Asker): Promise<Denial | null> {
  const { own, all } = await leaguesIn(prisma, guildId, asker.person)
  const [mine, together] = [LIMIT_TABLE.openLeagues.counts[0].most, LIMIT_TABLE.serverLeagues.counts[0].most]
  if (!asker.manages && own >= mine) return limitReached('openLeagues', null, { most: mine })
  return all < together ? null : limitReached('serverLeagues', null, { most: together })
}

/** Returns the room for one more draft, as `tooManyDrafts` counts it; null: it is not limited. */
export function roomForDraft(guildId: string, { person, manages }: Asker): LeagueRoom | null {
  if (manages) return null
  const { most } = LIMIT_TABLE.drafts.counts[0]
  return {
    lock: lockOf(guildId),
    isLeft: Prisma.sql`(${counted(guildId, person)} SELECT "drafts" FROM n) < ${most}::int`,
  }
}

/** Returns the room for one more published league, as `tooManyLeagues` counts it. */
export function roomForLeague(guildId: string, { person, manages = false }: Asker): LeagueRoom {
  const [mine, together] = [LIMIT_TABLE.openLeagues.counts[0].most, LIMIT_TABLE.serverLeagues.counts[0].most]
  return {
    lock: lockOf(guildId),
    isLeft: Prisma.sql`(${counted(guildId, person)}
      SELECT "all" < ${together}::int AND (${manages}::boolean OR "own" < ${mine}::int) FROM n)`,
  }
}

const lockOf = (guildId: string): string => `leagues ${guildId}`

/** The leagues of a server that have not ended: drafts and published ones of which a person is the founder, and all published. */
async function leaguesIn(prisma: Database, guildId: string, person: PersonId) {
  const [found] = await prisma.direct<{ drafts: number; own: number; all: number }>(
    Prisma.sql`${counted(guildId, person)} SELECT * FROM n`,
  )
  return found ?? { drafts: 0, own: 0, all: 0 }
}

/** The same as a table `n` of one row. */
const counted = (guildId: string, person: PersonId): Prisma.Sql => Prisma.sql`
  WITH n AS (
    SELECT count(*) FILTER (WHERE l."phase" = 'draft' AND l."organisers"->>0 = ${person})::int AS "drafts",
      count(*) FILTER (WHERE l."phase" <> 'draft' AND l."organisers"->>0 = ${person})::int AS "own",
      count(*) FILTER (WHERE l."phase" <> 'draft')::int AS "all"
    FROM "League" l WHERE l."guildId" = ${guildId} AND l."endedAt" IS NULL
  )`
