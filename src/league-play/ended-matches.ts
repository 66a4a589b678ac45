/** The facts of an ended match, for leagues, ratings and statistics. */

import { isDeepStrictEqual } from 'node:util'
import type { DeckList, GameEvent, Outcome, Seat } from '../contract/index.ts'
import type { Decks } from '../decks/deck.ts'
import { type AnyGame, type Games, gameOf } from '../games/games.ts'
import type { GameEnd, Pair, PersonId } from '../leagues/league.ts'
import type { FinishedGame } from '../leagues/ratings/rated-games.ts'
import { loadLog, loadRecord } from '../matches/match-rows.ts'
import { isPractice } from '../matches/practice/practice.ts'
import type { Database } from '../storage/open.ts'

/** A match that has ended. */
export interface EndedMatch {
  readonly matchId: string
  readonly game: AnyGame
  readonly format: string
  readonly guildId: string | null
  readonly rated: boolean
  readonly persons: Pair<PersonId | null>
  readonly winner: Seat | null
  readonly how: Exclude<GameEnd, 'forfeit'>
  /** Whether each person, or an order of theirs, made at least one move. */
  readonly moved: Pair<boolean>
  readonly turns: number | null
  readonly lists: Pair<DeckList>
  readonly startedAt: Date
  readonly endedAt: Date
}

/** Returns the facts of an ended match; null if it runs, or if there is none. */
export async function endedMatch(prisma: Database, games: Games, matchId: string): Promise<EndedMatch | null> {
  const record = await loadRecord(prisma, matchId)
  if (record?.outcome == null || record.endedAt === null) return null
  const game = gameOf(games, record.terms.game)
  const log = await loadLog(prisma, matchId)
  const pair = <T>(value: (seat: Seat) => T): Pair<T> => [value(game.seats[0]!), value(game.seats[1]!)]
  const movers = new Set(
    log.flatMap(({ kind, origin, seat }) =>
      kind === 'answers' && (origin === 'player' || origin === 'order') ? [seat] : [],
    ),
  )
  const { decks = {} } = (log[0]?.data ?? {}) as unknown as { readonly decks?: Readonly<Record<Seat, DeckList>> }
  return {
    matchId,
    game,
    format: record.terms.format,
    guildId: record.place.guildId,
    rated: record.terms.rated,
    persons: pair((seat) => personOf(record.players[seat])),
    winner: record.outcome.winner,
    how: endOf(record.outcome),
    moved: pair((seat) => movers.has(seat)),
    turns: turnsOf(
      game,
      log.flatMap(({ events }) => events),
    ),
    lists: pair((seat) => decks[seat] ?? []),
    startedAt: record.startedAt,
    endedAt: record.endedAt,
  }
}

const personOf = (person: PersonId | undefined): PersonId | null =>
  person === undefined || isPractice(person) ? null : person

/** Returns how a match has ended, as leagues and ratings call it. */
export function endOf({ kind, winner }: Outcome): EndedMatch['how'] {
  switch (kind) {
    case 'time-out':
      // The time of both was up at once: a loss for both.
      return winner === null ? 'double-loss' : kind
    case 'concession':
    case 'void':
    case 'ruling':
    case 'round-over':
    case 'double-loss':
      return kind
    default:
      return 'played'
  }
}

const turnsOf = ({ statistics }: AnyGame, events: readonly GameEvent[]): number | null =>
  statistics === undefined ? null : events.filter((event) => statistics.startsTurn(event)).length

function pointsOf(how: EndedMatch['how'], winner: Seat | null, first: Seat | undefined): FinishedGame['scores'] {
  if (how === 'void' || how === 'double-loss') return [0, 0]
  if (winner === null) return [0.5, 0.5]
  return winner === first ? [1, 0] : [0, 1]
}

/** Returns the points that the end of a match gives, those of the first seat first. */
export const scoresOf = (outcome: Outcome, first: Seat): FinishedGame['scores'] =>
  pointsOf(endOf(outcome), outcome.winner, first)

/** Returns the match as a game that may be rated. */
export function finishedGame(match: EndedMatch): FinishedGame {
  const { matchId, game, persons, winner, how, moved, turns, endedAt } = match
  const scores = pointsOf(how, winner, game.seats[0])
  return { id: matchId, persons, scores, how, moved, at: endedAt.getTime(), turns, league: false }
}

/** Returns the name of the deck of each side: an own deck or a ready-made one with the same list; null if there is none. */
export async function deckNames(
  decks: Pick<Decks, 'of'>,
  { game, persons, lists }: EndedMatch,
): Promise<Pair<string | null>> {
  const nameOf = async (side: 0 | 1) => {
    const person = persons[side]
    const own = person === null ? [] : await decks.of(person)
    const same = [...own.filter((deck) => deck.game === game.id), ...game.decks()].find(
      ({ seat, list }) => seat === game.seats[side] && isDeepStrictEqual(sorted(list), sorted(lists[side])),
    )
    return same?.name ?? null
  }
  return [await nameOf(0), await nameOf(1)]
}

const sorted = (list: DeckList) => [...list].sort((one, other) => (one.card < other.card ? -1 : 1))
