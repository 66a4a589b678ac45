/** Cards to deploy, and their places: whole plans for a place are compared, and the first card of the best one is taken. */

import type { Option } from '../../../../contract/index.ts'
import { onceFor } from '../../../../kit/library/once-for.ts'
import { deployWays, type PricedWay, placeOfWay, wayId } from '../../rules/deploy/ways.ts'
import { areMatching } from '../../rules/texts/deciding.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import { occupies } from '../../texts/values/presence.ts'
import type { View } from '../../view/player-view.ts'
import { type AnswerRule, type AskedHere, bestOf, optionsOf, type PracticeAnswer, taking } from './asked.ts'
import { positionValue } from './place-values.ts'
import { deployed, paid, read } from './supposing.ts'
import { handWorth, locationWorth, WEIGHTS } from './worths.ts'

/** A card of the hand and a way to deploy it. */
export interface DeployStep extends PricedWay {
  readonly held: string
  readonly card: string
  readonly at: string | null
}

/** Cards that are deployed one after the other, and what they gain. */
interface Plan {
  readonly steps: readonly DeployStep[]
  readonly gain: number
}

/** The most cards of a plan. */
const LONGEST = 4
/** This many places are followed to the end of a plan, and in the best of them this many first steps. */
const FOLLOWED = 4
const BEST_PLACES = 2
/** This many of the best steps of a place are tried as the next one. */
const TRIED = 4
/** A plan must gain as much. */
const LEAST_GAIN = 0.3

const STEPS = onceFor<View, readonly DeployStep[]>()

/** Returns all ways to deploy cards of the hand now, found once for each view; copies of a card count once. */
export const stepsOf = (view: View, own: Side): readonly DeployStep[] => STEPS(view, own, () => stepsFrom(view, own))

function stepsFrom(view: View, own: Side): readonly DeployStep[] {
  const seen = new Set<string>()
  return view.hand.flatMap(({ handle, card }): readonly DeployStep[] => {
    // Copies of a card have the same ways.
    if (seen.has(card)) return []
    seen.add(card)
    const others = view.hand.filter((held) => held.handle !== handle)
    return deployWays(read(view), own, cardOf(card), others).map(({ way, cost }) => ({
      ...{ held: handle, card, way, cost },
      at: placeOfWay(read(view), way),
    }))
  })
}

/** The worth of an Effect beside the locations, besides the numbers that it changes. */
const EFFECT = 2
/** The worth of a matching pilot to a ship, besides the numbers. */
const MATCHED = 0.6

/** The worth of a step besides the position that it gives. */
function extra(view: View, { way, card, held, at }: DeployStep): number {
  const pilot = way.way === 'together' ? view.hand.find(({ handle }) => handle === way.pilot)?.card : undefined
  const kept = 0.5 * (handWorth(view, card) + (pilot === undefined ? 0 : handWorth(view, pilot)))
  const matched = pilot !== undefined && areMatching(cardOf(card), cardOf(pilot)) ? MATCHED : 0
  const effect = way.way === 'table' ? EFFECT : 0
  const spare = view.hand.filter((one) => one.card === card && one.handle !== held).length > 0 ? 0.2 : 0
  return matched + effect + spare + armed(view, card, at) - kept * WEIGHTS.held
}

/** The worth of a weapon where it comes to lie: more where the opponent stands. */
function armed(view: View, card: string, at: string | null): number {
  const { type, side } = cardOf(card)
  if (type !== 'weapon' || at === null) return 0
  return occupies(read(view), at, opponentOf(side)) ? 1.5 : 0.5
}

const isLocation = (card: string): boolean => cardOf(card).type === 'location'

/** Returns the position after a step. */
const after = (view: View, own: Side, step: DeployStep): View =>
  paid(deployed(view, step.held, step.way), own, step.cost)

/** The places of which a step changes anything. */
const changedBy = ({ at }: DeployStep): readonly string[] => (at === null ? [] : [at])

const GAINS = new WeakMap<DeployStep, { readonly view: View; readonly gain: number }>()

/** The gain of a step as the first one; found once where it is a step of this view. */
function firstGain(view: View, own: Side, step: DeployStep): number {
  const known = GAINS.get(step)
  if (known?.view === view) return known.gain
  const gain = gainOf(view, after(view, own, step), own, step)
  GAINS.set(step, { view, gain })
  return gain
}

/** The gain of a step from the position before all of them. */
function gainOf(view: View, then: View, own: Side, step: DeployStep): number {
  const places = changedBy(step)
  const change = positionValue(then, own, places, 'before battle') - positionValue(view, own, places, 'before battle')
  return change + extra(view, step)
}

/** Steps that can follow: of the same place, not the same card, nothing too dear. */
const follows = (view: View, own: Side, steps: readonly DeployStep[], first: DeployStep): readonly DeployStep[] =>
  steps.filter(
    ({ held, at, cost, card }) =>
      held !== first.held &&
      at === first.at &&
      cost <= view.sizes[own].force &&
      view.hand.some(({ handle }) => handle === held) &&
      !(cardOf(card).unique === 1 && view.pieces.some((piece) => cardOf(piece.card).title === cardOf(card).title)),
  )

