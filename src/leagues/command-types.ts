/** The commands of a league, as plain data. */

import type { GameEnd, LeagueDates, LeagueSettings, PersonId, PlannedAct, PlayerId } from './league.ts'
import type { LeavingReason } from './league-events.ts'

/** Setting up, joining, leaving. */
export type SignUpCommand =
  | { readonly type: 'changeSettings'; readonly settings: LeagueSettings }
  | { readonly type: 'publish' }
  /** Until round 1 is paired. */
  | { readonly type: 'changeDates'; readonly dates: LeagueDates }
  /** At any time: players read them, and nothing follows from them. */
  | { readonly type: 'changeTexts'; readonly name: string; readonly about: string }
  /** `friendly`: the running games go on as friendly ones; absent: they stop and are void. */
  | { readonly type: 'cancel'; readonly reason: string; readonly games?: 'friendly' }
  /** The caller has checked roles and decks. In a running Swiss league or ladder it is a late entry. */
  | { readonly type: 'join'; readonly person: PersonId; readonly rating: number | null }
  | { readonly type: 'checkIn'; readonly player: PlayerId }
  | { readonly type: 'takePlace'; readonly player: PlayerId }
  | { readonly type: 'declinePlace'; readonly player: PlayerId }
  /** Leaves sign-up or the waiting list, or drops out of the running league, by their own hand. */
  | { readonly type: 'withdraw'; readonly player: PlayerId; readonly reason: LeavingReason }
  /** Comes back after silence or a withdrawal. */
  | { readonly type: 'return'; readonly player: PlayerId }
  /** All rounds to come for which the player is away; replaces what they said before. */
  | { readonly type: 'setAway'; readonly player: PlayerId; readonly rounds: readonly number[] }
  /**
   * The caller has checked the decks that take the place of the locked ones. Permitted by an organiser, once. `open`: lists
   * are no secret.
   */
  | { readonly type: 'replaceDecks'; readonly player: PlayerId; readonly open: boolean }
  /** Whether the player was found in the server just now. */
  | { readonly type: 'recordMembership'; readonly player: PlayerId; readonly member: boolean }

/** The course of games. */
export type PlayCommand =
  /** A sitting with a move has ended. */
  | { readonly type: 'recordMove'; readonly game: string; readonly player: PlayerId }
  /** A sitting was missed, and the safest answer was played. */
  | { readonly type: 'recordMiss'; readonly game: string; readonly player: PlayerId }
  | {
      readonly type: 'recordResult'
      readonly game: string
      /** Null: a draw, or void. */
      readonly winner: PlayerId | null
      readonly how: Exclude<GameEnd, 'forfeit'>
      readonly differential: number
      readonly turns: number | null
    }
  | { readonly type: 'answerByeOffer'; readonly player: PlayerId; readonly accepted: boolean }
  /** Gives the pairing more time, once for each player. */
  | { readonly type: 'takeGrace'; readonly player: PlayerId; readonly pairing: string }
  /** Challenges somebody higher on the ladder. */
  | { readonly type: 'challenge'; readonly player: PlayerId; readonly to: PlayerId }
  /** Asks for a judge. `game`: the game of the pairing that it is about; absent: the pairing as a whole. */
  | {
      readonly type: 'report'
      readonly player: PlayerId
      readonly pairing: string
      readonly game?: string
      readonly topic: string
    }
  /** Opens the player's hand to a ruling, or keeps it closed; also takes an agreement back, until the judge has looked. */
  | { readonly type: 'answerHands'; readonly player: PlayerId; readonly opening: string; readonly opens: boolean }
  /** Proposes to go back to the state before a move. `reveals`: players know more now than they did then. */
  | {
      readonly type: 'proposeBack'
      readonly player: PlayerId
      readonly game: string
      readonly move: number
      readonly reveals: boolean
    }
  /** Answers the opponent's proposal; `accepted: false` also takes the player's own one back. */
  | {
      readonly type: 'answerBack'
      readonly player: PlayerId
      readonly game: string
      readonly move: number
      readonly reveals: boolean
      readonly accepted: boolean
    }
  /** The program was down: all deadlines move by this many milliseconds. */
  | { readonly type: 'makeUpForOutage'; readonly ms: number }

