/** How Objectives are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { objectivesEn } from './en.ts'
import { objectivesFr } from './fr.ts'

/** Says the texts of Objectives, in a language or to the reader of a voice. */
export const { speak } = speaking({ texts: { en: objectivesEn, fr: objectivesFr }, seats: SIDES, seatName: word })

export const objectiveTellings: Pick<Tellings<AddedFact>, 'objective-shown' | 'objective-gone' | 'turned-over'> = {
  'objective-shown': {
    weight: 'move',
    line: ([{ seat, data }], { isReader, name, language, title }) => [
      isReader(seat)
        ? speak(language)('objectives.shown.you', { card: title(data.card) })
        : speak(language)('objectives.shown.they', { name: name(seat), card: title(data.card) }),
    ],
  },
  'objective-gone': {
    weight: 'event',
    line: ([{ data }], { language, title, titles }) => [
      data.back.length === 0
        ? speak(language)('objectives.gone', { card: title(data.card) })
        : speak(language)('objectives.gone.back', { card: title(data.card), cards: titles(data.back) }),
    ],
  },
  'turned-over': {
    weight: 'event',
    line: ([{ data }], { language, title }) => [
      speak(language)('objectives.turns', { from: title(data.from), card: title(data.card) }),
    ],
  },
}
