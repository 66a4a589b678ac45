/** Makes the pairings of a league, with their games and deadlines, from the players drawn. */
import { stream } from '../../kit/chance/streams.ts'
import type { League, LeagueGame, Pair, Pairing, PlayerId, RoundDates } from '../league.ts'
import { playerById } from '../record.ts'

/** Two who meet, the player of side 0 first, with their place in a bracket or their group. */
export interface DrawnPair {
  readonly players: Pair<PlayerId>
  readonly slot?: string
  readonly group?: number
}

/** Returns a game of a pairing, not begun. */
function newGame(league: League, pairing: string, number: number, seats: Pair<PlayerId>): LeagueGame {
  const person = (id: PlayerId) => playerById(league, id).person
  return {
    id: `${pairing}.g${number}`,
    seats,
    persons: [person(seats[0]), person(seats[1])],
    movedAt: [null, null],
    result: null,
    corrected: [],
  }
}

/** Returns the pairing at a table of a round: one game, or one for each side. */
export function newPairing(
  league: League,
  round: number,
  table: number,
  { players, slot, group }: DrawnPair,
  { why, madeAt, dates }: { readonly why: Pairing['why']; readonly madeAt: number; readonly dates: RoundEnds },
): Pairing {
  const id = `${league.id}.r${round}.p${table}`
  const first = newGame(league, id, 1, players)
  const both = league.settings.games === 'bothSides'
  return {
    id,
    table,
    players,
    games: both ? [first, newGame(league, id, 2, [players[1], players[0]])] : [first],
    madeAt,
    softEndAt: dates.softEndAt,
    hardEndAt: dates.hardEndAt,
    why,
    slot: slot ?? null,
    group: group ?? null,
    left: [],
    atLeastWin: [],
    calledAgain: [],
    overtime: false,
    frozenAt: null,
    voided: false,
  }
}

export type RoundEnds = Pick<RoundDates, 'softEndAt' | 'hardEndAt'>

/** Returns the next game of a pairing: sides swapped, in a third or extra game by lot. */
export function nextGame(league: League, pairing: Pairing): LeagueGame {
  const number = pairing.games.length + 1
  const [one, other] = pairing.players
  const swapped = number === 2 || (number > 2 && stream(league.seed, `sides of ${pairing.id}.g${number}`)(2) === 1)
  return newGame(league, pairing.id, number, swapped ? [other, one] : [one, other])
}
