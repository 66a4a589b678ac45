/**
 * The words of all names, found although they are misspelt or incomplete. MiniSearch's radix tree holds them. Its
 * ranking isn't used: it rewards rare words and short fields, which says little about the card that players mean.
 */
import SearchableMap from 'minisearch/SearchableMap'

/** The occurrence of a word: its entry, the places in the name, and its weight. */
export interface Posting {
  readonly entry: number
  /** One bit a word of the name. */
  readonly mask: number
  readonly weight: number
}

/** How well a typed word fits a word of a name. */
export interface WordFit {
  readonly postings: readonly Posting[]
  readonly quality: number
}

/** The end of a long word is found too: "berry" of "strawberry". */
const LONG = 7
const SHORTEST_END = 4
/** Shorter beginnings fit half of all words. */
const SHORTEST_BEGINNING = 3

/** Words, found whole or by their beginning. */
export class WordIndex {
  protected readonly terms = new SearchableMap<Posting[]>()

  add(term: string, posting: Posting): void {
    const known = this.terms.get(term)
    if (known === undefined) this.terms.set(term, [posting])
    else known.push(posting)
  }

  has(term: string): boolean {
    return this.terms.has(term)
  }

  /** Returns the words that begin with the typed text, the exact word first. */
  begun(typed: string): WordFit[] {
    if (typed.length < SHORTEST_BEGINNING) {
      const postings = this.terms.get(typed)
      return postings === undefined ? [] : [{ postings, quality: 1 }]
    }
    const out: WordFit[] = []
    for (const [term, postings] of this.terms.atPrefix(typed))
      out.push({ postings, quality: term === typed ? 1 : 0.5 + 0.4 * (typed.length / term.length) })
    return out
  }
}

/** Words of names, found also by their end or although they are misspelt. */
export class TermIndex extends WordIndex {
  readonly #ends = new SearchableMap<Set<string>>()
  readonly #beginnings = new SearchableMap<true>()

  override add(term: string, posting: Posting): void {
    const known = this.has(term)
    super.add(term, posting)
    if (known) return
    for (let length = SHORTEST_END; length < term.length; length++) this.#beginnings.set(term.slice(0, length), true)
    if (term.length < LONG) return
    for (let at = 2; at <= term.length - SHORTEST_END; at++) {
      const end = term.slice(at)
      const words = this.#ends.get(end)
      if (words === undefined) this.#ends.set(end, new Set([term]))
      else words.add(term)
    }
  }

  /**
   * Returns all words that a typed word may stand for, the best reading of each.
   *
   * @param open whether the word may be unfinished: the last word of a text that is still being typed
   */
  fits(typed: string, open: boolean): WordFit[] {
    const found = new Map<string, number>()
    const take = (term: string, quality: number) => {
      if (quality > (found.get(term) ?? 0)) found.set(term, quality)
    }
    const exact = this.terms.has(typed)
    if (exact) take(typed, 1)
    if (typed.length > 1 || open)
      for (const term of this.terms.atPrefix(typed).keys())
        if (term !== typed) take(term, (open ? 0.65 : 0.55) + 0.3 * (typed.length / term.length))
    if (typed.length >= SHORTEST_END)
      for (const [, words] of this.#ends.atPrefix(typed))
        for (const term of words) take(term, 0.55 + 0.3 * (typed.length / term.length))
    if (!exact) this.#misspelt(typed, open && found.size > 0, take)
    if (open && found.size === 0)
      for (const term of this.#begunWrongly(typed)) take(term, 0.5 + 0.2 * (typed.length / term.length))
    return [...found].map(([term, quality]) => ({ postings: this.terms.get(term)!, quality }))
  }

  /** Finds unfinished words with a typing error: "mua", "curosi". */
  #begunWrongly(typed: string): string[] {
    const slips = typed.length < SHORTEST_END ? [] : [...this.#beginnings.fuzzyGet(typed, 1).keys()]
    const beginnings = typed.length < SHORTEST_BEGINNING ? [] : [...swapped(typed), ...slips]
    return beginnings.flatMap((beginning) => [...this.terms.atPrefix(beginning).keys()])
  }

  /** @param begun whether words begin with the text: then only the nearest typing errors are considered */
  #misspelt(typed: string, begun: boolean, take: (term: string, quality: number) => void): void {
    for (const swap of swapped(typed)) if (this.terms.has(swap)) take(swap, 0.85)
    // In three letters one may be missing, but none wrong: too little would be left.
    if (typed.length === 3)
      for (const [term] of this.terms.fuzzyGet(typed, 1)) if (term.length === 4 && term[0] === typed[0]) take(term, 0.6)
    const most = typed.length < 4 ? 0 : typed.length < 7 || begun ? 1 : typed.length < 11 ? 2 : 3
    if (most === 0) return
    for (const [term, [, distance]] of this.terms.fuzzyGet(typed, most))
      take(term, 0.9 - 0.15 * distance + (term[0] === typed[0] ? 0.03 : 0))
  }
}

/** Returns the word with two neighbouring letters swapped, each pair in turn. */
const swapped = (word: string): string[] =>
  [...word]
    .slice(1)
    .flatMap((letter, at) => (letter === word[at] ? [] : [word.slice(0, at) + letter + word[at] + word.slice(at + 2)]))
