/**
 * Finds cards by what people remember of them. The index is in memory and made once, because autocompletion has to be
 * fast.
 */
import { setImmediate } from 'node:timers/promises'
import { type CardFacts, type CardFilter, LANGUAGES, type Language } from '../contract/index.ts'
import type { AnyGame, Games } from '../games/games.ts'
import { Glossary } from './glossary.ts'
import { makeNamer } from './named.ts'
import { isSmall, type Word, wordsOf } from './query-words.ts'
import { TermIndex, type WordFit, WordIndex } from './terms.ts'
import { Wholes } from './wholes.ts'

/** A card that a look-up has found. */
export interface FoundCard {
  /** The key of a card where several games are played: `<game>/<card>`. */
  readonly id: string
  readonly game: AnyGame
  readonly card: CardFacts
  /** Details that tell cards of one name apart: side, type, set. */
  readonly kind: Readonly<Record<Language, string>>
}

/** All printings of one card: the unit of a look-up. */
interface Entry {
  readonly number: number
  /** The printings; the first stands for all. */
  readonly printings: readonly [FoundCard, ...FoundCard[]]
  /**
   * The weight of each word of the name: rare words count much, small ones little. Filled in when all names are known.
   */
  readonly weights: number[]
  readonly titleWords: number
  /** Title and full name as letters only. */
  readonly title: string
  readonly name: string
  /** All names and texts of the card in any language, word by word. */
  readonly said: string
}

interface EntryScore {
  readonly entry: Entry
  readonly score: number
}

/** The matches of one typed word: the entries, the score, and the places in their names. */
interface Reach {
  readonly worth: number
  readonly entries: readonly number[]
  readonly values: Float64Array
  readonly places: Int32Array
}

/** One reading of the typed text. */
interface QueryReading {
  readonly words: readonly string[]
  /** The likelihood of this reading, from 0 to 1. */
  readonly trust: number
}

const WEIGHT = { title: 1, subtitle: 0.8, kind: 0.45, text: 0.25 }
/** A possessive name stands first of all for the owner. */
const OWNER = 0.85
const JOINED = 0.97
const TRANSLATED = 0.95
/** Typed as one word, or as two. */
const GLUED = 0.95
/** A nickname that isn't typed to its end. */
const UNFINISHED = 0.4
/** A name without its spaces, as far as it is typed; a name with typing errors. */
const RUN_TOGETHER = 1.2
const NEARLY = 0.8
/** Read as the owner's name although it was possessive: "Ann's" asks for Ann's things. */
const DISOWNED = 0.5

const BONUS = { name: 1, title: 0.7, allWords: 0.35, begins: 0.12, holds: 0.06 }
/** Matches with a lower score are dropped. */
const LEAST = 0.38
/** The least score if every word was found somewhere. */
const LEAST_WITH_ALL = 0.15
/** The number of suggestions when nothing fits well. */
const LEAST_LIKE = 0.12
/** The share of the best score that a card needs to be suggested beside it. */
const BESIDE = 0.3
/** A match is clear if its score is this high and this much above the next. */
const CLEAR = { score: 0.6, gap: 0.15 }

/** Texts in an autocompleted field are short; longer ones are cut here. */
const MOST_LETTERS = 120
const MOST_WORDS = 12
/** One bit a word of a name. */
const MOST_NAME_WORDS = 30
const MOST_TITLES_OF_A_NICKNAME = 4
const MOST_VALUES = 64
const SHORTEST_NICKNAME = 2

/**
 * Values that many cards share, such as set and type. Filters of many values are slow, and names identify cards without
 * them.
 */
function labelsOf({ values = [], of }: CardFilter, card: CardFacts): string[] {
  if (values.length === 0 || values.length > MOST_VALUES) return []
  const has = of(card)
  if (has === null || typeof has === 'number') return []
  return values
    .filter(({ id }) => has.includes(id))
    .flatMap(({ label }) => LANGUAGES.map((language) => label[language]))
}

