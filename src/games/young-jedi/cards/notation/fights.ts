/** User lines of weapons, uses of Battle cards (for one, a group, two weapons), fight texts and dueling texts. */

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

/** A user line of a weapon: bonus dots, destiny draws, users. */
export const line = (bonus: number, draws: number, ...by: readonly Selector[]): UserLine => ({ by, bonus, draws })

/** A user line for users that no line above names. */
export const other = (bonus: number, draws: number, ...by: readonly Selector[]): UserLine => ({
  by,
  other: true,
  bonus,
  draws,
})

/** The line does not work in a duel. */
export const notInDuel = (line: UserLine): UserLine => ({ ...line, notInDuel: true })
/** The line works only against one of these. */
export const against = (opponents: Selector, line: UserLine): UserLine => ({ ...line, against: [opponents] })
/** The line gives no bonus against one of these. */
export const noBonusAgainst = (opponents: Selector, line: UserLine): UserLine => ({
  ...line,
  noBonusAgainst: [opponents],
})

// ---------------------------------------------------------------- Battle cards for one

type SingleMore = Partial<Pick<SingleUse, 'draws' | 'first' | 'needs' | 'bonusIf'>>

/** A Battle card for one fighter: bonus dots, users, extra rules. */
export const one = (bonus: number, users: Selectors, ...more: readonly SingleMore[]): SingleUse =>
  Object.assign({ for: 'one' as const, with: users, bonus, draws: 0 }, ...more)

/** Destiny draws that the Battle card adds. */
export const drawing = (draws: number) => ({ draws })
/** Only the first fighter of the plan may use the card. */
export const first: SingleMore = { first: true }
/** The card does not work unless this holds. */
export const onlyIf = (needs: Condition): SingleMore => ({ needs })
/** The card works without this, but adds no bonus. */
export const bonusOnlyIf = (condition: Condition): SingleMore => ({ bonusIf: condition })

// ---------------------------------------------------------------- Battle cards for several

type GroupMore = Partial<Pick<GroupUse, 'draws' | 'noWeapon' | 'onlyDefeated'>>
const groups = (bonus: number, of: readonly Group[], more: readonly GroupMore[]): GroupUse =>
  Object.assign({ for: 'group' as const, groups: of, bonus, draws: 0 }, ...more)
const group = (members: readonly Selector[]): Group => ({ members: members.map((member) => [member]) })

/** A Battle card for a group that fights together: bonus dots, one selector per member, extra rules. */
export const together = (bonus: number, members: readonly Selector[], ...more: readonly GroupMore[]): GroupUse =>
  groups(bonus, [group(members)], more)

/** A Battle card for one of these groups. */
export const either = (bonus: number, ...alternatives: readonly (readonly Selector[])[]): GroupUse =>
  groups(bonus, alternatives.map(group), [])

/** A Battle card for `count` fighters, each of one of these kinds. */
export const several = (bonus: number, count: number, ...kinds: readonly Selector[]): GroupUse =>
  groups(bonus, [{ members: Array.from({ length: count }, () => kinds) }], [])

/** A Battle card for `count` fighters with different titles, each of one of these kinds. */
export const severalDifferent = (bonus: number, count: number, ...kinds: readonly Selector[]): GroupUse =>
  groups(bonus, [{ members: Array.from({ length: count }, () => kinds), titles: 'different' }], [])

/** A Battle card for `count` cards of one stack, which add together. */
export const sameStack = (bonus: number, count: number): GroupUse =>
  groups(bonus, [{ members: Array.from({ length: count }, () => [anybody]), titles: 'stack' }], [])

/** A Weapon card placed with the group is ignored and kept. */
export const withoutWeapon: GroupMore = { noWeapon: true }
/** If the group is defeated, only this member is. */
export const onlyDefeated = (who: Selector): GroupMore => ({ onlyDefeated: who })

/** A Battle card for one fighter with both weapons. */
export const bothWeapons = (
  bonus: number,
  weapons: readonly [Selector, Selector],
  ...users: readonly Selector[]
): TwoWeaponsUse => ({ for: 'two weapons', weapons, with: users, bonus, draws: 0 })

// ---------------------------------------------------------------- fight texts

/** A defeated user returns to the hand with its weapon; its DAMAGE is not taken. */
export const rescue: FightText = { form: 'rescue' }
/** `rescue` for this member of a group only. */
export const rescueOf = (who: Selector): FightText => ({ form: 'rescue', who })
/** If the user has no weapon, the opponent's weapons are ignored. */
export const ignoresWeapons: FightText = { form: 'ignore-weapons' }
/** If the user defeats a ◆ character, it also fights the next fight. */
export const fightsNext: FightText = { form: 'fight-next' }
/** The owner may replace one of their drawn numbers by the user's printed DAMAGE. */
export const mayReplaceDestiny: FightText = { form: 'replace-destiny' }
/** The owner may switch one of their drawn numbers with a higher one of the opponent. */
export const switchesDestiny: FightText = { form: 'switch-destiny' }
/** The bonus is the opponent's printed destiny minus the user's. */
export const bonusOfHigherDestiny: FightText = { form: 'compare-destiny' }
/** If the user is the last card of the plan, breakthrough does no damage. */
export const noBreakthrough: FightText = { form: 'no-breakthrough' }
/** Extra damage: `won` for the opponent if the fight is won, `lost` for the owner if it is lost. */
export const stakes = (won: number, lost: number): FightText => ({ form: 'stakes', won, lost })
/** The user goes back on top of the plan; the opponent's cards are left over. */
export const sendsBack: FightText = { form: 'send-back' }

// ---------------------------------------------------------------- dueling texts

type Duels = { readonly dueling: DuelText }
/** The card scores more hits. */
export const duelExtraHits = (hits: number): Duels => ({ dueling: { form: 'extra-hits', hits } })
/** The owner may discard the card for good to score more hits. */
export const duelMayDiscardForHits = (hits: number): Duels => ({
  dueling: { form: 'extra-hits', hits, may: true, discard: true },
})
/** The owner may add cards to their dueling hand. */
export const duelMayAddCards = (cards: number): Duels => ({ dueling: { form: 'more-cards', cards, may: true } })
/** The owner may discard the card for good to add cards to their dueling hand. */
export const duelMayDiscardForCards = (cards: number): Duels => ({
  dueling: { form: 'more-cards', cards, may: true, discard: true },
})
/** The owner may remove a hit from their duelist. */
export const duelMayRemoveHit: Duels = { dueling: { form: 'remove-hit', may: true } }
/** The owner may draw a card if their duelist is a Jedi and did not start the duel. */
export const duelMayDrawDefending: Duels = { dueling: { form: 'draw-defending', may: true } }
