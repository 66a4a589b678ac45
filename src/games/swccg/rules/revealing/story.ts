/** How revealed cards are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { revealingEn } from './en.ts'
import { revealingFr } from './fr.ts'

export const { speak } = speaking({ texts: { en: revealingEn, fr: revealingFr }, seats: SIDES, seatName: word })

export const revealingTellings: Pick<Tellings<AddedFact>, 'revealed'> = {
  revealed: {
    weight: 'event',
    line: ([{ seat, data }], { isReader, name, language, titles }) => [
      isReader(seat)
        ? speak(language)('revealing.shown.you', { cards: titles(data.cards) })
        : speak(language)('revealing.shown.they', { cards: titles(data.cards), name: name(seat) }),
    ],
  },
}
