/** A row of the table of acts: what a person asks for, who may, from where, and which limit counts it. */
import type { LimitName } from '../../limits/limit-table.ts'
import type { Key } from '../../locales/index.ts'

/** People who may cause an act. All that a row names must hold. */
export type ActsFor =
  /** Everybody. */
  | 'anybody'
  /** The person, about things of their own alone: what others own is not found. */
  | 'self'
  /** Holds a seat of the match; the seat that the id names, if it names one. */
  | 'seat'
  /** Holds a seat, or is a member of the match's server. */
  | 'onlooker'
  /** Both people of the match are members of its server. */
  | 'companions'
  /** Is a member of the match's server. */
  | 'present'
  /** Made the challenge. */
  | 'author'
  /** Is named by the challenge, or a member of its server if it is open to all; or made it. */
  | 'addressee'
  /** The person who made the challenge is still a member of its server, and not silenced there. */
  | 'author there'
  /** Is a member of the server in which they look for an opponent. */
  | 'searcher'
  /** They and the opponent of their offer are members where each of them looked, and not silenced there. */
  | 'found'
  /** Is a member of the league's server, has or had a place in it, or organises it; of a draft: organises it, or is asked to. */
  | 'reader'
  /** Is a member of the league's server. */
  | 'joiner'
  /** Has or had a place in the league. */
  | 'player'
  /** Organises the league, manages its server or has the role of its helpers, as a member. */
  | 'judge'
  /** Organises the league or manages its server, as a member. */
  | 'organiser'
  /** May create leagues in the server of the request. */
  | 'creator'
  /** Is the person of the page, has played them or shares a league with them, or both are members of this server. */
  | 'page reader'
  /** Manages the server of the request. */
  | 'admin'
  /** Hosts the bot. */
  | 'host'
  /** Is a member of the server of the request. */
  | 'member'
  /** May write in the channel of the request. */
  | 'writer'
  /** The same, if everybody is to see the answer. */
  | 'writer to all'
  /** May write in the channel of the request and names a member, if they challenge people. */
  | 'challenger'
  /** May write in the channel of the match or the league. */
  | 'writer there'
  /** The program itself, or the user of the system who runs it: no request of Discord. */
  | 'system'

/** The places from which an act may come, seen from the server of its thing; without a thing, from any server. */
export type ActsFrom =
  /** From that server alone. */
  | 'S'
  /** From that server, and from direct messages with the bot. */
  | 'S, D'
  /** Also from other servers, and from places without the bot. */
  | 'any'

/**
 * The way of an act while Discord does not answer who is a member. `reads` and `plays` go on by the last answer, of a day at
 * most; `acts` wait.
 */
export type ActPace = 'reads' | 'plays' | 'acts'

/** A row of the table. */
export interface ActRow {
  readonly who: readonly ActsFor[]
  readonly where: ActsFrom
  readonly pace: ActPace
  readonly limits: readonly LimitName[]
  /** The parts of the id behind the action, as names of `PARTS`; with `?` it may be missing or empty, `*` any number. */
  readonly parts: string
  /** The kind of values that a select hands over, as a name of `PARTS`; nothing by default. */
  readonly picks?: string
  /** The fields of its form, with the most letters of each. */
  readonly takes?: Readonly<Record<string, number>>
  /** The text for a request from another place. */
  readonly elsewhere?: Key
  /** It opens a form, which shows nothing of its thing: what the form sends is asked. */
  readonly form?: true
  /** A further condition, checked where the act is done. */
  readonly note?: string
}

type RowTerms = Partial<Omit<ActRow, 'who' | 'where'>>

/** Returns a row. Rows that may be used from anywhere and by one kind of person need nothing more. */
export const may = (who: ActsFor | readonly ActsFor[], where: ActsFrom, given: RowTerms = {}): ActRow => ({
  who: typeof who === 'string' ? [who] : who,
  where,
  pace: 'acts',
  limits: [],
  parts: '',
  ...given,
})

/** The acts of one kind of custom id. */
export interface KindRow<Action extends string = string> {
  /** The parts of an id in order; `@` is the action. Without it all ids of the kind are one act, `''`. */
  readonly order: string
  readonly acts: Readonly<Record<Action, ActRow>>
}

/** Returns the acts of a kind, with their names as a type. */
export const kind = <Action extends string>(
  order: string,
  acts: Readonly<Record<Action, ActRow>>,
): KindRow<Action> => ({ order, acts })
