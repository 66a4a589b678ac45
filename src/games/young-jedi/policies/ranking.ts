/** Which Locations and Effects serve a force best: what the practice opponent chooses, and what a deck is given by itself. */
import type { Card, CharacterCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { type Fighter, placeBonus } from '../cards/users.ts'
import { effectWorth } from './worth.ts'

/** An Effect that promises less is not worth a look through the draw deck, which shuffles it. */
const WORTH_FETCHING = 1

const byGain = <T extends { readonly gain: number }>(rated: readonly T[]): readonly T[] =>
  [...rated].sort((one, other) => other.gain - one.gain)

/**
 * Returns these Locations, the one with the most bonus for these characters first.
 * @param characters one that counts several times is there several times
 */
export function rankedLocations(cards: readonly string[], characters: readonly CharacterCard[]): readonly string[] {
  const gainAt = (id: string): number => {
    const location = cardById(id)
    if (location.type !== 'location') return 0
    return characters.reduce((sum, card) => sum + placeBonus(card, location.place), 0)
  }
  return byGain(cards.map((id) => ({ id, gain: gainAt(id) }))).map(({ id }) => id)
}

/** Returns those of these Effects that are worth fetching for the characters and starships of a deck, the best first. */
export function rankedEffects(
  cards: readonly string[],
  deck: readonly Card[],
  foes: readonly Fighter[],
): readonly string[] {
  const friends = deck.filter((card) => card.type === 'character' || card.type === 'starship')
  return byGain(cards.map((id) => ({ id, gain: effectWorth(cardById(id), friends, foes) })))
    .filter(({ gain }) => gain >= WORTH_FETCHING)
    .map(({ id }) => id)
}
