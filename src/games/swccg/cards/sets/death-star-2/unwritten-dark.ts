/** Death Star II, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { effect, interrupt, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf(
  'dark',
  effect('9_128', 1, 'Leave Them To Me', 'normal', 5, { counterpart: '9_37', immuneTo: ['Alter'] }),
  effect('9_131', 1, 'Royal Escort', 'normal', 4),
  interrupt('9_138', 1, 'Operational As Planned', ['used', 'starting'], 5),
  weapon('9_182', 1, 'Superlaser Mark II', 'Death Star II', 3),
)
