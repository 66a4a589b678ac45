/** Trial texts about cards out of play, of cards that are not whole yet. */
import type { Offer } from '../../../src/games/swccg/texts/language/words.ts'

/** The trial texts, by the Interrupt that lends its title. */
export const TRIAL: Readonly<Record<string, Offer>> = {
  // Young Fool: a character goes out of play.
  '2_132': {
    ...{ offer: 'lost', at: [{ word: 'any time' }] },
    choose: { target: { of: { word: 'all', fit: ['character'], whose: 'opponent' } } },
    does: [{ word: 'put out of play', of: { word: 'the', name: 'target' } }],
  },
}
