/** How crashes are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { crashingEn } from './en.ts'
import { crashingFr } from './fr.ts'

const { speak } = speaking({ texts: { en: crashingEn, fr: crashingFr }, seats: SIDES, seatName: word })

export const crashingTellings: Pick<Tellings<AddedFact>, 'crashed'> = {
  crashed: {
    weight: 'event',
    line: ([{ data }], { language, title }) => [speak(language)('crashing.crashed', { card: title(data.card) })],
  },
}
