/**
 * Reads deck lists as people write them. An exact name or id is taken. A name that is clearly meant is taken and
 * reported. Everything else is left as a question; nothing is guessed in silence.
 */
import type { CardFacts, DeckList, Refusal, Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { CardIndex } from '../lookup/search.ts'
import { DECK_LIMITS, type Doubt } from './deck.ts'
import { cleanLine, cut } from './deck-names.ts'
import { type Columns, type Fault, type ListLine, readLine } from './lines.ts'
import { withCopies } from './list.ts'
import { foldedName, ListVocabulary } from './vocabulary.ts'

/** The most that is read of one list, so that nobody keeps the program busy. */
export const READ_LIMITS = {
  characters: 256 * 1024,
  lines: 1000,
  /** The most lines whose card has to be searched for: each search keeps others waiting. */
  searches: 150,
  candidates: 24,
} as const

/** A line whose card was clear though its name was not exact. */
export interface Taken {
  readonly line: number
  readonly text: string
  readonly card: string
}

/** A line that could not be read, and why. */
export interface Unread {
  readonly line: number
  readonly text: string
  /** `card`: no card has this name. */
  readonly why: Fault | 'card'
}

/** The result of reading a deck list. */
export interface ListReading {
  /** The side that the list is for; null if neither its words nor its cards show one. */
  readonly seat: Seat | null
  /** The name of the list itself. */
  readonly title: string | null
  readonly list: DeckList
  readonly taken: readonly Taken[]
  readonly doubts: readonly (Doubt & { readonly line: number })[]
  readonly unread: readonly Unread[]
}

/** The game and its card index; optionally the preferred side. */
export interface ReadOptions {
  readonly game: AnyGame
  readonly cards: CardIndex
  /** The preferred side where a name exists on both. */
  readonly seat?: Seat | undefined
}

interface CardLine {
  readonly line: number
  readonly text: string
  readonly count: number
  readonly name: string
  readonly id: string | null
}

interface Parsed {
  readonly cards: readonly CardLine[]
  readonly unread: readonly Unread[]
  readonly title: string | null
  readonly sides: ReadonlySet<string>
}

/**
 * Reads a list.
 *
 * @returns the cards, doubts and unread lines; or refused with `decks.list-long`, `decks.list-strange` (most of it is
 * no list) or `decks.list-empty`
 */
export const readList = (text: string, options: ReadOptions): ListReading | Refusal =>
  readShort(text, options, READ_LIMITS.searches) ?? {
    refused: 'decks.list-strange',
    values: { most: READ_LIMITS.searches },
  }

/**
 * Reads a list as `readList` does, if that takes no more searches than these.
 * @returns null if it takes more
 */
export function readShort(text: string, options: ReadOptions, searches: number): ListReading | Refusal | null {
  const refuse = (refused: string, values: Refusal['values'] = {}): Refusal => ({ refused, values })
  if (text.length > READ_LIMITS.characters) return refuse('decks.list-long', { most: READ_LIMITS.lines })
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)
  if (lines.length > READ_LIMITS.lines) return refuse('decks.list-long', { most: READ_LIMITS.lines })
  const words = new ListVocabulary(options.game)
  const parsed = parse(lines, words)
  if (parsed.cards.length === 0 && parsed.unread.length === 0) return refuse('decks.list-empty')
  const seat = options.seat ?? seatOf(parsed, words)
  const finder = new Finder(options, words, seat, searches)
  let list: DeckList = []
  const taken: Taken[] = []
  const doubts: (Doubt & { line: number })[] = []
  const unread: Unread[] = [...parsed.unread]
  for (const { line, text, count, name, id } of parsed.cards) {
    const found = finder.find(name, id)
    if (found === 'too-much') return null
    if ('card' in found) {
      list = withCopies(list, found.card.id, count)
      if (!found.exact) taken.push({ line, text, card: found.card.id })
    } else if (found.candidates.length === 0) unread.push({ line, text, why: 'card' })
    else doubts.push({ line, text, count, candidates: found.candidates.map((card) => card.id) })
  }
  if (list.length > DECK_LIMITS.cards || doubts.length > DECK_LIMITS.doubts)
    return refuse('decks.list-strange', { most: READ_LIMITS.searches })
  unread.sort((a, b) => a.line - b.line)
  return { seat, title: parsed.title, list, taken, doubts, unread }
}

