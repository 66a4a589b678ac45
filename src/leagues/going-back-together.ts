/**
 * Going back to an earlier move because both players agree. One proposal is open for a game at a time, and a player doesn't
 * propose again what was refused.
 */
import type { PlayCommand } from './command-types.ts'
import type { BackProposal, League, LeagueGame, Pairing, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { gameById } from './record.ts'

type Result = readonly Happening[] | LeagueRefusal
type Of<Type extends PlayCommand['type']> = Extract<PlayCommand, { readonly type: Type }>

/** Returns the proposal for a game that waits for an answer; null if there is none. */
export const proposalOf = ({ backs = [] }: League, game: string): BackProposal | null =>
  backs.find((one) => one.game === game && one.state === 'asked') ?? null

/** Whether a player has proposed this move before, and was refused. */
const wasRefused = ({ backs = [] }: League, game: string, move: number, player: PlayerId): boolean =>
  backs.some((one) => one.game === game && one.move === move && one.by === player && one.state === 'refused')

/** Returns a player's proposal. That the match can go back to before this move is known to the caller. */
export function proposeBack(league: League, { player, game: id, move, reveals }: Of<'proposeBack'>): Result {
  const known = running(league, id, player)
  if ('refused' in known) return known
  if (proposalOf(league, id) !== null) return refuse('backAsked', {})
  if (wasRefused(league, id, move, player)) return refuse('backRefused', {})
  return [{ type: 'backProposed', game: id, player, move, reveals }]
}

/** Returns an answer to the proposal that is open for a game. */
export function answerBack(league: League, { player, game: id, move, reveals, accepted }: Of<'answerBack'>): Result {
  const proposal = proposalOf(league, id)
  const known = gameById(league, id)
  if (proposal === null || proposal.move !== move || known === null || !known.game.seats.includes(player))
    return refuse('unknownBack', {})
  if (!accepted) return [{ type: 'backRefused', game: id, player }]
  // Nobody agrees with themselves.
  if (proposal.by === player) return refuse('unknownBack', {})
  const open = running(league, id, player)
  return 'refused' in open ? open : [{ type: 'wentBack', game: id, move, reveals, reason: '', agreed: true }]
}

/** Returns the running game of a player, or why nothing can be agreed on it now. */
function running(
  league: League,
  id: string,
  player: PlayerId,
): { readonly pairing: Pairing; readonly game: LeagueGame } | LeagueRefusal {
  const known = gameById(league, id)
  if (known === null || !known.game.seats.includes(player)) return refuse('unknownGame', {})
  if (known.game.result !== null || known.pairing.voided) return refuse('gameOver', {})
  if (league.pausedAt !== null || known.pairing.frozenAt !== null) return refuse('clocksStopped', {})
  return known
}
