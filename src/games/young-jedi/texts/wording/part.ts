/** The parts of a card's text, before they are told in a language. */
import type { Phrase, Sentence } from './keys.ts'

/** A heading, such as the users, and the sentences below it. */
export interface CardPart {
  readonly heading?: Phrase
  /** The mark between heading and first sentence in running text. */
  readonly joint: 'colon' | 'comma' | 'none'
  readonly sentences: readonly Sentence[]
  readonly numbers?: { readonly bonus: number; readonly draws: number }
}
