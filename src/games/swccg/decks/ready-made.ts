/** The list of ready-made decks. */
import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/printed-card.ts'
import { constructedDecks } from './constructed-decks.ts'
import { deathStarDecks } from './death-star-decks.ts'
import { starterDecks } from './starter-decks.ts'

/** All ready-made decks: the starter decks, then those of Death Star II, then those of the format with all cards. */
export const readyMade: readonly Deck<Side>[] = [...starterDecks, ...deathStarDecks, ...constructedDecks]
