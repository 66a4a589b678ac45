/** The texts of cards, and the objects of which they are made. */

import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { textsOf as partsOf } from '../../../src/games/swccg/texts/card-text.ts'
import type { CardText } from '../../../src/games/swccg/texts/language/keyed-text.ts'
import type { Text } from '../../../src/games/swccg/texts/language/words.ts'
import { nodesInText } from './walk.ts'

/** Returns the texts of a card with the side to which each speaks. */
export const textsOf = (card: Card): readonly (readonly [Side, CardText])[] =>
  card.type === 'location'
    ? SIDES.map((side) => [side, card.text[side]] as const)
    : partsOf(card).map((text) => [card.side, text] as const)

/** An object of a text: a word with its arguments, or an offer, a choice, a group, a sentence for readers. */
export interface TextNode {
  /** Family and word: `rules add`; or what it is: `offer`. */
  readonly name: string
  readonly node: object
}

/** The fields that say what an object is. */
const NAMES: readonly string[] = ['word', 'offer', 'group']
/** Returns the arguments of an object. */
export const fieldsOf = (node: object): readonly string[] => Object.keys(node).filter((field) => !NAMES.includes(field))

/** Returns all objects of a text. */
export const nodesIn = (text: Text): readonly TextNode[] => [
  ...Object.values(text).flatMap((piece): readonly TextNode[] => {
    if ('group' in piece) return [{ name: 'group', node: piece }]
    if ('later' in piece) return [{ name: 'later', node: piece }]
    if (!('offer' in piece)) return []
    const choices = Object.values(piece.choose ?? {}).map((node) => ({ name: 'choice', node }))
    return [{ name: 'offer', node: piece }, ...choices]
  }),
  ...[...nodesInText(text)].map(({ family, word, node }) => ({ name: `${family} ${word}`, node })),
]
