/** How crossing over is told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import { type AddedMoment, bannerOf, momentOn } from '../../story/added-moments.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { crossingEn } from './en.ts'
import { crossingFr } from './fr.ts'

/** Says the texts of crossing over, in a language or to the reader of a voice. */
const { speak } = speaking({ texts: { en: crossingEn, fr: crossingFr }, seats: SIDES, seatName: word })

/** "Lord Vader: 15 of more than 14." */
function totalLine({ data }: StoryEvent<'crossing-total'>, { language, title }: StoryContext): string {
  const { card, total, above } = data
  return total === null
    ? speak(language)('crossing.none', { card: title(card) })
    : speak(language)('crossing.total', { card: title(card), total, above })
}

/** "Lord Vader crosses over to you." */
function crossedLine({ seat, data }: StoryEvent<'crossed'>, { isReader, name, language, title }: StoryContext): string {
  return isReader(seat)
    ? speak(language)('crossing.crosses.you', { card: title(data.card) })
    : speak(language)('crossing.crosses.they', { card: title(data.card), name: name(seat) })
}

export const crossingTellings: Pick<
  Tellings<AddedFact>,
  'crossing-tried' | 'crossing-total' | 'crossed' | 'depleted'
> = {
  'crossing-tried': {
    weight: 'move',
    line: ([{ seat, data }], { isReader, name, language, title }) => [
      isReader(seat)
        ? speak(language)('crossing.tries.you', { card: title(data.card), above: data.above })
        : speak(language)('crossing.tries.they', { card: title(data.card), above: data.above, name: name(seat) }),
    ],
  },
  'crossing-total': {
    weight: 'event',
    line: ([one], s) => [
      totalLine(one, s),
      ...(one.data.total !== null && one.data.total <= one.data.above
        ? [speak(s.language)('crossing.fails', { card: s.title(one.data.card) })]
        : []),
    ],
  },
  crossed: { weight: 'goal', line: ([one], s) => [crossedLine(one, s)] },
  depleted: {
    weight: 'goal',
    line: ([{ seat, data }], { isReader, name, language }) => [
      isReader(seat)
        ? speak(language)('crossing.depleted.you', { count: data.count })
        : speak(language)('crossing.depleted.they', { count: data.count, name: name(seat) }),
    ],
  },
}

/** A character that crosses over is a moment of its own. */
export const crossingMoments: readonly AddedMoment[] = [
  momentOn('crossed', {
    weight: 10,
    blocks: (event, s) => [bannerOf(event.data.card, crossedLine(event, s))],
    words: (event, s) => [crossedLine(event, s)],
  }),
]
