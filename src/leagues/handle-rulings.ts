/** Rulings of organisers and judges. Each says its reason, and nobody rules on their own or their next opponent's game. */

import { HOUR_MS } from '../time/lengths.ts'
import type { Handlers, RulingCommand } from './command-types.ts'
import { pauseOf } from './delays.ts'
import { openPairingsOf, vacate } from './dropping-out.ts'
import { correctGame, endGame } from './ending.ts'
import { scoresFor } from './handle-play.ts'
import { ladderWith, leavesEarly } from './handle-sign-up.ts'
import { isPartial, opponentsNow } from './impartial.ts'
import type { League, Pairing, PersonId, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { askForHands, lookAtHands } from './opened-hands.ts'
import { bracketOf } from './pairing/next-round.ts'
import { gameById, isComplete, pairingById, recordsOf, resultsOf } from './record.ts'
import { laterPairing } from './repairs.ts'
import { ruleSame, samePerson, undoSame } from './same-person.ts'

type Result = readonly Happening[] | LeagueRefusal

const notTheirs = (league: League, judge: PersonId, players: readonly PlayerId[]): LeagueRefusal | null =>
  isPartial(league, judge, players) ? refuse('ownGame', {}) : null

/** A ruling on a player changes the games of their opponents. */
const notOnTheirs = (league: League, judge: PersonId, id: PlayerId): LeagueRefusal | null =>
  notTheirs(league, judge, [id, ...opponentsNow(league, id)])

/** Returns the open pairing on which a judge may rule, or why not. */
function ruled(league: League, id: string, judge: PersonId): Pairing | LeagueRefusal {
  const pairing = pairingById(league, id)
  if (pairing === null) return refuse('unknownPairing', {})
  return notTheirs(league, judge, pairing.players) ?? pairing
}

const noReason = (reason: string): LeagueRefusal | null => (reason.trim() === '' ? refuse('reasonMissing', {}) : null)
const isOver = (league: League, pairing: Pairing) => isComplete(pairing, league.settings.games)

export const RULINGS: Handlers<RulingCommand, League, Result> = {
  pause(league, { reason }) {
    if (['draft', 'finished', 'archived', 'cancelled'].includes(league.phase))
      return refuse('wrongPhase', { phase: league.phase })
    if (league.pausedAt !== null) return refuse('paused', {})
    return noReason(reason) ?? [{ type: 'paused', reason }]
  },

  resume(league, _, now) {
    if (league.pausedAt === null) return refuse('wrongPhase', { phase: league.phase })
    return [{ type: 'resumed', ...pauseOf(league, now - league.pausedAt) }]
  },

  setResult(league, { game: id, winner, how, reason, seen }, now, judge) {
    const known = gameById(league, id)
    if (known === null || (winner !== null && !known.game.seats.includes(winner))) return refuse('unknownGame', {})
    // A substitute may hold the place now: the game was theirs all the same.
    if (known.game.persons.includes(judge)) return refuse('ownGame', {})
    const bad = notTheirs(league, judge, known.pairing.players) ?? noReason(reason)
    if (bad !== null) return bad
    if (known.pairing.voided) return refuse('pairingOver', {})
    if (seen !== undefined && seen !== resultsOf(known.game).length) return refuse('resultChanged', {})
    const result = { scores: scoresFor(known.game, winner, how), how, differential: 0, turns: null, at: now } as const
    if (known.game.result === null) return endGame(league, known, result, reason)
    const later = dependent(league, known.pairing)
    const begun = later.find(
      ({ games }) => league.final !== null || games.some(({ movedAt }) => movedAt[0] !== null || movedAt[1] !== null),
    )
    if (begun !== undefined) return refuse('laterBegun', { pairing: begun.id })
    const corrected = correctGame(league, known, result, reason)
    // Nobody could play one more game of a pairing: the league is over.
    if (league.final !== null && corrected.some(({ type }) => type === 'gameAdded')) return refuse('needsWinner', {})
    return [...corrected, ...later.map((pairing) => ({ type: 'pairingVoided', pairing: pairing.id, reason }) as const)]
  },

  extend(league, { pairing: id, hours, reason, seen }, _now, judge) {
    const pairing = ruled(league, id, judge)
    if ('refused' in pairing) return pairing
    if (isOver(league, pairing)) return refuse('pairingOver', {})
    if (seen !== undefined && seen !== pairing.softEndAt) return refuse('endMoved', {})
    if (!(hours > 0)) return refuse('badSetting', { field: 'hours', bound: 0 })
    const [softEndAt, hardEndAt] = [pairing.softEndAt + hours * HOUR_MS, pairing.hardEndAt + hours * HOUR_MS]
    return noReason(reason) ?? [{ type: 'extended', pairing: id, softEndAt, hardEndAt, grace: null, reason }]
  },

  freeze(league, { pairing: id, reason }, _now, judge) {
    const pairing = ruled(league, id, judge)
    if ('refused' in pairing) return pairing
    if (isOver(league, pairing)) return refuse('pairingOver', {})
    if (pairing.frozenAt !== null) return []
    return noReason(reason) ?? [{ type: 'frozen', pairing: id, reason }]
  },

  unfreeze(league, { pairing: id }, now, judge) {
    const pairing = ruled(league, id, judge)
    if ('refused' in pairing) return pairing
    if (pairing.frozenAt === null) return refuse('notFrozen', {})
    // The end of a pause of the league gives back the time of the pause.
    return [{ type: 'unfrozen', pairing: id, ms: (league.pausedAt ?? now) - pairing.frozenAt }]
  },

  goBack(league, { game: id, move, reveals, reason }, _now, judge) {
    const known = gameById(league, id)
    if (known === null) return refuse('unknownGame', {})
    const bad = notTheirs(league, judge, known.pairing.players)
    if (bad !== null) return bad
    if (known.game.result !== null || known.pairing.voided) return refuse('gameOver', {})
    return noReason(reason) ?? [{ type: 'wentBack', game: id, move, reveals, reason }]
  },

  pairByRuling: pairTwo,

  voidPairing(league, { pairing: id, reason }, _now, judge) {
    const pairing = ruled(league, id, judge)
    if ('refused' in pairing) return pairing
    if (pairing.games.some(({ movedAt }) => movedAt[0] !== null || movedAt[1] !== null)) return refuse('gameRuns', {})
    return noReason(reason) ?? [{ type: 'pairingVoided', pairing: id, reason }]
  },

  replace(league, { player: id, person, reason }, _now, judge) {
    const player = league.players.find((one) => one.id === id)
    if (player === undefined) return refuse('unknownPlayer', {})
    // Places and badges of a league that is over belong to those who have played it.
    if (league.final !== null) return refuse('wrongPhase', { phase: league.phase })
    const bad = notOnTheirs(league, judge, id) ?? noReason(reason)
    if (bad !== null) return bad
    if (!['in', 'silent', 'out'].includes(player.status) || player.seed === null)
      return refuse('wrongStatus', { status: player.status })
    if (player.status === 'out' && bracketOf(league) !== null) return refuse('bracketWentOn', {})
    const other = league.players.find((one) => one.person === person)
    if (other !== undefined && other.status !== 'waiting' && !(other.status === 'out' && other.seed === null))
      return refuse('alreadyIn', {})
    const waits = other?.status === 'waiting' ? [{ type: 'left', player: other.id } as const] : []
    // A player who has left is off the ladder: their place there has passed to those below.
    return [...waits, { type: 'replaced', player: id, person, reason }, ...ladderWith(league, id, 'joined')]
  },

  disqualify(league, { player: id, reason }, now, judge) {
    const player = league.players.find((one) => one.id === id)
    if (player === undefined) return refuse('unknownPlayer', {})
    const bad = notOnTheirs(league, judge, id) ?? noReason(reason)
    if (bad !== null) return bad
    if (player.status === 'disqualified') return []
    return [
      { type: 'disqualified', player: id, reason, annulled: leavesEarly(league, id) },
      ...vacate(league, id, now, 'ruling'),
    ]
  },

  checkInPlayer(league, { player: id }) {
    const player = league.players.find((one) => one.id === id)
    if (player === undefined) return refuse('unknownPlayer', {})
    if (league.phase !== 'checkIn') return refuse('wrongPhase', { phase: league.phase })
    if (player.status === 'out' || player.status === 'disqualified')
      return refuse('wrongStatus', { status: player.status })
    return player.checkedIn ? [] : [{ type: 'checkedIn', player: id }]
  },

  removePlayer(league, { player: id, reason }, now, judge) {
    const player = league.players.find((one) => one.id === id)
    if (player === undefined) return refuse('unknownPlayer', {})
    const bad = notOnTheirs(league, judge, id) ?? noReason(reason)
    if (bad !== null) return bad
    if (player.status === 'disqualified' || player.status === 'out')
      return refuse('wrongStatus', { status: player.status })
    if (!['signUp', 'checkIn', 'ready', 'running'].includes(league.phase))
      return refuse('wrongPhase', { phase: league.phase })
    const annulled = league.phase === 'running' && leavesEarly(league, id)
    return [{ type: 'removed', player: id, reason, annulled }, ...vacate(league, id, now, 'ruling')]
  },

  permitDecks(league, { player: id, reason }, _now, judge) {
    const player = league.players.find((one) => one.id === id)
    if (player === undefined) return refuse('unknownPlayer', {})
    if (!['ready', 'running'].includes(league.phase)) return refuse('wrongPhase', { phase: league.phase })
    if (!['in', 'silent'].includes(player.status)) return refuse('wrongStatus', { status: player.status })
    return notTheirs(league, judge, [id]) ?? noReason(reason) ?? [{ type: 'decksPermitted', player: id, reason }]
  },

  writeToBoth(league, { pairing: id, text }, _now, judge) {
    const pairing = ruled(league, id, judge)
    if ('refused' in pairing) return pairing
    return noReason(text) ?? [{ type: 'writtenToBoth', pairing: id, text }]
  },

  ruleSamePerson(league, command, now, judge) {
    const bad = notTheirs(league, judge, [command.one, command.other]) ?? noReason(command.reason)
    return bad ?? ruleSame(league, command, now)
  },

  undoSamePerson(league, command, _now, judge) {
    const bad = notTheirs(league, judge, [command.one, command.other]) ?? noReason(command.reason)
    return bad ?? undoSame(league, command)
  },

  askForHands(league, command, _now, judge) {
    const known = gameById(league, command.game)
    const bad = known === null ? null : notTheirs(league, judge, known.pairing.players)
    return bad ?? askForHands(league, command, judge)
  },

  lookAtHands(league, command, _now, judge) {
    const asked = league.openings?.find(({ id }) => id === command.opening)
    const known = gameById(league, asked?.game ?? '')
    const bad = known === null ? null : notTheirs(league, judge, known.pairing.players)
    return bad ?? lookAtHands(league, command, judge)
  },

  settleCase(league, { case: id, ruling }, _now, judge) {
    const open = league.cases.find((one) => one.id === id)
    if (open === undefined || open.settled !== null) return refuse('unknownCase', {})
    const pairing = ruled(league, open.pairing, judge)
    if ('refused' in pairing) return pairing
    return noReason(ruling) ?? [{ type: 'caseSettled', case: id, judge, ruling }]
  },
}

/** Two players of the running round get each other: their opponents are gone, or one of them has a bye. */
function pairTwo(
  league: League,
  { one, other, reason }: Extract<RulingCommand, { readonly type: 'pairByRuling' }>,
  now: number,
  judge: PersonId,
): Result {
  const round = league.rounds.at(-1)
  if (league.phase !== 'running' || round === undefined || bracketOf(league) !== null)
    return refuse('wrongPhase', { phase: league.phase })
  const bad = notTheirs(league, judge, [one, other]) ?? noReason(reason)
  if (bad !== null) return bad
  if (samePerson(league, one, other) !== null) return refuse('onePerson', {})
  for (const id of [one, other]) {
    const player = league.players.find((each) => each.id === id)
    if (player === undefined || player.seed === null || one === other) return refuse('unknownPlayer', {})
    if (player.status !== 'in') return refuse('wrongStatus', { status: player.status })
    if (openPairingsOf(league, id).length > 0) return refuse('busy', { player: id })
    const latest = recordsOf(league)
      .get(id)
      ?.find((record) => record.round === round.number)
    if (latest?.kind === 'played') return refuse('busy', { player: id })
  }
  const met = recordsOf(league)
    .get(one)
    ?.some((record) => record.opponent === other && record.kind !== 'forfeit')
  if (met === true) return refuse('alreadyMet', {})
  const pairing = laterPairing(league, round, [one, other], 'ruling', now)
  const byes = round.byes.filter((bye) => pairing.players.includes(bye.player) && bye.worth === 'full')
  return [
    { type: 'paired', round: round.number, pairing: { ...pairing, atLeastWin: byes.map(({ player }) => player) } },
  ]
}

/** The later pairings of a bracket in which a player of this one stands. */
function dependent(league: League, pairing: Pairing): readonly Pairing[] {
  if (pairing.slot === null) return []
  const round = league.rounds.find(({ pairings }) => pairings.includes(pairing))!
  return league.rounds
    .filter(({ number }) => number > round.number)
    .flatMap(({ pairings }) =>
      pairings.filter(({ players, voided }) => !voided && players.some((id) => pairing.players.includes(id))),
    )
}
