/** The vocabulary of deck lists of one game: words other than card names, and how names and ids are compared. */
import { type CardFacts, type CardFilter, LANGUAGES, type Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { madeOnce } from '../kit/library/once-for.ts'
import { namesOfSet } from './set-names.ts'

const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' }

/** Returns a name without accents, case, spaces and marks. Names that differ only in these are equal. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[œæøßłđ]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns an id as it is compared: `DM-071`, `dm 71` and `DM71` are one id. Numbers stay apart, since `1_129` and
 * `11_29` are different cards.
 */
const idOf = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  )
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join('_')

/** Headings over the parts of a list, in the header of a spreadsheet, or at its end. */
const HEADINGS =
  'deck decklist list cards card total totals maindeck main notes comments starting startingcard startingdeck ' +
  'reservedeck insert combo jeu paquet liste cartes carte remarques depart cartededepart'
/** Headings over cards that are not part of the deck itself. Our own headings are singular, over cards of the deck. */
const OUTSIDE =
  'sideboard maybeboard outside outsidedeck outsidethedeck outsideofdeck outsideofthedeck cardsoutsidedeck ' +
  'cardsoutsidethedeck cardsoutsideofdeck cardsoutsideofthedeck ' +
  'horsdudeck horsdeck horsdupaquet'
/** The word of a side's label that people leave out. */
const SIDE_WORD = /\b(?:side|côté)(?!\p{L})/giu

const COLUMNS: Readonly<Record<Column, string>> = {
  count: 'count qty quantity number amount copies nombre quantite qte nb exemplaires',
  name: 'name card cardname title nom carte titre',
  subtitle: 'subtitle soustitre',
  id: 'id code cardid cardnumber no nr numero setnumber gempid blueprintid',
  set: 'set expansion edition extension serie',
}

/** A column of a table that the reader understands. */
export type Column = 'count' | 'name' | 'subtitle' | 'id' | 'set'

/** The words, names and ids that a deck list of one game may hold. */
export class ListVocabulary {
  readonly game: AnyGame
  readonly #ids = new Map<string, CardFacts>()
  readonly #names = new Map<string, CardFacts[]>()
  readonly #titles = new Map<string, CardFacts[]>()
  readonly #headings: ReadonlySet<string>
  readonly #outside: ReadonlySet<string>
  readonly #sides = new Map<string, Seat>()
  /** Sets by all that players write for them. */
  readonly #sets = new Map<string, string>()
  /** The sets in which a card was printed, by its first printing. */
  readonly #printed = new Map<string, Set<string>>()
  readonly #types: CardFilter | undefined

