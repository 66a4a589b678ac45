/**
 * The part of a game that one reader may know, and nothing else (part 28). All that readers are shown comes from this.
 */
import type { Reader } from '../../../contract/index.ts'
import { seatNamed } from '../../../kit/seats/seats.ts'
import { mask, masked, maskedBy, type SeenCard } from '../../../kit/zones/masking.ts'
import { type Place, type Planet, SIDES, type Side } from '../cards/card.ts'
import type { RuleOptions } from '../cards/editions.ts'
import type { End } from '../state/ends.ts'
import {
  type BattleFrame,
  type DuelFrame,
  type Fighters,
  type Format,
  frameOf,
  type HeldCard,
  type LaidLocation,
  type PlanCard,
  type Race,
  type SideState,
  type State,
  type TableCard,
  type Today,
  turnFrame,
  type WonPlanet,
} from '../state/game-state.ts'
import { locationCard } from '../state/game-table.ts'

/** One side of the table, as the reader may know it. */
export interface SideView {
  /** Cards left in the draw deck, without lap cards and dueling hand (rule 28.1, decisions G-70, G-76). */
  readonly deck: number
  /** Number of cards in hand, those set aside in a battle included. */
  readonly hand: number
  /** The hand itself: the reader's own only, in the order in which the cards came. */
  readonly cards?: readonly HeldCard[]
  /** The cards of which the reader's own deck was made, each once. */
  readonly list?: readonly string[]
  /** The discard pile's top card; nobody may count it or look through it (rule 28.2). */
  readonly discardTop: string | null
  readonly table: readonly SeenCard[]
  readonly effect: SeenCard | null
  /** Open to both (rule 28.3). */
  readonly hyperspace: readonly TableCard[]
  /** The Objective with all cards on it, which are face up (G-67). */
  readonly race: Race | null
  readonly stranded: Readonly<Partial<Record<Planet, readonly SeenCard[]>>>
  readonly turnsHere: number
}

/** The battle that is going on, as the reader may know it (part 9). */
export interface BattleView {
  readonly where: BattleFrame['where']
  readonly planet: Planet
  readonly attacker: Side
  /** How many Battle cards each side has chosen; null before its choice (rule 9.2.2). */
  readonly numbers: Readonly<Record<Side, number | null>>
  /** The reader's own Battle cards in this battle. */
  readonly own: readonly HeldCard[]
}

/** Fighters as they were revealed. A Battle card goes by its id: only its owner knows its handle in the hand. */
export interface SeenFighters extends Omit<Fighters, 'battle'> {
  readonly battle: string | null
}

/** The fight that is going on: all of it has been revealed. */
export interface FightView {
  readonly fighters: Readonly<Record<Side, SeenFighters>>
  readonly drawn: readonly { readonly side: Side; readonly cards: readonly string[]; readonly number: number | null }[]
}

/** The duel that is going on, as the reader may know it (part 23). */
export interface DuelView {
  readonly initiator: Side
  /** Null once the character has left. */
  readonly duelists: Readonly<Record<Side, PlanCard | null>>
  readonly weapons: Readonly<Record<Side, string | null>>
  /** How many cards each dueling hand holds. */
  readonly hands: Readonly<Record<Side, number>>
  readonly piles: Readonly<Record<Side, readonly string[]>>
  readonly hits: Readonly<Record<Side, number>>
  readonly passed: readonly Side[]
  readonly attack: DuelFrame['attack']
  /** The reader's own dueling hand. */
  readonly own: readonly HeldCard[]
}

/** The evacuation that is going on, as the reader may know it. */
export interface EvacuationView {
  readonly side: Side
  readonly planet: Planet
  readonly ships: readonly string[]
}

/** The whole game, as one reader may know it. */
export interface View {
  readonly reader: Reader
  readonly format: Format
  /** The rules on which the two players have agreed. */
  readonly rules: RuleOptions
  readonly turn: number
  readonly active: Side
  readonly planet: Planet | null
  /** Locations of the current planet, the one in force last. */
  readonly locations: readonly LaidLocation[]
  readonly won: readonly WonPlanet[]
  readonly sides: Readonly<Record<Side, SideView>>
  readonly today: Today
  readonly battle: BattleView | null
  readonly fight: FightView | null
  readonly duel: DuelView | null
  readonly evacuation: EvacuationView | null
  /** Counters that the active player has spent in this turn, as far as the reader may know. */
  readonly spent: number | null
  /**
   * Whether the active player's Deploy step is past its Podracing. Always false for other readers: only that player
   * knows what they have tried.
   */
  readonly raced: boolean
  readonly outcome: End | null
}

