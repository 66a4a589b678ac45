/** The list of ready-made decks. */

import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { catalogueDecks } from './catalogue-decks.ts'
import { menaceDecks } from './menace-decks.ts'

/** All ready-made decks: those of the first set, then those of all sets. */
export const readyMade: readonly Deck<Side>[] = [...menaceDecks, ...catalogueDecks]
