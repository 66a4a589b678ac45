/** Losses at the least cost: Force, cards of the hand, cards in a battle. */
import type { Option } from '../../../../contract/index.ts'
import { drainAmount } from '../../rules/drain/steps.ts'
import type { Side } from '../../state/engine-card.ts'
import { lifeForce } from '../../state/game-state.ts'
import { locationAt, pieceOf, withAllOn } from '../../state/nesting.ts'
import { forfeitPile } from '../../texts/forfeits.ts'
import { fightersOf } from '../../texts/values/battling.ts'
import { abilityOf, ofSide } from '../../texts/values/fighting-values.ts'
import type { View } from '../../view/player-view.ts'
import { type AnswerRule, type AskedHere, optionsOf, type PracticeAnswer } from './asked.ts'
import { interruptNow } from './interrupts.ts'
import { read, without } from './supposing.ts'
import { handWorth, lifeWorth, tableWorth, WEIGHTS } from './worths.ts'

/** A point of Force that can be lost, and its cost. */
interface Source {
  readonly id: string
  readonly cost: number
}

/** The Reserve Deck is spared from this number of cards on. */
const SPARED = 6

/** An option by which Force is lost: a pile, or a card of the hand. */
type ForceOption = Pick<Option, 'id' | 'group' | 'card'>

/** All that hand and piles can pay, cheapest first. */
function sourcesOf(view: View, own: Side, options: readonly ForceOption[]): readonly Source[] {
  const { reserve, used, force } = view.sizes[own]
  const each = lifeWorth(view, own)
  const life = lifeForce(view, own)
  const many = (id: string, count: number, cost: (at: number) => number): readonly Source[] =>
    options.some((option) => option.id === id) ? Array.from({ length: count }, (_, at) => ({ id, cost: cost(at) })) : []
  const piles = [
    ...many('reserve', reserve, (at) => (reserve - at > SPARED ? 1 : 1.6)),
    ...many('used', used, () => 1.1),
    ...many('force', force, () => 1.3),
  ]
  const hand = options
    .filter(({ group }) => group === 'hand')
    .map(({ id, card = '' }) => ({ id, cost: handWorth(view, card) * 0.5 + 0.4 }))
  // Life Force is dearer the less there is; the last of it is paid only when the hand is empty.
  const fromPiles = piles
    .sort((one, other) => one.cost - other.cost)
    .map(({ id, cost }, at) => ({ id, cost: at >= life - 1 ? 1000 : cost * each }))
  return [...fromPiles, ...hand].sort((one, other) => one.cost - other.cost)
}

/** Returns this many sources, the cheapest first. */
export const cheapestForce = (
  view: View,
  own: Side,
  options: readonly ForceOption[],
  count: number,
): readonly string[] =>
  sourcesOf(view, own, options)
    .slice(0, count)
    .map(({ id }) => id)

/** Force that is lost by a drain or a text. */
export const lose: AnswerRule = (view, decision) => {
  const { shape, seat } = decision
  const count = shape.type === 'choose' ? shape.max : 0
  return { exit: 'lose', choose: cheapestForce(view, seat, optionsOf(decision), count) }
}

/** A card that can be forfeited. */
interface Forfeit {
  readonly option: Option
  readonly handle: string
  readonly pays: number
  readonly hit: boolean
}

const MOST_FORFEITS = 8

/** A loss in a battle: an Interrupt first where it saves much, then hit cards, then the set that costs least. */
export const satisfy: AnswerRule = (view, decision) => {
  const saved = interruptNow(view, decision)
  if (saved !== null) return saved
  const forfeits = forfeitsIn(decision)
  const hit = forfeits.filter((one) => one.hit)
  if (hit.length > 0) return { exit: 'lose', choose: [firstOf(view, hit).option.id] }
  const set = leastSet(view, decision, forfeits)
  if (set.length > 0) return { exit: 'lose', choose: [firstOf(view, set).option.id] }
  const { shape, seat } = decision
  const force = optionsOf(decision).filter(({ group }) => group !== 'forfeit')
  const count = Math.min(shape.type === 'choose' ? shape.max : 0, Number(decision.about.damage ?? 0))
  const paid = cheapestForce(view, seat, force, count)
  const [any] = forfeits
  return paid.length > 0 ? { exit: 'lose', choose: paid } : any === undefined ? null : only(any)
}

const only = ({ option }: Forfeit): PracticeAnswer => ({ exit: 'lose', choose: [option.id] })

const forfeitsIn = (decision: AskedHere): readonly Forfeit[] =>
  optionsOf(decision)
    .filter(({ group }) => group === 'forfeit')
    .map((option) => ({
      option,
      handle: option.face ?? '',
      pays: Number(option.about?.value ?? 0),
      hit: option.about?.hit === true,
    }))

/** A way to pay all that is owed in a battle: cards in the order in which they are forfeited, then Force. */
export interface BattlePayment {
  /** Ids of options. */
  readonly forfeits: readonly string[]
  /** Ids of options, each as often as it is taken. */
  readonly force: readonly string[]
}

