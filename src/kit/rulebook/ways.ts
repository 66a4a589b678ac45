/** Links between the entries of a rulebook, and entries as text, for code that shows rules of any game. */
import type { Game, Language, Rulebook, RuleEntry, Ruling } from '../../contract/index.ts'

type BookParts = Pick<Game, 'cards' | 'rulebook'>

type Levels = ReadonlyMap<string | null, readonly RuleEntry[]>

/** The entries of a book by the one above them: a page of a rule asks for them dozens of times. */
const known = new WeakMap<readonly RuleEntry[], Levels>()

function levelsOf({ entries }: Rulebook): Levels {
  const before = known.get(entries)
  if (before !== undefined) return before
  const levels = new Map<string | null, RuleEntry[]>()
  for (const entry of entries) {
    const level = levels.get(entry.above)
    if (level === undefined) levels.set(entry.above, [entry])
    else level.push(entry)
  }
  known.set(entries, levels)
  return levels
}

/** Returns the entries directly below one; for null those at the top. */
export const below = (book: Rulebook, number: string | null): readonly RuleEntry[] => levelsOf(book).get(number) ?? []

/** Returns the entries above one, from the top down, without itself. */
export function lineage(book: Rulebook, { above }: RuleEntry): readonly RuleEntry[] {
  const next = above === null ? null : book.find(above)
  return next === null ? [] : [...lineage(book, next), next]
}

/** Returns the entries shown together with one: a rule with its points, a part alone because it is long. */
export const together = (book: Rulebook, entry: RuleEntry): readonly RuleEntry[] =>
  entry.kind === 'part' ? [entry] : [entry, ...below(book, entry.number).flatMap((point) => together(book, point))]

/** Returns the neighbours of an entry: the one before it on its level, and the one after it and its points. */
export function beside(book: Rulebook, entry: RuleEntry): { before: RuleEntry | null; after: RuleEntry | null } {
  const row = below(book, entry.above)
  const at = row.findIndex(({ number }) => number === entry.number)
  const above = entry.above === null ? null : book.find(entry.above)
  const after = row[at + 1] ?? (above === null ? null : beside(book, above).after)
  return { before: row[at - 1] ?? null, after }
}

/** The links from a rule to other entries. */
export interface Ways {
  /** Its points. */
  readonly points: readonly RuleEntry[]
  /** Decisions on it or on one of its points. */
  readonly decisions: readonly RuleEntry[]
  /** The other entries that it cites. */
  readonly links: readonly RuleEntry[]
  /** The other rules that cite it. */
  readonly citedBy: readonly RuleEntry[]
}

/** Returns the links of an entry and its points; each entry once. */
export function ways(book: Rulebook, entry: RuleEntry): Ways {
  const read = together(book, entry)
  const taken = new Set(read.map(({ number }) => number))
  const linked = new Set(read.flatMap(({ links }) => links))
  const take = (list: readonly RuleEntry[]) =>
    list.filter(({ number }) => {
      const fresh = !taken.has(number)
      taken.add(number)
      return fresh
    })
  const citing = book.entries.filter(({ links }) => links.some((to) => read.some(({ number }) => number === to)))
  const pointedTo = book.entries.filter(({ number }) => linked.has(number))
  return {
    points: below(book, entry.number),
    decisions: take([...pointedTo, ...citing].filter(({ kind }) => kind === 'decision')),
    links: take(pointedTo),
    citedBy: take(citing),
  }
}

/** Returns the rulings on cards that cite an entry or one of its points. */
export function rulingsCiting({ cards, rulebook }: BookParts, entry: RuleEntry): readonly Ruling[] {
  const numbers = new Set(together(rulebook, entry).map(({ number }) => number))
  return cards.rulings.filter(({ rules }) => rules.some((number) => numbers.has(number)))
}

/** Returns a text without its Markdown marks. */
export const withoutMarkdown = (text: string): string => text.replace(/[*`]+/g, '')

/** Returns an entry as lines of plain text: number and text, then its remarks. */
export function ruleLines(book: Rulebook, entry: RuleEntry, language: Language): string[] {
  const { number, text, remarks, editions } = entry
  // French has a no-break space before a colon.
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const of = ({ label, text }: RuleEntry['remarks'][number]) =>
    `    ${label[language]}${colon} ${withoutMarkdown(text[language])}`
  return [
    `${number}  ${withoutMarkdown(text[language])}`,
    ...[...remarks, ...editions].map(of),
    ...below(book, number).flatMap((point) => ruleLines(book, point, language)),
  ]
}
