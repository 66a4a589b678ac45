/** Trial texts about duels, of cards that are not whole yet. */
import type { Filter, Offer } from '../../../src/games/swccg/texts/language/words.ts'

const anyTime = { word: 'any time' } as const
const persona = (name: string): Filter => ({ word: 'named', names: [name] })
const captiveToo = (fit: Filter): Filter => ({ word: 'all', fit: [fit, { word: 'even captive' }] })
const loses = (number: number, who: 'you' | 'opponent') => ({ word: 'lose Force', number, who }) as const

/** The trial texts, by the card that lends its title. */
export const TRIAL: Readonly<Record<string, Offer>> = {
  // The back of an Objective of Death Star II: Vader against Luke.
  '2_132': {
    ...{ offer: 'lost', at: [anyTime] },
    does: [
      {
        ...{ word: 'duel', one: persona('Vader'), two: captiveToo(persona('Luke')), draws: 2 },
        ...{ won: [loses(3, 'opponent')], lost: [loses(1, 'you')] },
      },
    ],
  },
  // I Feel The Conflict and Our Only Hope: something follows from a duel that was won.
  '9_39': {
    ...{ offer: 'must', at: [{ word: 'duel won', by: 'you', with: 'rebel' }] },
    does: [{ word: 'activate', number: 1 }],
  },
  // A response of the other player takes one of the two away.
  '1_70': {
    ...{ offer: 'used', at: [{ word: 'duel begins', of: 'imperial' }] },
    does: [{ word: 'lose', of: persona('Luke') }],
  },
}
