/**
 * Reads one line of a deck list: how many copies of which card. Lists come from chats, spreadsheets and other sites.
 * The number may stand anywhere, and the card may be given by name, by id, or both.
 */
import { withoutCardMarks, withoutEmoji, withoutEntities, withoutStruck } from './card-marks.ts'
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
  | CardOfLine
  /** Nothing to read: a heading, a comment, a separator. */
  | {
      readonly kind: 'nothing'
      readonly title?: string
      readonly side?: string
      /** Which cards follow a heading: those of the deck, or others. */
      readonly section?: 'deck' | 'outside'
    }
  | { readonly kind: 'header'; readonly columns: Columns }
  | { readonly kind: 'fault'; readonly fault: Fault }

/** The copies of a card that a line asks for. */
export interface CardOfLine {
  readonly kind: 'card'
  readonly count: number
  /** Whether the line itself says how many. */
  readonly counted: boolean
  readonly name: string
  readonly id: string | null
  /** The set that the line names; null if none. */
  readonly set: string | null
  /** Whether the line asks for a virtual card. */
  readonly virtual: boolean
}

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
  return readPlain(withoutMarks(raw), words, columns)
}

/** Reads a line that has no markup any more. */
export function readPlain(plain: string, words: ListVocabulary, columns: Columns | null): ListLine {
  if (RULE.test(plain) || /^(?:```|~~~)/.test(plain)) return NOTHING
  const comment = /^(?:#+|\/\/+|<!--|--|;|%)\s*(.*?)\s*(?:-->)?$/.exec(plain)
  if (comment !== null) return commentOf(comment[1]!, plain.startsWith('#'), words)
  if (plain.length > LONGEST) return { kind: 'fault', fault: 'long' }
  // Some cards have a number as their name: a line that is exactly such a name is one copy of that card.
  const text = plain.replace(BULLET, '')
  if (isName(text, words)) return cardOf(null, text, null, words)
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

/**
 * Returns the line as its reader sees it: without invisible characters, emoji, Discord's markup, what is struck through,
 * and comments at its end.
 */
export function withoutMarks(raw: string): string {
  const shown = withoutEntities(withoutStruck(withoutEmoji(raw)))
    .replace(/\t/g, '\u241f')
    // The small V of a virtual card.
    .replace(/\s*[\u2c7d\u1d5b]/gu, ' (V)')
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
  if (words.isHeading(bare)) return headed(bare, words)
  return heading && bare !== '' ? { kind: 'nothing', title: text } : NOTHING
}

function sided(text: string, words: ListVocabulary): ListLine {
  const side = words.side(text)
  return side === undefined ? NOTHING : { kind: 'nothing', side }
}

/** Returns what a heading says: the side, and whether cards of the deck follow. */
function headed(text: string, words: ListVocabulary): ListLine {
  const side = words.side(text)
  const section = words.isOutside(text) ? 'outside' : 'deck'
  return { kind: 'nothing', section, ...(side === undefined ? {} : { side }) }
}

/** A number in brackets behind a name: how many copies. */
const COPIES = /\s*[([]\s*\d{1,6}\s*[)\]]$/
/** Whether a text is the name of a card. A number in brackets counts copies, even if a card has it at the end of its name. */
const isName = (text: string, words: ListVocabulary): boolean =>
  words.named(text).length > 0 && !(COPIES.test(text) && words.named(text.replace(COPIES, '')).length > 0)

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
    if (!/^\d+$/.test(count)) return { kind: 'fault', fault: 'count' }
    return cardOf(Number(count), at('set') === '' ? name : `${name} (${at('set')})`, id, words)
  }
  // The contents show the meaning of each cell. Names hold commas, so that neighbouring cells may be one name.
  const whole = cells.filter((text) => text !== '')
  const id = whole.find((text) => words.card(text) !== undefined && /\d/.test(text) && !/^\d+$/.test(text)) ?? null
  const counts = whole.filter((text) => /^[x×]?\s*\d{1,5}\s*[x×]?$/i.test(text))
  const others = whole.filter((text) => text !== id && !counts.includes(text))
  const name = nameAmong(others, words)
  if (counts.length > 1) return { kind: 'fault', fault: 'counts' }
  if (counts.length === 1 && (name !== null || id !== null))
    return cardOf(Number(counts[0]!.replace(/\D/g, '')), name ?? '', id, words)
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
/** The copies of a card that is given by its number alone: `2x9_171`. */
const COUNT_AT_ID = /(^|[\s,(])(\d{1,2})\s*[x×*]\s*(?=\d{1,3}_\d)/gi
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

function readFree(line: string, words: ListVocabulary): ListLine {
  const marked = withoutCardMarks(line, words)
  const text = marked.name.replace(COUNT_AT_ID, '$1$2 x ')
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
  const heading = rest.replace(/(?:\s*[([]\d+[)\]])?\s*:$/, '')
  if (id === null && words.isHeading(heading) && !isName(heading, words)) return headed(heading, words)
  if (new Set(counts).size > 1) return { kind: 'fault', fault: 'counts' }
  if (id === null && /:$/.test(text) && (counts.length === 0 || /[)\]]\s*:$/.test(text)))
    return { kind: 'nothing', section: 'deck' }
  if (id === null && rest === '') return counts.length === 0 ? NOTHING : { kind: 'fault', fault: 'no-name' }
  if (id === null && counts.length === 0 && /^\[[^\]]*\]$/.test(rest)) return NOTHING
  const card = cardOf(counts[0] ?? null, rest, id, words)
  return card.kind === 'card' ? { ...card, set: marked.set ?? card.set, virtual: marked.virtual || card.virtual } : card
}

const titleOf = (text: string, words: ListVocabulary): boolean => words.titled(text).length > 0

/** @param copies null if the line gives none */
function cardOf(copies: number | null, written: string, id: string | null, words: ListVocabulary): ListLine {
  const count = copies ?? 1
  if (count < 1 || count > DECK_LIMITS.copies) return { kind: 'fault', fault: 'count' }
  const { name, set, virtual } = withoutCardMarks(unquoted(written), words)
  return { kind: 'card', count, counted: copies !== null, name: cut(name, 200), id, set, virtual }
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

/** Numbers of a set and of a card in it, with the signs of GEMP for a foil card or another picture. */
const NUMERIC_ID = /^\d{1,3}_\d{1,4}[*^]*$/

/**
 * Finds an id of a card among the words: `DM-71`, `(DM 71)`, `dm071`, `9_171`. A number such as `1_999` is an id, even if
 * no card has it.
 */
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
      const numeric = NUMERIC_ID.test(written)
      const card = numeric || (/\p{L}/u.test(written) && /\d/.test(written)) ? words.card(written) : undefined
      if (card === undefined && !numeric) continue
      const id = card?.id ?? written.replace(/[*^]+$/, '')
      found.push({ id, from: first.index, to: last.index + last[0].length })
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
