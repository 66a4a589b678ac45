/** Endor, cards of the Light Side whose texts are not written yet, in the order of their numbers. */
import { character, effect, interrupt, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenLight = unwrittenOf(
  'light',
  character('8_16', 1, 'Graak', 'alien', 3, 2, 0, 1, 1, { characteristics: ['Ewok'] }),
  character('8_18', 1, 'Lieutenant Greeve', 'rebel', 3, 2, 3, 2, 4, {
    skills: ['warrior'],
    characteristics: ['scout'],
  }),
  character('8_27', 1, 'Sergeant Brooks Carlson', 'rebel', 2, 2, 3, 2, 3, {
    skills: ['warrior'],
    characteristics: ['scout'],
  }),
  character('8_28', 1, 'Sergeant Bruckman', 'rebel', 2, 1, 2, 1, 3, {
    skills: ['warrior'],
    characteristics: ['scout', 'Corellian'],
  }),
  effect('8_42', 1, 'Wokling', 'normal', 2),
  interrupt('8_45', 1, 'Covert Landing', ['used', 'lost'], 4),
  interrupt('8_47', 1, 'Ewok And Roll', ['used'], 5),
  interrupt('8_48', 1, 'Ewok Log Jam', ['used'], 4),
  interrupt('8_49', null, 'Ewok Rescue', ['used'], 4),
  interrupt('8_51', 1, 'Fly Casual', ['used', 'lost'], 6),
  interrupt('8_52', 1, 'Free Ride', ['used'], 5),
  interrupt('8_56', 1, 'I Know', ['lost'], 5),
  interrupt('8_58', 1, 'Rapid Deployment', ['lost'], 5, { alsoIn: 'Second Anthology' }),
  interrupt('8_60', null, 'Surprise Counter Assault', ['lost'], 4),
  interrupt('8_62', 1, 'This Is Absolutely Right', ['used'], 5),
  weapon('8_88', null, 'Ewok Catapult', 'artillery', 7),
  weapon('8_89', null, 'Ewok Spear', 'character', 4),
)