/** @param reader a side, or `spectator` */
export function viewOf(state: State, reader: Reader): View {
  const turn = turnFrame(state)
  const hidden = state.sides[state.active].turnsHere === 1 && reader !== state.active
  return {
    reader,
    format: state.format,
    rules: state.options,
    turn: state.turn,
    active: state.active,
    planet: state.planet,
    locations: state.locations,
    won: state.won,
    sides: {
      dark: sideView(state.sides.dark, reader === 'dark'),
      light: sideView(state.sides.light, reader === 'light'),
    },
    today: state.today,
    battle: battleView(state, reader),
    fight: fightView(state),
    duel: duelView(state, reader),
    evacuation: evacuationView(state),
    spent: turn === null || hidden ? null : turn.spent,
    raced: reader === state.active && turn?.raced === true,
    outcome: state.outcome,
  }
}

/** Made for both readers at every move: plain object literals are the cheapest. */
function sideView(side: SideState, own: boolean): SideView {
  const deck = side.deck.length
  const hand = side.hand.length
  const discardTop = side.discard.at(-1) ?? null
  const { hyperspace, race, turnsHere } = side
  if (own) {
    const { hand: cards, list, table, effect, stranded } = side
    return { deck, hand, cards, list, discardTop, table, effect, hyperspace, race, stranded, turnsHere }
  }
  const table = masked(side.table)
  const effect = side.effect === null ? null : mask(side.effect)
  const stranded = maskedBy(side.stranded)
  return { deck, hand, discardTop, table, effect, hyperspace, race, stranded, turnsHere }
}

function battleView(state: State, reader: Reader): BattleView | null {
  const battle = frameOf(state, 'battle')
  if (battle === null) return null
  const { dark, light } = battle.sides
  const own = seatNamed(SIDES, reader)
  return {
    where: battle.where,
    planet: battle.planet,
    attacker: battle.attacker,
    numbers: { dark: dark.cards?.length ?? null, light: light.cards?.length ?? null },
    own: (own === null ? null : battle.sides[own].cards) ?? [],
  }
}

const seenFighters = (fighters: Fighters): SeenFighters => ({ ...fighters, battle: fighters.battle?.card ?? null })

function fightView(state: State): FightView | null {
  const fight = frameOf(state, 'fight')
  if (fight === null) return null
  return {
    fighters: { dark: seenFighters(fight.fighters.dark), light: seenFighters(fight.fighters.light) },
    drawn: fight.drawn.map(({ side, cards, number }) => ({ side, cards, number })),
  }
}

function duelView(state: State, reader: Reader): DuelView | null {
  const duel = frameOf(state, 'duel')
  if (duel === null) return null
  const own = seatNamed(SIDES, reader)
  const both = <T>(of: (side: Side) => T): Record<Side, T> => ({ dark: of('dark'), light: of('light') })
  const card = (side: Side, handle: string | null) =>
    state.sides[side].table.find((laid) => laid.handle === handle) ?? null
  return {
    initiator: duel.initiator,
    duelists: both((side) => card(side, duel.duelists[side])),
    weapons: both((side) => card(side, duel.weapons[side])?.card ?? null),
    hands: both((side) => duel.hands[side].length),
    piles: duel.piles,
    hits: duel.hits,
    passed: duel.passed,
    attack: duel.attack,
    own: own === null ? [] : duel.hands[own],
  }
}

function evacuationView(state: State): EvacuationView | null {
  const evacuation = frameOf(state, 'evacuation')
  if (evacuation === null) return null
  const { side, planet, ships } = evacuation
  return { side, planet, ships }
}

/** Returns the card under a handle on the planet, in hyperspace, or in a race; null where the reader doesn't see it there. */
export function cardUnder({ sides }: View, handle: string): string | null {
  const laid = SIDES.flatMap((side) => {
    const { table, effect, hyperspace, race } = sides[side]
    return [...table, ...hyperspace, effect, race?.pilot ?? null, race?.podracer ?? null]
  })
  return laid.find((one) => one?.handle === handle)?.card ?? null
}

/** The place of the Location that lies; null before the first. */
export function placeInView({ locations }: Pick<View, 'locations'>): Place | null {
  const top = locations.at(-1)
  return top === undefined ? null : locationCard(top.card).place
}
