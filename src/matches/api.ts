/**
 * What the rest of the program may ask of matches. Discord, the clock and the command line talk to this and to nothing
 * behind it: they never get hold of a state, only of what one reader may see.
 */
import type {
  Answer,
  Decision,
  DeckList,
  GameEvent,
  OrderOffer,
  Outcome,
  Reader,
  Refusal,
  Seat,
  StandingOrder,
} from '../contract/index.ts'
import type { Rules } from '../games/rule-choices.ts'

/** A Discord user id, or `practice` for the opponent that the program plays itself. */
export type PersonId = string
/** The practice opponent in the place of a person. */
export const PRACTICE: PersonId = 'practice'
/** The deck with which a game's first game is played on this seat. */
export const lessonDeck = (seat: Seat): string => `lesson-${seat}`

/** What two people agree on before they play. */
export interface Terms {
  readonly game: string
  readonly format: string
  /** What is not played by default, as the game's `ruleChoices` offer it. */
  readonly rules: Rules
  readonly rated: boolean
  /** Time for one sitting, in milliseconds. */
  readonly sittingMs: number
}

/** Where something was asked or is played. */
export interface Place {
  /** Null in a DM. */
  readonly guildId: string | null
  readonly channelId: string
}

/**
 * `draft`: its author has not chosen a deck yet, nobody else has seen it.
 * `open`: posted, to be accepted by `to` (by anybody if null).
 */
export type ChallengeStatus = 'draft' | 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired'

/** An offer to play, from its draft to its match. */
export interface Challenge {
  readonly id: string
  readonly by: PersonId
  readonly to: PersonId | null
  readonly terms: Terms
  readonly place: Place
  /** The side its author wants to play; null: either, then the lot decides. Always set once `open`. */
  readonly seat: Seat | null
  readonly status: ChallengeStatus
  readonly expiresAt: Date
  /** The public message, once posted. */
  readonly messageId: string | null
  readonly matchId: string | null
  /** The match of which it is the rematch. */
  readonly rematchOf: string | null
}

/** Whether a match can still be played. */
export type MatchStatus = 'running' | 'over'

/** What everybody may know of a match without its game. */
export interface MatchRecord {
  readonly id: string
  readonly terms: Terms
  readonly place: Place
  readonly status: MatchStatus
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly threadId: string | null
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly outcome: Outcome | null
}

/** One seat's time, as it was when the seat was called. */
export interface Sitting {
  readonly seat: Seat
  readonly calledAt: Date
  readonly deadline: Date
  readonly misses: number
}

/** Everything that one reader may see of a match now. */
export interface Sight {
  readonly match: MatchRecord
  readonly reader: Reader
  readonly view: unknown
  /** Only the reader's own open decisions, the most urgent first. */
  readonly decisions: readonly Decision[]
  /** Whom the game waits for, as far as this reader may know, with the time of each. */
  readonly calls: readonly Sitting[]
  readonly offers: readonly OrderOffer[]
  readonly orders: readonly StandingOrder[]
  /** What the reader has begun to put together on their panels, by what it is about (see `saveDraft`). */
  readonly drafts: Readonly<Record<string, unknown>>
  /** What the reader has laid down and not handed in; null: nothing. Everything else here is as it is without it. */
  readonly pending: Pending | null
  /** The reader had laid something down, and it does not fit any more. */
  readonly dropped: boolean
  /**
   * The reader's last hand-in was cut: the opponent was asked in between, or an order acted. What was not played waits, or
   * lies in `pending` again if it fits.
   */
  readonly stopped: boolean
  /** The move that may be taken back, or is asked for; null: none, as far as this reader is concerned. */
  readonly takeBack: TakeBack | null
}

/** An answer that was laid down or handed in. */
export interface LaidDown {
  readonly decision: Decision
  readonly answer: Answer
  /** What its seat saw when it was asked. */
  readonly view: unknown
  /** The facts that it sets off, as its seat may know them. */
  readonly events: readonly GameEvent[]
}

