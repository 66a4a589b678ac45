/** Endor, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { character, effect, interrupt, unwrittenOf } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf(
  'dark',
  character('8_115', 1, 'Sergeant Wallen', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['stormtrooper', 'trooper'],
  }),
  effect('8_117', 1, 'Aratech Corporation', 'normal', 4),
  effect('8_128', 1, 'Perimeter Patrol', 'normal', 4, { immuneTo: ['Alter'] }),
  interrupt('8_137', 1, 'Compact Firepower', ['used'], 4),
  interrupt('8_143', 1, 'Freeze!', ['used'], 6),
  interrupt('8_148', 1, "It's An Older Code", ['used', 'lost'], 3),
)
