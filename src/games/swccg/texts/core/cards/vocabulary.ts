/** Words for cards: what they are, whose they are, how they stand to others. */
import { vocabulary } from '../../language/words.ts'

export const cardWords = vocabulary({
  filters: {
    /** All of these at once; `whose`: of that player's own cards (a location is theirs if its top card is). */
    all: { 'whose?': ['you', 'opponent'], fit: 'filters' },
    /** At least one of these. */
    or: { fit: 'filters' },
    not: { fit: 'filter' },
    /** Persons or things by persona or short name: one of these. */
    named: { names: 'names' },
    /** Cards of exactly these titles. */
    titled: { titles: 'names' },
    /** These words stand in its title. */
    'in title': { words: 'name' },
    /** The card that speaks. */
    self: {},
    /** On or in which this card is. */
    host: {},
    /** Any but this card. */
    other: {},
    /** The card or place of the moment: drawn, played, lost, hit; where the drain is. */
    it: {},
    /** The chosen card of that name. */
    the: { name: 'name' },
    /** One dot. */
    unique: {},
    /** No dot, two or three. */
    'non-unique': {},
    /** At this card's location, and not inside a starship or enclosed vehicle. */
    present: {},
    /** Wherever it is, not inside a starship or enclosed vehicle: "sites with an Imperial present". */
    'present there': {},
    /** Takes part in this battle. */
    'in battle': {},
    /** Takes part in this battle, and has fired a weapon there. */
    fired: {},
    /** Deployed in this phase. */
    deployed: { in: ['phase'] },
    /** Has a pilot, or a permanent one. */
    piloted: {},
    /** In such a ship or vehicle. */
    aboard: { fit: 'filter' },
    /** Has such a card aboard, or at least this many; any seat counts, the hold does not. */
    carrying: { fit: 'filter', 'number?': 'amount' },
    /** A pilot is part of it, whether suspended or not. */
    'permanent pilot': {},
    piloting: { fit: 'filter' },
    'piloted by': { fit: 'filter' },
    'driven by': { fit: 'filter' },
    /** Lies on such a card. */
    on: { fit: 'filter' },
    /** Such a card lies on it, or at least this many. */
    bearing: { fit: 'filter', 'number?': 'amount' },
    /** At such a location, and not inside a starship or enclosed vehicle. */
    'present at': { place: 'filter' },
    /** In one place with such a card, neither inside what the other is outside of; never the card itself (S-D15). */
    'present with': { fit: 'filter' },
    /** Its owner has no other character there, nor anything else with ability (S-D18). */
    alone: {},
    /** Carries such a weapon and could use it. */
    'armed with': { fit: 'filter' },
    /** Was the target of such a weapon in this turn. */
    'targeted by': { fit: 'filter' },
    'attacked by': { fit: 'filter' },
    /** Has its title and is on table. */
    'copy of': { fit: 'filter' },
    /** Has a value that compares so; without a comparison: has such a value at all. */
    has: { stat: 'stat', 'by?': 'compared', 'than?': 'amount' },
    /** Is hit by a weapon, and has not been forfeited yet. */
    hit: {},
    /** Always immune to that title by its own text. */
    'proof against': { title: 'name' },
    /** Its text says that it deploys beside the table. */
    'deploys on table': {},
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    cards: typeof cardWords
  }
}
