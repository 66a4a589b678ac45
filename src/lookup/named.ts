/** Finds the cards that a message names. */
import type { CardFacts } from '../contract/index.ts'
import { isSmall, type Word, wordsOf } from './query-words.ts'

interface CardEntry {
  readonly card: CardFacts
}

interface CardNames<F extends CardEntry> {
  /** The cards in the order of the catalogue; of several versions the first one counts. */
  readonly entries: readonly F[]
  /** Nicknames by their words, then the words of the titles that they may mean. */
  readonly nicknames: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Returns the card that a text in brackets means: brackets always ask for a card. */
  meant(text: string): F | null
  /** Returns the card that a text in quotation marks means, if it is clear: quotation marks have other uses too. */
  clear(text: string): F | null
}

interface Hit<F> {
  readonly found: F
  readonly start: number
  readonly end: number
}

/** A way of naming a card: title and subtitle, title, or nickname. */
interface Phrase<F> {
  readonly found: F
  readonly words: readonly string[]
  /** Whether it names a person, which is no ordinary word: it has a subtitle. */
  readonly person: boolean
  readonly nickname: boolean
}

const BRACKETS = /\[\[([^[\]]{1,100})\]\]/g
const QUOTES = /"([^"\n]{3,80})"|“([^“”\n]{3,80})”|«\s?([^«»\n]{3,80}?)\s?»|\*\*([^*\n]{3,80})\*\*/g
/** This many matching words in a row are no accident. */
const NO_ACCIDENT = 4
const MOST_LETTERS = 6000
const MOST_CARDS = 25

/** Returns a function that lists the cards named in a message, in its order. */
export function makeNamer<F extends CardEntry>(known: CardNames<F>): (text: string) => readonly F[] {
  const phrases = phrasesOf(known)
  return (text) => cardsNamed(text, known, phrases)
}

/**
 * Takes the longest names first and counts each stretch of the text once. Names in brackets and quotation marks may be
 * misspelt. Names in running prose must be written exactly and must not be ordinary words.
 */
function cardsNamed<F extends CardEntry>(
  text: string,
  known: CardNames<F>,
  phrases: ReadonlyMap<string, readonly Phrase<F>[]>,
): readonly F[] {
  const message = text.slice(0, MOST_LETTERS)
  const hits: Hit<F>[] = []
  const free = (start: number, end: number) => hits.every((hit) => end <= hit.start || start >= hit.end)
  const take = (found: F | null, start: number, end: number) => {
    if (found !== null && free(start, end)) hits.push({ found, start, end })
  }
  for (const match of message.matchAll(BRACKETS))
    take(known.meant(match[1]!), match.index, match.index + match[0].length)
  for (const match of message.matchAll(QUOTES))
    take(known.clear(match.slice(1).find(Boolean)!), match.index, match.index + match[0].length)

  const words = wordsOf(message)
  // Capitals tell nothing in a message that is all capitals or holds nothing but this name.
  const shouted = !/\p{Ll}/u.test(message)
  for (let at = 0; at < words.length; ) {
    const phrase = (phrases.get(words[at]!.text) ?? []).find(
      ({ words: wanted, person, nickname }) =>
        spelt(wanted, words, at) &&
        free(words[at]!.start, words[at + wanted.length - 1]!.end) &&
        isName(words.slice(at, at + wanted.length), {
          person,
          nickname,
          begins: beginsSentence(message, words[at]!),
          alone: wanted.length === words.length,
          shouted,
        }),
    )
    if (phrase === undefined) {
      at += 1
      continue
    }
    take(phrase.found, words[at]!.start, words[at + phrase.words.length - 1]!.end)
    at += phrase.words.length
  }
  const inOrder = hits.sort((one, other) => one.start - other.start).map(({ found }) => found)
  return [...new Set(inOrder)].slice(0, MOST_CARDS)
}

const spelt = (wanted: readonly string[], words: readonly Word[], at: number): boolean =>
  wanted.every((word, step) => words[at + step]?.text === word || words[at + step]?.whole === word)

/** The names by their first word, the longest first. */
function phrasesOf<F extends CardEntry>({
  entries,
  nicknames,
}: CardNames<F>): ReadonlyMap<string, readonly Phrase<F>[]> {
  const all = new Map<string, Phrase<F>>()
  const titles = new Map<string, F>()
  const put = (phrase: Phrase<F>) => {
    const key = phrase.words.join(' ')
    if (phrase.words.length > 0 && !all.has(key)) all.set(key, phrase)
  }
  for (const found of entries) {
    const { title, subtitle, name } = found.card
    const titleWords = wordsOf(title).map((word) => word.text)
    const person = subtitle !== null
    if (!titles.has(titleWords.join(' '))) titles.set(titleWords.join(' '), found)
    put({ found, words: titleWords, person, nickname: false })
    if (person) put({ found, words: wordsOf(name).map((word) => word.text), person, nickname: false })
  }
  for (const [nickname, [likeliest]] of nicknames) {
    const found = titles.get(likeliest?.join(' ') ?? '')
    if (found !== undefined)
      put({ found, words: nickname.split(' '), person: found.card.subtitle !== null, nickname: true })
  }
  const byFirst = new Map<string, Phrase<F>[]>()
  for (const phrase of all.values()) byFirst.set(phrase.words[0]!, [...(byFirst.get(phrase.words[0]!) ?? []), phrase])
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length)
  return byFirst
}

interface WrittenName {
  readonly person: boolean
  readonly nickname: boolean
  /** Its first letter is a capital in any case. */
  readonly begins: boolean
  /** The message holds nothing else. */
  readonly alone: boolean
  readonly shouted: boolean
}

/** Whether words that match the name of a card are meant as its name. */
function isName(words: readonly Word[], { person, nickname, begins, alone, shouted }: WrittenName): boolean {
  if (alone) return true
  if (words.length >= NO_ACCIDENT) return true
  // Initials and serial numbers count: no ordinary word lacks vowels or has a digit in it.
  const [first] = words
  if (words.length === 1 && first!.text.length > 1 && (/\d/.test(first!.text) || !/[aeiouy]/.test(first!.text)))
    return /\p{L}/u.test(first!.text)
  if (words.length > 1 && person && !nickname) return true
  if (shouted) return words.length > 1 || person
  const telling = words.filter(({ text }) => !isSmall(text))
  const capital = ({ as }: Word) => /^[\p{Lu}\p{N}]/u.test(as)
  if (telling.length === 0 || !telling.every(capital)) return false
  // At the head of a sentence a capital says nothing, unless there is a second one.
  return !begins || telling.length > 1 || (person && !nickname) || /^\p{Lu}{2,}$/u.test(first!.as)
}

const beginsSentence = (message: string, { start }: Word): boolean =>
  /(?:^|[.!?:\n])[\s"'“«(*_~>-]*$/u.test(message.slice(Math.max(0, start - 8), start))
