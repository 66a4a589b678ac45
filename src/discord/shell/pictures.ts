/** What the Discord side asks of the drawing of cards and tables. */
import type { CardSheet, Language } from '../../contract/index.ts'
import type { Shown } from '../../pictures/table/scene.ts'

/** A picture with the words that say what is on it. */
export interface Picture {
  /** A PNG or a JPEG, as its name says. */
  readonly png: Buffer
  readonly name: string
  readonly alt: string
}

/** Draws cards and tables. */
export interface Pictures {
  card(game: string, sheet: CardSheet, language: Language): Promise<Picture>
  /** Several cards in one picture. */
  sideBySide(pictures: readonly Picture[]): Promise<Picture>
  /** A table as one reader sees it. Its name, and that of a hand, says what is seen: another table has another one. */
  table(game: string, shown: Shown): Promise<Picture>
  /** The reader's own hand; null if they hold none. */
  hand(game: string, shown: Shown): Promise<Picture | null>
}
