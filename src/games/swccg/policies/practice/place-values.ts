/** The worth of places to a side: drains given and stopped, battles to come, and the danger of standing there. */
import { onceFor } from '../../../../kit/library/once-for.ts'
import { battleCost } from '../../rules/battle/steps.ts'
import { drainAmount, drainCost } from '../../rules/drain/steps.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import { allAt, isFighter, isSpace, locationAt } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { ofSide } from '../../texts/values/fighting-values.ts'
import { generation, hasFoothold, occupies } from '../../texts/values/presence.ts'
import type { View } from '../../view/player-view.ts'
import { goalsOf } from '../added-goals.ts'
import { type AddedPower, battleNow, type Prospect, prospectOf } from './battle-prospects.ts'
import { read } from './supposing.ts'
import { oddsOf } from './unseen-odds.ts'
import { lifeWorth, tableWorth, WEIGHTS } from './worths.ts'

/** The odds of both sides, by the Lost Piles of the view. */
const ODDS = onceFor<View['lost'], ReturnType<typeof bothOdds>>()
const bothOdds = (view: View) => ({ dark: oddsOf(view, 'dark'), light: oddsOf(view, 'light') })

/** Returns the odds of the next destiny of each side; positions supposed from a view have those of that view. */
export const oddsIn = (view: View): ReturnType<typeof bothOdds> => ODDS(view.lost, null, () => bothOdds(view))

/** The turn's part in which a position is judged: a battle may still come, or the opponent is next. */
type When = 'before battle' | 'after battle'

/** Returns the drain that a side would have at a place, less the Force that it costs. */
function drainWorth(reading: Position, side: Side, at: string): number {
  const amount = drainAmount(reading, side, at) * lifeWorth(reading.board, opponentOf(side))
  // Nothing to drain is worth nothing, whatever it costs.
  if (amount <= 0) return 0
  return Math.max(0, amount - drainCost(reading, side, at) * WEIGHTS.force * 1.5)
}

/** The worth of a place by who stands there. */
interface Stake {
  readonly mine: number
  readonly theirs: number
  readonly both: number
}

const STAKES = onceFor<Position, Stake>()

/** Returns the worth of a place by who stands there; found once for each reading. */
const stakeOf = (reading: Position, own: Side, at: string): Stake =>
  STAKES(reading, `${own}/${at}`, () => stakeFrom(reading, own, at))

function stakeFrom(reading: Position, own: Side, at: string): Stake {
  if (locationAt(reading.board, at).kind === 'sector') return { mine: 0, theirs: 0, both: 0 }
  const [mine, theirs] = [drainWorth(reading, own, at), drainWorth(reading, opponentOf(own), at)]
  const { turnsHeld } = WEIGHTS
  return { mine: mine * turnsHeld, theirs: -theirs * turnsHeld, both: 0 }
}

const stakesIn = ({ mine, theirs, both }: Stake) => ({ alone: mine - both, gone: both - theirs })

/** Returns what a battle that the own side begins would bring now. */
export function ownBattle(view: View, own: Side, at: string): Prospect {
  const stakes = stakesIn(stakeOf(read(view), own, at))
  return prospectOf(view, { own, at, odds: oddsIn(view), stakes })
}

/** Returns what the battle that goes on will bring, with numbers added to the destinies of both sides. */
export function runningBattle(view: View, own: Side, added: AddedPower): Prospect {
  const at = view.battle?.at ?? ''
  const stakes = stakesIn(stakeOf(read({ ...view, battle: null }), own, at))
  return battleNow(view, { own, at, odds: oddsIn(view), stakes }, added)
}

/** Returns what a battle would bring that the opponent has begun. */
export function theirBattle(view: View, own: Side, at: string): Prospect {
  const stakes = stakesIn(stakeOf(read({ ...view, battle: null }), own, at))
  return prospectOf(view, { own, at, odds: oddsIn(view), stakes })
}

/** The power that the opponent may bring to a place in its next turn. */
function reinforcement(reading: Position, view: View, side: Side, at: string): number {
  if (!hasFoothold(reading, at, side)) return 0
  const { force, hand, reserve } = view.sizes[side]
  const most = force + (view.active === side ? 0 : Math.min(generation(reading, side), reserve))
  const share = isSpace(locationAt(view, at)) ? 2.2 : 1.6
  return Math.min(Math.max(0, most - 1) / 1.2, hand * share, 10) * WEIGHTS.reinforced
}

