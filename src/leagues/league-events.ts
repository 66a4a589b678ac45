/**
 * The events of a league. A league is its events: `reducer.ts` makes the present state from them, so a log tells at any
 * time what was before. An event holds what was decided, not how to decide it: a stored round is never paired again.
 */
import type {
  Bye,
  GameResult,
  LadderClimb,
  LeagueDates,
  LeagueGame,
  LeagueSettings,
  Pair,
  Pairing,
  PairingLog,
  PersonId,
  PlannedAct,
  PlayerId,
  RoundDates,
  Stage,
} from './league.ts'

/** The first event of a league. */
export interface LeagueBirth {
  readonly type: 'created'
  readonly id: string
  readonly seed: string
  readonly settings: LeagueSettings
}

type Setup =
  /** All settings of a draft. */
  | { readonly type: 'settingsChanged'; readonly settings: LeagueSettings }
  | { readonly type: 'published' }
  | { readonly type: 'datesChanged'; readonly dates: LeagueDates }
  | { readonly type: 'textsChanged'; readonly name: string; readonly about: string }
  /** `friendly`: its running games go on as friendly ones; absent: they are void. */
  /** `asked`: the person who had announced it. */
  | { readonly type: 'cancelled'; readonly reason: string; readonly friendly?: true; readonly asked?: PersonId }
  | { readonly type: 'paused'; readonly reason: string; readonly asked?: PersonId }
  /** An act on the whole league that takes effect at `until`. */
  | {
      readonly type: 'announced'
      readonly act: PlannedAct['act']
      readonly author: PersonId
      readonly until: number
    }
  /** It was taken back, or can't be done any more. */
  | { readonly type: 'announcementRecalled' }
  /** All deadlines move by `ms`; the rounds to come start from the new anchor. */
  | { readonly type: 'resumed'; readonly ms: number; readonly anchor: Anchor }
  /** The same after the program was down. */
  | { readonly type: 'delayed'; readonly ms: number; readonly anchor: Anchor; readonly reason: string }
  | { readonly type: 'finished'; readonly final: readonly PlayerId[] }
  | { readonly type: 'archived' }

interface Anchor {
  readonly round: number
  readonly startsAt: number
}

type Entry =
  | {
      readonly type: 'joined'
      readonly player: PlayerId
      readonly person: PersonId
      readonly rating: number | null
      readonly waiting: boolean
    }
  /** A late entry: plays from round `from`; half a win for each of `halves`. */
  | {
      readonly type: 'joinedLate'
      readonly player: PlayerId
      readonly person: PersonId
      readonly rating: number | null
      readonly seed: number
      readonly from: number
      readonly halves: readonly number[]
    }
  /** Left during sign-up, or left the waiting list. */
  | { readonly type: 'left'; readonly player: PlayerId }
  | { readonly type: 'placeOffered'; readonly player: PlayerId; readonly until: number }
  | { readonly type: 'placeTaken'; readonly player: PlayerId }
  /** Not taken in time, or declined: the player goes to the end of the waiting list. */
  | { readonly type: 'offerLapsed'; readonly player: PlayerId; readonly declined: boolean }
  | { readonly type: 'checkInOpened' }
  /** This many hours before check-in ends, those who have not checked in are reminded. */
  | { readonly type: 'checkInReminded'; readonly hours: number }
  | { readonly type: 'checkedIn'; readonly player: PlayerId }
  /** Sign-up is over: who plays, by strength; `absent` did not check in and wait as substitutes. */
  | {
      readonly type: 'rosterFixed'
      readonly seeds: readonly PlayerId[]
      readonly absent: readonly PlayerId[]
      readonly mainRounds: number
      readonly groups: readonly (readonly PlayerId[])[]
    }
  /** These players have their pools now. The cards follow from the league's seed, so that nobody reads them here. */
  | { readonly type: 'poolsDrawn'; readonly players: readonly PlayerId[] }
  | { readonly type: 'awaySet'; readonly player: PlayerId; readonly rounds: readonly number[] }
  | { readonly type: 'withdrew'; readonly player: PlayerId; readonly reason: LeavingReason; readonly annulled: boolean }
  | {
      readonly type: 'returned'
      readonly player: PlayerId
      readonly from: number
      readonly halves: readonly number[]
    }
  /** A substitute takes over the place, with its results so far. */
  | { readonly type: 'replaced'; readonly player: PlayerId; readonly person: PersonId; readonly reason: string }
  | { readonly type: 'disqualified'; readonly player: PlayerId; readonly reason: string; readonly annulled: boolean }
  /** Put out by an organiser: games end as a ruling. */
  | { readonly type: 'removed'; readonly player: PlayerId; readonly reason: string; readonly annulled: boolean }
  /** Found outside of the server: `until` then they may come back before they are out of the league. */
  | { readonly type: 'serverLeft'; readonly player: PlayerId; readonly until: number }
  | { readonly type: 'serverRejoined'; readonly player: PlayerId }

export type LeavingReason = 'own' | 'leftServer' | 'banned' | 'silence'

