/** How missing characters are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { missingEn } from './en.ts'
import { missingFr } from './fr.ts'

const { speak } = speaking({ texts: { en: missingEn, fr: missingFr }, seats: SIDES, seatName: word })

/** The name of cards that are missing. */
export const missingMarks = { missing: { en: missingEn['missing.mark'], fr: missingFr['missing.mark'] } } as const

export const missingTellings: Pick<Tellings<AddedFact>, 'missing' | 'search-made'> = {
  missing: {
    weight: 'event',
    line: ([{ data }], { language, title }) => [speak(language)('missing.gone', { card: title(data.card) })],
  },
  'search-made': {
    weight: 'event',
    line: ([{ data }], { language, title }) => {
      const { place, total, found } = data
      const words = { place: place === null ? '' : title(place), total: total ?? 0 }
      if (total === null) return [speak(language)('missing.none', words)]
      if (found === null) return [speak(language)('missing.not', words)]
      return [speak(language)('missing.found', { ...words, card: title(found) })]
    },
  },
}
