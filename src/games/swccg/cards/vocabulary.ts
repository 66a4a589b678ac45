/**
 * The vocabulary in which the text of a card is written down. A text is made of keyed pieces; a piece is a modifier, which
 * holds by itself, or an offer, which its owner may take (or must). Engine, wording and look-up read the same data.
 *
 * "This card" is the card that has the text. On a location "you" is the player on that side of the card (S-E01), and
 * "here" is the location itself; on other cards "here" is the location where the card is. Modifiers are computed when
 * asked and never stored: printed value, then `set`, then every `add`, never below 0, then `at least` and `at most`.
 * Copies of one title give each target a piece once, unless it is `cumulative` (rule 17.1).
 */
import type { CardKind } from '../texts/core/kinds/vocabulary.ts'

// ---------------------------------------------------------------- closed lists

/** A player as a card names them; `player`: the one who would have to pay. */
export type Who = 'you' | 'they' | 'player'
/** The player whose totals, draws or cards are meant; `owner`: the owner of the card concerned. */
export type Whose = 'yours' | 'theirs' | 'both' | 'owner'
/** How long an effect lasts. */
export type Until = 'shot' | 'draw' | 'battle' | 'turn'
/** How often an offer may be taken, by title and player (S-E04); `phase`: once in each of the owner's phases. */
export type Per = 'battle' | 'phase' | 'turn' | 'game'
export type NamedPile = 'used' | 'lost' | 'reserve' | 'hand'
/** Where a card without a location lies. */
export type OffLocation = 'table' | 'your side' | 'their side'
export type Compared = '<' | '<=' | '=' | '>=' | '>'
/** How a card reacts (rule 16.1); `leave`: away from a battle. */
export type ReactWay = 'deploy' | 'move' | 'leave'
export type Ban = 'react to' | 'react from' | 'deploy' | 'move' | 'be immune'
/**
 * Leaves that a card gives against the rules.
 * - `deploy`: such cards may deploy there though their own text names others
 * - `deploy anyway`: whatever limits of place there are, presence and icons included, except one that no card lifts
 * - `battle`: takes part in battles without presence
 * - `move alone`: moves without a driver
 * - `fire twice`: one such weapon aboard twice in each battle, paid twice (S-E08)
 * - `fire all`: any number of weapons in a battle, each once (S-E48)
 * - `fire at adjacent`: at targets at adjacent sites
 */
export type Leave =
  | 'deploy'
  | 'deploy anyway'
  | 'battle'
  | 'move alone'
  | 'fire twice'
  | 'fire all'
  | 'fire at adjacent'

/**
 * Values that a text can change or ask for.
 * - `battle destinies`: how many battle destinies are drawn; `power destinies`: draws to power only
 * - `battle destiny`: each battle destiny draw; `total battle destiny`: their sum
 * - `weapon destiny`: each weapon destiny draw; `total weapon destiny`: the total of the shot
 * - `ability needed`: total ability for drawing battle destiny; `landspeed needed`: for walking away from there
 * - `transit from`, `transit to`: Force for docking bay transit from or to here (rule 10.1.5)
 * - `drain cost`, `battle cost`: Force for beginning a drain or a battle
 * - `X`: the X of the weapon's own text
 */
export type Stat =
  | 'power'
  | 'maneuver'
  | 'hyperspeed'
  | 'landspeed'
  | 'forfeit'
  | 'defense'
  | 'ability'
  | 'destiny'
  | 'deploy cost'
  | 'move cost'
  | 'fire cost'
  | 'drain cost'
  | 'battle cost'
  | 'transit from'
  | 'transit to'
  | 'landspeed needed'
  | 'ability needed'
  | 'total power'
  | 'attrition'
  | 'battle damage'
  | 'battle destinies'
  | 'power destinies'
  | 'battle destiny'
  | 'total battle destiny'
  | 'weapon destiny'
  | 'total weapon destiny'
  | 'Force drain'
  | 'retrieval'
  | 'X'

/**
 * The moments at which an offer can be taken or a duty falls due.
 * - `any time`: as a top-level action of either turn, battles included; `always`: as soon as its condition is true
 * - `your control`, `your deploy`, `your move`: as a top-level action in that phase; `end of deploy`: of that phase
 * - `drain begun`, `drain lost`: just begun; its Force just lost
 * - `battle begun`, `weapons`: just begun; in the weapons segment
 * - `targeted`: this card is the target of a weapon; `firing`: this card fires, before the draw
 * - `about to draw …`, `… drawn`: before the draw; after it, before its result
 * - `hit`, `lost`, `forfeited`, `deployed`, `cancelled`: just now; `paying`: you have losses to satisfy
 * - `card played`: an Effect or Interrupt is being played; `react`: a react is being made
 */
