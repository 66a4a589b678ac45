/** Numbers: values of cards, places and players, how they are found, and what changes them. */
import { ANY_SCOPE, vocabulary, WHILE } from '../../language/words.ts'

export const numberWords = vocabulary({
  stats: {
    power: 'card',
    ability: 'card',
    forfeit: 'card',
    maneuver: 'card',
    defense: 'card',
    armor: 'card',
    landspeed: 'card',
    hyperspeed: 'card',
    destiny: 'card',
    /** To attrition below this number. */
    immunity: 'card',
    /** Of attempts to make it cross over. */
    'cross-over total': 'card',
    /** The X of a weapon's own text. */
    X: 'card',
    'deploy cost': 'cost',
    'move cost': 'cost',
    /** To land there, and to take off from there. */
    'landing cost': 'cost',
    'fire cost': 'shot',
    /** Force for docking bay transit, from here or to here. */
    'transit cost': 'transit',
    /** Landspeed for walking away. */
    'landspeed needed': 'cost',
    /** Icons of a player at a place: they generate Force, are drained, and count for texts. */
    'Force icons': 'place',
    /** The Force that a place gives a player in a turn. */
    'Force generation': 'place',
    'Force drain': 'place',
    /** The total with which a ship leaves such a place (rule 25.5). */
    'movement destiny': 'place',
    'drain cost': 'player',
    'battle cost': 'player',
    'total power': 'battle',
    attrition: 'battle',
    'battle damage': 'battle',
    /** How many battle destinies are drawn. */
    'battle destinies': 'battle',
    /** Draws to power only. */
    'power destinies': 'battle',
    'total battle destiny': 'battle',
    /** Total ability for drawing battle destiny. */
    'ability needed': 'battle',
    /** Each draw. */
    'battle destiny': 'battle',
    'weapon destiny': 'shot',
    /** The total of the shot. */
    'total weapon destiny': 'shot',
    retrieval: 'flow',
    /** Force to use for each card retrieved; unpaid, nothing is. */
    'retrieval cost': 'player',
    /** The Force that a player has to lose to a text or drain. */
    'Force loss': 'loss',
  },
  amounts: {
    /** How many there are, at most `max`. */
    count: { of: 'filter', 'max?': 'number' },
    /** How many pairs, each card in one. */
    pairs: { one: 'filter', two: 'filter' },
    /** The value of that card; without a card of a player. */
    value: { stat: 'stat', 'of?': 'filter', 'whose?': 'player' },
    highest: { stat: 'stat', of: 'filter' },
    /** The values of all such cards together. */
    total: { stat: 'stat', of: 'filter' },
    /** The destiny just drawn. */
    drawn: {},
    /** Of the moment: Force lost. */
    amount: {},
    plus: { one: 'amount', two: 'amount' },
    times: { factor: 'number', of: 'amount' },
    given: { if: 'condition', number: 'amount', else: 'amount' },
    /** By the card that gets the number. */
    'by card': { of: 'filter', number: 'amount', else: 'amount' },
    cards: { in: 'pile', whose: 'player' },
    /** Cards that lie face down under such cards. */
    hidden: { under: 'filter' },
    /** Force icons of a side at such locations, as they are now. */
    icons: { side: ['dark', 'light'], at: 'filter' },
    /** Battles that such a player has begun in this turn. */
    battles: { whose: 'player' },
    /** Sites between shooter and target. */
    distance: {},
  },
  rules: {
    /** Adds to the value. */
    add: { stat: 'stat', amount: 'amount', ...ANY_SCOPE, ...WHILE },
    /** Resets the value: nothing is added to it while that lasts. */
    set: { stat: 'stat', amount: 'amount', ...ANY_SCOPE, ...WHILE },
    /** Gives the value, also to a card that has none: it takes the place of the printed one, and may still change. */
    defines: { stat: 'stat', amount: 'amount', ...ANY_SCOPE, ...WHILE },
    /** Bounds of the result; a least number of battle destinies reads "if you could not otherwise". */
    limit: { stat: 'stat', 'max?': 'amount', 'min?': 'amount', ...ANY_SCOPE, ...WHILE },
    /** May not be changed that way. */
    lock: { stat: 'stat', way: ['up', 'down'], ...ANY_SCOPE, ...WHILE },
    /** Twice as much, after all that is added. */
    double: { stat: 'stat', ...ANY_SCOPE, ...WHILE },
    /** Nothing is paid, whatever is added. */
    free: { stat: 'stat', ...ANY_SCOPE, ...WHILE },
    /** Adds to what this card pilots, if it is such a one. */
    pilots: { amount: 'amount', 'stat?': 'stat', 'of?': 'filter' },
    immune: { below: 'amount', 'of?': 'filter', ...WHILE },
    'immune to all': { 'of?': 'filter', ...WHILE },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    numbers: typeof numberWords
  }
}
