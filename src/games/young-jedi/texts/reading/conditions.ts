/** Decides whether the condition of a text holds (part 4 of the vocabulary; E-04, E-05, E-13, E-29). */
import { type Condition, opposite, PLANETS, type Planet } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { same, selects } from '../../cards/selecting.ts'
import type { Race, Side, State } from '../../state/game-state.ts'
import type { Where } from '../../state/game-table.ts'
import { type FightScene, facing, usesBattleCard, usesWeapon } from './scene.ts'

/** The owner and the card of a text, and the fighter that its condition is about. */
export interface Situation {
  readonly side: Side
  /** The card with the text; a Battle card is in no zone. */
  readonly bearer: { readonly handle: string; readonly card: string; readonly where: Where | null }
  /** The fighter that the text changes; for a Battle card its user. */
  readonly subject: { readonly handle: string; readonly card: string }
  readonly scene: FightScene | null
  /** Whether the owner has shown their hand for it. */
  readonly showsHand?: boolean
}

/** Returns whether a condition holds now. Without a scene, conditions about fights don't hold. */
export function holds(condition: Condition | undefined, state: State, asked: Situation): boolean {
  if (condition === undefined) return true
  const { side, bearer, subject, scene } = asked
  if ('using' in condition)
    return (
      scene !== null && usesWeapon(scene, side, subject.handle, anyWeapon(condition.using) ? null : condition.using)
    )
  if ('usingBattle' in condition) return scene !== null && usesBattleCard(scene, side, condition.usingBattle)
  if ('fighting' in condition) return scene !== null && facing(scene, side, condition.fighting)
  if ('dueling' in condition) return scene?.kind === 'duel' && facing(scene, side, condition.dueling)
  if ('fought' in condition) return hasFought(condition, state, side)
  if ('controlled' in condition) return controls(condition, state, side)
  if ('present' in condition) return isPresent(condition.present, state, asked)
  if ('stackHolds' in condition) {
    const { stackHolds } = condition
    return state.sides[side].table.some((laid) => selects(stackHolds, cardById(laid.card), null))
  }
  if ('turnOf' in condition) return (state.active === side) === (condition.turnOf === 'you')
  if ('starshipBattleAt' in condition) return scene?.kind === 'space' && scene.planet === condition.starshipBattleAt
  if ('evacuating' in condition) {
    const { evacuating } = condition
    return (
      scene?.evacuated?.side === side &&
      scene.evacuated.cards.some(({ card }) => evacuating.some((one) => selects(one, cardById(card), null)))
    )
  }
  if ('evacuatingHere' in condition)
    return scene?.evacuated?.side === side && scene.kind === 'space' && scene.planet === bearer.where
  if ('onCurrentPlanet' in condition) return state.planet !== null && bearer.where === state.planet
  if ('duelHere' in condition) return scene?.kind === 'duel' && bearer.where === scene.planet
  if ('leadsRace' in condition) return leadsRace(state, side)
  return asked.showsHand === true
}

const anyWeapon = (which: readonly object[]): boolean =>
  which.some((one) => Object.keys(one).length === 1 && 'type' in one)

function hasFought({ fought, orThrust, own }: Extract<Condition, { fought: unknown }>, state: State, side: Side) {
  const named = state.today.fought.some(
    (one) =>
      (own !== true || one.side === side) &&
      fought.some((selector) => selects(selector, cardById(one.card), null, { own: one.side === side })),
  )
  // Only the active player thrusts.
  return named || (orThrust === true && state.active === side && state.today.thrust)
}

function controls(
  { controlled, by, surrendered }: Extract<Condition, { controlled: unknown }>,
  state: State,
  side: Side,
) {
  const owner = by === 'you' ? side : opposite(side)
  return state.won.some(
    (won) =>
      won.by === owner &&
      (controlled === 'any' || won.planet === controlled) &&
      (surrendered !== false || !won.surrendered),
  )
}

/**
 * Whether one of these lies face up on the side's part of the planet of the card, or of the planet that it is deployed
 * to (rules 27.2, 27.4).
 */
function isPresent(who: readonly Parameters<typeof selects>[0][], state: State, { side, bearer }: Situation): boolean {
  const zone = state.sides[side]
  const { title } = cardById(bearer.card)
  const planet: Planet | null = isPlanet(bearer.where) ? bearer.where : null
  const here = planet === null || planet === state.planet ? zone.table : (zone.stranded[planet] ?? [])
  if (bearer.where !== null && planet === null) return false
  return here.some(
    (laid) =>
      !laid.hidden &&
      laid.handle !== bearer.handle &&
      !same(cardById(laid.card).title, title) &&
      who.some((selector) => selects(selector, cardById(laid.card), null)),
  )
}

const isPlanet = (where: Where | null): where is Planet =>
  where !== null && (PLANETS as readonly string[]).includes(where)

/**
 * Returns whether a side leads the race: six points per lap and one per card of the current lap, more than the opponent
 * has (E-13).
 */
export function leadsRace(state: State, side: Side): boolean {
  const run = (race: Race | null) => (race === null ? 0 : race.laps * 6 + race.pile.length)
  const own = state.sides[side].race
  return own?.pilot != null && run(own) > run(state.sides[opposite(side)].race)
}
