/** Texts of cards in play: those that hold while the card lies face up, and those that work at a moment. */

import type { Condition, Moment, MomentText, Price, Selector, StandingText } from '../card.ts'
import { weaponNamed } from './who.ts'

const only = (condition: Condition | undefined): { readonly if?: Condition } =>
  condition === undefined ? {} : { if: condition }

// ---------------------------------------------------------------- power, DAMAGE, cost

/** This card has this many more power. */
export const power = (bonus: number, condition?: Condition): StandingText => ({
  form: 'power',
  of: 'this',
  bonus,
  ...only(condition),
})

/** Each of these cards of the owner has this much more power; the condition is checked for each. */
export const powerOf = (who: readonly Selector[], bonus: number, condition?: Condition): StandingText => ({
  form: 'power',
  of: { each: who },
  bonus,
  ...only(condition),
})

/** Changes this card's DAMAGE. */
export const damage = (change: number, condition?: Condition): StandingText => ({
  form: 'damage',
  of: 'this',
  change,
  ...only(condition),
})

/** Changes the DAMAGE of each of these cards of the owner. */
export const damageOf = (who: readonly Selector[], change: number): StandingText => ({
  form: 'damage',
  of: { each: who },
  change,
})

/** Changes the DAMAGE of each of these cards of the opponent. */
export const damageOfOpponents = (who: readonly Selector[], change: number, condition?: Condition): StandingText => ({
  form: 'damage',
  of: { each: who, theirs: true },
  change,
  ...only(condition),
})

/** This card deploys for this many counters instead of the printed ones. */
export const deploysFor = (counters: number, condition: Condition): StandingText => ({
  form: 'cost',
  of: 'this',
  counters,
  if: condition,
})
/** These cards of the owner deploy for no counters. */
export const deployFree = (...who: readonly Selector[]): StandingText => ({
  form: 'cost',
  of: { each: who },
  counters: 0,
})

// ---------------------------------------------------------------- counters and hand size

/** The owner's counters in each Deploy step; `discard`: only if they discard this many cards from hand. */
export const counterLimit = (counters: number, discard?: number): StandingText =>
  discard === undefined ? { form: 'counter-limit', counters } : { form: 'counter-limit', counters, discard }
/** The owner evens up to this hand size. */
export const evenUpTo = (size: number): StandingText => ({ form: 'even-up-size', size })

// ---------------------------------------------------------------- kinds and permissions

/** This character may use the weapon of this title. */
export const mayUse = (weapon: string): StandingText => ({ form: 'may-use', weapon: weaponNamed(weapon) })
/** For cards of its owner this card is also of these kinds, each as ◆. */
export const isAlso = (...kinds: readonly string[]): StandingText => ({ form: 'is-also', kinds })
/** These cards of the opponent use no weapons. */
export const opponentsUseNoWeapons = (...who: readonly Selector[]): StandingText => ({ form: 'no-weapons', each: who })
/** This card uses no Battle cards. */
export const mayUseNoBattleCards: StandingText = { form: 'no-battle-cards' }
/** The character may be played as a Battle card for these starships, with this bonus. */
export const asBattleCard = (bonus: number, ...users: readonly Selector[]): StandingText => ({
  form: 'as-battle-card',
  with: users,
  bonus,
})

// ---------------------------------------------------------------- in a fight or duel

/** Adds to the DAMAGE of each character that this card defeats. */
export const hurtsMore = (more: number): StandingText => ({ form: 'hurts', more })
/** Doubles the DAMAGE of each character that this card defeats. */
export const hurtsDouble: StandingText = { form: 'hurts-double' }
/** Once per turn the owner may redraw a destiny just drawn for this card. */
export const mayRedraw: StandingText = { form: 'redraw' }
/** For each destiny draw of this card the owner draws two cards; one of them counts. */
export const drawsTwoForOne: StandingText = { form: 'draw-two' }
/** The owner may discard this many cards from hand to make a fight against one of these a tie. */
export const mayTie = (discard: number, ...against: readonly Selector[]): StandingText => ({
  form: 'tie',
  against,
  discard,
})
/** The owner may discard a weapon in use to ignore one weapon of the opponent. */
export const mayStrikeWeapon: MomentText = { form: 'strike-weapon' }

/** No other character may take this one's place in a duel. */
export const noSubstitute: StandingText = { form: 'no-substitute' }
/** This duelist may not pass. */
export const mayNotPass: StandingText = { form: 'no-passing' }
/** The owner draws this many cards at this duelist's first pass. */
export const firstPassDraws = (draw: number): StandingText => ({ form: 'first-pass', draw })
/** The dueling text of cards that hit this character has no effect. */
export const hitWithoutDuelingText: StandingText = { form: 'no-dueling-text' }
/** When this character is dueled, the owner names this many numbers; if the opponent draws one, the duel ends. */
export const namesNumbers = (count: number): StandingText => ({ form: 'name-numbers', count })
/** The dueling hand has one more card for each of the owner's characters here with one of these DAMAGE values. */
export const duelingCardsForDamage = (...damages: readonly number[]): StandingText => ({
  form: 'dueling-hand',
  damages,
})

