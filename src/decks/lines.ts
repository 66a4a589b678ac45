/**
 * Reads one line of a deck list: how many copies of which card. Lists come from chats, spreadsheets and other sites.
 * The number may stand anywhere, and the card may be given by name, by id, or both.
 */
import { DECK_LIMITS } from './deck.ts'
import { cleanLine, cut } from './deck-names.ts'
import type { Column, ListVocabulary } from './vocabulary.ts'

/** Why a line can't be read, apart from the name of its card. */
export type Fault =
  /** The number of copies is none, or out of bounds. */
  | 'count'
  /** Several numbers, any of which may be the number of copies. */
  | 'counts'
  /** Two ids of different cards. */
  | 'ids'
  | 'long'
  /** A number and nothing else. */
  | 'no-name'

/** A line of a deck list, as it was read. */
export type ListLine =
  | { readonly kind: 'card'; readonly count: number; readonly name: string; readonly id: string | null }
  /** Nothing to read: a heading, a comment, a separator. */
  | { readonly kind: 'nothing'; readonly title?: string; readonly side?: string }
  | { readonly kind: 'header'; readonly columns: Columns }
  | { readonly kind: 'fault'; readonly fault: Fault }

/** The columns of a table, by their meaning. */
export type Columns = Partial<Record<Column, number>>

const LONGEST = 300
const NOTHING: ListLine = { kind: 'nothing' }
const RULE = /^[-=_*~#+.:|\s]*$/
const BULLET = /^(?:[-*+•·▪▫◦‣⁃–—○●□■☐☑✓✔►▶→]\s+)+(?:\[[ xX]?\]\s*)?/u
const NUMBERED = /^\d{1,3}[.)]\s+(?=\S)/

