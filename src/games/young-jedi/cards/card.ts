/**
 * The data type of a Young Jedi card: its printed facts (rules parts 1, 6), and its rules as data in a small
 * vocabulary. The engine, the wording and the checks of the catalogue all read the same data; `notation/` has the
 * functions in which the sets are written.
 */

/** The two sides of a match. */
export type Side = 'dark' | 'light'
/** Both sides, the dark one first. */
export const SIDES: readonly [Side, Side] = ['dark', 'light']
/** The other side. */
export const opposite = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

/** The three planets, in the order in which lists show them. */
export const PLANETS = ['Tatooine', 'Coruscant', 'Naboo'] as const
/** A planet that Locations belong to. */
export type Planet = (typeof PLANETS)[number]

/** The three Locations of each planet in the order of the pictures on a character card (rule 1.3.5). */
export const PLACES = {
  Tatooine: ['Mos Espa', 'Desert Landing Site', 'Podrace Arena'],
  Coruscant: ['Jedi Council Chamber', 'Galactic Senate', 'Capital City'],
  Naboo: ['Theed Palace', 'Battle Plains', 'Gungan Swamp'],
} as const satisfies Record<Planet, readonly [string, string, string]>
/** The name of a Location. */
export type Place = (typeof PLACES)[Planet][number]

/** Deck-building colours (rule 1.3.10). */
export type Slot = 'red' | 'orange' | 'blue' | 'yellow' | 'green' | 'purple'
/** All deck-building colours, in the order in which deck lists show them. */
export const SLOTS: readonly Slot[] = ['red', 'orange', 'blue', 'yellow', 'green', 'purple']

/** `diamond` ◆: any number in play; `stack`: any number on one planet; `unique`: one in play (part 6). */
export type Copies = 'diamond' | 'stack' | 'unique'

/**
 * The number on the large cube. Armed & Dangerous and Double Impact cards have two (rule 24.5); an Objective has null.
 */
export type Destiny = number | readonly [number, number] | null

/** The printed facts that every card has. */
export interface PrintedBasics {
  /** Set and collector number, such as `DM-71`. A virtual card also has the number of the card under it: `V1-JC-42`. */
  readonly id: string
  readonly side: Side
  readonly title: string
  readonly subtitle: string | null
  readonly destiny: Destiny
  /** The slot of the coloured dot; null for a card that has only white dots. */
  readonly slot: Slot | null
  /** The slots of the white dots: the card may fill each of them as a wild card (rule 2.4). */
  readonly wild?: readonly Slot[]
  readonly rarity: Rarity
  /** Names of the facts that a correction in force has changed from print (part 30). */
  readonly corrected?: readonly string[]
}

/** All rarities, from common to virtual. */
export const RARITIES = ['common', 'uncommon', 'rare', 'ultra-rare', 'starter', 'virtual'] as const
/** How rare a card is. */
export type Rarity = (typeof RARITIES)[number]

// ---------------------------------------------------------------- selectors

/**
 * Describes a set of cards (rules 12.4, 21.2, 27.1). If several fields are set, a card must fit all of them.
 * - `type`: cards of this type; characters if absent. `starfighter` and `transport` are starships (rule 22.3)
 * - `name`: the title in all versions, in any case; with `subtitle` that version only
 * - `kind`: a characteristic, found as whole words, plural allowed, in title or subtitle; for weapons in the title only
 * - `diamond`: true: only ◆ cards; false: only cards without ◆
 * - `except`: no version of this person
 * - `duels`: only cards with dueling text (rule 23.9)
 * - `at`: only while the fight is at this place, or anywhere on this planet
 */
export interface Selector {
  readonly type?: SelectorType
  readonly name?: string
  readonly subtitle?: string
  readonly kind?: string
  readonly diamond?: boolean
  readonly except?: string
  readonly duels?: true
  readonly at?: Place | Planet
}

