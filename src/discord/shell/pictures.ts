/** The functions for drawing cards and tables that the Discord side needs. */
import type { CardSheet, Language, Scene } from '../../contract/index.ts'
import type { Shown } from '../../pictures/table/scene.ts'

/** A picture with a description in words. */
export interface Picture {
  /** A PNG or a JPEG; the name tells which. */
  readonly png: Buffer
  readonly name: string
  readonly alt: string
}

/** The scene of a question, to be drawn. */
export interface ShownScene {
  readonly scene: Scene
  readonly language: Language
  readonly sheet: (card: string) => CardSheet
}

/** Draws cards, tables and questions. */
export interface Pictures {
  card(game: string, sheet: CardSheet, language: Language): Promise<Picture>
  /** Several cards in one picture. */
  sideBySide(pictures: readonly Picture[]): Promise<Picture>
  /**
   * A table as one reader sees it. The name identifies its contents, as that of a hand does: another table has another
   * one.
   */
  table(game: string, shown: Shown): Promise<Picture>
  /** The reader's own hand; null if they hold no cards. */
  hand(game: string, shown: Shown): Promise<Picture | null>
  /** The picture of a question. Its name says what is seen: another scene has another one. */
  scene?(game: string, shown: ShownScene): Promise<Picture>
}