// ---------------------------------------------------------------- the race

/** The Podrace itself. */
export const podrace: StandingText = { form: 'podrace' }
/** A handling number of the pilot besides its own (rule 25.7). */
export const handling = (number: number): StandingText => ({ form: 'handling', number })
/** Adds this many Thrust tokens. */
export const thrust = (when: Moment, tokens: number): MomentText => ({ form: 'thrust', when, tokens })
/** The owner may discard the opponent's last lap card. */
export const mayDiscardLapCard = (when: Moment): MomentText => ({ form: 'lap-card', when })

// ---------------------------------------------------------------- prices

/** The owner discards this card. */
export const discardingThis: Price = { thisCard: true }
/** The owner discards this many cards from hand. */
export const discardingFromHand = (discard: number): Price => ({ discard })
/** The owner discards this card and this many cards from hand. */
export const discardingThisAndFromHand = (discard: number): Price => ({ thisCard: true, discard })
/** The owner shows their hand first. */
export const showingHandFirst: Price = { showHand: true }
const priced = (price: Price | undefined): { readonly price?: Price } => (price === undefined ? {} : { price })

// ---------------------------------------------------------------- searches of the draw deck

/** The owner may deploy one of these from the draw deck at its normal cost. */
export const mayDeploy = (when: Moment, what: Selector | readonly Selector[], price?: Price): MomentText => ({
  form: 'search',
  when,
  for: [what].flat(),
  to: 'play',
  ...priced(price),
})
/** The owner may deploy one of these from the draw deck for no counters. */
export const mayDeployFree = (when: Moment, what: Selector): MomentText => ({
  form: 'search',
  when,
  for: [what],
  to: 'play',
  free: true,
})
/** The owner may deploy the matching pilot or Podracer from the draw deck to the Objective. */
export const mayDeployMatching = (when: Moment): MomentText => ({
  form: 'search',
  when,
  for: 'matching',
  to: 'objective',
})
/** The owner may show one of these from the draw deck and take it into hand. */
export const mayTake = (when: Moment, what: Selector): MomentText => ({
  form: 'search',
  when,
  for: [what],
  to: 'hand',
})

// ---------------------------------------------------------------- the owner's hand and deck

/** The owner draws this many cards. */
export const draws = (when: Moment, draw: number): MomentText => ({ form: 'hand', when, draw })
/** The owner may pay the price and draw this many cards. */
export const mayDraw = (when: Moment, draw: number, price?: Price): MomentText => ({
  form: 'hand',
  when,
  may: true,
  ...priced(price),
  draw,
})
/** The owner may put this many cards from hand on the bottom of their draw deck. */
export const mayPutUnder = (when: Moment, bottom: number): MomentText => ({
  form: 'hand',
  when,
  may: true,
  price: { bottom },
})
/** The owner puts `bottom` cards from hand on the bottom of their draw deck, or draws `draw` cards. */
export const putsUnderOrDraws = (when: Moment, bottom: number, draw: number): MomentText => ({
  form: 'hand',
  when,
  price: { bottom },
  or: { draw },
})
/**
 * If that Effect was discarded to deploy this card, up to this many of these go from hand and discard pile into the
 * deck.
 */
export const mayReshuffle = (discarded: string, most: number, what: readonly Selector[]): MomentText => ({
  form: 'reshuffle',
  discarded,
  what,
  most,
})

// ---------------------------------------------------------------- the opponent's cards

/** The opponent takes this much damage. */
export const opponentTakesDamage = (when: Moment, amount: number): MomentText => ({
  form: 'harm',
  when,
  damage: amount,
})
/** The opponent discards this many cards from hand. */
export const opponentDiscards = (when: Moment, discard: number): MomentText => ({ form: 'harm', when, discard })
/** The owner may pay the price to discard a face-up card of the opponent on this planet. */
export const mayRemove = (when: Moment, what: readonly Selector[], price: Price): MomentText => ({
  form: 'remove',
  when,
  what,
  price,
})
/** The owner looks at the top card of the opponent's draw deck and may put it on the bottom. */
export const mayPeek = (when: Moment): MomentText => ({ form: 'peek', when })
/** The owner may keep this card and one of these cards of the opponent out of battles this turn. */
export const mayStayOutWith = (when: Moment, ...who: readonly Selector[]): MomentText => ({
  form: 'stay-out',
  when,
  with: who,
})
