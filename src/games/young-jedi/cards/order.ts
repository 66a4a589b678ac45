/** The order in which cards are named wherever no other may be told. */

/** Made once: `localeCompare` looks its rules up at every comparison. */
const collator = new Intl.Collator('en', { numeric: true })

/** Ids of cards by set, then by number. */
export const byId = (one: string, other: string): number => collator.compare(one, other)
