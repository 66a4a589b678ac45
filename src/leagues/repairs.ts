/**
 * New opponents within a round. A player whose opponent left or made no move is paired with another one of those, or with
 * the holder of the bye, who is asked first and keeps at least the points of the bye. Nobody else is paired anew: their
 * win by forfeit stands.
 */

import type { ByeOffer, League, Pairing, Player, PlayerId, Round } from './league.ts'
import type { Happening } from './league-events.ts'
import { newPairing } from './pairing/make-pairing.ts'
import { pairsAnew } from './pairing/next-round.ts'
import { pairSwiss } from './pairing/swiss.ts'
import { lotOf, swissPlayers } from './pairing/swiss-players.ts'
import { bothMoved, isComplete, opponentIn, recordsOf } from './record.ts'

/** The share of a round that a new pairing needs at least. */
const LEAST_SHARE = 0.5
/** The share of a round in which the holder of a bye may answer. */
const ANSWER_SHARE = 0.08

const lengthOf = ({ startsAt, softEndAt }: Round): number => softEndAt - startsAt

/** Returns the last time at which somebody of this round may get a new opponent. */
const lastRepairAt = (round: Round): number => round.startsAt + lengthOf(round) * (1 - LEAST_SHARE)

/** Returns the players who wait for a new opponent: theirs is gone, and no game between the two has begun. */
function stranded(league: League, round: Round): readonly Player[] {
  const last = new Map<PlayerId, Pairing>()
  for (const pairing of round.pairings) for (const id of pairing.voided ? [] : pairing.players) last.set(id, pairing)
  return league.players.filter(({ id, status }) => {
    const pairing = last.get(id)
    if (status !== 'in' || pairing === undefined || pairing.left.includes(id)) return false
    return (
      pairing.left.includes(opponentIn(pairing, id)) &&
      isComplete(pairing, league.settings.games) &&
      !pairing.games.some(bothMoved)
    )
  })
}

/** The dates of a pairing made within a round: at least half a round. */
function ends(round: Round, now: number): { readonly softEndAt: number; readonly hardEndAt: number } {
  const softEndAt = Math.max(round.softEndAt, now + lengthOf(round) * LEAST_SHARE)
  return { softEndAt, hardEndAt: Math.max(round.hardEndAt, softEndAt) }
}

/** Returns a pairing more in a round. */
export function laterPairing(
  league: League,
  round: Round,
  players: readonly [PlayerId, PlayerId],
  why: Pairing['why'],
  now: number,
): Pairing {
  const table = round.pairings.length + 1
  return newPairing(league, round.number, table, { players }, { why, madeAt: now, dates: ends(round, now) })
}

/**
 * Returns the new pairings of those who are stranded in the last round of a Swiss league, or the question to the holder
 * of the bye. Empty if nobody can be helped any more.
 */
export function repair(league: League, now: number, separated: ReadonlySet<string>): readonly Happening[] {
  const round = league.rounds.at(-1)
  if (round === undefined || round.closed || !pairsAnew(league)) return []
  if (now > lastRepairAt(round)) return []
  const waiting = stranded(league, round)
  if (waiting.length === 0) return []
  const records = recordsOf(league)
  const before = new Map([...records].map(([id, own]) => [id, own.filter((one) => one.round < round.number)]))
  const shared = {
    separated,
    sidesMatter: league.settings.games !== 'bothSides',
    bye: false,
    lot: lotOf(league, round.number),
  }
  const { pairs } = pairSwiss({ ...shared, players: swissPlayers(league, waiting, before) })
  const paired = pairs.map((players, at): Happening => {
    const there = { ...round, pairings: [...round.pairings, ...Array<Pairing>(at).fill(round.pairings[0]!)] }
    return { type: 'paired', round: round.number, pairing: laterPairing(league, there, players, 'repaired', now) }
  })
  if (paired.length > 0) return paired
  const holder = askable(league, round)
  if (holder === null) return []
  const until = Math.min(now + lengthOf(round) * ANSWER_SHARE, lastRepairAt(round))
  const match = waiting.find((player) => {
    const two = swissPlayers(league, [player, holder], before)
    return pairSwiss({ ...shared, players: two }).pairs.length === 1
  })
  if (match === undefined || until <= now) return []
  return [{ type: 'byeHolderAsked', round: round.number, player: holder.id, opponent: match.id, until }]
}

/** The holder of the bye of a round, unless they have been asked. */
function askable(league: League, round: Round): Player | null {
  const holders = round.byes.filter(
    ({ player, why }) =>
      (why === 'odd' || why === 'unpaired') &&
      !round.keepBye.includes(player) &&
      !league.byeOffers.some((offer) => offer.player === player),
  )
  return league.players.find(({ id, status }) => status === 'in' && holders.some(({ player }) => player === id)) ?? null
}

/** Returns the pairing of a bye holder who plays after all, with a win in hand. */
export function pairOfBye(league: League, offer: ByeOffer, now: number): Happening {
  const round = league.rounds.find(({ number }) => number === offer.round)!
  const records = recordsOf(league)
  const before = new Map([...records].map(([id, own]) => [id, own.filter((one) => one.round < round.number)]))
  const two = league.players.filter(({ id }) => id === offer.player || id === offer.opponent)
  const { pairs } = pairSwiss({
    players: swissPlayers(league, two, before),
    separated: new Set(),
    sidesMatter: league.settings.games !== 'bothSides',
    bye: false,
    lot: null,
  })
  const players = pairs[0] ?? [offer.player, offer.opponent]
  const pairing = laterPairing(league, round, players, 'byeHolder', now)
  return { type: 'paired', round: round.number, pairing: { ...pairing, atLeastWin: [offer.player] } }
}
