/**
 * The right to each message of the workers of leagues and of the queue, in the words of the table of acts. It is asked again when a
 * message is sent: somebody who has left a server, or lost a role, hears no more of what is for its people.
 */
import type { LeagueLine } from '../../league-play/api.ts'
import { type ActRow, type ActsFor, may } from './act-row.ts'

const told = (who: ActsFor): ActRow => may(who, 'any', { pace: 'reads' })

/** Their own place, pairing or game: a player who has left the server goes on by direct message. */
const PLAYER = told('player')
/** An act on the whole league: its players, former ones, and members. */
const READER = told('reader')
/** An offer to people who have no place yet. */
const JOINER = told('joiner')
/** A case, or hands that were opened to a judge. */
const JUDGE = told('judge')
const ORGANISER = told('organiser')

/** The right to each topic. */
export const LEAGUE_TELLINGS: Readonly<Record<LeagueLine['about'], ActRow>> = {
  announced: READER,
  announcementRecalled: READER,
  changedByPlayer: READER,
  organisersChanged: READER,
  organiserJoined: READER,
  organiserInvited: JOINER,
  opened: JOINER,
  caseOpened: ORGANISER,
  caseForHelpers: JUDGE,
  handsReady: JUDGE,
  handsNotOpened: JUDGE,
  roleRefused: ORGANISER,
  roleKept: ORGANISER,
  queueFound: told('searcher'),
  queueOver: told('self'),
  cancelled: PLAYER,
  removed: PLAYER,
  paused: PLAYER,
  resumed: PLAYER,
  delayed: PLAYER,
  placeOffered: PLAYER,
  offerLapsed: PLAYER,
  checkInOpened: PLAYER,
  in: PLAYER,
  notIn: PLAYER,
  poolDrawn: PLAYER,
  paired: PLAYER,
  bye: PLAYER,
  byeHolderAsked: PLAYER,
  newOpponent: PLAYER,
  calledAgain: PLAYER,
  putOut: PLAYER,
  opponentGone: PLAYER,
  serverLeft: PLAYER,
  outOfServer: PLAYER,
  nextGame: PLAYER,
  overtime: PLAYER,
  endedByTime: PLAYER,
  ruling: PLAYER,
  extended: PLAYER,
  frozen: PLAYER,
  unfrozen: PLAYER,
  wentBack: PLAYER,
  wentBackSeen: PLAYER,
  wentBackAgreed: PLAYER,
  backProposed: PLAYER,
  backRefused: PLAYER,
  handsAsked: PLAYER,
  handsOpened: PLAYER,
  handsKept: PLAYER,
  handsSeen: PLAYER,
  standings: PLAYER,
  cut: PLAYER,
  replaced: PLAYER,
  decksPermitted: PLAYER,
  decksReplaced: PLAYER,
  written: PLAYER,
  caseSettled: PLAYER,
  disqualified: PLAYER,
  challenged: PLAYER,
  finished: PLAYER,
  placesCorrected: PLAYER,
}
