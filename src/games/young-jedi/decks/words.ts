/** The faults of a deck in words. */

import type { Language, Refusal } from '../../game.ts'
import { findCard } from '../cards/index.ts'
import { SIDE_NAMES, SLOT_NAMES } from '../cards/sheet.ts'
import { fullName } from '../cards/text.ts'

type Values = Readonly<Record<string, string>>

const SENTENCES: Readonly<Record<Language, Readonly<Record<string, (values: Values) => string>>>> = {
  en: {
    'deck.format': (v) => `There is no format “${v.format}”.`,
    'deck.unknown-card': (v) => `There is no card ${v.card}.`,
    'deck.count': (v) => `${v.card}: ${v.count} is no number of copies.`,
    'deck.side': (v) => `${v.card} is not a card of the ${v.side}.`,
    'deck.size': (v) => `The deck holds ${v.count} cards and needs ${v.needed}.`,
    'deck.slot': (v) => `${v.count} cards fill the ${v.slot} slot; it needs ${v.needed}.`,
    'deck.title': (v) => `${v.title} is in the ${v.slot} slot ${v.count} times; at most ${v.limit} may be.`,
    'deck.planet': (v) => `The deck needs a Location of ${v.planet}.`,
    'deck.start': (v) => `The deck needs Tatooine • ${v.place}, where the game begins.`,
  },
  fr: {
    'deck.format': (v) => `Le format « ${v.format} » n'existe pas.`,
    'deck.unknown-card': (v) => `La carte ${v.card} n'existe pas.`,
    'deck.count': (v) => `${v.card} : ${v.count} n'est pas un nombre d'exemplaires.`,
    'deck.side': (v) => `${v.card} n'est pas une carte du ${v.side}.`,
    'deck.size': (v) => `Le jeu compte ${v.count} cartes, il en faut ${v.needed}.`,
    'deck.slot': (v) => `${v.count} cartes occupent l'emplacement ${v.slot}, il en faut ${v.needed}.`,
    'deck.title': (v) => `${v.title} est ${v.count} fois dans l'emplacement ${v.slot}, le maximum est ${v.limit}.`,
    'deck.planet': (v) => `Il faut au jeu une localisation de ${v.planet}.`,
    'deck.start': (v) => `Il faut au jeu Tatooine • ${v.place}, où la partie commence.`,
  },
}

/** What is wrong with a deck, as a sentence with the number of the rule; null for a refusal that isn't about decks. */
export function deckRefusal({ refused, values }: Refusal, language: Language): string | null {
  const sentence = SENTENCES[language][refused]
  if (sentence === undefined) return null
  const rule = language === 'en' ? 'rule' : 'règle'
  return `${sentence(named(values, language))} (${rule} ${values.rule})`
}

/** Codes turned into names: cards, sides, colours. */
function named(values: Refusal['values'], language: Language): Values {
  const names: Record<string, string> = {
    ...SLOT_NAMES[language],
    dark: SIDE_NAMES[language].dark,
    light: SIDE_NAMES[language].light,
  }
  const say = (value: unknown): string => {
    const text = String(value)
    const card = findCard(text)
    return card === undefined ? (names[text] ?? text) : fullName(card)
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, say(value)]))
}
