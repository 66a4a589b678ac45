/**
 * What the rest of the program may ask of matches. Discord, the clock and the command line talk to this and to nothing
 * behind it: they never get hold of a state, only of what one reader may see.
 */
import type {
  Answer,
  Decision,
  GameEvent,
  OrderOffer,
  Outcome,
  Reader,
  Refusal,
  Seat,
  StandingOrder,
} from '../games/game.ts'
import type { Rules } from '../games/rule-choices.ts'

/** A Discord user id, or `practice` for the opponent that the program plays itself. */
export type PersonId = string
export const PRACTICE: PersonId = 'practice'

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
}

export type MatchStatus = 'running' | 'over'

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
  /** What the reader has begun to put together on his panels, by what it is about (see `saveDraft`). */
  readonly drafts: Readonly<Record<string, unknown>>
}

/** Who handed an answer in: the person, his standing order, the clock, the practice opponent, or the program. */
export type Origin = 'player' | 'order' | 'clock' | 'practice' | 'system'

/**
 * Why an application request was turned down; `refused` codes begin with `match.`, `challenge.` or `rule-choice.`, or
 * are the game's.
 */
export type Denied = Refusal

/** What came of handing in answers. */
export interface Played {
  /** The reader's sight after the move. */
  readonly sight: Sight
  /** What happened since his click, as a list of facts (see `seenBy`). */
  readonly events: readonly GameEvent[]
}

/** The id of the interaction that brought a request: the same one never counts twice. */
export type InteractionId = string

export interface ChallengeRequest extends Pick<Challenge, 'by' | 'to' | 'terms' | 'place' | 'seat'> {
  readonly interaction: InteractionId
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

export interface Challenges {
  /** Starts a draft; it becomes `open` when its author chooses a deck. A challenge to `practice` starts the match then. */
  draft(request: ChallengeRequest): Promise<Challenge | Denied>
  /**
   * The decks of this person and the ready-made ones for the challenge, of the seats that he may take (all if none is
   * fixed for him yet). His own come first, those that can't be played among them.
   */
  decksFor(challengeId: string, person: PersonId): Promise<readonly DeckOffer[] | Denied>
  /**
   * Its author's choice opens the draft (or starts a practice match); another's choice accepts and starts the match.
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
  posted(challengeId: string, messageId: string): Promise<void>
}

export interface Matches {
  /** The match as the person sees it: from his seat if he plays in it, else as a spectator. Null if there is none. */
  sight(matchId: string, person: PersonId): Promise<Sight | null>
  /** The same for a given reader; only for public posts (`spectator`) and notices to that seat's own person. */
  sightOf(matchId: string, reader: Reader): Promise<Sight | null>
  /**
   * Hands in answers, all or none. An answer to a decision that is not open any more, or the same interaction twice,
   * is denied with `match.stale` and changes nothing.
   */
  play(request: {
    matchId: string
    person: PersonId
    /** Or how they follow from what the person sees, so that a match is read once; asked again after a lost race. */
    answers: readonly Answer[] | ((sight: Sight) => Promise<readonly Answer[] | Denied>)
    interaction: InteractionId
  }): Promise<Played | Denied>
  concede(request: { matchId: string; person: PersonId; interaction: InteractionId }): Promise<Played | Denied>
  /** Who played what and how it ended; also of matches that the present engine can't continue. Null if there is none. */
  record(matchId: string): Promise<MatchRecord | null>
  /**
   * Running matches of a person, those that wait for him first, then by deadline. One that can't be shown (the engine
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
   * What has happened from the last answer on that this person himself gave (not his order, not the clock), what that
   * answer set off included, as he may know it. The whole match if he never gave one; empty if he does not play in it.
   */
  since(matchId: string, person: PersonId): Promise<readonly GameEvent[]>
}

/**
 * What somebody has to be told. Rows of the outbox, written in the transaction of the move that caused them.
 * Delivering twice must do no harm: `id` goes into the message's nonce.
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
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'challenge-expired'; readonly challengeId: string }
)

/** `retry`: try again later; `dead`: it can never be delivered. */
export type Delivery = 'sent' | 'retry' | 'dead'

/** Brings notices to people; the Discord side is one. */
export interface Herald {
  deliver(notice: Notice): Promise<Delivery>
}
