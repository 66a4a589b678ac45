/** Finds rules and decisions by numbers or words that people type, misspelt ones included. */
import { LANGUAGES, type Language, type RuleEntry } from '../../contract/index.ts'
import { chiefWords, likeness, OTHER_FORM, ruleWordsOf, slipOf } from './rule-words.ts'

/** Players' words for things that a rule calls by another name: number of the rule, then words of each language. */
export type Keywords = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>

/** An entry of the index: a part, a rule or a decision. */
interface Entry {
  readonly number: string
  /** Each of its words with its weight. */
  readonly words: ReadonlyMap<string, number>
  /** The number of words in its texts. */
  readonly length: number
  /** The words of its name, which are bold at its beginning. */
  readonly head: readonly string[]
}

/** The index of one language, with the number of entries that have each word. */
interface Shelf {
  readonly entries: readonly Entry[]
  readonly spread: ReadonlyMap<string, number>
}

/** The weight of a word by its position. Bold words say what the rule is about. */
const WEIGHT = { part: 5, title: 2, above: 1, bold: 4, keyword: 4, text: 2, question: 2 } as const
/** The search drops entries that score less than this share of the best: they only share a word by chance. */
const CUT = 0.3
/** The bonus of an entry whose whole name stands in the question. */
const NAMED = 0.5
/** The factor for a word of the other language, used where the reader's language has none like it. */
const FOREIGN = 0.8
/** The most characters of a search; the rest is cut off. */
const MOST_LETTERS = 200
const MOST_WORDS = 16

type WeightedText = readonly [text: string, weight: number]

/** Makes an entry of the index. @param called players' other words for it, which don't count as length */
function entry(number: string, texts: readonly WeightedText[], called: readonly WeightedText[] = []): Entry {
  const words = new Map<string, number>()
  const take = ([text, weight]: WeightedText) => {
    for (const word of ruleWordsOf(text)) words.set(word, Math.max(words.get(word) ?? 0, weight))
  }
  texts.forEach(take)
  const length = words.size
  called.forEach(take)
  const head = texts.flatMap(([text]) => /^(?:\S+ )?\*\*(.+?)\*\*/.exec(text)?.[1] ?? []).slice(0, 1)
  return { number, words, length, head: head.flatMap(ruleWordsOf) }
}

const bold = (text: string): string => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words).join(' ')

/** Makes the entry of a rule or decision. @param lineage the entries above it, from the top down */
function found(
  { number, kind, text, remarks }: RuleEntry,
  lineage: readonly RuleEntry[],
  language: Language,
  keywords: Keywords,
) {
  const called = (of: string): string => keywords[of]?.[language] ?? ''
  if (kind === 'part') return entry(number, [[text[language], WEIGHT.part]])
  if (kind === 'decision') {
    const [reading, ...reasons] = remarks.map((remark) => remark.text[language])
    return entry(
      number,
      [
        [text[language], WEIGHT.question],
        [reading ?? '', WEIGHT.text],
        ...reasons.map((reason) => [reason, WEIGHT.above] as const),
      ],
      [[called(number), WEIGHT.keyword]],
    )
  }
  const over = lineage.filter((one) => one.kind === 'rule')
  return entry(
    number,
    [
      // Its own words come first, because its name stands at their beginning.
      [text[language], WEIGHT.text],
      [bold(text[language]), WEIGHT.bold],
      ...lineage.filter((one) => one.kind === 'part').map((part) => [part.text[language], WEIGHT.title] as const),
      // A point of a list has the subject of its rule.
      ...over.map((rule) => [rule.text[language].replaceAll('**', ''), WEIGHT.above] as const),
    ],
    [[called(number), WEIGHT.keyword], ...over.map((rule) => [called(rule.number), WEIGHT.above] as const)],
  )
}

function shelf(entries: readonly RuleEntry[], language: Language, keywords: Keywords): Shelf {
  const byNumber = new Map(entries.map((one) => [one.number, one]))
  const lineage = ({ above }: RuleEntry): readonly RuleEntry[] => {
    const next = above === null ? undefined : byNumber.get(above)
    return next === undefined ? [] : [...lineage(next), next]
  }
  const shelved = entries.map((one) => found(one, lineage(one), language, keywords))
  const spread = new Map<string, number>()
  for (const { words } of shelved) for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  return { entries: shelved, spread }
}

// ---------------------------------------------------------------- by number

/** `10.2`, `rule 10.2`, `part 10`; `G-26`, `g26`; `G` for all of them. */
const RULE = /^(?:\p{Letter}+\.?\s+)?(\d+(?:\.\d+)*)\.?$/u
/** A kind of one letter or two, and the number of a decision: `G26`, `SG-48`, `S-E10`. */
const DECISION = /^(?:\p{Letter}{3,}\s+)?([A-Z](?:-?[A-Z])?)\s?-?\s?(\d{0,3})$/iu

/** Separators of several numbers: `rules 9.2, 13.5 and G-26`. */
const BETWEEN = /\s*[,;/&]\s*|\s+(?:and|et)\s+|\s+/iu
const WORD = /^\p{Letter}{2,}\.?$/u

/** The search in one rulebook. It builds its index once. */
export class RuleSearch {
  readonly #numbers: readonly string[]
  readonly #shelves: Readonly<Record<Language, Shelf>>

