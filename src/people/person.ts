/** People's settings, and facts that their requests have shown. Only the person may know them. */
import type { Denial, Language, PersonId } from '../contract/index.ts'

// The codes of denied requests begin with `people.`.
export type { Denial, PersonId }

/** The limits of settings. */
export const PERSON_LIMITS = {
  /** Open matches: as many as a list of them shows, so that each can be reached. */
  openMatches: 25,
  /** People that one person has blocked. */
  blocks: 200,
} as const

/** Hours in which a person wants no sound, in minutes after midnight where they live; `from` may be the later one. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** The suggestion for people who want quiet hours: 22 to 8. */
export const SUGGESTED_QUIET: QuietHours = { from: 22 * 60, to: 8 * 60 }

/** `silent`: messages come without a sound in quiet hours; `held`: they wait until the quiet hours have ended. */
export const QUIET_WAYS = ['silent', 'held'] as const
/** The treatment of messages in quiet hours. */
export type QuietWay = (typeof QUIET_WAYS)[number]

/** `each`: a call to each match when it is their move; `gathered`: one call to all matches, at most once in a while. */
export const CALL_WAYS = ['each', 'gathered'] as const
/** The frequency of calls. */
export type CallWay = (typeof CALL_WAYS)[number]

/** The settings that a person can change. */
export interface Settings {
  /** IANA name; null: unknown. */
  readonly zone: string | null
  /** Null: none. They only count if the zone is known. */
  readonly quiet: QuietHours | null
  readonly quietWay: QuietWay
  /** Plays with text only, as with a screen reader: no pictures. */
  readonly wordsOnly: boolean
  /** Takes direct messages; else the call comes where the match is played. */
  readonly dms: boolean
  readonly calls: CallWay
  /** Whether panels propose answers, where server and match allow it. */
  readonly suggestions: boolean
  /** Nobody else sees their page of results. */
  readonly hidesPage: boolean
  /** Their matches count in the statistics of servers and leagues. */
  readonly counted: boolean
  /** The most matches that they want at once; null: the program's default. */
  readonly openMatches: number | null
  /**
   * The minute after midnight at which one message a day calls them to all matches; null: calls come as `calls` says. It
   * only counts if the zone is known.
   */
  readonly digestAt: number | null
}

/** A person with their settings and the facts that the program has stored. */
export interface Person extends Settings {
  readonly id: PersonId
  /** The locale of their last request; null: they have made none. */
  readonly language: Language | null
  /** The zone that they have set, if this Node does not know it: `zone` is the nearest one then. */
  readonly zoneUnknown?: string
  /** Whether the program has asked them for their zone. */
  readonly zoneAsked: boolean
}

/** The settings of a person who has set nothing. */
export const USUAL: Settings = {
  zone: null,
  quiet: null,
  quietWay: 'silent',
  wordsOnly: false,
  dms: true,
  calls: 'each',
  suggestions: true,
  hidesPage: false,
  counted: true,
  openMatches: null,
  digestAt: null,
}

/** Stores and changes what the program knows of people. */
export interface Persons {
  /** Returns the settings of a person; the default ones if the person is unknown. */
  of(person: PersonId): Promise<Person>
  /** Stores the language of a request; costs nothing while it stays the same. */
  spoke(person: PersonId, language: Language): Promise<void>
  /**
   * Changes the named settings of a person. The zone may be written in any way that is understood; its usual name is
   * stored.
   *
   * @returns denied with `people.zone`, `people.digest`, `people.quiet`, `people.quiet-zone` (quiet hours need a zone) or `people.limit`
   */
  change(person: PersonId, changed: Partial<Settings>): Promise<Person | Denial>
  /** Whether to ask the person for their zone: true once, if it is unknown. */
  askZone(person: PersonId): Promise<boolean>
  /** Returns the most matches that this person wants at once. */
  mostOpen(person: PersonId): Promise<number>

  /** Blocks a person; blocking twice does no harm. @returns denied with `people.block-self` or `people.blocks-full` */
  block(by: PersonId, whom: PersonId): Promise<null | Denial>
  /** Unblocks a person. @returns whether they were blocked */
  unblock(by: PersonId, whom: PersonId): Promise<boolean>
  /** Returns the people that a person has blocked, the last first. */
  blockedBy(person: PersonId): Promise<readonly PersonId[]>
}

/** A message that calls a person, as long as it may stand. */
export interface StandingCall {
  readonly channelId: string
  readonly messageId: string
  /** The last notice that it has told; the same one is not told again. */
  readonly noticeId: string
  readonly sentAt: Date
  /** When it last made a sound; null: never. */
  readonly rangAt: Date | null
  /** The sittings to which it calls: the start of each (ISO), by match. */
  readonly covers: Readonly<Record<string, string>>
}

/** The key under which the one call to all matches is stored. */
export const ALL_MATCHES = ''

/** The key under which the one message of leagues to a person is stored. */
export const LEAGUES_CALL = 'leagues'

/** Calls that should end. */
export interface EndingCalls {
  /** The calls to each of these matches alone. */
  readonly each: readonly string[]
  /** The gathered call, if it calls to this match and no other; null: it stays. */
  readonly gathered: string | null
}

/** The facts that decide a new call to a match. */
export interface CallsBefore {
  /** The call to this match alone. */
  readonly own: StandingCall | null
  /** The call to all matches. */
  readonly all: StandingCall | null
  /** Whether a call made a sound and the person has not answered since. */
  readonly rings: boolean
  /** The channel of their direct messages; null: none is kept. */
  readonly dm: string | null
  /** Whether this call may ask them for their zone: true once, if it was asked for here and their zone is unknown. */
  readonly zoneAsked: boolean
}

/** Facts that are stored with a call, in the same statement. */
export interface WithCall {
  /** The channel of the person's direct messages, which was just opened; null: it is stored, or there is none. */
  readonly opened: string | null
}

/** The calls that people have now: one for each match, one for all. */
export interface Calls {
  of(person: PersonId, matchId: string): Promise<StandingCall | null>
  /**
   * Returns everything that decides a new call to a match, in one query.
   * @param since the earliest sound that counts
   * @param asksZone the call will ask the person for their zone, if nothing has
   */
  before(person: PersonId, matchId: string, since: Date, asksZone?: boolean): Promise<CallsBefore>
  /** Returns the calls of a person to matches, the last first, with the match of each, or `ALL_MATCHES`. */
  standing(person: PersonId, most: number): Promise<readonly { about: string; call: StandingCall }[]>
  put(person: PersonId, matchId: string, call: StandingCall, more?: WithCall): Promise<void>
  /** Deletes calls. @returns the deleted ones, with their matches */
  take(person: PersonId, which: EndingCalls): Promise<readonly { about: string; call: StandingCall }[]>
}
