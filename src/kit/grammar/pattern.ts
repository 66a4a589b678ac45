/**
 * Patterns of a lexicon: words with slots. `{o}` is a slot, `{o:to}` a slot with a preposition or another way to tell it,
 * `[…]` falls where one of its slots is empty. `{e}` behind a word agrees with the subject, `{e:o}` with a slot.
 */
import { isMark, mark, sign, type Token, word } from './tokens.ts'

/** A part of a pattern. */
export type PatternPart =
  | { readonly token: Token }
  | { readonly slot: string; readonly how?: string }
  /** A word whose form depends on that with which it agrees: its stem, the name of the ending, the slot. */
  | { readonly stem: string; readonly agrees: string; readonly with?: string }
  | { readonly optional: readonly PatternPart[] }

const known = new Map<string, readonly PatternPart[]>()

/** Returns the parts of a pattern. @param endings the names of forms that agree @throws for brackets that don't match */
export function partsOf(pattern: string, endings: ReadonlySet<string>): readonly PatternPart[] {
  let parts = known.get(pattern)
  if (parts === undefined) {
    const reader = new Reader(pattern, endings)
    parts = reader.parts(false)
    known.set(pattern, parts)
  }
  return parts
}

class Reader {
  private at = 0
  private readonly pattern: string
  private readonly endings: ReadonlySet<string>
  constructor(pattern: string, endings: ReadonlySet<string>) {
    this.pattern = pattern
    this.endings = endings
  }

  parts(isWithin: boolean): readonly PatternPart[] {
    const found: PatternPart[] = []
    while (this.at < this.pattern.length) {
      const character = this.pattern[this.at]!
      if (character === ']') {
        if (!isWithin) throw this.fault()
        this.at++
        return found
      }
      if (character === ' ') this.at++
      else if (character === '[') {
        this.at++
        found.push({ optional: this.parts(true) })
      } else if (character === '{') found.push(this.slot(''))
      else if (isMark(character)) {
        found.push({ token: mark(character) })
        this.at++
      } else found.push(this.word())
    }
    if (isWithin) throw this.fault()
    return found
  }
  private word(): PatternPart {
    const start = this.at
    while (this.at < this.pattern.length && !' []{'.includes(this.pattern[this.at]!) && !isMark(this.pattern[this.at]!))
      this.at++
    const text = this.pattern.slice(start, this.at)
    if (this.pattern[this.at] === '{') return this.slot(text)
    return { token: /^\p{L}/u.test(text) ? word(text) : sign(text) }
  }
  private slot(stem: string): PatternPart {
    const end = this.pattern.indexOf('}', this.at)
    if (end < 0) throw this.fault()
    const [slot = '', how] = this.pattern.slice(this.at + 1, end).split(':')
    this.at = end + 1
    if (this.endings.has(slot)) return { stem, agrees: slot, ...(how === undefined ? {} : { with: how }) }
    if (stem !== '') throw this.fault()
    return { slot, ...(how === undefined ? {} : { how }) }
  }
  private readonly fault = (): Error => new Error(`the pattern «${this.pattern}» can’t be read at ${this.at}`)
}

/** Yields the slots of a pattern that are told; those with which a word only agrees are none. */
export function* patternSlots(
  parts: readonly PatternPart[],
): Generator<{ readonly slot: string; readonly how?: string }> {
  for (const part of parts) {
    if ('slot' in part) yield part
    if ('optional' in part) yield* patternSlots(part.optional)
  }
}