/** The type of card that a selector asks for. */
export type SelectorType =
  | 'character'
  | 'weapon'
  | 'battle'
  | 'effect'
  | 'location'
  | 'starship'
  | 'starfighter'
  | 'transport'

/** A card fits the list if it fits one of the selectors. */
export type Selectors = readonly Selector[]

/**
 * A condition of a bonus or a price. "This card" is the card with the text; for a Battle card it is the card's user.
 */
export type Condition =
  /** This card uses one of these weapons; a built-in one counts by its title (E-03). */
  | { readonly using: Selectors }
  /** This card uses the Battle card of this title. */
  | { readonly usingBattle: string }
  | { readonly fighting: Selectors }
  | { readonly dueling: Selectors }
  /** One of these, of either side, has taken part in a finished fight this turn (E-04). */
  | { readonly fought: Selectors; readonly orThrust?: true; readonly own?: true }
  /** That player controls the planet (rule 27.9). `surrendered: false`: and has not got it by surrender. */
  | { readonly controlled: Planet | 'any'; readonly by: 'you' | 'opponent'; readonly surrendered?: false }
  /**
   * One of these lies face up on its owner's side of this card's planet (rule 27.2); other versions of this card don't
   * count (27.4).
   */
  | { readonly present: Selectors }
  /** The stack that this card joins holds this version. */
  | { readonly stackHolds: Selector }
  | { readonly turnOf: 'you' | 'opponent' }
  /** This planet is being evacuated. */
  | { readonly starshipBattleAt: Planet }
  /** One of these is among the cards evacuated. */
  | { readonly evacuating: Selectors }
  /** This card's planet is being evacuated. */
  | { readonly evacuatingHere: true }
  | { readonly onCurrentPlanet: true }
  /** There is a duel on this card's planet. */
  | { readonly duelHere: true }
  | { readonly leadsRace: true }
  /** The owner shows their hand, which they may decline (rule 12.6). */
  | { readonly showsHand: true }

// ---------------------------------------------------------------- weapons

/** A user line of a weapon (rule 1.3.8). If several fit, the first one works. */
export interface UserLine {
  readonly by: Selectors
  /** Fits only users that no line above names (rule 11.2.1). */
  readonly other?: true
  readonly bonus: number
  readonly draws: number
  readonly notInDuel?: true
  /** Only while fighting one of these. */
  readonly against?: Selectors
  /** Against these the line gives no bonus, only the draws. */
  readonly noBonusAgainst?: Selectors
}

// ---------------------------------------------------------------- Battle cards

/** A Battle card for one fighter (part 12). */
export interface SingleUse {
  readonly for: 'one'
  readonly with: Selectors
  /** Only for the first fighter revealed from the plan, alone. */
  readonly first?: true
  readonly bonus: number
  readonly draws: number
  /** The card does not work at all unless this holds. */
  readonly needs?: Condition
  /** The card works without this, but adds no bonus. */
  readonly bonusIf?: Condition
}

/** A Battle card for a group that fights together, or for two cards of one stack that add together (part 13). */
export interface GroupUse {
  readonly for: 'group'
  /** Any one of these groups may use the card. */
  readonly groups: readonly Group[]
  readonly bonus: number
  readonly draws: number
  /** A Weapon card placed with the group is ignored and kept. */
  readonly noWeapon?: true
  /** If the group is defeated, only this member is (rule 13.5); the owner chooses among several. */
  readonly onlyDefeated?: Selector
}

/** The members of a group that may use a Battle card. */
export interface Group {
  /** One entry per member, each with its alternatives. */
  readonly members: readonly Selectors[]
  /** `stack`: all members are of one stack; `different`: all have different titles. */
  readonly titles?: 'stack' | 'different'
}

/** A Battle card for one fighter with two weapons (form F5). Both lie before the fighter, in any order. */
export interface TwoWeaponsUse {
  readonly for: 'two weapons'
  readonly weapons: readonly [Selector, Selector]
  readonly with: Selectors
  readonly bonus: number
  readonly draws: number
}

