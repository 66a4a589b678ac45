/**
 * The right to each message of the workers of matches, of leagues and of the queue, in the words of the table of acts. It is asked
 * again when a message is sent: somebody who has left a server, or lost a role, hears no more of what is for its people.
 */
import type { LeagueLine } from '../../league-play/api.ts'
import type { Notice } from '../../matches/api.ts'
import { type ActRow, type ActsFor, may } from './act-row.ts'

const told = (...who: ActsFor[]): ActRow => may(who, 'any', { pace: 'reads' })

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
  // Of the league it says no more than its name.
  organiserRemoved: told('self'),
  organiserJoined: READER,
  organiserInvited: JOINER,
  opened: JOINER,
  caseOpened: ORGANISER,
  leagueOver: ORGANISER,
  leagueCancelled: ORGANISER,
  droppedOut: ORGANISER,
  caseForAdmins: ORGANISER,
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
  checkInReminder: PLAYER,
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

/** The people who are told of something in a match, by the place of the message. */
export interface MatchTelling {
  /** By direct message; null: nobody. */
  readonly alone: ActRow | null
  /** By name, in the thread or the channel of the match; null: nobody is called there. */
  readonly called: ActRow | null
  /** In the thread of the match; null: it is not told there. */
  readonly aloud: ActRow | null
}

const NOBODY: MatchTelling = { alone: null, called: null, aloud: null }
/** Everybody who sees the thread, which Discord decides. */
const TO_ALL = { ...NOBODY, aloud: told('anybody') } as const
/** The person who holds the seat at that moment, in the server or out of it. */
const TO_SEAT = { ...NOBODY, alone: told('seat') } as const
/** Where direct messages are closed, their name is called in the channel: nobody who has left is called there. */
const CALL = { ...TO_SEAT, called: told('seat', 'present') } as const
/** In the thread, or to each player where there is none. */
const TO_BOTH = { ...TO_SEAT, aloud: TO_ALL.aloud } as const

/** The right to each notice of a match. */
export const MATCH_TELLINGS = {
  started: TO_ALL,
  story: TO_ALL,
  missed: TO_ALL,
  over: TO_ALL,
  reopened: TO_ALL,
  'challenge-expired': TO_ALL,
  'challenge-begun': TO_ALL,
  called: CALL,
  reminder: CALL,
  'take-back': CALL,
  clock: CALL,
  late: TO_SEAT,
  result: TO_SEAT,
  'server-lost': TO_SEAT,
  // They change what their person has open, and send nothing.
  answered: TO_SEAT,
  live: TO_SEAT,
  outage: TO_BOTH,
  'server-paused': TO_BOTH,
} as const satisfies Readonly<Record<Notice['kind'], MatchTelling>>

type Kinds<Where extends keyof MatchTelling> = {
  readonly [Kind in Notice['kind']]: (typeof MATCH_TELLINGS)[Kind][Where] extends null ? never : Kind
}[Notice['kind']]

/** The kinds of notices that a person may be told alone. */
export type ToldAlone = Kinds<'alone'>
/** The kinds of notices that a thread may be told. */
export type ToldAloud = Kinds<'aloud'>
