/** The ways to deploy cards of the hand now, card and place as one choice. */
import { onceFor } from '../../../kit/library/once-for.ts'
import { type DeployStep, stepGain, stepsOf } from '../policies/practice/deployment-plans.ts'
import { type OptionHere, optionsOf } from '../rules/abouts.ts'
import { wayId } from '../rules/deploy/ways.ts'
import type { Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'

/** A card of the hand and a way to deploy it. */
export interface DeployWay extends DeployStep {
  /** The option that takes the card; null where the question does not offer it. */
  readonly option: string
  readonly id: string
  /** The pilot that comes along. */
  readonly pilot: string | null
}

/** The options by which cards of the hand are deployed. */
const deployOptions = (decision: Parameters<typeof optionsOf>[0]): readonly OptionHere[] =>
  optionsOf(decision).filter(({ group }) => group === 'deploy')

/** A name for ways that are alike: with copies of a pilot. */
const likeness = ({ card, at, way, pilot, id }: DeployWay): string =>
  pilot === null ? `${card} ${id}` : `${card} ${pilot} ${at} ${'on' in way ? way.on : ''}`

/**
 * Returns the ways that a question of acts offers, the best first; identical ones once.
 * @param view as it is when the question is asked
 */
export function deployWaysIn(view: View, side: Side, decision: Parameters<typeof optionsOf>[0]): readonly DeployWay[] {
  const options = deployOptions(decision)
  const open = options.map(({ about }) => about?.held)
  return waysOf(view, side)
    .filter(({ held }) => open.includes(held))
    .map((one) => ({ ...one, option: options.find(({ about }) => about?.held === one.held)?.id ?? '' }))
}

const KNOWN = onceFor<View, readonly DeployWay[]>()

/** Returns all ways to deploy cards of the hand in a position, the best first; identical ones once. */
export const waysOf = (view: View, side: Side): readonly DeployWay[] => KNOWN(view, side, () => waysFrom(view, side))

function waysFrom(view: View, side: Side): readonly DeployWay[] {
  const pilotOf = ({ way }: DeployStep) =>
    way.way === 'together' ? (view.hand.find(({ handle }) => handle === way.pilot)?.card ?? null) : null
  const all = stepsOf(view, side).map((step) => ({
    ...{ ...step, option: '', id: wayId(step.way), pilot: pilotOf(step) },
    gain: stepGain(view, side, step),
  }))
  const seen = new Set<string>()
  return all
    .toSorted((one, other) => other.gain - one.gain)
    .filter((one) => !seen.has(likeness(one)) && seen.add(likeness(one)) !== undefined)
}

/** Returns these ways by their cards, in their order. */
export function byCard(ways: readonly DeployWay[]): ReadonlyMap<string, readonly DeployWay[]> {
  const cards = new Map<string, DeployWay[]>()
  for (const one of ways) cards.set(one.held, [...(cards.get(one.held) ?? []), one])
  return cards
}
