/** The texts for errors of a deck. */
import type { Json, Language, Refusal } from '../../../contract/index.ts'
import { SIDE_LABELS } from '../cards/card-labels.ts'
import { findInLibrary } from '../cards/unwritten.ts'
import type { DeckFaults } from './deck-check.ts'

type Said<Values> = { readonly [Name in keyof Values]: string }
type Sentences = { readonly [Code in keyof DeckFaults]: (said: Said<DeckFaults[Code]>) => string }

const cartes = (count: string): string => (Number(count) < 2 ? `${count} carte` : `${count} cartes`)

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    'deck.format': (v) => `Format “${v.format}” not found.`,
    'deck.unknown-card': (v) => `Card ${v.card} not found.`,
    'deck.count': (v) => `${v.card}: ${v.count} is not a possible number of copies.`,
    'deck.side': (v) => `${v.card} is not a card of the ${v.side}.`,
    'deck.unwritten': (v) => `The text of ${v.card} is not in HoloNet yet: for now no deck may hold this card.`,
    'deck.pool': (v) => `${v.card} is in neither ready-made deck: the starter format plays with their cards only.`,
    'deck.size': (v) => `The deck holds ${v.count === '1' ? '1 card' : `${v.count} cards`} and needs ${v.needed}.`,
    'deck.objectives': (v) => `The deck holds ${v.count} Objectives: it may have one.`,
    'deck.location': () => 'The deck needs a location: the game begins with one.',
  },
  fr: {
    'deck.format': (v) => `Format « ${v.format} » introuvable.`,
    'deck.unknown-card': (v) => `Carte ${v.card} introuvable.`,
    'deck.count': (v) => `${v.card} : ${v.count} n’est pas un nombre d’exemplaires.`,
    'deck.side': (v) => `${v.card} n’est pas une carte du ${v.side}.`,
    'deck.unwritten': (v) =>
      `Le texte de ${v.card} n’est pas encore dans HoloNet : pour l’instant, aucun deck ne peut contenir cette carte.`,
    'deck.pool': (v) =>
      `${v.card} n’est dans aucun deck prêt à jouer : le format d’initiation n’admet que leurs cartes.`,
    'deck.size': (v) => `Le deck compte ${cartes(v.count)}, il en faut ${v.needed}.`,
    'deck.objectives': (v) => `Le deck compte ${v.count} objectifs : il peut en avoir un.`,
    'deck.location': () => 'Il faut au deck une localisation : la partie commence par l’une d’elles.',
  },
}

/**
 * Returns an error of a deck as a sentence, with the number of its rule; null for a refusal about something else.
 */
export function deckRefusal({ refused, values }: Refusal, language: Language): string | null {
  if (!Object.hasOwn(SENTENCES[language], refused)) return null
  // The compiler does not know that a code and its sentence belong together.
  const sentence = SENTENCES[language][refused as keyof DeckFaults] as (said: object) => string
  const said = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, named(value, language)]))
  const rule = language === 'en' ? 'rule' : 'règle'
  const spaced = (text: string) =>
    language === 'fr' ? text.replace(/ ([:;?!»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : text
  return `${spaced(sentence(said))} (${rule} ${values.rule})`
}

function named(value: Json | undefined, language: Language): string {
  if (value === 'dark' || value === 'light') return SIDE_LABELS[value][language]
  const text = String(value)
  return findInLibrary(text)?.title ?? text
}
