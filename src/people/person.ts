/**
 * What the program knows of people beyond their matches and decks: what they have said about how they want to be
 * treated, and what their requests have shown. All of it concerns one person, who alone may know it.
 */
import type { Language, Refusal } from '../contract/index.ts'

/** A Discord user id. */
export type PersonId = string

/** What a person may set. */
export const PERSON_LIMITS = {
  /** Open matches: as many as a list of them shows, so that the way to each is never lost. */
  openMatches: 25,
  /** People whom one person has blocked. */
  blocks: 200,
} as const

/** Hours in which a person wants no sound, in minutes after midnight where they live; `from` may be the later one. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** What is proposed to who wants quiet hours: 22 to 8. */
export const SUGGESTED_QUIET: QuietHours = { from: 22 * 60, to: 8 * 60 }

/** `silent`: messages come without a sound in quiet hours; `held`: they come when these have ended. */
export const QUIET_WAYS = ['silent', 'held'] as const
export type QuietWay = (typeof QUIET_WAYS)[number]

/** `each`: called to each match when it is their move; `gathered`: to all together, at most once in a while. */
export const CALL_WAYS = ['each', 'gathered'] as const
export type CallWay = (typeof CALL_WAYS)[number]

export interface Settings {
  /** IANA name; null: unknown. */
  readonly zone: string | null
  /** Null: none. They only count where the zone is known. */
  readonly quiet: QuietHours | null
  readonly quietWay: QuietWay
  /** Plays in words alone, as with a screen reader: no pictures. */
  readonly wordsOnly: boolean
  /** Takes direct messages; else they are called where the match is played. */
  readonly dms: boolean
  readonly calls: CallWay
  /** How many matches they want at once at most; null: as many as is usual here. */
  readonly openMatches: number | null
}

export interface Person extends Settings {
  readonly id: PersonId
  /** Of their last request; null: they have made none. */
  readonly language: Language | null
  /** They have been asked for their zone. */
  readonly zoneAsked: boolean
}

/** Of somebody who has said nothing yet. */
export const USUAL: Settings = {
  zone: null,
  quiet: null,
  quietWay: 'silent',
  wordsOnly: false,
  dms: true,
  calls: 'each',
  openMatches: null,
}

/** Why a request was turned down; codes begin with `people.`. */
export type Denied = Refusal

export interface Persons {
  /** What is known of a person; the usual of somebody unknown. */
  of(person: PersonId): Promise<Person>
  /** Takes note of the language of a request; costs nothing while it stays the same. */
  spoke(person: PersonId, language: Language): Promise<void>
  /**
   * Changes what a person has set, as far as it is named. The zone may be written in any way that is understood and is
   * kept under its usual name.
   * @returns denied with `people.zone`, `people.quiet`, `people.quiet-zone` (quiet hours need a zone) or `people.limit`
   */
  change(person: PersonId, changed: Partial<Settings>): Promise<Person | Denied>
  /** @returns true the first time, and if their zone is unknown: then they are to be asked for it, and never again */
  askZone(person: PersonId): Promise<boolean>
  /** How many matches at once this person wants at most. */
  mostOpen(person: PersonId): Promise<number>

  /** @returns denied with `people.block-self` or `people.blocks-full`; blocking twice does no harm */
  block(by: PersonId, whom: PersonId): Promise<null | Denied>
  /** @returns whether they were blocked */
  unblock(by: PersonId, whom: PersonId): Promise<boolean>
  /** Whom a person has blocked, the last first. */
  blockedBy(person: PersonId): Promise<readonly PersonId[]>
}

/** A message that calls a person, as long as it may stand there. */
export interface StandingCall {
  readonly channelId: string
  readonly messageId: string
  /** The notice that it has told last: the same one is not told again. */
  readonly noticeId: string
  readonly sentAt: Date
  /** When it last made a sound; null: never. */
  readonly rangAt: Date | null
  /** To which sittings it calls: when each began (ISO), by match. */
  readonly covers: Readonly<Record<string, string>>
}

/** Under which name the one call to all matches is kept. */
export const ALL_MATCHES = ''

/** The calls that stand with people: one for each match, one for all. */
/** Calls that are to end. */
export interface EndingCalls {
  /** What calls to one of these matches alone. */
  readonly each: readonly string[]
  /** The gathered one, if it calls to this match and no other; null: it stays. */
  readonly gathered: string | null
}

export interface CallsBefore {
  /** What calls to this match alone. */
  readonly own: StandingCall | null
  /** What calls to all matches. */
  readonly all: StandingCall | null
  /** Something has rung with this person to which they have not answered yet. */
  readonly rings: boolean
}

export interface Calls {
  of(person: PersonId, matchId: string): Promise<StandingCall | null>
  /** All that bears on a new call to a match, at one go. @param since from when on what has rung counts */
  before(person: PersonId, matchId: string, since: Date): Promise<CallsBefore>
  put(person: PersonId, matchId: string, call: StandingCall): Promise<void>
  /** Strikes calls off. @returns those that stood, with what each was about */
  take(person: PersonId, which: EndingCalls): Promise<readonly { about: string; call: StandingCall }[]>
}