/** Answers that were laid down one after the other, and how things would stand after them. */
export interface Pending {
  /** Names these answers; others have another name. */
  readonly id: string
  readonly laid: readonly LaidDown[]
  readonly view: unknown
  /** What would be asked then. Their ids hold only as long as the same answers lie before them. */
  readonly decisions: readonly Decision[]
  readonly offers: readonly OrderOffer[]
}

/** The last move of a person, which may be taken back. */
export interface TakeBack {
  /** Names the move. */
  readonly move: number
  readonly by: Seat
  /** `open`: its person may ask; `asked`: the opponent is to answer; `refused`: the move stands. The opponent sees `asked` only. */
  readonly state: 'open' | 'asked' | 'refused'
}

/** Who handed an answer in: the person, their standing order, the clock, the practice opponent, or the program. */
export type Origin = 'player' | 'order' | 'clock' | 'practice' | 'system'

/**
 * Why an application request was turned down; `refused` codes begin with `match.`, `challenge.` or `rule-choice.`, or
 * are the game's.
 */
export type Denied = Refusal

/** A request turned down, with what is needed to say why. */
export const deny = (refused: string, values: Refusal['values'] = {}): Denied => ({ refused, values })

/** What came of handing in answers. */
export interface Played {
  /** The reader's sight after the move. */
  readonly sight: Sight
  /** What happened since their click, as a list of events (see `seenBy`). */
  readonly events: readonly GameEvent[]
}

/** The id of the interaction that brought a request: the same one never counts twice. */
export type InteractionId = string

/** An answer to a question that a panel shows, by the exit that was pressed. */
export interface AnswerRequest {
  readonly matchId: string
  readonly person: PersonId
  readonly interaction: InteractionId
  /** The seat to which the panel belongs. */
  readonly seat: Seat
  /** The id of the decision, as the panel knows it: of `Sight.pending` if answers are laid down, else of `Sight.decisions`. */
  readonly decision: string
  readonly exit: string
  /** What the same tap has chosen; without it, the draft that was put together for this decision counts. */
  readonly given?: Pick<Answer, 'choose' | 'arrange' | 'number'>
}

/** What became of an answer. `sight` is what the panel of its seat shows then. */
export type Answered =
  /** It lies with those before it (`Sight.pending`), and nothing was handed in. `events`: what is new since the person's last move. */
  | { readonly came: 'laid'; readonly sight: Sight; readonly events: readonly GameEvent[] }
  /** It was handed in, with all that lay before it: these are `answers`. `events`: what happened by it. */
  | {
      readonly came: 'handed-in'
      readonly sight: Sight
      readonly events: readonly GameEvent[]
      readonly answers: readonly LaidDown[]
    }
  /** It does not fit its question; nothing has changed. */
  | { readonly came: 'refused'; readonly sight: Sight; readonly refusal: Refusal }
  /** Its question is not asked (any more), the match is over, or the same interaction has counted. */
  | { readonly came: 'stale'; readonly sight: Sight }
  /** The panel is not this person's. */
  | { readonly came: 'foreign' }
  /** There is no such match. */
  | { readonly came: 'unknown' }

/** A challenge that somebody begins. */
export interface ChallengeRequest extends Pick<Challenge, 'by' | 'to' | 'terms' | 'place' | 'seat'> {
  readonly interaction: InteractionId
  readonly rematchOf?: string
}

/** A deck that somebody may take for a challenge. */
export interface DeckOffer {
  readonly id: string
  readonly name: string
  readonly seat: Seat
  /** One of the person's own, not a ready-made one. */
  readonly own: boolean
  /** Why it can't be taken as it is now; empty if it can. */
  readonly faults: readonly Refusal[]
}

