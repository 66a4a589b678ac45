/** Endor, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { effect, unwrittenOf } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf('dark', effect('8_117', 1, 'Aratech Corporation', 'normal', 4))