  constructor(entries: readonly RuleEntry[], keywords: Keywords = {}) {
    this.#numbers = entries.map(({ number }) => number)
    this.#shelves = Object.fromEntries(
      LANGUAGES.map((language) => [language, shelf(entries, language, keywords)]),
    ) as Record<Language, Shelf>
  }

  /**
   * Returns the entries that a text names by numbers: those numbers first, then the entries below them.
   * @returns null if the text has anything but numbers
   */
  #numbersMeant(text: string): readonly string[] | null {
    const one = this.numberMeant(text)
    if (one !== null) return one
    const words = text.trim().split(BETWEEN)
    const found = (WORD.test(words[0] ?? '') ? words.slice(1) : words).map((word) => this.numberMeant(word))
    if (found.length < 2 || found.some((numbers) => numbers === null)) return null
    const lists = found.flatMap((numbers) => (numbers === null || numbers.length === 0 ? [] : [numbers]))
    return [...new Set([...lists.map(([first = '']) => first), ...lists.flat()])]
  }

  /**
   * Returns the entries of one number: that number first, then those below it, or those whose number begins with it.
   * @returns null if the text is no number
   */
  numberMeant(text: string): readonly string[] | null {
    const asked = text.trim()
    const [, letter = '', digits = ''] = DECISION.exec(asked) ?? []
    const typed = letter.toUpperCase().replace('-', '')
    const kind = typed === '' ? undefined : this.#numbers.find((one) => one.replace('-', '') === typed)
    if (kind !== undefined)
      return this.#numbers.filter((number) =>
        digits === ''
          ? number.startsWith(kind) && /^(?:-?\d+)?$/.test(number.slice(kind.length))
          : isDecision(number, kind, digits),
      )
    const [, number] = RULE.exec(asked) ?? []
    return number === undefined ? null : this.#numbers.filter((one) => one === number || one.startsWith(`${number}.`))
  }

  /**
   * Finds parts, rules and decisions, best first. A number finds itself and the entries below it. Words find entries that
   * have them or similar words; rare words count more, and entries with all the words come first.
   * @returns numbers (`10.2.3`, `G-26`, `10`); none if nothing fits
   */
  search(text: string, language: Language): readonly string[] {
    const asked = text.slice(0, MOST_LETTERS)
    const words = [...new Set(chiefWords(asked))].slice(0, MOST_WORDS)
    return this.#numbersMeant(asked) ?? byWords(words, language, this.#shelves)
  }
}

/** Whether a number is this decision, with or without leading zeros: `U-9` is `U-09`. */
const isDecision = (number: string, kind: string, digits: string): boolean =>
  number.startsWith(kind) && /^-?0*(\d+)$/.exec(number.slice(kind.length))?.[1] === digits.replace(/^0+(?=.)/, '')

// ---------------------------------------------------------------- by words

/** Readings of a typed word: words of the rulebook, and how well each fits. */
type Readings = ReadonlyMap<string, number>

function fitting(typed: string, { spread }: Shelf, how: (typed: string, word: string) => number): Readings {
  const found = new Map<string, number>()
  for (const word of spread.keys()) {
    const fit = how(typed, word)
    if (fit > 0) found.set(word, fit)
  }
  return found
}

/** Returns the words that equal the typed one, begin with it, or are other forms of it. */
function spelt(typed: string, shelf: Shelf): Readings {
  const found = fitting(typed, shelf, likeness)
  if ([...found.values()].some((fit) => fit > OTHER_FORM)) return found
  // Another form of a word may also be a misspelt longer one: "defeatd".
  return found.size === 0
    ? found
    : fitting(typed, shelf, (one, word) => Math.max(likeness(one, word), slipOf(one, word)))
}

type Shelves = Readonly<Record<Language, Shelf>>

interface Worths {
  /** The score of the typed word in each entry. */
  readonly values: readonly number[]
  /** The likeliest word of the rulebook. */
  readonly meant: string
}

/** Scores a typed word. Other languages and misspellings count only where nothing else fits. */
function worths(typed: string, language: Language, shelves: Shelves): Worths {
  const own = shelves[language]
  const foreign = Object.values(shelves).filter((shelf) => shelf !== own)
  const ways = [
    () => [own, spelt(typed, own), 1] as const,
    ...foreign.map((shelf) => () => [shelf, new Map(shelf.spread.has(typed) ? [[typed, 1]] : []), FOREIGN] as const),
    () => [own, fitting(typed, own, slipOf), 1] as const,
    ...foreign.map((shelf) => () => [shelf, fitting(typed, shelf, slipOf), FOREIGN] as const),
  ]
  for (const way of ways) {
    const [{ entries }, readings, trust] = way()
    if (readings.size === 0) continue
    const [[meant]] = [...readings].toSorted(([, one], [, other]) => other - one) as [[string, number]]
    return { values: entries.map(({ words }) => trust * best(readings, words)), meant }
  }
  return { values: own.entries.map(() => 0), meant: typed }
}

function best(readings: Readings, words: Entry['words']): number {
  let most = 0
  for (const [word, fit] of readings) most = Math.max(most, fit * (words.get(word) ?? 0))
  return most
}

function byWords(asked: readonly string[], language: Language, shelves: Shelves): string[] {
  const { entries } = shelves[language]
  const columns = asked.map((word) => worths(word, language, shelves))
  const rarities = columns.map(({ values }) => {
    const having = values.filter((value) => value > 0).length
    return Math.log(1 + entries.length / Math.max(having, 1))
  })
  const meant = new Set(columns.map((column) => column.meant))
  const scored = entries
    .map(({ number, length, head }, at) => {
      const scores = columns.map(({ values }, column) => values[at]! * rarities[column]!)
      const total = scores.reduce((sum, score) => sum + score, 0)
      const share = scores.filter((score) => score > 0).length / Math.max(asked.length, 1)
      const named = head.filter((word) => meant.has(word)).length / Math.max(head.length, 1)
      // Long texts have many words, so each says less about their subject.
      return { number, score: ((1 + NAMED * named) * total * share ** 2) / Math.log2(8 + length) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const most = scored[0]?.score ?? 0
  return scored.filter(({ score }) => score >= CUT * most).map(({ number }) => number)
}
