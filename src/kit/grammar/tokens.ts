/** Words before they are spelled: each knows whether it is a name, so that the spelling leaves names alone. */

/**
 * A word of a text.
 * - `word`: a word of the language; it may be elided, contracted, capitalised
 * - `name`: a name or title, of one word or more; the words before it may be elided, itself it never changes
 * - `mark`: punctuation
 * - `sign`: a number or sign; before it nothing is elided
 */
export interface Token {
  readonly is: 'word' | 'name' | 'mark' | 'sign'
  readonly text: string
  /** A pronoun: « le » for a thing is elided, but not contracted with « de ». */
  readonly pronoun?: true
}
export type Tokens = readonly Token[]

const MARKS = ',;:!?.()«»“”'
/** Returns whether a character is punctuation, a token of its own. */
export const isMark = (character: string): boolean => MARKS.includes(character)
export const word = (text: string): Token => ({ is: 'word', text })
export const name = (text: string): Token => ({ is: 'name', text })
export const mark = (text: string): Token => ({ is: 'mark', text })
export const sign = (text: string): Token => ({ is: 'sign', text })
export const comma: Token = mark(',')

/** Returns fixed words, without slots, as tokens. */
export function tokensOf(text: string): Tokens {
  const found: Token[] = []
  for (const chunk of text.split(' ')) {
    let rest = chunk
    const behind: Token[] = []
    while (rest !== '' && isMark(rest[0]!)) {
      found.push(mark(rest[0]!))
      rest = rest.slice(1)
    }
    while (rest !== '' && isMark(rest.at(-1)!)) {
      behind.unshift(mark(rest.at(-1)!))
      rest = rest.slice(0, -1)
    }
    if (rest !== '') found.push(/^\p{L}/u.test(rest) ? word(rest) : sign(rest))
    found.push(...behind)
  }
  return found
}

/** Puts a comma between parts; empty ones are left out. */
export const withCommas = (parts: readonly Tokens[]): Tokens =>
  parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : [comma, ...part]))
