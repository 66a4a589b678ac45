/**
 * The chances outside battles and losses at which players are asked by the pace *can matter*, by format: those that the
 * practice opponent took more than once in 200 times, in 200 games in which it was asked at every one. `npm run windows`
 * finds them.
 */

/** In games of the two starter decks it took none of them so often; elsewhere the list is that of random decks. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  starter: [],
  ds2: ['deployed', 'end of activate'],
  'endor-ds2': ['within activate'],
}

/** Formats in which a deck may hold any card. */
const ANY_CARD: readonly string[] = ['end of draw']

/** Returns the chances of a format that can matter, by the names of `chanceNamed`. */
export const mattering = (format: string): readonly string[] => LISTS[format] ?? ANY_CARD
