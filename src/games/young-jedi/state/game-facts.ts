/**
 * Every fact that the rules tell, with its fields. The rules emit facts of these types; stories, explanations, pictures
 * and statistics read them. The compiler checks that each reader covers every name.
 */
import type { GameEvent, SeenEvent } from '../../../contract/index.ts'
import type { DuelText, MomentText, Place, Planet, Side } from '../cards/card.ts'
import type { EndFields } from './ends.ts'

/** A card as facts name it. */
export type Open = {
  readonly handle: string
  readonly card: string
}

/** The parts of a side's power; they add up to the total. */
export type Power = {
  readonly characters: number
  readonly location: number
  readonly weapon: number
  readonly battle: number
  readonly texts: number
  readonly destiny: number
}

/** The power that a text of `card` adds to the fighter `to`. */
export type Gain = {
  readonly card: string
  readonly to: string
  readonly bonus: number
}

/** The change that a text of `card` makes to the DAMAGE of the fighter `to`. */
export type DamageChange = {
  readonly card: string
  readonly to: string
  readonly change: number
}

/** The purpose of a destiny draw. */
export type Purpose = 'battle' | 'weapon' | 'power'

/**
 * Why cards are discarded:
 * - `fault`, `used`, `unused`: Battle cards that fit nobody, were used, were never reached
 * - `even-up`, `recycle`, `limit`: Even Up, the whole hand at Even Up, the price of a higher counter limit
 * - `price`, `text`, `forced`: what a text costs its owner, does to a card, forces on the opponent
 * - `planet`: the Effect on a planet that was lost
 */
export type DiscardReason =
  | 'fault'
  | 'used'
  | 'unused'
  | 'even-up'
  | 'recycle'
  | 'limit'
  | 'price'
  | 'text'
  | 'forced'
  | 'planet'

type Both<T> = { readonly dark: T; readonly light: T }
type Nothing = Readonly<Record<never, never>>
/** A card that this seat uses or plays. */
type OfCard = { readonly seat: Side; readonly data: { readonly card: string } }

/** The fighters of a fight as they are revealed. */
type FightersFields = {
  /** The number of the fight in its battle, from 1; null in matches that began with version 1. */
  readonly fight: number | null
  readonly characters: readonly Open[]
  readonly weapons: readonly Open[]
  readonly battle: string | null
  /** Weapons that this fighter can't use; `banned`: because a text forbids it all weapons. */
  readonly ignored: readonly { readonly handle: string; readonly card: string | null }[]
  readonly banned?: boolean
}

/** A side's losses in a fight. */
type DefeatFields = {
  readonly lost: readonly Open[]
  /** Some defeated fighters return to the hand: all, or those named in `saved`. */
  readonly rescued: boolean
  readonly saved?: readonly string[]
  readonly changes?: readonly DamageChange[]
}

/** Cards put back before a shuffle: those from the discard pile are open, those from the hand secret. */
type ReshuffleFact = {
  readonly seat: Side
  readonly data: { readonly cards: readonly string[]; readonly hand: number }
  readonly own: { readonly held: readonly string[] }
}

/** Cards that move between zones; some of them only their owner knows. */
interface ZoneFacts {
  shuffle: { seat: Side; data: Nothing }
  draw: { seat: Side; data: { readonly count: number }; own: { readonly cards: readonly string[] } }
  discard: {
    seat: Side
    data: { readonly why: DiscardReason; readonly cards: readonly string[]; readonly handles?: readonly string[] }
  }
  damage: { seat: Side; data: { readonly count: number; readonly cards: readonly string[] } }
  breakthrough: { seat: Side; data: { readonly count: number; readonly cards: readonly string[] } }
  /** `card` and `cost` are null for a hidden card. */
  deploy: {
    seat: Side
    data: {
      readonly handle: string
      readonly cost: number | null
      readonly card: string | null
      readonly where?: 'objective' | 'hyperspace' | 'effect'
      readonly from?: 'deck'
      readonly by?: string
    }
    own: { readonly card: string; readonly cost: number } | undefined
  }
  reveal: { seat: Side; data: { readonly cards: readonly Open[] } }
}

/** Set-up, turns, planets and the end of the game. */
interface TurnFacts {
  objective: OfCard
  /** `numbers` are null for a card with two numbers before its owner chooses one. */
  'start-draw': {
    seat: Side | null
    data: { readonly dark: string | null; readonly light: string | null; readonly numbers: Both<number | null> }
  }
  location: {
    seat: Side
    data: {
      readonly card: string
      readonly from: 'deck' | 'hand' | 'discard'
      readonly planet: Planet
      readonly place: Place
    }
  }
  fetch: { seat: Side; data: { readonly card: string | null } }
  turn: { seat: Side; data: { readonly turn: number; readonly planet: Planet | null } }
  surrender: { seat: Side; data: { readonly planet: Planet | null } }
  control: { seat: Side; data: { readonly planet: Planet | null; readonly surrendered: boolean } }
  warning: { seat: null; data: { readonly why: 'still' | 'last-turn'; readonly turns: number } }
  'taken-back': { seat: Side; data: { readonly ruled?: true } }
  over: { seat: Side | null; data: EndFields }
}

