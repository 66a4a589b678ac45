/** The answers of the clock and the practice opponent to where the mobile system goes. */
import { type AddedAnswers, choosing } from '../../policies/added-answers.ts'
import { locationOf, placeOf, sitesOf } from '../../state/nesting.ts'
import { isOfKind } from '../../texts/reading/kinds.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { occupies } from '../../values/presence.ts'
import type { View } from '../../view/player-view.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'

/** The Force that Light loses each turn while the system orbits there: Dark has to occupy it, and it is not Endor (rule 25.6.1). */
export function lossAround(view: View, place: string): number {
  const reading = readingOf(view)
  const { title, system = '' } = locationOf(placeOf(view, place))
  if (title === 'Endor' || !occupies(reading, place, 'dark')) return 0
  const held = sitesOf(view, system).filter(
    (site) => isOfKind(locationOf(site).id, 'battleground') && occupies(reading, site.id, 'dark'),
  )
  return 2 + held.length
}

/** The orbit that takes most; without one deep space, out of the way of ships that wait at a planet. */
function best(view: View, decision: DecisionOf<'system-goal'>) {
  const worth = ({ about }: OptionHere): number => {
    const { place = null, number = 0 } = about ?? {}
    if (place !== null) return lossAround(view, place) || -20
    return -1 - Math.abs(number - decision.about.parsec) / 10
  }
  const [first] = optionsOf(decision).toSorted((one, other) => worth(other) - worth(one))
  return choosing(first?.id ?? '')
}

/** All go: what stays is lost. */
const flee = (decision: DecisionOf<'escape'>) => choosing(optionsOf(decision)[0]?.id ?? '')

export const DEATH_STAR_ANSWERS: Pick<AddedAnswers, 'system-goal' | 'escape'> = {
  escape: { safest: (_, decision) => flee(decision), practice: (_, decision) => flee(decision) },
  'system-goal': { safest: best, practice: best },
}
