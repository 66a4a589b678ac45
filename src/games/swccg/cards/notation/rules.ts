/** Rules, which hold while their card is in play. Limits follow in braces: `add('power', 2, { while: is(inBattle) })`. */
import type { CardKind } from '../../texts/core/kinds/vocabulary.ts'
import { about, allow, ban, rule } from '../../texts/language/makers.ts'
import type {
  Amount,
  Condition,
  Deed,
  Filter,
  Group,
  Later,
  Moment,
  PhaseName,
  PileName,
  Rule,
  ScopeOf,
  Stat,
  TextPlayer,
  While,
} from '../../texts/language/words.ts'

export { allow, ban }

/** The limits that a rule about a value has, and when it holds. */
type Limits<S extends Stat> = ScopeOf<S> & While
/** The cards that a rule concerns, without them this one, and when it holds. */
type OfCards = While & { readonly of?: Filter }

export const add = <S extends Stat>(stat: S, amount: Amount, limits: Limits<S> = {} as never): Rule =>
  about('add', stat, { ...limits, amount })
/** The value is this one, and nothing is added to it. */
export const set = <S extends Stat>(stat: S, amount: Amount, limits: Limits<S> = {} as never): Rule =>
  about('set', stat, { ...limits, amount })
/** It has this value, printed or not; what others add to it counts. */
export const defines = <S extends Stat>(stat: S, amount: Amount, limits: Limits<S> = {} as never): Rule =>
  about('defines', stat, { ...limits, amount })
export const atMost = <S extends Stat>(stat: S, max: Amount, limits: Limits<S> = {} as never): Rule =>
  about('limit', stat, { max, ...limits })
/** Of battle destinies: "if you could not otherwise". */
export const atLeast = <S extends Stat>(stat: S, min: Amount, limits: Limits<S> = {} as never): Rule =>
  about('limit', stat, { min, ...limits })
/** Twice as much, after all that is added. */
export const double = <S extends Stat>(stat: S, limits: Limits<S> = {} as never): Rule => about('double', stat, limits)
/** Nothing is paid, whatever is added. */
export const free = <S extends Stat>(stat: S, limits: Limits<S> = {} as never): Rule => about('free', stat, limits)
/** May not be changed that way. */
export const lock = <S extends Stat>(stat: S, way: 'up' | 'down', limits: Limits<S> = {} as never): Rule =>
  about('lock', stat, { ...limits, way })
/** Adds to the power (or `stat`) of what this card pilots, if it is `of`. */
export const pilots = (amount: Amount, more: { readonly stat?: Stat; readonly of?: Filter } = {}): Rule =>
  rule('pilots', { amount, ...more })
/** Immune to attrition below this number. */
export const immune = (below: Amount, limits: OfCards = {}): Rule => rule('immune', { below, ...limits })
export const immuneToAll = (limits: OfCards = {}): Rule => rule('immune to all', limits)
export const immuneTo = (title: string, limits: OfCards = {}): Rule => rule('immune to', { title, ...limits })

/** Where its own text lets a card deploy: `on` a card, or beside the `table`. `when`: an Immediate Effect of that moment. */
export const deploys = (where: {
  readonly on?: Filter
  readonly table?: 'any' | 'yours' | 'theirs'
  readonly cost?: number
  readonly when?: Moment
  readonly if?: Condition
}): Rule => rule('deploys', where)
/** As such a battle begins this card may deploy there out of the hand, for free. */
export const joinsBattles = (when: Moment): Rule => rule('joins battles', { when })
/** A mobile system deploys in orbit of such a one. */
export const orbits = (around: Filter): Rule => rule('orbits', { around })
/** The game begins with these cards of the deck, one of each. */
export const beginsWith = (...of: readonly Filter[]): Rule => rule('begins with', { of })
/** These cards of the deck lie on or at such a card or place as the game begins. */
export const bringsTo = (to: Filter, ...of: readonly Filter[]): Rule => rule('begins with', { of, to })
/** To the total of attempts to blow away such a location: with such a ship, by such a pilot; `draws`: to each destiny. */
export const addToAttempts = (
  amount: Amount,
  limits: While & {
    readonly of?: Filter
    readonly with?: Filter
    readonly by?: Filter
    readonly whose?: TextPlayer
  } = {},
): Rule => rule('adds to attempts', { amount, ...limits })
/** Adds to each destiny that you draw for an attempt. */
export const addToAttemptDraws = (amount: Amount, limits: While = {}): Rule =>
  rule('adds to attempt draws', { amount, ...limits })
/** Your starships draw movement destiny to move from here, and are lost below that. */
export const drawsToLeave = (below: number): Rule => rule('draws to leave', { below })
/** Does that nowhere else. */
export const only = (deeds: Deed | readonly Deed[], to: Filter): Rule =>
  rule('only', { deeds: typeof deeds === 'string' ? [deeds] : deeds, to })
