/** Editions of the rules and the options of tournaments (decision G-04). Each rule says where editions differ. */

/** `current`: with the updates of the Players Committee; `2001`: of December 2001, before them; `2000`: a year before. */
export const EDITIONS = ['current', '2001', '2000'] as const
/** One of `EDITIONS`. */
export type Edition = (typeof EDITIONS)[number]

/** The choices on which the players agree before the game, beyond the format. */
export interface RuleOptions {
  readonly edition: Edition
  /** Both decks emptied by the draws of one fight: a tie, or the first in protocol order loses (rule 19.2.4, U-02). */
  readonly decksOut: 'tie' | 'protocol'
  /** A search that deploys nothing: damage after the shuffle, or before it (rule 21.3.5, U-03). */
  readonly searchPenalty: 'shuffle-first' | 'damage-first'
  /** A tie after this many turns without a move of a card, and at this turn (decision G-85). */
  readonly stillTurns: number
  readonly lastTurn: number
  /** Lightsaber duels are fought (part 23). */
  readonly duels: boolean
  /** Effects may be fetched (rule 20.6). */
  readonly fetching: boolean
  /** DAMAGE of characters: as printed, or the lower numbers of the demonstration game. */
  readonly damage: 'printed' | 'demonstration'
}

/** The options of a match in which the players have chosen nothing. */
export const DEFAULT_RULES: RuleOptions = {
  edition: 'current',
  decksOut: 'tie',
  searchPenalty: 'shuffle-first',
  stillTurns: 12,
  lastTurn: 300,
  duels: true,
  fetching: true,
  damage: 'printed',
}

/** Where an edition differs from the current one (Appendix B of the rules). */
export interface EditionRules {
  /** Handling cards in a completed lap (rule 25.7). */
  readonly handlingCards: number
  /** Most Thrust tokens on a pilot (rule 25.5). */
  readonly thrustTokens: number
  /** Podracing comes before everything else in a Deploy step (rule 25.10). */
  readonly raceFirst: boolean
  /** Copies of a title in a colour slot (rule 2.3). */
  readonly titleLimit: number
  /** One surviving transport goes back into the deck with the cards that it evacuated (rule 22.4.7). */
  readonly transportReturns: boolean
  /** In a duel a player may pass instead of attacking (rule 23.8). */
  readonly passing: boolean
  /** The defender named in a duel has to be a dueling character (rule 23.4.2). */
  readonly duelistsOnly: boolean
  /** Dueling text works for any character; else only for a dueling character with a lightsaber (rule 23.9). */
  readonly duelingTextForAll: boolean
  /** Hits scored are taken off the damage of a duel (rule 23.12). */
  readonly hitsCount: boolean
}

const CURRENT: EditionRules = {
  handlingCards: 2,
  thrustTokens: 4,
  raceFirst: true,
  titleLimit: 5,
  transportReturns: true,
  passing: true,
  duelistsOnly: false,
  duelingTextForAll: true,
  hitsCount: true,
}

/** Leaves out the later additions of the Players Committee. */
const OF_2001: EditionRules = {
  ...CURRENT,
  handlingCards: 3,
  thrustTokens: Number.POSITIVE_INFINITY,
  raceFirst: false,
  titleLimit: Number.POSITIVE_INFINITY,
  transportReturns: false,
  passing: false,
  duelingTextForAll: false,
  hitsCount: false,
}

const OF_2000: EditionRules = { ...OF_2001, duelistsOnly: true }

const RULES: Readonly<Record<Edition, EditionRules>> = {
  current: CURRENT,
  '2001': OF_2001,
  '2000': OF_2000,
}

/** Returns the rules of the edition that the options name. */
export const rulesOf = ({ edition }: Pick<RuleOptions, 'edition'>): EditionRules => RULES[edition]
