/** Endor, cards of the Light Side whose texts are not written yet, in the order of their numbers. */
import { interrupt, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenLight = unwrittenOf(
  'light',
  interrupt('8_47', 1, 'Ewok And Roll', ['used'], 5),
  weapon('8_88', null, 'Ewok Catapult', 'artillery', 7),
  weapon('8_89', null, 'Ewok Spear', 'character', 4),
)