/** What the rest of the program may ask of challenges. */
export interface Challenges {
  /**
   * Starts a draft; it becomes `open` when its author chooses a deck. A challenge to `practice` starts the match then.
   * Denied (here, and again when a deck is chosen) if its author has as many open matches as they want, or if the two
   * don't play with each other: `challenge.full`, `challenge.own-block`, `challenge.barred`, `challenge.barred-open`.
   */
  draft(request: ChallengeRequest): Promise<Challenge | Denied>
  /**
   * The decks of this person and the ready-made ones for the challenge, of the seats that they may take (all if none is
   * fixed for them yet). Their own come first, those that can't be played among them.
   */
  decksFor(challengeId: string, person: PersonId): Promise<readonly DeckOffer[] | Denied>
  /**
   * Its author's choice opens the draft (or starts a practice match); another's choice accepts and starts the match.
   * Denied with `challenge.rematch-taken` if the same match has an open rematch already.
   * @returns the challenge, with `matchId` set once the match has started
   */
  chooseDeck(request: {
    challengeId: string
    person: PersonId
    deckId: string
    interaction: InteractionId
  }): Promise<Challenge | Denied>
  decline(challengeId: string, person: PersonId): Promise<Challenge | Denied>
  withdraw(challengeId: string, person: PersonId): Promise<Challenge | Denied>
  find(challengeId: string): Promise<Challenge | null>
  /** The rematch of a match that stands: open, or accepted. */
  rematch(matchId: string): Promise<Challenge | null>
  /** Open challenges by one of two people to the other. */
  between(one: PersonId, other: PersonId): Promise<readonly Challenge[]>
  posted(challengeId: string, messageId: string): Promise<void>
}

/** What the rest of the program may ask of matches. */
export interface Matches {
  /** The match as the person sees it: from their seat if they play in it, else as a spectator. Null if there is none. */
  sight(matchId: string, person: PersonId): Promise<Sight | null>
  /** The same for the person of a seat who is called to it, with what `since` tells them. */
  told(matchId: string, seat: Seat): Promise<{ readonly sight: Sight; readonly since: readonly GameEvent[] } | null>
  /** The same for a given reader; only for public posts (`spectator`) and notices to that seat's own person. */
  sightOf(matchId: string, reader: Reader): Promise<Sight | null>
  /**
   * Hands in answers, all or none. An answer to a decision that is not open any more, or the same interaction twice,
   * is denied with `match.stale` and changes nothing.
   */
  play(request: {
    matchId: string
    person: PersonId
    answers: readonly Answer[]
    interaction: InteractionId
  }): Promise<Played | Denied>
  /**
   * Answers one decision. The answer is laid down with those before it (`Sight.pending`) as long as nothing that can't be
   * undone comes of them; the first that does, or that leaves its seat nothing to answer, hands all of them in, all or
   * none. If somebody else writes in between, the answer is tried again on what they have left.
   */
  answer(request: AnswerRequest): Promise<Answered>
  /** Takes the last answer up again that was laid down. @param pending names what lies, as the person has seen it */
  undo(request: { matchId: string; person: PersonId; pending: string }): Promise<Sight | Denied>
  /** Forgets what was laid down and does not fit any more. */
  forget(matchId: string, seat: Seat): Promise<void>
  /**
   * Taking a move back that has been handed in: `ask` by who made it, once; `agree` or `refuse` by the other. Playing
   * on refuses too. Agreed, the match stands where it stood before that move.
   * Denied with `match.take-back-gone` if that can't be done (any more).
   * @param request.move names the move, see `Sight.takeBack`
   */
  takeBack(request: {
    matchId: string
    person: PersonId
    what: 'ask' | 'agree' | 'refuse'
    move: number
    interaction: InteractionId
  }): Promise<Played | Denied>
  concede(request: { matchId: string; person: PersonId; interaction: InteractionId }): Promise<Played | Denied>
  /** Who played what and how it ended; also of matches that the present engine can't continue. Null if there is none. */
  record(matchId: string): Promise<MatchRecord | null>
  /**
   * Running matches of a person, those that wait for them first, then by deadline. One that can't be shown (the engine
   * fails with it) is left out.
   */
  of(person: PersonId): Promise<readonly Sight[]>
  /** Lays a standing order down (or changes it); one per kind and key. Never outdates anybody's panel. */
  layOrder(request: {
    matchId: string
    person: PersonId
    order: StandingOrder
    interaction: InteractionId
  }): Promise<Sight | Denied>
  dropOrder(request: { matchId: string; person: PersonId; kind: string; key: string }): Promise<Sight | Denied>
  /** What a person has begun to put together on a panel; `about` is a decision id or `kind/key` of an order. */
  draft(matchId: string, seat: Seat, about: string): Promise<unknown>
  saveDraft(matchId: string, seat: Seat, about: string, draft: unknown): Promise<void>
  threadOpened(matchId: string, threadId: string): Promise<void>
  /** The facts of a match from the first to the last (or to now) as this person may know them. */
  history(matchId: string, person: PersonId): Promise<readonly { at: Date; events: readonly GameEvent[] }[] | null>
  /**
   * What has happened from the last answer on that this person gave (not their order, not the clock), what that
   * answer set off included, as they may know it. The whole match if they never gave one; empty if they do not play in it.
   */
  since(matchId: string, person: PersonId): Promise<readonly GameEvent[]>
  /**
   * A match that is over, step by step. Null if there is none, or if it still runs.
   * @param as with whose eyes; if this person may not see with them, or null: with their own, else as a spectator
   */
  replay(matchId: string, person: PersonId, as: Reader | null): Promise<Replayed | null>
  /** Matches of a person that are over, the last first. */
  finished(person: PersonId, most: number): Promise<readonly MatchRecord[]>
}

