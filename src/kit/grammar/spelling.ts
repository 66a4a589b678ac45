/**
 * The last pass: makes text of tokens. Doubled words fall, words are elided and contracted, sentences get their capitals,
 * marks their spaces. Nothing else in this folder changes finished words.
 */
import type { Language } from '../../contract/index.ts'
import { mark, type Token, type Tokens } from './tokens.ts'

/** The spelling of one language. */
interface SpellingRules {
  /** Words that may stand twice in a row. */
  readonly doubles: ReadonlySet<string>
  /**
   * Returns what stands for a word before the next ones, and how many of these it takes with it; null to leave it. A word
   * that ends with an apostrophe joins the next one.
   */
  changed(word: Token, next: Token, after: Token | undefined): { readonly text: string; readonly takes: 0 | 1 } | null
  /** Marks that have a space before them that does not break a line. */
  readonly spaced: string
}

// ---------------------------------------------------------------- English

/** Words that begin with another sound than their first letter says. */
const CONSONANT = /^(?:one(?![a-z]*r)|once|uni(?!m|n[^g])|us[ea]|eu|u-|ut[ei])/i
const VOWEL = /^(?:[aeiou]|hour|honou?r|honest|heir)/i
/** Letters whose names begin with a vowel, read one by one: "an X-ray", "an R2 unit", "an MP". */
const SPELLED_VOWEL = /^[AEFHILMNORSX](?:[A-Z]?[-\d]|[A-Z]*$|[A-Z]*s$)/
const VOWEL_NUMBER = /^(?:8|11(?!\d)|18(?!\d))/
/** Acronyms that are so long that they are read as words. */
const READ_AS_WORD = /^[A-Z]{4,}$/

/** Returns whether English says "an" before a word. */
export function takesAn(text: string): boolean {
  if (VOWEL_NUMBER.test(text)) return true
  if (READ_AS_WORD.test(text)) return VOWEL.test(text)
  if (SPELLED_VOWEL.test(text)) return true
  return VOWEL.test(text) && !CONSONANT.test(text)
}

const english: SpellingRules = {
  doubles: new Set(['that', 'had']),
  changed: ({ text }, next) =>
    text.toLowerCase() === 'a' && takesAn(next.text) ? { text: `${text}n`, takes: 0 } : null,
  spaced: '',
}

// ---------------------------------------------------------------- French

const ELIDED: ReadonlySet<string> = new Set('le la de que ne se je me te jusque lorsque puisque'.split(' '))
const FRENCH_VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i
/** Words with an h that is not mute. Names with an h count as such. */
const ASPIRATED = /^h(?:a(?:che|ie|ine|ll|lte|mac|nche|ngar|ut|sard)|ér(?:os|isson)|ors|uit|utt|ibou|obbit)/i
/** A vowel before which nothing is elided. */
const STANDS_APART = /^(?:onz|oui(?!r)|ouistiti|y[aeiou]|uhl)/i

/** Returns whether French elides before a token. */
export function isElidedBefore({ is, text }: Token): boolean {
  if (is === 'mark' || is === 'sign' || STANDS_APART.test(text)) return false
  if (is === 'name') return FRENCH_VOWEL.test(text)
  return FRENCH_VOWEL.test(text) || (/^h/i.test(text) && !ASPIRATED.test(text)) || /^y(?![aeiou])/i.test(text)
}
const CONTRACTED: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
  // « besoin de cartes », not « de des cartes »
  'de des': 'de',
  'de du': 'de',
}
/** Words that have another form before a vowel. */
const BEFORE_VOWEL: Readonly<Record<string, string>> = { ce: 'cet', sa: 'son', nouveau: 'nouvel', beau: 'bel' }

const french: SpellingRules = {
  doubles: new Set(['vous', 'nous']),
  changed({ text, pronoun }, next, after) {
    const lower = text.toLowerCase()
    const pair =
      next.is === 'word' && next.pronoun !== true ? CONTRACTED[`${lower} ${next.text.toLowerCase()}`] : undefined
    const isWhole = next.text.toLowerCase() !== 'le' || after === undefined || !isElidedBefore(after)
    if (pair !== undefined && pronoun !== true && isWhole) return { text: cased(pair, text), takes: 1 }
    if (lower === 'si' && /^ils?$/.test(next.text)) return { text: `${text.slice(0, -1)}’`, takes: 0 }
    if (!isElidedBefore(next)) return null
    if (ELIDED.has(lower)) return { text: `${text.slice(0, -1)}’`, takes: 0 }
    const before = BEFORE_VOWEL[lower]
    return before === undefined ? null : { text: cased(before, text), takes: 0 }
  },
  spaced: ':;!?»%',
}
const cased = (text: string, like: string): string => (/^\p{Lu}/u.test(like) ? capital(text) : text)

