/** How another version of a person is told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { personasEn } from './en.ts'
import { personasFr } from './fr.ts'

const { speak } = speaking({ texts: { en: personasEn, fr: personasFr }, seats: SIDES, seatName: word })

export const personaTellings: Pick<Tellings<AddedFact>, 'version-changed'> = {
  'version-changed': {
    weight: 'event',
    line: ([{ seat, data }], { isReader, name, language, title }) => {
      const cards = { card: title(data.card), was: title(data.was) }
      return [
        isReader(seat)
          ? speak(language)('personas.changed.you', cards)
          : speak(language)('personas.changed.they', { ...cards, name: name(seat) }),
      ]
    },
  },
}
