/** Makes the rule text of a card from its data: `wording/` makes phrases of it, the grammar of the kit tells them. */

import type { Language } from '../../../contract/index.ts'
import { LANGUAGES } from '../../../contract/index.ts'
import type { Card, DoubleCard, SingleCard, Text } from '../cards/card.ts'
import { GRAMMARS } from './grammar.ts'
import { textsInPlay } from './wording/in-play.ts'
import type { CardType } from './wording/keys.ts'
import type { CardPart } from './wording/part.ts'
import { battleUseOf, builtInOf, duelingOf, lineOf } from './wording/uses.ts'

/** One box of a card: the user or the moment as a heading, and the text. */
export interface TextBox {
  readonly heading?: string
  /** The numbers that are drawn beside it. */
  readonly bonus?: number
  readonly draws?: number
  /** Whole sentences. */
  readonly text: string
  /** Heading and text joined to sentences. */
  readonly sentences: string
}

/** Returns the card's rule text in every language, in our own words; null if it has none. */
export function ruleText(card: Card): Readonly<Record<Language, string>> | null {
  const said = LANGUAGES.map((language) => [language, ruleTextIn(card, language)] as const)
  return said.every(([, text]) => text === '') ? null : (Object.fromEntries(said) as Record<Language, string>)
}

function ruleTextIn(card: Card, language: Language): string {
  if (card.type === 'double') return ofHalves(card, language)
  return boxesOf(card, language)
    .map(({ sentences }) => sentences)
    .join(' ')
}

function ofHalves({ halves }: DoubleCard, language: Language): string {
  return halves.map((half) => `${half.title} — ${ruleTextIn(half, language)}`).join(' ')
}

/** Returns the boxes of a card in reading order. */
export function boxesOf(card: SingleCard, language: Language): readonly TextBox[] {
  return partsOf(card).map((part) => boxOf(part, language))
}

function partsOf(card: SingleCard): readonly CardPart[] {
  switch (card.type) {
    case 'character':
      return [...(card.builtIn === undefined ? [] : [builtInOf(card.builtIn)]), ...texts(card)]
    case 'weapon':
      return [...card.uses.map(lineOf), ...texts(card), ...dueling(card)]
    case 'battle':
      return [battleUseOf(card), ...dueling(card)]
    case 'effect':
    case 'starship':
    case 'objective':
      return texts(card)
    case 'location':
      return []
  }
}
const dueling = ({ dueling: text }: Pick<Extract<SingleCard, { type: 'weapon' }>, 'dueling'>): readonly CardPart[] =>
  text === undefined ? [] : [duelingOf(text)]

const texts = ({ type, text }: { readonly type: CardType; readonly text: readonly Text[] }): readonly CardPart[] =>
  text.length === 0 ? [] : [{ joint: 'none', sentences: textsInPlay(text, type) }]

function boxOf({ heading, joint, sentences, numbers }: CardPart, language: Language): TextBox {
  const { realiser } = GRAMMARS[language]
  const text = realiser.text(sentences)
  if (heading === undefined) return { text, sentences: text }
  const gains = numbers !== undefined && (numbers.bonus > 0 || numbers.draws > 0)
  return {
    heading: realiser.heading(heading),
    ...(gains ? { bonus: numbers.bonus, draws: numbers.draws } : {}),
    text,
    sentences: realiser.headed(heading, joint, sentences),
  }
}
