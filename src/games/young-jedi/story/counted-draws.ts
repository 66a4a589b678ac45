/** The destiny draws that count in a fight, as its facts tell them: pictures, stories and explanations share them. */
import { opposite, type Side } from '../cards/card.ts'
import type { Purpose, SeenFact } from '../state/game-facts.ts'

/** A draw that counts for somebody. */
export interface CountedDraw {
  readonly purpose: Purpose
  /** Null: the draw deck was empty. */
  readonly card: string | null
  /** The number that counts. */
  readonly number: number
  /** A text has put this number in the place of the drawn one. */
  readonly changed: boolean
}

/** The draws of both sides. */
export type CountedDraws = Readonly<Record<Side, readonly CountedDraw[]>>

/** The facts that make draws or change them. */
export type DrawFact = SeenFact<'destiny' | 'redraw' | 'replace' | 'switch'>

export const NO_DRAWS: CountedDraws = { dark: [], light: [] }

/** Returns whether a fact makes a draw or changes one. */
export const isDrawFact = (fact: SeenFact): fact is DrawFact =>
  fact.type === 'destiny' || fact.type === 'redraw' || fact.type === 'replace' || fact.type === 'switch'

/** Returns the draws that count after a fact. */
export function drawsAfter(draws: CountedDraws, fact: DrawFact): CountedDraws {
  const { seat } = fact
  switch (fact.type) {
    case 'destiny': {
      const { for: purpose, card, destiny: number } = fact.data
      return { ...draws, [seat]: [...draws[seat], { purpose, card, number, changed: false }] }
    }
    case 'redraw':
      // The last card was discarded: another one follows.
      return { ...draws, [seat]: draws[seat].slice(0, -1) }
    case 'replace':
      return { ...draws, [seat]: exchanged(draws[seat], fact.data.from, fact.data.to) }
    case 'switch': {
      const { own, theirs } = fact.data
      const other = opposite(seat)
      return {
        ...draws,
        [seat]: exchanged(draws[seat], own, theirs),
        [other]: exchanged(draws[other], theirs, own),
      }
    }
  }
}

/** Returns the draws with one number that counts as another one. */
function exchanged(draws: readonly CountedDraw[], from: number, to: number): readonly CountedDraw[] {
  const at = draws.findIndex(({ card, number }) => card !== null && number === from)
  return at < 0 ? draws : draws.with(at, { ...(draws[at] as CountedDraw), number: to, changed: true })
}
