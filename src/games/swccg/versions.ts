/** The version of these rules. */

/** Raised whenever the same answers could give another game; states of another version are refused. */
export const VERSION = '19'
