/** The functions for drawing cards, tables and questions that the Discord side needs. */
import type { CardSheet, Language, Refusal } from '../../contract/index.ts'
import type { PersonId } from '../../matches/api.ts'
import type { ShownScene } from '../../pictures/decision/scenes.ts'
import type { Animation, Still } from '../../pictures/gif-terms.ts'
import type { LeagueScene } from '../../pictures/leagues/league-blocks.ts'
import type { DrawnMoment, Setting } from '../../pictures/moments/moment-scene.ts'

/** A picture with a description in words. */
export interface Picture {
  /** A PNG, a JPEG or a GIF; the name tells which. */
  readonly png: Buffer
  readonly name: string
  readonly alt: string
}

/** Draws cards, tables and questions. */
export interface Pictures {
  card(game: string, sheet: CardSheet, language: Language): Promise<Picture>
  /** Several cards in one picture. */
  sideBySide(pictures: readonly Picture[]): Promise<Picture>
  /** Small pictures of several cards in one, row by row. */
  sheet(pictures: readonly Picture[]): Promise<Picture>
  /** The picture of a question, or of a table: a PNG. The name identifies its contents; the description says the same in words. */
  scene(game: string, shown: ShownScene): Promise<Picture>
  /** A moment of a match, as its setting tells it. */
  moment(game: string, setting: Setting, moment: DrawnMoment): Promise<Picture>
  /** A picture of a league. @param sheet for the faces of cards */
  league(game: string, scene: LeagueScene, sheet: (card: string) => CardSheet): Promise<Picture>
  /**
   * Pictures one after the other as a GIF, for a person.
   * @returns null if none could be drawn; or refused with `busy.yours` or `busy.full`
   */
  gif(person: PersonId, stills: readonly Still[]): Promise<Animation | null | Refusal>
  /** A clash as a GIF that ends on its picture. */
  movingClash(game: string, setting: Setting, moment: Extract<DrawnMoment, { kind: 'clash' }>): Promise<Picture>
  /** Scenes one after the other as a GIF that ends on the last one, whose description it has. @param shown at least one */
  movingScene(game: string, shown: readonly ShownScene[]): Promise<Picture>
}
