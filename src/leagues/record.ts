/** The rounds of each player so far: the ground for pairing, standings and tie-breakers. */
import { hasChallenges } from './forms/forms.ts'
import type {
  Bye,
  GameEnd,
  GameResult,
  GamesOfPairing,
  League,
  LeagueGame,
  Pair,
  Pairing,
  Player,
  PlayerId,
  SideIndex,
  Stage,
} from './league.ts'

export type RoundOutcome = 'win' | 'draw' | 'loss'

/** A round of one player. */
export interface RoundRecord {
  readonly round: number
  readonly stage: Stage
  /**
   * `open`: still running. `played`: at least one game in which both moved. `forfeit`: none. `bye`: any bye. `missed`:
   * away, late or out.
   */
  readonly kind: 'open' | 'played' | 'forfeit' | 'bye' | 'missed'
  readonly opponent: PlayerId | null
  /** Null while it runs, and for rounds that give nothing. */
  readonly outcome: RoundOutcome | null
  /** The outcome that counts for points: a bye holder who gave up the bye has at least a win. */
  readonly credit: RoundOutcome | null
  readonly pairing: Pairing | null
  readonly bye: Bye | null
}

const NOT_PLAYED: readonly GameEnd[] = ['forfeit', 'double-loss', 'void']
/** Ends after which no further game of a pairing begins. */
const LAST: readonly GameEnd[] = [...NOT_PLAYED, 'round-over']

/** Returns whether both seats have moved in a game, so that it counts for sides and ratings. */
export const bothMoved = ({ movedAt, result }: LeagueGame): boolean =>
  (movedAt[0] !== null && movedAt[1] !== null) || (result !== null && !NOT_PLAYED.includes(result.how))

const PLAYED_OUT: readonly GameEnd[] = ['played', 'concession', 'time-out']
/** Whether the players of a game have brought about such an end themselves. */
export const isPlayedOut = (how: GameEnd): boolean => PLAYED_OUT.includes(how)

/**
 * Returns the end of a game as it was played, whatever rulings have made of it since; null if it has none, or if silence, a
 * ruling, the measure or a double loss has ended it. Ratings follow it alone.
 */
export function playedResult({ corrected, result }: Pick<LeagueGame, 'corrected' | 'result'>): GameResult | null {
  const first = corrected[0] ?? result
  return first !== null && isPlayedOut(first.how) ? first : null
}

/** Returns the game of this id with its pairing, or null. */
export function gameById(league: League, id: string): { readonly pairing: Pairing; readonly game: LeagueGame } | null {
  for (const { pairings } of league.rounds)
    for (const pairing of pairings) for (const game of pairing.games) if (game.id === id) return { pairing, game }
  return null
}

/** Returns all results that a game has had, oldest first: the last one counts. */
export const resultsOf = ({ corrected, result }: LeagueGame): readonly GameResult[] =>
  result === null ? corrected : [...corrected, result]

/** Returns the pairing of this id, or null. */
export function pairingById(league: League, id: string): Pairing | null {
  for (const { pairings } of league.rounds) for (const pairing of pairings) if (pairing.id === id) return pairing
  return null
}

/** Returns the player with this id. @throws if there is none */
export function playerById(league: League, id: PlayerId): Player {
  const found = league.players.find((player) => player.id === id)
  if (found === undefined) throw new Error(`league ${league.id} has no player ${id}`)
  return found
}

/** Returns the opponent of one of the two. */
export const opponentIn = ({ players }: Pick<Pairing, 'players'>, id: PlayerId): PlayerId =>
  players[0] === id ? players[1] : players[0]

/** Returns the seat of a player in a game. */
export const seatIn = ({ seats }: Pick<LeagueGame, 'seats'>, id: PlayerId): SideIndex => (seats[0] === id ? 0 : 1)

/** Returns the game points of both players so far, in the order of `pairing.players`. */
export function gamePoints({ players, games }: Pick<Pairing, 'players' | 'games'>): Pair<number> {
  const of = (id: PlayerId) => games.reduce((sum, game) => sum + (game.result?.scores[seatIn(game, id)] ?? 0), 0)
  return [of(players[0]), of(players[1])]
}

/** Whether no game of a pairing is to come or running. */
export function isComplete(pairing: Pairing, games: GamesOfPairing): boolean {
  if (pairing.voided) return true
  return pairing.games.every(({ result }) => result !== null) && !needsAnother(pairing, games)
}

/** The games of a pairing, unless a tie in a bracket asks for one more. */
export const USUAL_GAMES = { bothSides: 2, bestOf1: 1, bestOf3: 3 } as const

/**
 * Whether all games of a pairing are over and one more is due: the next of a best of three, or one more after a tie in a
 * bracket. After a tie in that one too, the higher seed goes on.
 */
