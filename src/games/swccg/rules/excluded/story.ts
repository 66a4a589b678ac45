/** How cards are told that leave a battle, or are hit without a shot. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { excludedEn } from './en.ts'
import { excludedFr } from './fr.ts'

const { speak } = speaking({ texts: { en: excludedEn, fr: excludedFr }, seats: SIDES, seatName: word })

export const excludedTellings: Pick<Tellings<AddedFact>, 'excluded' | 'struck'> = {
  excluded: {
    weight: 'event',
    line: ([{ data }], { language, title }) => [speak(language)('excluded.out', { card: title(data.card) })],
  },
  struck: {
    weight: 'event',
    line: ([{ data }], { language, title }) => [speak(language)('excluded.hit', { card: title(data.card) })],
  },
}
