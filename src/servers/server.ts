/** What the rest of the program may ask of servers: what their admins have set for the games that are played there. */
import type { Language, Refusal } from '../contract/index.ts'
import type { Rules } from '../games/rule-choices.ts'

/** A Discord guild id. */
export type ServerId = string

/** Which matches are rated: those that are asked for so, all but practice, or none. */
export const RATED_WAYS = ['asked', 'all', 'none'] as const
export type RatedWay = (typeof RATED_WAYS)[number]

export interface ServerSettings {
  /** Where people may be challenged; everywhere if none is named. */
  readonly challengeChannels: readonly string[]
  /** Where matches get their threads; null: where they were challenged to. */
  readonly matchChannel: string | null
  /** Of what everybody there reads; null: as Discord has it for the server. */
  readonly language: Language | null
  /** Time for a sitting where nothing is said; null: as is usual. */
  readonly sittingMs: number | null
  /** What is played where nothing is said; null: the first there is. */
  readonly format: { readonly game: string; readonly format: string } | null
  /** The rules of that game where nothing is said, by choice. */
  readonly rules: Rules
  /** Who may challenge; null: everybody. */
  readonly challengerRole: string | null
  readonly rated: RatedWay
}

/** What holds where nothing was set. */
export const UNSET: ServerSettings = {
  challengeChannels: [],
  matchChannel: null,
  language: null,
  sittingMs: null,
  format: null,
  rules: {},
  challengerRole: null,
  rated: 'asked',
}

export const SERVER_LIMITS = { challengeChannels: 10 }

/** Why something can't be set: `servers.…`. */
export type Denied = Refusal

export interface Servers {
  /** At once, from memory: it is asked for with nearly everything that is said in public. Null is a direct message. */
  of(server: ServerId | null): ServerSettings
  /** Sets what is named and leaves the rest. */
  change(server: ServerId, changed: Partial<ServerSettings>): Promise<ServerSettings | Denied>
}
