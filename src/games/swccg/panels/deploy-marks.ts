/** Marks of pictures in the deploy phase: cards that come, their places, the hand. */
import type { Scene } from '../../../contract/index.ts'
import { afterDeploy, type DeployAhead, type TurnAhead } from '../policies/turn-ahead.ts'
import type { View } from '../view/player-view.ts'
import type { PanelAsking } from './asking.ts'
import type { DeployWay } from './deploy-ways.ts'
import { movingMarks } from './moves/moving-marks.ts'
import type { CardMark, HeldMark, PlaceMark } from './scenes/scene-marks.ts'
import { tableScene } from './scenes/table-scene.ts'

/** Faces of the hand with names. */
const NAMED = 5

/** A card of the hand that is taken: the price of its way; null: a ship with which it comes has the price of both. */
type TakenMark = Pick<HeldMark, 'state' | 'cost'>

/** Returns the marks of the cards of the hand that these deployments take. */
export const takenCards = (
  deploys: readonly Pick<DeployAhead, 'held' | 'way' | 'cost'>[],
  state: NonNullable<CardMark['state']>,
): ReadonlyMap<string, TakenMark> =>
  new Map(
    deploys.flatMap(({ held, way, cost }): readonly [string, TakenMark][] => [
      [held, { state, cost }],
      ...('pilot' in way ? [[way.pilot, { state, cost: null }] as [string, TakenMark]] : []),
    ]),
  )

/** Returns the cards of the hand that a question can use, the marked ones among them, and the others. */
export function handMarks(
  view: View,
  ways: readonly DeployWay[],
  taken: ReadonlyMap<string, TakenMark>,
): { readonly held: readonly HeldMark[]; readonly later: readonly HeldMark[] } {
  const best = new Map<string, DeployWay>()
  const least = new Map<string, number>()
  for (const one of ways) {
    const { held, card, cost } = one
    // Copies of a card have the same ways.
    for (const copy of view.hand.filter((other) => other.card === card)) {
      if (!best.has(copy.handle)) best.set(copy.handle, { ...one, held: copy.handle })
      least.set(copy.handle, Math.min(cost, least.get(copy.handle) ?? cost))
    }
    if (!best.has(held)) best.set(held, one)
  }
  const rank = ({ handle }: { readonly handle: string }) => (taken.has(handle) ? -1 : [...best.keys()].indexOf(handle))
  // A pilot who comes with a ship may have no way alone.
  const usable = view.hand
    .filter(({ handle }) => best.has(handle) || taken.has(handle))
    .toSorted((one, other) => rank(one) - rank(other))
  const marked = (one: (typeof view.hand)[number]): HeldMark => {
    const cost = least.get(one.handle)
    return { ...one, ...(cost === undefined ? {} : { cost }), ...taken.get(one.handle) }
  }
  const named = usable.slice(0, NAMED)
  const inOrder = view.hand.filter((one) => named.includes(one))
  const rest = view.hand.filter((one) => !named.includes(one))
  return { held: inOrder.map(marked), later: rest.map(marked) }
}

/** Returns the marks of supposed cards on the board, and of the places to which they come. */
function comingMarks(before: View, then: View, deploys: readonly Pick<DeployAhead, 'at'>[], proposed: boolean) {
  const known = new Set(before.pieces.map(({ handle }) => handle))
  const cards = new Map<string, CardMark>(
    then.pieces
      .filter(({ handle }) => !known.has(handle))
      .map(({ handle }) => [handle, { state: 'coming', ...(proposed ? { proposed } : {}) }]),
  )
  const old = new Set(before.places.map(({ id }) => id))
  const places = new Map<string, PlaceMark>()
  for (const { id } of then.places) if (!old.has(id)) places.set(id, proposed ? 'proposed' : 'coming')
  for (const { at } of deploys) if (at !== null && !places.has(at)) places.set(at, proposed ? 'suggested' : 'chosen')
  return { cards, places }
}

/** Returns the marks of the cards that come and move in the rest of a turn as proposed, on the position after it. */
export const restMarks = (before: View, rest: RestShown) => planMarks(before, rest, true)

type RestShown = Pick<TurnAhead, 'view' | 'moves' | 'last' | 'deploys'>

/** The same for a rest of a turn that is proposed, or that its player has put together. */
export function planMarks(before: View, { view, moves, last, deploys }: RestShown, proposed: boolean) {
  const coming = comingMarks(before, last, deploys, proposed)
  const moving = movingMarks(view, moves, proposed)
  return {
    ...moving,
    cards: new Map([...moving.cards, ...coming.cards]),
    places: new Map([...moving.places, ...coming.places]),
  }
}

/** Returns the marks of cards deployed in this phase, which wait until the answers are sent. */
export const plannedMarks = ({ today }: View): readonly [string, CardMark][] =>
  today.fresh.map((handle) => [handle, { state: 'coming' }])

/** Returns the picture of one way, with the places of the others. */
export function wayScene(
  asking: Pick<PanelAsking, 'view' | 'side' | 'voice'>,
  best: DeployWay,
  ways: readonly DeployWay[],
): Scene {
  const { view, side, voice } = asking
  const then = afterDeploy(view, side, best)
  const { cards, places } = comingMarks(view, then, [best], false)
  for (const { at } of ways) if (at !== null && !places.has(at)) places.set(at, 'possible')
  const chosen = takenCards([best], 'chosen')
  return tableScene(then, voice, {
    cards: new Map([...plannedMarks(view), ...cards]),
    places,
    ...handMarks(view, ways, chosen),
    track: { deploy: { value: String(view.today.fresh.length + chosen.size) } },
  })
}
