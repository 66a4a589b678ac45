/**
 * A league as plain data: settings, players, rounds, pairings, games and their results. `reducer.ts` makes it from its
 * events and nothing else changes it. Times are milliseconds since 1970, durations milliseconds; a *person* is a Discord
 * user, a *player* a place in the league that a person holds.
 */
import type { Json, PersonId, Seat, StopReason } from '../contract/index.ts'
import type { PoolRules } from './pool-rules.ts'

export type { PersonId }

/** A place in one league: `p1`, `p2` … in the order of sign-up. It stays when a substitute takes it over. */
export type PlayerId = string
/** One of the two sides of the game by its place in `LeagueSettings.sides`. */
export type SideIndex = 0 | 1
export type Pair<T> = readonly [T, T]

/** A bracket, after which somebody is champion. */
export interface Bracket {
  /** Out after this many losses: single or double elimination. */
  readonly losses: 1 | 2
  /** Whether the losers of the semi-finals play for third place (single elimination only). */
  readonly thirdPlace: boolean
}

/** A bracket after the rounds, for the first players of the table. */
export interface PlayOff extends Bracket {
  /** The number of players that get there; groups: of each group. */
  readonly places: number
}

export type LeagueForm =
  /** `rounds`: null for min(⌈log₂ n⌉ + 1, ⌊n/2⌋), which is fixed when sign-up ends. */
  | { readonly kind: 'swiss'; readonly rounds: number | null; readonly playOff: PlayOff | null }
  /** Everybody meets everybody, `legs` times, the second time with sides swapped. */
  | { readonly kind: 'roundRobin'; readonly legs: 1 | 2; readonly playOff: PlayOff | null }
  | { readonly kind: 'groups'; readonly groups: number; readonly legs: 1 | 2; readonly playOff: PlayOff | null }
  | ({ readonly kind: 'elimination' } & Bracket)
  | ({ readonly kind: 'ladder' } & LadderTerms)

/** A form of one kind. */
export type FormOf<Kind extends LeagueForm['kind']> = Extract<LeagueForm, { readonly kind: Kind }>

export interface LadderTerms {
  /** The length of the season in rounds of `LeagueSettings.rounds.days`. */
  readonly rounds: number
  /** The number of places by which a challenge may reach upward. */
  readonly reach: number
  /** A player without a game for this many days falls by one place, and again after as many. */
  readonly decayDays: number
  /** The same two may meet again after this many days. */
  readonly rematchDays: number
}

/**
 * The games of a pairing: one game per side at once; one game; or up to three, one after another, with sides swapped each
 * time.
 */
export type GamesOfPairing = 'bothSides' | 'bestOf1' | 'bestOf3'

export interface RoundTiming {
  /** `calendar`: each round starts on its date. `whenDone`: as soon as the round before is complete. */
  readonly kind: 'calendar' | 'whenDone'
  /** Days of a round, in the league's time zone, counted without the days that are skipped. */
  readonly days: number
  readonly skipWeekends: boolean
  /** Dates that are skipped, as `2026-12-25`. */
  readonly holidays: readonly string[]
  /** From the soft end of a round, when only games in progress may go on, to its hard end; at most a quarter of a round. */
  readonly graceHours: number
}

/** A number by which rows of the table are compared, the greater the better. */
export type Criterion =
  | 'points'
  | 'gamePoints'
  | 'direct'
  | 'opponents'
  | 'sonnebornBerger'
  | 'differential'
  | 'wins'
  | 'buchholz'
  | 'median'

export interface LeagueDates {
  readonly signUpEndsAt: number
  /** Null: nobody has to check in. */
  readonly checkInEndsAt: number | null
  readonly startsAt: number
}