/** An extra rule of a Battle card in its fight. */
export type FightText =
  /**
   * If its user (or only this member of the group) is defeated, it returns to the hand with the weapon it used, and its
   * DAMAGE is not taken.
   */
  | { readonly form: 'rescue'; readonly who?: Selector }
  /** If the user uses no weapon, all weapons of the opponent are ignored (rule 11.5). */
  | { readonly form: 'ignore-weapons' }
  /** If the user defeats a ◆ character, it fights the next fight with the same weapon (rule 12.7). */
  | { readonly form: 'fight-next' }
  /** The owner may replace one of their drawn numbers by the user's printed DAMAGE (E-08). */
  | { readonly form: 'replace-destiny' }
  /** The owner may switch one of their drawn numbers with a higher one of the opponent. */
  | { readonly form: 'switch-destiny' }
  /** The bonus is the opponent's printed destiny minus the user's (rule 10.6). */
  | { readonly form: 'compare-destiny' }
  /** If the user is the last card of the plan, breakthrough does no damage (E-23). */
  | { readonly form: 'no-breakthrough' }
  /** Damage besides DAMAGE: `won` for the opponent if this fight is won, `lost` for the owner if it is lost. */
  | { readonly form: 'stakes'; readonly won: number; readonly lost: number }
  /** The owner's fighter goes back on top of the plan; the opponent's card or cards are left over. */
  | { readonly form: 'send-back' }

/** The dueling text of a card that scores a hit in a duel (rule 23.9). `discard`: the card leaves the duel for good. */
export type DuelText =
  | { readonly form: 'extra-hits'; readonly hits: number; readonly may?: true; readonly discard?: true }
  | { readonly form: 'more-cards'; readonly cards: number; readonly may: true; readonly discard?: true }
  | { readonly form: 'remove-hit'; readonly may: true }
  /** The owner draws a card if their duelist is a Jedi and did not start the duel. */
  | { readonly form: 'draw-defending'; readonly may: true }

// ---------------------------------------------------------------- texts of cards in play

/** When a text may or must work. Only face-up cards have texts that work (rules 7.5, 7.6). */
export type Moment =
  /** This card is deployed; `at`: to this planet while it is current, or to the Objective. */
  | { readonly on: 'deployed'; readonly at?: Planet | 'objective' }
  /** The owner deploys another card. `here`: to this card's planet; otherwise to the Objective, or anywhere. */
  | { readonly on: 'deploys'; readonly who: Selectors; readonly where?: 'here' | 'objective' }
  /**
   * At any time in the owner's Deploy step. A text that does not cost the card itself works once per step and copy.
   * `at`: while the card lies on this planet.
   */
  | { readonly on: 'deploy-step'; readonly at?: Planet }
  | { readonly on: 'even-up-step' }
  /** The owner wins control of this card's planet. */
  | { readonly on: 'control' }
  /** This character, or its group, has defeated a character. */
  | { readonly on: 'defeats' }

/** The price that the owner pays for a text. */
export interface Price {
  readonly thisCard?: true
  /** The number of cards that the owner chooses and discards from hand. */
  readonly discard?: number
  /** The number of cards that the owner puts from hand on the bottom of the draw deck. */
  readonly bottom?: number
  readonly showHand?: true
}

/**
 * The cards whose number a text changes: this card, or each of the owner's cards (`theirs`: of the opponent's) that a
 * selector fits.
 */
export type Whose = 'this' | { readonly each: Selectors; readonly theirs?: true }

