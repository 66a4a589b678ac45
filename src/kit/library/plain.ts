/** A card book and a rulebook from nothing but their cards and entries, for games that need no more. */
import type {
  CardBook,
  CardFacts,
  CardSheet,
  Deck,
  DeckList,
  Refusal,
  Rulebook,
  RuleEntry,
  Seat,
} from '../../contract/index.ts'
import { rowsOf } from '../notation/lines.ts'
import { RuleSearch } from '../rulebook/search.ts'
import { type Both, both } from '../wording/words.ts'

/** The facts of a card with one printing and no text. */
export const plainFacts = (id: string, side: string, type: string, name: string): CardFacts => ({
  id,
  side,
  type,
  name,
  title: name,
  subtitle: null,
  printings: [id],
  text: null,
})

/** A sheet with only the parts that every card has. */
export const plainSheet = ({ id, side, type, title }: CardFacts, sideName: string, kind: string): CardSheet => ({
  id,
  side,
  type,
  realm: null,
  title,
  subtitle: null,
  mark: null,
  kind,
  sideName,
  numbers: [],
  located: [],
  blocks: [],
  icons: [],
  imprint: id,
  correction: null,
})

/** A card book without versions, rulings, nicknames and filters. */
export const plainCards = (all: readonly CardFacts[], sheet: CardBook['sheet']): CardBook => ({
  all,
  sheet,
  versions: () => [],
  rulings: [],
  nicknames: {},
  filters: [],
})

/** A part (`1`) or a rule (`1.2`) without remarks. */
const plainRule = (number: string, text: Both): RuleEntry => {
  const above = number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null
  const kind = above === null ? 'part' : 'rule'
  return { number, kind, above, text, editions: [], remarks: [], links: [], cards: [] }
}

/**
 * A rulebook of parts and rules, with look-up by number and by words.
 * @param text a line for each: `number | English | French`
 */
export function plainRules(text: string): Rulebook {
  const entries = rowsOf(text).map(([number = '', en = '', fr = en]) => plainRule(number, both(en, fr)))
  const finder = new RuleSearch(entries)
  return {
    edition: both('First edition', 'Première édition'),
    entries,
    find: (asked) => entries.find(({ number }) => number === finder.numberMeant(asked)?.[0]) ?? null,
    search: (query, language) => finder.search(query, language),
    about: (card) => entries.filter(({ cards }) => cards.includes(card)).map(({ number }) => number),
  }
}

/** The faults of a list with this many cards of one side: `deck.card` with each foreign card, `deck.size`. */
export function plainFaults(all: readonly CardFacts[], list: DeckList, seat: Seat, needed: number): readonly Refusal[] {
  const foreign = list.filter(({ card }) => !all.some(({ id, side }) => id === card && side === seat))
  const size = list.reduce((sum, { count }) => sum + count, 0)
  return [
    ...foreign.map(({ card }) => ({ refused: 'deck.card', values: { card } })),
    ...(size === needed ? [] : [{ refused: 'deck.size', values: { size, needed } }]),
  ]
}

/** One ready-made deck for each seat and format. */
export const plainDecks = <Side extends Seat>(
  seats: readonly Side[],
  formats: readonly string[],
  name: string,
  listOf: (seat: Side) => DeckList,
): readonly Deck<Side>[] =>
  seats.flatMap((seat) =>
    formats.map((format) => ({ id: `${seat}-${format}`, name, seat, format, list: listOf(seat) })),
  )