export interface LeagueSettings {
  readonly name: string
  readonly about: string
  readonly game: string
  readonly format: string
  readonly rules: Readonly<Record<string, string>>
  /** The game's seats; games of both sides count separately. */
  readonly sides: Pair<Seat>
  readonly form: LeagueForm
  readonly games: GamesOfPairing
  readonly rated: boolean
  /** Points of a pairing in the table. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number }
  /** The tie-breakers after the points; null for those of the form. */
  readonly tieBreaks: readonly Criterion[] | null
  /** IANA name; rounds are days of this time zone. */
  readonly zone: string
  readonly dates: LeagueDates
  readonly rounds: RoundTiming
  /** `most`: further people join the waiting list. */
  readonly places: { readonly least: number; readonly most: number | null }
  /** Only people with at least this rating may join. */
  readonly leastRating: number | null
  /** How long an offered place is kept for a person of the waiting list. */
  readonly offerHours: number
  /** Shares of a round after which a player without a move is called again, and is out of the round. */
  readonly silence: { readonly callAgain: number; readonly out: number }
  /** How often a player may give themselves more time, and how much. */
  readonly graces: { readonly times: number; readonly hours: number }
  /** Missed sittings of a player that count for nothing, in all their games together; absent: none. */
  readonly excusedMisses?: number
  /** Hours after which the rules decide a case that no organiser has decided. */
  readonly caseHours: number
  /** Whether games that have not ended at the hard end go to the leader by the game's measure; else they are draws. */
  readonly measure: boolean
  /** The clock of the games, as the matches understand it. */
  readonly clock: Json
  /** The rules for decks, as the deck check understands them. */
  readonly decks: Json
  /** The pool from which each player builds their decks; absent or null: all cards. */
  readonly pool?: PoolRules | null
}

/**
 * `waiting`: on the waiting list. `offered`: a place is kept for them. `in`: takes part. `silent`: put out of a round
 * because they made no move; one tap brings them back. `out`: has left. `disqualified`: by a ruling.
 */
export type PlayerStatus = 'waiting' | 'offered' | 'in' | 'silent' | 'out' | 'disqualified'

export interface Player {
  readonly id: PlayerId
  /** Once the person has deleted their data: a name that stands for nobody. */
  readonly person: PersonId
  /** The persons who held this place before, first to last. */
  readonly former: readonly PersonId[]
  readonly status: PlayerStatus
  readonly rating: number | null
  /** 1 is the strongest; given when sign-up ends, then to late entries in their order. Null before. */
  readonly seed: number | null
  readonly checkedIn: boolean
  readonly offerUntil: number | null
  /** Let an offer pass: no further one comes by itself. */
  readonly offerLapsed: boolean
  /** The first round that they may be paired in. */
  readonly from: number
  /** Rounds for which they said that they are away. */
  readonly away: readonly number[]
  /** Rounds that they missed before a late entry or a return, for which they get half a win. */
  readonly halves: readonly number[]
  readonly gracesUsed: number
  /** Missed sittings that were excused; absent: none. */
  readonly missesExcused?: number
  /** The reason for which they may change locked decks once; null or absent: they may not. */
  readonly decksPermitted?: string | null
  /** When they were found to be no member of the server any more; null or absent: they are one, as far as is known. */
  readonly leftServerAt?: number | null
  /** All their results count for nobody: they left a round robin before half of their games. */
  readonly annulled: boolean
}

/**
 * How a game ended: `played` by its rules, `forfeit` without play, or as matches call an end from outside their rules. A league
 * gives a `double-loss` itself, too, where nobody has moved.
 */
export type GameEnd = 'played' | 'forfeit' | StopReason

export interface GameResult {
  /** The win as 1, a draw as ½ each, by seat. A double loss gives 0 to both. */
  readonly scores: Pair<0 | 0.5 | 1>
  readonly how: GameEnd
  /** The winner's lead by the game's measure; 0 for draws and concessions. */
  readonly differential: number
  /** The turn in which it ended, where known. */
  readonly turns: number | null
  readonly at: number
}

export interface LeagueGame {
  /** Deterministic: league, round, pairing, game. A match is made once for each id. */
  readonly id: string
  /** The players by side: `seats[0]` plays `settings.sides[0]`. */
  readonly seats: Pair<PlayerId>
  /** The persons who play it, by seat: a substitute does not take over finished games. */
  readonly persons: Pair<PersonId>
  /** When each seat last ended a sitting with a move, to the day of the league's zone; null if never. */
  readonly movedAt: Pair<number | null>
  readonly result: GameResult | null
  /** The results before each correction, oldest first. */
  readonly corrected: readonly GameResult[]
}

