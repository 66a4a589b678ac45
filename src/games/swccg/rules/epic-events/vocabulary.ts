/** Epic Events: a type of card, and its attempts to blow something away. */
import { vocabulary, WHILE } from '../../texts/language/words.ts'

export const epicEventWords = vocabulary({
  rules: {
    /**
     * Adds to the total of such a player's attempts to blow away such a location, made `with` such a ship and `by` such a
     * pilot.
     */
    'adds to attempts': {
      amount: 'amount',
      'of?': 'filter',
      'with?': 'filter',
      'by?': 'filter',
      'whose?': 'player',
      ...WHILE,
    },
    /** Adds to each destiny that you draw for an attempt, whatever it is made on and with. */
    'adds to attempt draws': { amount: 'amount', ...WHILE },
  },
  acts: {
    /**
     * Draws this many destinies, adds `more` and the ability of the pilot of such a ship (`with`): if the total is more than
     * `above`, such a location is to be blown away, and `wins` follows.
     */
    attempt: { of: 'filter', above: 'number', draws: 'number', 'with?': 'filter', 'more?': 'amount', wins: 'acts' },
    /** Adds to the total of the attempt that goes on. */
    'add to attempt': { amount: 'number' },
  },
  moments: {
    /** All destinies of an attempt on such a location are drawn. */
    'attempt drawn': { of: 'filter' },
  },
  facts: {
    'attempt drawn': { player: 'player', card: 'subject' },
  },
  questions: {
    /** How much does this player add to an attempt on this location, with this ship and pilot? */
    'attempt total': { target: 'subject', ship: 'subject', pilot: 'subject', player: 'player' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    epicEvents: typeof epicEventWords
  }
}
