/** How movement destiny and the moves of the mobile system are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { deathStarEn } from './en.ts'
import { deathStarFr } from './fr.ts'

/** Says the texts of this folder, in a language or to the reader of a voice. */
export const { speak } = speaking({ texts: { en: deathStarEn, fr: deathStarFr }, seats: SIDES, seatName: word })

/** "X-wing: movement destiny 3 + maneuver 2 = 5, and 2 is enough." */
function drawnLine({ data }: StoryEvent<'passage-drawn'>, { language, title }: StoryContext): string {
  const { drawn, maneuver, added, total, needed, lost } = data
  const card = title(data.card)
  if (drawn === null || total === null) return speak(language)('sectors.none', { card })
  if (lost) return speak(language)('sectors.lost', { card, total, needed })
  const key = added === 0 ? 'sectors.kept' : 'sectors.kept.changed'
  return speak(language)(key, { card, drawn, maneuver, total, needed })
}

export const deathStarTellings: Pick<Tellings<AddedFact>, 'passage-drawn' | 'system-moved'> = {
  'passage-drawn': { weight: 'move', line: ([one], s) => [drawnLine(one, s)] },
  'system-moved': {
    weight: 'event',
    line: ([{ data }], { language, title }) => {
      const { parsec, around } = data
      const card = title(data.card)
      return [
        around === null
          ? speak(language)('system.space', { card, parsec })
          : speak(language)('system.orbits', { card, parsec, around: title(around) }),
      ]
    },
  },
}
