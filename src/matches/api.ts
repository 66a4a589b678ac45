/**
 * The requests that the rest of the program may make of matches. Discord, the clock and the command line use this and
 * nothing behind it. They never get hold of a state, only of the part that one reader may see.
 */
import type {
  Answer,
  Decision,
  DeckList,
  Denial,
  GameEvent,
  InteractionId,
  KeptStep,
  OrderOffer,
  Outcome,
  PersonId,
  Reader,
  Refusal,
  Reply,
  Seat,
  StandingOrder,
} from '../contract/index.ts'
import type { ChosenRules } from '../kit/library/rule-choices.ts'
import type { OpponentLevel } from '../opponents/levels.ts'
import type { ClockNews, ClockSight, MatchClock } from './clock-terms.ts'

export { isOwnDeck, lessonDeck, ownDeckId, playedDeck, savedDeckOf } from './decks/deck-ids.ts'
export { isGone } from './nobody.ts'
export type { Denial, InteractionId, PersonId }

/** The practice opponent in the place of a person. */
export const PRACTICE: PersonId = 'practice'

/** The terms on which two people agree before they play. */
export interface Terms {
  readonly game: string
  readonly format: string
  /** The choices that differ from the defaults, as the game's `ruleChoices` offer them. */
  readonly rules: ChosenRules
  readonly rated: boolean
  /** Whether the game may propose answers. Absent: in friendly matches. Both players have agreed to it. */
  readonly suggestions?: boolean
  /**
   * Whether hands, hidden cards and decks are shown to everybody after the end, if the game has any to show. Absent: after
   * friendly matches. Both players have agreed to it: no setting of a server that is changed later counts for this match.
   */
  readonly opens?: boolean
  /** Time for one sitting, in milliseconds; with a clock, the time with which a seat begins (`timeTerms`). */
  readonly sittingMs: number
  /** The clock. Absent: this long for each sitting, and all time counts (`clockOf`). */
  readonly clock?: MatchClock
}

/** Whether the game may propose answers to the players of a match. */
export const mayPropose = ({ suggestions, rated }: Pick<Terms, 'suggestions' | 'rated'>): boolean =>
  suggestions ?? !rated

/** Whether hands, hidden cards and decks of a match are shown to everybody after its end, where the game has any to show. */
export const mayOpen = ({ opens, rated }: Pick<Terms, 'opens' | 'rated'>): boolean => opens ?? !rated

/** The channel in which something was asked or is played. */
export interface ChannelPlace {
  /** Null in a DM. */
  readonly guildId: string | null
  readonly channelId: string
}

/**
 * `draft`: its author has not chosen a deck yet, and nobody else has seen it. `open`: posted, to be accepted by `to`
 * (by anybody if null). `stopped`: its match could not begin any more, although a word had been added.
 */
export type ChallengeStatus = 'draft' | 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'stopped'

/** An offer to play, from its draft to its match. */
export interface Challenge {
  readonly id: string
  readonly by: PersonId
  readonly to: PersonId | null
  readonly terms: Terms
  readonly place: ChannelPlace
  /** The side that its author wants to play. Null: either, chosen by lot. Always set once `open`. */
  readonly seat: Seat | null
  readonly status: ChallengeStatus
  readonly expiresAt: Date
  /** The public message, once posted. */
  readonly messageId: string | null
  readonly matchId: string | null
  /** The match whose rematch it is. */
  readonly rematchOf: string | null
  /**
   * The seal of its shuffles that may be shown now: of the bot's secret alone in a draft, then also of its author's deck and
   * word. Null: there is none.
   */
  readonly seal: string | null
}

/** Whether a match can still be played. */
export type MatchStatus = 'running' | 'over'

/** The part of a match that everybody may know without its game. */
export interface MatchRecord {
  readonly id: string
  readonly terms: Terms
  readonly place: ChannelPlace
  readonly status: MatchStatus
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly threadId: string | null
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly outcome: Outcome | null
  /** A player lets the result of a time-out stand: the match can't be resumed any more. */
  readonly resultStands?: true
  /** The seal of its shuffles; absent: there is none. */
  readonly seal?: string
  /** The last link of the chain over its log, once it is over. */
  readonly end?: string
}