const SPELLINGS: Readonly<Record<Language, SpellingRules>> = { en: english, fr: french }

// ---------------------------------------------------------------- passes

/** Returns the text with a capital first letter. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const ENDS = '.!?'
const STOPS = `${ENDS},;:`

/** Leaves out words that stand twice in a row, and commas before other stops. */
function withoutDoubles(tokens: Tokens, { doubles }: SpellingRules): Tokens {
  const kept: Token[] = []
  for (const token of tokens) {
    const last = kept.at(-1)
    const isSame = last !== undefined && last.is === token.is && last.text.toLowerCase() === token.text.toLowerCase()
    if (isSame && token.is === 'word' && !doubles.has(token.text.toLowerCase())) continue
    if (token.is === 'mark' && STOPS.includes(token.text)) {
      if (last === undefined) continue
      if (last.is === 'mark' && STOPS.includes(last.text)) {
        if (last.text !== ',') continue
        kept.pop()
      }
    }
    kept.push(token)
  }
  return kept
}

/** Elides and contracts. */
function changed(tokens: Tokens, { changed: change }: SpellingRules): Tokens {
  const found: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, next, after] = [tokens[at]!, tokens[at + 1], tokens[at + 2]]
    const changed = token.is === 'word' && next !== undefined ? change(token, soundOf(tokens, at + 1), after) : null
    if (changed === null) found.push(token)
    else {
      at += changed.takes
      found.push({ ...token, text: changed.text })
    }
  }
  return found
}
/** English reads past a sign that has no sound of its own. */
const isSilent = ({ is, text }: Token): boolean => is === 'sign' && !/[\p{L}\d]/u.test(text)
function soundOf(tokens: Tokens, at: number): Token {
  const token = tokens[at]!
  const behind = tokens[at + 1]
  return isSilent(token) && behind !== undefined ? { ...behind, is: behind.is === 'word' ? 'sign' : behind.is } : token
}

function withCapitals(tokens: Tokens): Tokens {
  let begins = true
  return tokens.map((token) => {
    const own = begins && (token.is === 'word' || token.is === 'name')
    if (token.is !== 'mark') begins = false
    else if (ENDS.includes(token.text)) begins = true
    // A quoted title at the beginning keeps its letters.
    else if (token.text === '«') begins = false
    return own ? { ...token, text: capital(token.text) } : token
  })
}

const OPENS = '(«“'
const CLOSES = `)»”.,;:!?%`
/** Returns the space between two tokens. */
function between(left: Token, right: Token, { spaced }: SpellingRules): string {
  if (left.text.endsWith('’') && left.is === 'word') return ''
  if (left.is === 'mark' && left.text === '«') return '\u00a0'
  if (left.is === 'mark' && OPENS.includes(left.text)) return ''
  if (right.is !== 'mark') return ' '
  if (spaced.includes(right.text)) return '\u00a0'
  return CLOSES.includes(right.text) || right.text.startsWith('’') ? '' : ' '
}

/** Returns the text of tokens: one sentence or more, each with a capital. */
export const spelled = (tokens: Tokens, language: Language): string =>
  joined(withCapitals(passes(tokens, language)), language)

/** Returns the text of tokens that stand within a sentence: without a capital. */
export const spelledWithin = (tokens: Tokens, language: Language): string => joined(passes(tokens, language), language)

const passes = (tokens: Tokens, language: Language): Tokens => {
  const spelling = SPELLINGS[language]
  return changed(withoutDoubles(tokens, spelling), spelling)
}
const joined = (tokens: Tokens, language: Language): string =>
  tokens
    .map((token, at) => (at === 0 ? '' : between(tokens[at - 1]!, token, SPELLINGS[language])) + token.text)
    .join('')

/** The full stop at the end of a sentence. */
export const stop: Token = mark('.')
