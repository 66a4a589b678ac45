/** How captives are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import { type AddedMoment, bannerOf, momentOn } from '../../story/added-moments.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { captivesEn } from './en.ts'
import { captivesFr } from './fr.ts'

/** Says the texts of captives, in a language or to the reader of a voice. */
export const { speak } = speaking({ texts: { en: captivesEn, fr: captivesFr }, seats: SIDES, seatName: word })

/** The names of cards that rest with a mark. */
export const captiveMarks = {
  captive: { en: captivesEn['captives.mark'], fr: captivesFr['captives.mark'] },
  frozen: { en: captivesEn['captives.mark.frozen'], fr: captivesFr['captives.mark.frozen'] },
} as const

/** "Lord Vader captures Luke." */
const capturedLine = ({ data }: StoryEvent<'captured'>, { language, title }: StoryContext): string =>
  speak(language)('captives.captured', { by: title(data.by), card: title(data.card) })

export const captiveTellings: Pick<Tellings<AddedFact>, 'captured' | 'handed-over' | 'released'> = {
  captured: {
    weight: 'event',
    line: ([one], s) => [capturedLine(one, s)],
  },
  'handed-over': {
    weight: 'event',
    line: ([{ data }], { language, title }) => [
      speak(language)('captives.handed', { from: title(data.from), by: title(data.by), card: title(data.card) }),
    ],
  },
  released: {
    weight: 'event',
    line: ([{ data }], { language, title }) => [
      speak(language)(data.pile === null ? 'captives.stays' : 'captives.goes', { card: title(data.card) }),
    ],
  },
}

/** A capture is a moment of its own: who is captured, and where. */
export const captiveMoments: readonly AddedMoment[] = [
  momentOn('captured', {
    weight: 9,
    blocks(event, s) {
      const { card, at } = event.data
      return [bannerOf(card, capturedLine(event, s), at === null ? [] : [s.title(at)])]
    },
    words: (event, s) => [capturedLine(event, s)],
  }),
]
