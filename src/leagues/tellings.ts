/**
 * The messages of a league to a person, event by event. It joins the one living call of each person: most of it waits there
 * silently, and only what needs somebody may make a sound.
 */

import type { Json } from '../contract/index.ts'
import { openPairingsOf } from './dropping-out.ts'
import { hasChallenges } from './forms/forms.ts'
import { proposalOf } from './going-back-together.ts'
import type { League, Pairing, PersonId, PlayerId } from './league.ts'
import type { Happening, LeagueEvent } from './league-events.ts'
import { gameById, opponentIn, pairingById, playerById } from './record.ts'
import { nextRoundAt } from './season-rounds.ts'

/** The topics of what is told. */
export type NoticeTopic =
  | 'cancelled'
  /** By or for a player of the league: their name is in `judge`. */
  | 'announced'
  | 'announcementRecalled'
  | 'changedByPlayer'
  | 'removed'
  | 'paused'
  | 'resumed'
  | 'delayed'
  | 'placeOffered'
  | 'offerLapsed'
  | 'checkInOpened'
  | 'checkInReminder'
  | 'in'
  | 'notIn'
  | 'poolDrawn'
  | 'paired'
  | 'bye'
  | 'byeHolderAsked'
  | 'newOpponent'
  | 'calledAgain'
  | 'putOut'
  | 'opponentGone'
  | 'serverLeft'
  | 'outOfServer'
  | 'nextGame'
  | 'overtime'
  | 'endedByTime'
  | 'ruling'
  | 'extended'
  | 'frozen'
  | 'unfrozen'
  | 'wentBack'
  | 'wentBackSeen'
  | 'wentBackAgreed'
  | 'backProposed'
  | 'backRefused'
  | 'handsAsked'
  | 'handsOpened'
  | 'handsKept'
  | 'handsReady'
  | 'handsNotOpened'
  | 'handsSeen'
  | 'standings'
  | 'cut'
  | 'replaced'
  | 'decksPermitted'
  | 'decksReplaced'
  | 'written'
  | 'caseOpened'
  | 'caseForHelpers'
  | 'caseForAdmins'
  | 'caseSettled'
  | 'disqualified'
  | 'challenged'
  | 'finished'
  /** For organisers who do not play: the end, a cancellation, a player who drops out. */
  | 'leagueOver'
  | 'leagueCancelled'
  | 'droppedOut'
  | 'placesCorrected'
  /** Discord refuses to give the champion's role, or to take it back. */
  | 'organiserInvited'
  | 'organisersChanged'
  | 'organiserRemoved'
  | 'organiserJoined'
  | 'roleRefused'
  | 'roleKept'

/** Something that one person is told. */
export interface LeagueNotice {
  readonly to: PersonId
  readonly about: NoticeTopic
  readonly values: Readonly<Record<string, Json>>
  /** Whether it may notify; else it waits on the living call. */
  readonly sound: boolean
}

type Of<Type extends Happening['type']> = Extract<LeagueEvent, { readonly type: Type }>
type Teller<Type extends Happening['type']> = (
  before: League,
  event: Of<Type>,
  after: League,
) => readonly LeagueNotice[]

/** Returns what people are told of an event. */
export function tellings(before: League, event: LeagueEvent, after: League): readonly LeagueNotice[] {
  if (event.type === 'created') return []
  const teller = TELLERS[event.type] as Teller<Happening['type']> | undefined
  return teller?.(before, event as Of<Happening['type']>, after) ?? []
}

type Values = LeagueNotice['values']

/** One telling for each of these players who still has a person. */
function told(
  league: League,
  ids: readonly PlayerId[],
  about: NoticeTopic,
  values: Values,
  sound: boolean,
): readonly LeagueNotice[] {
  return ids.map((id) => ({ to: playerById(league, id).person, about, values, sound }))
}

const playing = (league: League): readonly PlayerId[] =>
  league.players.filter(({ status }) => status === 'in' || status === 'silent').map(({ id }) => id)
const everybody = (league: League): readonly PlayerId[] =>
  league.players.filter(({ status }) => status !== 'out' && status !== 'disqualified').map(({ id }) => id)

/** Both players of a pairing, each with their opponent's name as the player id. */
const both = (
  league: League,
  pairing: Pairing,
  about: NoticeTopic,
  sound: boolean,
  values: Values = {},
): readonly LeagueNotice[] =>
  pairing.players.flatMap((id) =>
    told(league, [id], about, { pairing: pairing.id, opponent: opponentIn(pairing, id), ...values }, sound),
  )

const ofPairing = (league: League, id: string, about: NoticeTopic, sound: boolean, values: Values = {}) => {
  const pairing = pairingById(league, id)
  return pairing === null ? [] : both(league, pairing, about, sound, values)
}

const ofGame = (league: League, id: string, about: NoticeTopic, sound: boolean, values: Values) => {
  const known = gameById(league, id)
  return known === null ? [] : both(league, known.pairing, about, sound, values)
}

/** Decks lock when the next round is paired; null where its date is not known. */
const buildUntil = (league: League): number | null =>
  league.phase === 'ready' ? league.settings.dates.startsAt : nextRoundAt(league)

