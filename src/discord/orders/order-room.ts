/** How much text a panel of standing orders holds on one phone screen. */

/** Characters of a line: two lines on a phone. */
export const MOST_LINE = 90
/** Lines of a list. */
export const MOST_LINES = 7
/** Lines of each of two lists that share a screen. */
export const MOST_LINES_OF_TWO = 5
