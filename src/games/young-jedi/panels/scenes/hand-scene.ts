/** Pictures of the own hand, or of cards to choose from (E). */
import type { Block, Tile } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { asDeployed } from '../../rules/deploy.ts'
import { LAPS_TO_WIN } from '../../rules/race/podrace.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import type { View } from '../../view/player-view.ts'
import type { Speaker } from '../../words/say.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { stripOf } from './strip.ts'
import { costFigure, figuresOf, powerAhead, tileOf } from './tiles.ts'
import { choiceTray, drawnTiles, handTray } from './tray.ts'

/** The pictures of questions about cards of the hand, or found elsewhere. */
export const HAND = {
  fetch: (seeing) => found(seeing, seeing.speaker.say('scene.effects')),
  search: (seeing) => found(seeing, seeing.speaker.say('scene.found')),

  reshuffle: (seeing) => {
    const { decision, view, side, speaker } = seeing
    const tiles = optionsOf(decision).flatMap(({ id, card, about }): Tile[] => {
      if (card === undefined) return []
      const foot = about.from === 'discard' ? { foot: speaker.say('scene.from-discard') } : {}
      return [{ ...tileOf(id, card), figures: figuresOf(card, undefined, view, speaker.say), ...foot }]
    })
    return [stripOf(view, side, speaker), ...choiceTray(seeing, speaker.say('scene.reshuffle'), tiles)]
  },

  thrust: (seeing) => {
    const { decision, view, side, speaker } = seeing
    const { next } = decision.about
    const fits = new Set(optionsOf(decision).map(({ id }) => id))
    const tray = handTray(seeing, {
      look: ({ handle }) =>
        seeing.taken.includes(handle)
          ? { state: seeing.mark }
          : fits.has(handle)
            ? {}
            : { state: 'dim', foot: speaker.say('scene.no-number', { number: next }) },
    })
    return [stripOf(view, side, speaker), ...raceBand(view, side, speaker, { next, card: playedIn(seeing) }), ...tray]
  },

  refuel: (seeing) => {
    const { decision, view, side, speaker, begun } = seeing
    const { say } = speaker
    const { shape } = decision
    const [least, most] = shape.type === 'number' ? [shape.min, shape.max] : [0, 0]
    const { deck, hand } = view.sides[side]
    const draws = Math.min(Math.max(least, Math.min(most, begun.number ?? most)), deck)
    const tray = handTray(seeing, {
      ...(draws === 0 ? {} : { title: say('scene.tray.draw', { hand, count: draws }) }),
      ...(draws === 0 ? {} : { note: say('scene.deck.change', { now: deck, left: deck - draws }) }),
      coming: drawnTiles(draws, speaker),
    })
    return [stripOf(view, side, speaker), ...raceBand(view, side, speaker), ...tray]
  },

  'raise-limit': (seeing) => discarding(seeing),
  'text-cards': (seeing) => discarding(seeing),
  'discard-down': (seeing) => discarding(seeing),
  'forced-discard': (seeing) => discarding(seeing),
} satisfies Partial<ScenePainters>

/** Cards of the draw deck among which the player may choose. */
function found(seeing: SceneContext<DecisionOf<'fetch'>> | SceneContext<DecisionOf<'search'>>, title: string): Block[] {
  const { decision, view, side, speaker } = seeing
  const options: readonly { readonly id: string; readonly card?: string }[] = optionsOf(decision)
  const tiles = options.flatMap(({ id, card }): Tile[] => {
    if (card === undefined) return []
    const laid = asDeployed(card) ?? card
    const plate = costFigure(card, view, side, speaker.say)
    const figures = figuresOf(laid, powerAhead(card, view, side), view, speaker.say)
    return [{ ...tileOf(id, laid), ...(plate === null ? {} : { plate }), figures }]
  })
  const strip = stripOf(view, side, speaker)
  return tiles.length === 0
    ? [strip, ...handTray(seeing as SceneContext)]
    : [strip, ...choiceTray(seeing as SceneContext, title, tiles)]
}

/** The hand, with the number of cards that it has without those that the draft takes. */
function discarding(seeing: SceneContext): Block[] {
  const { view, side, speaker, taken } = seeing
  const now = view.sides[side].cards?.length ?? 0
  const title = speaker.say('scene.tray.change', { now, left: now - taken.length })
  return [stripOf(view, side, speaker), ...handTray(seeing, taken.length === 0 ? {} : { title })]
}

/** The number of the next lap card, and the card that the draft plays for it. */
interface Lap {
  readonly next: number
  readonly card: string | undefined
}

const playedIn = ({ decision, taken }: SceneContext<DecisionOf<'thrust'>>): string | undefined =>
  optionsOf(decision).find(({ id }) => taken.includes(id))?.card

/** The own race: Objective, pilot and Podracer, with laps and Thrust tokens. @param lap the lap card that may be played next */
function raceBand(view: View, side: Side, { say }: Speaker, lap?: Lap): Block[] {
  const { race } = view.sides[side]
  if (race === null) return []
  const racers = [race.pilot, race.podracer].flatMap((one) => (one === null ? [] : [tileOf(one.handle, one.card)]))
  const laps = race.pile.map(
    ({ card, as }): Tile => ({
      ...tileOf(`${side}.lap.${as}`, card),
      plate: { id: 'destiny', label: say('scene.destiny'), value: `${as}` },
    }),
  )
  return [
    {
      block: 'band',
      seat: side,
      tiles: racers,
      ...(laps.length === 0 ? {} : { things: laps }),
      notes: [
        say('scene.race.laps', { laps: race.laps, of: LAPS_TO_WIN }),
        say('scene.race.tokens', { count: race.tokens }),
        ...(lap === undefined ? [] : [say('scene.race.next', { next: lap.next })]),
      ],
      empty: say('scene.race'),
    },
  ]
}
