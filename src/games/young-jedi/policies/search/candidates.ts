/** Sensible answers to try besides the practice policy's own. */
import type { Answer, ChanceStream, Decision } from '../../../../contract/index.ts'
import { shuffle } from '../../../../kit/chance/streams.ts'
import { costOf, obstacle, randomAnswer } from '../../../../kit/decisions/shapes.ts'
import type { Side } from '../../cards/card.ts'
import { WHOLE_HAND } from '../../rules/turn-frame.ts'
import { type DecisionOf, madeHere, optionsOf } from '../../state/abouts.ts'
import type { QuestionKind } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { isUseless, options, usefulBattleCards } from '../defaults.ts'
import { triosOf } from '../dueling.ts'
import { goodPlan, type PlanManner } from '../plan.ts'
import { practice } from '../practice.ts'
import { fieldOf, spareCards } from '../seen.ts'

type AnswerContent = Omit<Answer, 'decision'>
type Tries<Kind extends QuestionKind> = (
  view: View,
  decision: DecisionOf<Kind>,
  most: number,
  chance: ChanceStream,
) => readonly AnswerContent[]

const take = (exit: string, ...choose: readonly string[]): AnswerContent => ({ exit, choose })
const leave = (exit: string): AnswerContent => ({ exit })

/** Each option by itself. */
const each = (decision: DecisionOf, exit: string): readonly AnswerContent[] =>
  options(decision).map(({ id }) => take(exit, id))

/** The candidates of each kind of question, the most promising first. */
const TRIED: { readonly [Kind in QuestionKind]?: Tries<Kind> } = {
  'start-location': (_, decision) => each(decision, 'ok'),
  'next-location': (_, decision) => each(decision, 'ok'),
  fetch: (_, decision) => [leave('none'), ...each(decision, 'fetch')],
  deploy: deployments,
  duel: (view, decision) => [
    leave('pass'),
    ...triosOf(view, decision).map(({ who, arm, foe }) => take('duel', who.id, arm.id, foe.id)),
  ],
  battle: (view, decision, most, chance) => [
    leave('pass'),
    ...cardSets(view, decision, most, chance).map((cards) => take('battle', ...cards)),
  ],
  'battle-cards': (view, decision, most, chance) =>
    cardSets(view, decision, most, chance).map((cards) => take('ok', ...cards)),
  remove: (_, decision) => [leave('none'), ...each(decision, 'use')],
  'even-up': evenings,
  'discard-down': (_view, decision, most, chance) => drawnAnswers(decision, most, chance),
  plan: plans,
  attack: (_, decision) => [leave('pass'), ...each(decision, 'attack')],
  block: (_, decision) => [leave('take'), ...each(decision, 'block')],
  'dueling-text': () => [leave('use'), leave('none')],
}

/** @see Search.candidates */
export function candidates(
  view: View,
  decision: Decision<Side>,
  most: number,
  chance: ChanceStream,
): readonly Answer[] {
  // The compiler can't follow that a decision and the answers to its kind belong together.
  const tries = TRIED[decision.kind as QuestionKind] as Tries<QuestionKind> | undefined
  const offered = new Set(decision.exits.map(({ id }) => id))
  const given = tries?.(view, madeHere(decision), most, chance) ?? []
  const seen = new Set<string>()
  const found: Answer[] = []
  for (const one of given) {
    const key = JSON.stringify([one.exit, one.choose, one.arrange])
    if (found.length >= most || !offered.has(one.exit) || seen.has(key)) continue
    seen.add(key)
    found.push({ decision: decision.id, ...one })
  }
  return found
}

// ---------------------------------------------------------------- cards of the hand

/** Sets of Battle cards: none, all that are useful, each of them, and some at random. */
function cardSets(
  view: View,
  decision: DecisionOf,
  most: number,
  chance: ChanceStream,
): readonly (readonly string[])[] {
  const useful = usefulBattleCards(view, decision)
  const all = options(decision).map(({ id }) => id)
  const some = () => shuffle([...all], chance).slice(0, chance(Math.min(all.length, MOST_BATTLE_CARDS) + 1))
  return [[], useful, ...useful.map((id) => [id]), ...Array.from({ length: most }, some)].map(inOrder(all))
}

const MOST_BATTLE_CARDS = 3

/** The order of the options: the same cards are the same answer. */
const inOrder = (all: readonly string[]) => (some: readonly string[]) => all.filter((id) => some.includes(id))

