/** Endor, cards of the Light Side whose texts are not written yet, in the order of their numbers. */
import { character, effect, interrupt, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenLight = unwrittenOf(
  'light',
  character('8_27', 1, 'Sergeant Brooks Carlson', 'rebel', 2, 2, 3, 2, 3, {
    skills: ['warrior'],
    characteristics: ['scout'],
  }),
  effect('8_42', 1, 'Wokling', 'normal', 2),
  interrupt('8_47', 1, 'Ewok And Roll', ['used'], 5),
  weapon('8_88', null, 'Ewok Catapult', 'artillery', 7),
  weapon('8_89', null, 'Ewok Spear', 'character', 4),
)