export interface Pairing {
  readonly id: string
  readonly table: number
  /** `players[0]` plays side 0 in the first game. */
  readonly players: Pair<PlayerId>
  readonly games: readonly LeagueGame[]
  readonly madeAt: number
  /** From here on only games in which both moved lately go on. */
  readonly softEndAt: number
  /** Here every game ends. */
  readonly hardEndAt: number
  /** How it came about. */
  readonly why: 'drawn' | 'repaired' | 'byeHolder' | 'challenge' | 'ruling'
  /** The place in the bracket, as `W2.1`; null outside of brackets. */
  readonly slot: string | null
  readonly group: number | null
  /** Players who left it or made no move in it; their opponent wins unless paired anew within the round. */
  readonly left: readonly PlayerId[]
  /** Players who get at least a win, since they gave up a bye for this pairing. */
  readonly atLeastWin: readonly PlayerId[]
  /** Players who were called a second time. */
  readonly calledAgain: readonly PlayerId[]
  /** Whether it goes on after its soft end. */
  readonly overtime: boolean
  readonly frozenAt: number | null
  /** Times in which nobody could play, by when they ended and how long they were: `madeAt` is later by them. Absent: none. */
  readonly stood?: readonly { readonly at: number; readonly ms: number }[]
  /** A pairing that a ruling or correction took back; it counts for nothing. */
  readonly voided: boolean
  /** On a ladder: who has climbed by its result, and from where; null or absent: nobody. */
  readonly climbed?: LadderClimb | null
}

/** A player of a ladder, and the place from which they have climbed, counted from 0. */
export interface LadderClimb {
  readonly player: PlayerId
  readonly from: number
}

/**
 * `full` counts as a win, `half` as a draw, `zero` as nothing. `odd`: no opponent was left. `away`: said beforehand.
 * `unpaired`: no legal pairing at all. `opponentLeft`: the opponent of this round robin has left. `late`: a missed round.
 */
export interface Bye {
  readonly player: PlayerId
  readonly worth: 'full' | 'half' | 'zero'
  readonly why: 'odd' | 'away' | 'unpaired' | 'opponentLeft' | 'bracket'
}

/** Rules that had to give way, in the order in which they do. */
export type Relaxation = 'bias3' | 'secondMeeting' | 'secondBye' | 'unpaired'

/** Why a round is paired as it is. */
export interface PairingLog {
  /** The sum of the costs of all pairs, and of the bye. */
  readonly cost: number
  readonly relaxed: readonly Relaxation[]
  /** Pairings of earlier rounds that were still running and counted as draws. */
  readonly open: readonly string[]
}

export interface ByeOffer {
  readonly round: number
  /** The holder of the bye. */
  readonly player: PlayerId
  /** The player whose opponent is gone. */
  readonly opponent: PlayerId
  readonly until: number
}

export interface RoundDates {
  readonly startsAt: number
  readonly softEndAt: number
  readonly hardEndAt: number
}

export type Stage = 'main' | 'playOff'

export interface Round extends RoundDates {
  /** Counts from 1 through the whole league. */
  readonly number: number
  readonly stage: Stage
  readonly pairings: readonly Pairing[]
  readonly byes: readonly Bye[]
  readonly log: PairingLog
  /** Bye holders who were asked to play and keep their bye. */
  readonly keepBye: readonly PlayerId[]
  readonly closed: boolean
}

/** Two players who are one person by ruling. */
export interface SamePerson {
  readonly players: Pair<PlayerId>
  /** The finished games between them that the ruling has made void: an undo gives them back their results. */
  readonly games: readonly string[]
  /** The pairings of a ladder whose climbs the ruling has taken back; absent: none. */
  readonly climbs?: readonly string[]
}

