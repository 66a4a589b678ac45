/** Battles, Force drains and shots. */
import { vocabulary, WHILE } from '../../language/words.ts'

export const battleWords = vocabulary({
  rules: {
    /** Fires at such cards for that much Force: hits if the draw exceeds the defense value. */
    shoots: {
      at: 'filter',
      cost: 'number',
      /** Force for each further shot. */
      'again?': 'number',
      /** The number of destinies that are drawn for a shot and added up. */
      'draws?': 'number',
      /** The total has to exceed twice the defense value. */
      'twice?': 'flag',
      /** The pile to which the weapon then goes. */
      'after?': 'pile',
      /** Such places, too. */
      'range?': 'filter',
    },
    /**
     * Fires at such cards for that much Force, and hits nothing: it works if the draw exceeds the defense value, or the
     * opponent's draw (`contested`). `by`: such a card fires it where it lies.
     */
    'shoots to work': { at: 'filter', cost: 'number', 'by?': 'filter', 'range?': 'filter', 'contested?': 'flag' },
    /** With such a weapon this card may fire again at the same target, as often as it likes, for that much Force each time. */
    'fires again': { with: 'filter', cost: 'number' },
    /** Once per turn for each carrier, such a card may be forfeited for that much. */
    'worth in battle': { of: 'filter', value: 'number' },
    /** Where forfeited cards go; `optional`: as their owner likes. */
    'forfeits to': { of: 'filter', pile: 'pile', 'optional?': 'flag', ...WHILE },
    /** Force that this player loses to a drain there comes from the Reserve Deck while it has cards. */
    'drained from reserve': { whose: 'player', at: 'filter', ...WHILE },
    /** Forfeiting this card settles all that is left. */
    'pays all': { 'attritionAlone?': 'flag', ...WHILE },
  },
  deeds: {
    /** By such a weapon. */
    'be targeted': { of: 'filter', by: 'filter' },
    /** Such a shot has no result. */
    'be hit': { 'of?': 'filter', by: 'filter' },
    /** For drawing battle destiny. */
    'give ability': { of: 'filter' },
    /** Takes part in no battle, and is no target in one. */
    battle: { 'of?': 'filter' },
    /** Fires nothing, and is not armed. */
    'use weapons': { of: 'filter' },
    /** A Force drain, by that player there. */
    drain: { whose: 'player', at: 'filter' },
    /** Texts of that player change a Force drain of their opponent there. */
    'change a drain': { whose: 'player', at: 'filter' },
    /** Texts of that player cancel such a drain. */
    'cancel a drain': { whose: 'player', at: 'filter' },
  },
  leaves: {
    /** Takes part in battles without presence. */
    'battle without presence': { 'of?': 'filter' },
    /** One such weapon aboard twice in each battle. */
    'fire twice': { 'of?': 'filter', what: 'filter' },
    /** Any number of weapons in a battle, each once. */
    'fire all': { 'of?': 'filter' },
    /** A weapon: at targets at adjacent sites. */
    'fire at adjacent': { 'of?': 'filter' },
  },
  acts: {
    /** The Force drain of the moment. */
    'cancel drain': {},
    /** One shot at normal cost; `deadly`: what it hits is lost at once. */
    fire: { weapon: 'filter', 'deadly?': 'flag' },
  },
  moments: {
    'drain begins': { by: 'player', at: 'filter' },
    /** Force was just lost to a drain. */
    drained: { whose: 'player' },
    /** `by` such a player, `at` such a place; absent: any battle. */
    'battle begins': { 'by?': 'player', 'at?': 'filter' },
    /** In the weapons segment. */
    weapons: {},
    targeted: { of: 'filter' },
    /** Such a weapon is fired, before the draw; `by`: by such a card, absent: by this one. */
    firing: { of: 'filter', 'by?': 'filter' },
    /** By such a carrier, with such a weapon. */
    hit: { of: 'filter', 'by?': 'filter', 'with?': 'filter' },
    /** A shot that hits nothing works on such a card, with such a weapon. */
    'shot works': { of: 'filter', with: 'filter' },
    /** All destinies of a battle are drawn, its totals are not compared yet. */
    'battle totals': {},
    /** Totals were compared, nothing is paid yet. */
    'battle won': { by: 'player' },
    /** That player has lost one, at such a place. */
    'battle lost': { by: 'player', 'at?': 'filter' },
    /** One that such a player began is over, at such a place; `taken`: such a card was lost in it. */
    'battle over': { 'by?': 'player', 'at?': 'filter', 'taken?': 'filter' },
    /** That player has cancelled one, at such a place. */
    'battle cancelled': { by: 'player', 'at?': 'filter' },
    /** Losses are to be satisfied. */
    paying: {},
    forfeited: { of: 'filter' },
    /** A shot in a battle at such a card is over, by such a carrier with such a weapon. */
    fired: { of: 'filter', by: 'filter', with: 'filter' },
  },
  facts: {
    /** A player has just begun a Force drain there. */
    'drain begun': { player: 'player', at: 'subject' },
    /** A player has just lost Force to a drain there. */
    'force drained': { player: 'player', at: 'subject' },
    /** A player has just begun a battle there. */
    'battle begun': { player: 'player', at: 'subject' },
    'weapons segment': {},
    /** A card was just made the target of a shot. */
    targeted: { card: 'subject', weapon: 'subject', by: 'subject' },
    firing: { weapon: 'subject', by: 'subject', against: 'subject' },
    hit: { card: 'subject', by: 'subject', weapon: 'subject' },
    'shot works': { card: 'subject', weapon: 'subject' },
    'battle totals': {},
    /** A player has just won a battle. */
    'battle won': { player: 'player', loser: 'player', at: 'subject' },
    /** All is paid, or it ended early; `player`: who began it; `lost`: the cards that left the table in it. */
    'battle over': { player: 'player', at: 'subject', lost: 'subject' },
    'battle cancelled': { player: 'player', at: 'subject' },
    /** A player has losses to satisfy. */
    paying: {},
    forfeited: { card: 'subject' },
    /** A shot in a battle is over. */
    fired: { card: 'subject', by: 'subject', weapon: 'subject' },
  },
  questions: {
    /** Which rules hold for this card while this player forfeits it? */
    forfeit: { card: 'subject', player: 'player' },
    /** From where does this player lose Force to a drain there? */
    'pile of a drain': { player: 'player', at: 'subject' },
    /** May this player drain there? */
    drain: { player: 'player', at: 'subject' },
    /** May a text of this player change or cancel the other one's Force drain there? */
    'touch a drain': { player: 'player', at: 'subject' },
    /** May this card be in a battle without presence? */
    'battle without presence': { card: 'subject' },
    /** For how much Force may this card fire that weapon again at its target? */
    'fire again at it': { card: 'subject', weapon: 'subject' },
    /** May a card fire this weapon once more, or one more weapon? */
    'fire again': { card: 'subject', weapon: 'subject' },
    /** May this weapon be fired at that card? */
    'be targeted': { card: 'subject', by: 'subject' },
    /** May that weapon hit this card? */
    'be hit': { card: 'subject', by: 'subject' },
    /** May this card take part in battles? */
    battle: { card: 'subject' },
    /** May this card use its weapons? */
    'use weapons': { card: 'subject' },
    /** Does the ability of this card count for battle destiny? */
    'give ability': { card: 'subject' },
    /** May this weapon fire at an adjacent site? */
    'fire at adjacent': { weapon: 'subject' },
  },
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    battle: typeof battleWords
  }
}
