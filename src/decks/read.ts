/**
 * Reads deck lists as people write them. An exact name or id is taken. A name that is clearly meant is taken and
 * reported. Everything else is left as a question; nothing is guessed in silence.
 */
import { type CardFacts, type DeckList, isRefusal, type Refusal, type Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { CardIndex } from '../lookup/search.ts'
import { withoutCardMarks } from './card-marks.ts'
import { DECK_LIMITS, type Doubt } from './deck.ts'
import { cleanLine, cut } from './deck-names.ts'
import { type DeckDocument, readDocument } from './documents.ts'
import { type CardOfLine, type Columns, type Fault, type ListLine, readLine, readPlain, withoutMarks } from './lines.ts'
import { withCopies } from './list.ts'
import { cardsOfLine } from './run-on.ts'
import { foldedName, type ListVocabulary, vocabularyOf } from './vocabulary.ts'

/** The most that is read of one list, so that nobody keeps the program busy. */
export const READ_LIMITS = {
  characters: 256 * 1024,
  lines: 1000,
  /** The longest line that may hold a whole list. */
  line: 8000,
  /** The most lines whose card has to be searched for: each search keeps others waiting. */
  searches: 150,
  candidates: 24,
  /** A text with fewer lines that name no card gets them listed. */
  strange: 8,
} as const

/** A line whose card was clear though its name was not exact. */
export interface GuessedLine {
  readonly line: number
  readonly text: string
  readonly card: string
}

/** A line that could not be read, and why. */
export interface Unread {
  readonly line: number
  readonly text: string
  /** `card`: no card has this name; `id`: none has this number; `virtual`: the game has no virtual card of this name. */
  readonly why: Fault | NotFound
}

type NotFound = 'card' | 'id' | 'virtual'

/** The result of reading a deck list. */
export interface ListReading {
  /** The side that the list is for; null if neither its words nor its cards show one. */
  readonly seat: Seat | null
  /** The name of the list itself. */
  readonly title: string | null
  readonly list: DeckList
  readonly taken: readonly GuessedLine[]
  readonly doubts: readonly (Doubt & { readonly line: number })[]
  readonly unread: readonly Unread[]
  /** The number of cards under headings such as `Sideboard`: they are not part of the deck. */
  readonly outside: number
}

/** The game and its card index; optionally the preferred side. */
export interface ReadOptions {
  readonly game: AnyGame
  readonly cards: CardIndex
  /** The preferred side where a name exists on both. */
  readonly seat?: Seat | undefined
}

interface CardLine extends Omit<CardOfLine, 'kind'> {
  readonly line: number
  readonly text: string
}

interface ParsedList {
  readonly cards: readonly CardLine[]
  readonly unread: readonly Unread[]
  readonly title: string | null
  readonly sides: ReadonlySet<string>
  readonly outside: number
  /** The number of the first line that is not empty. */
  readonly first: number
}

/**
 * Reads a list.
 *
 * @returns the cards, doubts and unread lines; or refused with `decks.list-long`, `decks.list-strange` (most of it is
 * no list), `decks.list-document` (a document that is none of `readDocument`) or `decks.list-empty`
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
  const document = readDocument(text)
  if (document !== null && isRefusal(document)) return document
  const lines = document?.lines ?? text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)
  if (Math.max(lines.length, document?.cards.length ?? 0) > READ_LIMITS.lines)
    return refuse('decks.list-long', { most: READ_LIMITS.lines })
  const words = vocabularyOf(options.game)
  const parsed = titled(withDocument(parse(lines, words), document, words), options, words)
  if (parsed.cards.length === 0 && parsed.unread.length === 0) return refuse('decks.list-empty')
  const seat = options.seat ?? seatOf(parsed, words)
  const finder = new Finder(options, words, seat, searches)
  let list: DeckList = []
  const taken: GuessedLine[] = []
  const doubts: (Doubt & { line: number })[] = []
  const unread: Unread[] = [...parsed.unread]
  let meant = 0
  for (const one of parsed.cards) {
    const { line, text, count } = one
    const found = finder.find(one)
    if (found === 'too-much') return null
    if ('card' in found) {
      list = withCopies(list, found.card.id, count)
      if (!found.exact) taken.push({ line, text, card: found.card.id })
    } else if ('why' in found) unread.push({ line, text, why: found.why })
    else doubts.push({ line, text, count, candidates: found.candidates.map((card) => card.id) })
    if (one.counted || one.id !== null || !('why' in found)) meant++
  }
  const strange = unread.length >= READ_LIMITS.strange && meant * 2 < parsed.cards.length + parsed.unread.length
  if (strange || list.length > DECK_LIMITS.cards || doubts.length > DECK_LIMITS.doubts)
    return refuse('decks.list-strange', { most: READ_LIMITS.searches })
  unread.sort((a, b) => a.line - b.line)
  return { seat, title: parsed.title, list, taken, doubts, unread, outside: parsed.outside }
}

/** Returns what was read together with the cards of a document. */
function withDocument(parsed: ParsedList, document: DeckDocument | null, words: ListVocabulary): ParsedList {
  if (document === null) return parsed
  const cards = document.cards
    .filter(({ outside }) => !outside)
    .map(({ set: written, id, ...card }, at): CardLine => {
      // A document of images has their names in place of ids.
      const known = id === null || (card.name !== '' && words.card(id) === undefined) ? null : id
      const line = card.name === '' ? { name: '', set: null, virtual: false } : lineOf(card.name, words)
      const set = written === null ? line.set : (words.set(written) ?? line.set)
      const virtual = card.virtual || line.virtual || (written !== null && /virtual/i.test(written))
      const text = shown([card.name, id ?? ''].filter((part) => part !== '').join(' · '))
      return { line: at + 1, text, count: card.count, counted: true, name: line.name, id: known, set, virtual }
    })
  const outside = document.cards.reduce((sum, card) => sum + (card.outside ? card.count : 0), 0)
  const title = document.title === null ? null : cut(cleanLine(document.title), DECK_LIMITS.name)
  return {
    ...parsed,
    cards: [...merge(cards), ...parsed.cards],
    outside: parsed.outside + outside,
    title: title ?? parsed.title,
  }
}

/** Returns the name of a document's card without its marks. */
const lineOf = (name: string, words: ListVocabulary) =>
  withoutCardMarks(cleanLine(name).replace(/^[•·◆<>\s]+/, ''), words)

/** Returns one line for all copies of a card. */
function merge(cards: readonly CardLine[]): readonly CardLine[] {
  const lines = new Map<string, CardLine>()
  for (const card of cards) {
    const key = JSON.stringify([card.id, card.name, card.set, card.virtual])
    const known = lines.get(key)
    lines.set(key, known === undefined ? card : { ...known, count: known.count + card.count })
  }
  return [...lines.values()]
}

/**
 * Takes the first line for the title of the list if it names no card, while most lines below have a number.
 */
function titled(parsed: ParsedList, { cards, game }: ReadOptions, words: ListVocabulary): ParsedList {
  const [first, ...others] = parsed.cards
  if (first === undefined || parsed.title !== null || first.line !== parsed.first || first.counted || first.id !== null)
    return parsed
  const counted = others.filter(({ counted, id }) => counted || id !== null).length
  if (counted < 2 || counted * 3 < others.length * 2) return parsed
  if (words.named(first.name).length > 0 || words.titled(first.name).length > 0) return parsed
  const own = new Set(game.cards.all)
  if (cards.best(first.name, (card) => own.has(card)) !== null) return parsed
  return { ...parsed, cards: others, title: cut(first.text, DECK_LIMITS.name) }
}

function parse(lines: readonly string[], words: ListVocabulary): ParsedList {
  const cards: CardLine[] = []
  const unread: Unread[] = []
  const sides = new Set<string>()
  let title: string | null = null
  let columns: Columns | null = null
  let outside = 0
  let isOutside = false
  const take = (read: ListLine, line: number, raw: string): void => {
    const text = shown(raw)
    if (read.kind === 'card' && isOutside) outside += read.count
    else if (read.kind === 'card') cards.push({ ...read, line, text })
    else if (read.kind === 'fault') unread.push({ line, text, why: read.fault })
    else if (read.kind === 'header') columns = read.columns
    else {
      if (raw.trim() === '') columns = null
      if (read.section !== undefined) isOutside = read.section === 'outside'
      // The first heading of a list is its name.
      if (read.title !== undefined && cards.length === 0) title ??= cut(cleanLine(read.title), DECK_LIMITS.name)
      if (read.side !== undefined) sides.add(read.side)
    }
  }
  // Empty lines before the list count for nothing: its first line may be its title.
  const skipped = lines.findIndex((line) => line.trim() !== '')
  lines.forEach((raw, index) => {
    const several = columns === null && raw.length <= READ_LIMITS.line ? cardsOfLine(withoutMarks(raw), words) : null
    if (several === null) take(readLine(raw, words, columns), index + 1, raw)
    else for (const part of several) take(readPlain(part, words, null), index + 1, part)
  })
  return { cards, unread, title, sides, outside, first: skipped + 1 }
}

const shown = (raw: string): string => cut(cleanLine(raw.slice(0, 400)), 100)

/** Returns the side that the list names, or that most of its cards have. */
function seatOf({ cards, sides }: ParsedList, words: ListVocabulary): Seat | null {
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

type LineMatch =
  | { readonly card: CardFacts; readonly exact: boolean }
  | { readonly candidates: readonly CardFacts[] }
  | { readonly why: NotFound }

/** Finds the card of each line; the same name is searched for once. */
class Finder {
  readonly #options: ReadOptions
  readonly #words: ListVocabulary
  /** The search over the game's cards. */
  readonly #ofGame: (card: CardFacts) => boolean
  /** The search over the cards of the deck's side. */
  readonly #ofSide: (card: CardFacts) => boolean
  readonly #known = new Map<string, LineMatch>()
  #left: number

  constructor(options: ReadOptions, words: ListVocabulary, seat: Seat | null, searches: number) {
    this.#left = searches
    this.#options = options
    this.#words = words
    const own = new Set(options.game.cards.all)
    this.#ofGame = (card) => own.has(card)
    this.#ofSide = (card) => own.has(card) && (seat === null || card.side === seat)
  }

  find({ name, id, set, virtual }: CardLine): LineMatch | 'too-much' {
    const numbered = id === null ? undefined : this.#words.card(id)
    if (virtual && (numbered === undefined || !this.#words.isVirtual(numbered))) return this.#virtual(name)
    if (numbered === undefined) {
      if (id !== null && foldedName(name) === '') return { why: 'id' }
      const found = this.#byName(name, set)
      // A number that no card has contradicts the name.
      if (id === null || found === 'too-much' || !('card' in found)) return found
      return { candidates: [found.card] }
    }
    const titles = [numbered.name, numbered.title, ''].map(foldedName)
    const isCalled = titles.includes(foldedName(name)) || this.#words.titled(name).includes(numbered)
    if (isCalled && (set === null || this.#words.isIn(numbered, set))) return { card: numbered, exact: true }
    // If number and name contradict each other, the reader decides.
    const other = this.#exactly(name)
    const others = other.filter((card) => card.printings[0] !== numbered.printings[0])
    if (others.length > 0) return { candidates: [numbered, ...others] }
    if (isCalled || other.length > 0) return { card: numbered, exact: set === null }
    if (this.#left-- <= 0) return 'too-much'
    const near = this.#near(name, this.#ofGame)
    return near.some((card) => card.printings[0] === numbered.printings[0])
      ? { card: numbered, exact: false }
      : { candidates: [numbered, ...near].slice(0, READ_LIMITS.candidates) }
  }

  /** Returns the virtual card of this name. */
  #virtual(name: string): LineMatch {
    const cards = this.#exactly(name).filter((card) => this.#words.isVirtual(card))
    const [only, ...others] = cards
    if (only === undefined) return { why: 'virtual' }
    return others.length === 0 ? { card: only, exact: true } : { candidates: cards }
  }

  /** Returns the cards of this name; else of this title. Cards of the deck's side come alone if there are any. */
  #exactly(name: string): readonly CardFacts[] {
    const named = this.#words.named(name)
    const all = named.length > 0 ? named : this.#words.titled(name)
    const ours = all.filter(this.#ofSide)
    return ours.length > 0 ? ours : all
  }

  #byName(name: string, set: string | null): LineMatch | 'too-much' {
    const all = this.#exactly(name)
    const ofSet = set === null ? all : all.filter((card) => this.#words.isIn(card, set))
    if (ofSet.length === 0 && all.length > 0) return { candidates: all.slice(0, READ_LIMITS.candidates) }
    const exact = ofSet
    if (exact.length === 1) return { card: exact[0]!, exact: this.#words.named(name).length > 0 }
    if (exact.length > 1) return { candidates: exact.slice(0, READ_LIMITS.candidates) }
    const key = foldedName(name)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#left-- <= 0) return 'too-much'
    const search = this.#search(name)
    const found: LineMatch = 'candidates' in search && search.candidates.length === 0 ? { why: 'card' } : search
    this.#known.set(key, found)
    return found
  }

  /**
   * Returns the clearly meant card of the deck's side; else one of the opposite side, which the deck check will report.
   * If cards of the deck's side are similar, the reader is asked.
   */
  #search(name: string): LineMatch {
    const { cards } = this.#options
    // A card of two names is no card of either name.
    const double = name.includes('&')
    const ofSide = (card: CardFacts) => this.#ofSide(card) && (!double || card.name.includes('&'))
    const ofGame = (card: CardFacts) => this.#ofGame(card) && (!double || card.name.includes('&'))
    const clear = cards.best(name, ofSide)
    if (clear !== null) return { card: clear.card, exact: false }
    const near = this.#near(name, ofSide)
    const foreign = cards.best(name, ofGame)
    if (foreign === null) return { candidates: near.length > 0 ? near : this.#near(name, ofGame) }
    if (near.length === 0) return { card: foreign.card, exact: false }
    return { candidates: [foreign.card, ...near].slice(0, READ_LIMITS.candidates) }
  }

  /** Returns the cards with similar names that a deck may hold, each card once, the likeliest first. */
  #near(name: string, within: (card: CardFacts) => boolean): readonly CardFacts[] {
    const fits = (card: CardFacts) => !card.unwritten && within(card)
    const near = this.#options.cards.find(name, 3 * READ_LIMITS.candidates, fits).map(({ card }) => card)
    const once = near.filter((card, at) => near.findIndex(({ printings }) => printings[0] === card.printings[0]) === at)
    return once.slice(0, READ_LIMITS.candidates)
  }
}