/** One seat's time, as it was when the seat was called. */
export interface Sitting {
  readonly seat: Seat
  readonly calledAt: Date
  /** When its time is up. It means nothing while the clock stands still. */
  readonly deadline: Date
  readonly misses: number
  /** Set while the clock stands still: the time left, in milliseconds. */
  readonly heldMs?: number | null
  /** Set if the time is up: the opponent may choose until the deadline what follows. */
  readonly upAt?: Date | null
}

/** Whether both players are at a match, as everybody may know, and their live session. */
export interface Live {
  /** The time of each player's last visible answer. */
  readonly answeredAt: Readonly<Record<Seat, Date>>
  /** The seats that want a live session. */
  readonly agreed: readonly Seat[]
  /** The time at which the session ends unless somebody answers; null: there is none. */
  readonly endsAt: Date | null
}

/** Everything that one reader may see of a match now. */
export interface Sight {
  readonly match: MatchRecord
  readonly reader: Reader
  readonly view: unknown
  /** Only the reader's own open decisions, the most urgent first. */
  readonly decisions: readonly Decision[]
  /** The seats for which the game waits, as far as this reader may know, with the time of each. */
  readonly calls: readonly Sitting[]
  /** The standing orders that the reader may set. They are worked out when they are asked for. */
  readonly offers: readonly OrderOffer[]
  /** Whether there are such orders: much cheaper than the offers themselves. */
  readonly mayOrder: boolean
  readonly orders: readonly StandingOrder[]
  /** Orders of the reader that were set and are not offered any more. */
  readonly passedOrders: readonly StandingOrder[]
  /** The drafts on the reader's panels, by their subject (see `saveDraft`). */
  readonly drafts: Readonly<Record<string, unknown>>
  /**
   * The reader's pending answers, which are not submitted yet; null if there are none. All other fields are as if there
   * were none.
   */
  readonly pending: PendingAnswers | null
  /** Whether the reader had pending answers that do not fit any more. */
  readonly dropped: boolean
  /**
   * Whether the reader's last submission was cut short: the opponent was asked in between, or an order acted. The
   * answers that were not played wait, or are in `pending` again if they fit.
   */
  readonly stopped: boolean
  /** The answers that wait while the opponent is asked; null where none do. */
  readonly kept: KeptAnswers | null
  /**
   * The move that may be taken back, or that its player has asked to take back; null if this reader may know of none.
   */
  readonly takeBack: LastSubmission | null
  /**
   * Null where no live session is possible: against a practice opponent that answers at once, or when the match is over.
   * Against one that thinks it runs by itself, and nobody is asked for it.
   */
  readonly live: Live | null
  readonly clock: ClockSight
}

/** An answer that is pending or was just submitted. */
export interface PendingAnswer {
  readonly decision: Decision
  readonly answer: Answer
  /** The view of its seat when it was asked. */
  readonly view: unknown
  /** The facts that it sets off, as its seat may know them. */
  readonly events: readonly GameEvent[]
}

/** Pending answers in their order, and the position after them. */
export interface PendingAnswers {
  /** The name of these answers; other answers have another name. */
  readonly id: string
  readonly answers: readonly PendingAnswer[]
  readonly view: unknown
  /** The questions that would be open then. Their ids hold only as long as the same answers come before them. */
  readonly decisions: readonly Decision[]
  /** The standing orders that could be set then and can be set now (see `Sight`). */
  readonly offers: readonly OrderOffer[]
  readonly mayOrder: boolean
}

/** Answers that a stop has cut off. They are shown on a panel again once their player is asked. */
export interface KeptAnswers {
  /** The name of these answers; other answers have another name. */
  readonly id: string
  /** Their questions and choices; empty where these are not known. */
  readonly steps: readonly KeptStep[]
}

/** The last move of a person, which may be taken back. */
export interface LastSubmission {
  /** Names the move. */
  readonly move: number
  readonly by: Seat
  /** `open`: its person may ask; `asked`: the opponent is to answer; `refused`: the move stands. The opponent sees `asked` only. */
  readonly state: 'open' | 'asked' | 'refused'
}

/** The author of a submission: the person, their standing order, the clock, the practice opponent, or the program. */
export type Origin = 'player' | 'order' | 'clock' | 'practice' | 'system'

/**
 * A denied request, with the values that its message needs. Its code begins with `match.`, `challenge.` or `rule-choice.`,
 * or is the game's.
 */
