/** The settings of servers: values that admins set for the games that are played there. */
import type { Denial, Language } from '../contract/index.ts'
import type { ChosenRules } from '../kit/library/rule-choices.ts'
import type { TimeControl } from '../time/time-control.ts'

// The codes of refused settings begin with `servers.`.
export type { Denial }

/** A Discord guild id. */
export type ServerId = string

/** Which matches are rated: those for which it is requested, all but practice, or none. */
export const RATED_WAYS = ['asked', 'all', 'none'] as const
/** The matches of a server that are rated. */
export type RatedWay = (typeof RATED_WAYS)[number]

/** The finished matches of which everybody may see hands, hidden cards and decks. */
export const REVEAL_WAYS = ['friendly', 'all', 'none'] as const
/** The finished matches that a server opens to everybody. */
export type RevealWay = (typeof REVEAL_WAYS)[number]

/** The settings that the admins of a server can change. */
export interface ServerSettings {
  /** The channels in which people may challenge; everywhere if empty. */
  readonly challengeChannels: readonly string[]
  /** The channel for the threads of matches; null: the channel of the challenge. */
  readonly matchChannel: string | null
  /** The language of public messages; null: Discord's setting for the server. */
  readonly language: Language | null
  /** The default time for a sitting; null: the program's default. */
  readonly sittingMs: number | null
  /** The default clock, where it is more than a time for each sitting. */
  readonly clock: TimeControl | null
  /** The default game and format; null: the first one. */
  readonly format: { readonly game: string; readonly format: string } | null
  /** The default rules of that game, as choices. */
  readonly rules: ChosenRules
  /** The role that may challenge; null: everybody. */
  readonly challengerRole: string | null
  readonly rated: RatedWay
  readonly reveals: RevealWay
  /** Whether the game may propose answers in matches here. */
  readonly suggestions: boolean
  /** The roles that may create leagues, beside admins; the id of the server itself stands for everybody. */
  readonly leagueRoles: readonly string[]
  /** The channel of the board that lists the games of the server; null: there is none. */
  readonly boardChannel: string | null
}

/** The message of a board. */
export interface BoardMessage {
  readonly channelId: string
  readonly messageId: string
}

/** The settings of a server that has set nothing. */
export const UNSET: ServerSettings = {
  challengeChannels: [],
  matchChannel: null,
  language: null,
  sittingMs: null,
  clock: null,
  format: null,
  rules: {},
  challengerRole: null,
  rated: 'asked',
  reveals: 'friendly',
  suggestions: true,
  leagueRoles: [],
  boardChannel: null,
}

/** The most entries of lists in the settings of a server. */
export const SERVER_LIMITS = { challengeChannels: 10, leagueRoles: 10 }

/** Stores and changes the settings of servers. */
export interface Servers {
  /** Returns the settings at once, from memory: nearly every public message needs them. Null is a direct message. */
  of(server: ServerId | null): ServerSettings
  /** Changes the named settings and leaves the rest. */
  change(server: ServerId, changed: Partial<ServerSettings>): Promise<ServerSettings | Denial>
  /** The servers that want a board, each with its settings. */
  boards(): readonly (readonly [server: ServerId, settings: ServerSettings])[]
  /** The message of a server's board; null: there is none yet. */
  boardOf(server: ServerId): Promise<BoardMessage | null>
  /**
   * Keeps the message of a server's board; null: it is gone.
   *
   * @returns false if another process keeps the boards by now
   */
  keepBoard(server: ServerId, message: BoardMessage | null): Promise<boolean>
  /** The locale that a server has chosen at Discord; null: nobody has told it yet. */
  localeOf(server: ServerId): string | null
  /** Learns the locales of servers. */
  located(locales: ReadonlyMap<ServerId, string>): Promise<void>
}
