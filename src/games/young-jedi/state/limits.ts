/** The numbers of the game. */

/** Counters in each Deploy step (rule 5.1). */
export const COUNTER_LIMIT = 6

/** Cards of an opening hand, and of a hand after Even Up (rules 3.1.3, 17.3). */
export const HAND_SIZE = 6
