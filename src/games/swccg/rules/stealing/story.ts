/** How stealing is told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { stealingEn } from './en.ts'
import { stealingFr } from './fr.ts'

const { speak } = speaking({ texts: { en: stealingEn, fr: stealingFr }, seats: SIDES, seatName: word })

export const stealingTellings: Pick<Tellings<AddedFact>, 'stolen' | 'hand-peeked'> = {
  stolen: {
    weight: 'event',
    line: ([{ seat, data }], { isReader, name, language, title }) => [
      isReader(seat)
        ? speak(language)('stealing.stolen.you', { card: title(data.card) })
        : speak(language)('stealing.stolen.they', { card: title(data.card), name: name(seat) }),
    ],
  },
  'hand-peeked': {
    weight: 'move',
    line: ([{ seat, own }], { isReader, name, language, title }) => {
      const [card] = own?.cards ?? []
      if (card !== undefined) return [speak(language)('stealing.seen', { card: title(card) })]
      return [
        isReader(seat)
          ? speak(language)('stealing.peeked.you')
          : speak(language)('stealing.peeked.they', { name: name(seat) }),
      ]
    },
  },
}