export const deny = (refused: string, values: Refusal['values'] = {}): Denial => ({ refused, values })

/** The result of a submission. */
export interface PlayResult {
  /** The reader's sight after the move. */
  readonly sight: Sight
  /** The events since the person's click (see `seenBy`). */
  readonly events: readonly GameEvent[]
}

/** An answer to a question that a panel shows, with the exit that was pressed. */
export interface AnswerRequest {
  readonly matchId: string
  readonly person: PersonId
  readonly interaction: InteractionId
  /** The seat to which the panel belongs. */
  readonly seat: Seat
  /**
   * The id of the decision, as the panel knows it: from `Sight.pending` if answers are pending, else from
   * `Sight.decisions`.
   */
  readonly decision: string
  readonly exit: string
  /** The choice that the same tap has made; without it, the draft for this decision counts. */
  readonly given?: Pick<Answer, 'choose' | 'arrange' | 'number'>
  /** The answer is what the game proposes (`panels.suggest`, or its first row), in the place of the draft. */
  readonly suggested?: boolean
  /** The name by which the game answers the questions after this one (`panels.follow`), until its player is asked. */
  readonly next?: string
  /** Ids of options with which `next` goes on. */
  readonly later?: readonly string[]
  /** The standing order that is set in the same change, where the answer is submitted and the order is offered then. */
  readonly sets?: StandingOrder
  /** The sight that `told` has returned for this very request: the match need not be read again. */
  readonly from?: Sight
  /** It was picked in a list: if it can't be undone, the game may want it to be confirmed first (`panels.confirmsEntries`). */
  readonly picked?: boolean
  /**
   * Receives, while the database writes, the outcome that `answer` returns if the write succeeds: that very object. Its panel can
   * be drawn meanwhile. Nobody may be shown anything of it before. It is called again if somebody else wrote first.
   */
  readonly whileWriting?: (outcome: CountedOutcome) => void
}

/**
 * The result of an answer. `sight` is the new content of its seat's panel. `last`: the facts of the person's last turn (see
 * `Recent`), where they were read with the answer.
 */
export type AnswerOutcome =
  /** It is pending (`Sight.pending`); nothing was submitted. `events`: those since the person's last move. */
  | {
      readonly came: 'pending'
      readonly sight: Sight
      readonly events: readonly GameEvent[]
      readonly last: readonly GameEvent[]
    }
  /** It was submitted, with all pending answers before it: these are `answers`. `events`: those that they caused. */
  | {
      readonly came: 'submitted'
      readonly sight: Sight
      readonly events: readonly GameEvent[]
      readonly last?: readonly GameEvent[]
      readonly before?: Recent['before']
      readonly answers: readonly PendingAnswer[]
    }
  /** It does not fit its question; nothing has changed. */
  | { readonly came: 'refused'; readonly sight: Sight; readonly refusal: Refusal }
  /** Its question is not asked any more, the match is over, or the same interaction has counted. */
  | { readonly came: 'stale'; readonly sight: Sight }
  /** It was picked in a list and can't be undone, so that its player is asked first; nothing has changed. */
  | { readonly came: 'unsure'; readonly sight: Sight }
  /** The panel belongs to another person. */
  | { readonly came: 'foreign' }
  /** There is no such match. */
  | { readonly came: 'unknown' }

/** The outcome of an answer that counts: it is pending, or submitted. */
export type CountedOutcome = Extract<AnswerOutcome, { came: 'pending' | 'submitted' }>

/** A challenge that a person begins. */
export interface ChallengeRequest extends Pick<Challenge, 'by' | 'to' | 'terms' | 'place' | 'seat'> {
  readonly interaction: InteractionId
  readonly rematchOf?: string
}

/** A deck that a person may choose for a challenge. */
export interface DeckOffer {
  readonly id: string
  readonly name: string
  readonly seat: Seat
  /** One of the person's own, not a ready-made one. */
  readonly own: boolean
  /** Why it can't be chosen now; empty if it can. */
  readonly faults: readonly Refusal[]
}

