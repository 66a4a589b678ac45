/**
 * Numbers after a possible choice, by the rules' own functions: power on the planet after a deployment, totals of a
 * fight.
 */
import type { Side } from '../cards/card.ts'
import { sceneOf } from '../rules/battle/fight-scene.ts'
import { battleBonus, fixedPower } from '../rules/battle/power.ts'
import { frameOf, type State } from '../rules/state.ts'
import { isType, singleCard } from '../rules/table.ts'
import { placeInView, type View } from '../view.ts'
import { loneScene } from './lone-scene.ts'
import { seenState } from './seen-state.ts'
import { hangsOnHand } from './shown-hands.ts'

/** POWER, location bonus and texts of all own characters on the planet; hidden ones count as if they were face up. */
function powerOf(state: State, side: Side, view: View): number {
  const place = placeInView(view)
  if (place === null) return 0
  return state.sides[side].table
    .filter(({ card }) => isType(card, 'character'))
    .reduce((all, { handle, card }) => {
      const { characters, location, texts } = fixedPower(
        state,
        side,
        loneScene(state, side, { handle, card }, place, 'battle'),
      )
      return all + Math.max(0, characters + location + texts)
    }, 0)
}

/** The handle of a card that is not there yet. */
const COMING = 'coming'

/** An own side's power now, and with this card in play face up; null if it changes nothing. */
export function powerAfter(
  view: View,
  side: Side,
  as: string,
): { readonly now: number; readonly after: number } | null {
  const { type } = singleCard(as)
  if (type !== 'character' && type !== 'effect') return null
  const now = turnedUp(seenState(view), side)
  const laid = { handle: COMING, card: as, hidden: false }
  const zone = now.sides[side]
  const changed = type === 'effect' ? { ...zone, effect: laid } : { ...zone, table: [...zone.table, laid] }
  const later = { ...now, sides: { ...now.sides, [side]: changed } }
  const powers = { now: powerOf(now, side, view), after: powerOf(later, side, view) }
  return powers.now === powers.after ? null : powers
}

function turnedUp(state: State, side: Side): State {
  const zone = state.sides[side]
  const table = zone.table.map((laid) => ({ ...laid, hidden: false }))
  return { ...state, sides: { ...state.sides, [side]: { ...zone, table } } }
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
