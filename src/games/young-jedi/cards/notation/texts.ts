/** What cards in play do: texts that hold, and texts that work at a moment. */

import type { Condition, Moment, MomentText, Price, Selector, StandingText } from '../card.ts'
import { weaponNamed } from './who.ts'

const only = (condition: Condition | undefined): { readonly if?: Condition } =>
  condition === undefined ? {} : { if: condition }

// ---------------------------------------------------------------- power, DAMAGE, cost

/** Bonus dots of this card. */
export const power = (bonus: number, condition?: Condition): StandingText => ({
  form: 'power',
  of: 'this',
  bonus,
  ...only(condition),
})

/** Bonus dots of each of the owner's cards; the condition is asked of each. */
export const powerOf = (who: readonly Selector[], bonus: number, condition?: Condition): StandingText => ({
  form: 'power',
  of: { each: who },
  bonus,
  ...only(condition),
})

/** DAMAGE of this card. */
export const damage = (change: number, condition?: Condition): StandingText => ({
  form: 'damage',
  of: 'this',
  change,
  ...only(condition),
})

/** DAMAGE of each of the owner's cards. */
export const damageOf = (who: readonly Selector[], change: number): StandingText => ({
  form: 'damage',
  of: { each: who },
  change,
})

/** DAMAGE of each of the opponent's cards. */
export const damageOfOpponents = (who: readonly Selector[], change: number, condition?: Condition): StandingText => ({
  form: 'damage',
  of: { each: who, theirs: true },
  change,
  ...only(condition),
})

/** Deploys for so many counters instead of the printed ones. */
export const deploysFor = (counters: number, condition: Condition): StandingText => ({
  form: 'cost',
  of: 'this',
  counters,
  if: condition,
})
export const deployFree = (...who: readonly Selector[]): StandingText => ({
  form: 'cost',
  of: { each: who },
  counters: 0,
})

// ---------------------------------------------------------------- counters and hand size

/** Counters of each Deploy step; with a second number only for so many cards discarded from hand. */
export const counterLimit = (counters: number, discard?: number): StandingText =>
  discard === undefined ? { form: 'counter-limit', counters } : { form: 'counter-limit', counters, discard }
export const evenUpTo = (size: number): StandingText => ({ form: 'even-up-size', size })

// ---------------------------------------------------------------- what a card is, may, may not

export const mayUse = (weapon: string): StandingText => ({ form: 'may-use', weapon: weaponNamed(weapon) })
/** For cards of its owner it is of these kinds too, each as ◆. */
export const isAlso = (...kinds: readonly string[]): StandingText => ({ form: 'is-also', kinds })
export const opponentsUseNoWeapons = (...who: readonly Selector[]): StandingText => ({ form: 'no-weapons', each: who })
export const mayUseNoBattleCards: StandingText = { form: 'no-battle-cards' }
/** The character itself is used as a Battle card: bonus, for which starships. */
export const asBattleCard = (bonus: number, ...users: readonly Selector[]): StandingText => ({
  form: 'as-battle-card',
  with: users,
  bonus,
})

// ---------------------------------------------------------------- in a fight or duel

export const hurtsMore = (more: number): StandingText => ({ form: 'hurts', more })
export const hurtsDouble: StandingText = { form: 'hurts-double' }
export const mayRedraw: StandingText = { form: 'redraw' }
export const drawsTwoForOne: StandingText = { form: 'draw-two' }
/** For so many cards discarded from hand the fight is a tie. */
export const mayTie = (discard: number, ...against: readonly Selector[]): StandingText => ({
  form: 'tie',
  against,
  discard,
})
/** A weapon in use: may be discarded to ignore one of the opponent's. */
export const mayStrikeWeapon: MomentText = { form: 'strike-weapon' }

