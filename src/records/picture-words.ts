/** The words of pictures that no game brings, in the reader's language. */
import type { Language } from '../contract/index.ts'
import { jointsOf } from '../kit/wording/words.ts'
import { speak } from '../locales/index.ts'
import type { SceneWords } from '../pictures/decision/scene-alt.ts'

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