/** Returns the words of a title, and those that make the full name of it. */
function nameOf({ title, name }: CardFacts): { title: Word[]; rest: Word[] } {
  const words = wordsOf(title)
  return { title: words, rest: wordsOf(name.startsWith(title) ? name.slice(title.length) : name) }
}

const glued = (words: readonly string[]): string => words.join('')

/** Returns words as an id. Numbers stay apart: `1_129` is not `11_29`. */
const asId = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text.replace(/^0+(?=\d)/, ''))
    .join(' ')
    .replace(/(?<=\p{L}) | (?=\p{L})/gu, '')

/** Returns the first printing of each entry that passes. */
function printed(entries: readonly Entry[], limit: number, within: (card: CardFacts) => boolean): FoundCard[] {
  const found: FoundCard[] = []
  for (const { printings } of entries) {
    if (found.length >= limit) break
    const printing = printings.find(({ card }) => within(card))
    if (printing !== undefined) found.push(printing)
  }
  return found
}

/** A program that warms its index answers others after this many cards: a few milliseconds. */
const CARDS_AT_A_TIME = 8

/**
 * The index of all cards of all games, made once from their names and texts. That takes about a second, so it is made for
 * the first question, or before it by `warm`.
 */
export class CardIndex {
  readonly #cards = new Map<string, FoundCard>()
  readonly #entries: Entry[] = []
  readonly #entryOf = new Map<string, Entry>()
  readonly #names = new TermIndex()
  readonly #about = new WordIndex()
  readonly #wholes = new Wholes()
  readonly #nicknames = new Map<string, readonly (readonly string[])[]>()
  /** Entries by title, as letters only. */
  readonly #byTitle = new Map<string, Entry[]>()
  readonly #ids = new Map<string, Entry>()
  /** The number of entries in which a word stands. */
  readonly #spread = new Map<string, number>()
  readonly #glossaries: Glossary[] = []
  #longestNickname = 1
  #namedIn: (text: string) => readonly FoundCard[] = () => []
  /** The rest of the work before the first question; null: none. */
  #filling: Generator<undefined> | null

  constructor(games: Games) {
    this.#filling = this.#fill(games)
  }

  /** Makes the index bit by bit, so that other work goes on beside it. A question meanwhile makes the rest at once. */
  async warm(): Promise<void> {
    while (this.#filling !== null) {
      for (let card = 0; card < CARDS_AT_A_TIME; card++) this.#fillOn()
      await setImmediate()
    }
  }

  /**
   * Returns the best matches that `within` accepts, best first; the first cards if nothing was typed. Each card is
   * given by its first accepted printing.
   */
  find(text: string, limit: number, within: (card: CardFacts) => boolean = () => true): readonly FoundCard[] {
    this.#complete()
    const entries = text.trim() === '' ? this.#entries : this.#scored(text).map(({ entry }) => entry)
    return printed(entries, limit, within)
  }

  /** As `find`; if nothing fits, returns the cards that share anything with the typed text. */
  like(text: string, limit: number, within: (card: CardFacts) => boolean = () => true): readonly FoundCard[] {
    const found = this.find(text, limit, within)
    if (found.length > 0) return found
    const some = this.#scored(text, LEAST_LIKE).map(({ entry }) => entry)
    return printed(some, limit, within)
  }