/** Texts that work. */
interface TextFacts {
  text: OfCard
  'duel-text': { seat: Side; data: { readonly card: string; readonly form: DuelText['form'] } }
  search: {
    seat: Side
    data: { readonly card: string; readonly to: Extract<MomentText, { form: 'search' }>['to'] }
  }
  found: {
    seat: Side
    data: { readonly card: string | null; readonly to: Extract<MomentText, { form: 'search' }>['to'] }
  }
  reshuffle: ReshuffleFact
  bottom: { seat: Side; data: { readonly count: number }; own: { readonly cards: readonly string[] } }
  'hand-shown': { seat: Side; data: { readonly card: string; readonly cards: readonly string[] } }
  peek: { seat: Side; data: { readonly under: boolean }; own: { readonly card: string } | undefined }
  'stay-out': {
    seat: Side
    data: { readonly card: string; readonly handles: readonly string[]; readonly other: string | null }
  }
}

/** Battles and their fights. */
interface BattleFacts {
  battle: { seat: Side; data: { readonly number: number } }
  'battle-cards': { seat: Side; data: { readonly number: number; readonly attacker?: boolean } }
  fighters: { seat: Side; data: FightersFields }
  ignored: { seat: Side; data: { readonly weapons: readonly Open[] } }
  strike: { seat: Side; data: { readonly weapon: string; readonly handle: string; readonly at: string } }
  'send-back': { seat: Side; data: { readonly characters: readonly string[] } }
  destiny: { seat: Side; data: { readonly for: Purpose; readonly card: string | null; readonly destiny: number } }
  'draw-two': { seat: Side; data: { readonly for: Purpose; readonly cards: readonly string[] } }
  redraw: { seat: Side; data: { readonly cards: readonly string[]; readonly by: string | null } }
  replace: { seat: Side; data: { readonly from: number; readonly to: number } }
  switch: { seat: Side; data: { readonly own: number; readonly theirs: number } }
  'called-tie': { seat: Side; data: { readonly card: string | null } }
  fight: {
    seat: Side | null
    data: { readonly power: Both<Power>; readonly total: Both<number>; readonly texts: Both<readonly Gain[]> }
  }
  defeat: { seat: Side; data: DefeatFields }
  'fight-next': { seat: Side; data: { readonly characters: readonly string[] } }
  covered: { seat: Side; data: { readonly count: number } }
  /** `fights` and `won` are null in matches begun by version 1. */
  'battle-end': {
    seat: null
    data: { readonly where?: 'space'; readonly fights: number | null; readonly won: Both<number> | null }
  }
}

/** Starships and evacuations. */
interface SpaceFacts {
  evacuation: {
    seat: Side
    data: { readonly planet: Planet; readonly cards: number; readonly ships: readonly Open[] }
  }
  intercept: { seat: Side; data: { readonly intercepts: boolean } }
  'starship-battle': { seat: Side; data: { readonly planet: Planet } }
  evacuated: {
    seat: Side
    data: {
      readonly planet: Planet
      readonly saved: boolean
      readonly cards: readonly string[]
      readonly hidden?: number
      readonly transport: string | null
    }
    own: { readonly hidden: readonly string[] } | undefined
  }
}

/** Lightsaber duels. */
interface DuelFacts {
  duel: {
    seat: Side
    data: {
      readonly who: string | null
      readonly with: string | null
      readonly foe: string | null
      readonly handles: readonly string[]
    }
  }
  substitute: { seat: Side; data: { readonly card: string; readonly handle: string } }
  'duel-weapon': { seat: Side; data: { readonly card: string | null; readonly handle: string } }
  named: { seat: Side; data: { readonly numbers: readonly number[] } }
  guess: OfCard
  'duel-broken-off': { seat: Side; data: { readonly number: number } }
  'dueling-hand': {
    seat: Side
    data: {
      readonly count: number
      readonly total: number
      readonly power: Omit<Power, 'battle'>
      readonly extra: number
      readonly texts: readonly Gain[]
    }
    own: { readonly cards: readonly string[] }
  }
  attack: { seat: Side; data: { readonly card: string; readonly number: number } }
  block: { seat: Side; data: { readonly card: string; readonly number: number } }
  hit: {
    seat: Side
    data: { readonly hits: number; readonly card: string; readonly total: number; readonly of?: number }
  }
  pass: { seat: Side; data: Nothing }
  'dueling-draw': { seat: Side; data: { readonly count: number }; own: { readonly cards: readonly string[] } }
  'hit-removed': { seat: Side; data: { readonly total: number } }
  'duel-end': {
    seat: Side | null
    data: {
      readonly beaten: string | null
      readonly lost: readonly Open[]
      readonly hits: Both<number>
      readonly changes?: readonly DamageChange[]
    }
  }
}

/** The podrace. */
interface RaceFacts {
  thrust: { seat: Side; data: { readonly tokens: number } }
  token: { seat: Side; data: { readonly tokens: number; readonly card: string } }
  'lap-card': { seat: Side; data: { readonly card: string; readonly as: number; readonly by?: string } }
  lap: { seat: Side; data: { readonly laps: number } }
  refuel: { seat: Side; data: { readonly count: number } }
  'lap-lost': OfCard
  'race-lost': { seat: Side; data: { readonly cards: readonly string[] } }
}

/** The map from the name of each fact of Young Jedi to its fields. */
export interface Facts extends ZoneFacts, TurnFacts, TextFacts, BattleFacts, SpaceFacts, DuelFacts, RaceFacts {}

/** The name of a fact. */
export type FactName = keyof Facts
/** A fact with its secrets. */
export type Fact<Name extends FactName = FactName> = GameEvent<Facts, Name>
/** A fact as one reader may know it. */
export type SeenFact<Name extends FactName = FactName> = SeenEvent<Facts, Name>
