/** What weapons and Battle cards do: user lines, uses for one, for a group, for two weapons, and what else. */

import type {
  Condition,
  DuelText,
  FightText,
  Group,
  GroupUse,
  Selector,
  Selectors,
  SingleUse,
  TwoWeaponsUse,
  UserLine,
} from '../card.ts'
import { anybody } from './who.ts'

// ---------------------------------------------------------------- weapons

/** A user line: bonus dots, destiny draws, users. */
export const line = (bonus: number, draws: number, ...by: readonly Selector[]): UserLine => ({ by, bonus, draws })

/** A user line for those whom the lines before don't name. */
export const other = (bonus: number, draws: number, ...by: readonly Selector[]): UserLine => ({
  by,
  other: true,
  bonus,
  draws,
})

export const notInDuel = (line: UserLine): UserLine => ({ ...line, notInDuel: true })
/** The line holds only while fighting one of these. */
export const against = (opponents: Selector, line: UserLine): UserLine => ({ ...line, against: [opponents] })
/** While fighting one of these there is no bonus. */
export const noBonusAgainst = (opponents: Selector, line: UserLine): UserLine => ({
  ...line,
  noBonusAgainst: [opponents],
})

// ---------------------------------------------------------------- Battle cards for one

type SingleMore = Partial<Pick<SingleUse, 'draws' | 'first' | 'needs' | 'bonusIf'>>

/** For one fighter: bonus dots, who may use it, anything more. */
export const one = (bonus: number, users: Selectors, ...more: readonly SingleMore[]): SingleUse =>
  Object.assign({ for: 'one' as const, with: users, bonus, draws: 0 }, ...more)

export const drawing = (draws: number) => ({ draws })
/** Only for the first fighter of the plan. */
export const first: SingleMore = { first: true }
/** Without it the card does not work. */
export const onlyIf = (needs: Condition): SingleMore => ({ needs })
/** Without it the card works, but adds no bonus. */
export const bonusOnlyIf = (condition: Condition): SingleMore => ({ bonusIf: condition })

// ---------------------------------------------------------------- Battle cards for several

type GroupMore = Partial<Pick<GroupUse, 'draws' | 'noWeapon' | 'onlyDefeated'>>
const groups = (bonus: number, of: readonly Group[], more: readonly GroupMore[]): GroupUse =>
  Object.assign({ for: 'group' as const, groups: of, bonus, draws: 0 }, ...more)
const group = (members: readonly Selector[]): Group => ({ members: members.map((member) => [member]) })

/** For a group that fights together: bonus dots, a selector for each member, anything more. */
export const together = (bonus: number, members: readonly Selector[], ...more: readonly GroupMore[]): GroupUse =>
  groups(bonus, [group(members)], more)

/** For one of these groups. */
export const either = (bonus: number, ...alternatives: readonly (readonly Selector[])[]): GroupUse =>
  groups(bonus, alternatives.map(group), [])

/** For `count` fighters, each one of these kinds. */
export const several = (bonus: number, count: number, ...kinds: readonly Selector[]): GroupUse =>
  groups(bonus, [{ members: Array.from({ length: count }, () => kinds) }], [])

/** For `count` fighters of different titles, each one of these. */
export const severalDifferent = (bonus: number, count: number, ...kinds: readonly Selector[]): GroupUse =>
  groups(bonus, [{ members: Array.from({ length: count }, () => kinds), titles: 'different' }], [])

/** For `count` cards of one stack, which add together. */
export const sameStack = (bonus: number, count: number): GroupUse =>
  groups(bonus, [{ members: Array.from({ length: count }, () => [anybody]), titles: 'stack' }], [])

export const withoutWeapon: GroupMore = { noWeapon: true }
/** If the group is defeated, this one alone is. */
export const onlyDefeated = (who: Selector): GroupMore => ({ onlyDefeated: who })

/** For one fighter that uses both weapons. */
export const bothWeapons = (
  bonus: number,
  weapons: readonly [Selector, Selector],
  ...users: readonly Selector[]
): TwoWeaponsUse => ({ for: 'two weapons', weapons, with: users, bonus, draws: 0 })

// ---------------------------------------------------------------- what else a Battle card does

/** A defeated user goes back to the hand with its weapon, without DAMAGE. */
export const rescue: FightText = { form: 'rescue' }
/** The same for this one of a group. */
export const rescueOf = (who: Selector): FightText => ({ form: 'rescue', who })
/** Without a weapon of its own, its user makes the weapons of the other side be ignored. */
export const ignoresWeapons: FightText = { form: 'ignore-weapons' }
/** Having defeated a ◆ character, its user fights the next fight too. */
export const fightsNext: FightText = { form: 'fight-next' }
export const mayReplaceDestiny: FightText = { form: 'replace-destiny' }
export const switchesDestiny: FightText = { form: 'switch-destiny' }
/** Bonus: the opponent's printed destiny less that of the user. */
export const bonusOfHigherDestiny: FightText = { form: 'compare-destiny' }
/** The user being the last card of the plan, nothing is lost to breakthrough. */
export const noBreakthrough: FightText = { form: 'no-breakthrough' }
/** Damage more for the opponent if the fight is won, for the owner if it is lost. */
export const stakes = (won: number, lost: number): FightText => ({ form: 'stakes', won, lost })
/** The user goes back on top of the plan; the opponent's cards become leftover. */
export const sendsBack: FightText = { form: 'send-back' }

// ---------------------------------------------------------------- when dueling

type Duels = { readonly dueling: DuelText }
export const duelExtraHits = (hits: number): Duels => ({ dueling: { form: 'extra-hits', hits } })
export const duelMayDiscardForHits = (hits: number): Duels => ({
  dueling: { form: 'extra-hits', hits, may: true, discard: true },
})
export const duelMayAddCards = (cards: number): Duels => ({ dueling: { form: 'more-cards', cards, may: true } })
export const duelMayDiscardForCards = (cards: number): Duels => ({
  dueling: { form: 'more-cards', cards, may: true, discard: true },
})
export const duelMayRemoveHit: Duels = { dueling: { form: 'remove-hit', may: true } }
export const duelMayDrawDefending: Duels = { dueling: { form: 'draw-defending', may: true } }
