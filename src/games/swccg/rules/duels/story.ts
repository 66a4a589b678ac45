/** How duels are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { opponentOf, SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { duelsEn } from './en.ts'
import { duelsFr } from './fr.ts'

/** Says the texts of duels, in a language or to the reader of a voice. */
export const { speak } = speaking({ texts: { en: duelsEn, fr: duelsFr }, seats: SIDES, seatName: word })

/** "Lord Vader wins the duel 14–12.": the winner's total first, of a tie the dark one. */
export function resultLine({ data }: StoryEvent<'dueled'>, { language, title }: StoryContext): string {
  const { sides, winner } = data
  const first = winner ?? 'dark'
  const [one, other] = [sides[first], sides[opponentOf(first)]]
  const score = `${one.total}–${other.total}`
  return winner === null
    ? speak(language)('duels.tied', { card: title(one.card), against: title(other.card), score })
    : speak(language)('duels.won', { card: title(one.card), score })
}

/** The same without numbers. */
function briefResult({ data: { sides, winner } }: StoryEvent<'dueled'>, { language, title }: StoryContext): string {
  return winner === null
    ? speak(language)('duels.tied.short')
    : speak(language)('duels.won.short', { card: title(sides[winner].card) })
}

export const duelTellings: Pick<Tellings<AddedFact>, 'duel-begun' | 'thrown' | 'dueled' | 'duel-stopped'> = {
  'duel-begun': {
    weight: 'move',
    line: ([{ data }], { language, title }) => {
      const who = { card: title(data.card), against: title(data.against) }
      return [
        data.at === null
          ? speak(language)('duels.begins', who)
          : speak(language)('duels.begins.at', { ...who, place: title(data.at) }),
      ]
    },
  },
  thrown: {
    weight: 'detail',
    line: ([{ data }], { language, title }) => [
      speak(language)('duels.thrown', { card: title(data.card), adds: data.adds }),
    ],
  },
  dueled: {
    weight: 'fight',
    line: ([one], s) => [resultLine(one, s)],
    brief: ([one], s) => [briefResult(one, s)],
  },
  'duel-stopped': {
    weight: 'detail',
    line: (_, { language }) => [speak(language)('duels.stopped')],
  },
}
