/** The cross table: every player against every opponent, in the order of the table. */
import type { GameEnd, League, LeagueGame, PlayerId, SideIndex } from '../league.ts'
import { type RoundOutcome, recordsOf, seatIn } from '../record.ts'
import { tableOf } from './league-table.ts'

/** A meeting from the view of the player of the row. */
export interface Meeting {
  readonly round: number
  readonly pairing: string
  /** Null while it runs. */
  readonly outcome: RoundOutcome | null
  /** The games by the side that the player of the row has; a score of null is a running game. */
  readonly games: readonly { readonly side: SideIndex; readonly score: number | null; readonly how: GameEnd | null }[]
}

export interface CrossRow {
  readonly player: PlayerId
  readonly place: number
  readonly points: number
  /** A cell for each player in the same order; the own one is empty. */
  readonly cells: readonly (readonly Meeting[])[]
}

/**
 * Returns the cross table of the main stage, best first.
 *
 * @param among the players of one group; null for all
 */
export function crossTable(league: League, among: readonly PlayerId[] | null = null): readonly CrossRow[] {
  const rows = tableOf(league, among)
  const records = recordsOf(league)
  return rows.map(({ player, place, sums }) => {
    const own = (records.get(player) ?? []).filter(({ stage }) => stage === 'main')
    return {
      player,
      place,
      points: sums.points.value,
      cells: rows.map((other) =>
        own.flatMap(({ opponent, pairing, round, outcome }): Meeting[] =>
          pairing === null || opponent !== other.player
            ? []
            : [{ round, pairing: pairing.id, outcome, games: pairing.games.map((game) => seen(game, player)) }],
        ),
      ),
    }
  })
}

function seen(game: LeagueGame, player: PlayerId): Meeting['games'][number] {
  const side = seatIn(game, player)
  return { side, score: game.result?.scores[side] ?? null, how: game.result?.how ?? null }
}
