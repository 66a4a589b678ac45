/** Trial texts about crossing over, of cards that are not whole yet. */
import type { Filter, Offer } from '../../../src/games/swccg/texts/language/words.ts'

const anyTime = { word: 'any time' } as const
const persona = (name: string): Filter => ({ word: 'named', names: [name] })

/** The trial texts, by the Interrupt that lends its title. */
export const TRIAL: Readonly<Record<string, Offer>> = {
  // The result of a duel that Luke wins.
  '2_132': {
    ...{ offer: 'lost', at: [anyTime] },
    does: [
      {
        ...{ word: 'cross over', above: 3, wins: [{ word: 'deplete', whose: 'opponent' }] },
        of: { word: 'all', fit: [persona('Luke'), { word: 'even captive' }] },
      },
    ],
  },
  // Anakin Skywalker.
  '1_70': {
    ...{ offer: 'used', at: [anyTime] },
    does: [
      {
        ...{ word: 'cross over', of: persona('Vader'), above: 12, more: 6 },
        wins: [{ word: 'lose Force', number: 6, who: 'opponent' }],
      },
    ],
  },
}
