/** The data that a page packs beside its match. */
import type { Language } from '../../contract/index.ts'
import type { RecordedMatch } from './recorded.ts'

/** A deck as a page lists it. */
export interface PageDeck {
  readonly name: string
  readonly groups: readonly { readonly title: string; readonly cards: readonly string[] }[]
}

/** The texts that change with the language, beside the frames. */
export interface PageTexts {
  readonly title: string
  /** The game, the day and the result. */
  readonly about: string
  /** The labels of views by their ids. */
  readonly views: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
  readonly decks: readonly PageDeck[]
  /** Names of those whose words entered the seed, by their role. */
  readonly said: Readonly<Record<string, string>>
}

/** All that a page packs. */
export interface PackedPage extends RecordedMatch {
  readonly file: string
  readonly texts: Readonly<Record<Language, PageTexts>>
}
