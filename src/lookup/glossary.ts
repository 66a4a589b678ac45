/** Translates words that players use in another language into the language of the titles. */
import { wordsOf } from './query-words.ts'

/** Shorter beginnings fit too many words. */
const SHORTEST = 3

/** Translates phrases of players into words of titles. */
export class Glossary {
  readonly #phrases: ReadonlyMap<string, readonly string[]>
  /** In words. */
  readonly #longest: number

  /** @param entries the words of players, each with the words of titles that it stands for */
  constructor(entries: Readonly<Record<string, string>>) {
    this.#phrases = new Map(
      Object.entries(entries).map(([said, titled]) => [
        wordsOf(said)
          .map(({ text }) => text)
          .join(' '),
        titled.split(' '),
      ]),
    )
    this.#longest = Math.max(0, ...[...this.#phrases.keys()].map((phrase) => phrase.split(' ').length))
  }

  /**
   * Returns the words with each known phrase translated, the longest that fits first; null if none is known. The last
   * word may be unfinished.
   *
   * @param words as `wordsOf` returns them
   */
  translated(words: readonly string[]): readonly string[] | null {
    const out: string[] = []
    let changed = false
    for (let at = 0; at < words.length; ) {
      let length = Math.min(this.#longest, words.length - at)
      while (length > 0 && !this.#phrases.has(words.slice(at, at + length).join(' '))) length--
      const last = length === 0 && at === words.length - 1 ? this.#finished(words[at]!) : undefined
      if (last !== undefined) {
        out.push(...last)
        changed = true
        at += 1
      } else if (length === 0) out.push(words[at++]!)
      else {
        out.push(...this.#phrases.get(words.slice(at, at + length).join(' '))!)
        at += length
        changed = true
      }
    }
    return changed ? out : null
  }

  /** Completes a word that is still being typed. */
  #finished(word: string): readonly string[] | undefined {
    if (word.length < SHORTEST) return undefined
    for (const [phrase, titled] of this.#phrases) if (phrase.startsWith(word) && !phrase.includes(' ')) return titled
    return undefined
  }
}