export type Moment =
  | 'any time'
  | 'always'
  | 'your control'
  | 'your deploy'
  | 'your move'
  | 'end of deploy'
  | 'drain begun'
  | 'drain lost'
  | 'battle begun'
  | 'weapons'
  | 'targeted'
  | 'firing'
  | 'about to draw weapon destiny'
  | 'weapon destiny drawn'
  | 'about to draw battle destiny'
  | 'battle destiny drawn'
  | 'destiny drawn'
  | 'hit'
  | 'paying'
  | 'forfeited'
  | 'lost'
  | 'card played'
  | 'deployed'
  | 'cancelled'
  | 'react'

/** One moment, or several that serve alike. */
export type MomentOrMoments = Moment | readonly Moment[]

// ---------------------------------------------------------------- cards and places

/**
 * A word without arguments that cards or locations fit.
 * - `self`: this card; `host`: the card on which or in which it is; `other`: any but this card
 * - `it`: the card of the moment: drawn, played, lost, forfeited, hit; or the place of the drain
 * - `target`: the card that was chosen
 * - `unique`: one dot; `non-unique`: no dot, two or three (S-E63); `generic`: a location marked `<>`
 * - `present`: at this card's location, and not inside a starship or enclosed vehicle (rule 0.7 of the texts)
 * - `in battle`: takes part in this battle; `fresh`: deployed in this phase
 * - `unpiloted`: has neither a pilot nor a permanent pilot
 * - `here`: this card's location; `adjacent`: the sites next to it; `start`: the location you started with
 */
export type Plain =
  | 'self'
  | 'host'
  | 'other'
  | 'it'
  | 'target'
  | 'unique'
  | 'non-unique'
  | 'generic'
  | 'present'
  | 'in battle'
  | 'fresh'
  | 'unpiloted'
  | 'here'
  | 'adjacent'
  | 'start'

/**
 * A word that says how cards or locations stand to others.
 * - `at`: at such a location, inside a carrier or not; `aboard`: in such a ship or vehicle
 * - `piloting`, `piloted by`, `driven by`: named as its pilot or driver
 * - `borne by`: lies on such a card; `bearing`: such a card lies on it
 * - `armed with`: carries such a weapon and could use it; `targeted by`: was the target of such a weapon this turn
 * - `attacked by`: by such a creature; `copy of`: has its title and is on table
 * - `related to`: locations related to it; `orbited by`: the system that it orbits; `holding`: location with such a card
 */
export type Relation =
  | 'at'
  | 'aboard'
  | 'piloting'
  | 'piloted by'
  | 'driven by'
  | 'borne by'
  | 'bearing'
  | 'armed with'
  | 'targeted by'
  | 'attacked by'
  | 'copy of'
  | 'related to'
  | 'orbited by'
  | 'holding'

/**
 * Cards or locations that a text means. A string is a kind. In a list of `all`, `yours` and `theirs` a card must fit
 * every entry; `yours` and `theirs` limit it to a player's own cards (a location is theirs if the card on top is).
 * - `named`: a persona or short name, one of these; `titled`: exactly this title, one of these
 * - `on planet`: sites of that planet, and cards there; `of planet`: its system and sectors too (S-E34)
 * - `having`: whose value compares so, or who has such a value at all now
 * - `proof`: always immune to that title by its own text; `lies on`: says that it deploys there
 */
export type Filter =
  | CardKind
  | { readonly cards: Plain }
  | { readonly cards: 'all' | 'yours' | 'theirs' | 'any'; readonly fit: readonly Filter[] }
  | { readonly cards: 'not'; readonly fit: Filter }
  | { readonly cards: 'named' | 'titled'; readonly names: readonly string[] }
  | { readonly cards: Relation; readonly to: Filter }
  | { readonly cards: 'on planet' | 'of planet'; readonly planet: string }
  | { readonly cards: 'occupied by' | 'controlled by'; readonly by: Who }
  | {
      readonly cards: 'having'
      readonly stat: Stat
      readonly than?: { readonly by: Compared; readonly number: Amount }
    }
  | { readonly cards: 'proof'; readonly against: string }
  | { readonly cards: 'lies on'; readonly spots: readonly OffLocation[] }

