/** The name of a card or of a word of the game. */
import type { Language } from '../../../contract/index.ts'
import { cards } from '../cards/index.ts'
import { word } from './dictionary.ts'

const titles: ReadonlyMap<string, string> = new Map(cards.map(({ id, title }) => [id, title]))

/** The title of a card, or a word of the game; what is neither is called by its key. */
export const say = (key: string, language: Language): string => titles.get(key) ?? word(key, language)

/** How many characters a label may have. */
export const LABEL = 100