/** The requests that the rest of the program may make of challenges. */
export interface Challenges {
  /**
   * Starts a draft; it becomes `open` when its author chooses a deck. A challenge to `practice` starts the match then.
   * Refused (here, and again when a deck is chosen) if its author has as many open matches as they want, or if one of
   * the two has blocked the other person: `challenge.full`, `challenge.own-block`, `challenge.barred`,
   * `challenge.barred-open`.
   */
  draft(request: ChallengeRequest): Promise<Challenge | Denial>
  /**
   * The decks of this person and the ready-made ones for the challenge, of the seats that they may take (all seats if
   * none is fixed for them yet). Their own come first, those that can't be played among them.
   */
  decksFor(challengeId: string, person: PersonId): Promise<readonly DeckOffer[] | Denial>
  /**
   * The author's choice opens the draft, or starts a practice match. The choice of another person accepts the challenge
   * and starts the match. Refused with `challenge.rematch-taken` if the same match has an open rematch already. For a
   * rematch the decks of the match before may be chosen, too (`playedDeck`), as far as this person may know them.
   * @returns the challenge, with `matchId` set once the match has started
   */
  chooseDeck(request: {
    challengeId: string
    person: PersonId
    deckId: string
    interaction: InteractionId
  }): Promise<Challenge | Denial>
  /**
   * Gives a draft of its author other terms and another side. Refused with `challenge.posted-already` once it is posted,
   * with `challenge.closed` once it has ended or its match has begun, and for rematches, whose terms stand.
   * @param request.level another level of the practice opponent; `challenge.level` if these terms don't have it
   */
  change(request: {
    challengeId: string
    person: PersonId
    terms: Terms
    seat: Seat | null
    level?: OpponentLevel
  }): Promise<Challenge | Denial>
  decline(challengeId: string, person: PersonId): Promise<Challenge | Denial>
  withdraw(challengeId: string, person: PersonId): Promise<Challenge | Denial>
  /** Ends an open challenge that could not be posted: nobody has seen it, so that it counts for no limit. */
  unposted(challengeId: string): Promise<void>
  /**
   * Stores a word of this person, from which the shuffles follow, once: its author's before the challenge is out, a guest's
   * until the match begins. Refused with `word.bad`, `word.kept`, `word.sent` or `word.late`.
   */
  addWord(request: { challengeId: string; person: PersonId; word: string }): Promise<Denial | null>
  /** The person's own word; null if they have given none. */
  wordOf(challengeId: string, person: PersonId): Promise<string | null>
  find(challengeId: string): Promise<Challenge | null>
  /**
   * The valid rematch of a match: open, or accepted. One against the practice opponent is valid until it is over: there
   * may be another one then.
   */
  rematch(matchId: string): Promise<Challenge | null>
  /** Open challenges between two people, in either direction. */
  between(one: PersonId, other: PersonId): Promise<readonly Challenge[]>
  /** Its message stands in its channel. @param complete false: as words and buttons, and the rest is still to be sent */
  posted(challengeId: string, messageId: string, complete?: boolean): Promise<void>
}

/** Recent facts of a match, as the person of a seat may know them. */
export interface Recent {
  /** The facts from the player's last answer on. */
  readonly since: readonly GameEvent[]
  /** The facts of the player's own answers in their last turn; empty if they had none, or if it was long ago. */
  readonly last: readonly GameEvent[]
  /** Opponents whose time has run out since then, so that the safest answers were given for them. Everybody knows it. */
  readonly timedOut: readonly Seat[]
  /** Kinds of the player's own standing orders that have answered since then. */
  readonly obeyed: readonly string[]
  /** The facts of the turn in which `since` begins, up to there; null if the turn began too long ago. */
  readonly before: readonly GameEvent[] | null
}

/** A sight of a seat, with what its person is told. */
export interface ToldSight extends Recent {
  readonly sight: Sight
}

/** A move that a judge may go back to: play goes on as it was before it. Public facts only. */
export interface EarlierMove {
  /** The number of its row in the log. */
  readonly move: number
  readonly seat: Seat
  readonly at: Date
  readonly events: readonly GameEvent[]
  /** Whether it, or something after it, drew or showed cards, or was left to chance: players know more than they did then. */
  readonly reveals: boolean
}