// ---------------------------------------------------------------- conditions and numbers

/**
 * A condition of a piece.
 * - `is`: this card fits all of these; `there`: some card in play fits all of these
 * - `battle at`: the battle is at such a location
 * - `all ability from`: all of your ability in this battle (or at that place) comes from such cards
 * - `no objective`: you deployed no Objective; `nothing to forfeit`: none of your cards in this battle can be forfeited
 */
export type Condition =
  | { readonly when: 'is' | 'there'; readonly fit: readonly Filter[] }
  | { readonly when: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly when: 'not'; readonly fails: Condition }
  | { readonly when: 'compare'; readonly left: Amount; readonly by: Compared; readonly right: Amount }
  | { readonly when: 'battle at'; readonly at: Filter }
  | { readonly when: 'all ability from'; readonly from: Filter; readonly at?: Filter }
  | { readonly when: 'no objective' | 'nothing to forfeit' }

/**
 * A number, or how it is found.
 * - `given`: one number while it is true, else the other; `if it is`: by the card that gets the number
 * - `count`: how many there are, at most `max`; `pairs`: how many pairs, each card in one (S-E37)
 * - `value`: of that card, without a card your side's total; `highest`: the highest among these
 * - `drawn`: the destiny just drawn; `force lost`: in this moment; `distance`: sites between shooter and target
 */
export type Amount =
  | number
  | { readonly amount: 'given'; readonly if: Condition; readonly then: Amount; readonly else: Amount }
  | { readonly amount: 'if it is'; readonly what: Filter; readonly then: Amount; readonly else: Amount }
  | { readonly amount: 'count'; readonly of: Filter; readonly max?: number }
  | { readonly amount: 'pairs'; readonly of: readonly [Filter, Filter] }
  | { readonly amount: 'times'; readonly of: readonly [Amount, Amount] }
  | { readonly amount: 'value'; readonly stat: Stat; readonly of?: Filter }
  | { readonly amount: 'highest'; readonly stat: Stat; readonly of: Filter }
  | { readonly amount: 'hand size'; readonly whose: Whose }
  | { readonly amount: 'drawn' | 'force lost' | 'distance' }

// ---------------------------------------------------------------- modifiers

/**
 * The limits that a piece can have.
 * - `of`: the cards concerned, without it this card; in an offer the card of the moment
 * - `to`, `from`: location, ship or carrier where it goes to or comes from; `at`: where battle, drain or draw is
 * - `by`: who fires, plays, hits; `against`: who is shot at
 * - `whose`: whose total, draw, drain, loss, phase; without it yours. `attrition`: the player who suffers it
 * - `per`: of a modifier with `phase`: only for the first card concerned in each of your deploy phases (S-E43)
 * - `cumulative`: each copy counts (rule 17.1)
 */
interface Limits {
  readonly of: Filter
  readonly to: Filter
  readonly from: Filter
  readonly at: Filter
  readonly by: Filter
  readonly against: Filter
  readonly whose: Whose
  readonly while: Condition
  readonly unless: Condition
  readonly until: Until
  readonly per: Per
  readonly cumulative: true
}
/** Some of these limits, each optional. */
export type With<Limit extends keyof Limits = never> = { readonly [L in Limit]?: Limits[L] }

export type AddLimits = With<
  'of' | 'to' | 'from' | 'at' | 'by' | 'against' | 'whose' | 'while' | 'unless' | 'until' | 'per' | 'cumulative'
>
export type SetLimits = With<'of' | 'at' | 'whose' | 'while' | 'until'>
export type FreeLimits = With<'of' | 'to' | 'whose' | 'while'>
export type BoundLimits = With<'at' | 'whose' | 'while' | 'until'>
export type FixedLimits = With<'of' | 'at' | 'whose' | 'while'>
export type PilotsLimits = With<'of'> & { readonly stat?: Stat }
export type ImmuneLimits = With<'of' | 'while' | 'until'>
/** `never`: no text lifts the ban (rule 18.6). */
export type ForbidLimits = With<'of' | 'to' | 'at' | 'whose' | 'while' | 'until'> & { readonly never?: true }
export type AllowLimits = With<'of' | 'to' | 'while'>
/**
 * `of`: such cards react, not this one; `with`: together with such a card (S-E13); `cost`: Force more (or less);
 * `free`: nothing is paid, if the condition holds.
 */
