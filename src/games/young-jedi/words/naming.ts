/** Cards by their names, alone and in a row. */
import type { Language } from '../../../contract/index.ts'
import type { Card } from '../cards/card.ts'
import { findCard, printingsOf, setOf } from '../cards/index.ts'
import { fullName } from '../texts/card-text.ts'
import { speak } from './say.ts'

/**
 * The card as players name it: ◆ if it bears the sign, title and subtitle; for a half of a Double Impact card its
 * title, then the whole card. An unknown id stands for itself.
 */
export function cardName(id: string): string {
  const card = findCard(id)
  if (card === undefined) return id
  const whole = id.includes('/') ? findCard(id.slice(0, id.indexOf('/'))) : undefined
  return whole === undefined ? nameOf(card) : `${nameOf(card)} [${fullName(whole)}]`
}

/** The full name of a card, after ◆ if it is marked so. */
export const nameOf = (card: Card): string =>
  'copies' in card && card.copies === 'diamond' ? `◆ ${fullName(card)}` : fullName(card)

/** Title alone, for sums and notes. */
export const titleOf = (id: string): string => findCard(id)?.title ?? id

/**
 * Returns the name of a card's set where a question also offers another card of the same name, such as a virtual one;
 * null where the card's own name tells it apart.
 */
export function versionOf(id: string, offered: readonly { readonly card?: string }[]): string | null {
  const isOther = (other: string) => printingsOf(other)[0] !== printingsOf(id)[0] && cardName(other) === cardName(id)
  return offered.some(({ card }) => card !== undefined && card !== id && isOther(card)) ? setOf(id).name : null
}

/** Equal titles as one. */
export interface CountedTitle {
  readonly count: number
  /** "Watto", "2× Watto". */
  readonly text: string
}

/** Returns the titles of cards in their order; equal ones share one entry, with their number. */
export function countedTitles(ids: readonly string[]): CountedTitle[] {
  const counts = new Map<string, number>()
  for (const title of ids.map(titleOf)) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts].map(([title, count]) => ({ count, text: count === 1 ? title : `${count}× ${title}` }))
}

/** Names in a row. Names hold commas themselves, so a stronger mark separates them. Equal ones are counted. */
export function listed(ids: readonly string[], language: Language): string {
  const counts = new Map<string, number>()
  for (const name of ids.map(cardName)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${count}× ${name}`))
  return row(names, language)
}

/** Joins parts with the separator of the reader's language. */
export const row = (parts: readonly string[], language: Language): string => parts.join(speak(language)('separator'))

const SERIES: Readonly<Record<Language, Intl.ListFormat>> = {
  // British English sets no comma before the last "and".
  en: new Intl.ListFormat('en-GB'),
  fr: new Intl.ListFormat('fr'),
}

/** Parts of a sentence as one would say them: "a, b and c". */
export const series = (parts: readonly string[], language: Language): string => SERIES[language].format(parts)
