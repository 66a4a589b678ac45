/** The moments of a match that pictures and threads show: turns, their battles and drains, the end. */
import type { Moments } from '../../../contract/index.ts'
import type { View } from '../view/player-view.ts'
import { highlights } from './highlights.ts'
import { matchEnd, standing } from './match-end.ts'
import { turnPictures } from './turn-pictures.ts'
import { turnOf } from './turn-told.ts'

export const moments: Moments<View> = {
  standing,
  turn: turnOf,
  pictures: turnPictures,
  // A battle has both sides in one muster, and its place is no goal: `pictures` shows them.
  clashes: () => [],
  wins: () => [],
  highlights,
  end: matchEnd,
}
