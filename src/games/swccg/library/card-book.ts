/** The library of cards in the form of the contract. */
import type { CardBook } from '../../../contract/index.ts'
import { cardById, cards } from '../cards/index.ts'
import type { LibraryCard } from '../cards/library-card.ts'
import { cardFacts } from './card-facts.ts'
import { filters } from './card-filters.ts'
import { cardRulings } from './card-rulings.ts'
import { cardSheet } from './card-sheet.ts'
import { frenchTitleWords, nicknames } from './nicknames.ts'

const personaOf = (card: LibraryCard): string => card.persona ?? card.title
/** Other cards of the same title or persona, then ships and pilots that match. */
function versionsOf(id: string): readonly string[] {
  const card: LibraryCard = cardById(id)
  const same = cards.filter((one) => one !== card && (one.title === card.title || personaOf(one) === personaOf(card)))
  const partners = [...(card.matchingShips ?? []), ...(card.matchingPilots ?? [])]
  return [...new Set([...same.map((one) => one.id), ...partners])]
}

/** The card book of the Star Wars CCG: cards, sheets, versions, rulings, nicknames and filters. */
export const book: CardBook = {
  all: cards.map(cardFacts),
  sheet: (id, language) => cardSheet(cardById(id), language),
  versions: versionsOf,
  rulings: cardRulings,
  nicknames,
  titleWords: { fr: frenchTitleWords },
  filters,
  growing: true,
  besideDeck: ['Defensive Shields', 'Shields', 'Boucliers défensifs', 'Boucliers'],
}
