/**
 * The form of a card of Young Jedi: printed facts (rules parts 1, 6), and what it does as data in a small vocabulary.
 * Engine, wording and catalogue check all read the same data; `notation.ts` is how it is written down.
 */

export type Side = 'dark' | 'light'
export const SIDES: readonly Side[] = ['dark', 'light']
export const opposite = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

export const PLANETS = ['Tatooine', 'Coruscant', 'Naboo'] as const
export type Planet = (typeof PLANETS)[number]

/** The three Locations of each planet in the order of the pictures on a character card (rule 1.3.5). */
export const PLACES = {
  Tatooine: ['Mos Espa', 'Desert Landing Site', 'Podrace Arena'],
  Coruscant: ['Jedi Council Chamber', 'Galactic Senate', 'Capital City'],
  Naboo: ['Theed Palace', 'Battle Plains', 'Gungan Swamp'],
} as const satisfies Record<Planet, readonly [string, string, string]>
export type Place = (typeof PLACES)[Planet][number]

/** Deck-building colours (rule 1.3.10). */
export type Slot = 'red' | 'orange' | 'blue' | 'yellow' | 'green' | 'purple'
export const SLOTS: readonly Slot[] = ['red', 'orange', 'blue', 'yellow', 'green', 'purple']

/** `diamond` ◆: any number in play; `stack`: any number on one planet; `unique`: one in play (part 6). */
export type Copies = 'diamond' | 'stack' | 'unique'

/** The number on the large cube; Armed & Dangerous and Double Impact cards have two (rule 24.5), an Objective none. */
export type Destiny = number | readonly [number, number] | null

export interface Printed {
  /** Set and collector number: `DM-71`; of a virtual card the one it is used on too: `V1-JC-42`. */
  readonly id: string
  readonly side: Side
  readonly title: string
  readonly subtitle: string | null
  readonly destiny: Destiny
  /** The slot of the coloured dot. A card with white dots only has none. */
  readonly slot: Slot | null
  /** The slots of the white dots, which the card may fill as a wild card (rule 2.4). */
  readonly wild?: readonly Slot[]
  readonly rarity: Rarity
  /** Facts that a correction in force has changed from what is printed (part 30). */
  readonly corrected?: readonly string[]
}

export const RARITIES = ['common', 'uncommon', 'rare', 'ultra-rare', 'starter', 'virtual'] as const
export type Rarity = (typeof RARITIES)[number]

// ---------------------------------------------------------------- who is meant

/**
 * Which cards are meant (rules 12.4, 21.2, 27.1). With several fields set, all must hold.
 * - `type`: cards of this type; characters when absent. `starfighter` and `transport` are starships (rule 22.3)
 * - `name`: the title, all versions, whatever its capitals; with `subtitle` that version only
 * - `kind`: a characteristic, found as whole words, plural allowed: in title or subtitle; of weapons in the title only
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

export type SelectorType =
  | 'character'
  | 'weapon'
  | 'battle'
  | 'effect'
  | 'location'
  | 'starship'
  | 'starfighter'
  | 'transport'

/** Several selectors in one place are alternatives. */
export type Selectors = readonly Selector[]

/** What must hold for a bonus or a price. "This card" bears the text; of a Battle card its user is meant. */
export type Condition =
  /** It uses one of these weapons; a built-in one counts by its title (E-03). */
  | { readonly using: Selectors }
  /** It uses the Battle card of this title. */
  | { readonly usingBattle: string }
  | { readonly fighting: Selectors }
  | { readonly dueling: Selectors }
  /** One of these, of either side, has taken part in a finished fight this turn (E-04). */
  | { readonly fought: Selectors; readonly orThrust?: true; readonly own?: true }
  /** A planet lies aside as won by that player (rule 27.9). `lost`: not by surrender. */
  | { readonly controlled: Planet | 'any'; readonly by: 'you' | 'opponent'; readonly surrendered?: false }
  /** One of these lies face up on the own side of the planet of this card (rule 27.2), no version of itself (27.4). */
  | { readonly present: Selectors }
  /** The stack that it joins holds this version. */
  | { readonly stackHolds: Selector }
  | { readonly turnOf: 'you' | 'opponent' }
  /** The planet being evacuated. */
  | { readonly starshipBattleAt: Planet }
  /** One of these is among the cards evacuated. */
  | { readonly evacuating: Selectors }
  /** The planet that this card is on is being evacuated. */
  | { readonly evacuatingHere: true }
  | { readonly onCurrentPlanet: true }
  /** In a duel at the place of this card. */
  | { readonly duelHere: true }
  | { readonly leadsRace: true }
  /** The owner shows his hand, which he may decline (rule 12.6). */
  | { readonly showsHand: true }

