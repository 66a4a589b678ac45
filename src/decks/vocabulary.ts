/** The vocabulary of deck lists of one game: words other than card names, and how names and ids are compared. */
import { type CardFacts, LANGUAGES, type Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'

const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' }

/** Returns a name without accents, case, spaces and marks. Names that differ only in these are equal. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[œæøßłđ]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns an id in the same way; `DM-071` becomes `DM 71`. */
const idOf = (text: string): string => foldedName(text).replace(/(\p{L})0+(?=\d)/gu, '$1')

/** Headings over the parts of a list, in the header of a spreadsheet, or at its end. */
const HEADINGS =
  'deck decklist list cards card total totals maindeck main notes comments jeu paquet liste cartes carte remarques'
const COLUMNS: Readonly<Record<Column, string>> = {
  count: 'count qty quantity number amount copies nombre quantite qte nb exemplaires',
  name: 'name card cardname title nom carte titre',
  subtitle: 'subtitle soustitre',
  id: 'id code cardid cardnumber no nr numero setnumber',
}

/** A column of a table that the reader understands. */
export type Column = 'count' | 'name' | 'subtitle' | 'id'

/** The words, names and ids that a deck list of one game may hold. */
export class ListVocabulary {
  readonly game: AnyGame
  readonly #ids = new Map<string, CardFacts>()
  readonly #names = new Map<string, CardFacts[]>()
  readonly #titles = new Map<string, CardFacts[]>()
  readonly #headings: ReadonlySet<string>
  readonly #sides = new Map<string, Seat>()

  constructor(game: AnyGame) {
    this.game = game
    for (const card of game.cards.all) {
      this.#ids.set(idOf(card.id), card)
      // Each card stands once, by its first printing.
      if (card.printings[0] !== undefined && card.printings[0] !== card.id) continue
      put(this.#names, foldedName(card.name), card)
      put(this.#titles, foldedName(card.title), card)
    }
    for (const seat of game.seats)
      for (const language of LANGUAGES) this.#sides.set(foldedName(game.words.seat(seat, language)), seat)
    this.#headings = new Set([...HEADINGS.split(' '), ...wordsOf(game)])
  }

  card(id: string): CardFacts | undefined {
    return this.#ids.get(idOf(id))
  }

  /** Returns the cards with this whole name. */
  named(text: string): readonly CardFacts[] {
    return this.#names.get(foldedName(text)) ?? []
  }

  /** Returns the cards with this title and any subtitle. */
  titled(text: string): readonly CardFacts[] {
    return this.#titles.get(foldedName(text)) ?? []
  }

  /** Returns the side if the line names a side and nothing else. */
  side(text: string): Seat | undefined {
    return this.#sides.get(foldedName(text))
  }

  isHeading(text: string): boolean {
    const word = foldedName(text)
    return this.#headings.has(word) || this.#headings.has(word.replace(/[sx]$/, '')) || this.#sides.has(word)
  }

  column(text: string): Column | undefined {
    const word = foldedName(text)
    return (Object.keys(COLUMNS) as Column[]).find((column) => COLUMNS[column].split(' ').includes(word))
  }
}

function put(map: Map<string, CardFacts[]>, key: string, card: CardFacts): void {
  map.set(key, [...(map.get(key) ?? []), card])
}

/** Returns the names of the game itself, its formats and its types of cards. */
function wordsOf(game: AnyGame): string[] {
  const types = game.cards.filters.find(({ id }) => id === 'type')?.values ?? []
  const words = LANGUAGES.flatMap((language) => [
    game.words.title(language),
    ...game.formats.map((format) => game.words.format(format, language)),
    ...types.map(({ label }) => label[language]),
  ])
  return [...words, ...game.cards.all.map(({ type }) => type)].map((word) => foldedName(word).replace(/[sx]$/, ''))
}
