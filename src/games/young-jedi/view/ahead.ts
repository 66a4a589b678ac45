/**
 * Numbers after a possible choice, by the rules' own functions: power on the planet after a deployment, totals of a
 * fight.
 */
import type { Side } from '../cards/card.ts'
import { sceneOf } from '../rules/battle/fight-scene.ts'
import { battleBonus, fixedPower } from '../rules/battle/power.ts'
import { frameOf, type State } from '../state/game-state.ts'
import { isType, singleCard } from '../state/game-table.ts'
import { loneScene } from './lone-scene.ts'
import { placeInView, type View } from './player-view.ts'
import { seenState } from './seen-state.ts'
import { hangsOnHand } from './shown-hands.ts'

/**
 * Returns the power of each character of a side on the planet, by handle: POWER, location bonus and texts, draws not
 * counted.
 */
export function powersIn(state: State, side: Side): ReadonlyMap<string, number> {
  const place = placeInView(state)
  if (place === null) return new Map()
  const powers = new Map<string, number>()
  for (const { handle, card } of state.sides[side].table) {
    if (!isType(card, 'character')) continue
    const scene = loneScene(state, side, { handle, card }, place, 'battle')
    const { characters, location, texts } = fixedPower(state, side, scene)
    powers.set(handle, Math.max(0, characters + location + texts))
  }
  return powers
}

/** Returns the power of all characters of a side on the planet together. */
export const powerIn = (state: State, side: Side): number =>
  [...powersIn(state, side).values()].reduce((all, power) => all + power, 0)

/** Begins the handles of cards that are not there yet. */
export const COMING = 'coming'

/**
 * Returns the state of a view with these cards of a side in play. The own cards all lie face up; cards that the reader
 * doesn't see are left out.
 */
export function withCards(view: View, side: Side, coming: readonly string[]): State {
  if (coming.length > 0) return added(shownState(view, side), side, coming)
  return shownState(view, side)
}

/** Views are asked many times for the same: each state is made once. */
const shown: Readonly<Record<Side, WeakMap<View, State>>> = { dark: new WeakMap(), light: new WeakMap() }

function shownState(view: View, side: Side): State {
  const before = shown[side].get(view)
  if (before !== undefined) return before
  const state = seenState(view)
  const both = (of: Side) => {
    const table = state.sides[of].table.filter(({ card }) => card !== '')
    return { ...state.sides[of], table: of === side ? table.map((laid) => ({ ...laid, hidden: false })) : table }
  }
  const made = { ...state, sides: { dark: both('dark'), light: both('light') } }
  shown[side].set(view, made)
  return made
}

function added(state: State, side: Side, coming: readonly string[]): State {
  const sides = { ...state.sides }
  const locations = [...state.locations]
  for (const [at, card] of coming.entries()) {
    const laid = { handle: `${COMING}${at}`, card, hidden: false }
    const { type } = singleCard(card)
    const own = sides[side]
    if (type === 'location') locations.push({ card, owner: side })
    else if (type === 'effect') sides[side] = { ...own, effect: laid }
    else if (type === 'starship') sides[side] = { ...own, hyperspace: [...own.hyperspace, laid] }
    else sides[side] = { ...own, table: [...own.table, laid] }
  }
  return { ...state, sides, locations }
}

/** An own side's power now, and with this card in play face up; null if it changes nothing. */
export function powerAfter(
  view: View,
  side: Side,
  as: string,
): { readonly now: number; readonly after: number } | null {
  const { type } = singleCard(as)
  if (type !== 'character' && type !== 'effect') return null
  const powers = { now: powerIn(withCards(view, side, []), side), after: powerIn(withCards(view, side, [as]), side) }
  return powers.now === powers.after ? null : powers
}

/** The totals of the present fight; null if they depend on facts that the view doesn't show. */
export function totalsNow(view: View): Readonly<Record<Side, number>> | null {
  const state = seenState(view)
  const battle = frameOf(state, 'battle')
  const fight = frameOf(state, 'fight')
  if (battle === null || fight === null || hangsOnHand(fight)) return null
  const scene = sceneOf(state, battle, fight.fighters)
  const total = (side: Side) => {
    const { gains: _, ...fixed } = fixedPower(state, side, scene)
    const drawn = fight.drawn.reduce((all, one) => all + (one.side === side ? (one.number ?? 0) : 0), 0)
    return (
      fixed.characters + fixed.location + fixed.weapon + fixed.texts + battleBonus(state, side, fight, scene) + drawn
    )
  }
  return { dark: total('dark'), light: total('light') }
}
