/** How attempts are told, and their result as a moment of its own. */
import type { Block, DrawBlock, Language } from '../../../../contract/index.ts'
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import { type AddedMoment, bannerOf, momentOn } from '../../story/added-moments.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { shortName } from '../../words/short-names.ts'
import { epicEventsEn } from './en.ts'
import { epicEventsFr } from './fr.ts'

/** Says the texts of Epic Events, in a language or to the reader of a voice. */
export const { speak } = speaking({ texts: { en: epicEventsEn, fr: epicEventsFr }, seats: SIDES, seatName: word })

type AttemptEvent = StoryEvent<'attempted'>

/** The parts of the sum: each draw, the pilot, what texts add. */
function partsOf({ data }: AttemptEvent, { language }: Pick<StoryContext, 'language'>): readonly string[] {
  const say = speak(language)
  const { draws, pilot, ability, added, ship } = data
  return [
    ...draws.map(({ value }) => say('events.draw', { value })),
    ...(ship === null
      ? []
      : [
          pilot === null
            ? say('events.pilot', { value: ability })
            : say('events.ability', { pilot: shortName(pilot), value: ability }),
        ]),
    ...(added === 0 ? [] : [say('events.added', { value: added })]),
  ]
}

/** "Death Star II: destiny 4 + Lando 3 + texts 3 = 10, more than 8 needed." */
function sumLine(event: AttemptEvent, s: StoryContext): string {
  const { target, total, above } = event.data
  const sum = partsOf(event, s).join(' + ')
  return total === null
    ? speak(s.language)('events.none', { target: s.title(target) })
    : speak(s.language)('events.total', { target: s.title(target), sum, total, above })
}

/** Whether it has succeeded, in a line. */
function resultLine({ data }: AttemptEvent, { language, title }: StoryContext): string {
  const { target, total, above } = data
  const named = { target: title(target), above }
  if (total === null) return speak(language)('events.none', { target: title(target) })
  return speak(language)(total > above ? 'events.wins' : 'events.fails', { ...named, total })
}

/** "You attempt to blow away Death Star II with Gold Squadron 1." */
function begunLine({ seat, data }: StoryEvent<'attempt-begun'>, s: StoryContext): string {
  const say = speak(s.language)
  const ship = data.ship === null ? '' : say('events.ship', { ship: s.title(data.ship) })
  const named = { target: s.title(data.target), ship }
  return s.isReader(seat) ? say('events.begun.you', named) : say('events.begun.they', { ...named, name: s.name(seat) })
}

export const epicEventTellings: Pick<Tellings<AddedFact>, 'attempt-begun' | 'attempted'> = {
  'attempt-begun': { weight: 'event', line: ([one], s) => [begunLine(one, s)] },
  attempted: {
    weight: 'goal',
    line: ([one], s) => (one.data.total === null ? [resultLine(one, s)] : [sumLine(one, s), resultLine(one, s)]),
  },
}

/** The cards that were drawn, and the sum that they complete. */
function drawnBlocks(event: AttemptEvent, s: StoryContext): readonly Block[] {
  const { draws, total } = event.data
  const rest = partsOf(event, s).slice(draws.length)
  return total === null ? [] : [attemptDraws(event.data, s.isReader(event.seat), s.language, rest)]
}

/** Returns the cards that were drawn for an attempt, and the total. @param rest the other parts of the sum */
export function attemptDraws(
  { draws, total, above }: Pick<AttemptEvent['data'], 'draws' | 'total' | 'above'>,
  isOwn: boolean,
  language: Language,
  rest: readonly string[] = [],
): DrawBlock {
  const say = speak(language)
  const side = isOwn ? ('near' as const) : ('far' as const)
  const named = ({ card, value }: (typeof draws)[0], at: number) => ({
    ...{ card, value: String(value), label: '' },
    side: at === 0 ? side : side === 'near' ? ('far' as const) : ('near' as const),
  })
  return {
    block: 'draw',
    draws: draws.map(named),
    lines: [
      ...(rest.length === 0 ? [] : [{ text: rest.map((part) => `+ ${part}`).join(' '), tone: 'pale' as const }]),
      total === null
        ? { text: say('events.short'), tone: 'bad' as const }
        : {
            text: say('events.total.line', { total }),
            mark: say('events.total.above', { above }),
            tone: total > above ? ('good' as const) : ('bad' as const),
          },
    ],
  }
}

/** Returns the question to a player who may respond to an attempt, and its total. */
export const respondWords = (
  { total, above }: Pick<AttemptEvent['data'], 'total' | 'above'>,
  language: Language,
): { readonly question: string; readonly below: string } => ({
  question: speak(language)('events.respond?'),
  below:
    total === null
      ? speak(language)('events.short')
      : `${speak(language)('events.total.line', { total })} ${speak(language)('events.total.above', { above })}`,
})

/** The result of an attempt is a moment of its own. */
export const epicEventMoments: readonly AddedMoment[] = [
  momentOn('attempted', {
    weight: 10,
    blocks: (event, s) => [bannerOf(event.data.card, resultLine(event, s)), ...drawnBlocks(event, s)],
    words: (event, s) => [resultLine(event, s)],
  }),
]
