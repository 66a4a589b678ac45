/** Death Star II, cards of the Light Side whose texts are not written yet, in the order of their numbers. */
import { effect, interrupt, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenLight = unwrittenOf(
  'light',
  effect('9_32', 1, 'Close Air Support', 'normal', 5),
  interrupt('9_50', 1, 'Head Back To The Surface', ['used'], 5),
  weapon('9_91', null, 'Orbital Mine', 'automated', 2, { classes: ['mine'], generic: 1 }),
)