/** The requests that the rest of the program may make of matches. */
export interface Matches {
  /** The match as the person sees it: from their seat if they play in it, else as a spectator. Null if there is none. */
  sight(matchId: string, person: PersonId): Promise<Sight | null>
  /**
   * The panel of the person of a seat who is called to it, with what `since` tells them.
   * @param whileReading receives, while the database reads, what is returned if nothing has changed since this process knew the
   *   match: that very object. Its panel can be drawn meanwhile. Nobody may be shown anything of it before.
   */
  told(matchId: string, seat: Seat, whileReading?: (told: ToldSight) => void): Promise<ToldSight | null>
  /** The same for a given reader; only for public posts (`spectator`) and notices to that seat's own person. */
  sightOf(matchId: string, reader: Reader): Promise<Sight | null>
  /**
   * Submits answers, all or none. An answer to a decision that is not open any more, or the same interaction twice, is
   * refused with `match.stale` and changes nothing.
   */
  play(request: {
    matchId: string
    person: PersonId
    answers: readonly Answer[]
    interaction: InteractionId
  }): Promise<PlayResult | Denial>
  /**
   * Answers one decision. The answer becomes pending (`Sight.pending`) as long as it can be undone. The first answer
   * that can't, or that leaves its seat nothing to answer, submits all of them, all or none. If somebody else writes in
   * between, the answer is tried again on the new state.
   */
  answer(request: AnswerRequest): Promise<AnswerOutcome>
  /**
   * Undoes the last pending answer, or deletes answers that wait after a stop, which is all or nothing.
   * @param pending names the answers, as the person has seen them
   */
  undo(request: {
    matchId: string
    person: PersonId
    pending: string
    /** All of them, not the last alone. */
    all?: boolean
  }): Promise<Sight | Denial>
  /** Deletes pending answers that do not fit any more. */
  forget(matchId: string, seat: Seat): Promise<void>
  /**
   * Takes back a move that was submitted. Its player may `ask` once; the opponent may `agree` or `refuse`. Playing on
   * refuses too. With `agree` the match returns to the state before that move. Refused with `match.take-back-gone` if
   * that is not possible (any more).
   * @param request.move names the move, see `Sight.takeBack`
   */
  takeBack(request: {
    matchId: string
    person: PersonId
    what: 'ask' | 'agree' | 'refuse'
    move: number
    interaction: InteractionId
  }): Promise<PlayResult | Denial>
  /**
   * Asks for a live session, agrees to it (`agree`), gives it more time (`stay`) or ends it. Refused with `live.late` if
   * not both players are here any more, with `match.stale` if there is nothing to do.
   */
  live(request: {
    matchId: string
    person: PersonId
    what: 'agree' | 'stay' | 'end'
    interaction: InteractionId
  }): Promise<PlayResult | Denial>
  /**
   * Ends a live session, and calls the seats that it did not call. Does nothing if there is none.
   * @param due only if its time is up
   */
  endLive(matchId: string, due?: boolean): Promise<void>
  concede(request: { matchId: string; person: PersonId; interaction: InteractionId }): Promise<PlayResult | Denial>
  /** The players, terms and result of a match, even if the present engine can't continue it. Null if there is none. */
  record(matchId: string): Promise<MatchRecord | null>
  /**
   * Running matches of a person, those that wait for them first, then by deadline. One that can't be shown (the engine
   * fails with it) is left out.
   */
  of(person: PersonId): Promise<readonly Sight[]>
  /** Sets or changes a standing order; one per kind and key. No panel becomes stale by it. */
  setOrder(request: {
    matchId: string
    person: PersonId
    order: StandingOrder
    interaction: InteractionId
  }): Promise<Sight | Denial>
  deleteOrder(request: { matchId: string; person: PersonId; kind: string; key: string }): Promise<Sight | Denial>
  /**
   * Returns the last act of each of these orders in the match, had it stood from the beginning; null where it would not have
   * acted. All null for a person who doesn't play in it.
   */
  lastActs(
    matchId: string,
    person: PersonId,
    orders: readonly (StandingOrder | null)[],
  ): Promise<readonly (PastAct | null)[]>
  /** A person's draft on a panel; `about` is a decision id, or `kind/key` of an order. */
  draft(matchId: string, seat: Seat, about: string): Promise<unknown>
  saveDraft(matchId: string, seat: Seat, about: string, draft: unknown): Promise<void>
  /**
   * Keeps the thread of a match. The messages in it follow, and may fail: the thread is there all the same.
   * @param anew it takes the place of a lost one: with it a notice is written that people have to be welcomed there
   */
  threadOpened(matchId: string, threadId: string, anew?: boolean): Promise<void>
  /** The moves of a running match to which a judge may go back, the last first; public facts only. */
  earlierMoves(matchId: string): Promise<readonly EarlierMove[]>
  /** The facts of a match from the first to the last so far, as this person may know them. */
  history(matchId: string, person: PersonId): Promise<readonly HistoryRow[] | null>
  /**
   * The events from this person's last own answer on (not their order, not the clock), its effects included, as they
   * may know them, without those that were undone. The whole match if they never gave an answer; empty if they do not play in it.
   */
  since(matchId: string, person: PersonId): Promise<readonly GameEvent[]>
  /** The same for the player of each seat. */
  sinceOfEach(matchId: string): Promise<Readonly<Record<Seat, readonly GameEvent[]>>>
  /** The same for the reader of a sight, with the facts of their own last turn. */
  recent(sight: Pick<Sight, 'match' | 'reader'>): Promise<Recent>
  /**
   * A finished match, step by step. Null if there is none, or if it still runs.
   * @param as the reader whose view is shown. If null, or not allowed to this person: their own view, or a spectator's
   */
  replay(matchId: string, person: PersonId, as: Reader | null): Promise<Replay | null>
  /** Finished matches of a person, the last first. */
  finished(person: PersonId, most: number): Promise<readonly MatchRecord[]>
  /**
   * The game of the match to whose thread a place belongs; else of the last match in that channel; else of the last match
   * of the person. Null: there is none.
   */
  gameAt(place: ChannelPlace, person: PersonId): Promise<string | null>
  /** The matches of a server: those that run, the last begun first, and those that are over, the last ended first. */
  inServer(
    guildId: string,
    most: { readonly running: number; readonly over: number },
  ): Promise<{ readonly running: readonly MatchRecord[]; readonly over: readonly MatchRecord[] }>
}

