/** Finished matches, step by step: rebuilt from the log where this engine can, else told from the stored events. */
import type { DeckList, Reader } from '../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../games/games.ts'
import type { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { ChannelPlace, MatchRecord, PersonId, Replay, ReplayStep } from './api.ts'
import { type Rebuilt, replayLog } from './log.ts'
import { type LoggedRow, loadLog, loadRecord, recordOf } from './match-rows.ts'
import { partFor } from './notices.ts'
import { isOpen } from './resuming.ts'
import { seatOfPerson } from './sight.ts'
import { undoesIn, undoneIn } from './undone.ts'

/** The readers whose view of a finished match this person may choose; the first is the default. */
export function eyesOf(
  game: AnyGame,
  { players }: Pick<MatchRecord, 'players'>,
  person: PersonId,
  open: boolean,
): readonly Reader[] {
  const own = seatOfPerson(players, person)
  const seats = own === null ? [] : [own]
  const others = open ? game.seats.filter((seat) => seat !== own) : []
  return own === null ? ['spectator', ...others] : [...seats, 'spectator', ...others]
}

/** A finished match, as one reader may know it. Null if there is no such match, or if it still runs. */
export async function replayed(
  prisma: Database,
  games: Games,
  matchId: string,
  person: PersonId,
  as: Reader | null,
  at: Date,
): Promise<Replay | null> {
  const match = await loadRecord(prisma, matchId)
  const game = findGame(games, match?.terms.game ?? '')
  if (match === null || game === undefined || match.status !== 'over') return null
  const open = isOpen(game, match, at)
  const readers = eyesOf(game, match, person, open)
  const reader = readers.find((one) => one === as) ?? (readers[0] as Reader)
  const rows = await loadLog(prisma, matchId)
  return { match, reader, readers, steps: stepsOf(game, rows, reader), decks: open ? decksOf(rows) : null }
}

/** The events that this reader was told, row by row, with their view after each. Pure. */
export function stepsOf(game: AnyGame, rows: readonly LoggedRow[], reader: Reader): readonly ReplayStep[] {
  const states = rebuilt(game, rows)?.states
  const seat = reader === 'spectator' ? null : reader
  const undoing = rows.map((row) => ({ seq: row.seq, undoes: undoesIn(row) }))
  const gone = undoneIn(undoing)
  const undoes = new Map(undoing.map((row) => [row.seq, row.undoes]))
  return rows
    .filter(({ seq, events }) => events.length > 0 || undoes.get(seq) !== null)
    .map(({ seq, at, events }) => ({
      seq,
      at,
      undoes: undoes.get(seq) ?? null,
      undone: gone.has(seq),
      events: events.map((event) => partFor(event, seat)),
      view: states?.has(seq) === true ? game.view(states.get(seq), reader) : null,
    }))
}

/** An engine that can't replay the row leaves the facts: they are told without tables. */
function rebuilt(game: AnyGame, rows: readonly LoggedRow[]): Rebuilt | null {
  try {
    return replayLog(game, rows)
  } catch {
    return null
  }
}

function decksOf(rows: readonly LoggedRow[]): Replay['decks'] {
  const setup = rows.find(({ kind }) => kind === 'setup')
  if (setup === undefined) return null
  return (setup.data as unknown as { decks: Readonly<Record<string, DeckList>> }).decks
}

/** Finished matches of a person, the last first. */
export async function finishedMatchesOf(
  prisma: Database,
  person: PersonId,
  most: number,
): Promise<readonly MatchRecord[]> {
  const found = await prisma.match.findMany({
    where: { status: 'over', players: { some: { personId: person } } },
    orderBy: [{ endedAt: 'desc' }, { id: 'asc' }],
    take: most,
    include: { players: true },
  })
  return found.map(recordOf)
}

/** The game that belongs to a place or a person, see `Matches.gameAt`. */
export async function gameAt(
  prisma: Database,
  { guildId, channelId }: ChannelPlace,
  person: PersonId,
): Promise<string | null> {
  const orderBy: Prisma.MatchOrderByWithRelationInput[] = [{ startedAt: 'desc' }, { id: 'asc' }]
  const last = { orderBy, select: { game: true } } as const
  const [ofThread, ofChannel, ofPerson] = await Promise.all([
    guildId === null ? null : prisma.match.findFirst({ ...last, where: { guildId, threadId: channelId } }),
    guildId === null ? null : prisma.match.findFirst({ ...last, where: { guildId, channelId } }),
    prisma.match.findFirst({ ...last, where: { players: { some: { personId: person } } } }),
  ])
  return (ofThread ?? ofChannel ?? ofPerson)?.game ?? null
}

/** Matches of a server: those that run, the last begun first, and those that are over, the last ended first. */
export async function matchesOf(
  prisma: Database,
  guildId: string,
  most: { readonly running: number; readonly over: number },
): Promise<{ readonly running: readonly MatchRecord[]; readonly over: readonly MatchRecord[] }> {
  const include = { players: true }
  const [running, over] = await Promise.all([
    prisma.match.findMany({
      where: { guildId, status: 'running' },
      orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
      take: most.running,
      include,
    }),
    prisma.match.findMany({
      where: { guildId, status: 'over' },
      orderBy: [{ endedAt: 'desc' }, { id: 'asc' }],
      take: most.over,
      include,
    }),
  ])
  return { running: running.map(recordOf), over: over.map(recordOf) }
}

/**
 * Plays a match again from its log and compares every state with its recorded hash.
 * @returns null if there is no such match, or no row of it can be rebuilt by this version
 */
export async function rebuild(prisma: Database, games: Games, matchId: string): Promise<Rebuilt | null> {
  const match = await prisma.match.findUnique({ where: { id: matchId }, select: { game: true } })
  const game = findGame(games, match?.game ?? '')
  return game === undefined ? null : replayLog(game, await loadLog(prisma, matchId))
}
