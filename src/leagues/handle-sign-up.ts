/** Setting a league up, joining it, leaving it, coming back. */

import { HOUR_MS } from '../time/lengths.ts'
import type { Handlers, SignUpCommand } from './command-types.ts'
import { vacate } from './dropping-out.ts'
import { formRules, hasChallenges } from './forms/forms.ts'
import type { League, Player, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { badSetting } from './league-settings.ts'
import { bracketOf, pairsAnew } from './pairing/next-round.ts'
import { playerById, recordsOf } from './record.ts'

type Result = readonly Happening[] | LeagueRefusal

/** A player who has left the server for this many hours is out of the league: until then games go on by direct message. */
const ABSENT_HOURS = 72

/** Phases in which people may join freely. */
const OPEN: readonly League['phase'][] = ['signUp', 'checkIn']

const wrongPhase = ({ phase }: League) => refuse('wrongPhase', { phase })
const found = (league: League, id: PlayerId): Player | null => league.players.find((one) => one.id === id) ?? null
const unknown = () => refuse('unknownPlayer', {})
const wrongStatus = ({ status }: Player) => refuse('wrongStatus', { status })

/** The number of places that are taken or kept. */
export const placesTaken = (league: League): number =>
  league.players.filter(({ status }) => status === 'in' || status === 'offered').length

/** Players get numbers in the order of their entries; nobody's number is given again. */
function nextId(league: League): PlayerId {
  const numbers = league.players.map(({ id }) => Number(id.slice(1)))
  return `p${Math.max(0, ...numbers) + 1}`
}

export const SIGN_UP: Handlers<SignUpCommand, League, Result> = {
  changeSettings(league, { settings }) {
    if (league.phase !== 'draft') return wrongPhase(league)
    return badSetting(settings) ?? [{ type: 'settingsChanged', settings }]
  },

  publish(league, _, now) {
    if (league.phase !== 'draft') return wrongPhase(league)
    const bad = badSetting(league.settings)
    if (bad !== null) return bad
    if (league.settings.dates.signUpEndsAt <= now)
      return refuse('badSetting', { field: 'dates.signUpEndsAt', bound: now })
    return [{ type: 'published' }]
  },

  changeDates(league, { dates }, now) {
    if (!['draft', 'signUp', 'checkIn', 'ready'].includes(league.phase)) return wrongPhase(league)
    const bad = badSetting({ ...league.settings, dates })
    if (bad !== null) return bad
    // Once sign-up is over its end stays where it was.
    const open = league.phase === 'draft' || league.phase === 'signUp'
    if (open && dates.signUpEndsAt <= now) return refuse('signUpPassed', {})
    if (league.phase === 'checkIn' && dates.checkInEndsAt !== null && dates.checkInEndsAt <= now)
      return refuse('badSetting', { field: 'dates.checkInEndsAt', bound: now })
    return [{ type: 'datesChanged', dates }]
  },

  changeTexts(league, { name, about }) {
    return badSetting({ ...league.settings, name, about }) ?? [{ type: 'textsChanged', name, about }]
  },

  cancel(league, { reason, games }) {
    if (['finished', 'archived', 'cancelled'].includes(league.phase)) return wrongPhase(league)
    if (reason.trim() === '') return refuse('reasonMissing', {})
    return [{ type: 'cancelled', reason, ...(games === 'friendly' ? { friendly: true } : {}) }]
  },

  join(league, { person, rating }) {
    const known = league.players.filter((one) => one.person === person && !(one.status === 'out' && one.seed === null))
    const isDrawn = league.phase === 'running' || league.phase === 'ready'
    const waits = isDrawn ? known.find(({ status }) => status === 'waiting') : undefined
    if (known.length > 0 && waits === undefined) return refuse('alreadyIn', {})
    if (hadPool(league, person)) return refuse('poolDrawn', {})
    // Somebody who has left would come back without the ruling on their other account.
    const held = league.players.filter((one) => one.person === person).map(({ id }) => id)
    if ((league.samePersons ?? []).some(({ players }) => players.some((id) => held.includes(id))))
      return refuse('onePerson', {})
    const { leastRating, places } = league.settings
    if (leastRating !== null && (rating ?? 0) < leastRating)
      return refuse('ratingTooLow', { least: leastRating, rating })
    const player = nextId(league)
    const full = places.most !== null && placesTaken(league) >= places.most
    if (OPEN.includes(league.phase)) {
      // Those who have let an offer pass are offered no place, so that nobody waits behind them.
      const queue = league.players.some(({ status, offerLapsed }) => status === 'waiting' && !offerLapsed)
      const joined = { type: 'joined', player, person, rating, waiting: queue || full } as const
      // People who join while others check in are here: nobody is asked twice.
      return league.phase === 'checkIn' ? [joined, { type: 'checkedIn', player }] : [joined]
    }
    // Nobody waits for a place that is free: they come in late, or read why they can't.
    if (league.phase === 'ready' && full && waits === undefined)
      return [{ type: 'joined', player, person, rating, waiting: true }]
    if (!isDrawn) return wrongPhase(league)
    const late = joinLate(league, player, person, rating)
    // People who still wait from sign-up come in as anybody else.
    return waits === undefined || 'refused' in late ? late : [{ type: 'left', player: waits.id }, ...late]
  },

  checkIn(league, { player: id }) {
    const player = found(league, id)
    if (player === null) return unknown()
    if (league.phase !== 'checkIn') return wrongPhase(league)
    return player.checkedIn ? [] : [{ type: 'checkedIn', player: id }]
  },

  takePlace(league, { player: id }) {
    const player = found(league, id)
    if (player === null) return unknown()
    if (player.status !== 'offered') return refuse('noOffer', {})
    const checksIn = league.phase === 'checkIn' && !player.checkedIn
    return [{ type: 'placeTaken', player: id }, ...(checksIn ? [{ type: 'checkedIn', player: id } as const] : [])]
  },

  declinePlace(league, { player: id }) {
    const player = found(league, id)
    if (player === null) return unknown()
    if (player.status !== 'offered') return refuse('noOffer', {})
    return [{ type: 'offerLapsed', player: id, declined: true }]
  },

  withdraw(league, { player: id, reason }, now, by) {
    const player = found(league, id)
    if (player === null) return unknown()
    // Nobody gives up for somebody else: organisers put players out by a ruling.
    if (by !== player.person && by !== 'clock') return refuse('notYours', {})
    // Nobody leaves a disqualification by leaving: they could join again.
    if (player.status === 'disqualified') return wrongStatus(player)
    if (OPEN.includes(league.phase) || player.status === 'waiting') return [{ type: 'left', player: id }]
    if (league.phase !== 'ready' && league.phase !== 'running') return wrongPhase(league)
    if (player.status === 'out') return wrongStatus(player)
    return [
      { type: 'withdrew', player: id, reason, annulled: leavesEarly(league, id) },
      ...vacate(league, id, now, 'left'),
    ]
  },

  recordMembership(league, { player: id, member }, now, by) {
    const player = found(league, id)
    if (player === null) return unknown()
    const { leftServerAt: since = null } = player
    if (member) return since === null ? [] : [{ type: 'serverRejoined', player: id }]
    if (player.status === 'out' || player.status === 'disqualified' || league.pausedAt !== null) return []
    if (since === null) return [{ type: 'serverLeft', player: id, until: now + ABSENT_HOURS * HOUR_MS }]
    return now < since + ABSENT_HOURS * HOUR_MS
      ? []
      : SIGN_UP.withdraw(league, { type: 'withdraw', player: id, reason: 'leftServer' }, now, by)
  },

  return(league, { player: id }) {
    const player = found(league, id)
    if (player === null) return unknown()
    if (league.phase !== 'running') return wrongPhase(league)
    if (player.status !== 'silent' && player.status !== 'out') return wrongStatus(player)
    if (bracketOf(league) !== null && player.status === 'out') return refuse('bracketWentOn', {})
    const next = league.rounds.length + 1
    return [
      { type: 'returned', player: id, from: next, halves: halfForMissed(league, id, next) },
      ...ladderWith(league, id, 'joined'),
    ]
  },

  setAway(league, { player: id, rounds }) {
    const player = found(league, id)
    if (player === null) return unknown()
    if (!['signUp', 'checkIn', 'ready', 'running'].includes(league.phase)) return wrongPhase(league)
    const past = [...rounds, ...player.away].find(
      (round) => round <= league.rounds.length && rounds.includes(round) !== player.away.includes(round),
    )
    if (past !== undefined) return refuse('alreadyPaired', { round: past })
    return [{ type: 'awaySet', player: id, rounds: [...new Set(rounds)].sort((one, other) => one - other) }]
  },

  replaceDecks(league, { player: id, open }) {
    const reason = league.players.find((one) => one.id === id)?.decksPermitted ?? null
    return reason === null ? refuse('decksLocked', {}) : [{ type: 'decksReplaced', player: id, reason, open }]
  },
}

/** Whether a person has had a pool of their own in a place that somebody else has taken over: nobody draws twice. */
const hadPool = ({ settings, players, pools = [] }: League, person: string): boolean =>
  settings.pool?.shared === false && players.some(({ id, former }) => pools.includes(id) && former.includes(person))

/** Returns why nobody may join a league that runs; null: they may, if nothing speaks against the person. */
export function lateRefusal(league: League): LeagueRefusal | null {
  const { places } = league.settings
  const { lateEntry } = formRules(league)
  if (lateEntry === 'never') return refuse('noLateEntry', {})
  if (league.cutTable !== null) return refuse('playOffBegun', {})
  if (places.most !== null && placesTaken(league) >= places.most) return refuse('full', { most: places.most })
  const lastRound = Math.max(1, Math.floor((league.mainRounds ?? 0) / 2))
  return lateEntry === 'firstHalf' && league.rounds.length + 1 > lastRound ? refuse('tooLate', { lastRound }) : null
}

/** Late entries play from the next round: half a win for one round missed, nothing for further ones. */
function joinLate(league: League, player: PlayerId, person: string, rating: number | null): Result {
  const refusal = lateRefusal(league)
  if (refusal !== null) return refusal
  const from = hasChallenges(league) ? 1 : league.rounds.length + 1
  const seed = Math.max(0, ...league.players.map((one) => one.seed ?? 0)) + 1
  const halves = from > 1 ? [1] : []
  return [{ type: 'joinedLate', player, person, rating, seed, from, halves }, ...ladderWith(league, player, 'joined')]
}

/** A ladder with one player more, last; no change if they are on it, and in a league without challenges. */
export function ladderWith(league: League, player: PlayerId, why: 'joined'): readonly Happening[] {
  if (!hasChallenges(league)) return []
  const order = league.ladder.map((one) => one.player)
  if (order.includes(player)) return []
  return [{ type: 'ladderChanged', order: [...order, player], why, fresh: [player] }]
}

/** A return gives half a win for the last round missed, unless the player had a bye of any kind. */
function halfForMissed(league: League, id: PlayerId, next: number): readonly number[] {
  if (!pairsAnew(league)) return []
  const records = recordsOf(league).get(id) ?? []
  if (records.some(({ kind }) => kind === 'bye')) return []
  const last = records.filter(({ kind, round }) => kind === 'missed' && round < next).at(-1)
  return last === undefined ? [] : [last.round]
}

/**
 * Whether a player who leaves a round robin has played at most half of their games: then all their results are annulled,
 * so that nobody gains from having met them late. From the cut on nothing is annulled any more, nor made to count again.
 */
export function leavesEarly(league: League, id: PlayerId): boolean {
  const { pairing, meetings } = formRules(league)
  if (pairing !== 'byPlan') return false
  if (league.cutTable !== null) return playerById(league, id).annulled
  const group = league.groups.find((ids) => ids.includes(id)) ?? []
  const played = (recordsOf(league).get(id) ?? []).filter(({ kind }) => kind === 'played').length
  return played <= ((group.length - 1) * (meetings ?? 1)) / 2
}
