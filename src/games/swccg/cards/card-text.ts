/** Puts the text of a card together from its pieces, in each language. */
import { LANGUAGES, type Language } from '../../../contract/index.ts'
import type { NounKey } from '../texts/language/lexicon.ts'
import type { Act as TextAct } from '../texts/language/words.ts'
import { type Spans, toActs } from '../texts/translate/acts.ts'
import { translated } from '../texts/translate/pieces.ts'
import { actLabel, type Speaker, sideHeading, type WordedBlock, wordedBlocks } from '../texts/wording/card-wording.ts'
import type { CardText } from './keyed-text.ts'
import type { Card } from './printed-card.ts'
import type { Act } from './vocabulary.ts'

/** Returns how a card speaks of itself. */
export const speakerOf = (card: Card): Speaker => ({
  noun: (card.type === 'location' ? card.kind : card.type) satisfies NounKey,
  isPlace: card.type === 'location',
  isCarried: card.type === 'weapon' || card.type === 'device',
})

/** The texts of cards by the card and the language: sheets and look-ups ask for them again and again. */
const blocks = new WeakMap<Card, Map<Language, readonly WordedBlock[]>>()

/** Returns the blocks of a card's text in reading order; none if it has no text. */
export function textBlocks(card: Card, language: Language): readonly WordedBlock[] {
  const known = blocks.get(card) ?? new Map<Language, readonly WordedBlock[]>()
  blocks.set(card, known)
  const told = known.get(language) ?? blocksOf(card, language)
  known.set(language, told)
  return told
}
function blocksOf(card: Card, language: Language): readonly WordedBlock[] {
  const speaker = speakerOf(card)
  if (card.type !== 'location') return wordedBlocks(translated(card.text), speaker, language)
  return (['dark', 'light'] as const).flatMap((side) =>
    wordedBlocks(translated(card.text[side]), speaker, language).map(({ text }) => ({
      heading: sideHeading(side, language),
      text,
    })),
  )
}

const textsOf = (card: Card): readonly CardText[] =>
  card.type === 'location' ? [card.text.dark, card.text.light] : [card.text]

/** The labels of acts, by the act: panels ask for them again and again. */
const labels = new WeakMap<Act, Map<string, string>>()

/** The labels of choices, by card, acts and language. */
const choices = new Map<string, string>()

/** Returns acts of a card's text among which a player chooses, as words on a button. */
export function choiceWords(card: Card, acts: readonly TextAct[], language: Language): string {
  const key = `${card.id} ${language} ${JSON.stringify(acts)}`
  const label = choices.get(key) ?? actLabel(acts, speakerOf(card), language)
  choices.set(key, label)
  return label
}

/** Returns an act of a card's text as words on a button. */
function actWords(card: Card, act: Act, language: Language): string {
  const known = labels.get(act) ?? new Map<string, string>()
  labels.set(act, known)
  const label = known.get(language) ?? actLabel(toActs([act], spansOf(card, act)), speakerOf(card), language)
  known.set(language, label)
  return label
}

/** Returns what several acts of a card's text do, one after another; empty for none. */
export const actsInWords = (card: Card, acts: readonly Act[], language: Language): string =>
  acts.map((act) => actWords(card, act, language)).join(' · ')

/** The offer in which an act stands says how long it lasts, and that a target was chosen. */
function spansOf(card: Card, act: Act): Spans {
  const has = (acts: readonly Act[]): boolean => acts.some((one) => one === act || ('acts' in one && has(one.acts)))
  const pieces = textsOf(card).flatMap((text) => Object.values(text))
  const offer = pieces.find((piece) => 'acts' in piece && has(piece.acts))
  return (offer ?? {}) as Spans
}

/** Returns the card's whole text in every language, in our own words; null if it has none. */
export function cardText(card: Card): Readonly<Record<Language, string>> | null {
  if (textsOf(card).every((text) => Object.keys(text).length === 0)) return null
  const said = LANGUAGES.map((language) => {
    const colon = language === 'fr' ? '\u00a0: ' : ': '
    const blocks = textBlocks(card, language)
    const words = blocks.map(({ heading, text }) => (heading === undefined ? text : `${heading}${colon}${text}`))
    return [language, words.join(' ')] as const
  })
  return Object.fromEntries(said) as Record<Language, string>
}
