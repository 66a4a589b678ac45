/** Destinies: drawing, changing, replacing them; what follows from their number. */
import { vocabulary } from '../../language/words.ts'

const SHOT = { 'of?': 'filter', 'against?': 'filter' } as const

export const destinyWords = vocabulary({
  acts: {
    /** Draws destiny: its number is `drawn`. */
    draw: {},
    /** Draws two instead of one and chooses. */
    'draw two': {},
    /** Uses a number instead of the draw. */
    substitute: { number: 'amount' },
    if: { if: 'condition', does: 'acts' },
    /** One of these, by its player's choice. */
    choose: { options: 'options' },
    /** Rules that hold from now on, for a span. */
    lasting: { span: 'span', rules: 'rules' },
  },
  moments: {
    /** Before a draw: `of` such a weapon, `against` such a target. */
    'about to draw': { kind: ['battle', 'weapon'], whose: 'player', ...SHOT },
    /** After a draw, before its result; `of` which card, without `kind` any draw. */
    drawn: { 'kind?': ['battle', 'weapon'], whose: 'player', ...SHOT },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    destiny: typeof destinyWords
  }
}
