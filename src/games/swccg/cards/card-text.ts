/** Puts the text of a card together from its pieces, in each language. */
import { LANGUAGES, type Language } from '../../../contract/index.ts'
import { upper } from '../../../kit/wording/words.ts'
import type { Card } from './printed-card.ts'
import type { Act, CardTextPiece } from './vocabulary.ts'
import { english } from './wording/english.ts'
import { french } from './wording/french.ts'
import { frenchTypeset } from './wording/french-tongue.ts'
import type { PieceTeller, Self } from './wording/tongue.ts'

/** A part of a card's text: a function of an Interrupt, the text of one side of a location, or all of it. */
export interface TextBlock {
  readonly heading?: string
  readonly text: string
}

const TELLERS: Readonly<Record<Language, (self: Self) => PieceTeller>> = { en: english, fr: french }
/** A teller keeps nothing between two texts: one for each type and language serves all. */
const made = new Map<string, PieceTeller>()
function tellerOf(self: Self, language: Language): PieceTeller {
  const key = `${language} ${self}`
  const teller = made.get(key) ?? TELLERS[language](self)
  made.set(key, teller)
  return teller
}
const SPEAKS: ReadonlySet<string> = new Set([
  'character',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'location',
])
const isSelf = (type: string): type is Self => SPEAKS.has(type)
const selfOf = ({ type }: Card): Self => (isSelf(type) ? type : 'card')
const typeset: Readonly<Record<Language, (text: string) => string>> = { en: (text) => text, fr: frenchTypeset }

/** Returns the sentence of each piece. */
const sentences = (pieces: readonly CardTextPiece[], teller: PieceTeller, language: Language): string =>
  pieces.map((piece) => typeset[language](`${upper(teller.piece(piece))}.`)).join(' ')

/** Returns one of the acts that a card's text lets a player choose from, as a sentence without its full stop. */
export const actWords = (card: Card, act: Act, language: Language): string =>
  typeset[language](upper(tellerOf(selfOf(card), language).act(act)))

/** Returns the blocks of a card's text in reading order; none if it has no text. */
export function textBlocks(card: Card, language: Language): readonly TextBlock[] {
  const teller = tellerOf(selfOf(card), language)
  if (card.type === 'location')
    return (['dark', 'light'] as const).flatMap((side) => {
      const pieces = Object.values(card.text[side])
      return pieces.length === 0 ? [] : [{ heading: teller.sides[side], text: sentences(pieces, teller, language) }]
    })
  const pieces = Object.values(card.text)
  const plain = pieces.filter((piece) => teller.heading(piece) === null)
  const functions = pieces.filter((piece) => teller.heading(piece) !== null)
  return [
    ...(plain.length === 0 ? [] : [{ text: sentences(plain, teller, language) }]),
    ...functions.map((piece) => ({ heading: teller.heading(piece)!, text: sentences([piece], teller, language) })),
  ]
}

/** Returns the card's whole text in every language, in our own words; null if it has none. */
export function cardText(card: Card): Readonly<Record<Language, string>> | null {
  if (textBlocks(card, 'en').length === 0) return null
  const said = LANGUAGES.map((language) => {
    const colon = language === 'fr' ? '\u00a0: ' : ': '
    const blocks = textBlocks(card, language)
    const words = blocks.map(({ heading, text }) => (heading === undefined ? text : `${heading}${colon}${text}`))
    return [language, words.join(' ')] as const
  })
  return Object.fromEntries(said) as Record<Language, string>
}