/**
 * This card (or `of`) may react so; `with`: together with such a card; `cost`: for that much Force more (or less); `free`:
 * for nothing; `freeIf`: for nothing if that is so.
 */
export const react = (
  way: 'deploy' | 'move' | 'leave',
  limits: OfCards & {
    readonly to?: Filter
    readonly with?: Filter
    readonly cost?: number
    readonly free?: true
    readonly freeIf?: Condition
  } = {},
): Rule => rule('react', { way, ...limits })
/** An extra way between two places, in both directions. */
export const path = (one: Filter, two: Filter, limits: OfCards & { readonly free?: true } = {}): Rule =>
  rule('path', { one, two, ...limits })
/** Deploys only, and free, in the place of this many such ships of yours at one location. */
export const replaces = (of: Filter, number: number): Rule => rule('replaces', { of, number })
/** It pilots nothing but cards of this kind. */
export const pilotsOnly = (of: CardKind): Rule => rule('pilots only', { of })
/** Nobody but a card of this kind drives it. */
export const drivenOnlyBy = (of: CardKind): Rule => rule('driven only by', { of })
/** The text of that side of a location is off. */
export const blank = (of: Filter, whose: TextPlayer, limits: While = {}): Rule =>
  rule('blank', { of, whose, ...limits })
/** The texts of such cards are off. */
export const suspend = (of: Filter, limits: While = {}): Rule => rule('suspend', { of, ...limits })
/** These Interrupts go to that pile. */
export const playsAs = (as: 'used' | 'lost', of: Filter, limits: While = {}): Rule =>
  rule('plays as', { of, as, ...limits })
/** Each title of these Interrupts may be played so often in a turn or game, by that player or by either. */
export const playsAtMost = (
  number: Amount,
  span: 'turn' | 'game',
  of: Filter,
  limits: While & { readonly whose?: TextPlayer } = {},
): Rule => rule('plays at most', { of, number, in: span, ...limits })
/** These Interrupts are played in that phase of their player alone, and reach such places alone. */
export const playsOnly = (of: Filter, phase: PhaseName, at: Filter): Rule => rule('plays only', { of, in: phase, at })
/** A further Interrupt of a title stacked here is stacked first, and costs this much more for each. */
export const stackCopies = (more: number): Rule => rule('stack copies', { more })

/** This weapon fires at such cards for that much Force. */
export const shoots = (
  at: Filter,
  cost: number,
  more: {
    /** Force for each further shot. */
    readonly again?: number
    /** The number of destinies that are drawn for a shot. */
    readonly draws?: number
    /** Hits if the draw exceeds twice the defense value. */
    readonly twice?: true
    /** The pile to which the weapon then goes. */
    readonly after?: PileName
    /** Such places, too. */
    readonly range?: Filter
  } = {},
): Rule => rule('shoots', { at, cost, ...more })
/** Hits nothing: it works if the draw exceeds the defense value, or the opponent's draw; `by`: such a card there fires it. */
export const shootsToWork = (
  at: Filter,
  cost: number,
  more: { readonly by?: Filter; readonly range?: Filter; readonly contested?: true } = {},
): Rule => rule('shoots to work', { at, cost, ...more })
/** With such a weapon it may go on firing at the same target, for that much Force each time. */
export const firesAgain = (weapon: Filter, cost: number): Rule => rule('fires again', { with: weapon, cost })
/** When this card moves by landspeed such cards may go along for free, with this landspeed. */
export const goesWith = (of: Filter, landspeed: number): Rule => rule('goes with', { of, landspeed })
/** Once per turn for each carrier, such a card may be forfeited for that much. */
export const worthInBattle = (of: Filter, value: number): Rule => rule('worth in battle', { of, value })
/** Where forfeited cards go; `optional`: as their owner likes. */
export const forfeitsTo = (pile: PileName, of: Filter, limits: While & { readonly optional?: true } = {}): Rule =>
  rule('forfeits to', { of, pile, ...limits })
/** Force that this player loses to a drain there comes from the Reserve Deck while it has cards. */
export const drainedFromReserve = (whose: TextPlayer, at: Filter): Rule => rule('drained from reserve', { whose, at })
/** Forfeiting this card settles all that is left. */
export const paysAll = (limits: While & { readonly attritionAlone?: true } = {}): Rule => rule('pays all', limits)

/** All of these while the condition holds, each under a key of its own. */
export const during = (condition: Condition, pieces: Group['pieces']): Group => ({
  group: 'while',
  while: condition,
  pieces,
})
/** About a card or a part of the game that the pool does not have, in words of our own. */
export const later = (about: string, en: string, fr: string): Later => ({ later: about, says: { en, fr } })
