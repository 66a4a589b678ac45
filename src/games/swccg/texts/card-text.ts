/** Puts the text of a card together from its pieces, in each language. */

import { LANGUAGES, type Language } from '../../../contract/index.ts'
import { onceFor } from '../../../kit/library/once-for.ts'
import type { Card, CardSide } from '../cards/printed-card.ts'
import type { CardText } from './language/keyed-text.ts'
import type { NounKey } from './language/lexicon.ts'
import type { Act } from './language/words.ts'
import {
  actLabel,
  partHeading,
  type Speaker,
  sideHeading,
  type WordedBlock,
  wordedBlocks,
} from './wording/card-wording.ts'

const nounOf = (card: Card): NounKey =>
  card.type === 'location' ? card.kind : card.type === "admiral's order" ? "Admiral's Order" : card.type

/** Returns how a card speaks of itself. */
export const speakerOf = (card: Card): Speaker => ({
  noun: nounOf(card),
  isPlace: card.type === 'location',
  isCarried: card.type === 'weapon' || card.type === 'device',
})

/** The parts of a card's text that speak to others than its owner alone. */
const PARTS = ['each', 'theirs'] as const

/** The texts of cards by the card and the language: sheets and look-ups ask for them again and again. */
const BLOCKS = onceFor<Card, readonly WordedBlock[]>()

/** Returns the blocks of a card's text in reading order; none if it has no text. */
export const textBlocks = (card: Card, language: Language): readonly WordedBlock[] =>
  BLOCKS(card, language, () => blocksOf(card, language))

function blocksOf(card: Card, language: Language): readonly WordedBlock[] {
  const speaker = speakerOf(card)
  if (card.type !== 'location')
    return [
      ...partBlocks(card, speaker, language),
      ...sidesOf(card).flatMap((side) => sideBlocks(side, speaker, language)),
    ]
  return (['dark', 'light'] as const).flatMap((side) =>
    wordedBlocks(card.text[side], speaker, language).map(({ text }) => ({
      heading: sideHeading(side, language),
      text,
    })),
  )
}

/** The texts of a card, or of a side of one: to its owner, to each player and to the opponent. */
interface Parts {
  readonly text: CardText
  readonly each?: CardText
  readonly theirs?: CardText
}

/** The text to its owner, then under headings the texts to others. */
const partBlocks = (parts: Parts, speaker: Speaker, language: Language): readonly WordedBlock[] => [
  ...wordedBlocks(parts.text, speaker, language),
  ...PARTS.flatMap((part) =>
    wordedBlocks(parts[part] ?? {}, speaker, language).map(({ text }) => ({
      heading: partHeading(part, language),
      text,
    })),
  ),
]

/** Both sides of a two-sided card, the front first; none of any other. */
export const sidesOf = (card: Card): readonly CardSide[] =>
  'sides' in card && card.sides !== undefined ? [card.sides.front, card.sides.back] : []

/** The text of one side under its title. */
function sideBlocks(side: CardSide, speaker: Speaker, language: Language): readonly WordedBlock[] {
  const [first, ...others] = partBlocks(side, speaker, language)
  return first === undefined ? [] : [{ heading: side.title, text: first.text }, ...others]
}

/** All texts of a card: of a location of both sides, of another card what it says to its owner, to each player and to the opponent. */
export const textsOf = (card: Card): readonly CardText[] =>
  card.type === 'location'
    ? [card.text.dark, card.text.light]
    : [card, ...sidesOf(card)].flatMap((parts: Parts) => [
        parts.text,
        ...PARTS.flatMap((part): readonly CardText[] => {
          const text = parts[part]
          return text === undefined ? [] : [text]
        }),
      ])

/** The labels of acts, by card, acts and language: panels ask for them again and again. */
const labels = new Map<string, string>()

/** Returns acts of a card's text among which a player chooses, as words on a button. */
export function choiceWords(card: Card, acts: readonly Act[], language: Language): string {
  const key = `${card.id} ${language} ${JSON.stringify(acts)}`
  const label = labels.get(key) ?? actLabel(acts, speakerOf(card), language)
  labels.set(key, label)
  return label
}

/** Rules that begin together are told one by one: a button has room for a part of them. */
const oneByOne = (act: Act): readonly Act[] =>
  act.word === 'lasting' ? act.rules.map((rule) => ({ ...act, rules: [rule] })) : [act]

/** Returns what several acts of a card's text do, one after another; empty for none. */
export const actsInWords = (card: Card, acts: readonly Act[], language: Language): string =>
  acts
    .flatMap(oneByOne)
    .map((act) => choiceWords(card, [act], language))
    .join(' · ')

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
