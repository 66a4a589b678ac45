/** The answers of the clock and the practice opponent to where the mobile system goes. */
import { type AddedAnswers, choosing } from '../../policies/added-answers.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import { isShip, locationOf, placeOf, rowOf, sideOfPiece, sitesOf } from '../../state/nesting.ts'
import { isOfKind } from '../../texts/reading/kinds.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { isCrewed } from '../../texts/values/crews.ts'
import { occupies } from '../../texts/values/presence.ts'
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

/** The worth of a starfighter of Light for each step that it has made to where an attempt is made, in points of Force. */
const STEP = 4
/** Ships beyond this number add little to an attempt. */
const CROWD = 3

/**
 * Returns how near the starfighters of Light are to an Epic Event in a sector, on which they can make its attempt; 0 while none
 * lies there. Nothing is drained or battled for in sectors, so that without it they would fly back.
 */
export function attackRun(view: View, side: Side): number {
  const event = view.pieces.find(
    ({ at, card }) =>
      at !== null && cardOf(card).type === 'epic event' && locationOf(placeOf(view, at)).kind === 'sector',
  )
  if (event?.at == null) return 0
  const row = rowOf(view, placeOf(view, event.at).system)
  const system = row.findIndex((place) => locationOf(place).kind === 'system')
  const reading = readingOf(view)
  const steps = view.pieces
    .filter((piece) => sideOfPiece(piece) === 'light' && piece.at !== null && isShip(cardOf(piece.card)))
    .filter((piece) => isCrewed(reading.board, piece))
    .map(({ at }) => row.findIndex(({ id }) => id === at) - system)
    .filter((made) => made > 0)
    .toSorted((one, other) => other - one)
    .slice(0, CROWD)
  const worth = steps.reduce((sum, made) => sum + made * STEP, 0)
  return side === 'light' ? worth : -worth
}

export const DEATH_STAR_ANSWERS: Pick<AddedAnswers, 'system-goal' | 'escape'> = {
  escape: { safest: (_, decision) => flee(decision), practice: (_, decision) => flee(decision) },
  'system-goal': { safest: best, practice: best },
}
