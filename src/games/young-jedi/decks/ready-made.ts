/** All ready-made decks, whether the engine can play their cards already or not. */

import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { catalogueDecks } from './catalogue-decks.ts'
import { menaceDecks } from './menace-decks.ts'

/** All ready-made decks. */
export const readyMade: readonly Deck<Side>[] = [...menaceDecks, ...catalogueDecks]
