/** Following: cards that go along with another one, or after it. */
import { vocabulary } from '../../texts/language/words.ts'

export const followingWords = vocabulary({
  rules: {
    /** When this card moves by landspeed such cards may go along for free, with this landspeed. */
    'goes with': { of: 'filter', landspeed: 'number' },
  },
  filters: {
    /** At the site that the card of the moment has just left, and within landspeed of where that card is now. */
    'can follow': {},
  },
  acts: {
    /** Such a card goes to where the card of the moment is, for free: its regular move of the turn. */
    follow: { of: 'filter' },
  },
  questions: {
    /** With which landspeed may this card go along with that one? */
    'go along': { card: 'subject', with: 'subject' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    following: typeof followingWords
  }
}
