/** What cards say, in the reader's language: the whole card, one of its texts, its dueling text. */
import type { Language } from '../../../contract/index.ts'
import type { Card, Text } from '../cards/card.ts'
import { boxesOf, ruleText } from '../cards/describe.ts'
import { findCard } from '../cards/index.ts'

/** Put together once for each card: a panel asks for dozens of them with every click. */
const known = new WeakMap<Card, ReturnType<typeof ruleText>>()

/** All that a card does; null if it has no text. */
export function wholeText(card: Card, language: Language): string | null {
  let text = known.get(card)
  if (text === undefined) {
    text = ruleText(card)
    known.set(card, text)
  }
  return text?.[language] ?? null
}

/** Those texts of a card in play that are meant, without what else it does; null if there are none. */
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

/** What a card does when it scores a hit in a duel; of a Double Impact card its half's. Null if it does nothing. */
export function duelingText(id: string, language: Language): string | null {
  const card = findCard(id)
  if (card === undefined) return null
  if (card.type === 'double')
    return card.halves.map((half) => duelingText(half.id, language)).find((text) => text !== null) ?? null
  if (!('dueling' in card) || card.dueling === undefined) return null
  return boxesOf(card, language).at(-1)?.text ?? null // the dueling text is a card's last box
}
