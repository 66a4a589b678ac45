/** The fields by which options tell ways and moves to their labels: where, how, and the Force that is paid. */
import type { Option } from '../../../contract/index.ts'
import type { ZoneCard } from '../../../kit/zones/piles.ts'
import type { Move, Way } from '../state/game-frames.ts'
import type { Position } from '../state/position-reading.ts'
import { placeOfWay } from './deploy/ways.ts'
import { goalOf } from './move/ways.ts'

type About = NonNullable<Option['about']>

/** Returns the name of a card that goes somewhere, among the choices of an order: its handle, and the place or way. */
export const goingTo = (handle: string, goal: string): string => `${handle}>${goal}`

/** Whether an option uses a text or plays an Interrupt. */
export const isText = ({ group }: Pick<Option, 'group'>): boolean =>
  group === 'text' || group === 'interrupt' || group === 'effect'

/** Returns the id of the option that forfeits a card. */
export const forfeitId = (handle: string): string => `forfeit-${handle}`

/** Returns what stands in an order for a location or a carrier that is to come: nobody knows its handle yet. */
export const comingHandle = (card: string): string => `card:${card}`

/** Returns where a card comes to lie. @param hand the cards among which its pilot is */
export function aboutWay(
  reading: Pick<Position, 'board'>,
  hand: readonly Pick<ZoneCard, 'handle' | 'card'>[],
  way: Way,
): About & { readonly place: string | null; readonly on: string | null } {
  const pilot = way.way === 'together' ? hand.find(({ handle }) => handle === way.pilot)?.card : undefined
  return {
    place: placeOfWay(reading, way),
    on: way.way === 'aboard' || way.way === 'carrier' ? way.on : way.way === 'instead' ? way.of : null,
    ...(way.way === 'slot' ? { index: way.index } : {}),
    ...(way.way === 'place' && way.replaced !== undefined ? { replaced: way.replaced } : {}),
    ...(way.way === 'aboard' ? { role: way.role } : {}),
    ...(pilot === undefined ? {} : { pilot }),
  }
}

/** Returns where and how a card moves, and what it costs. */
export const aboutMove = (reading: Pick<Position, 'board'>, move: Move): About => ({
  ...{ force: move.cost, place: goalOf(reading, move), on: move.on, role: move.role, how: move.kind },
  ...(move.swap === undefined ? {} : { swap: move.swap }),
})

/** Returns what the only way of an option tells; of several the least Force, and whether others cost more. */
export function onlyOf(ways: readonly About[]): About {
  const [only = {}, ...more] = ways
  if (more.length === 0) return { ...only, only: true }
  const prices = ways.map(({ force }) => Number(force))
  const least = Math.min(...prices)
  return { force: least, ...(prices.some((price) => price > least) ? { from: true } : {}) }
}