/** Discards of Even Up: none, each useless card, all of them, or the whole hand. */
function evenings(view: View, decision: DecisionOf<'even-up'>): readonly AnswerContent[] {
  const { hand, size } = decision.about
  const useless = options(decision).flatMap((option) =>
    option.id !== WHOLE_HAND && isUseless(view, option) ? [option.id] : [],
  )
  const locations = options(decision).flatMap(({ id }) => (id === WHOLE_HAND ? [] : [id]))
  const whole = options(decision).some(({ id }) => id === WHOLE_HAND) ? [[WHOLE_HAND]] : []
  const spare = Math.max(0, hand - size + view.sides[decision.seat].deck - 1)
  const sets = [[], useless, ...locations.map((id) => [id]), locations]
  // The last card of the draw deck must not be drawn.
  return [...sets.map((cards) => cards.slice(0, spare)), ...(hand <= spare ? whole : [])].map((cards) =>
    take('end', ...cards),
  )
}

function drawnAnswers(decision: DecisionOf, most: number, chance: ChanceStream): readonly AnswerContent[] {
  const made = decision as unknown as Decision<Side>
  return Array.from({ length: most }, () => {
    const { decision: _, ...given } = randomAnswer(made, () => chance(FINE) / FINE)
    return given
  })
}

const FINE = 2 ** 30

// ---------------------------------------------------------------- deploying

/** The policy's deployment without one of its cards, nothing at all, and others drawn from what can be paid. */
function deployments(
  view: View,
  decision: DecisionOf<'deploy'>,
  most: number,
  chance: ChanceStream,
): readonly AnswerContent[] {
  const { choose = [], exit } = practice(view, decision as unknown as Decision<Side>)
  const given: AnswerContent[] = [
    take('done'),
    ...choose.map((id) => take(exit, ...choose.filter((one) => one !== id))),
  ]
  const spare = spareCards(view, decision.seat)
  const { shape } = decision
  const more = (from: readonly string[]): AnswerContent => {
    const chosen = [...from]
    for (const option of shuffle([...optionsOf(decision)], chance)) {
      if (chosen.length >= spare || option.about.does === 'evacuate' || chance(KEPT) === 0) continue
      if (obstacle(shape, chosen, option) === null) chosen.push(option.id)
    }
    return take('done', ...chosen)
  }
  // The policy's deployment with more cards, and deployments of another kind.
  const drawn = Array.from({ length: most }, (_, at) => more(at === 0 ? choose : []))
  const shortened = given.slice(1).sort(() => chance(3) - 1)
  const counters = ({ choose: ids = [] }: AnswerContent) => costOf(shape, ids)
  const rich = drawn.sort((one, other) => counters(other) - counters(one))
  return interleaved([rich, shortened, given.slice(0, 1)])
}

/** One card in this many stays in hand. */
const KEPT = 4

/** The first of each list, then the second of each, and so on. */
function interleaved<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

// ---------------------------------------------------------------- plans

const MANNERS: readonly PlanManner[] = [
  { weakFirst: true },
  { alone: true },
  { unarmed: true },
  { alone: true, weakFirst: true },
]

/** Plans in other manners, and the good plan with its fighters in another order. */
function plans(view: View, decision: DecisionOf<'plan'>, most: number, chance: ChanceStream): readonly AnswerContent[] {
  const place = fieldOf(view)
  const row = goodPlan(decision, place)
  const anchors = new Set(
    decision.shape.type === 'arrange' ? decision.shape.pieces.flatMap(({ id, anchor }) => (anchor ? [id] : [])) : [],
  )
  const manners = MANNERS.map((manner) => goodPlan(decision, place, manner))
  const turned = Array.from({ length: most }, () => shuffle(unitsOf(row, anchors), chance).flat())
  return interleaved([manners, turned]).map((arrange) => ({ exit: 'ok', arrange }))
}

/** The fighters of a row, each with the cards before it; groups stay together by the card before them. */
function unitsOf(row: readonly string[], anchors: ReadonlySet<string>): string[][] {
  const units: string[][] = []
  let waiting: string[] = []
  for (const id of row) {
    waiting.push(id)
    if (!anchors.has(id)) continue
    units.push(waiting)
    waiting = []
  }
  return waiting.length === 0 ? units : [...units, waiting]
}
