/** The picture of a question for a message, with its words in the reader's language. */

import type { Language, Scene } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { jointsOf } from '../../kit/wording/words.ts'
import { speak } from '../../locales/index.ts'
import type { SceneWords } from '../../pictures/decision/scene-alt.ts'
import type { ShownScene } from '../../pictures/decision/scenes.ts'

/** Returns the words of pictures that no game brings. */
export function scenePictureWords(language: Language): SceneWords {
  const say = speak(language)
  return {
    hidden: say('table.hidden'),
    states: {
      chosen: say('picture.chosen'),
      suggested: say('picture.suggested'),
      coming: say('picture.coming'),
      leaving: say('picture.leaving'),
      defeated: say('picture.defeated'),
      now: say('picture.now'),
    },
    draw: say('picture.draw'),
    turned: say('picture.turned'),
    flipped: say('picture.flipped'),
    now: say('picture.now'),
    few: say('picture.few'),
    possible: say('picture.possible'),
    more: say('picture.more'),
    joints: jointsOf(language),
  }
}

/** Returns what the artist needs to draw a scene of this game. */
export const shownScene = (game: AnyGame, scene: Scene, language: Language): ShownScene => ({
  scene,
  sheet: (card) => game.cards.sheet(card, language),
  words: scenePictureWords(language),
})
