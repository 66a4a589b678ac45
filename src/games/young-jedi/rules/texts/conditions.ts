/** When the condition of a text holds (part 4 of the vocabulary; E-04, E-05, E-13, E-29). */
import { type Condition, opposite, PLANETS, type Planet } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { same, selects } from '../../cards/selecting.ts'
import type { Race, Side, State } from '../state.ts'
import type { Where } from '../table.ts'
import { facing, type Scene, usesBattleCard, usesWeapon } from './scene.ts'

/** Whose text it is, and of whom it is asked. */
export interface Situation {
  readonly side: Side
  /** The card that bears the text; a Battle card's is in no place. */
  readonly bearer: { readonly handle: string; readonly card: string; readonly where: Where | null }
  /** The fighter that gains or loses by it; the user of a Battle card. */
  readonly subject: { readonly handle: string; readonly card: string }
  readonly scene: Scene | null
  /** Whether the owner has shown his hand for it. */
  readonly showsHand?: boolean
}

/** Whether a condition holds now. Without a scene conditions of fights don't. */
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
  // Thrust is the active player's alone.
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

/** Face up on the own side of the planet where the bearer is, or comes to be (rules 27.2, 27.4). */
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

/** Six for each lap and one for each card of the lap begun, more than the other has (E-13). */
export function leadsRace(state: State, side: Side): boolean {
  const run = (race: Race | null) => (race === null ? 0 : race.laps * 6 + race.pile.length)
  const own = state.sides[side].race
  return own?.pilot != null && run(own) > run(state.sides[opposite(side)].race)
}
