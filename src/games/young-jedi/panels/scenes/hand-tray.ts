/** The own hand as a block: costs, the cards that the draft takes, and why others can't be chosen. */
import type { Tile, TrayBlock } from '../../../../contract/index.ts'
import { costOf } from '../../../../kit/decisions/shapes.ts'
import { cardById } from '../../cards/index.ts'
import { type DecisionOf, optionsOf } from '../../rules/abouts.ts'
import { asDeployed, lieBar } from '../../rules/deploy.ts'
import type { HeldCard } from '../../rules/state.ts'
import { costNow } from '../../rules/texts/numbers.ts'
import { seenState } from '../../seen/seen-state.ts'
import type { View } from '../../view.ts'
import { titleOf } from '../../words/naming.ts'
import type { Speaker } from '../../words/say.ts'
import { figure, handFigures } from './tiles.ts'

/** The part of a draft that a tray shows. */
export interface Held {
  readonly taken: readonly string[]
  readonly suggested: boolean
}

/** Returns the hand of the seat that is asked; null where it holds nothing. */
export function trayOf(decision: DecisionOf, view: View, held: Held, speaker: Speaker): TrayBlock | null {
  const side = decision.seat
  const { say } = speaker
  const hand = view.sides[side].cards ?? []
  if (hand.length === 0) return null
  const budget = budgetOf(decision, held)
  const tiles = hand.map((card) => tileOf(card, decision, view, held, budget?.left ?? null, speaker))
  const marked = held.suggested && tiles.some(({ state }) => state === 'suggested')
  return {
    block: 'tray',
    seat: side,
    title: say('scene.tray'),
    ...(budget === null ? {} : { budget: { ...budget, label: say('scene.left', { count: budget.left }) } }),
    tiles,
    ...(marked ? { suggested: say('scene.suggested') } : {}),
  }
}

/** Counters left with what the draft takes; null where nothing is paid. */
function budgetOf(decision: DecisionOf, { taken }: Held): { readonly left: number; readonly of: number } | null {
  if (decision.kind !== 'deploy') return null
  const { limit, spent } = decision.about
  return { left: Math.max(0, limit - spent - costOf(decision.shape, taken)), of: limit }
}

function tileOf(
  { handle, card }: HeldCard,
  decision: DecisionOf,
  view: View,
  { taken, suggested }: Held,
  left: number | null,
  speaker: Speaker,
): Tile {
  const laid = asDeployed(card)
  const ids = optionIds(decision, handle)
  const base = { handle, card, name: titleOf(laid ?? card), figures: handFigures(laid ?? card, view.rules, speaker) }
  const cost = laid === null || !('counters' in cardById(laid)) ? null : costNow(seenState(view), decision.seat, laid)
  const plate =
    cost === null ? {} : { plate: { ...figure('counters', cost, speaker), ...(cost === 0 ? { idle: true } : {}) } }
  if (ids.some((id) => taken.includes(id))) return { ...base, ...plate, state: suggested ? 'suggested' : 'chosen' }
  const foot = left === null || laid === null ? null : footOf(laid, cost ?? 0, left, decision, view, speaker)
  if (foot === null) return { ...base, ...plate }
  return { ...base, ...plate, state: 'dim', foot }
}

/** The options of a question that stand for a card of the hand. */
function optionIds(decision: DecisionOf, handle: string): readonly string[] {
  if (decision.kind !== 'deploy') return [handle]
  return optionsOf(decision).flatMap(({ id, about }) =>
    about.does === 'deploy' && about.handle === handle ? [id] : [],
  )
}

/** Why a card can't be deployed beside what is taken: a word or two; null if it can, or is not for deploying. */
function footOf(
  laid: string,
  cost: number,
  left: number,
  { seat }: DecisionOf,
  view: View,
  { say }: Speaker,
): string | null {
  if (!('counters' in cardById(laid)) && cardById(laid).type === 'battle') return null
  const bar = lieBar(seenState(view), seat, laid)
  if (bar === 'not-deployed') return null
  if (bar === 'unique' || bar === 'stack' || bar === 'starship') return say('scene.unique')
  if (bar !== null) return say('scene.elsewhere')
  return cost > left ? say('scene.needs', { count: cost }) : null
}
