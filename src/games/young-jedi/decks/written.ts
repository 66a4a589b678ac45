/** The notation of ready-made decks: one line per card, with copies, id and name. */

import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { fullName } from '../texts/card-text.ts'
import type { Format } from './check.ts'

/** Returns the deck of this text. @throws if the name in a line is not that of the card with its id */
export function deck(id: string, name: string, seat: Side, format: Format, text: string): Deck<Side> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return { id, name, seat, format, list: lines.map(entry) }
}

function entry(line: string): Deck['list'][number] {
  const [, count, card, name] = /^\s*(\d+) (\S+) (.+)$/.exec(line) ?? []
  if (count === undefined || card === undefined || name !== fullName(cardById(card))) {
    throw new Error(`not a line of a deck: ${line}`)
  }
  return { card, count: Number(count) }
}