function parse(lines: readonly string[], words: ListVocabulary): Parsed {
  const cards: CardLine[] = []
  const unread: Unread[] = []
  const sides = new Set<string>()
  let title: string | null = null
  let columns: Columns | null = null
  lines.forEach((raw, index) => {
    const line = index + 1
    const read: ListLine = readLine(raw, words, columns)
    const text = shown(raw)
    if (read.kind === 'card') cards.push({ ...read, line, text })
    else if (read.kind === 'fault') unread.push({ line, text, why: read.fault })
    else if (read.kind === 'header') columns = read.columns
    else {
      if (raw.trim() === '') columns = null
      // The first heading of a list is its name.
      if (read.title !== undefined && cards.length === 0) title ??= cut(cleanLine(read.title), DECK_LIMITS.name)
      if (read.side !== undefined) sides.add(read.side)
    }
  })
  return { cards, unread, title, sides }
}

const shown = (raw: string): string => cut(cleanLine(raw.slice(0, 400)), 100)

/** Returns the side that the list names, or that most of its cards have. */
function seatOf({ cards, sides }: Parsed, words: ListVocabulary): Seat | null {
  if (sides.size === 1) return [...sides][0]!
  const votes = new Map<Seat, number>()
  for (const { name, id, count } of cards) {
    const byId = id === null ? undefined : words.card(id)
    const meant = new Set((byId === undefined ? words.titled(name) : [byId]).map(({ side }) => side))
    for (const { side } of words.named(name)) meant.add(side)
    if (meant.size === 1) for (const side of meant) votes.set(side, (votes.get(side) ?? 0) + count)
  }
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a)
  return first === undefined || first[1] === second?.[1] ? null : first[0]
}

type Found = { readonly card: CardFacts; readonly exact: boolean } | { readonly candidates: readonly CardFacts[] }

/** Finds the card of each line; the same name is searched for once. */
class Finder {
  readonly #options: ReadOptions
  readonly #words: ListVocabulary
  /** The search over the game's cards. */
  readonly #ofGame: (card: CardFacts) => boolean
  /** The search over the cards of the deck's side. */
  readonly #ofSide: (card: CardFacts) => boolean
  readonly #known = new Map<string, Found>()
  #left: number

  constructor(options: ReadOptions, words: ListVocabulary, seat: Seat | null, searches: number) {
    this.#left = searches
    this.#options = options
    this.#words = words
    const own = new Set(options.game.cards.all)
    this.#ofGame = (card) => own.has(card)
    this.#ofSide = (card) => own.has(card) && (seat === null || card.side === seat)
  }

  find(name: string, id: string | null): Found | 'too-much' {
    const numbered = id === null ? undefined : this.#words.card(id)
    if (numbered === undefined) return this.#byName(name)
    const isCalled = [numbered.name, numbered.title, ''].some((its) => foldedName(its) === foldedName(name))
    if (isCalled) return { card: numbered, exact: true }
    // If number and name contradict each other, the reader decides.
    const other = this.#exactly(name)
    const others = other.filter((card) => card.printings[0] !== numbered.printings[0])
    if (others.length > 0) return { candidates: [numbered, ...others] }
    return { card: numbered, exact: other.length > 0 }
  }

  /** Returns the cards of this name; else of this title. Cards of the deck's side come alone if there are any. */
  #exactly(name: string): readonly CardFacts[] {
    const named = this.#words.named(name)
    const all = named.length > 0 ? named : this.#words.titled(name)
    const ours = all.filter(this.#ofSide)
    return ours.length > 0 ? ours : all
  }

  #byName(name: string): Found | 'too-much' {
    const exact = this.#exactly(name)
    if (exact.length === 1) return { card: exact[0]!, exact: this.#words.named(name).length > 0 }
    if (exact.length > 1) return { candidates: exact.slice(0, READ_LIMITS.candidates) }
    const key = foldedName(name)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#left-- <= 0) return 'too-much'
    const found = this.#search(name)
    this.#known.set(key, found)
    return found
  }

  /**
   * Returns the clearly meant card of the deck's side; else one of the opposite side, which the deck check will report.
   * If cards of the deck's side are similar, the reader is asked.
   */
  #search(name: string): Found {
    const { cards } = this.#options
    const clear = cards.best(name, this.#ofSide)
    if (clear !== null) return { card: clear.card, exact: false }
    const near = this.#near(name, this.#ofSide)
    const foreign = cards.best(name, this.#ofGame)
    if (foreign === null) return { candidates: near.length > 0 ? near : this.#near(name, this.#ofGame) }
    if (near.length === 0) return { card: foreign.card, exact: false }
    return { candidates: [foreign.card, ...near].slice(0, READ_LIMITS.candidates) }
  }

  /** Returns the cards with similar names, each card once, the likeliest first. */
  #near(name: string, within: (card: CardFacts) => boolean): readonly CardFacts[] {
    const near = this.#options.cards.find(name, 3 * READ_LIMITS.candidates, within).map(({ card }) => card)
    const once = near.filter((card, at) => near.findIndex(({ printings }) => printings[0] === card.printings[0]) === at)
    return once.slice(0, READ_LIMITS.candidates)
  }
}
