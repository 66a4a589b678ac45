/** Force, piles and hands: using, losing, retrieving, searching, taking, placing, showing. */
import { vocabulary } from '../../language/words.ts'

export const pileWords = vocabulary({
  costs: {
    use: { number: 'number' },
    /** Of any pile, or of the hand. */
    lose: { number: 'number' },
  },
  acts: {
    activate: { number: 'amount', 'upTo?': 'flag' },
    /** `under`: each card goes face down under this card, and nothing reduces the loss. `from`: from the top of that pile. */
    'lose Force': { number: 'amount', who: 'player', 'under?': 'flag', 'from?': 'pile' },
    /** Such cards alone, without `of` any; `toll`: for the Force that others make it cost. */
    retrieve: { number: 'amount', 'of?': 'filter', 'toll?': 'number' },
    /** Finds such a card in a pile and takes it into hand; a face-down pile is then shuffled. `number`: up to this many. */
    take: { of: 'filter', from: 'pile', 'number?': 'number' },
    /** Finds such cards in a pile or hand and deploys them. */
    deploy: {
      ...{ of: 'filter', from: 'pile', 'to?': 'filter', 'free?': 'flag', 'number?': 'number', 'upTo?': 'flag' },
      /** It costs that much less. */
      'less?': 'number',
      /** Presence and Force icons do not matter. */
      'anyway?': 'flag',
      /** Each is a react of its own (rule 16.1.3). */
      'react?': 'flag',
    },
    /** One is shown from hand, its match found in the Reserve Deck, or the other way round; both deploy. */
    'deploy pair': { one: 'filter', two: 'filter' },
    /** One card of yours that lies face down under such a card, at random. */
    'take hidden': { under: 'filter' },
    'draw cards': { number: 'number', from: 'pile' },
    /** That many cards are drawn for the opening hand of its player. */
    'opening hand': { number: 'number' },
    /**
     * Cards that are somewhere go to a pile of their owner; `from`: one found in that pile of either player, or in your hand;
     * `under`: that one goes unseen to the bottom.
     */
    place: { of: 'filter', to: 'pile', 'from?': 'pile', 'under?': 'flag' },
    /** Cards on table leave the game (rule 31.1). */
    'put out of play': { of: 'filter' },
    /** Cards are lost. */
    lose: { of: 'filter' },
    /** The card of the moment, which is about to be lost, stays on table. */
    keep: { of: 'filter' },
    /** Under this card. */
    stack: { of: 'filter' },
    /** A card of your hand with one stacked here. */
    exchange: {},
    /** Cards of a hand go to the Used Pile at random, until this many are left. */
    'trim hand': { whose: 'player', to: 'number' },
    /** To both players. */
    'show hand': { whose: 'player' },
    /** All cards of which that hand has two or more are lost. */
    'lose copies': { whose: 'player' },
  },
  deeds: {
    /** By a text of that player. */
    'be put out of play': { of: 'filter', whose: 'player' },
  },
  questions: {
    /** May a text of this player put this card out of play? */
    'put out of play': { card: 'subject', player: 'player' },
  },
  moments: {
    /** A card was just lost. */
    lost: { of: 'filter' },
    /** A character goes to the Lost Pile, for whatever reason; it can still be kept. */
    'about to be lost': { of: 'filter' },
    /** That player has just retrieved Force, with such a card. */
    retrieved: { by: 'player', 'with?': 'filter' },
  },
  facts: {
    lost: { card: 'subject' },
    'about to be lost': { card: 'subject' },
    /** A player has retrieved Force by the text of a card. */
    retrieved: { player: 'player', card: 'subject' },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    piles: typeof pileWords
  }
}