/** A text that holds as long as its card lies face up. */
export type StandingText =
  | { readonly form: 'power'; readonly of: Whose; readonly bonus: number; readonly if?: Condition }
  | { readonly form: 'damage'; readonly of: Whose; readonly change: number; readonly if?: Condition }
  /** The card deploys for this many counters instead of the printed ones. */
  | { readonly form: 'cost'; readonly of: Whose; readonly counters: number; readonly if?: Condition }
  /**
   * The owner's counters in each Deploy step (rule 5.1.1); `discard`: only if they discard this many cards from hand.
   */
  | { readonly form: 'counter-limit'; readonly counters: number; readonly discard?: number }
  | { readonly form: 'even-up-size'; readonly size: number }
  | { readonly form: 'may-use'; readonly weapon: Selector }
  /** For cards of its owner this card is also of these kinds, each as ◆ (E-06). */
  | { readonly form: 'is-also'; readonly kinds: readonly string[] }
  /** These cards of the opponent use no weapon. */
  | { readonly form: 'no-weapons'; readonly each: Selectors }
  | { readonly form: 'no-battle-cards' }
  /** Adds to the DAMAGE of each character that this card defeats. */
  | { readonly form: 'hurts'; readonly more: number }
  | { readonly form: 'hurts-double' }
  /** Once per turn the owner may redraw a destiny just drawn for this card's Battle card, weapon or power. */
  | { readonly form: 'redraw' }
  /** For each destiny draw of this card the owner draws two cards; one of them counts. */
  | { readonly form: 'draw-two' }
  /**
   * May be played from hand as a Battle card for one of these starships. If the starship is defeated, this card's
   * DAMAGE is taken too.
   */
  | { readonly form: 'as-battle-card'; readonly with: Selectors; readonly bonus: number }
  /** In a fight against one of these the owner may discard this many cards after the draws to make it a tie. */
  | { readonly form: 'tie'; readonly against: Selectors; readonly discard: number }
  | { readonly form: 'no-substitute' }
  | { readonly form: 'no-passing' }
  | { readonly form: 'first-pass'; readonly draw: number }
  /** The dueling text of cards that hit this character has no effect. */
  | { readonly form: 'no-dueling-text' }
  /**
   * When the character is dueled, its owner names this many numbers. If the opponent draws one of them, the duel ends
   * without a result.
   */
  | { readonly form: 'name-numbers'; readonly count: number }
  /** The dueling hand has one more card for each of the owner's characters here with one of these DAMAGE values. */
  | { readonly form: 'dueling-hand'; readonly damages: readonly number[] }
  /** A pilot's handling number besides its own (rule 25.7). */
  | { readonly form: 'handling'; readonly number: number }
  /** The race itself (part 25). */
  | { readonly form: 'podrace' }

/** A text that works once, at a moment. It must work unless it has `may`. */
export type MomentText =
  /**
   * Search the draw deck for one of these (rule 21.3). `hand`: show it and take it into hand; finding nothing costs
   * nothing (E-12).
   */
  | {
      readonly form: 'search'
      readonly when: Moment
      readonly for: Selectors | 'matching'
      readonly to: 'play' | 'objective' | 'hand'
      readonly free?: true
      readonly price?: Price
    }
  /** Changes the owner's hand: the price first, then the draw. `or`: the owner chooses one of the two. */
  | {
      readonly form: 'hand'
      readonly when: Moment
      readonly may?: true
      readonly price?: Price
      readonly draw?: number
      readonly or?: { readonly price?: Price; readonly draw?: number }
    }
  | { readonly form: 'harm'; readonly when: Moment; readonly damage?: number; readonly discard?: number }
  /** The owner may discard the opponent's last lap card (G-68). */
  | { readonly form: 'lap-card'; readonly when: Moment }
  /** The owner may discard a face-up ◆ card of the opponent on this planet. */
  | { readonly form: 'remove'; readonly when: Moment; readonly what: Selectors; readonly price: Price }
  /** The owner looks at the top card of the opponent's draw deck and may put it on the bottom. */
  | { readonly form: 'peek'; readonly when: Moment }
  /** This card and a face-up one of these of the opponent stay out of battles this turn. */
  | { readonly form: 'stay-out'; readonly when: Moment; readonly with: Selectors }
  /** The owner may discard a weapon in use to ignore one weapon of the opponent in that fight. */
  | { readonly form: 'strike-weapon' }
  /** Adds Thrust tokens (U-15). */
  | { readonly form: 'thrust'; readonly when: Moment; readonly tokens: number }
  /**
   * If that Effect was discarded to deploy this card, up to this many of these go from hand and discard pile into the
   * draw deck.
   */
  | { readonly form: 'reshuffle'; readonly discarded: string; readonly what: Selectors; readonly most: number }

