/** Destinies: drawing, changing, replacing them; what follows from their number. */
import { vocabulary } from '../../language/words.ts'

/** Of a shot: with such a weapon, at such a target. */
const SHOT = { 'weapon?': 'filter', 'against?': 'filter' } as const
const DRAW = { player: 'player', weapon: 'subject', against: 'subject' } as const

export const destinyWords = vocabulary({
  acts: {
    /** Draws destiny: its number is `drawn`. As weapon destiny of a weapon that nobody fires, `against` such a card. */
    draw: { 'as?': ['weapon'], 'against?': 'filter' },
    /** Draws once more: `drawn` is then the sum. */
    'draw more': {},
    /** Draws two instead of one and chooses. */
    'draw two': {},
    /** Cancels the draw just made, and draws again in its place. */
    redraw: {},
    /** Uses a number instead of the draw. */
    substitute: { number: 'amount' },
    if: { if: 'condition', does: 'acts' },
    /** One of these, by its player's choice. */
    choose: { options: 'options' },
    /** These happen if the opponent wants it. */
    'they may': { does: 'acts' },
    /** Rules that hold from now on, for a span. */
    lasting: { span: 'span', rules: 'rules' },
  },
  moments: {
    /** Before a draw. */
    'about to draw': { kind: ['battle', 'weapon'], whose: 'player', ...SHOT },
    /** After a draw, before its result; `of` which card, without `kind` any draw. */
    drawn: { 'kind?': ['battle', 'weapon'], whose: 'player', 'of?': 'filter', ...SHOT },
  },
  facts: {
    'about to draw': { kind: ['battle', 'weapon', 'power', 'text'], ...DRAW },
    drawn: { kind: ['battle', 'weapon', 'power', 'text'], card: 'subject', ...DRAW },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    destiny: typeof destinyWords
  }
}
