/** How blowing away is told: it is a moment of its own. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import { type AddedMoment, bannerOf, momentOn } from '../../story/added-moments.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { shortName } from '../../words/short-names.ts'
import { blowingAwayEn } from './en.ts'
import { blowingAwayFr } from './fr.ts'

/** Says the texts of blowing away, in a language or to the reader of a voice. */
export const { speak } = speaking({ texts: { en: blowingAwayEn, fr: blowingAwayFr }, seats: SIDES, seatName: word })

type BlowingEvent = StoryEvent<'blown-away'>

/** "You blow away Death Star II." */
function headLine({ seat, data }: BlowingEvent, { isReader, name, language, title }: StoryContext): string {
  const card = title(data.card)
  return isReader(seat)
    ? speak(language)('blown.you', { card })
    : speak(language)('blown.they', { card, name: name(seat) })
}

/** The locations and cards that are lost with it. */
function lossLines({ data }: BlowingEvent, { language, series }: StoryContext): readonly string[] {
  const { related, lost } = data
  return [
    ...(related.length === 0 ? [] : [speak(language)('blown.with', { cards: series(related.map(shortName)) })]),
    ...(lost.length === 0 ? [] : [speak(language)('blown.lost', { count: lost.length })]),
  ]
}

export const blowingAwayTellings: Pick<Tellings<AddedFact>, 'blown-away'> = {
  'blown-away': { weight: 'goal', line: ([one], s) => [headLine(one, s), ...lossLines(one, s)] },
}

export const blowingAwayMoments: readonly AddedMoment[] = [
  momentOn('blown-away', {
    weight: 40,
    blocks: (event, s) => [bannerOf(event.data.card, headLine(event, s), lossLines(event, s))],
    words: (event, s) => [headLine(event, s), ...lossLines(event, s)],
  }),
]
