/** The picture of a question for a message, with its words in the reader's language. */

import type { Language, Scene } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { ShownScene } from '../../pictures/decision/scenes.ts'
import { scenePictureWords } from '../../records/picture-words.ts'

/** Returns what the artist needs to draw a scene of this game. */
export const shownScene = (game: AnyGame, scene: Scene, language: Language): ShownScene => ({
  scene,
  sheet: (card) => game.cards.sheet(card, language),
  words: scenePictureWords(language),
})