/** The loss that the own side may have at a place when the opponent attacks in its next turn. */
function danger(view: View, own: Side, at: string, isContested: boolean): number {
  const reading = read(view)
  const other = opponentOf(own)
  const reinforced = reinforcement(reading, view, other, at)
  if (!isContested && reinforced <= 0) return 0
  const stakes = stakesIn(stakeOf(reading, own, at))
  const attack = { own, at, odds: oddsIn(view), stakes, fresh: true } as const
  const likely = isContested ? WEIGHTS.attackedHere : WEIGHTS.attackedAnew
  const later = -prospectOf(view, { ...attack, reinforced }).mean
  const now = isContested ? -prospectOf(view, attack).mean : 0
  return likely * Math.max(0, now, later)
}

const VALUES = onceFor<View, number>()

/** The worth of a place and of the own cards there to a side in a position; found once. */
const placeValue = (view: View, own: Side, at: string, stage: When): number =>
  VALUES(view, `${own}/${at}/${stage}`, () => standing(view, own, at, stage) + cardsThere(view, own, at))

/** The worth of the own cards at a place, as far as lying there counts. */
const cardsThere = (view: View, own: Side, at: string): number =>
  ofSide(allAt(view, at), own).reduce((sum, piece) => sum + tableWorth(read(view), piece), 0) * WEIGHTS.onTable

function standing(view: View, own: Side, at: string, stage: When): number {
  const reading = read(view)
  const other = opponentOf(own)
  const mine = occupies(reading, at, own)
  const theirs = occupies(reading, at, other)
  if (!mine && !theirs) return lone(view, own, at)
  const stake = stakeOf(reading, own, at)
  if (!mine) return stake.theirs
  if (!theirs) return stake.mine - danger(view, own, at, false)
  const chance = opportunity(view, own, at, stage)
  const contested = (1 - WEIGHTS.contested) * stake.theirs
  // A side that will battle now has less to fear of what stands there.
  const fear = danger(view, own, at, true) * (chance > 0.5 && stage === 'before battle' ? 0.4 : 1)
  return contested + chance - fear
}

/** Cards without presence do nothing there, and are lost in the next battle. */
const lone = (view: View, own: Side, at: string): number =>
  ofSide(allAt(view, at), own).some(({ card }) => isFighter(cardOf(card))) ? -0.5 : 0

/** The gain that a battle of the own side there may bring: in this turn, or in its next. */
function opportunity(view: View, own: Side, at: string, stage: When): number {
  if (stage === 'after battle') return 0.5 * WEIGHTS.nextTurn * Math.max(0, nextBattle(view, own, at))
  if (view.active !== own || view.today.battled.includes(at)) return 0
  if (view.sizes[own].force < 1 && battleCost(read(view), own, at) > view.sizes[own].force) return 0
  const { mean, risk } = ownBattle(view, own, at)
  return risk < 0.3 ? Math.max(0, mean) : 0
}

function nextBattle(view: View, own: Side, at: string): number {
  const stakes = stakesIn(stakeOf(read(view), own, at))
  return prospectOf(view, { own, at, odds: oddsIn(view), stakes, fresh: true }).mean
}

/**
 * Returns the worth of a position, as far as some places differ from another one, with how near both sides are to their goals; of
 * the other places only who holds them, and only where texts let the price of drains hang on what lies elsewhere.
 * @param changed the places that differ
 */
export function positionValue(view: View, own: Side, changed: readonly string[], stage: When): number {
  const here = changed.reduce((sum, at) => sum + placeValue(view, own, at, stage), goalsOf(view, own))
  const reading = read(view)
  if (reading.active('drain cost').length === 0) return here
  return view.places.reduce((sum, { id }) => {
    if (changed.includes(id)) return sum
    const mine = occupies(reading, id, own)
    const theirs = occupies(reading, id, opponentOf(own))
    if (mine === theirs) return sum
    const stake = stakeOf(reading, own, id)
    return sum + (mine ? stake.mine : stake.theirs)
  }, here)
}