export const noSubstitute: StandingText = { form: 'no-substitute' }
export const mayNotPass: StandingText = { form: 'no-passing' }
export const firstPassDraws = (draw: number): StandingText => ({ form: 'first-pass', draw })
export const hitWithoutDuelingText: StandingText = { form: 'no-dueling-text' }
export const namesNumbers = (count: number): StandingText => ({ form: 'name-numbers', count })
export const duelingCardsForDamage = (...damages: readonly number[]): StandingText => ({
  form: 'dueling-hand',
  damages,
})

// ---------------------------------------------------------------- the race

export const podrace: StandingText = { form: 'podrace' }
export const handling = (number: number): StandingText => ({ form: 'handling', number })
export const thrust = (when: Moment, tokens: number): MomentText => ({ form: 'thrust', when, tokens })
export const mayDiscardLapCard = (when: Moment): MomentText => ({ form: 'lap-card', when })

// ---------------------------------------------------------------- what is paid

export const discardingThis: Price = { thisCard: true }
export const discardingFromHand = (discard: number): Price => ({ discard })
export const discardingThisAndFromHand = (discard: number): Price => ({ thisCard: true, discard })
export const showingHandFirst: Price = { showHand: true }
const priced = (price: Price | undefined): { readonly price?: Price } => (price === undefined ? {} : { price })

// ---------------------------------------------------------------- out of the draw deck

/** May be deployed from the draw deck at its normal cost. */
export const mayDeploy = (when: Moment, what: Selector | readonly Selector[], price?: Price): MomentText => ({
  form: 'search',
  when,
  for: [what].flat(),
  to: 'play',
  ...priced(price),
})
/** May be deployed from the draw deck for nothing. */
export const mayDeployFree = (when: Moment, what: Selector): MomentText => ({
  form: 'search',
  when,
  for: [what],
  to: 'play',
  free: true,
})
/** Pilot or Podracer that matches the one deployed, to the Objective. */
export const mayDeployMatching = (when: Moment): MomentText => ({
  form: 'search',
  when,
  for: 'matching',
  to: 'objective',
})
/** May be shown and taken into hand. */
export const mayTake = (when: Moment, what: Selector): MomentText => ({
  form: 'search',
  when,
  for: [what],
  to: 'hand',
})

// ---------------------------------------------------------------- own hand and deck

export const draws = (when: Moment, draw: number): MomentText => ({ form: 'hand', when, draw })
export const mayDraw = (when: Moment, draw: number, price?: Price): MomentText => ({
  form: 'hand',
  when,
  may: true,
  ...priced(price),
  draw,
})
/** May put so many cards from hand under the draw deck. */
export const mayPutUnder = (when: Moment, bottom: number): MomentText => ({
  form: 'hand',
  when,
  may: true,
  price: { bottom },
})
/** Puts so many cards from hand under the draw deck, or draws so many, as the owner likes. */
export const putsUnderOrDraws = (when: Moment, bottom: number, draw: number): MomentText => ({
  form: 'hand',
  when,
  price: { bottom },
  or: { draw },
})
/** When that Effect is discarded for its deployment: up to so many of these from hand and discard pile into the deck. */
export const mayReshuffle = (discarded: string, most: number, what: readonly Selector[]): MomentText => ({
  form: 'reshuffle',
  discarded,
  what,
  most,
})

// ---------------------------------------------------------------- the opponent's cards

export const opponentTakesDamage = (when: Moment, amount: number): MomentText => ({
  form: 'harm',
  when,
  damage: amount,
})
export const opponentDiscards = (when: Moment, discard: number): MomentText => ({ form: 'harm', when, discard })
/** May discard a face-up card of the opponent on this planet. */
export const mayRemove = (when: Moment, what: readonly Selector[], price: Price): MomentText => ({
  form: 'remove',
  when,
  what,
  price,
})
export const mayPeek = (when: Moment): MomentText => ({ form: 'peek', when })
/** This card and one of these of the opponent may stay out of battles. */
export const mayStayOutWith = (when: Moment, ...who: readonly Selector[]): MomentText => ({
  form: 'stay-out',
  when,
  with: who,
})
