/** Why a command to a league can't be done, as values that the front end turns into sentences. */
import type { Refusal } from '../contract/index.ts'
import type { LeaguePhase, PlayerStatus } from './league.ts'

interface LeagueRefusals {
  /** The command belongs to other phases of a league. */
  wrongPhase: { phase: LeaguePhase }
  /** The league is paused. */
  paused: Record<string, never>
  /** Settings that can't work: the field, and the least or greatest value that can. */
  badSetting: { field: string; bound: number | null }
  /** Between the end of sign-up, when pools are drawn, and round 1 there is less time than for building decks. */
  buildTime: { hours: number }
  /** The end of sign-up would lie in the past. */
  signUpPassed: Record<string, never>
  alreadyIn: Record<string, never>
  unknownPlayer: Record<string, never>
  /** The player's status does not allow it. */
  wrongStatus: { status: PlayerStatus }
  ratingTooLow: { least: number; rating: number | null }
  full: { most: number }
  /** Late entries are possible up to this round. */
  tooLate: { lastRound: number }
  /** This form takes nobody once round 1 has begun. */
  noLateEntry: Record<string, never>
  /** The play-off has begun. */
  playOffBegun: Record<string, never>
  /** The person has had a pool in this league, in a place that is not theirs any more. */
  poolDrawn: Record<string, never>
  noOffer: Record<string, never>
  unknownGame: Record<string, never>
  unknownPairing: Record<string, never>
  unknownCase: Record<string, never>
  /** The game has ended already. */
  gameOver: Record<string, never>
  gameRuns: Record<string, never>
  /** The pairing is complete. */
  pairingOver: Record<string, never>
  /** The round has been paired. */
  alreadyPaired: { round: number }
  noGraceLeft: { times: number }
  /** A later meeting of the bracket depends on this result and has begun. */
  laterBegun: { pairing: string }
  /** The league is over, and the result would need one more game in this pairing. */
  needsWinner: Record<string, never>
  /** The game has another result than the judge has seen. */
  resultChanged: Record<string, never>
  /** The pairing ends at another time than the judge has seen. */
  endMoved: Record<string, never>
  /** The player has a case about this pairing that waits for organisers. */
  caseOpen: Record<string, never>
  /** An organiser may not rule on their own or their next opponent's game. */
  ownGame: Record<string, never>
  /** Nobody withdraws another player. */
  notYours: Record<string, never>
  /** The person plays a running game of the league, or has announced the act themselves: somebody else decides. */
  ownLeague: Record<string, never>
  /** An act on the whole league is announced already. */
  announcedAlready: Record<string, never>
  nothingAnnounced: Record<string, never>
  alreadyMet: Record<string, never>
  /** Both are one person by ruling. */
  onePerson: Record<string, never>
  /** There is no ruling that both are one person. */
  notOnePerson: Record<string, never>
  /** One of them plays already. */
  busy: { player: string }
  /** The challenge reaches further up than the ladder allows, or downward. */
  outOfReach: { reach: number }
  /** Less than half of the time of a game is left of the season. */
  seasonEnds: Record<string, never>
  /** The two met too recently; they may meet again at this time. */
  tooSoon: { until: number }
  notFrozen: Record<string, never>
  /** The clocks of the game stand still. */
  clocksStopped: Record<string, never>
  /** There is no such request to see hands, or it is not this judge's, or it is over. */
  unknownOpening: Record<string, never>
  /** Hands of this game are asked for already. */
  handsAsked: Record<string, never>
  /** A player has kept their hand closed in this case. */
  handsKept: Record<string, never>
  /** Not both players have opened their hands. */
  handsClosed: Record<string, never>
  /** The judge has looked: it can't be taken back. */
  handsSeen: Record<string, never>
  /** A proposal to go back is open for this game. */
  backAsked: Record<string, never>
  /** The same player has proposed this move before, and it was refused. */
  backRefused: Record<string, never>
  /** There is no such proposal to go back. */
  unknownBack: Record<string, never>
  /** The bracket has gone on without this player. */
  bracketWentOn: Record<string, never>
  /** Lists are locked, and no organiser has permitted other ones. */
  decksLocked: Record<string, never>
  reasonMissing: Record<string, never>
}

export type LeagueRefusal = Refusal<LeagueRefusals>

/** Returns a refusal. */
export function refuse<Code extends keyof LeagueRefusals>(
  refused: Code,
  values: LeagueRefusals[Code],
): Extract<LeagueRefusal, { readonly refused: Code }> {
  return { refused, values } as Extract<LeagueRefusal, { readonly refused: Code }>
}
