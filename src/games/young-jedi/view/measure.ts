/** The lead in a game that a league ends: planets first, then the cards left in the draw decks (rules 19.1, 19.2). */
import { type Lead, leadBy } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import type { View } from './player-view.ts'

/** Returns who is ahead; the differential counts cards in the draw decks, or planets where they decide. */
export function measure({ won, sides }: Pick<View, 'won' | 'sides'>): Lead<Side> {
  const planets = (side: Side) => won.filter(({ by }) => by === side).length
  const ahead = planets('dark') - planets('light')
  return leadBy<Side>('dark', 'light', ahead === 0 ? sides.dark.deck - sides.light.deck : ahead)
}
