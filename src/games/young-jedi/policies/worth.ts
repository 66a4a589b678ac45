/** The worth of cards to the practice opponent, as far as it can see. */
import type { Card, CharacterCard, Place, Selectors, Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { type Fighter, groupSizes, worksForGroup, worksForOne } from '../cards/users.ts'
import type { View } from '../view/player-view.ts'
import { battleWorth, weaponWorth, worth } from './plan.ts'
import { placeSeen } from './seen.ts'

/** The power that a face-up card gives to others of its side, with the cards that get it. */
interface Gift {
  readonly who: Selectors
  readonly bonus: number
}

/** Every card of a side that is face up in play. */
function* openCards(view: View, side: Side): Generator<Card> {
  const zone = view.sides[side]
  const stranded = Object.values(zone.stranded).flat()
  for (const laid of [...zone.table, ...stranded, ...zone.hyperspace])
    if (laid.card !== null && !('hidden' in laid && laid.hidden)) yield cardById(laid.card)
  if (zone.effect?.card != null && !zone.effect.hidden) yield cardById(zone.effect.card)
}

/**
 * Power that standing texts of a side give to each of its cards now; texts with conditions about fights are left out.
 */
export function giftsOf(view: View, side: Side): readonly Gift[] {
  const gifts: Gift[] = []
  for (const card of openCards(view, side)) {
    if (!('text' in card)) continue
    for (const text of card.text) {
      if (text.form !== 'power' || text.of === 'this' || text.of.theirs === true) continue
      const { if: condition } = text
      const holds =
        condition === undefined ||
        ('turnOf' in condition && (view.active === side) === (condition.turnOf === 'you')) ||
        'fighting' in condition
      if (holds) gifts.push({ who: text.of.each, bonus: text.bonus })
    }
  }
  return gifts
}

/** The power that gifts add to a card at a place; null in space. */
export const giftTo = (gifts: readonly Gift[], card: Fighter, place: Place | null): number =>
  gifts.reduce((sum, { who, bonus }) => sum + (who.some((one) => selects(one, card, place)) ? bonus : 0), 0)

/** The worth of an Effect: the number of these cards that it helps, and how much. */
export function effectWorth(card: Card, friends: readonly Fighter[], foes: readonly Fighter[]): number {
  const effect = card.type === 'double' ? card.halves.find((half) => half.type === 'effect') : card
  if (effect?.type !== 'effect') return 0
  let sum = 0
  for (const text of effect.text) {
    switch (text.form) {
      case 'power':
        if (text.of !== 'this') sum += text.bonus * meant(text.of.each, friends) * (text.if === undefined ? 1 : 0.5)
        break
      case 'damage':
        if (text.of !== 'this')
          sum += 0.3 * Math.abs(text.change) * meant(text.of.each, text.of.theirs === true ? foes : friends)
        break
      case 'counter-limit':
        sum += text.discard === undefined ? 2 : 1
        break
      case 'search':
      case 'even-up-size':
        sum += 1
        break
      case 'cost':
        sum += 0.5
        break
      case 'remove':
        sum += 1.5
        break
      case 'no-weapons':
        sum += 2 * meant(text.each, foes)
        break
      case 'peek':
        sum += 0.8
        break
      default:
        sum += 0.2
    }
  }
  return sum
}

const meant = (who: Selectors, cards: readonly Fighter[]): number =>
  cards.filter((card) => who.some((one) => selects(one, card, null))).length

/** The worth of a character's further effects in its fights, beside its power. */
export function textWorth(card: CharacterCard): number {
  let sum = 0
  for (const text of card.text) {
    if (text.form === 'search') sum += 1.5
    else if (text.form === 'hand' || text.form === 'harm') sum += 1
    else if (text.form === 'power' && text.of !== 'this') sum += 1
    else if (text.form === 'hurts' || text.form === 'hurts-double' || text.form === 'draw-two') sum += 1
  }
  return sum
}

/** The worth of a card of the hand, with these friends on the table or in hand. */
export function usefulness(view: View, own: Side, card: Card, friends: readonly CharacterCard[]): number {
  const place = view.locations.length === 0 ? null : placeSeen(view)
  switch (card.type) {
    case 'character':
      return worth(card, place) + textWorth(card)
    case 'weapon':
      return Math.max(0, ...friends.map((friend) => weaponWorth(card, friend, place)))
    case 'battle':
      return worksSomewhere(card, friends, place) ? 1 + battleWorth(card) : 0.4
    case 'double':
      return Math.max(...card.halves.map((half) => usefulness(view, own, half, friends)))
    case 'effect':
      return view.sides[own].effect === null ? effectWorth(card, friends, []) : 0.3
    case 'starship': {
      const stranded = Object.values(view.sides[own].stranded).flat().length
      return !card.starfighter && stranded >= WORTH_A_TRANSPORT ? 3 : 0.7
    }
    case 'location':
      return card.planet === view.planet && card.place !== place ? 0.6 : 0
    case 'objective':
      return 0
  }
}

/** This many stranded cards are worth a transport. */
export const WORTH_A_TRANSPORT = 3

function worksSomewhere(
  card: Extract<Card, { type: 'battle' }>,
  friends: readonly CharacterCard[],
  place: Place | null,
): boolean {
  if (card.use.for === 'one') return friends.some((friend) => worksForOne(card, friend, place))
  if (card.use.for === 'two weapons') return false
  const [size = 2] = groupSizes(card)
  if (size === 2)
    return friends.some((one, at) => friends.slice(at + 1).some((two) => worksForGroup(card, [one, two], place)))
  return friends.length >= size
}

// ---------------------------------------------------------------- forces

/** A character with its mean power in a fight. */
export interface FighterPower {
  readonly card: CharacterCard
  power: number
  readonly damage: number
}

/**
 * A side's characters with their mean power and all bonuses, the strongest first; each weapon counts for the character
 * that it helps most.
 */
export function strengths(
  characters: readonly CharacterCard[],
  weapons: readonly Extract<Card, { type: 'weapon' }>[],
  place: Place,
  gifts: readonly Gift[],
): FighterPower[] {
  const rows = characters.map((card) => ({
    card,
    power: worth(card, place) + giftTo(gifts, card, place),
    damage: card.damage,
  }))
  const armed = new Set<FighterPower>()
  for (const weapon of weapons) {
    let best: FighterPower | null = null
    let most = 0
    for (const row of rows) {
      const gain = armed.has(row) ? 0 : weaponWorth(weapon, row.card, place)
      if (gain > most) [best, most] = [row, gain]
    }
    if (best === null) continue
    best.power += most
    armed.add(best)
  }
  return rows.sort((one, other) => other.power - one.power)
}

/** Chance to win a fight with this difference in mean power: both totals depend on draws. */
const chance = (difference: number): number => 1 / (1 + Math.exp(-difference / 2))

/**
 * The worth of a battle, strongest against strongest: damage dealt less damage taken, with the fighters counted too.
 */
export function promise(mine: readonly FighterPower[], theirs: readonly FighterPower[]): number {
  let gain = 0
  for (let at = 0; at < Math.min(mine.length, theirs.length); at++) {
    const [me, them] = [mine[at]!, theirs[at]!]
    const win = chance(me.power - them.power)
    gain += win * (them.damage + A_FIGHTER) - (1 - win) * (me.damage + A_FIGHTER)
  }
  return gain + Math.max(0, mine.length - theirs.length)
}

/** A fighter on the table is worth about this many cards of damage. */
const A_FIGHTER = 2
