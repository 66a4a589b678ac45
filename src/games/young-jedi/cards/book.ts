/** The catalogue of cards in the form of the contract. */

import type { CardBook } from '../../../contract/index.ts'
import { filters } from './filters.ts'
import { cards } from './index.ts'
import { nicknames } from './nicknames.ts'
import { rulings } from './rulings.ts'
import { sheetOf } from './sheet.ts'
import { facts } from './text.ts'
import { frenchTitleWords } from './title-words.ts'
import { versionsOf } from './versions.ts'

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