// ---------------------------------------------------------------- weapons

/** A user line of a weapon (rule 1.3.8); of several that fit, the first works. */
export interface UserLine {
  readonly by: Selectors
  /** Takes only whom the lines before don't name (rule 11.2.1). */
  readonly other?: true
  readonly bonus: number
  readonly draws: number
  readonly notInDuel?: true
  /** Only while fighting one of these. */
  readonly against?: Selectors
  /** Against these there is no bonus, only the draws. */
  readonly noBonusAgainst?: Selectors
}

// ---------------------------------------------------------------- Battle cards

/** For one fighter (part 12). */
export interface SingleUse {
  readonly for: 'one'
  readonly with: Selectors
  /** Only for the first fighter revealed from the plan, alone. */
  readonly first?: true
  readonly bonus: number
  readonly draws: number
  /** Without it the card does not work at all. */
  readonly needs?: Condition
  /** Without it the card works, but adds no bonus. */
  readonly bonusIf?: Condition
}

/** For a group that fights together, or two cards of one stack that add together (part 13). */
export interface GroupUse {
  readonly for: 'group'
  /** Alternatives. */
  readonly groups: readonly Group[]
  readonly bonus: number
  readonly draws: number
  /** A Weapon card placed with the group is ignored and kept. */
  readonly noWeapon?: true
  /** If the group is defeated, only this one is (rule 13.5); of several the owner chooses. */
  readonly onlyDefeated?: Selector
}

export interface Group {
  /** One entry a member, each with its alternatives. */
  readonly members: readonly Selectors[]
  /** `stack`: all of one stack; `different`: no two of one title. */
  readonly titles?: 'stack' | 'different'
}

/** For one fighter that uses two weapons (form F5: both lie before it, in any order). */
export interface TwoWeaponsUse {
  readonly for: 'two weapons'
  readonly weapons: readonly [Selector, Selector]
  readonly with: Selectors
  readonly bonus: number
  readonly draws: number
}

/** What else a Battle card does in its fight. */
export type FightText =
  /** If its user (or only this one of the group) is defeated, it goes to the hand with the weapon it used, without DAMAGE. */
  | { readonly form: 'rescue'; readonly who?: Selector }
  /** If the user uses no weapon, all weapons of the other side are ignored (rule 11.5). */
  | { readonly form: 'ignore-weapons' }
  /** If the user defeats a ◆ character, it fights the next fight with the same weapon (rule 12.7). */
  | { readonly form: 'fight-next' }
  /** One own drawn number may be replaced by the user's printed DAMAGE (E-08). */
  | { readonly form: 'replace-destiny' }
  /** One own lower drawn number changes sides with a higher one of the opponent. */
  | { readonly form: 'switch-destiny' }
  /** Bonus: the printed destiny of the opponent less that of the user (rule 10.6). */
  | { readonly form: 'compare-destiny' }
  /** If the user is the last card of the plan, nothing is lost to breakthrough (E-23). */
  | { readonly form: 'no-breakthrough' }
  /** Damage besides DAMAGE: so much for the opponent if this fight is won, so much for the owner if it is lost. */
  | { readonly form: 'stakes'; readonly won: number; readonly lost: number }
  /** Own fighter back on top of the plan; the opponent's card or cards become leftover. */
  | { readonly form: 'send-back' }

/** What a card does when it scores a hit in a duel (rule 23.9). `discard`: it leaves the duel for good. */
export type DuelText =
  | { readonly form: 'extra-hits'; readonly hits: number; readonly may?: true; readonly discard?: true }
  | { readonly form: 'more-cards'; readonly cards: number; readonly may: true; readonly discard?: true }
  | { readonly form: 'remove-hit'; readonly may: true }
  /** To the hand, if the own duelist is a Jedi and did not initiate. */
  | { readonly form: 'draw-defending'; readonly may: true }