  /**
   * Returns all cards that `within` accepts and whose name or text has words that begin with all these words, in the
   * order of the catalogue.
   */
  having(text: string, within: (card: CardFacts) => boolean): readonly FoundCard[] {
    this.#complete()
    const wanted = wordsOf(text.slice(0, MOST_LETTERS)).map((word) => ` ${word.text}`)
    return this.#entries.flatMap(({ said, printings }) => {
      if (!wanted.every((word) => said.includes(word))) return []
      return printings.find(({ card }) => within(card)) ?? []
    })
  }

  /** Returns the card of an id (`<game>/<card>`), any printing. */
  get(id: string): FoundCard | null {
    this.#complete()
    return this.#cards.get(id) ?? null
  }

  /** Returns the card that a text clearly means; else null. */
  best(text: string, within: (card: CardFacts) => boolean = () => true): FoundCard | null {
    const passing = this.#scored(text).flatMap(({ entry, score }) => {
      const printing = entry.printings.find(({ card }) => within(card))
      return printing === undefined ? [] : [{ printing, score, title: entry.title }]
    })
    const [first, ...others] = passing
    if (first === undefined || first.score < CLEAR.score) return null
    // A longer title such as "X & Y" is no rival of "X": somebody who means it types more of it.
    const rival = others.find(({ title }) => title === first.title || !title.includes(first.title))
    return rival === undefined || first.score - rival.score >= CLEAR.gap ? first.printing : null
  }

  /** Returns the cards that a message names, in its order. Ordinary words that are titles too don't count. */
  named(text: string): readonly FoundCard[] {
    this.#complete()
    return this.#namedIn(text)
  }

  // ---------------------------------------------------------------- what there is

  #complete(): void {
    while (this.#filling !== null) this.#fillOn()
  }

  #fillOn(): void {
    // After a fault it is done, too, and ends with less in it.
    if (this.#filling?.next().done === true) this.#filling = null
  }

  /** Makes the index, with a stop after each card. */
  *#fill(games: Games): Generator<undefined> {
    for (const game of Object.values(games)) yield* this.#takeGame(game)
    this.#weigh()
    this.#filling = null
    this.#namedIn = makeNamer({
      entries: this.#entries.map(({ printings: [first] }) => first),
      nicknames: this.#nicknames,
      meant: (text) => this.find(text, 1)[0] ?? null,
      clear: (text) => this.best(text),
    })
  }

  *#takeGame(game: AnyGame): Generator<undefined> {
    const { all, nicknames, titleWords = {} } = game.cards
    for (const said of Object.values(titleWords)) this.#glossaries.push(new Glossary(said))
    for (const card of all) {
      const id = `${game.id}/${card.id}`
      const kind = Object.fromEntries(
        LANGUAGES.map((language) => [language, game.cards.sheet(card.id, language).kind]),
      ) as Record<Language, string>
      this.#cards.set(id, { id, game, card, kind })
      yield
    }
    for (const card of all) {
      const id = `${game.id}/${card.id}`
      if (this.#entryOf.has(id)) continue
      const printings = [...new Set([...card.printings, card.id])].flatMap(
        (printing) => this.#cards.get(`${game.id}/${printing}`) ?? [],
      ) as unknown as Entry['printings']
      this.#takeCard(printings)
      yield
    }
    for (const [nickname, titles] of Object.entries(nicknames)) {
      const words = wordsOf(nickname).map(({ text }) => text)
      if (words.length === 0) continue
      this.#longestNickname = Math.max(this.#longestNickname, words.length)
      const key = words.join(' ')
      const meant = titles.slice(0, MOST_TITLES_OF_A_NICKNAME).map((title) => wordsOf(title).map(({ text }) => text))
      this.#nicknames.set(key, [...(this.#nicknames.get(key) ?? []), ...meant])
    }
  }

  #takeCard(printings: Entry['printings']): void {
    const [{ game, card, kind }] = printings
    const { title, rest: subtitle } = nameOf(card)
    const words = [...title, ...subtitle].slice(0, MOST_NAME_WORDS)
    const texts = LANGUAGES.flatMap((language) => wordsOf(card.text?.[language] ?? ''))
    const number = this.#entries.length
    const entry: Entry = {
      number,
      printings,
      weights: [],
      titleWords: Math.min(title.length, words.length),
      title: glued(title.map(({ whole }) => whole)),
      name: glued([...title, ...subtitle].map(({ whole }) => whole)),
      said: [...title, ...subtitle, ...texts].map(({ text }) => ` ${text}`).join(''),
    }
    this.#entries.push(entry)
    for (const whole of [entry.title, entry.name]) this.#wholes.add(whole, number)
    const plain = glued(title.map(({ text }) => text))
    const alike = this.#byTitle.get(plain)
    if (alike === undefined) this.#byTitle.set(plain, [entry])
    else alike.push(entry)
    for (const found of printings) {
      this.#entryOf.set(found.id, entry)
      const id = asId(wordsOf(found.card.id))
      if (!this.#ids.has(id)) this.#ids.set(id, entry)
    }
    for (const [at, word] of words.entries()) {
      const weight = at < title.length ? WEIGHT.title : WEIGHT.subtitle
      const mask = 1 << at
      this.#names.add(word.text, { entry: number, mask, weight: word.owns ? weight * OWNER : weight })
      if (word.owns) this.#names.add(word.whole, { entry: number, mask, weight })
    }
    this.#takeJoined(number, title, 0, WEIGHT.title)
    this.#takeJoined(number, subtitle, title.length, WEIGHT.subtitle)
    for (const word of new Set(words.map(({ text }) => text))) this.#spread.set(word, (this.#spread.get(word) ?? 0) + 1)
    const kinds = LANGUAGES.flatMap((language) => wordsOf(kind[language]))
    const labels = game.cards.filters.flatMap((filter) => labelsOf(filter, card)).flatMap(wordsOf)
    this.#takeAbout(number, [...kinds, ...labels], WEIGHT.kind)
    this.#takeAbout(number, texts, WEIGHT.text)
  }

  /** Joins two or three words into one: Quigon, C3PO, jarjarbinks. */
  #takeJoined(entry: number, words: readonly Word[], from: number, weight: number): void {
    for (let at = 0; at < words.length; at++)
      for (const length of [2, 3]) {
        const run = words.slice(at, at + length)
        if (run.length < length || from + at + length > MOST_NAME_WORDS) continue
        const mask = ((1 << length) - 1) << (from + at)
        this.#names.add(glued(run.map(({ text }) => text)), { entry, mask, weight: weight * JOINED })
      }
  }

  #takeAbout(entry: number, words: readonly Word[], weight: number): void {
    for (const word of new Set(words.map(({ text }) => text)))
      if (!isSmall(word)) this.#about.add(word, { entry, mask: 0, weight })
  }

  #weigh(): void {
    for (const { printings, weights } of this.#entries) {
      const [{ card }] = printings
      const { title, rest } = nameOf(card)
      for (const { text } of [...title, ...rest].slice(0, MOST_NAME_WORDS)) weights.push(this.#worth(text))
    }
  }

  /** Returns the weight of a word: a name counts much, a word of many names less, "the" almost nothing. */
  #worth(word: string): number {
    if (isSmall(word)) return 0.25
    const rare = Math.log(1 + this.#entries.length / (this.#spread.get(word) ?? 1))
    return 0.4 + rare / Math.log(2 + this.#entries.length)
  }

  // ---------------------------------------------------------------- what is meant

  /** @param least the score that a card needs if not every word was found */
  #scored(text: string, least = LEAST): readonly EntryScore[] {
    this.#complete()
    const typed = wordsOf(text.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS)
    if (typed.length === 0) return []
    const best = new Map<Entry, number>()
    const take = (entry: Entry, score: number) => {
      if (score > (best.get(entry) ?? 0)) best.set(entry, score)
    }
    const known = new Map<string, Reach>()
    const forms = this.#forms(typed)
    for (const { words, trust } of this.#readings(forms))
      for (const { entry, score } of this.#read(words, known, least)) take(entry, score * trust)
    for (const { words, trust } of forms) for (const [entry, score] of this.#calledSo(words)) take(entry, score * trust)
    const wholes = typed.map(({ whole }) => whole)
    for (const { entry, quality } of typed.length === 1 ? this.#wholes.begun(glued(wholes)) : [])
      take(this.#entries[entry]!, RUN_TOGETHER * quality)
    if (best.size === 0)
      for (const { entry, quality } of this.#wholes.near(glued(wholes))) take(this.#entries[entry]!, NEARLY * quality)
    const byId = this.#ids.get(asId(typed))
    if (byId !== undefined) take(byId, 1 + BONUS.name)
    const all = [...best].map(([entry, score]) => ({ entry, score }))
    const top = Math.max(0, ...all.map(({ score }) => score))
    // If scores are equal, the earlier printing leads: entries stand in the order of the catalogue.
    return all
      .filter(({ score }) => score >= top * BESIDE)
      .sort((one, other) => other.score - one.score || one.entry.number - other.entry.number)
  }

  /**
   * Returns the words with and without possessive endings, the likelier first: "Ann's" asks for things that Ann owns.
   */
  #forms(typed: readonly Word[]): readonly [QueryReading, ...QueryReading[]] {
    const plain = typed.map(({ text }) => text)
    const wholes = typed.map(({ whole }) => whole)
    if (wholes.every((whole, at) => whole === plain[at])) return [{ words: plain, trust: 1 }]
    return typed.some(({ owns, whole }) => owns && this.#names.has(whole))
      ? [
          { words: wholes, trust: 1 },
          { words: plain, trust: DISOWNED },
        ]
      : [
          { words: plain, trust: 1 },
          { words: wholes, trust: 1 },
        ]
  }

  /** Returns the readings of the words: as they stand, nicknames as names, translated words, two words as one. */
  #readings(forms: readonly [QueryReading, ...QueryReading[]]): readonly QueryReading[] {
    const [{ words: plain }] = forms
    const out: QueryReading[] = [...forms]
    const translated = this.#glossaries.map((glossary) => glossary.translated(plain)).filter((words) => words !== null)
    out.push(...translated.map((words) => ({ words, trust: TRANSLATED })))
    for (let at = 0; at + 1 < plain.length; at++) {
      const one = plain[at]! + plain[at + 1]!
      if (this.#names.has(one)) out.push({ words: plain.toSpliced(at, 2, one), trust: GLUED })
    }
    for (const words of [plain, ...translated]) out.push(...this.#withNicknames(words))
    return out
  }

  /** Returns the cards of which the whole typed text is a nickname, or the beginning of one. */
  *#calledSo(words: readonly string[]): Generator<readonly [Entry, number]> {
    const typed = words.join(' ')
    const titles = this.#nicknames.get(typed)
    if (titles === undefined && typed.length < SHORTEST_NICKNAME) return
    const meant = titles?.map((title, rank) => ({ title, trust: 0.98 - 0.03 * rank })) ?? this.#unfinished(typed)
    for (const { title, trust } of meant)
      for (const entry of this.#byTitle.get(glued(title)) ?? []) yield [entry, (1 + BONUS.title) * trust]
  }

  #unfinished(typed: string): { title: readonly string[]; trust: number }[] {
    return [...this.#nicknames].flatMap(([nickname, [title]]) =>
      title !== undefined && nickname.startsWith(typed) ? [{ title, trust: UNFINISHED }] : [],
    )
  }

  /** Returns readings with a nickname for one part of the text. */
  #withNicknames(words: readonly string[]): QueryReading[] {
    for (let length = Math.min(this.#longestNickname, words.length - 1); length > 0; length--)
      for (let at = 0; at + length <= words.length; at++) {
        const titles = this.#nicknames.get(words.slice(at, at + length).join(' '))
        if (titles === undefined) continue
        const [likeliest = []] = titles
        // Beside other words a nickname stands for the likeliest card only: each title adds words that nobody has
        // typed.
        return [{ words: words.toSpliced(at, length, ...likeliest), trust: titles.length === 1 ? 0.95 : 0.8 }]
      }
    return []
  }

  /** @param known the matches of words found already, in another reading of the same text */
  #read(words: readonly string[], known: Map<string, Reach>, enough: number): EntryScore[] {
    const count = this.#entries.length
    const sums = new Float64Array(count)
    const masks = new Int32Array(count)
    const hits = new Uint8Array(count)
    let whole = 0
    let wanted = 0
    for (const [at, word] of words.entries()) {
      const open = at === words.length - 1
      const key = open ? `${word} ` : word
      const reach = known.get(key) ?? this.#reach(word, open)
      known.set(key, reach)
      const { worth, entries, values, places } = reach
      const small = isSmall(word)
      whole += worth
      if (!small) wanted++
      for (const entry of entries) {
        sums[entry]! += worth * values[entry]!
        masks[entry]! |= places[entry]!
        if (!small) hits[entry]!++
      }
    }
    const joined = glued(words)
    const out: EntryScore[] = []
    for (let number = 0; number < count; number++) {
      if (sums[number] === 0) continue
      const entry = this.#entries[number]!
      const share = sums[number]! / whole
      const all = hits[number]! >= wanted
      const least = all ? LEAST_WITH_ALL : enough
      if (share < least) continue
      const score = rate(entry, { share, all, mask: masks[number]!, joined })
      if (score >= least) out.push({ entry, score })
    }
    return out
  }

  /** A word that is in no name weighs as much as a rare one. */
  #worthOf(word: string, fits: readonly WordFit[]): number {
    if (fits.length === 0 || isSmall(word) || this.#spread.has(word)) return this.#worth(word)
    const nearest = fits.reduce((best, fit) => (fit.quality > best.quality ? fit : best))
    const spread = new Set(nearest.postings.map(({ entry }) => entry)).size
    return 0.4 + Math.log(1 + this.#entries.length / spread) / Math.log(2 + this.#entries.length)
  }

  /** Returns the best match of one typed word in each entry. */
  #reach(word: string, open: boolean): Reach {
    const names = this.#names.fits(word, open)
    const entries: number[] = []
    const values = new Float64Array(this.#entries.length)
    const places = new Int32Array(this.#entries.length)
    for (const { postings, quality } of [...names, ...this.#about.begun(word)])
      for (const { entry, mask, weight } of postings) {
        const value = quality * weight
        if (values[entry] === 0) entries.push(entry)
        if (value <= values[entry]!) continue
        values[entry] = value
        places[entry] = mask
      }
    return { worth: this.#worthOf(word, names), entries, values, places }
  }
}

/**
 * Returns the score of an entry: the share of the typed words that it has, the share of its name that was typed, and
 * whether the name is complete.
 * The subtitle counts only if the text means something in it; a title alone means each version alike.
 */
function rate(
  entry: Entry,
  { share, all, mask, joined }: { share: number; all: boolean; mask: number; joined: string },
): number {
  const { weights, titleWords, title, name } = entry
  const part = (from: number, to: number): number => {
    let sum = 0
    let had = 0
    for (let at = from; at < to; at++) {
      sum += weights[at]!
      if ((mask & (1 << at)) !== 0) had += weights[at]!
    }
    return sum === 0 ? 0 : had / sum
  }
  const inTitle = part(0, titleWords)
  const inSubtitle = part(titleWords, weights.length)
  const covered = inSubtitle > 0 ? 0.5 * inTitle + 0.5 * inSubtitle : inTitle
  let score = share * (0.55 + 0.45 * covered) * (all ? 1 : 0.65)
  if (joined === name) score += BONUS.name
  else if (joined === title) score += BONUS.title
  else {
    if (all && inTitle > 0.999) score += BONUS.allWords * share * share
    if (joined.length > 2 && name.startsWith(joined)) score += BONUS.begins
    else if (joined.length > 4 && name.includes(joined)) score += BONUS.holds
  }
  return score
}
