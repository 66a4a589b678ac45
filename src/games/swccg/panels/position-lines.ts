/** Lines below questions: the Force that is left, and power at a place before and after. */
import { fitBelow } from '../../../kit/panels/fitting.ts'
import { read } from '../policies/practice/supposing.ts'
import { powerSeen } from '../view/place-seen.ts'
import type { View } from '../view/player-view.ts'
import type { PanelAsking } from './asking.ts'
import { placeNames } from './card-names.ts'

type LineSource = Pick<PanelAsking, 'view' | 'side' | 'foe' | 'speaker'>

/** Returns "Force 11 → 1"; null where it stays as it is. */
function forceLine({ view, side, speaker }: LineSource, then: View): string | null {
  const [before, after] = [view, then].map(({ sizes }) => sizes[side].force)
  return before === after ? null : speaker.say('panel.force.spent', { before: before ?? 0, after: after ?? 0 })
}

/** Returns the power of the asked side at a place before and after, and that of the opponent. */
export function powersAt({ view, side, foe }: LineSource, then: View, place: string) {
  const power = (position: View) => powerSeen(read(position), place, side) ?? 0
  const isThere = view.places.some(({ id }) => id === place)
  return { before: isThere ? power(view) : 0, after: power(then), theirs: powerSeen(read(then), place, foe) }
}

/** Returns "Endor 0 → 12 against 7"; null where no power changes. */
function placeLine(asking: LineSource, then: View, place: string): string | null {
  const { before, after, theirs } = powersAt(asking, then, place)
  if (before === after || !asking.view.places.some(({ id }) => id === place)) return null
  const { say } = asking.speaker
  const [, name] = placeNames(asking.view, place)
  return theirs === null
    ? say('panel.place.power', { place: name, before, after })
    : say('panel.place.against', { place: name, before, after, theirs })
}

/** Returns what changes, as much of it as has room: the Force, and the power at the place where that is one. */
export function changeLine(asking: LineSource, then: View, place: string | null): string | null {
  const force = forceLine(asking, then)
  const power = place === null ? null : placeLine(asking, then, place)
  const parts = [force, power].filter((part) => part !== null)
  if (parts.length === 0) return null
  return fitBelow(parts.join('. '), ...parts.toReversed())
}
