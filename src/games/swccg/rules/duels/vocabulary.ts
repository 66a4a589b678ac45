/** Duels: two characters face each other, and destinies with their ability decide. */
import { vocabulary } from '../../texts/language/words.ts'

export const duelWords = vocabulary({
  acts: {
    /** One card of this player against another: each player draws this many destinies and adds ability. `won`, `lost`: what follows for this player. */
    duel: { one: 'filter', two: 'filter', draws: 'number', won: 'acts', lost: 'acts' },
    /** This card adds to each of its player's draws of the duel, and goes to the Used Pile after it. */
    throw: { adds: 'number' },
  },
  moments: {
    /** A duel has just begun, of such a card. */
    'duel begins': { 'of?': 'filter' },
    /** That player has just won a duel; `with`: by such a card. */
    'duel won': { by: 'player', 'with?': 'filter' },
  },
  facts: {
    /** A player has begun a duel of these two cards. */
    'duel begun': { player: 'player', card: 'subject' },
    /** A player has won a duel with this card. */
    'duel won': { player: 'player', card: 'subject' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    duels: typeof duelWords
  }
}