export type ReactLimits = With<'of' | 'to' | 'while'> & {
  readonly with?: Filter
  readonly cost?: number
  readonly free?: true | Condition
}
/** `when`: it is an Immediate Effect of that moment, concerning `of`. */
export type LiesLimits = With<'whose' | 'of' | 'while'> & { readonly cost?: number; readonly when?: Moment }

/**
 * A piece that holds by itself while the card is in play.
 * - `add`, `set`: adds to the value, resets it; `free`: nothing is paid, whatever is added (SG-16)
 * - `at least`, `at most`: bounds of the result; of `battle destinies` "if not able to otherwise" (S-E15)
 * - `no lower`, `no higher`: the value may not be reduced or increased
 * - `pilots`: adds to power (or `stat`) of what this card pilots, if it is `of`
 * - `immune`: to attrition below this number; `immune to`: to that title
 * - `react`: this card (or `of`) may react so; `path`: an extra way between these sites, as a regular move
 * - `during`: all of these while it holds
 * - `lies`: where it deploys and for how much Force; of weapons the carrier
 * - `may forfeit`: one such card of each carrier a turn may be forfeited, at this forfeit value (S-E21)
 * - `forfeits to`: where forfeited cards go; `pays all`: forfeiting it settles all that is left (S-E18)
 * - `blank`: the text of that side of the location is off; `plays as`: these Interrupts go to that pile
 * - `stack copies`: a further Interrupt of a title stacked here is stacked first and costs this more for each (S-E53)
 * - `later`: about a card or a part of the game that no pool has; for the reader only, the engine does nothing
 */
export type Modifier =
  | ({ readonly does: 'add'; readonly stat: Stat; readonly amount: Amount } & AddLimits)
  | ({ readonly does: 'set'; readonly stat: Stat; readonly amount: Amount } & SetLimits)
  | ({ readonly does: 'free'; readonly stat: Stat } & FreeLimits)
  | ({ readonly does: 'at least' | 'at most'; readonly stat: Stat; readonly bound: Amount } & BoundLimits)
  | ({ readonly does: 'no lower' | 'no higher'; readonly stat: Stat } & FixedLimits)
  | ({ readonly does: 'pilots'; readonly amount: Amount } & PilotsLimits)
  | ({ readonly does: 'immune'; readonly below: Amount | 'all' } & ImmuneLimits)
  | ({ readonly does: 'immune to'; readonly title: string } & With<'of' | 'until'>)
  | ({ readonly does: 'forbid'; readonly what: readonly Ban[] } & ForbidLimits)
  | ({ readonly does: 'allow'; readonly what: Leave } & AllowLimits)
  | ({ readonly does: 'react'; readonly way: ReactWay } & ReactLimits)
  | ({ readonly does: 'path'; readonly between: readonly [Filter, Filter] } & With<'of' | 'while'>)
  | { readonly does: 'during'; readonly if: Condition; readonly pieces: Readonly<Record<string, Modifier>> }
  | ({ readonly does: 'lies'; readonly on: Filter | OffLocation } & LiesLimits)
  | { readonly does: 'may forfeit'; readonly what: Filter; readonly value: number }
  | ({ readonly does: 'forfeits to'; readonly pile: NamedPile } & With<'of'>)
  | ({ readonly does: 'pays all' } & With<'while'>)
  | ({ readonly does: 'blank'; readonly what: Filter } & With<'whose' | 'while'>)
  | ({ readonly does: 'plays as'; readonly pile: NamedPile } & With<'of' | 'while'>)
  | { readonly does: 'stack copies'; readonly more: number }
  | { readonly does: 'later'; readonly about: string; readonly says: Readonly<Record<'en' | 'fr', string>> }

// ---------------------------------------------------------------- acts and offers

/** `upTo`: at most this many (of `activate`: or less); `count`: exactly this many; `pile`: not from the Reserve Deck. */
export interface DeployLimits {
  readonly to?: Filter
  readonly pile?: NamedPile
  readonly free?: true
  readonly count?: number
  readonly upTo?: number
}

