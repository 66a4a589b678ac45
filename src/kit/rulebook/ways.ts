/** Ways through a rulebook, and an entry as text; for whoever shows rules without knowing the game. */
import type { Game, Language, Rulebook, RuleEntry, Ruling } from '../../contract/index.ts'

type Cited = Pick<Game, 'cards' | 'rulebook'>

/** The entries directly below one; those at the top below null. */
export const below = ({ entries }: Rulebook, number: string | null): readonly RuleEntry[] =>
  entries.filter(({ above }) => above === number)

/** What an entry stands in, from the top down, without itself. */
export function lineage(book: Rulebook, { above }: RuleEntry): readonly RuleEntry[] {
  const next = above === null ? null : book.find(above)
  return next === null ? [] : [...lineage(book, next), next]
}

/** A rule is read together with its points; a part is too long for that. */
export const together = (book: Rulebook, entry: RuleEntry): readonly RuleEntry[] =>
  entry.kind === 'part' ? [entry] : [entry, ...below(book, entry.number).flatMap((point) => together(book, point))]

/** Where one reads on: what comes before an entry at its height, and what comes after it and all that it holds. */
export function beside(book: Rulebook, entry: RuleEntry): { before: RuleEntry | null; after: RuleEntry | null } {
  const row = below(book, entry.above)
  const at = row.findIndex(({ number }) => number === entry.number)
  const above = entry.above === null ? null : book.find(entry.above)
  const after = row[at + 1] ?? (above === null ? null : beside(book, above).after)
  return { before: row[at - 1] ?? null, after }
}

/** The links from a rule to other entries. */
export interface Ways {
  /** The points of it. */
  readonly points: readonly RuleEntry[]
  /** Decisions on it or on one of its points. */
  readonly decisions: readonly RuleEntry[]
  /** The other entries to which it points. */
  readonly links: readonly RuleEntry[]
  /** The other rules that point to it. */
  readonly citedBy: readonly RuleEntry[]
}

/** All that an entry, read together with its points, leads to; each entry once. */
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

/** The rulings on cards that rest on an entry or on one of its points. */
export function rulingsOn({ cards, rulebook }: Cited, entry: RuleEntry): readonly Ruling[] {
  const numbers = new Set(together(rulebook, entry).map(({ number }) => number))
  return cards.rulings.filter(({ rules }) => rules.some((number) => numbers.has(number)))
}

/** A text without its marks, for where there are none. */
export const plain = (text: string): string => text.replace(/[*`]+/g, '')

/** An entry as lines of plain text: number and words, then whatever stands below it. */
export function ruleLines(book: Rulebook, entry: RuleEntry, language: Language): string[] {
  const { number, text, remarks, editions } = entry
  // French sets a space that doesn't break before a colon.
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const of = ({ label, text }: RuleEntry['remarks'][number]) =>
    `    ${label[language]}${colon} ${plain(text[language])}`
  return [
    `${number}  ${plain(text[language])}`,
    ...[...remarks, ...editions].map(of),
    ...below(book, number).flatMap((point) => ruleLines(book, point, language)),
  ]
}