type Play =
  | {
      readonly type: 'roundPaired'
      readonly round: number
      readonly stage: Stage
      readonly dates: RoundDates
      /** From here the dates of later rounds follow. */
      readonly anchor: Anchor
      readonly pairings: readonly Pairing[]
      readonly byes: readonly Bye[]
      readonly log: PairingLog
    }
  /** One more pairing in a round: after a silence, by a challenge, by a ruling, in a bracket. */
  | { readonly type: 'paired'; readonly round: number; readonly pairing: Pairing }
  | { readonly type: 'pairingVoided'; readonly pairing: string; readonly reason: string }
  | {
      readonly type: 'byeHolderAsked'
      readonly round: number
      readonly player: PlayerId
      readonly opponent: PlayerId
      readonly until: number
    }
  | { readonly type: 'byeHolderAnswered'; readonly player: PlayerId; readonly accepted: boolean }
  | { readonly type: 'calledAgain'; readonly pairing: string; readonly player: PlayerId; readonly until: number }
  /** Out of this pairing and, until a return, of the following rounds. */
  | { readonly type: 'putOut'; readonly pairing: string; readonly player: PlayerId }
  /** A sitting with a move has ended: once a day and seat, and never what was moved. */
  | { readonly type: 'moved'; readonly game: string; readonly player: PlayerId }
  /** A missed sitting counts for nothing. */
  | { readonly type: 'missExcused'; readonly game: string; readonly player: PlayerId }
  | { readonly type: 'gameAdded'; readonly pairing: string; readonly game: LeagueGame }
  | { readonly type: 'gameEnded'; readonly game: string; readonly result: GameResult; readonly reason: string | null }
  | { readonly type: 'resultCorrected'; readonly game: string; readonly result: GameResult; readonly reason: string }
  | { readonly type: 'overtime'; readonly pairing: string }
  /** `grace`: the player who gave themselves more time; null for a ruling. */
  | {
      readonly type: 'extended'
      readonly pairing: string
      readonly softEndAt: number
      readonly hardEndAt: number
      readonly grace: PlayerId | null
      readonly reason: string
    }
  | { readonly type: 'frozen'; readonly pairing: string; readonly reason: string }
  | { readonly type: 'unfrozen'; readonly pairing: string; readonly ms: number }
  /** The match went back to the state before a move of its log: by ruling, or since both players have agreed. */
  | {
      readonly type: 'wentBack'
      readonly game: string
      readonly move: number
      readonly reveals: boolean
      /** Empty if the players have agreed. */
      readonly reason: string
      readonly agreed?: true
    }
  | {
      readonly type: 'backProposed'
      readonly game: string
      readonly player: PlayerId
      readonly move: number
      readonly reveals: boolean
    }
  /** By the opponent; or taken back by the player who had proposed it. */
  | { readonly type: 'backRefused'; readonly game: string; readonly player: PlayerId }
  | { readonly type: 'roundClosed'; readonly round: number }
  /** The play-off begins: the table as it stands, with the place of each player, and who goes on, strongest first. */
  | {
      readonly type: 'cut'
      readonly table: readonly PlayerId[]
      readonly places: readonly number[]
      readonly qualified: readonly PlayerId[]
    }
  | {
      readonly type: 'ladderChanged'
      readonly order: readonly PlayerId[]
      readonly why: 'won' | 'idle' | 'joined' | 'left'
      /** The players whose idle days count anew from now. */
      readonly fresh: readonly PlayerId[]
      /** The pairing whose result has changed it, and who has climbed by it from which place, counted from 0. */
      readonly climb?: { readonly pairing: string; readonly climbed: LadderClimb | null }
    }

type Ruling =
  | {
      readonly type: 'reported'
      readonly case: string
      readonly player: PlayerId
      readonly pairing: string
      readonly game?: string
      readonly topic: string
      readonly until: number
    }
  /** A player may choose decks once more. */
  | { readonly type: 'decksPermitted'; readonly player: PlayerId; readonly reason: string }
  /** Other decks have taken the place of the locked ones; `reason` is that of the permission. */
  | { readonly type: 'decksReplaced'; readonly player: PlayerId; readonly reason: string; readonly open: boolean }
  /** A judge has written to both players of a pairing. */
  | { readonly type: 'writtenToBoth'; readonly pairing: string; readonly text: string }
  /**
   * Two players are one person. `games`: the finished games between them that are void by it; `climbs`: the pairings of a
   * ladder whose climbs it takes back.
   */
  | {
      readonly type: 'samePersonRuled'
      readonly players: Pair<PlayerId>
      readonly games: readonly string[]
      readonly climbs?: readonly string[]
      readonly reason: string
    }
  | { readonly type: 'samePersonUndone'; readonly players: Pair<PlayerId>; readonly reason: string }
  /** A judge asks both players to open their hands to the ruling on a case. */
  | {
      readonly type: 'handsAsked'
      readonly opening: string
      readonly case: string
      readonly game: string
      readonly judge: PersonId
    }
  | { readonly type: 'handOpened'; readonly opening: string; readonly player: PlayerId }
  /** Not opened, or no longer: nobody has seen it. */
  | { readonly type: 'handKept'; readonly opening: string; readonly player: PlayerId }
  /** The judge has looked at both hands for the first time. */
  | { readonly type: 'handsSeen'; readonly opening: string }
  /** A ruling on a league that is over has changed its final places. */
  | { readonly type: 'placesCorrected'; readonly final: readonly PlayerId[]; readonly reason: string }
  /** By a ruling, by an organiser who leaves it to the rules, or by the rules once its time is up. */
  | {
      readonly type: 'caseSettled'
      readonly case: string
      readonly judge: PersonId | 'rules'
      readonly ruling: string
      /** The player who has asked is told of the ruling itself. */
      readonly told?: true
    }

export type Happening = Setup | Entry | Play | Ruling

/** A happening with its time and its author: a person, or the clock of the league. */
export type LeagueEvent = (LeagueBirth | Happening) & { readonly at: number; readonly by: PersonId | 'clock' }