/** Returns the cheapest way to pay all that is owed: hit cards, then the set that costs least, then Force. */
export function cheapestPayment(view: View, decision: AskedHere): BattlePayment {
  const all = forfeitsIn(decision)
  const hit = all.filter((one) => one.hit)
  const paid = hit.reduce((sum, { pays }) => sum + pays, 0)
  const owed = {
    attrition: Math.max(0, Number(decision.about.attrition ?? 0) - paid),
    damage: Math.max(0, Number(decision.about.damage ?? 0) - paid),
  }
  const others = all.filter((one) => !hit.includes(one))
  const set = [...hit, ...leastSet(view, decision, others, owed)]
  const left = Number(decision.about.damage ?? 0) - set.reduce((sum, { pays }) => sum + pays, 0)
  const force = optionsOf(decision).filter(({ group }) => group === 'piles' || group === 'hand')
  return {
    forfeits: inOrder(view, set).map(({ option }) => option.id),
    force: left <= 0 ? [] : cheapestForce(view, decision.seat, force, left),
  }
}

/** Returns the order in which cards are forfeited: those aboard before their carrier, then what pays most. */
function inOrder(view: View, set: readonly Forfeit[]): readonly Forfeit[] {
  const depth = ({ handle }: Forfeit): number => {
    let [at, steps] = [pieceOf(view, handle), 0]
    while (at !== null && at.on !== null && steps < 5) [at, steps] = [pieceOf(view, at.on), steps + 1]
    return steps
  }
  return [...set].sort((one, other) => depth(other) - depth(one) || other.pays - one.pays)
}

const firstOf = (view: View, set: readonly Forfeit[]): Forfeit => inOrder(view, set)[0] as Forfeit

/** Returns the ids of forfeits in the order in which they are given. */
export const forfeitsInOrder = (view: View, decision: AskedHere, ids: readonly string[]): readonly string[] =>
  inOrder(
    view,
    forfeitsIn(decision).filter(({ option }) => ids.includes(option.id)),
  ).map(({ option }) => option.id)

const owedIn = ({ about }: AskedHere) => ({
  attrition: Number(about.attrition ?? 0),
  damage: Number(about.damage ?? 0),
})

/** The cards whose loss costs least together with the Force that is left to pay. */
function leastSet(
  view: View,
  decision: AskedHere,
  forfeits: readonly Forfeit[],
  { attrition, damage }: { readonly attrition: number; readonly damage: number } = owedIn(decision),
): readonly Forfeit[] {
  const own = decision.seat
  const sources = sourcesOf(
    view,
    own,
    optionsOf(decision).filter(({ group }) => group !== 'forfeit'),
  )
  const immune = new Set(view.battle?.immune ?? [])
  const vulnerable = forfeits.filter(({ handle }) => !immune.has(handle))
  const reach = vulnerable.reduce((sum, { pays }) => sum + pays, 0)
  const needed = Math.min(attrition, reach)
  const weighed = forfeits
    .map((one) => ({ one, cost: costOf(view, [one.handle]) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_FORFEITS)
    .map(({ one }) => one)
  let best: readonly Forfeit[] = []
  let least = Number.POSITIVE_INFINITY
  for (let bits = 0; bits < 1 << weighed.length; bits++) {
    const set = weighed.filter((_, at) => (bits & (1 << at)) !== 0)
    const pays = set.reduce((sum, one) => sum + one.pays, 0)
    if (attrition > 0 && vulnerable.length > 0 && (set.length === 0 || pays < needed)) continue
    const left = Math.max(0, damage - pays)
    const force = sources.slice(0, left).reduce((sum, { cost }) => sum + cost, 0)
    const short = Math.max(0, left - sources.length) * 100
    if (force >= least) continue
    const cost =
      force +
      short +
      costOf(
        view,
        set.map(({ handle }) => handle),
      ) +
      placeLost(view, own, set)
    if (cost >= least) continue
    best = set
    least = cost
  }
  return best
}

/** The cost of losing some cards: their own worth and that of those aboard. */
function costOf(view: View, handles: readonly string[]): number {
  const reading = read(view)
  const lost = handles.flatMap((handle) => {
    const piece = pieceOf(view, handle)
    return piece === null ? [] : [piece]
  })
  const all = new Set(lost.flatMap((piece) => withAllOn(view, piece)))
  return [...all].reduce((sum, piece) => {
    const back = lost.includes(piece) && forfeitPile(reading, piece) === 'used'
    const carried = piece.role === 'carried'
    const worth = tableWorth(reading, piece) * (back ? 0.4 : 1)
    return sum + worth + (carried && piece.on !== null && !all.has(pieceOf(view, piece.on) ?? piece) ? 0.1 : 0)
  }, 0)
}

/** The worth of the place if the last card there with presence goes. */
function placeLost(view: View, own: Side, set: readonly Forfeit[]): number {
  const { battle } = view
  if (battle === null || set.length === 0) return 0
  const lost = set.flatMap(({ handle }) => pieceOf(view, handle) ?? [])
  const rest = without(view, lost)
  const left = ofSide(fightersOf(read(rest), own), own).reduce((sum, piece) => sum + abilityOf(read(rest), piece), 0)
  if (left >= 1 || locationAt(view, battle.at).kind === 'sector') return 0
  return drainAmount(read(view), own, battle.at) * WEIGHTS.turnsHeld
}
