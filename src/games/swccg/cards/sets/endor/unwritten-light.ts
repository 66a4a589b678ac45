/** Endor, cards of the Light Side whose texts are not written yet, in the order of their numbers. */
import { unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenLight = unwrittenOf(
  'light',
  weapon('8_88', null, 'Ewok Catapult', 'artillery', 7),
  weapon('8_89', null, 'Ewok Spear', 'character', 4),
)
