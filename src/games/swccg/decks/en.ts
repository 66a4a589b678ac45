/** English: errors of decks and warnings about them. */
import type { DeckSentences } from './deck-warnings.ts'

export const decksEn: DeckSentences = {
  'deck.format': (v) => `Format “${v.format}” not found.`,
  'deck.unknown-card': (v) => `Card ${v.card} not found.`,
  'deck.count': (v) => `${v.card}: ${v.count} is not a possible number of copies.`,
  'deck.side': (v) => `${v.card} is not a card of the ${v.side}.`,
  'deck.pool': (v) =>
    `${v.card} is not in the format “${v.format}”. Change the format of the deck, or remove this card.`,
  'deck.size': (v) => `The deck holds ${v.count === '1' ? '1 card' : `${v.count} cards`} and needs ${v.needed}.`,
  'deck.objectives': (v) => `The deck holds ${v.count} Objectives: it may have one.`,
  'deck.location': () => 'The deck needs a location: the game begins with one.',
  'deck.objective-location': (v) =>
    `The deck needs a location that ${v.card} brings: the game begins with the locations of the Objective.`,
  'deck.objective-lacks': (v) =>
    `${v.card} needs cards that the deck lacks: ${v.missing}. The Objective would be put out of play, and you would have no starting location.`,
  'deck.few-locations': (v) =>
    `The deck has ${v.count === '1' ? '1 location' : `${v.count} locations`}: at least ${v.least} are usual.`,
  'deck.few-icons': (v) =>
    `The locations of the deck have ${v.count === '1' ? '1 Force icon' : `${v.count} Force icons`} of your side: at least ${v.least} are usual.`,
}

export const productsEn = {
  starter: 'Both Endor decks',
  sealed: 'Sealed: 2 packs of Endor, 1 of Death Star II',
  endor: 'Sealed: 4 packs of Endor',
  deathStar: 'Sealed: 4 packs of Death Star II',
  cube: { starter: 'Cube: the cards of both Endor decks', all: 'Cube: all playable cards' },
  source: (common: number): string => `Counted by players: 1 rare, 3 uncommon and ${common} common cards.`,
} as const