/** Follows a first step as long as it gets better, or to its second card where the first alone is no good. */
function planFrom(view: View, own: Side, steps: readonly DeployStep[], first: DeployStep, gain: number): Plan {
  const price = (cost: number) => cost * WEIGHTS.force
  let best: Plan = { steps: [first], gain: gain - price(first.cost) }
  let [row, extras, now] = [[first], extra(view, first), after(view, own, first)]
  let cost = first.cost
  while (row.length < LONGEST) {
    const next = bestOf(
      follows(now, own, steps, first)
        .filter(({ held }) => !row.some((one) => one.held === held || ('pilot' in one.way && one.way.pilot === held)))
        .map((step) => {
          const then = after(now, own, step)
          const places = changedBy(step)
          const change =
            positionValue(then, own, places, 'before battle') - positionValue(view, own, places, 'before battle')
          return { step, then, rated: change + extras + extra(view, step) - price(cost + step.cost) }
        }),
      ({ rated }) => rated,
    )
    if (next === undefined) break
    row = [...row, next.step]
    extras += extra(view, next.step)
    now = next.then
    cost += next.step.cost
    if (next.rated > best.gain) best = { steps: row, gain: next.rated }
    else if (row.length > 1) break
  }
  return best
}

/** The last plans, by all that they hang on: the question where a card goes follows the choice of the card. */
const KEPT = new Map<string, Plan | null>()
const MOST_KEPT = 24

/** The best plan of all; null without any. */
function planOf(view: View, own: Side, steps: readonly DeployStep[]): Plan | null {
  const { hand, pieces, places, sizes, today, lasting, lost, shown, phase, turn } = view
  const key = JSON.stringify([own, turn, phase, hand, pieces, places, sizes, today, lasting, lost, shown])
  const known = KEPT.get(key)
  if (known !== undefined) return known
  const made = bestPlan(view, own, steps, () => true)
  for (const oldest of [...KEPT.keys()].slice(MOST_KEPT - 1)) KEPT.delete(oldest)
  KEPT.set(key, made)
  return made
}

/** The best plan among some first steps; null without any. */
function bestPlan(
  view: View,
  own: Side,
  steps: readonly DeployStep[],
  allowed: (step: DeployStep) => boolean,
): Plan | null {
  const rated = steps
    .filter((step) => allowed(step) && !isLocation(step.card))
    .map((step) => ({ step, gain: firstGain(view, own, step) }))
    .sort((one, other) => net(other) - net(one))
  const places = new Map<string | null, typeof rated>()
  for (const one of rated) places.set(one.step.at, [...(places.get(one.step.at) ?? []), one])
  // Places where the best first step gains most, and those where the opponent stands.
  const firsts = [...places.values()]
    .slice(0, FOLLOWED)
    .flatMap((all, at) => all.slice(0, at < BEST_PLACES ? 2 : 1).map((one) => ({ ...one, all })))
  const plans = firsts.map(({ step, gain, all }) => {
    const more = all.filter((one) => one.step !== step).slice(0, TRIED)
    return planFrom(view, own, [step, ...more.map((one) => one.step)], step, gain)
  })
  return bestOf(plans, ({ gain }) => gain) ?? null
}

const net = ({ step, gain }: { readonly step: DeployStep; readonly gain: number }): number =>
  gain - step.cost * WEIGHTS.force

/** Returns what a way to deploy gains by itself, less the Force that it costs. */
export function stepGain(view: View, own: Side, step: DeployStep): number {
  if (isLocation(step.card)) return locationWorth(step.card, own)
  return net({ step, gain: firstGain(view, own, step) })
}

/** The location to deploy now, and where; null without one that is worth it. */
function location(own: Side, steps: readonly DeployStep[]): DeployStep | null {
  const best = bestOf(
    steps.filter(({ card }) => isLocation(card)),
    ({ card }) => locationWorth(card, own),
  )
  if (best === undefined) return null
  return locationWorth(best.card, own) > LEAST_LOCATION ? best : null
}

/** A location with so few own icons is kept. */
const LEAST_LOCATION = -1.5

/** Returns what to deploy next, or null. */
export function deployment(view: View, decision: AskedHere): PracticeAnswer | null {
  const options = optionsOf(decision).filter(({ group }) => group === 'deploy')
  if (options.length === 0) return null
  const own = decision.seat
  const steps = stepsOf(view, own)
  const site = location(own, steps)
  const optionFor = (step: DeployStep): Option | undefined => options.find(({ card }) => card === step.card)
  const open = site === null ? undefined : optionFor(site)
  if (open !== undefined) return taking('do', open)
  const whole = planOf(view, own, steps)
  const isOffered = (step: DeployStep) => optionFor(step) !== undefined
  const plan = whole?.steps.slice(0, 1).every(isOffered) ? whole : bestPlan(view, own, steps, isOffered)
  const [first] = plan?.steps ?? []
  if (plan === null || first === undefined || plan.gain < LEAST_GAIN) return null
  const option = optionFor(first)
  return option === undefined ? null : taking('do', option)
}

/** Where the card goes that is being deployed. */
export const deployWhere: AnswerRule = (view, decision) => {
  const own = decision.seat
  const options = optionsOf(decision)
  const card = String(decision.about.card ?? '')
  const steps = stepsOf(view, own)
  const idOf = ({ way }: DeployStep) => wayId(way)
  const ways = steps.filter((step) => step.card === card && options.some(({ id }) => id === idOf(step)))
  const planned = isLocation(card) ? ways[0] : planOf(view, own, steps)?.steps[0]
  const isPossible = planned !== undefined && planned.card === card && options.some(({ id }) => id === idOf(planned))
  const first = isPossible ? planned : bestPlan(view, own, steps, (step) => ways.includes(step))?.steps[0]
  const option = options.find(({ id }) => first !== undefined && id === idOf(first)) ?? options[0]
  return option === undefined ? null : taking('do', option)
}
