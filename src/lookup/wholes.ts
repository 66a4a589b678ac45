/** Whole names as letters only, for texts typed as one word or divided at the wrong places. */
import SearchableMap from 'minisearch/SearchableMap'

/** A name that a text may mean, with a score from 0 (hardly) to 1 (exactly). */
export interface Likeness {
  readonly entry: number
  readonly quality: number
}

/** Shorter beginnings fit too many names. */
const SHORTEST = 6
/** The number of letters for each typing error that is forgiven. */
const LETTERS_A_SLIP = 5
const MOST_SLIPS = 3

/** The index of whole names as letters only. */
export class Wholes {
  readonly #names = new SearchableMap<number[]>()

  add(name: string, entry: number): void {
    const known = this.#names.get(name)
    if (known === undefined) this.#names.set(name, [entry])
    else if (!known.includes(entry)) known.push(entry)
  }

  /** Returns the names that begin with the text. */
  begun(typed: string): Likeness[] {
    if (typed.length < SHORTEST) return []
    return [...this.#names.atPrefix(typed)].flatMap(([name, entries]) =>
      entries.map((entry) => ({ entry, quality: 0.6 + 0.4 * (typed.length / name.length) })),
    )
  }

  /** Returns the names spelt nearly so: one typing error, and one more for every few letters. */
  near(typed: string): Likeness[] {
    if (typed.length < 3) return []
    const most = Math.min(MOST_SLIPS, 1 + Math.floor(typed.length / LETTERS_A_SLIP))
    return [...this.#names.fuzzyGet(typed, most)].flatMap(([name, [entries, slips]]) => {
      // In a short name, a typing error leaves too little.
      const quality = 1 - slips / Math.max(1, Math.min(typed.length, name.length) - 1)
      return quality < 0.5 ? [] : entries.map((entry) => ({ entry, quality }))
    })
  }
}
