/** Death Star II, cards of the Light Side whose texts are not written yet, in the order of their numbers. */
import { effect, interrupt, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenLight = unwrittenOf(
  'light',
  effect('9_32', 1, 'Close Air Support', 'normal', 5),
  effect('9_35', 1, "I'm With You Too", 'normal', 7),
  effect('9_37', 1, "Let's Keep A Little Optimism Here", 'normal', 5, { counterpart: '9_128', immuneTo: ['Alter'] }),
  effect('9_44', 1, 'The Time For Our Attack Has Come', 'immediate', 5, { immuneTo: ['Control'] }),
  interrupt('9_48', 1, 'Anakin Skywalker', ['used'], 4, { immuneTo: ['Sense'] }),
  interrupt('9_49', 1, 'Critical Error Revealed', ['used'], 4, { characteristics: ['hologram'] }),
  interrupt('9_50', 1, 'Head Back To The Surface', ['used'], 5),
  interrupt('9_52', 1, 'Insertion Planning', ['used'], 6),
  weapon('9_91', null, 'Orbital Mine', 'automated', 2, { classes: ['mine'], generic: 1 }),
)
