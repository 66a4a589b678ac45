/**
 * Marks that lists set beside the name of a card: its set, its rarity, a sign that it is virtual, a picture, a strike
 * through a line that no longer counts.
 */
import { decodeHTML } from 'entities'
import type { ListVocabulary } from './vocabulary.ts'

/** A name without its marks, and what they said. */
export interface MarkedName {
  readonly name: string
  /** The set that was named; null if none was. */
  readonly set: string | null
  /** Whether it asks for a virtual card. */
  readonly virtual: boolean
}

const BRACKETS = /\s*[([{<]\s*([^()[\]{}<>]*?)\s*[)\]}>]/g
const VIRTUAL = /^(?:carte\s+)?(?:v|virtual|virtuel(?:le)?s?)(?:\s*(?:set|block|shield|card|bloc|série))?[\s#.:-]*\d*$/i
/** A letter V by itself, or the word, at either end of a name. */
const VIRTUAL_ENDS = [/\s+[-–—]?\s*\*?V\*?$/, /\s+[-–—]?\s*virtual$/i, /^virtual\s+/i, /^V[\s:-]+(?=\p{Lu})/u]
/** `C2`, `U`, `R1`, `XR`, and the signs of GEMP for another picture. */
const RARITY = /^(?:[cu][123]?|r[12]?|[ux]r|pm|pv|ai|foil|errata)$/i
/** A set in brackets may have the rarity behind it. */
const RARITY_BEHIND = /[\s,;/-]+(?:[cu][123]?|r[12]?|[ux]r|pm)$/i

/**
 * Takes the marks off a text of a list. A whole name keeps its brackets.
 * @param text a line, or the name in it
 */
export function withoutCardMarks(text: string, words: ListVocabulary): MarkedName {
  let set: string | null = null
  let virtual = false
  const isName = (name: string): boolean => words.named(name).length > 0 || words.titled(name).length > 0
  if (words.named(text).length > 0) return { name: text, set, virtual }
  let name = text.replace(BRACKETS, (whole, inner: string) => {
    if (VIRTUAL.test(inner)) {
      virtual = true
      return ' '
    }
    if (RARITY.test(inner)) return ' '
    const meant = words.set(inner) ?? words.set(inner.replace(RARITY_BEHIND, ''))
    if (meant === undefined) return whole
    set = meant
    return ' '
  })
  if (name !== text) name = name.replace(/\s{2,}/g, ' ').trim()
  for (const end of VIRTUAL_ENDS) {
    const rest = name.replace(end, '')
    if (rest === name || isName(name) || !isName(rest.replace(/^\(?\d+\)?\s*[x×]?\s*/, ''))) continue
    virtual = true
    name = rest
  }
  const [, head, tail] = /^(.*\S)\s*[,:–—-]\s*([^,:–—-]+)$/.exec(name) ?? []
  if (head !== undefined && tail !== undefined && !isName(name) && isName(head)) {
    const meant = words.set(tail)
    if (meant !== undefined) return { name: head, set: meant, virtual }
  }
  return { name, set, virtual }
}

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')
/** Emoji as Discord writes them: `:blue_circle:`, `<:name:123>`. */
const NAMED_EMOJI = /<a?:(\w{2,32}):\d{5,20}>|(?<!\S):(\w{2,32}):/g
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{1f7e0}-\u{1f7eb}]/gu

/** Returns a line without emoji; those of digits are digits. */
export const withoutEmoji = (line: string): string =>
  line
    .replace(/([0-9])\ufe0f?\u20e3/gu, '$1')
    .replace(NAMED_EMOJI, (_, custom: string | undefined, known: string | undefined) => {
      const digit = DIGITS.indexOf((custom ?? known ?? '').toLowerCase())
      return digit < 0 ? ' ' : ` ${digit} `
    })
    .replace(/[™©®]|\ufe0f/g, '')
    .replace(EMOJI, ' ')

/** Returns a line without what is struck through. */
export const withoutStruck = (line: string): string => line.replace(/~~.+?~~/g, ' ')

/** Returns a line with what `&#39;` and `&amp;` stand for. */
export const withoutEntities = (line: string): string => (line.includes('&') ? decodeHTML(line) : line)
