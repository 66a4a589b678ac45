/** Endor, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { unwrittenOf } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf('dark')
