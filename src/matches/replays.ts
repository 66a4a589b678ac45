/** Finished matches, step by step: rebuilt from the log where this engine can, else told from the stored events. */
import type { DeckList, Reader } from '../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../games/games.ts'
import type { Database } from '../storage/open.ts'
import type { MatchRecord, PersonId, Replayed, ReplayStep } from './api.ts'
import { type Rebuilt, replay } from './log.ts'
import { type LoggedRow, loadLog, loadRecord, recordOf } from './match-rows.ts'
import { partFor } from './notices.ts'
import { seatOf } from './sight.ts'

/** The readers whose view of a finished match this person may choose; the first is the default. */
export function eyesOf(game: AnyGame, { players }: Pick<MatchRecord, 'players'>, person: PersonId): readonly Reader[] {
  const own = seatOf(players, person)
  const seats = own === null ? [] : [own]
  const others = game.opensAtEnd === true ? game.seats.filter((seat) => seat !== own) : []
  return own === null ? ['spectator', ...others] : [...seats, 'spectator', ...others]
}

/** A finished match, as one reader may know it. Null if there is no such match, or if it still runs. */
export async function replayed(
  prisma: Database,
  games: Games,
  matchId: string,
  person: PersonId,
  as: Reader | null,
): Promise<Replayed | null> {
  const match = await loadRecord(prisma, matchId)
  const game = findGame(games, match?.terms.game ?? '')
  if (match === null || game === undefined || match.status !== 'over') return null
  const readers = eyesOf(game, match, person)
  const reader = readers.find((one) => one === as) ?? (readers[0] as Reader)
  const rows = await loadLog(prisma, matchId)
  return { match, reader, readers, steps: stepsOf(game, rows, reader), decks: decksOf(game, rows) }
}

/** The events that this reader was told, row by row, with their view after each. Pure. */
export function stepsOf(game: AnyGame, rows: readonly LoggedRow[], reader: Reader): readonly ReplayStep[] {
  const states = rebuilt(game, rows)?.states
  const seat = reader === 'spectator' ? null : reader
  return rows
    .filter(({ events }) => events.length > 0)
    .map(({ seq, at, events }) => ({
      seq,
      at,
      events: events.map((event) => partFor(event, seat)),
      view: states?.has(seq) === true ? game.view(states.get(seq), reader) : null,
    }))
}

/** An engine that can't replay the row leaves the facts: they are told without tables. */
function rebuilt(game: AnyGame, rows: readonly LoggedRow[]): Rebuilt | null {
  try {
    return replay(game, rows)
  } catch {
    return null
  }
}

function decksOf(game: AnyGame, rows: readonly LoggedRow[]): Replayed['decks'] {
  const setup = rows.find(({ kind }) => kind === 'setup')
  if (game.opensAtEnd !== true || setup === undefined) return null
  return (setup.data as unknown as { decks: Readonly<Record<string, DeckList>> }).decks
}

/** Finished matches of a person, the last first. */
export async function finishedOf(prisma: Database, person: PersonId, most: number): Promise<readonly MatchRecord[]> {
  const found = await prisma.match.findMany({
    where: { status: 'over', players: { some: { personId: person } } },
    orderBy: [{ endedAt: 'desc' }, { id: 'asc' }],
    take: most,
    include: { players: true },
  })
  return found.map(recordOf)
}