/** A rules text of a card in play. */
export type Text = StandingText | MomentText

/** Every form that a text can have, for counting and for the describers. */
export type TextForm = Text['form'] | FightText['form'] | DuelText['form']

// ---------------------------------------------------------------- cards

/** A character. */
export interface CharacterCard extends PrintedBasics {
  readonly type: 'character'
  readonly planet: Planet
  readonly copies: Copies
  /** The whole cost, with the counters of a built-in weapon (rule 24.2.1). */
  readonly counters: number
  /** A number, or `destiny` if power is a destiny draw (rule 10.4). */
  readonly power: number | 'destiny'
  /** Bonus dots at the three Locations of its planet, in the order of `PLACES`. */
  readonly bonus: readonly [number, number, number]
  readonly damage: number
  readonly builtIn?: BuiltIn
  readonly text: readonly Text[]
}

/** The weapon of an Armed & Dangerous card (rule 24.2); its counters can't be made fewer. */
export interface BuiltIn {
  readonly weapon: string
  readonly counters: number
  readonly bonus: number
  readonly draws: number
}

/** A Weapon card. */
export interface WeaponCard extends PrintedBasics {
  readonly type: 'weapon'
  readonly copies: Copies
  readonly counters: number
  readonly uses: readonly UserLine[]
  readonly text: readonly Text[]
  readonly dueling?: DuelText
}

/** A Battle card. */
export interface BattleCard extends PrintedBasics {
  readonly type: 'battle'
  readonly use: SingleUse | GroupUse | TwoWeaponsUse
  readonly also: readonly FightText[]
  readonly dueling?: DuelText
  /** Both titles of a Combo Battle card (rule 24.3). */
  readonly titles?: readonly [string, string]
}

/** An Effect. */
export interface EffectCard extends PrintedBasics {
  readonly type: 'effect'
  readonly counters: number
  readonly text: readonly Text[]
}

/** A starship. */
export interface StarshipCard extends PrintedBasics {
  readonly type: 'starship'
  readonly copies: Copies
  readonly power: number
  /**
   * True for a starfighter, which has a small cube and draws destiny for its power; false for a transport (rule 22.3).
   */
  readonly starfighter: boolean
  readonly damage: number
  readonly text: readonly Text[]
}

/** A Location. */
export interface LocationCard extends PrintedBasics {
  readonly type: 'location'
  readonly planet: Planet
  readonly place: Place
}

/** An Objective. */
export interface ObjectiveCard extends PrintedBasics {
  readonly type: 'objective'
  readonly text: readonly Text[]
}

/**
 * A Double Impact card (rule 24.4): a Battle card of which the owner plays one half. The halves are cards of their own
 * in the catalogue, with ids such as `RF-D6/1` and `RF-D6/2`.
 */
export interface DoubleCard extends PrintedBasics {
  readonly type: 'double'
  readonly halves: readonly [BattleCard, BattleCard | EffectCard]
}

/** Any card but a Double Impact card whose half is not chosen yet. */
export type SingleCard =
  | CharacterCard
  | WeaponCard
  | BattleCard
  | EffectCard
  | StarshipCard
  | LocationCard
  | ObjectiveCard

/** Any card of the catalogue. */
export type Card = SingleCard | DoubleCard
