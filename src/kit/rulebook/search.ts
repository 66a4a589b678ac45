/** Finding rules and decisions by what people type. */
import { LANGUAGES, type Language, type RuleEntry } from '../../contract/index.ts'
import { chiefWords, likeness, OTHER_FORM, slipOf, wordsOf } from './rule-words.ts'

/** What players call a thing where the rule says it otherwise: number of the rule, then words of each language. */
export type Keywords = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>

/** One thing that can be found: a part, a rule or a decision. */
interface Entry {
  readonly number: string
  /** How much each of its words counts. */
  readonly words: ReadonlyMap<string, number>
  /** How many words its texts have. */
  readonly length: number
  /** What is printed bold at its beginning: its name. */
  readonly head: readonly string[]
}

/** What can be found in one language, and in how many entries each word stands. */
interface Shelf {
  readonly entries: readonly Entry[]
  readonly spread: ReadonlyMap<string, number>
}

/** What a word is worth by where it stands; what is printed bold is what the rule is about. */
const WEIGHT = { part: 5, title: 2, above: 1, bold: 4, keyword: 4, text: 2, question: 2 } as const
/** What scores less than this share of the best only happens to have a word in common. */
const CUT = 0.3
/** What has its name in the question, all of it, before what only speaks of it. */
const NAMED = 0.5
/** A word of the other language, where the reader's has none like it. */
const FOREIGN = 0.8
/** What people type into a field is short; whatever is longer is cut here. */
const MOST_LETTERS = 200
const MOST_WORDS = 16

type Weighed = readonly [text: string, weight: number]

/** @param called what players say instead; it makes no text longer */
function entry(number: string, texts: readonly Weighed[], called: readonly Weighed[] = []): Entry {
  const words = new Map<string, number>()
  const take = ([text, weight]: Weighed) => {
    for (const word of wordsOf(text)) words.set(word, Math.max(words.get(word) ?? 0, weight))
  }
  texts.forEach(take)
  const length = words.size
  called.forEach(take)
  const head = texts.flatMap(([text]) => /^(?:\S+ )?\*\*(.+?)\*\*/.exec(text)?.[1] ?? []).slice(0, 1)
  return { number, words, length, head: head.flatMap(wordsOf) }
}

const bold = (text: string): string => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words).join(' ')

/** An entry as it can be found. @param lineage what it stands in, from the top down */
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
      // First of all its own words: with them its name begins.
      [text[language], WEIGHT.text],
      [bold(text[language]), WEIGHT.bold],
      ...lineage.filter((one) => one.kind === 'part').map((part) => [part.text[language], WEIGHT.title] as const),
      // A point of a list speaks of what its rule speaks of.
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
const DECISION = /^([A-Z])\s?-?\s?(\d{0,2})$/i

/** Between several numbers, and before the first: `rules 9.2, 13.5 and G-26`. */
const BETWEEN = /\s*[,;/&]\s*|\s+(?:and|et)\s+|\s+/iu
const WORD = /^\p{Letter}{2,}\.?$/u

/** Finds the entries of one rulebook. */
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
   * What a text asks for by one or several numbers: those numbers first, then what is below them.
   * @returns null if anything but numbers stands in it
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
   * What a text asks for by number: that number first, then what is below it, or whose number goes on so.
   * @returns null if it is no number
   */
  numberMeant(text: string): readonly string[] | null {
    const asked = text.trim()
    const [, letter = '', digits = ''] = DECISION.exec(asked) ?? []
    const kind = letter.toUpperCase()
    if (this.#numbers.includes(kind))
      return this.#numbers.filter((number) =>
        digits === '' ? number === kind || number.startsWith(`${kind}-`) : isDecision(number, kind, digits),
      )
    const [, number] = RULE.exec(asked) ?? []
    return number === undefined ? null : this.#numbers.filter((one) => one === number || one.startsWith(`${number}.`))
  }

  /**
   * Parts, rules and decisions that a text asks for, best first. A number finds itself and what is below it; words find
   * what has them or words like them, rare words counting more. What has all the words comes before what has some.
   * @returns numbers (`10.2.3`, `G-26`, `10`); none if nothing fits
   */
  search(text: string, language: Language): readonly string[] {
    const asked = text.slice(0, MOST_LETTERS)
    const words = [...new Set(chiefWords(asked))].slice(0, MOST_WORDS)
    return this.#numbersMeant(asked) ?? byWords(words, language, this.#shelves)
  }
}

/** Zeros before a number are left out or not: `U-9` is `U-09`. */
const isDecision = (number: string, kind: string, digits: string): boolean =>
  number.startsWith(`${kind}-`) && Number(number.slice(kind.length + 1)) === Number(digits)

// ---------------------------------------------------------------- by words

/** What a typed word may stand for: words of the rulebook, and how well each fits. */
type Readings = ReadonlyMap<string, number>

function fitting(typed: string, { spread }: Shelf, how: (typed: string, word: string) => number): Readings {
  const found = new Map<string, number>()
  for (const word of spread.keys()) {
    const fit = how(typed, word)
    if (fit > 0) found.set(word, fit)
  }
  return found
}

/** The words that are spelt so, or begin so, or are other forms of what was typed. */
function spelt(typed: string, shelf: Shelf): Readings {
  const found = fitting(typed, shelf, likeness)
  if ([...found.values()].some((fit) => fit > OTHER_FORM)) return found
  // Another form of a word may as well be a slip in a longer one: "defeatd".
  return found.size === 0
    ? found
    : fitting(typed, shelf, (one, word) => Math.max(likeness(one, word), slipOf(one, word)))
}

type Shelves = Readonly<Record<Language, Shelf>>

interface Worths {
  /** Of each entry, what the typed word is worth there. */
  readonly values: readonly number[]
  /** The word that it most likely stands for. */
  readonly meant: string
}

/** Other languages and slips are thought of only where nothing else fits. */
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
      // Long texts have many words: each says less of what they are about.
      return { number, score: ((1 + NAMED * named) * total * share ** 2) / Math.log2(8 + length) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const most = scored[0]?.score ?? 0
  return scored.filter(({ score }) => score >= CUT * most).map(({ number }) => number)
}
