/** The name of a card or of a word of the game. */
import type { Language } from '../../../contract/index.ts'
import { cards } from '../cards/index.ts'
import { backId } from '../cards/two-sides.ts'
import { cardOf } from '../state/engine-card.ts'
import { sidesOf } from '../texts/card-text.ts'
import { word } from './dictionary.ts'

/** The titles of all cards, of a two-sided one that of each side. */
const titles: ReadonlyMap<string, string> = new Map(
  cards.flatMap((card) => {
    if (card.type === 'location') return [card.id, backId(card.id)].map((id) => [id, cardOf(id).title] as const)
    const [front = card, back] = sidesOf(card)
    return [[card.id, front.title] as const, ...(back === undefined ? [] : [[backId(card.id), back.title] as const])]
  }),
)

/** The title of a card, or a word of the game; what is neither is called by its key. */
export const say = (key: string, language: Language): string => titles.get(key) ?? word(key, language)

/** How many characters a label may have. */
export const LABEL = 100
