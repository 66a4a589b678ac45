/** The catalogue of cards in the form of the contract. */

import type { CardBook } from '../../../contract/index.ts'
import { cards } from '../cards/index.ts'
import { versionsOf } from '../cards/versions.ts'
import { facts } from '../texts/card-text.ts'
import { filters } from './card-filters.ts'
import { rulings } from './card-rulings.ts'
import { sheetOf } from './card-sheet.ts'
import { nicknames } from './nicknames.ts'
import { frenchTitleWords } from './title-words.ts'

/** The card book of Young Jedi: cards, sheets, versions, rulings, nicknames and filters. */
export const book: CardBook = {
  all: cards.map(facts),
  sheet: sheetOf,
  versions: versionsOf,
  get rulings() {
    return rulings()
  },
  nicknames,
  titleWords: { fr: frenchTitleWords },
  filters,
}
