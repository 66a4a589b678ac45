/** How contests are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { contestEn } from './en.ts'
import { contestFr } from './fr.ts'

const { speak } = speaking({ texts: { en: contestEn, fr: contestFr }, seats: SIDES, seatName: word })

export const contestTellings: Pick<Tellings<AddedFact>, 'contested'> = {
  contested: {
    weight: 'event',
    line: ([{ data }], { language, title }) => {
      const { mine, theirs, lost } = data
      const words = {
        ...{ mine: title(mine.card), total: mine.total ?? '–' },
        ...{ theirs: title(theirs.card), other: theirs.total ?? '–' },
      }
      return [speak(language)(lost === null ? 'contest.even' : 'contest.totals', words)]
    },
  },
}
