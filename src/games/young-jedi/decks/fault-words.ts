/** The texts for errors of a deck. */

import type { Json, Language, Refusal } from '../../../contract/index.ts'
import { findCard } from '../cards/index.ts'
import { SIDE_NAMES, SLOT_NAMES } from '../library/card-sheet.ts'
import type { DeckRefusals } from '../state/refusal-map.ts'
import { fullName } from '../texts/card-text.ts'
import { GRAMMARS } from '../texts/grammar.ts'

/** The values of a refusal, each as text. */
type ValuesAsText<Values> = { readonly [Name in keyof Values]: string }
type Sentences = { readonly [Code in keyof DeckRefusals]: (said: ValuesAsText<DeckRefusals[Code]>) => string }

/** A message names at most this many cards and counts the rest. */
const MOST_NAMED = 5

const cards = (count: string): string => (count === '1' ? '1 card' : `${count} cards`)
const cartes = (count: string): string => (Number(count) < 2 ? `${count} carte` : `${count} cartes`)

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    'deck.format': (v) => `Format “${v.format}” not found.`,
    'deck.edition': (v) => `Edition “${v.edition}” of the rules not found.`,
    'deck.unknown-card': (v) => `Card ${v.card} not found.`,
    'deck.count': (v) => `${v.card}: ${v.count} is not a possible number of copies.`,
    'deck.side': (v) => `${v.card} is not a card of the ${v.side}.`,
    'deck.size': (v) => `The deck holds ${cards(v.count)} and needs ${v.needed}.`,
    'deck.slot': (v) =>
      `${cards(v.count)} ${v.count === '1' ? 'fills' : 'fill'} the ${v.slot} slot; it needs ${v.needed}.`,
    'deck.wild': (v) =>
      v.count === '1'
        ? `${v.card} is a wild card, and no slot has room for it: each takes one wild card at most.`
        : `${v.card} is a wild card, and no slot has room for ${v.count} copies of it: each takes one wild card at most.`,
    'deck.objective': (v) => `The deck holds ${v.count} Objectives; at most ${v.limit} allowed.`,
    'deck.title': (v) => `${v.title} is in the ${v.slot} slot ${v.count} times; at most ${v.limit} allowed.`,
    'deck.planet': (v) => `The deck needs a Location of ${v.planet}.`,
    'deck.start': (v) => `The deck needs Tatooine • ${v.tatooine} or Naboo • ${v.naboo}: a starter game starts there.`,
  },
  fr: {
    'deck.format': (v) => `Format « ${v.format} » introuvable.`,
    'deck.edition': (v) => `Édition « ${v.edition} » des règles introuvable.`,
    'deck.unknown-card': (v) => `Carte ${v.card} introuvable.`,
    'deck.count': (v) => `${v.card} : ${v.count} n’est pas un nombre d’exemplaires.`,
    'deck.side': (v) => `${v.card} n’est pas une carte du ${v.side}.`,
    'deck.size': (v) => `Le deck compte ${cartes(v.count)}, il en faut ${v.needed}.`,
    'deck.slot': (v) => `En ${v.slot} : ${cartes(v.count)}, il en faut ${v.needed}.`,
    'deck.wild': (v) =>
      v.count === '1'
        ? `${v.card} est un joker, et aucune couleur n’a de place pour lui : chacune prend un joker au plus.`
        : `${v.card} est un joker, et aucune couleur n’a de place pour ${v.count} exemplaires : chacune prend un joker au plus.`,
    'deck.objective': (v) => `Le deck compte ${v.count} objectifs, le maximum est ${v.limit}.`,
    'deck.title': (v) => `En ${v.slot} : ${v.count} fois ${v.title}, le maximum est ${v.limit}.`,
    'deck.planet': (v) => `Il faut au deck une localisation de ${v.planet}.`,
    'deck.start': (v) =>
      `Il faut au deck Tatooine • ${v.tatooine} ou Naboo • ${v.naboo} : une partie d’initiation y commence.`,
  },
}

/**
 * Returns an error of a deck as a sentence, with the number of its rule if it has one; null for a refusal about
 * something else.
 */
export function deckRefusal({ refused, values }: Refusal, language: Language): string | null {
  if (!Object.hasOwn(SENTENCES[language], refused)) return null
  // The compiler does not know that a code and its sentence belong together.
  const sentence = SENTENCES[language][refused as keyof DeckRefusals] as (said: object) => string
  const rule = language === 'en' ? 'rule' : 'règle'
  const said = GRAMMARS[language].typeset(sentence(named(values, language)))
  return values.rule === undefined ? said : `${said} (${rule} ${values.rule})`
}

/** Replaces codes by names: cards, sides, colours. */
function named(values: Refusal['values'], language: Language): Readonly<Record<string, string>> {
  const names: Record<string, string> = {
    ...SLOT_NAMES[language],
    dark: SIDE_NAMES[language].dark,
    light: SIDE_NAMES[language].light,
  }
  const say = (value: Json | undefined): string => {
    if (Array.isArray(value)) return listed(value.map(say), language)
    const text = String(value)
    const card = findCard(text)
    return card === undefined ? (names[text] ?? text) : fullName(card)
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, say(value)]))
}

/** Returns the first names and the number of the others; semicolons separate them, as names hold commas. */
function listed(names: readonly string[], language: Language): string {
  const more = names.length - MOST_NAMED
  if (more <= 0) return names.join('; ')
  const others = language === 'en' ? `and ${more} more` : `et ${more} ${more === 1 ? 'autre' : 'autres'}`
  return [...names.slice(0, MOST_NAMED), others].join('; ')
}
