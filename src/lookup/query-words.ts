/** Compares the words that people type with those on cards: without accents, capitals and marks. */

/** A word in the form in which words are compared, with its place in the text. */
export interface Word {
  /** Folded, without a possessive ending: `owner` of "Owner's". */
  readonly text: string
  /** Folded with possessive endings: `owners`. The same as `text` if there is none. */
  readonly whole: string
  readonly owns: boolean
  /** The word as it stands in the text, with where it begins and ends there. */
  readonly as: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘´`][\p{L}\p{N}\p{M}]+)*['’]?/gu
const APOSTROPHES = /['’‘´`]/g
/** French words that are joined to the next one: l'armée, d'assaut. */
const LEANING = /^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/iu

/** Removes accents and capitals, separates ligatures, and shortens repeated letters ("Nooooo"). */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')

/** Returns the words of a text, in order. Hyphens separate words; apostrophes don't. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: as, index }) => {
    const folded = fold(as.replace(LEANING, ''))
    const owner = folded.match(/^(.+)['’]s$|^(.+s)['’]$/)
    const whole = folded.replace(APOSTROPHES, '')
    const stem = (owner?.[1] ?? owner?.[2])?.replace(APOSTROPHES, '')
    return { text: stem ?? whole, whole, owns: stem !== undefined, as, start: index, end: index + as.length }
  })
}

/** Returns the form of a text in which it is compared as a whole. */
export const comparable = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ')

/** Small words that say little about the card, in English and French. */
const SMALL = new Set(
  (
    'a an and are at be by for from he i in is it me my of on or our she so that the them they this to we with you your ' +
    'au aux ce ces d dans de des du elle en et il ils j je l la le les leur ma mes mon nous pour s sa ses son sur un une vous'
  ).split(' '),
)

/** Whether a word says little about a card. */
export const isSmall = (word: string): boolean => SMALL.has(word)