// ---------------------------------------------------------------- texts of cards in play

/** When something may or must be done. Only a face-up card does anything (rules 7.5, 7.6). */
export type Moment =
  /** This card is deployed; `at`: while this planet is current, or to the Objective. */
  | { readonly on: 'deployed'; readonly at?: Planet | 'objective' }
  /** Another card of the same player is deployed. `here`: to the planet of this card; else to the Objective, or anywhere. */
  | { readonly on: 'deploys'; readonly who: Selectors; readonly where?: 'here' | 'objective' }
  /** Any time in the own Deploy step; what costs not the card itself once a step and copy. `at`: while it lies on this planet. */
  | { readonly on: 'deploy-step'; readonly at?: Planet }
  | { readonly on: 'even-up-step' }
  /** The owner wins control of the planet that this card is on. */
  | { readonly on: 'control' }
  /** This character, or its group, has defeated a character. */
  | { readonly on: 'defeats' }

/** What the owner gives for it. */
export interface Price {
  readonly thisCard?: true
  /** Discarded from hand, by his choice. */
  readonly discard?: number
  /** Put from hand under the draw deck. */
  readonly bottom?: number
  readonly showHand?: true
}

/** Whose number changes: of this card, or of each of the owner's (`theirs`: the opponent's) that a selector means. */
export type Whose = 'this' | { readonly each: Selectors; readonly theirs?: true }

/** Texts that hold as long as the card lies face up. */
export type StandingText =
  | { readonly form: 'power'; readonly of: Whose; readonly bonus: number; readonly if?: Condition }
  | { readonly form: 'damage'; readonly of: Whose; readonly change: number; readonly if?: Condition }
  /** Deploys for so many counters instead of the printed ones. */
  | { readonly form: 'cost'; readonly of: Whose; readonly counters: number; readonly if?: Condition }
  /** Counters of each own Deploy step (rule 5.1.1); `discard`: only if so many cards are discarded from hand. */
  | { readonly form: 'counter-limit'; readonly counters: number; readonly discard?: number }
  | { readonly form: 'even-up-size'; readonly size: number }
  | { readonly form: 'may-use'; readonly weapon: Selector }
  /** For cards of its owner it is of these kinds too, each as ◆ (E-06). */
  | { readonly form: 'is-also'; readonly kinds: readonly string[] }
  /** These cards of the opponent use no weapon. */
  | { readonly form: 'no-weapons'; readonly each: Selectors }
  | { readonly form: 'no-battle-cards' }
  /** DAMAGE of each character that it defeats. */
  | { readonly form: 'hurts'; readonly more: number }
  | { readonly form: 'hurts-double' }
  /** May be drawn anew, once a turn: a destiny just drawn for its Battle card, weapon or power. */
  | { readonly form: 'redraw' }
  /** Draws two cards where one is drawn for it; one of them counts. */
  | { readonly form: 'draw-two' }
  /** May be taken from hand as a Battle card for one of these starships; its own DAMAGE is taken too if that is defeated. */
  | { readonly form: 'as-battle-card'; readonly with: Selectors; readonly bonus: number }
  /** In a fight against one of these: after the draws the owner may discard so many from hand, and it is a tie. */
  | { readonly form: 'tie'; readonly against: Selectors; readonly discard: number }
  | { readonly form: 'no-substitute' }
  | { readonly form: 'no-passing' }
  | { readonly form: 'first-pass'; readonly draw: number }
  /** Dueling text of cards that hit it has no effect. */
  | { readonly form: 'no-dueling-text' }
  /** Dueled: its owner names so many numbers; if the opponent's draw is one of them the duel ends without a result. */
  | { readonly form: 'name-numbers'; readonly count: number }
  /** Dueling hand: one card more for each own character here of such DAMAGE. */
  | { readonly form: 'dueling-hand'; readonly damages: readonly number[] }
  /** A pilot's handling number besides its own (rule 25.7). */
  | { readonly form: 'handling'; readonly number: number }
  /** The race itself (part 25). */
  | { readonly form: 'podrace' }