/**
 * A step of an offer. A modifier may stand for an act: it then lasts as long as its `until`, or that of its offer.
 * - `take`: search your Reserve Deck for one such card and take it into hand; `deploy`: to the table
 * - `deploy pair`: show one of the first from hand, search its matching partner among the second (or the other way
 *   round), deploy both at once (S-E20)
 * - `draw`: draw destiny; `draw two`: instead of one draw two and choose; `instead`: this number instead of the draw
 * - `draw cards`: into hand, from the Reserve Deck or that pile; `activate`, `retrieve`, `lose Force`: that many
 * - `lose`: these cards are lost; `place`: put there, `from`: searched in that pile of either player
 * - `relocate`: move to such a place; `stack`: under this card; `exchange`: a card of your hand with one stacked here
 * - `cancel`; `fire`: one shot at normal cost, `deadly`: what it hits is lost at once
 * - `trim hand`: all but this many cards, at random, to the opponent's Used Pile; `show hand`: to both
 * - `lose copies`: all cards of that hand of which it has two or more are lost
 * - `if`: only if it holds; `one of`: choose one
 */
export type Act =
  | Modifier
  | { readonly act: 'take'; readonly what: Filter }
  | ({ readonly act: 'deploy'; readonly what: Filter } & DeployLimits)
  | { readonly act: 'deploy pair'; readonly what: readonly [Filter, Filter] }
  | { readonly act: 'draw' | 'draw two' | 'exchange' }
  | { readonly act: 'instead'; readonly number: Amount }
  | { readonly act: 'draw cards'; readonly count: number; readonly pile?: NamedPile }
  | { readonly act: 'activate'; readonly count: Amount; readonly upTo?: true }
  | { readonly act: 'retrieve'; readonly count: Amount; readonly of?: Filter }
  | { readonly act: 'lose Force'; readonly count: number; readonly whose?: Whose }
  | { readonly act: 'lose' | 'stack' | 'cancel'; readonly what: Filter }
  | { readonly act: 'place'; readonly what: Filter; readonly pile: NamedPile; readonly from?: NamedPile }
  | { readonly act: 'relocate'; readonly what: Filter; readonly to: Filter; readonly cost?: Amount }
  | { readonly act: 'fire'; readonly weapon: Filter; readonly deadly?: true }
  | { readonly act: 'trim hand'; readonly to: number }
  | { readonly act: 'show hand' | 'lose copies'; readonly whose: Whose }
  | { readonly act: 'if'; readonly if: Condition; readonly acts: readonly Act[] }
  | { readonly act: 'one of'; readonly acts: readonly Act[] }

/** `cost` is Force; `target`: choose one such card first; modifiers without `of` then concern it. */
export type MayLimits = With<'of' | 'by' | 'whose' | 'while' | 'per' | 'until'> & {
  readonly cost?: number
  readonly target?: Filter
}
export type MustLimits = With<'of' | 'by' | 'whose' | 'while' | 'unless'>
/** `many`: any number of targets at one place; `immuneTo`: this function cannot be cancelled by that title. */
export type PlayLimits = With<'of' | 'against' | 'while' | 'until'> & {
  readonly cost?: number
  readonly target?: Filter
  readonly many?: true
  readonly immuneTo?: string
}
/** `again`: Force for each further shot (S-E10); `after`: where the weapon then goes; `reach`: exterior sites away. */
export interface ShootLimits {
  readonly again?: number
  readonly after?: NamedPile
  readonly reach?: number
}

/**
 * An action that a player may take with the card, or must.
 * - `may`, `must`: in these moments; whose battle, card or draw: anybody's, if `whose` does not say
 * - `used`, `lost`, `starting`: a function of an Interrupt; several are alternatives
 * - `shoot`: fires at these for that much Force, and hits if the total is more than the defense value
 */
export type Offer =
  | ({ readonly offer: 'may'; readonly at: MomentOrMoments; readonly acts: readonly Act[] } & MayLimits)
  | ({ readonly offer: 'must'; readonly at: MomentOrMoments; readonly acts: readonly Act[] } & MustLimits)
  | ({ readonly offer: 'used' | 'lost'; readonly at: MomentOrMoments; readonly acts: readonly Act[] } & PlayLimits)
  | ({ readonly offer: 'starting'; readonly acts: readonly Act[] } & With<'while'>)
  | ({ readonly offer: 'shoot'; readonly at: Filter; readonly cost: number } & ShootLimits)

/** One piece of a text. */
export type CardTextPiece = Modifier | Offer
