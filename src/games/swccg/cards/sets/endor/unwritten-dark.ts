/** Endor, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { effect, interrupt, unwrittenOf } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf(
  'dark',
  effect('8_117', 1, 'Aratech Corporation', 'normal', 4),
  interrupt('8_148', 1, "It's An Older Code", ['used', 'lost'], 3),
)