/** The last question of a match at which a standing order would have acted. */
export interface PastAct {
  /** The number of the row of the log in which the question was answered. */
  readonly row: number
  readonly decision: Decision
  /** As the order's seat saw it at that time. */
  readonly view: unknown
  /** The answer of the order; `ask`: it would have stopped the game there. */
  readonly reply: Reply
}

/** A finished match, as one reader may know it. */
export interface Replay {
  readonly match: MatchRecord
  readonly reader: Reader
  /** The readers whose view this person may choose, their own included. */
  readonly readers: readonly Reader[]
  /** Each cause of events, in order. */
  readonly steps: readonly ReplayStep[]
  /** The decks, if everybody may know them. */
  readonly decks: Readonly<Record<Seat, DeckList>> | null
}

/** A row of the log in which something happened. */
export interface HistoryRow {
  /** Its number. */
  readonly seq: number
  readonly at: Date
  readonly events: readonly GameEvent[]
  /** With it the match goes on from the state before this row; null: from its own. */
  readonly undoes: number | null
  /** A later row has undone it. */
  readonly undone: boolean
}

/** One row of the log, as a reader of the replay may know it. */
export interface ReplayStep extends HistoryRow {
  /** The reader's view at that time; null if only an older engine could rebuild it. */
  readonly view: unknown
}

/** The opponent of this seat is asked, and is to think and to answer: it waits in the outbox as notices do (`practice/thinker.ts`). */
export interface ThinkNotice {
  readonly id: string
  readonly matchId: string
  readonly at: Date
  readonly kind: 'think'
  readonly seat: Seat
}

/** All that waits in the outbox. */
export type OutboxNotice = Notice | ThinkNotice

/**
 * A message that somebody has to get. Notices are rows of the outbox, written in the transaction of the move that
 * caused them. Delivering one twice must do no harm: `id` goes into the message's nonce. Each is for everybody or for
 * one person.
 */