/** A match that is over, as one reader may know it. */
export interface Replayed {
  readonly match: MatchRecord
  readonly reader: Reader
  /** With whose eyes this person may look, their own included. */
  readonly readers: readonly Reader[]
  /** Whatever made something happen, in order. */
  readonly steps: readonly ReplayStep[]
  /** What was played with, if everybody may know it. */
  readonly decks: Readonly<Record<Seat, DeckList>> | null
}

/** One row of the log, as a reader of the replay may know it. */
export interface ReplayStep {
  /** Number of the row in the log. */
  readonly seq: number
  readonly at: Date
  readonly events: readonly GameEvent[]
  /** What its reader saw then; null if only an older engine could tell. */
  readonly view: unknown
}

/**
 * What somebody has to be told. Rows of the outbox, written in the transaction of the move that caused them.
 * Delivering twice must do no harm: `id` goes into the message's nonce. Each is for everybody or for one person.
 */
export type Notice = { readonly id: string; readonly matchId: string; readonly at: Date } & (
  | { readonly kind: 'started' }
  /** Public facts to tell in the thread, followed by a fresh table. */
  | { readonly kind: 'story'; readonly events: readonly GameEvent[] }
  /** This seat's person is called. */
  | { readonly kind: 'called'; readonly seat: Seat; readonly deadline: Date }
  | { readonly kind: 'reminder'; readonly seat: Seat; readonly deadline: Date }
  /** Time was up and the safest answers were given for this seat. */
  | { readonly kind: 'missed'; readonly seat: Seat; readonly misses: number }
  /** The same, for its own person. */
  | { readonly kind: 'late'; readonly seat: Seat; readonly misses: number }
  /**
   * For the person of this seat: the opponent asks to take a move back, or what became of asking.
   * `stands`: the opponent has played on instead of answering, or time was up.
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
)

/** Not before then; the notices behind it need not wait. */
export interface Held {
  readonly until: Date
}

/** `retry`: try again later; `dead`: it can never be delivered. */
export type Delivery = 'sent' | 'retry' | 'dead' | Held

/** Brings notices to people; the Discord side is one. */
export interface Herald {
  deliver(notice: Notice): Promise<Delivery>
}
