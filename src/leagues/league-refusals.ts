/** Why a command to a league can't be done, as values that the front end turns into sentences. */
import type { Refusal } from '../contract/index.ts'
import type { Phase, PlayerStatus } from './league.ts'

interface LeagueRefusals {
  /** The command belongs to other phases of a league. */
  wrongPhase: { phase: Phase }
  /** The league is paused. */
  paused: Record<string, never>
  /** Settings that can't work: the field, and the least or greatest value that can. */
  badSetting: { field: string; bound: number | null }
  alreadyIn: Record<string, never>
  unknownPlayer: Record<string, never>
  /** The player's status does not allow it. */
  wrongStatus: { status: PlayerStatus }
  ratingTooLow: { least: number; rating: number | null }
  full: { most: number }
  /** Late entries are possible up to this round. */
  tooLate: { lastRound: number }
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
  /** An organiser may not rule on their own or their next opponent's game. */
  ownGame: Record<string, never>
  alreadyMet: Record<string, never>
  /** Both are one person by ruling. */
  onePerson: Record<string, never>
  /** There is no ruling that both are one person. */
  notOnePerson: Record<string, never>
  /** One of them plays already. */
  busy: { player: string }
  /** The challenge reaches further up than the ladder allows, or downward. */
  outOfReach: { reach: number }
  /** The two met too recently; they may meet again at this time. */
  tooSoon: { until: number }
  notFrozen: Record<string, never>
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
