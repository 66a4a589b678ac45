/**
 * Conditions and numbers. A condition is one test (`is(inBattle)`), a list of tests that are all true, or one of several
 * (`either(…)`).
 */
import { all, amount, test } from '../../texts/language/makers.ts'
import type {
  Amount,
  ComparedStat,
  Condition,
  Filter,
  PhaseName,
  PileName,
  Stat,
  Test,
  TextPlayer,
} from '../../texts/language/words.ts'

/** This card fits all of these. */
export const is = (...fit: readonly Filter[]): Test => test('is', { fit: all(fit) })
/** Some card in play fits all of these. */
export const exists = (...fit: readonly Filter[]): Test => test('exists', { fit: all(fit) })
/** Such a location was blown away. */
export const blownAway = (fit: Filter): Test => test('blown away', { fit })
/** Such a card is out of play. */
export const outOfPlay = (...fit: readonly Filter[]): Test => test('out of play', { fit: all(fit) })
export const compare = (left: Amount, by: ComparedStat, right: Amount): Test => test('compares', { left, by, right })
/** A battle is at such a location. */
export const battleAt = (at: Filter): Test => test('battle', { at })
/** A Force drain is being made at such a location. */
export const drainAt = (at: Filter): Test => test('drain', { at })
/** Destiny is being drawn for a battle or a weapon. */
export const fightingDraw = test('fighting draw')
/** All of your ability in this battle, or at that place, comes from such cards. */
export const allAbility = (from: Filter, at?: Filter): Test =>
  test('all ability', at === undefined ? { from } : { from, at })
/** That player has begun this battle. */
export const initiated = (by: 'you' | 'opponent'): Test => test('initiated', { by })
/** You have fired this many different weapons of this kind in this battle. */
export const hasFired = (number: number, of: Filter): Test => test('has fired', { of, number })
/** It is that player's turn. */
export const turnOf = (whose: 'you' | 'opponent'): Test => test('turn', { whose })
/** It is that phase of that player's turn. */
export const duringPhase = (phase: PhaseName, whose: 'you' | 'opponent'): Test => test('in phase', { phase, whose })
/** No player has done anything in this phase yet. */
export const phaseBegins = test('phase begins')
/** The battle that is over has taken such a card from the table. */
export const takenInBattle = (of: Filter): Test => test('taken in battle', { of })
/** You deployed no Objective. */
export const noObjective = test('no objective')
/** None of your cards in this battle can be forfeited. */
export const nothingToForfeit = test('nothing to forfeit')
/** The test fails. */
export const no = (one: Test): Test => ({ ...one, no: true })
/** One of these at least; a list: all of it. */
export const either = (...any: readonly (Test | readonly Test[])[]): Condition => ({
  any: any.map((one): readonly Test[] => ('word' in one ? [one] : one)),
})

// ---------------------------------------------------------------- numbers

/** How many there are, at most `max`. */
export const count = (of: Filter, max?: number): Amount => amount('count', max === undefined ? { of } : { of, max })
/** How many pairs, each card in one. */
export const pairs = (one: Filter, two: Filter): Amount => amount('pairs', { one, two })
/** The value of that card; without a card that of the position. */
export const value = (stat: Stat, of?: Filter): Amount => amount('value', of === undefined ? { stat } : { stat, of })
/** The value of a player. */
export const valueFor = (whose: TextPlayer, stat: Stat): Amount => amount('value', { stat, whose })
export const highest = (stat: Stat, of: Filter): Amount => amount('highest', { stat, of })
/** The values of all such cards together. */
export const total = (stat: Stat, of: Filter): Amount => amount('total', { stat, of })
export const plus = (one: Amount, two: Amount): Amount => amount('plus', { one, two })
/** Force icons of a side at such locations. */
export const icons = (side: 'dark' | 'light', at: Filter): Amount => amount('icons', { side, at })
export const times = (factor: number, of: Amount): Amount => amount('times', { factor, of })
/** The first number while it holds, else the second. */
export const given = (condition: Condition, number: Amount, otherwise: Amount): Amount =>
  amount('given', { if: condition, number, else: otherwise })
/** The first number for such a card, the second for another. */
export const byCard = (of: Filter, number: Amount, otherwise: Amount): Amount =>
  amount('by card', { of, number, else: otherwise })
/** How many cards a player has in a pile or in hand. */
export const cardsIn = (pile: PileName, whose: TextPlayer): Amount => amount('cards', { in: pile, whose })
/** Cards that lie face down under such cards. */
export const hiddenUnder = (under: Filter): Amount => amount('hidden', { under })
/** The destiny just drawn. */
export const drawn = amount('drawn')
/** Battles that such a player has begun in this turn. */
export const battlesBegun = (whose: TextPlayer): Amount => amount('battles', { whose })
/** The Force lost in this moment. */
export const forceLost = amount('amount')
/** Sites between shooter and target. */
export const distance = amount('distance')
