/** An attempt as a picture: what it is and brings, its sum so far, and the ship that makes it. */
import type { Block, Language, MarkedLine, NeedBlock, PlayBlock, Scene } from '../../../../contract/index.ts'
import type { AddedWindow } from '../../panels/added-shown.ts'
import type { PanelAsking } from '../../panels/asking.ts'
import { pilesOf } from '../../panels/scenes/piles-and-hand.ts'
import { type SceneContext, sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { chanceAbove, oddsOf, sumOdds, unseenOf } from '../../policies/practice/unseen-odds.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { cardsOn, locationOf, rowOf } from '../../state/nesting.ts'
import type { ArgumentsOf, Filter } from '../../texts/language/words.ts'
import { fits, placesFitting } from '../../texts/reading/fits.ts'
import { placeName } from '../../words/place-names.ts'
import { shortName } from '../../words/short-names.ts'
import type { AttemptAhead } from './steps.ts'
import { attemptDraws, respondWords, speak } from './story.ts'

/** An attempt with its act and its card. */
interface ShownAttempt {
  readonly ahead: AttemptAhead
  readonly act: ArgumentsOf<'acts', 'attempt'>
  readonly event: TableCard
}

/** Returns what the draws have to be, in a sentence without a full stop. */
export function neededWords({ least, draws }: AttemptAhead, language: Language): string {
  const say = speak(language)
  if (least === 0) return say('events.on.any')
  return say(draws > 1 ? 'events.on.sum' : 'events.on', { number: least })
}

/** Returns the picture of an attempt before it is made. */
export function attemptScene(
  { view, voice, side }: Pick<PanelAsking, 'view' | 'voice' | 'side'>,
  attempt: ShownAttempt,
): Scene {
  const context = sceneContext(view, voice)
  return {
    blocks: [
      stripOf(context),
      playOf(context, side, attempt),
      needOf(context, side, attempt),
      ...shipNote(context, attempt),
      ...pilesOf(context),
    ],
  }
}

/** The locations that are blown away, those that are lost with each, and the Force that their Dark icons take (rule 25.9). */
function blownAhead(
  { reading }: Pick<SceneContext, 'reading'>,
  { of, force: each = 0 }: { readonly of: Filter; readonly force?: number },
  { side, event }: { readonly side: Side; readonly event: TableCard },
) {
  const meant = { reading, you: side, card: event.card, self: event, here: null }
  return placesFitting(of, meant).map((place) => {
    const row = locationOf(place).kind === 'system' ? rowOf(reading.board, place.system) : [place]
    const icons = row.reduce((sum, one) => sum + (locationOf(one).force?.dark ?? 0), 0)
    return { place: place.id, related: row.length - 1, force: each * icons }
  })
}

/** The most characters of the names of places in a line. */
const PLACES = 14

/** The card with the number that it needs, and what follows. */
function playOf(context: SceneContext, side: Side, { ahead, act, event }: ShownAttempt): PlayBlock {
  const { view, speaker } = context
  const say = speak(speaker.language)
  const blown = act.wins.flatMap((win) => (win.word === 'blow away' ? blownAhead(context, win, { side, event }) : []))
  const lost = act.wins.reduce(
    (sum, win) => sum + (win.word === 'lose Force' && typeof win.number === 'number' ? win.number : 0),
    blown.reduce((sum, { force }) => sum + force, 0),
  )
  const names = blown.map(({ place: id, related }) => {
    const place = placeName(view, id, PLACES)
    return related === 0 ? place : say('events.goes.with', { place, count: related })
  })
  const goes = say('events.goes', { places: names.join(', ') })
  const first = act.wins.some(({ word }) => word === 'escape')
    ? [say('events.fleeing')]
    : act.wins.some(({ word }) => word === 'leave in time')
      ? [say('events.leaving')]
      : []
  const foe = speaker.subject(opponentOf(side))
  const lines: readonly MarkedLine[] = [
    {
      text: say('events.must'),
      mark: say('events.must.number', { number: ahead.above + 1 }),
      tone: 'key',
      strong: true,
    },
    ...(names.length === 0 ? [] : [{ text: goes }]),
    ...(lost === 0
      ? []
      : [
          {
            text: say('events.loses', { name: foe }),
            mark: say('events.loses.count', { count: lost }),
            tone: 'good' as const,
          },
        ]),
    ...first.map((text) => ({ text, tone: 'pale' as const })),
    { text: say('events.harmless'), tone: 'pale' },
  ]
  const { card } = event
  return { block: 'play', seat: cardOf(card).side, card, title: cardOf(card).title, functions: [], lines }
}

/** The sum so far, and what the draws have to add. */
function needOf(context: SceneContext, side: Side, { ahead, event }: ShownAttempt): NeedBlock {
  const { language } = context.speaker
  const say = speak(language)
  const { least, draws } = ahead
  const parts = partsOf(context, ahead, event)
  return {
    block: 'need',
    parts: parts.map(({ name, value }) =>
      say(value < 0 ? 'events.part.less' : 'events.part', { card: name, value: Math.abs(value) }),
    ),
    sum: String(parts.reduce((sum, { value }) => sum + value, 0)),
    draws,
    says: say('events.draws', { count: draws }),
    needs: {
      text: say(draws > 1 && least > 0 ? 'events.needs.sum' : 'events.needs'),
      mark: least === 0 ? say('events.needs.any') : say('events.needs.number', { number: least }),
      tone: 'good',
    },
    ...chanceLine(context, side, ahead),
  }
}

interface AttemptNumber {
  readonly name: string
  readonly value: number
}

/** The kinds of arms that add to an attempt. */
const ARMS = ['missile', 'proton torpedoes'] as const

/** The numbers of the sum by their names: the pilot, and the texts that add, an armed ship by its arms. */
function partsOf(
  { view, reading, speaker }: SceneContext,
  ahead: AttemptAhead,
  event: TableCard,
): readonly AttemptNumber[] {
  const say = speak(speaker.language)
  const { ship, pilot, texts, more, each, draws, side } = ahead
  const arms = ship === null ? [] : cardsOn(view, ship.handle)
  const meant = { reading, you: side, card: event.card, self: event, here: null }
  const arm = arms.find((piece) => ARMS.some((kind) => fits({ piece }, kind, meant)))
  // The event itself adds for arms.
  const nameOf = (card: string): string => shortName(card === event.card && arm !== undefined ? arm.card : card)
  return [
    ...(ship === null
      ? []
      : [
          {
            name:
              pilot.pilot === null
                ? say('events.part.pilot')
                : say('events.part.ability', { card: shortName(pilot.pilot.card) }),
            value: pilot.ability,
          },
        ]),
    ...texts.map(({ card, amount }) => ({ name: nameOf(card), value: amount })),
    ...(more === 0 ? [] : [{ name: say('events.part.own'), value: more }]),
    ...(each === 0 ? [] : [{ name: say('events.part.each'), value: each * draws }]),
  ]
}

/** The chance by the cards of the own deck that are not seen; none where it is not known. */
function chanceLine(
  { view, speaker }: SceneContext,
  side: Side,
  { least, draws }: AttemptAhead,
): Pick<NeedBlock, 'lines'> {
  if (least === 0 || view.reader !== side || unseenOf(view, side) === null) return {}
  const say = speak(speaker.language)
  const chance = chanceAbove(sumOdds(oddsOf(view, side), draws), least - 1)
  const number = Math.round(chance * 100)
  return {
    lines: [{ text: say('events.chance'), mark: say('events.chance.number', { number }), tone: 'key' }],
  }
}

/** The ship with its pilot. */
function shipNote({ speaker }: SceneContext, { ahead }: ShownAttempt): readonly Block[] {
  const { ship, pilot } = ahead
  if (ship === null) return []
  const name = shortName(ship.card)
  const text =
    pilot.pilot === null
      ? name
      : speak(speaker.language)('events.flown', { ship: name, pilot: shortName(pilot.pilot.card) })
  return [{ block: 'note', icon: 'arrow', lines: [{ text, strong: true }] }]
}

/** The moment behind the last draw: both players see the draws and the total (rule 37.3). */
export const attemptWindows: readonly AddedWindow[] = [
  {
    moment: 'attempt drawn',
    words: ({ attempt }, language) => (attempt === undefined ? null : respondWords(attempt, language)),
    blocks: ({ view: { attempt }, near, speaker }) =>
      attempt === undefined ? null : [attemptDraws(attempt, attempt.side === near, speaker.language)],
  },
]
