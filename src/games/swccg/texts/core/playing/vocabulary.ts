/** Turns, and cards that act on other cards: playing, cancelling, immunity to titles. */
import { vocabulary, WHILE } from '../../language/words.ts'

export const playingWords = vocabulary({
  pers: ['phase', 'turn', 'battle', 'game'],
  spans: ['draw', 'shot', 'battle', 'turn', 'next turn', 'game'],
  rules: {
    'immune to': { title: 'name', 'of?': 'filter', ...WHILE },
    /** A location's text for that player is off. */
    blank: { of: 'filter', whose: 'player', ...WHILE },
    /** The texts of such cards do nothing; what is printed beside them stays. */
    suspend: { of: 'filter', ...WHILE },
    'plays as': { of: 'filter', as: ['used', 'lost'], ...WHILE },
    /** Each title of these Interrupts may be played so often in that span, by that player or by either. */
    'plays at most': { of: 'filter', number: 'amount', in: ['turn', 'game'], 'whose?': 'player', ...WHILE },
    /** These Interrupts are played in that phase of their player alone, and reach such places alone. */
    'plays only': { of: 'filter', in: 'phase', at: 'filter' },
    /** A further Interrupt of a title stacked here is stacked first, and costs this much more for each. */
    'stack copies': { more: 'number' },
  },
  deeds: {
    /** Of that player, or of either. */
    play: { of: 'filter', 'whose?': 'player' },
    /** By any text, on table. */
    'be cancelled': { of: 'filter' },
  },
  acts: {
    cancel: { of: 'filter' },
  },
  moments: {
    'any time': {},
    /** As soon as its condition holds. */
    always: {},
    phase: { phase: 'phase', whose: 'player' },
    'phase ends': { phase: 'phase', whose: 'player' },
    /** Before the activate phase of that player's turn. */
    'turn begins': { whose: 'player' },
    /** Of that player's turn, after both have recirculated. */
    'turn ends': { whose: 'player' },
    /** A card is being played. */
    played: { of: 'filter' },
    cancelled: { of: 'filter' },
  },
  facts: {
    /** A player may begin an action of their own choice. */
    'any time': {},
    /** Something has changed. */
    always: {},
    /** An action of this phase may be begun; whose turn it is. */
    phase: { phase: 'phase', player: 'player' },
    'phase ends': { phase: 'phase', player: 'player' },
    'turn begun': { player: 'player' },
    'turn over': { player: 'player' },
    played: { card: 'subject', player: 'player' },
    cancelled: { card: 'subject' },
  },
  questions: {
    /** To which titles is this card immune? */
    'immunity to titles': { card: 'subject' },
    /** Is the text of this location off for this player? */
    text: { at: 'subject', player: 'player' },
    /** Is the text of this card off? */
    'text of a card': { card: 'subject' },
    /** May this card on table be cancelled? */
    'be cancelled': { card: 'subject' },
    /** May this player play this Interrupt? */
    play: { card: 'subject', player: 'player' },
    /** How often may this player play this Interrupt in that span? */
    'times played': { card: 'subject', player: 'player', in: ['turn', 'game'] },
    /** Does this Interrupt go to that pile when this player has played it? */
    'pile when played': { card: 'subject', player: 'player', pile: ['used', 'lost'] },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    playing: typeof playingWords
  }
}
