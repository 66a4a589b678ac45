/** The texts of cards in the reader's language: the whole card, one of its texts, its dueling text. */
import type { Language } from '../../../contract/index.ts'
import type { Card, Text } from '../cards/card.ts'
import { findCard } from '../cards/index.ts'
import { boxesOf, ruleText } from '../texts/describe.ts'

/** Cached by card: a panel needs dozens of them with every click. */
const known = new WeakMap<Card, ReturnType<typeof ruleText>>()

/** All texts of a card; null if it has none. */
export function wholeText(card: Card, language: Language): string | null {
  let text = known.get(card)
  if (text === undefined) {
    text = ruleText(card)
    known.set(card, text)
  }
  return text?.[language] ?? null
}

/** The chosen texts of a card in play, without its other ones; null if there are none. */
export function textsOf(id: string, meant: (text: Text, index: number) => boolean, language: Language): string | null {
  const card = findCard(id)
  if (card === undefined || !('text' in card)) return null
  const text = card.text.filter(meant)
  if (text.length === 0) return null
  switch (card.type) {
    case 'weapon': {
      const { dueling: _, ...rest } = card
      return wholeText({ ...rest, uses: [], text }, language)
    }
    case 'character': {
      const { builtIn: _, ...rest } = card
      return wholeText({ ...rest, text }, language)
    }
    default:
      return wholeText({ ...card, text }, language)
  }
}

/**
 * The effect of a card when it scores a hit in a duel; for a Double Impact card that of its half. Null if there is
 * none.
 */
export function duelingText(id: string, language: Language): string | null {
  const card = findCard(id)
  if (card === undefined) return null
  if (card.type === 'double')
    return card.halves.map((half) => duelingText(half.id, language)).find((text) => text !== null) ?? null
  if (!('dueling' in card) || card.dueling === undefined) return null
  return boxesOf(card, language).at(-1)?.text ?? null // the dueling text is a card's last box
}
