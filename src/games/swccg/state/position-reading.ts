/** How values are found: the public board, and what the texts of cards in play make of a printed number. */
import type {
  Condition,
  Deed,
  Leave,
  NameIn,
  OF_VALUES,
  PhaseName,
  RolesIn,
  Rule,
  Stat,
} from '../texts/language/words.ts'
import type { Side } from './engine-card.ts'
import type { LastSeen } from './game-frames.ts'
import type { Board, TableCard } from './game-state.ts'

/**
 * The roles of the question for a value, filled: the player who pays, draws, drains, whose total it is; the card that has it;
 * where it happens, goes to, comes from; the card that fires or by whose text it happens, and the card that is shot at. A role
 * may be filled with several cards and places: some of them has to fit.
 */
export type ValueRoles = { readonly player: Side } & {
  readonly [N in Exclude<keyof typeof OF_VALUES, 'player'>]?: Subject | readonly Subject[] | null
}

/** A change that a text makes to a number. `card`: its catalogue id; null where a number would fall below 0. */
export interface NumberPart {
  readonly card: string | null
  readonly change: number
}

/** The numbers of a board that is never changed, so that each is found once. */
export interface FoundBefore {
  /** Of cards on table, by the names of the numbers. */
  readonly ofCards: Map<TableCard, Map<string, number | null>>
  /** The total ability of a side at a place, by both. */
  readonly abilities: Map<string, number>
  /** Everything in play. */
  inPlay?: readonly Subject[]
}

/** A board that is being read: values are computed when asked and never stored (rule 8.6.3). */
export interface Position {
  readonly board: Board
  /** The numbers that were found before; only where the board is never changed. */
  readonly found?: FoundBefore
  /** A number as it counts now: never below 0 (SG-17, SG-23, SG-57). */
  adjust(stat: Stat, base: number, roles: ValueRoles): number
  /** The changes that make the adjusted number of the base, in their order. */
  parts(stat: Stat, base: number, roles: ValueRoles): readonly NumberPart[]
  /** Whether a text gives a card such a value, printed or not. */
  gives(stat: Stat, roles: ValueRoles): boolean
  /** The total attrition below which a card is immune (part 15A); 0: not at all. */
  immunity(piece: TableCard): number
  /** Whether a text allows this against the rules. */
  allows(leave: Leave, asked: TextQuestion): boolean
  /** Whether a text forbids this. */
  forbids(deed: Deed, asked: TextQuestion): boolean
  /** The rules of cards in play about this value, or of this word. */
  active(what: RuleKey): readonly Active[]
}

/** Something that a text can mean: a card on table, a place, or a card that lies nowhere; `was`: as it left the table. */
export type Subject =
  | { readonly piece: TableCard }
  | { readonly place: string }
  | { readonly card: string; readonly was?: LastSeen }

/** A text in its position. */
export interface TextAt {
  readonly reading: Position
  /** The player called "you" in the text (S-E01). */
  readonly you: Side
  /** Catalogue id of the card that has the text. */
  readonly card: string
  /** That card, if it is on table; null for a location or a card in hand. */
  readonly self: TableCard | null
  /** The place where it is, or that it is. */
  readonly here: string | null
  /** The card or place of the moment. */
  readonly it?: Subject | null
  /** The chosen cards by their names, null: one that has left the table. Absent: nothing is chosen yet. */
  readonly chosen?: Readonly<Record<string, Subject | null>>
  /** The destiny just drawn. */
  readonly drawn?: number | null
  /** The Force lost in this moment. */
  readonly lost?: number
  /** The place that the card of the moment has just left. */
  readonly left?: string
  /** The cards that a battle has taken from the table. */
  readonly taken?: readonly string[]
  /** The player who would have to pay. */
  readonly payer?: Side
  /** The card that gets the number. */
  readonly getting?: Subject
}

/** The value that a rule is about, or else its word. */
export type RuleKey = Stat | Rule['word']
/** A rule with the conditions around it, and the name of its piece among copies of the title (rule 17.1). */
export interface HeldRule {
  readonly rule: Rule
  readonly conditions: readonly Condition[]
  readonly key: string
}

/** A rule of a card in play, with its position. */
export interface Active extends HeldRule {
  readonly meant: TextAt
}

/** Roles are filled with a card or place, a player, a phase or a value; null: with nothing. */
type Filler<R> = R extends 'subject'
  ? Subject | null
  : R extends 'player'
    ? Side | null
    : R extends 'phase'
      ? PhaseName
      : R extends readonly (infer T)[]
        ? T
        : never
type RoleFillers<R> = { readonly [N in keyof R]: Filler<R[N]> }

/** A fact that the engine tells texts, with its roles filled. */
export type TextFact = {
  readonly [N in NameIn<'facts'>]: { readonly fact: N } & RoleFillers<RolesIn<'facts', N>>
}[NameIn<'facts'>]
/** A question that the engine asks texts, with its roles filled. */
export type TextQuestion = {
  readonly [N in NameIn<'questions'>]: { readonly question: N } & RoleFillers<RolesIn<'questions', N>>
}[NameIn<'questions'>]
/** The roles of any fact or question. */
export type FilledRoles = Readonly<Record<string, Subject | readonly Subject[] | string | null | undefined>>
