/** Which drains and battles to begin. */

import { opponentOf } from '../../state/engine-card.ts'
import type { View } from '../../view/player-view.ts'
import { type AskedHere, bestOf, optionsOf, type PracticeAnswer, taking } from './asked.ts'
import { ownBattle } from './place-values.ts'
import { lifeWorth, WEIGHTS } from './worths.ts'

const placeIn = ({ about }: { readonly about?: Readonly<Record<string, unknown>> }): string =>
  String(about?.place ?? '')

/** A battle must gain this much, and lose much no more often than this. */
const LEAST_GAIN = 0.5
const MOST_RISK = 0.15

/** Returns the battle that promises most; null if none does enough. */
export function battle(view: View, decision: AskedHere): PracticeAnswer | null {
  const own = decision.seat
  const rated = optionsOf(decision)
    .filter(({ group }) => group === 'battle')
    .map((option) => ({ option, ...ownBattle(view, own, placeIn(option)) }))
  const good = rated.filter(
    ({ mean, risk, option }) =>
      mean - Number(option.about?.force ?? 1) * WEIGHTS.force > LEAST_GAIN && (risk < MOST_RISK || mean > 4),
  )
  const best = bestOf(good, ({ mean }) => mean)
  return best === undefined ? null : taking('do', best.option)
}

/** The worth of each point of Force in the deploy phase, roughly. */
const FORCE_BUYS = 0.7

/** Returns the drains that are worth their Force: all that cost nothing, the largest first. */
export function drains(view: View, decision: AskedHere): PracticeAnswer | null {
  const each = lifeWorth(view, opponentOf(decision.seat))
  const all = optionsOf(decision)
    .filter(({ group }) => group === 'drain')
    .toSorted((one, other) => Number(other.about?.amount ?? 0) - Number(one.about?.amount ?? 0))
  const free = all.filter(({ about }) => Number(about?.force ?? 0) === 0)
  if (free.length > 0) return taking('do', ...free)
  const { force, hand } = view.sizes[decision.seat]
  const needed = hand === 0 ? 0 : FORCE_BUYS
  const paid = all.find(({ about }) => {
    const cost = Number(about?.force ?? 0)
    const left = force - cost
    return Number(about?.amount ?? 0) * each > cost * (left >= 6 ? WEIGHTS.force : needed)
  })
  return paid === undefined ? null : taking('do', paid)
}
