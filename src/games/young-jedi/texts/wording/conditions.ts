/** Conditions, moments and prices of card texts, as phrases. */
import type { Condition, Moment, Planet, Price } from '../../cards/card.ts'
import { another, cardOf, cards, oneOf, oneOfYours, placeNamed, titled } from './cards-named.ts'
import {
  type Adjunct,
  adjunct,
  and,
  type CardType,
  noun,
  or,
  type Phrase,
  pronoun,
  type Verb,
  verb,
  worded,
} from './keys.ts'

/** "this character". */
export const selfOf = (self: CardType): Phrase => noun(self, 'this')

/** The cards of which a condition speaks, and its time: a price is paid at one moment, a number holds for a while. */
export interface ConditionContext {
  /** The cards just named; absent: the card that speaks. */
  readonly who?: Phrase
  /** A condition of one moment. */
  readonly deployed?: true
}

/** Returns a condition as it follows the thing to which it applies. */
export function when(condition: Condition, { who, deployed }: ConditionContext = {}): Adjunct {
  if ('using' in condition)
    return who === undefined
      ? adjunct('while using', { o: oneOf(condition.using) })
      : adjunct('that use', { who, o: oneOf(condition.using) })
  if ('usingBattle' in condition) return adjunct('with the Battle card', { o: titled(condition.usingBattle, 'battle') })
  if ('fighting' in condition) return adjunct('against', { o: oneOf(condition.fighting) })
  if ('dueling' in condition) return adjunct('in a duel against', { o: oneOf(condition.dueling) })
  if ('fought' in condition) {
    const o = condition.own ? or(condition.fought.map(oneOfYours)) : oneOf(condition.fought)
    return adjunct(condition.orThrust ? 'has fought or thrust' : 'has fought', { o })
  }
  if ('controlled' in condition) return controlled(condition)
  if ('present' in condition)
    return adjunct(deployed ? 'if present' : 'with present', {
      o: or(condition.present.map(another)),
      there: worded(deployed ? 'where it is deployed' : 'here'),
    })
  if ('stackHolds' in condition) return adjunct('joining a stack', { o: cardOf(condition.stackHolds, 'a') })
  if ('turnOf' in condition) return adjunct(condition.turnOf === 'you' ? 'in your turn' : 'in the opponent’s turn')
  if ('starshipBattleAt' in condition)
    return adjunct('in a starship battle', { o: placeNamed(condition.starshipBattleAt) })
  if ('evacuating' in condition) return adjunct('on evacuation of', { o: oneOf(condition.evacuating) })
  if ('evacuatingHere' in condition) return adjunct('on evacuation here')
  if ('onCurrentPlanet' in condition) return adjunct('on the current planet')
  if ('duelHere' in condition) return adjunct('in a duel here')
  if ('leadsRace' in condition) return adjunct('leading the race')
  return adjunct('showing the hand')
}
function controlled({
  controlled: planet,
  by,
  surrendered,
}: Extract<Condition, { readonly controlled: unknown }>): Adjunct {
  const o = planet === 'any' ? noun('planet', 'a') : placeNamed(planet)
  const key = by === 'you' ? 'once you control' : 'once opponent controls'
  return adjunct(surrendered === undefined ? key : `${key}, not surrendered`, { o })
}

// ---------------------------------------------------------------- moments

const to = (at: Planet | 'objective'): Adjunct =>
  at === 'objective' ? adjunct('to the Objective') : { a: 'prep', prep: 'to', of: placeNamed(at) }
const whenClause = (subject: Phrase, one: Verb): Adjunct => ({
  a: 'when',
  of: { join: 'and', of: [{ subject, verbs: [one] }] },
})

/** "When this character is deployed to Naboo"; `paid`: it costs the card itself, and so needs no "once". */
export function moment(at: Moment, self: CardType, paid = false): Adjunct {
  switch (at.on) {
    case 'deployed':
      return whenClause(selfOf(self), verb('be deployed', at.at === undefined ? {} : { to: to(at.at) }))
    case 'deploys': {
      const isHere = at.where === 'here' || (at.where === 'objective' && self === 'objective')
      const where = at.where === undefined ? {} : { to: adjunct(isHere ? 'here' : 'to the Objective') }
      return whenClause(pronoun('you'), verb('deploy', { o: oneOf(at.who), ...where }))
    }
    case 'deploy-step':
      return adjunct(
        paid ? 'in any Deploy step' : 'in each Deploy step',
        at.at === undefined ? {} : { at: placeNamed(at.at) },
      )
    case 'even-up-step':
      return adjunct('in the Even Up step')
    case 'control':
      return adjunct('on winning control')
    case 'defeats':
      return whenClause(selfOf(self), verb('defeat', { o: noun('character', 'a') }))
  }
}

// ---------------------------------------------------------------- prices

const fromHand = (count: number): Phrase => {
  const found = cards(count)
  return found.k === 'noun'
    ? { ...found, posts: [{ p: 'prep', prep: 'from', of: noun('hand', 'the', { owner: 'you' }) }] }
    : found
}
/** The price and the draw, in their order. */
export function deeds(price: Price | undefined, draw: number | undefined, self: CardType): readonly Verb[] {
  const given = [
    ...(price?.thisCard ? [selfOf(self)] : []),
    ...(price?.discard === undefined ? [] : [fromHand(price.discard)]),
  ]
  return [
    ...(given.length === 0 ? [] : [verb('discard', { o: and(given) })]),
    ...(price?.bottom === undefined ? [] : [verb('put on the bottom', { o: cards(price.bottom) })]),
    ...(price?.showHand ? [verb('show the hand')] : []),
    ...(draw === undefined ? [] : [verb('draw', { o: cards(draw) })]),
  ]
}
