/** Cards that a text puts out of a battle, or hits without a shot. */
import { vocabulary } from '../../texts/language/words.ts'

export const excludedWords = vocabulary({
  acts: {
    /** Such a card is out of this battle. */
    exclude: { of: 'filter' },
    /** Such a card in this battle is hit, as by a weapon. */
    hit: { of: 'filter' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    excluded: typeof excludedWords
  }
}
