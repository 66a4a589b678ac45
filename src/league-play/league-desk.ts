/** The desk of organisers: cases, signs of abuse, undelivered messages. A flag never punishes by itself. */
import { isDeepStrictEqual } from 'node:util'
import { isPartial } from '../leagues/impartial.ts'
import type { PersonId } from '../leagues/league.ts'
import { settingsWarnings } from '../leagues/league-settings.ts'
import { type AbuseFlag, accountFlags, gameFlags, type Habits } from '../leagues/ratings/abuse-flags.ts'
import { pairingById } from '../leagues/record.ts'
import { isOwnDeck } from '../matches/api.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { DAY_MS } from '../time/lengths.ts'
import type { OrganiserDesk } from './api.ts'
import { type LeagueDeckRow, type LoadedLeague, loadDecks } from './league-rows.ts'
import { finishedGameOf } from './rating-rows.ts'

/** Games of this time show habits. */
const LATELY_DAYS = 180

/** Returns what waits for an organiser of a league. */
export async function deskOf(
  prisma: Database,
  loaded: LoadedLeague,
  reader: PersonId,
  now: Date,
): Promise<OrganiserDesk> {
  const { id, league } = loaded
  const untold = await prisma.leagueEffect.findMany({
    where: { leagueId: id, kind: 'tell', OR: [{ tries: { gt: 0 } }, { deadAt: { not: null } }] },
    select: { personId: true },
    distinct: ['personId'],
  })
  const unreached = new Set(untold.map(({ personId }) => personId))
  return {
    cases: league.cases
      .filter(({ settled }) => settled === null)
      .map((one) => ({
        case: one.id,
        until: new Date(one.until),
        ownGame: isPartial(league, reader, pairingById(league, one.pairing)?.players ?? []),
      })),
    flags: await flagsOf(prisma, loaded, now),
    warnings: settingsWarnings(league.settings, league.players.filter(({ status }) => status === 'in').length),
    runningGames: loaded.matches.filter(({ running }) => running).length,
    unreached: league.players.filter(({ person }) => unreached.has(person)).map((one) => one.id),
  }
}

async function flagsOf(prisma: Database, { id, league }: LoadedLeague, now: Date): Promise<readonly AbuseFlag[]> {
  const persons = league.players.map(({ person }) => person)
  const { game, format } = league.settings
  const rows = await prisma.ratedGame.findMany({
    where: {
      game,
      format,
      at: { gt: new Date(now.getTime() - LATELY_DAYS * DAY_MS) },
      OR: [{ one: { in: persons } }, { other: { in: persons } }],
    },
  })
  const known = new Set(persons)
  const concerned = (flag: AbuseFlag) =>
    known.has(flag.flag === 'samePair' ? flag.person : flag.flag === 'quickConcessions' ? flag.from : flag.one)
  // From pools many people play the same lists.
  if (league.settings.pool != null) return gameFlags(rows.map(finishedGameOf)).filter(concerned)
  const accounts = accountFlags(await habitsOf(prisma, await loadDecks(prisma, id, null)))
  return [...gameFlags(rows.map(finishedGameOf)).filter(concerned), ...accounts]
}

/** The habits of people who have the same list as somebody else; nobody else can be one person with them. */
async function habitsOf(prisma: Database, decks: readonly LeagueDeckRow[]): Promise<readonly Habits[]> {
  const own = decks.filter(({ deckId }) => isOwnDeck(deckId))
  const shared = own.filter((deck) =>
    own.some(({ personId, list }) => personId !== deck.personId && isDeepStrictEqual(list, deck.list)),
  )
  const persons = [...new Set(shared.map(({ personId }) => personId))]
  if (persons.length === 0) return []
  const moves = await prisma.$queryRaw<{ personId: string; at: Date }[]>`
    SELECT p."personId", m."at" FROM "Move" m JOIN "Player" p ON p."matchId" = m."matchId" AND p."seat" = m."seat"
    WHERE m."origin" = 'player' AND p."personId" IN (${Prisma.join(persons)}) ORDER BY m."at" DESC LIMIT 20000`
  return persons.map((person) => ({
    person,
    decks: shared.filter(({ personId }) => personId === person).map(({ list }) => JSON.stringify(list)),
    sittings: moves.filter(({ personId }) => personId === person).map(({ at }) => at.getTime()),
  }))
}