export type Notice = {
  readonly id: string
  readonly matchId: string
  readonly at: Date
} /** Its thread has to be opened, with a welcome. `anew`: one that replaces a lost thread is open, and has none yet. */ & (
  | { readonly kind: 'started'; readonly anew?: true }
  /**
   * Public facts to tell in the thread, followed by a fresh table. `row`: the number of the first row of the log that
   * holds them.
   */
  /** `undoes`: with these events the rows of the log from that one on are undone. */
  | { readonly kind: 'story'; readonly events: readonly GameEvent[]; readonly row: number; readonly undoes?: number }
  /**
   * The person of this seat is called. `stands`: they had asked to take a move back, and the opponent has played on.
   * `late`: a live session has ended, and they are called unless they were before it.
   */
  | {
      readonly kind: 'called'
      readonly seat: Seat
      readonly deadline: Date
      readonly stands?: true
      readonly late?: true
    }
  /** A live session was asked for, has begun or has ended: open panels are out of date. */
  | { readonly kind: 'live' }
  /** The game waits for this seat no more: the message that called its person has done its work. */
  | { readonly kind: 'answered'; readonly seat: Seat }
  | { readonly kind: 'reminder'; readonly seat: Seat; readonly deadline: Date }
  /** Time was up and the safest answers were given for this seat. */
  | { readonly kind: 'missed'; readonly seat: Seat; readonly misses: number }
  /** The same, for its own person. */
  | { readonly kind: 'late'; readonly seat: Seat; readonly misses: number }
  /**
   * For the person of this seat: the opponent asks to take a move back, or has answered such a request. `stands`: the
   * opponent has played on instead of answering, or time was up.
   */
  | {
      readonly kind: 'take-back'
      readonly seat: Seat
      readonly what: 'asked' | 'refused' | 'stands'
      readonly move: number
    }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** The end, for the person of this seat. */
  | { readonly kind: 'result'; readonly seat: Seat; readonly outcome: Outcome }
  | { readonly kind: 'challenge-expired'; readonly challengeId: string }
  /** The message of a challenge stands as words and buttons: its second request has failed, and is made again. */
  | { readonly kind: 'challenge-begun'; readonly challengeId: string }
  /** Nobody could play for a time; all running deadlines are later by `extendedMs`. Both in milliseconds. */
  | {
      readonly kind: 'outage'
      readonly lostMs: number
      readonly extendedMs: number
      /** The host had paused the server; else something had failed. */
      readonly byHost?: boolean
    }
  /** The host has paused the server of the match: its clock stands still. */
  | { readonly kind: 'server-paused' }
  /** News of the clock, for the person of this seat. */
  | ({ readonly kind: 'clock'; readonly seat: Seat } & ClockNews)
  /** A match that was over by time-out goes on. */
  | { readonly kind: 'reopened' }
  /** The bot is not in the server of the match any more, for the person of this seat: the match pauses. */
  | { readonly kind: 'server-lost'; readonly seat: Seat }
)

/** Hold it until then; later notices need not wait. */
export interface HeldDelivery {
  readonly until: Date
}

/** Discord refuses it, or the program fails with it: an admin may try it again. */
export interface RefusedDelivery {
  /** The reason in the words of the machine: `discord 50035`, `failed`. */
  readonly dead: string
}

/** It is tried again later. */
export interface RetriedDelivery {
  /** The reason in the words of the machine, for the log: `discord 503`, `Error ECONNRESET`. */
  readonly retry: string
}

/** It is not allowed where it belongs; admins are told, and it is tried again. */
export interface BarredDelivery {
  /** The reason in the words of the machine: `discord 50013`. */
  readonly barred: string
}

/**
 * `retry`: try again later; `barred`: it is not allowed where it belongs, try again when that has changed, or after a long
 * time; `unreachable`: the same, but its person has closed all doors themselves, so that their time runs; `dead`: it can
 * never be delivered, since it is about nothing any more.
 */
export type Delivery =
  | 'sent'
  | 'retry'
  | 'barred'
  | 'unreachable'
  | 'dead'
  | HeldDelivery
  | RetriedDelivery
  | BarredDelivery
  | RefusedDelivery

/** Whether the bot is in the servers of matches: elsewhere clocks stand still. */
export interface ServerPresence {
  /** @param told whether the players are told: the bot was removed, and Discord has no outage */
  lost(guildId: string, told: boolean): Promise<void>
  found(guildId: string): Promise<void>
  /**
   * Compares servers of the bot with those of running matches.
   *
   * @param mine whether a server would be among them if the bot were in it: each shard has its own; default: all
   */
  all(guildIds: readonly string[], mine?: (guildId: string) => boolean): Promise<void>
}

/** Delivers notices to people; the Discord side implements it. */
export interface Herald {
  deliver(notice: Notice): Promise<Delivery>
}
