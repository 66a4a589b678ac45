/** A plain sensible player, from what its side sees: it drains, deploys what it can, battles where it is stronger. */
import type { Answer, Decision, Option } from '../../src/contract/index.ts'
import { shotsIn } from '../../src/games/swccg/policies/card-answers.ts'
import { safest } from '../../src/games/swccg/policies/safest-answer.ts'
import { cardOf, opponentOf, type Side } from '../../src/games/swccg/state/engine-card.ts'
import { allAt, isFighter } from '../../src/games/swccg/state/nesting.ts'
import { readingOf } from '../../src/games/swccg/texts/reading-of.ts'
import { ofSide, powerOf } from '../../src/games/swccg/texts/values/fighting-values.ts'
import { iconsAt } from '../../src/games/swccg/texts/values/presence.ts'
import type { View } from '../../src/games/swccg/view/player-view.ts'

type Given = Omit<Answer, 'decision'>
type Asked = Decision<Side>

/** Cards in hand up to which it goes on drawing. */
const FULL_HAND = 10
/** Force that it keeps for the opponent's turn. */
const SAVED = 1

const optionsOf = ({ shape }: Asked): readonly Option[] => (shape.type === 'choose' ? shape.options : [])

/** The power of a side's cards at a place. */
const powerAt = (view: View, place: string, side: Side): number => {
  const reading = readingOf(view)
  return ofSide(allAt(view, place), side)
    .filter(({ card }) => isFighter(cardOf(card)))
    .reduce((sum, piece) => sum + powerOf(reading, piece), 0)
}

const placeIn = ({ about }: Option): string => String(about?.place ?? '')

/** The worth of a way to deploy: the drain that it gives or stops, and enough power to stay. */
function worthOf(view: View, side: Side, option: Option): number {
  const place = placeIn(option)
  if (place === '' || !view.places.some(({ id }) => id === place)) return 0
  const [mine, theirs] = [powerAt(view, place, side), powerAt(view, place, opponentOf(side))]
  const icons = iconsAt(readingOf(view), place, opponentOf(side))
  if (theirs > mine + 3) return -1
  return (mine === 0 ? 2 * icons : 0) + (theirs > 0 ? 3 : 0) + (option.group === 'together' ? 1 : 0)
}

const best = (options: readonly Option[], worth: (option: Option) => number): Option | undefined =>
  options.toSorted((one, other) => worth(other) - worth(one))[0]

const taking = (...options: readonly Option[]): Given => ({ exit: 'do', choose: options.map(({ id }) => id) })

function act(view: View, decision: Asked): Given | null {
  const options = optionsOf(decision)
  const of = (group: string) => options.filter((option) => option.group === group)
  const drain = best(of('drain'), (option) => iconsAt(readingOf(view), placeIn(option), opponentOf(decision.seat)))
  if (drain !== undefined && Number(drain.about?.force ?? 0) <= 1) {
    const free = of('drain').filter((option) => option !== drain && option.about?.force === 0)
    return taking(drain, ...free)
  }
  const deploy = best(of('deploy'), ({ card = '' }) => rank(card))
  if (deploy !== undefined) return taking(deploy)
  const battle = of('battle').find((option) => {
    const place = placeIn(option)
    return powerAt(view, place, decision.seat) > powerAt(view, place, opponentOf(decision.seat)) + 1
  })
  return battle === undefined ? { exit: 'pass' } : taking(battle)
}

/** Locations first, then what is strongest. */
function rank(card: string): number {
  const { type, power = 0, ability = 0 } = cardOf(card)
  return type === 'location' ? 100 : power + (ability ?? 0)
}

const OWN: Readonly<Record<string, (view: View, decision: Asked) => Given | null>> = {
  act,
  activate: (_view, { shape }) => (shape.type === 'number' ? { exit: 'activate', number: shape.max } : null),
  draw: (view, { shape, seat }) => {
    if (shape.type !== 'number') return null
    const wanted = Math.min(shape.max - SAVED, FULL_HAND - view.sizes[seat].hand)
    return wanted > 0 ? { exit: 'draw-end', number: wanted } : { exit: 'end-turn' }
  },
  'deploy-where': (view, decision) => {
    const way = best(optionsOf(decision), (option) => worthOf(view, decision.seat, option))
    return way === undefined ? null : taking(way)
  },
  plan: (_view, decision) => ({ exit: 'plan', choose: shotsIn(optionsOf(decision)).map(({ id }) => id) }),
  weapons: (_view, decision) => {
    const shot = optionsOf(decision).find(({ group }) => group === 'fire')
    if (shot !== undefined) return taking(shot)
    return { exit: decision.exits.some(({ id }) => id === 'pass-all') ? 'pass-all' : 'pass' }
  },
  target: (_view, decision) => {
    const aimed = best(optionsOf(decision), ({ card = '' }) => cardOf(card).forfeit ?? 0)
    return aimed === undefined ? null : { exit: 'fire', choose: [aimed.id] }
  },
}

/** Plays to win, from its own view alone. */
export function plainPlayer(view: View, decision: Asked): Answer {
  const given = decision.silence === undefined ? (OWN[decision.kind]?.(view, decision) ?? null) : null
  return given === null ? safest(view, decision) : { decision: decision.id, ...given }
}
