/** The nodes of texts: each object of the vocabulary, with the word that it stands for. */

import type { CardText } from '../../../src/games/swccg/cards/keyed-text.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'

/** A node of a text: its family, its word, its arguments. */
export interface TextNode {
  readonly family: Family
  readonly word: string
  readonly node: Readonly<Record<string, unknown>>
}

/** The fields that hold the word of a node, and so tell its family. */
const FAMILIES = ['does', 'act', 'offer', 'cards', 'when', 'amount'] as const
export type Family = (typeof FAMILIES)[number]

/** Returns the family of an object: that of the field which holds its word. A number of a modifier is no word. */
export const familyOf = (node: Readonly<Record<string, unknown>>): Family | undefined =>
  FAMILIES.find((field) => typeof node[field] === 'string')

/** Returns all nodes of a text or of a part of one. */
export function nodesIn(value: unknown): readonly TextNode[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one))
  if (value === null || typeof value !== 'object') return []
  const node = value as Readonly<Record<string, unknown>>
  const family = familyOf(node)
  const word = family === undefined ? '' : String(node[family])
  const own = family === undefined ? [] : [{ family, word, node }]
  return [...own, ...Object.values(node).flatMap((inner) => nodesIn(inner))]
}

/** Returns the texts of a card with the side to which each speaks. */
export const textsOf = (card: Card): readonly (readonly [Side, CardText])[] =>
  card.type === 'location' ? SIDES.map((side) => [side, card.text[side]] as const) : [[card.side, card.text]]
