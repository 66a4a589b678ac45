/** The position after a card of the hand has reacted to the place of a battle or drain, as far as there is one way alone. */
import { deployed, paid, supposedHandle } from '../policies/practice/supposing.ts'
import type { OptionHere } from '../rules/abouts.ts'
import { reactWays } from '../rules/react/reacting.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import { readingOf } from '../texts/reading-of.ts'
import type { View } from '../view/player-view.ts'

/** The position after a react, and the cards that come by it. */
export interface ReactPosition {
  readonly view: View
  readonly handles: readonly string[]
}

/** Returns the position after a react from hand; null where it may go more than one way, or leaves a place. */
export function reactPosition(view: View, side: Side, { card = '', face, about }: OptionHere): ReactPosition | null {
  const held = view.hand.find((one) => one.card === card)
  if (face !== undefined || held === undefined) return null
  const others = view.hand.filter(({ handle }) => handle !== held.handle)
  const [only, ...more] = reactWays(readingOf(view), side, cardOf(card), others)
  if (only === undefined || more.length > 0) return null
  const { way } = only
  return {
    view: paid(deployed(view, held.handle, way), side, about?.force ?? 0),
    handles: [held.handle, ...('pilot' in way ? [way.pilot] : [])].map(supposedHandle),
  }
}