/** Texts that work at a moment, once. Without `may` they are compulsory. */
export type MomentText =
  /** Search the draw deck for one of these (rule 21.3); `hand`: shown and taken into hand, without a penalty (E-12). */
  | {
      readonly form: 'search'
      readonly when: Moment
      readonly for: Selectors | 'matching'
      readonly to: 'play' | 'objective' | 'hand'
      readonly free?: true
      readonly price?: Price
    }
  /** Changes the own hand: first the price, then cards drawn. `or`: the owner takes one of the two. */
  | {
      readonly form: 'hand'
      readonly when: Moment
      readonly may?: true
      readonly price?: Price
      readonly draw?: number
      readonly or?: { readonly price?: Price; readonly draw?: number }
    }
  | { readonly form: 'harm'; readonly when: Moment; readonly damage?: number; readonly discard?: number }
  /** The opponent's last lap card may be discarded (G-68). */
  | { readonly form: 'lap-card'; readonly when: Moment }
  /** A face-up ◆ card of the opponent on this planet may be discarded. */
  | { readonly form: 'remove'; readonly when: Moment; readonly what: Selectors; readonly price: Price }
  /** Look at the opponent's top card; leave it or put it under his deck. */
  | { readonly form: 'peek'; readonly when: Moment }
  /** This card and a face-up one of these of the opponent stay out of battles this turn. */
  | { readonly form: 'stay-out'; readonly when: Moment; readonly with: Selectors }
  /** An own weapon in use may be discarded to ignore one weapon of the opponent in that fight. */
  | { readonly form: 'strike-weapon' }
  /** One more Thrust token (U-15). */
  | { readonly form: 'thrust'; readonly when: Moment; readonly tokens: number }
  /** When that Effect is discarded for its deployment: up to so many of these from hand and discard pile into the draw deck. */
  | { readonly form: 'reshuffle'; readonly discarded: string; readonly what: Selectors; readonly most: number }

export type Text = StandingText | MomentText

/** Every form that a text can have, for counting and for the describers. */
export type Form = Text['form'] | FightText['form'] | DuelText['form']

// ---------------------------------------------------------------- cards

export interface CharacterCard extends Printed {
  readonly type: 'character'
  readonly planet: Planet
  readonly copies: Copies
  /** All of them, those of a built-in weapon included (rule 24.2.1). */
  readonly counters: number
  /** `destiny`: power is a destiny draw (rule 10.4). */
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

export interface WeaponCard extends Printed {
  readonly type: 'weapon'
  readonly copies: Copies
  readonly counters: number
  readonly uses: readonly UserLine[]
  readonly text: readonly Text[]
  readonly dueling?: DuelText
}

export interface BattleCard extends Printed {
  readonly type: 'battle'
  readonly use: SingleUse | GroupUse | TwoWeaponsUse
  readonly also: readonly FightText[]
  readonly dueling?: DuelText
  /** Both titles of a Combo Battle card (rule 24.3). */
  readonly titles?: readonly [string, string]
}

export interface EffectCard extends Printed {
  readonly type: 'effect'
  readonly counters: number
  readonly text: readonly Text[]
}

export interface StarshipCard extends Printed {
  readonly type: 'starship'
  readonly copies: Copies
  readonly power: number
  /** With a small cube: draws destiny for its power; without: a transport (rule 22.3). */
  readonly starfighter: boolean
  readonly damage: number
  readonly text: readonly Text[]
}

export interface LocationCard extends Printed {
  readonly type: 'location'
  readonly planet: Planet
  readonly place: Place
}

export interface ObjectiveCard extends Printed {
  readonly type: 'objective'
  readonly text: readonly Text[]
}

/**
 * A Double Impact card (rule 24.4): a Battle card whose owner takes one half with each play. Its halves are cards of
 * their own in the catalogue under the ids `RF-D6/1` and `RF-D6/2`.
 */
export interface DoubleCard extends Printed {
  readonly type: 'double'
  readonly halves: readonly [BattleCard, BattleCard | EffectCard]
}

/** What a piece of the game can be at a moment: everything but a Double Impact card before its half is chosen. */
export type SingleCard =
  | CharacterCard
  | WeaponCard
  | BattleCard
  | EffectCard
  | StarshipCard
  | LocationCard
  | ObjectiveCard

export type Card = SingleCard | DoubleCard
