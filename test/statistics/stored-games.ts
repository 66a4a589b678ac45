/** Finished matches in a database, without anybody who has played them. */
import type { Database } from '../../src/storage/open.ts'
import { playedMatch } from '../records/page-games.ts'

const cache = new Map<number, ReturnType<typeof playedMatch>>()
const PLAYED = 12

/** A match to be stored. */
export interface StoredMatch {
  readonly id: string
  readonly people: readonly [string, string]
  readonly guildId?: string
  readonly opens?: boolean
  readonly leagueId?: string
  readonly endedAt?: Date
}

/** The match of this number as practice opponents have played it. Few are played; the others are like them. */
function playedOne(number: number) {
  const at = number % PLAYED
  const found = cache.get(at) ?? playedMatch({ game: 'young-jedi', number: at })
  cache.set(at, found)
  return found
}

/** Stores finished matches of Young Jedi. */
export async function storeMatches(prisma: Database, matches: readonly StoredMatch[], from = 0): Promise<void> {
  for (const [index, { id, people, guildId = 'guild', opens = true, leagueId, endedAt }] of matches.entries()) {
    const { game, rows, state, format } = playedOne(from + index)
    await prisma.match.create({
      data: {
        ...{ id, game: game.id, format, rules: {}, rated: false, opens, sittingMs: 1000n, guildId, channelId: 'c' },
        ...{ status: 'over', startedAt: rows[0]!.at, endedAt: endedAt ?? rows.at(-1)!.at },
        outcome: game.outcome(state) as never,
        ...{ version: 1, moves: rows.length, engine: game.version, state: '{}' },
        players: { create: game.seats.map((seat, at) => ({ seat, personId: people[at]!, misses: 0 })) },
        log: {
          create: rows.map(({ seq, at, kind, seat, origin, engine, data, events, hash }) => ({
            ...{ seq, at, kind, seat, origin, engine, hash },
            data: data as never,
            events: events as never,
          })),
        },
      },
    })
    if (leagueId !== undefined)
      await prisma.leagueGame.create({ data: { matchId: id, leagueId, game: `g${id}`, pairing: 'p' } })
  }
}

/** Returns matches of people who play each other in turn. */
export const matchesOf = (count: number, people: number, given: Partial<StoredMatch> = {}, from = 0): StoredMatch[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${given.guildId ?? given.leagueId ?? 'm'}-${from + at}`,
    people: [`p${(from + at) % people}`, `p${(from + at + 1 + ((from + at) % (people - 1))) % people}`] as const,
    ...given,
  }))
