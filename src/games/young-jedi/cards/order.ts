/** The order of cards in lists whose real order is secret. */

/** Made once, because `localeCompare` looks up its rules at every comparison. */
const collator = new Intl.Collator('en', { numeric: true })

/** Compares ids of cards by set, then by number. */
export const byId = (one: string, other: string): number => collator.compare(one, other)
