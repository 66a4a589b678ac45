/** Statements about the position. */
import { vocabulary } from '../../language/words.ts'

export const testWords = vocabulary({
  tests: {
    /** This card fits. */
    is: { fit: 'filter' },
    /** Some card in play fits. */
    exists: { fit: 'filter' },
    /** Such a card is out of play. */
    'out of play': { fit: 'filter' },
    compares: { left: 'amount', by: 'compared', right: 'amount' },
    /** A battle is at such a location. */
    battle: { at: 'filter' },
    /** A Force drain is being made at such a location. */
    drain: { at: 'filter' },
    /** Destiny is being drawn for a battle or a weapon. */
    'fighting draw': {},
    /** All of your ability in this battle, or at that place, comes from such cards. */
    'all ability': { from: 'filter', 'at?': 'filter' },
    /** That player has begun this battle. */
    initiated: { by: ['you', 'opponent'] },
    /** You have fired this many different weapons of this kind in this battle. */
    'has fired': { of: 'filter', number: 'number' },
    /** It is that player's turn. */
    turn: { whose: ['you', 'opponent'] },
    /** It is that phase of that player's turn. */
    'in phase': { phase: 'phase', whose: ['you', 'opponent'] },
    /** You deployed no Objective. */
    /** No player has done anything in this phase yet. */
    'phase begins': {},
    /** The battle that is over has taken such a card from the table. */
    'taken in battle': { of: 'filter' },
    'no objective': {},
    /** None of your cards in this battle can be forfeited. */
    'nothing to forfeit': {},
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    tests: typeof testWords
  }
}