  constructor(game: AnyGame) {
    this.game = game
    this.#types = game.cards.filters.find(({ id }) => id === 'type')
    const sets = game.cards.filters.find(({ id }) => id === 'set')
    this.#takeSets(sets)
    for (const card of game.cards.all) {
      this.#ids.set(idOf(card.id), card)
      const first = card.printings[0] ?? card.id
      this.#printed.set(first, new Set([...(this.#printed.get(first) ?? []), ...valuesOf(sets, card)]))
      // Each card stands once, by its first printing.
      if (first !== card.id) continue
      put(this.#names, foldedName(card.name), card)
      for (const title of titlesOf(card)) put(this.#titles, title, card)
    }
    this.#takeAbbreviatedIds(sets)
    for (const seat of game.seats) for (const word of sideWords(game, seat)) this.#sides.set(foldedName(word), seat)
    this.#outside = new Set([...OUTSIDE.split(' '), ...(game.cards.besideDeck ?? []).map(foldedName)])
    this.#headings = new Set([...HEADINGS.split(' '), ...wordsOf(game)])
  }

  /** Takes what players write for the sets; what may mean several sets means none. */
  #takeSets(sets: CardFilter | undefined): void {
    const meant = new Map<string, Set<string>>()
    for (const { id, label } of sets?.values ?? [])
      for (const name of namesOfSet(id, Object.values(label)).map(foldedName))
        meant.set(name, new Set([...(meant.get(name) ?? []), id]))
    for (const [name, [only, ...others]] of meant)
      if (only !== undefined && others.length === 0) this.#sets.set(name, only)
  }

  /** Takes ids such as `MDM-71`, with an abbreviation of the set where the id has the set's own letters. */
  #takeAbbreviatedIds(sets: CardFilter | undefined): void {
    for (const { id: set } of sets?.values ?? []) {
      if (!/^\p{L}/u.test(set)) continue
      const others = [...this.#sets].flatMap(([name, id]) => (id === set && /^\p{L}+$/u.test(name) ? [name] : []))
      for (const card of this.game.cards.all) {
        if (!card.id.startsWith(`${set}-`)) continue
        for (const name of others) {
          const id = idOf(`${name}${card.id.slice(set.length)}`)
          if (!this.#ids.has(id)) this.#ids.set(id, card)
        }
      }
    }
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

  /** Returns the id of the set that is called or abbreviated so. */
  set(text: string): string | undefined {
    return this.#sets.get(foldedName(text))
  }

  /** Whether the card was printed in this set. */
  isIn(card: CardFacts, set: string): boolean {
    return this.#printed.get(card.printings[0] ?? card.id)?.has(set) ?? false
  }

  isVirtual(card: CardFacts): boolean {
    return valuesOf(this.#types, card).includes('virtual')
  }

  /** Whether it is a heading, or several in one: `Starships & Vehicles`. */
  isHeading(text: string): boolean {
    const parts = text.split(/\s*[&/,+]\s*|\s+(?:and|et)\s+/i)
    return [[text], parts].some((all) => all.every((part) => this.#heads(foldedName(part))))
  }

  #heads(word: string): boolean {
    const known = (set: { has(word: string): boolean }) => set.has(word) || set.has(singular(word))
    return [this.#headings, this.#outside, this.#sides].some(known)
  }

  /** Whether it is a heading over cards that are not part of the deck. */
  isOutside(text: string): boolean {
    return this.#outside.has(foldedName(text))
  }

  column(text: string): Column | undefined {
    const word = foldedName(text)
    return (Object.keys(COLUMNS) as Column[]).find((column) => COLUMNS[column].split(' ').includes(word))
  }
}

/** Returns the vocabulary of a game, which is made once: its cards stay the same. */
export const vocabularyOf = madeOnce((game: AnyGame) => new ListVocabulary(game))

/**
 * Returns the titles under which a card is found: its own, either half of a card with two faces, and the title without
 * what stands in brackets.
 */
function titlesOf({ title }: CardFacts): ReadonlySet<string> {
  const halves = title.split(' / ')
  return new Set([title, ...halves, title.replace(/\s*\([^()]*\)/g, '')].map(foldedName).filter((name) => name !== ''))
}

function valuesOf(filter: CardFilter | undefined, card: CardFacts): readonly string[] {
  const values = filter?.of(card) ?? []
  return typeof values === 'number' ? [] : values
}

function put(map: Map<string, CardFacts[]>, key: string, card: CardFacts): void {
  map.set(key, [...(map.get(key) ?? []), card])
}

const singular = (word: string): string => word.replace(/[sx]$/, '')

/** Returns all that a side may be called in a list: its label, the telling word of it, and its initials. */
function sideWords(game: AnyGame, seat: Seat): string[] {
  const labels = LANGUAGES.map((language) => game.words.seat(seat, language))
  const initials = labels.map((label) => (label.match(/(?<!\p{L})\p{L}/gu) ?? []).join(''))
  return [seat, ...labels, ...labels.map((label) => label.replace(SIDE_WORD, '')), ...initials]
}

/** Returns the names of the game itself, its formats, its types of cards, their kinds and their colours. */
function wordsOf(game: AnyGame): string[] {
  const values = (filter: string) => game.cards.filters.find(({ id }) => id === filter)?.values ?? []
  const [types, kinds] = [values('type'), values('kind')]
  const words = LANGUAGES.flatMap((language) => {
    const labels = (list: typeof types) => list.map(({ label }) => label[language])
    return [
      game.words.title(language),
      ...game.formats.map((format) => game.words.format(format, language)),
      ...labels([...types, ...kinds, ...values('colour')]),
      // `Used Interrupts`, `Immediate Effects`, `Interruptions utilisées`.
      ...labels(kinds).flatMap((kind) => labels(types).flatMap((type) => [`${kind} ${type}`, `${type} ${kind}`])),
    ]
  })
  return [...words, ...game.cards.all.map(({ type }) => type)].map((word) => singular(foldedName(word)))
}
