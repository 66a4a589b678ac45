/** The course of games as people and the game server report it. */

import { HOUR_MS } from '../time/lengths.ts'
import { cannotChallenge } from './challenges.ts'
import type { Handlers, PlayCommand } from './command-types.ts'
import { delayOf } from './delays.ts'
import { endGame } from './ending.ts'
import { answerBack, proposeBack } from './going-back-together.ts'
import type { GameResult, League, LeagueGame, PlayerId, SideIndex } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { answerHands } from './opened-hands.ts'
import { newPairing } from './pairing/make-pairing.ts'
import { gameById, isComplete, pairingById, seatIn } from './record.ts'
import { pairOfBye } from './repairs.ts'
import { datesOfRound, sameDay } from './round-dates.ts'

type Result = readonly Happening[] | LeagueRefusal

const RUNNING: readonly League['phase'][] = ['running']

/** Returns the scores of both seats. */
export const scoresFor = (game: LeagueGame, winner: PlayerId | null, how: GameResult['how']): GameResult['scores'] => {
  if (how === 'void' || how === 'double-loss') return [0, 0]
  if (winner === null) return [0.5, 0.5]
  return seatIn(game, winner) === 0 ? [1, 0] : [0, 1]
}

export const PLAY: Handlers<PlayCommand, League, Result> = {
  recordMove(league, { game: id, player }, now) {
    const known = gameById(league, id)
    if (known === null || !known.game.seats.includes(player)) return refuse('unknownGame', {})
    if (known.game.result !== null) return []
    const last = known.game.movedAt[seatIn(known.game, player) as SideIndex]
    return last !== null && sameDay(league.settings, last, now) ? [] : [{ type: 'moved', game: id, player }]
  },

  recordMiss(league, { game: id, player: playerId }) {
    const known = gameById(league, id)
    const player = league.players.find((one) => one.id === playerId)
    if (known === null || player === undefined || !known.game.seats.includes(playerId)) return refuse('unknownGame', {})
    const { excusedMisses = 0 } = league.settings
    const left = excusedMisses - (player.missesExcused ?? 0)
    return known.game.result === null && left > 0 ? [{ type: 'missExcused', game: id, player: playerId }] : []
  },

  recordResult(league, { game: id, winner, how, differential, turns }, now) {
    const known = gameById(league, id)
    if (known === null || (winner !== null && !known.game.seats.includes(winner))) return refuse('unknownGame', {})
    if (!RUNNING.includes(league.phase)) return refuse('wrongPhase', { phase: league.phase })
    if (known.game.result !== null) return refuse('gameOver', {})
    // A lead that its winner did not play out counts nothing, nor does a draw.
    const lead = how === 'concession' || winner === null ? 0 : differential
    const scores = scoresFor(known.game, winner, how)
    return endGame(league, known, { scores, how, differential: lead, turns, at: now }, null)
  },

  answerByeOffer(league, { player, accepted }, now) {
    const offer = league.byeOffers.find((one) => one.player === player)
    if (offer === undefined) return refuse('noOffer', {})
    const answered: Happening = { type: 'byeHolderAnswered', player, accepted }
    return accepted ? [answered, pairOfBye(league, offer, now)] : [answered]
  },

  takeGrace(league, { player: id, pairing: pairingId }) {
    const pairing = pairingById(league, pairingId)
    const player = league.players.find((one) => one.id === id)
    if (pairing === null || player === undefined || !pairing.players.includes(id)) return refuse('unknownPairing', {})
    if (isComplete(pairing, league.settings.games)) return refuse('pairingOver', {})
    const { times, hours } = league.settings.graces
    if (player.gracesUsed >= times) return refuse('noGraceLeft', { times })
    const { softEndAt, hardEndAt } = pairing
    const more = hours * HOUR_MS
    return [
      {
        type: 'extended',
        pairing: pairingId,
        softEndAt: softEndAt + more,
        hardEndAt: hardEndAt + more,
        grace: id,
        reason: 'grace',
      },
    ]
  },

  challenge(league, { player, to }, now) {
    const refused = cannotChallenge(league, player, to, now)
    if (refused !== null) return refused
    const [season] = league.rounds
    const dates = datesOfRound(league.settings, now)
    const ends = {
      softEndAt: Math.min(dates.softEndAt, season!.softEndAt),
      hardEndAt: Math.min(dates.hardEndAt, season!.hardEndAt),
    }
    const table = season!.pairings.length + 1
    // The challenged player chooses nothing: sides change from one game of the challenger to the next.
    const played = season!.pairings.filter(({ players }) => players.includes(player)).length
    const players = played % 2 === 0 ? ([player, to] as const) : ([to, player] as const)
    const pairing = newPairing(league, 1, table, { players }, { why: 'challenge', madeAt: now, dates: ends })
    return [{ type: 'paired', round: 1, pairing }]
  },

  report(league, { player, pairing: id, game, topic }, now) {
    const pairing = pairingById(league, id)
    if (pairing === null || !pairing.players.includes(player)) return refuse('unknownPairing', {})
    if (game !== undefined && !pairing.games.some((one) => one.id === game)) return refuse('unknownGame', {})
    const waits = league.cases.some((one) => one.by === player && one.pairing === id && one.settled === null)
    if (waits) return refuse('caseOpen', {})
    const number = league.cases.length + 1
    const until = now + league.settings.caseHours * HOUR_MS
    const about = game === undefined ? {} : { game }
    return [{ type: 'reported', case: `${league.id}.c${number}`, player, pairing: id, ...about, topic, until }]
  },

  answerHands: (league, command) => answerHands(league, command),
  proposeBack: (league, command) => proposeBack(league, command),
  answerBack: (league, command) => answerBack(league, command),

  makeUpForOutage(league, { ms }) {
    if (ms <= 0 || league.pausedAt !== null || ['draft', 'finished', 'archived', 'cancelled'].includes(league.phase))
      return []
    return [{ type: 'delayed', ...delayOf(league, ms), reason: 'outage' }]
  },
}
