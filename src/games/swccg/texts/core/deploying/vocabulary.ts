/** Where cards deploy and move, what texts forbid and allow, reacts. */
import { ANY_SCOPE, vocabulary, WHILE } from '../../language/words.ts'

export const deployingWords = vocabulary({
  rules: {
    /** Where its own text lets a card deploy: on a card, beside the table; for how much Force, at which moment. */
    deploys: {
      'on?': 'filter',
      'table?': ['any', 'yours', 'theirs'],
      'cost?': 'number',
      'when?': 'moment',
      'if?': 'condition',
    },
    /** In such a moment of a battle this card may deploy there out of the hand, for free. */
    'joins battles': { when: 'moment' },
    /** A mobile system deploys in orbit of such a one. */
    orbits: { around: 'filter' },
    /** The game begins with such cards of the deck, one of each, in this order; `to`: where they lie. */
    'begins with': { of: 'filters', 'to?': 'filter' },
    /** Does that nowhere else. */
    only: { deeds: 'deeds', to: 'filter' },
    /** `final`: no text lifts the ban. */
    ban: { deeds: 'deeds', ...ANY_SCOPE, 'final?': 'flag', ...WHILE },
    allow: { leave: 'leave', ...ANY_SCOPE, 'what?': 'filter', ...WHILE },
    /** `of`: the cards that react, absent: this one; `with`: a card that comes along; `cost`: the Force that it costs more. */
    react: {
      way: ['deploy', 'move', 'leave'],
      'of?': 'filter',
      'to?': 'filter',
      'with?': 'filter',
      'cost?': 'number',
      'free?': 'flag',
      'freeIf?': 'condition',
      ...WHILE,
    },
    /** An extra way between two places, in both directions, as a regular move. */
    path: { one: 'filter', two: 'filter', 'of?': 'filter', 'free?': 'flag', ...WHILE },
    /** Deploys only, and for free, in the place of this many such ships of yours at one location. */
    replaces: { of: 'filter', number: 'number' },
    /** It pilots nothing but cards of this kind. */
    'pilots only': { of: 'kind' },
    /** Nobody but a card of this kind drives it. */
    'driven only by': { of: 'kind' },
  },
  deeds: {
    deploy: { 'of?': 'filter', 'to?': 'filter' },
    move: { 'of?': 'filter', 'from?': 'filter', 'to?': 'filter' },
    /** However it comes there; what is there as this begins to hold is lost (U-45). */
    'be there': { of: 'filter', at: 'filter' },
    'react to': { whose: 'player', at: 'filter' },
    'react from': { whose: 'player', at: 'filter' },
  },
  leaves: {
    /** Though their own text names other places. */
    'deploy to': { of: 'filter', to: 'filter' },
    /** Against all limits of place, presence and icons included, except one that no card lifts. */
    'deploy anyway': { of: 'filter', to: 'filter' },
    /** Presence and icons do not matter. */
    'deploy without presence': { 'of?': 'filter', 'to?': 'filter' },
    /** A starfighter takes the place of a vehicle in a hold. */
    'ride as a vehicle': {},
    /** A capital starship also deploys to docking bays, lands and takes off. */
    'fly as a starfighter': {},
    'move without driver': { 'of?': 'filter' },
  },
  acts: {
    /** Up to this many of these cards, all from one place, move as a react for free. */
    'let react': { of: 'filter', upTo: 'number' },
    /** The react of the moment. */
    'cancel react': {},
    /** To such a place, as no move. */
    relocate: { of: 'filter', to: 'filter', 'cost?': 'amount' },
    /** Such a card makes a regular move of this phase, paid by the player of the text; `again`: one more than it may. */
    move: { of: 'filter', 'again?': 'flag' },
  },
  moments: {
    /** A card has just deployed; absent: this card. */
    deployed: { 'of?': 'filter' },
    /** A card has just moved to such a place. */
    moved: { of: 'filter', 'to?': 'filter' },
    /** A react is being made; `of`: such a card moves as one. */
    'react made': { 'of?': 'filter' },
  },
  facts: {
    deployed: { card: 'subject' },
    /** A card has arrived there by a move. */
    moved: { card: 'subject', to: 'subject' },
    /** A player reacts. */
    'react made': { player: 'player', card: 'subject' },
  },
  questions: {
    /** May this card of this player react there in this way, together with that one? */
    'way to react': {
      card: 'subject',
      to: 'subject',
      with: 'subject',
      player: 'player',
      way: ['deploy', 'move', 'leave'],
    },
    /** May this card of this player move from one of these places to the other? */
    path: { card: 'subject', one: 'subject', two: 'subject', player: 'player' },
    /** May this card of this player deploy to that place or card? */
    deploy: { card: 'subject', to: 'subject', player: 'player' },
    /** May it move from there to there? */
    move: { card: 'subject', from: 'subject', to: 'subject', player: 'player' },
    /** May this card be at that place? */
    'be there': { card: 'subject', at: 'subject' },
    /** May this player react there, to it or from it? */
    react: { at: 'subject', player: 'player' },
    /** Does this card take the place of a vehicle in a hold? */
    'ride as a vehicle': { card: 'subject' },
    /** Does this capital starship deploy and move as starfighters do? */
    'fly as a starfighter': { card: 'subject' },
    /** May this vehicle move though nobody drives it? */
    'move without driver': { card: 'subject' },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    deploying: typeof deployingWords
  }
}
