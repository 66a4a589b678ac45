/** Places that change hands in a turn, by the board after it and the events that led there. */
import { cardOf, opponentOf, SIDES, type Side } from '../state/engine-card.ts'
import { allAt, isFighter, locationOf, sideOfPiece } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import { controls } from '../texts/values/presence.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import type { StoryContext, StoryEvent } from './telling-context.ts'

/** A card that has come to a place, or left one. */
interface Passage {
  readonly handle: string
  readonly card: string
  readonly place: string | null
}

/** The cards that came to a place by an event, and those that left one. */
function passagesIn(one: StoryEvent): { readonly came: readonly Passage[]; readonly went: readonly Passage[] } {
  switch (one.type) {
    case 'deployed':
      return { came: [one.data], went: [] }
    case 'moved': {
      const { handle, card, withHandles, with: company, place, from } = one.data
      const all = [{ handle, card }, ...withHandles.map((name, at) => ({ handle: name, card: company[at] ?? card }))]
      return {
        came: all.map((moved) => ({ ...moved, place })),
        went: all.map((moved) => ({ ...moved, place: from })),
      }
    }
    case 'relocated': {
      const { handles, cards, from, place } = one.data
      const all = handles.map((handle, at) => ({ handle, card: cards[at] ?? '', from: from[at] ?? null }))
      return {
        came: all.map((moved) => ({ ...moved, place })),
        went: all.map(({ from: place, ...moved }) => ({ ...moved, place })),
      }
    }
    case 'forfeited':
    case 'gone':
    case 'left': {
      const { handle, card, place } = one.data
      return { came: [], went: handle === null ? [] : [{ handle, card, place }] }
    }
    default:
      return { came: [], went: [] }
  }
}

/** The handles of a side's fighters at each place before the events, from those that are there after them. */
function before(events: readonly StoryEvent[], view: View, place: string, side: Side): ReadonlySet<string> {
  const isOwn = (card: string) => isFighter(cardOf(card)) && cardOf(card).side === side
  const there = new Set(
    allAt(view, place)
      .filter((piece) => isFighter(cardOf(piece.card)) && sideOfPiece(piece) === side)
      .map(({ handle }) => handle),
  )
  for (const one of events.toReversed()) {
    const { came, went } = passagesIn(one)
    for (const { handle, place: at } of came) if (at === place) there.delete(handle)
    for (const { handle, card, place: at } of went) if (at === place && isOwn(card)) there.add(handle)
  }
  return there
}

/** A place that a side has taken from its opponent, or where both are now. */
export interface ChangedPlace {
  readonly id: string
  /** Catalogue id of the location. */
  readonly card: string
  /** Null: both are there. */
  readonly holder: Side | null
}

/**
 * Returns the places that a side has taken from its opponent, and those where both now are.
 * @param events of one turn
 * @param view after them
 */
export function changedPlaces(events: readonly StoryEvent[], view: View): readonly ChangedPlace[] {
  const reading = readingOf(view)
  const touched = new Set(events.flatMap((one) => Object.values(passagesIn(one)).flat()).map(({ place }) => place))
  return view.places.flatMap((place): readonly ChangedPlace[] => {
    if (!touched.has(place.id)) return []
    const were = SIDES.filter((side) => before(events, view, place.id, side).size > 0)
    const changed = { id: place.id, card: locationOf(place).id }
    const holder = SIDES.find((side) => controls(reading, place.id, side))
    const are = SIDES.filter((side) => allAt(view, place.id).some((piece) => isFighterOf(piece.card, side)))
    if (holder !== undefined) {
      const other = opponentOf(holder)
      // Where both were and are, cards without ability stand beside the one who held it before.
      const taken = were.includes(other) && !(were.includes(holder) && are.includes(other))
      return taken ? [{ ...changed, holder }] : []
    }
    return were.length === 1 && are.length === 2 ? [{ ...changed, holder: null }] : []
  })
}

/** Returns a sentence for each of these places. @param events of one turn @param view after them */
export const placeLines = (events: readonly StoryEvent[], view: View, { say, tell }: StoryContext): readonly string[] =>
  changedPlaces(events, view).map(({ card, holder }) => {
    const values = { place: shortName(card) }
    return holder === null ? say('place.fought', values) : tell(holder, 'place.takes', values)
  })

const isFighterOf = (card: string, side: Side): boolean => isFighter(cardOf(card)) && cardOf(card).side === side