/** Rulings of organisers and judges, in the name of the person who asks. Everybody in the league reads the reason. */
export type RulingCommand =
  /** Checks a player in who can't do it. */
  | { readonly type: 'checkInPlayer'; readonly player: PlayerId }
  | { readonly type: 'pause'; readonly reason: string }
  | { readonly type: 'resume' }
  | {
      readonly type: 'setResult'
      readonly game: string
      /** Null: a draw, or void, as `how` says. */
      readonly winner: PlayerId | null
      readonly how: 'ruling' | 'forfeit' | 'double-loss' | 'void'
      readonly reason: string
      /** The number of results of the game that the judge has seen: one more since then refuses the ruling. Absent: not checked. */
      readonly seen?: number
    }
  | {
      readonly type: 'extend'
      readonly pairing: string
      readonly hours: number
      readonly reason: string
      /** The soft end of the pairing that the judge has seen, so that two clicks give one extension. Absent: not checked. */
      readonly seen?: number
    }
  | { readonly type: 'freeze'; readonly pairing: string; readonly reason: string }
  | { readonly type: 'unfreeze'; readonly pairing: string }
  /** The match goes back to the state before a move. `reveals`: players know more now than they did then. */
  | {
      readonly type: 'goBack'
      readonly game: string
      readonly move: number
      readonly reveals: boolean
      readonly reason: string
    }
  | {
      readonly type: 'pairByRuling'
      readonly one: PlayerId
      readonly other: PlayerId
      readonly reason: string
    }
  | { readonly type: 'voidPairing'; readonly pairing: string; readonly reason: string }
  | {
      readonly type: 'replace'
      readonly player: PlayerId
      readonly person: PersonId
      readonly reason: string
    }
  | { readonly type: 'disqualify'; readonly player: PlayerId; readonly reason: string }
  /** Puts a player out who may come back; their games end as a ruling, never as if they had given up. */
  | { readonly type: 'removePlayer'; readonly player: PlayerId; readonly reason: string }
  /** The player may choose decks once more, though they are locked. */
  | { readonly type: 'permitDecks'; readonly player: PlayerId; readonly reason: string }
  /** Both players of a pairing read the same text. */
  | { readonly type: 'writeToBoth'; readonly pairing: string; readonly text: string }
  /** Two players are one person: their games against each other are void, and they are not paired any more. */
  | { readonly type: 'ruleSamePerson'; readonly one: PlayerId; readonly other: PlayerId; readonly reason: string }
  | { readonly type: 'undoSamePerson'; readonly one: PlayerId; readonly other: PlayerId; readonly reason: string }
  /** Asks both players of a running game to open their hands to the ruling on a case. */
  | { readonly type: 'askForHands'; readonly case: string; readonly game: string }
  /** The judge who asked looks at both hands. */
  | { readonly type: 'lookAtHands'; readonly opening: string }
  | { readonly type: 'settleCase'; readonly case: string; readonly ruling: string }

/** Acts on the whole league by somebody who may not do them at once. */
export type AnnouncedCommand =
  | { readonly type: 'announce'; readonly act: PlannedAct['act'] }
  /** Somebody who plays no game agrees: it takes effect at once. */
  | { readonly type: 'agreeAnnounced' }
  | { readonly type: 'recallAnnounced' }

export type LeagueCommand = SignUpCommand | PlayCommand | RulingCommand | AnnouncedCommand

/** A handler for each command of a kind. */
export type Handlers<Command extends { readonly type: string }, Given, Result> = {
  readonly [Type in Command['type']]: (
    league: Given,
    command: Extract<Command, { readonly type: Type }>,
    now: number,
    by: PersonId | 'clock',
  ) => Result
}
