/** The parts of a wording that each language has: a describer for each form of text, and the other boxes. */

import type {
  BuiltIn,
  DuelText,
  FightText,
  Group,
  GroupUse,
  Selectors,
  SingleCard,
  SingleUse,
  Text,
  TwoWeaponsUse,
  UserLine,
} from '../card.ts'

/** One describer for each form. A form without a describer does not compile. */
export type FormDescribers<T extends { readonly form: string }, Rest extends readonly unknown[]> = {
  readonly [F in T['form']]: (text: Extract<T, { readonly form: F }>, ...rest: Rest) => string
}

/** A change of power or damage. Several with the same cards and condition become one sentence. */
export type ValueChange = Extract<Text, { readonly form: 'power' | 'damage' }>
/** The type of a card whose text is described. */
export type CardType = SingleCard['type']

/** A user as a heading, and the effect for that user as a clause that begins in lower case and has no full stop. */
export interface Use {
  readonly heading: string
  /** Null if the use itself has no effect. */
  readonly clause: string | null
  /** More clauses, each a sentence. */
  readonly more?: readonly string[]
  /** Whether the heading is a long list, so that a comma stands before the verb. */
  readonly pause?: boolean
}

/** Describes texts in one language. Clauses begin in lower case, unless with a name, and end without a full stop. */
export interface Wording {
  /** Texts of cards in play; `self`: the type of the card, for "this character". */
  readonly texts: FormDescribers<Exclude<Text, ValueChange>, readonly [self: CardType]>
  changes(changes: readonly [ValueChange, ...ValueChange[]]): string
  readonly fights: FormDescribers<FightText, readonly []>
  /** After the heading "In a duel". */
  readonly duels: FormDescribers<DuelText, readonly []>
  readonly inDuel: string
  userLine(line: UserLine): Use
  builtIn(builtIn: BuiltIn): Use
  single(use: SingleUse): Use
  /** The heading names the members, and the clause begins with the verb. */
  group(use: GroupUse): Use
  twoWeapons(use: TwoWeaponsUse): Use
  /** For a Battle card that adds nothing and does nothing else. */
  readonly nothing: string
}

// ---------------------------------------------------------------- shared by the languages

/** The members of a group: a list, or a number of members that each fit the same alternatives. */
export type Members = (
  | { readonly each: Group['members'] }
  | { readonly alike: Group['members'][number]; readonly counts: readonly number[] }
) & { readonly titles: Group['titles'] | undefined }

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)
const isAlike = ({ members }: Group): boolean => members.every((member) => isSame(member, members[0]))

/** Merges groups of one and of two of the same kind into one alternative: "one or two ◆ Gungans". */
export function alternatives(groups: readonly Group[]): readonly Members[] {
  const found: Members[] = []
  for (const group of groups) {
    const last = found.at(-1)
    const [alike = []] = group.members
    if (!isAlike(group)) found.push({ each: group.members, titles: group.titles })
    else if (last !== undefined && 'alike' in last && isSame([last.alike, last.titles], [alike, group.titles])) {
      found[found.length - 1] = { ...last, counts: [...last.counts, group.members.length] }
    } else found.push({ alike, counts: [group.members.length], titles: group.titles })
  }
  return found
}

/** Returns whether the list of members is so long that a comma must end it. */
export const areMany = (groups: readonly Members[]): boolean =>
  groups.length > 1 ||
  groups.some((group) => group.titles === 'different' || ('alike' in group && group.alike.length > 1))

/** Returns whether one of the groups is a single fighter. */
export const mayBeAlone = (groups: readonly Group[]): boolean => groups.some(({ members }) => members.length === 1)

/** Returns whether only some of these have a place. A list must not read as if all of them had it. */
export const areMixed = (selectors: Selectors): boolean => new Set(selectors.map(({ at }) => at)).size > 1

/** Sorts selectors with dueling text first, because words after the last one would seem to apply to all. */
export const duelingFirst = (selectors: Selectors): Selectors => [
  ...selectors.filter(({ duels }) => duels),
  ...selectors.filter(({ duels }) => !duels),
]