/** A case that waits for an organiser. */
export interface Case {
  readonly id: string
  readonly by: PlayerId
  readonly pairing: string
  /** The game that it is about; absent: the pairing as a whole. */
  readonly game?: string
  readonly topic: string
  /** After this time the rules decide. */
  readonly until: number
  readonly settled: { readonly judge: PersonId | 'rules'; readonly ruling: string } | null
}

/**
 * A judge's request to see both hands of a game. `asked` until both players have agreed, then `open`; `seen` once the judge
 * has looked. `kept`: a player did not agree, or took it back in time. `over`: the ruling was made, or the game has changed.
 */
export interface HandOpening {
  readonly id: string
  readonly case: string
  readonly game: string
  readonly judge: PersonId
  /** The players who have opened their hand. */
  readonly agreed: readonly PlayerId[]
  readonly state: 'asked' | 'open' | 'seen' | 'kept' | 'over'
}

/** A player's proposal to go back to before a move of a running game, by its number in the log of the match. */
export interface BackProposal {
  readonly game: string
  readonly by: PlayerId
  readonly move: number
  /** `over`: both agreed, or the game has changed. */
  readonly state: 'asked' | 'refused' | 'over'
}

/**
 * `draft` → `signUp` → `checkIn` → `ready` → `running` → `finished` → `archived`; `cancelled` from anywhere before
 * `finished`.
 */
export type LeaguePhase = 'draft' | 'signUp' | 'checkIn' | 'ready' | 'running' | 'finished' | 'archived' | 'cancelled'

/** An act on the whole league that takes effect later, with its author. */
export interface PlannedAct {
  readonly act:
    | { readonly type: 'pause'; readonly reason: string }
    | { readonly type: 'cancel'; readonly reason: string; readonly games?: 'friendly' }
  readonly by: PersonId
  readonly until: number
}

export interface League {
  readonly id: string
  /** The seed of lots and of the last tie-breaker of pairings. */
  readonly seed: string
  readonly settings: LeagueSettings
  readonly phase: LeaguePhase
  /** Why it was cancelled; null otherwise. */
  readonly cancelled: string | null
  readonly pausedAt: number | null
  /** An act that takes effect later; null or absent: none. */
  readonly announced?: PlannedAct | null
  readonly players: readonly Player[]
  /** The last reminder of the check-in, in hours before its end; null or absent: none yet. */
  readonly checkInReminded?: number | null
  readonly rounds: readonly Round[]
  /** The start of one round, from which the dates of later rounds follow. */
  readonly anchor: { readonly round: number; readonly startsAt: number }
  /** The number of rounds of the main stage, once sign-up has ended. */
  readonly mainRounds: number | null
  /** Groups by seed order; one group of all outside of group leagues. Empty before sign-up has ended. */
  readonly groups: readonly (readonly PlayerId[])[]
  /** The players in the bracket, strongest first; null while there is none. */
  readonly bracket: readonly PlayerId[] | null
  /** The frozen table of the main stage, once a play-off has begun. */
  readonly cutTable: readonly PlayerId[] | null
  /** The places in that table, in its order: equal rows share one, and each group counts its own. Empty before. */
  readonly cutPlaces: readonly number[]
  /** The order of a ladder, with the time from which each player's idle days count. */
  readonly ladder: readonly { readonly player: PlayerId; readonly since: number }[]
  readonly byeOffers: readonly ByeOffer[]
  readonly cases: readonly Case[]
  /** Rulings that two players are one person; absent: none. */
  readonly samePersons?: readonly SamePerson[]
  /** Requests of judges to see both hands; absent: none. */
  readonly openings?: readonly HandOpening[]
  /** Proposals of players to go back to an earlier move; absent: none. */
  readonly backs?: readonly BackProposal[]
  /** The players whose pools are drawn; absent: none. The cards follow from the seed. */
  readonly pools?: readonly PlayerId[]
  /** The final places, first to last; null while it runs. */
  readonly final: readonly PlayerId[] | null
  /** The final places before each ruling that has changed them, oldest first; absent: none. */
  readonly formerFinals?: readonly (readonly PlayerId[])[]
  readonly finishedAt: number | null
}