/** Returns a person who has a place in the league: everybody reads who it is that acts on their common league. */
function authorIn(league: League, person: PersonId | 'clock'): Values {
  const plays = league.players.some((one) => one.person === person && one.status !== 'out')
  return plays ? { judge: person } : {}
}

/** The players who count when it is decided whether a league begins: those who are in and, where they have to, checked in. */
export const readyPlayers = ({ players, settings }: League): number =>
  players.filter(({ status, checkedIn }) => status === 'in' && (settings.dates.checkInEndsAt === null || checkedIn))
    .length

/** Returns why a league is cancelled; where too few were left, also how many there were and how many it needs. */
export const cancelledValues = (before: League, reason: string): Values =>
  reason === 'tooFew' ? { reason, ready: readyPlayers(before), least: before.settings.places.least } : { reason }

/** A change by an organiser who plays is told to everybody; others show it in the public message alone. */
function changedBy(league: League, by: PersonId | 'clock', what: string): readonly LeagueNotice[] {
  const author = authorIn(league, by)
  return author.judge === undefined
    ? []
    : told(league, everybody(league), 'changedByPlayer', { what, ...author }, false)
}

const TELLERS: { readonly [Type in Happening['type']]?: Teller<Type> } = {
  cancelled: (before, { reason, friendly = false, asked, by }) => {
    const values = {
      ...cancelledValues(before, reason),
      ...(friendly ? { friendly: 1 } : {}),
      ...authorIn(before, asked ?? by),
    }
    return told(before, everybody(before), 'cancelled', values, true)
  },
  paused: (_, { reason, asked, by }, after) =>
    told(after, playing(after), 'paused', { reason, ...authorIn(after, asked ?? by) }, true),
  resumed: (_, { ms, by }, after) => told(after, playing(after), 'resumed', { ms, ...authorIn(after, by) }, true),
  announced: (_, { act, until, by }, after) =>
    told(after, everybody(after), 'announced', { what: act.type, reason: act.reason, until, judge: by }, true),
  announcementRecalled: (before, _, after) =>
    told(after, everybody(after), 'announcementRecalled', { what: before.announced?.act.type ?? '' }, true),
  datesChanged: (_, { by }, after) => changedBy(after, by, 'dates'),
  textsChanged: (_, { by }, after) => changedBy(after, by, 'texts'),
  delayed: (_, { ms }, after) => told(after, playing(after), 'delayed', { ms }, false),
  placeOffered: (_, { player, until }, after) => told(after, [player], 'placeOffered', { until }, true),
  offerLapsed: (_, { player, declined }, after) => (declined ? [] : told(after, [player], 'offerLapsed', {}, false)),
  checkInOpened: (_, __, after) =>
    told(after, everybody(after), 'checkInOpened', { until: after.settings.dates.checkInEndsAt }, true),
  checkInReminded: (_, __, after) =>
    told(
      after,
      after.players.filter(({ id, checkedIn }) => !checkedIn && everybody(after).includes(id)).map(({ id }) => id),
      'checkInReminder',
      { until: after.settings.dates.checkInEndsAt },
      true,
    ),
  rosterFixed: (_, { seeds, absent }, after) => [
    ...told(after, seeds, 'in', { startsAt: after.settings.dates.startsAt }, false),
    ...told(after, absent, 'notIn', {}, false),
  ],
  poolsDrawn: (_, { players }, after) => told(after, players, 'poolDrawn', { until: buildUntil(after) }, true),
  roundPaired: (_, { round, pairings, byes }, after) => [
    ...pairings.flatMap((pairing) => both(after, pairing, 'paired', true, { round })),
    ...byes.flatMap(({ player, worth, why }) =>
      why === 'away' ? [] : told(after, [player], 'bye', { round, worth, why }, true),
    ),
  ],
  paired: (_, { round, pairing }, after) =>
    pairing.why === 'challenge'
      ? both(after, pairing, 'challenged', true)
      : both(after, pairing, 'newOpponent', true, { round, keeps: [...pairing.atLeastWin] }),
  byeHolderAsked: (_, { round, player, opponent, until }, after) =>
    told(after, [player], 'byeHolderAsked', { round, opponent, until }, true),
  calledAgain: (_, { pairing, player, until }, after) => told(after, [player], 'calledAgain', { pairing, until }, true),
  putOut: (_, { pairing: id, player }, after) => {
    const pairing = pairingById(after, id)
    const own =
      playerById(after, player).status === 'silent' ? told(after, [player], 'putOut', { pairing: id }, true) : []
    if (pairing === null || pairing.left.length > 1) return own
    return [...own, ...told(after, [opponentIn(pairing, player)], 'opponentGone', { pairing: id, player }, false)]
  },
  serverLeft: (_, { player, until }, after) => told(after, [player], 'serverLeft', { until }, true),
  withdrew: (_, { player, reason }, after) =>
    reason === 'leftServer' ? told(after, [player], 'outOfServer', {}, true) : [],
  removed: (_, { player, reason }, after) => told(after, [player], 'removed', { reason }, true),
  gameAdded: (_, { pairing, game }, after) => ofPairing(after, pairing, 'nextGame', true, { game: game.id }),
  gameEnded: (_, { game, result, reason, by }, after) => {
    const known = gameById(after, game)
    if (known === null) return []
    const values = { game, how: result.how, reason }
    if (reason !== null) return both(after, known.pairing, 'ruling', true, values)
    return by === 'clock' && result.how === 'round-over' ? both(after, known.pairing, 'endedByTime', false, values) : []
  },
  resultCorrected: (_, { game, result, reason }, after) => {
    const known = gameById(after, game)
    return known === null ? [] : both(after, known.pairing, 'ruling', true, { game, how: result.how, reason })
  },
  pairingVoided: (_, { pairing, reason }, after) => ofPairing(after, pairing, 'ruling', true, { reason }),
  overtime: (_, { pairing }, after) =>
    ofPairing(after, pairing, 'overtime', true, { until: pairingById(after, pairing)?.hardEndAt ?? null }),
  extended: (_, { pairing, hardEndAt, grace, reason }, after) =>
    ofPairing(after, pairing, 'extended', false, { until: hardEndAt, grace, reason }),
  frozen: (_, { pairing, reason }, after) => ofPairing(after, pairing, 'frozen', false, { reason }),
  unfrozen: (_, { pairing }, after) => ofPairing(after, pairing, 'unfrozen', true),
  wentBack: (_, { game, reveals, reason, agreed }, after) => {
    const about = agreed === true ? 'wentBackAgreed' : reveals ? 'wentBackSeen' : 'wentBack'
    return ofGame(after, game, about, true, { game, reason })
  },
  backProposed: (_, { game, player, move, reveals }, after) =>
    ofGame(after, game, 'backProposed', true, { game, move, reveals }).filter(
      ({ to }) => to !== playerById(after, player).person,
    ),
  backRefused: (before, { game, player }, after) => {
    const by = proposalOf(before, game)?.by
    // Taken back: the question is gone from the opponent's call, and nothing else has to be said.
    return by === undefined || by === player ? [] : told(after, [by], 'backRefused', { game, opponent: player }, false)
  },
  handsAsked: (_, { opening, game, judge }, after) => ofGame(after, game, 'handsAsked', true, { game, opening, judge }),
  handOpened: (_, { opening: id }, after) => {
    const opening = after.openings?.find((one) => one.id === id)
    if (opening?.state !== 'open') return []
    const { game, judge } = opening
    const ready = {
      to: judge,
      about: 'handsReady',
      values: { game, opening: id, case: opening.case },
      sound: true,
    } as const
    return [...ofGame(after, game, 'handsOpened', false, { game, opening: id, judge }), ready]
  },
  handKept: (_, { opening: id }, after) => {
    const opening = after.openings?.find((one) => one.id === id)
    if (opening === undefined) return []
    const { game, judge } = opening
    const judged = { to: judge, about: 'handsNotOpened', values: { game, case: opening.case }, sound: false } as const
    return [...ofGame(after, game, 'handsKept', false, { game, judge }), judged]
  },
  handsSeen: (_, { opening: id }, after) => {
    const opening = after.openings?.find((one) => one.id === id)
    return opening === undefined
      ? []
      : ofGame(after, opening.game, 'handsSeen', false, { game: opening.game, judge: opening.judge })
  },
  // The season of a ladder is no round, and its end is told by itself.
  roundClosed: (_, { round }, after) =>
    hasChallenges(after) ? [] : told(after, playing(after), 'standings', { round }, false),
  cut: (_, { qualified }, after) => told(after, playing(after), 'cut', { qualified: [...qualified] }, false),
  replaced: (_, { player, reason }, after) => told(after, [player], 'replaced', { reason }, true),
  decksPermitted: (_, { player, reason }, after) => told(after, [player], 'decksPermitted', { reason }, true),
  decksReplaced: (_, { player, reason, open }, after) => {
    const opponents = open ? openPairingsOf(after, player).map((pairing) => opponentIn(pairing, player)) : []
    return told(after, [...new Set(opponents)], 'decksReplaced', { player, reason }, false)
  },
  writtenToBoth: (_, { pairing, text }, after) => ofPairing(after, pairing, 'written', true, { text }),
  caseSettled: (_, { case: id, ruling, told: knows }, after) => {
    const known = after.cases.find((one) => one.id === id)
    if (known === undefined || knows === true) return []
    return told(after, [known.by], 'caseSettled', { pairing: known.pairing, reason: ruling }, false)
  },
  disqualified: (_, { player, reason }, after) => told(after, [player], 'disqualified', { reason }, true),
  finished: (_, { final }, after) => told(after, playing(after), 'finished', { champion: final[0] ?? null }, true),
  placesCorrected: (before, { final }, after) =>
    playing(after)
      .filter((id) => final.indexOf(id) !== before.final?.indexOf(id))
      .flatMap((id) => told(after, [id], 'placesCorrected', { place: final.indexOf(id) + 1 }, false)),
}