export function needsAnother({ players, games, slot, left }: Pairing, kind: GamesOfPairing): boolean {
  if (left.length > 0) return false
  if (games.some(({ result }) => result === null || LAST.includes(result.how))) return false
  const [one, other] = gamePoints({ players, games })
  if (kind === 'bestOf3' && games.length < USUAL_GAMES.bestOf3) return Math.max(one, other) < 2
  return slot !== null && one === other && games.length === USUAL_GAMES[kind]
}

/** Returns what a pairing gave to both, in the order of its players; null while it runs, or if it counts for nothing. */
export function outcomesOf(pairing: Pairing, games: GamesOfPairing): Pair<RoundOutcome> | null {
  if (pairing.voided || !isComplete(pairing, games)) return null
  if (pairing.games.every(({ result }) => result?.how === 'void')) return null
  const last = pairing.games.at(-1)
  // In a best of three, a player who leaves or forfeits loses the round, not the game alone.
  const [leaver] = pairing.left
  if (games === 'bestOf3' && leaver !== undefined) {
    if (pairing.left.length > 1) return ['loss', 'loss']
    return leaver === pairing.players[0] ? ['loss', 'win'] : ['win', 'loss']
  }
  if (games === 'bestOf3' && last?.result?.how === 'forfeit')
    return last.result.scores[seatIn(last, pairing.players[0])] === 1 ? ['win', 'loss'] : ['loss', 'win']
  const [first, second] = gamePoints(pairing)
  if (first === second) return first === 0 ? ['loss', 'loss'] : ['draw', 'draw']
  return first > second ? ['win', 'loss'] : ['loss', 'win']
}

const BYE_OUTCOME = { full: 'win', half: 'draw', zero: null } as const

function recordOfPairing(league: League, pairing: Pairing, id: PlayerId, round: number, stage: Stage): RoundRecord {
  const outcomes = outcomesOf(pairing, league.settings.games)
  const outcome = outcomes?.[pairing.players[0] === id ? 0 : 1] ?? null
  const running = !isComplete(pairing, league.settings.games)
  const credit = pairing.atLeastWin.includes(id) && !pairing.left.includes(id) ? 'win' : outcome
  const kind = running ? 'open' : pairing.games.some(bothMoved) ? 'played' : 'forfeit'
  return { round, stage, kind, opponent: opponentIn(pairing, id), outcome, credit, pairing, bye: null }
}

/**
 * Returns the rounds of every player who has ever been seeded, in order. A pairing whose player was paired anew in the
 * same round is not theirs any more, but stays that of the one who left it.
 */
export function recordsOf(league: League): ReadonlyMap<PlayerId, readonly RoundRecord[]> {
  const records = new Map<PlayerId, RoundRecord[]>()
  for (const { id, seed } of league.players) if (seed !== null) records.set(id, [])
  const several = hasChallenges(league)
  for (const { number, stage, pairings, byes } of league.rounds) {
    const own = new Map<PlayerId, RoundRecord[]>()
    for (const pairing of pairings)
      for (const id of pairing.voided ? [] : pairing.players) {
        const record = recordOfPairing(league, pairing, id, number, stage)
        own.set(id, several ? [...(own.get(id) ?? []), record] : [record])
      }
    for (const bye of byes) {
      const outcome = BYE_OUTCOME[bye.worth]
      const kind = bye.worth === 'zero' ? 'missed' : 'bye'
      own.set(bye.player, [
        { round: number, stage, kind, opponent: null, outcome, credit: outcome, pairing: null, bye },
      ])
    }
    for (const [id, list] of records) list.push(...(own.get(id) ?? [missed(league, id, number, stage)]))
  }
  return records
}

function missed(league: League, id: PlayerId, round: number, stage: Stage): RoundRecord {
  const half = playerById(league, id).halves.includes(round)
  const outcome = half ? 'draw' : null
  const kind = half ? 'bye' : 'missed'
  return { round, stage, kind, opponent: null, outcome, credit: outcome, pairing: null, bye: null }
}

const HALF_WINS = { win: 2, draw: 1, loss: 0 } as const

/** Returns the wins of these rounds, draws as halves; running ones count as draws if `open` says so. */
export function winsOf(records: readonly RoundRecord[], open: 'asDraws' | 'asNothing'): number {
  const halves = records.map(({ credit, kind }) =>
    credit === null ? (kind === 'open' && open === 'asDraws' ? 1 : 0) : HALF_WINS[credit],
  )
  return halves.reduce<number>((sum, half) => sum + half, 0) / 2
}

/** Returns how often a player has sat on side 0 minus side 1 in a stage, in games in which both moved or still may. */
export function biasOf(records: readonly RoundRecord[], id: PlayerId, stage: Stage): number {
  let bias = 0
  for (const record of records)
    if (record.stage === stage)
      for (const game of record.pairing?.games ?? [])
        if (game.result === null || bothMoved(game)) bias += seatIn(game, id) === 0 ? 1 : -1
  return bias
}
