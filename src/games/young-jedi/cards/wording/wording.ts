/** What each language has to be able to say: one describer for each form of text, and the parts of the other boxes. */

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

/** One describer for each form; a form without words doesn't compile. */
export type Describers<T extends { readonly form: string }, Rest extends readonly unknown[]> = {
  readonly [F in T['form']]: (text: Extract<T, { readonly form: F }>, ...rest: Rest) => string
}

/** Changes of power and damage of the same cards under the same condition are said in one breath. */
export type Change = Extract<Text, { readonly form: 'power' | 'damage' }>
export type CardType = SingleCard['type']

/** Who may use something; and what it does for them, as a clause that begins in lower case and has no full stop. */
export interface Use {
  readonly heading: string
  /** Null if it brings nothing by itself. */
  readonly clause: string | null
  /** More clauses, each a sentence. */
  readonly more?: readonly string[]
  /** The heading is a longer list: a comma stands before the verb. */
  readonly pause?: boolean
}

/** All clauses begin in lower case, unless with a name, and end without a full stop. */
export interface Wording {
  /** Texts of cards in play; `self`: the type of the card, for "this character". */
  readonly texts: Describers<Exclude<Text, Change>, readonly [self: CardType]>
  changes(changes: readonly [Change, ...Change[]]): string
  readonly fights: Describers<FightText, readonly []>
  /** After the heading "In a duel". */
  readonly duels: Describers<DuelText, readonly []>
  readonly inDuel: string
  userLine(line: UserLine): Use
  builtIn(builtIn: BuiltIn): Use
  single(use: SingleUse): Use
  /** The members are the heading, and the clause goes on with the verb. */
  group(use: GroupUse): Use
  twoWeapons(use: TwoWeaponsUse): Use
  /** For a Battle card that adds nothing and does nothing else. */
  readonly nothing: string
}

// ---------------------------------------------------------------- what the languages have in common

/** The members of a group: one after the other, or so many of whom each is one of the same alternatives. */
export type Members = (
  | { readonly each: Group['members'] }
  | { readonly alike: Group['members'][number]; readonly counts: readonly number[] }
) & { readonly titles: Group['titles'] | undefined }

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)
const isAlike = ({ members }: Group): boolean => members.every((member) => isSame(member, members[0]))

/** Groups of one or of two of the same kind are one alternative: "one or two ◆ Gungans". */
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

/** Whether the members are said in so many words that a comma has to end them. */
export const areMany = (groups: readonly Members[]): boolean =>
  groups.length > 1 ||
  groups.some((group) => group.titles === 'different' || ('alike' in group && group.alike.length > 1))

/** Whether one of the groups is a single fighter. */
export const mayBeAlone = (groups: readonly Group[]): boolean => groups.some(({ members }) => members.length === 1)

/** Whether only some of these are meant at a place: a list must not let it be taken for all of them. */
export const areMixed = (selectors: Selectors): boolean => new Set(selectors.map(({ at }) => at)).size > 1

/** Those with dueling text first: what is said of the last one in a list would be taken for all. */
export const duelingFirst = (selectors: Selectors): Selectors => [
  ...selectors.filter(({ duels }) => duels),
  ...selectors.filter(({ duels }) => !duels),
]
