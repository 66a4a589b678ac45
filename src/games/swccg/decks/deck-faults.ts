/** The texts for errors of a deck, and for warnings about it. */
import type { Json, Language, Refusal } from '../../../contract/index.ts'
import { findCard } from '../cards/index.ts'
import { formatLabel, isFormat } from '../formats.ts'
import { SIDE_LABELS } from '../library/card-labels.ts'
import type { DeckSentences } from './deck-warnings.ts'
import { decksEn } from './en.ts'
import { decksFr } from './fr.ts'

const SENTENCES: Readonly<Record<Language, DeckSentences>> = { en: decksEn, fr: decksFr }

/**
 * Returns an error of a deck or a warning about it as a sentence, with the number of its rule if it has one; null for a
 * refusal about something else.
 */
export function deckRefusal({ refused, values }: Refusal, language: Language): string | null {
  if (!Object.hasOwn(SENTENCES[language], refused)) return null
  // The compiler does not know that a code and its sentence belong together.
  const sentence = SENTENCES[language][refused as keyof DeckSentences] as (said: object) => string
  const said = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, named(value, language)]))
  const rule = language === 'en' ? 'rule' : 'règle'
  const spaced = (text: string) =>
    language === 'fr' ? text.replace(/ ([:;?!»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : text
  const from = values.rule === undefined ? '' : ` (${rule} ${values.rule})`
  return `${spaced(sentence(said))}${from}`
}

function named(value: Json | undefined, language: Language): string {
  if (value === 'dark' || value === 'light') return SIDE_LABELS[value][language]
  if (Array.isArray(value)) return value.map((one) => named(one, language)).join(', ')
  const text = String(value)
  if (isFormat(text)) return formatLabel(text, language)
  // An Objective has the titles of both its sides.
  return findCard(text)?.title.split(' / ')[0] ?? text
}