/** Reads a line. @param columns of the table in which the line stands, if its header gave them */
export function readLine(raw: string, words: ListVocabulary, columns: Columns | null): ListLine {
  if (raw.length > 10 * LONGEST) return { kind: 'fault', fault: 'long' }
  const plain = withoutMarks(raw)
  if (RULE.test(plain) || /^(?:```|~~~)/.test(plain)) return NOTHING
  const comment = /^(?:#+|\/\/+|<!--|--|;|%)\s*(.*?)\s*(?:-->)?$/.exec(plain)
  if (comment !== null) return commentOf(comment[1]!, plain.startsWith('#'), words)
  if (plain.length > LONGEST) return { kind: 'fault', fault: 'long' }
  // Some cards have a number as their name: a line that is exactly such a name is one copy of that card.
  const text = plain.replace(BULLET, '')
  if (isName(text, words)) return { kind: 'card', count: 1, name: unquoted(text), id: null }
  const about = /^(?:deck ?name|name|title|deck|nom(?: du (?:paquet|jeu))?|titre|paquet)\s*[:=]\s*(.+)$/i.exec(text)
  if (about !== null && words.named(about[1]!).length === 0) return { kind: 'nothing', title: about[1]! }
  const told = /^(?:side|camp|format|game|author|by|date|version|url|auteur|par)\s*[:=]\s*(.*)$/i.exec(text)
  if (told !== null) return sided(told[1]!, words)
  const cells = cellsOf(text)
  if (cells !== null) {
    const header = headerOf(cells, words)
    if (header !== null) return { kind: 'header', columns: header }
    if (columns !== null || cells.length > 1) return readCells(cells, words, columns)
  }
  return readFree(text, words)
}

/** Returns the line as its reader sees it: without invisible characters, Discord's markup and comments at its end. */
function withoutMarks(raw: string): string {
  const shown = raw
    .replace(/\t/g, '\u241f')
    .normalize('NFKC')
    .replace(/[“”„‟«»「」『』＂]/g, '"')
    .replace(/[‘’‚‛‹›`´′]/g, "'")
  return cleanLine(shown)
    .replaceAll('\u241f', '\t')
    .replace(/^'{3}.*$/, '')
    .replace(/^(?:>+\s*)+/, '')
    .replace(/\[([^\]]*)\]\((?:https?:)[^)]*\)/g, '$1')
    .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
    .replace(/\*{2,3}|_{2,3}|~~|\|\|/g, '')
    .replace(/(^|\s)[*_]([^*_]+)[*_](?=\s|$)/g, '$1$2')
    .replace(/\s(?:\/\/|#)\s.*$/, '')
    .replace(/^ +| +$/g, '')
}

function commentOf(text: string, heading: boolean, words: ListVocabulary): ListLine {
  const said = sided(text.replace(/[:\s]*[([]?\d*[)\]]?$/, ''), words)
  if (said.kind === 'nothing' && said.side !== undefined) return said
  const bare = text.replace(/\s*[([]\d+[)\]]\s*$/, '')
  return heading && bare !== '' && !words.isHeading(bare) ? { kind: 'nothing', title: text } : NOTHING
}

function sided(text: string, words: ListVocabulary): ListLine {
  const side = words.side(text)
  return side === undefined ? NOTHING : { kind: 'nothing', side }
}

const isName = (text: string, words: ListVocabulary): boolean => words.named(text).length > 0

const unquoted = (text: string): string => text.replace(/^["'\s]+|["'\s]+$/g, '')

// ---------------------------------------------------------------- tables

/** Returns the cells of a table line; null if it is none. */
function cellsOf(text: string): readonly string[] | null {
  if (text.includes('\t')) return text.split('\t').map(cell)
  if (/^\|.*\|$/.test(text)) return text.slice(1, -1).split('|').map(cell)
  if (text.includes(';')) return split(text, ';')
  return /(?:^|,)\s*"/.test(text) || /^[^,"]*(?:,[^,"]*)+$/.test(text) ? split(text, ',') : null
}

const cell = (text: string): string => unquoted(text.trim().replaceAll('""', '"'))

/** Returns the cells between separators, except within quotation marks. */
const split = (text: string, by: string): readonly string[] =>
  (text.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${by}])+|(?<=${by}|^)(?=${by}|$)`, 'g')) ?? []).map(cell)

function headerOf(cells: readonly string[], words: ListVocabulary): Columns | null {
  const columns: { [Key in Column]?: number } = {}
  cells.forEach((text, at) => {
    const column = words.column(text)
    if (column !== undefined) columns[column] ??= at
  })
  return Object.keys(columns).length > 1 ? columns : null
}

function readCells(cells: readonly string[], words: ListVocabulary, columns: Columns | null): ListLine {
  if (columns !== null) {
    const at = (column: Column): string => cells[columns[column] ?? -1] ?? ''
    const name = [at('name'), at('subtitle')].filter((text) => text !== '').join(', ')
    const id = words.card(at('id')) === undefined ? null : at('id')
    const count = at('count') === '' ? '1' : at('count').replace(/^[x×]\s*|\s*[x×]$/gi, '')
    if (id === null && (name === '' || (at('count') === '' && words.isHeading(name)))) return NOTHING
    return /^\d+$/.test(count) ? cardOf(Number(count), name, id) : { kind: 'fault', fault: 'count' }
  }
  // The contents show the meaning of each cell. Names hold commas, so that neighbouring cells may be one name.
  const whole = cells.filter((text) => text !== '')
  const id = whole.find((text) => words.card(text) !== undefined && /\d/.test(text) && !/^\d+$/.test(text)) ?? null
  const counts = whole.filter((text) => /^[x×]?\s*\d{1,5}\s*[x×]?$/i.test(text))
  const others = whole.filter((text) => text !== id && !counts.includes(text))
  const name = nameAmong(others, words)
  if (counts.length > 1) return { kind: 'fault', fault: 'counts' }
  if (counts.length === 1 && (name !== null || id !== null))
    return cardOf(Number(counts[0]!.replace(/\D/g, '')), name ?? '', id)
  return readFree(whole.join(', '), words)
}

/** Returns the name that some neighbouring cells make, the longest first. */
function nameAmong(cells: readonly string[], words: ListVocabulary): string | null {
  for (let length = cells.length; length > 0; length--)
    for (let from = 0; from + length <= cells.length; from++) {
      const name = cells.slice(from, from + length).join(', ')
      if (isName(name, words)) return name
    }
  return cells.length === 1 ? cells[0]! : null
}

// ---------------------------------------------------------------- free text

const LEADING = [
  /^[([]?\s*(\d{1,6})\s*[)\]]?\s*[x×*]\s*(?=[^\s\d]|$)/i,
  /^[([](\d{1,6})[)\]]\s*/,
  /^(\d{1,6})(?:\s*[,;:]\s*|\s+(?:[-–—]\s+)?|$)/,
]
/** Leads to names that begin with a number, which no other pattern takes. */
const BEFORE_NUMBER = /^(\d{1,6})\s*[x×*]\s*(?=\d)/i
const LEADING_X = /^[x×]\s*(\d{1,6})\s+/i
const TRAILING = [
  /\s*[([]?\s*[x×*]\s*(\d{1,6})\s*[)\]]?$/i,
  /\s*[([]\s*(\d{1,6})\s*[x×]?\s*[)\]]$/i,
  /\s+(\d{1,6})\s*[x×]$/i,
  /\s*[:=,…]\s*(\d{1,6})$/,
  /\s+(?:[-–—]+\s*)?(\d{1,6})$/,
]

function readFree(text: string, words: ListVocabulary): ListLine {
  const found = idIn(text, words)
  if (found === 'several') return { kind: 'fault', fault: 'ids' }
  let rest = tidied((found === null ? text : found.rest).replace(NUMBERED, ''))
  const counts: number[] = []
  const take = (pattern: RegExp): boolean => {
    const match = pattern.exec(rest)
    if (match === null || isName(rest, words)) return false
    counts.push(Number(match[1]))
    rest = tidied(rest.replace(pattern, ''))
    return true
  }
  // A count that leaves the whole title of a card is the one that is meant: an X may begin a title.
  const leavesTitle = (pattern: RegExp): boolean =>
    pattern.test(rest) && titleOf(tidied(rest.replace(pattern, '')), words)
  const sure = [...LEADING, BEFORE_NUMBER].find(leavesTitle)
  void ((sure !== undefined && take(sure)) || LEADING.some(take) || take(LEADING_X))
  // A second number is an error, unless it belongs to the name.
  const before = rest
  if (TRAILING.some(take) && counts.length === 2 && titleOf(before, words)) {
    counts.pop()
    rest = before
  }
  const id = found?.id ?? null
  if (id === null && words.isHeading(rest.replace(/:$/, ''))) return sided(rest.replace(/:$/, ''), words)
  if (new Set(counts).size > 1) return { kind: 'fault', fault: 'counts' }
  if (id === null && counts.length === 0 && /:$/.test(rest)) return NOTHING
  if (id === null && rest === '') return counts.length === 0 ? NOTHING : { kind: 'fault', fault: 'no-name' }
  if (id === null && counts.length === 0 && /^\[[^\]]*\]$/.test(rest)) return NOTHING
  return cardOf(counts[0] ?? 1, rest, id)
}

const titleOf = (text: string, words: ListVocabulary): boolean => words.titled(text).length > 0

function cardOf(count: number, name: string, id: string | null): ListLine {
  if (count < 1 || count > DECK_LIMITS.copies) return { kind: 'fault', fault: 'count' }
  return { kind: 'card', count, name: cut(unquoted(name), 200), id }
}

/** Removes the marks that remain after a number or an id has been taken out. */
const tidied = (text: string): string =>
  text
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:•·=–—-]+|[\s,;=–—•·-]+$/g, '')
    .replace(/^"(.*)"$/, '$1')

interface FoundId {
  readonly id: string
  readonly rest: string
}

/** Finds an id of a card among the words: `DM-71`, `(DM 71)`, `dm071`. */
function idIn(text: string, words: ListVocabulary): FoundId | 'several' | null {
  const tokens = [...text.matchAll(/[^\s()[\],;:"]+/g)]
  const found: { id: string; from: number; to: number }[] = []
  for (let at = 0; at < tokens.length; at++)
    for (const length of [2, 1]) {
      const [first, last] = [tokens[at]!, tokens[at + length - 1]]
      if (last === undefined) continue
      const written = tokens
        .slice(at, at + length)
        .map(([token]) => token)
        .join(' ')
      const card = /\p{L}/u.test(written) && /\d/.test(written) ? words.card(written) : undefined
      if (card === undefined) continue
      found.push({ id: card.id, from: first.index, to: last.index + last[0].length })
      at += length - 1
      break
    }
  const [first] = found
  if (first === undefined) return null
  if (new Set(found.map(({ id }) => id)).size > 1) return 'several'
  let rest = text
  for (const { from, to } of found.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`
  return { id: first.id, rest }
}
