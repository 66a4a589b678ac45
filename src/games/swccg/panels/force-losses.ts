/** Force that is lost: which piles and cards of the hand pay, ticked or by default, and how it is said. */
import type { PanelAction } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import type { PanelEntry } from '../../../kit/panels/entries.ts'
import { fitBelow, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { cheapestForce } from '../policies/practice/losses.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../rules/abouts.ts'
import { lifeForce } from '../state/game-state.ts'
import { shortName } from '../words/short-names.ts'
import type { PanelAsking } from './asking.ts'
import { payOn } from './passing.ts'

/** The piles from which Force is lost, in the order in which they pay what is left. */
const PILES = ['reserve', 'used', 'force'] as const
export type PileId = (typeof PILES)[number]

/** The Force that an answer loses. */
export interface ForceLoss {
  /** Ids of options, each as often as it is taken: the hand first. */
  readonly ids: readonly string[]
  /** How much of what is owed it does not pay. */
  readonly missing: number
  /** The player has chosen it. */
  readonly own: boolean
}

type LossAsking = PanelAsking<DecisionOf<'lose' | 'satisfy'>>

const isPile = (id: string): id is PileId => (PILES as readonly string[]).includes(id)

/** Returns the options by which Force is lost. */
export const forceOptions = (decision: LossAsking['decision']): readonly OptionHere[] =>
  optionsOf(decision).filter(({ group }) => group === 'piles' || group === 'hand')

/**
 * Returns what pays this much Force: what is ticked, the hand before the piles; the cheapest way where nothing is.
 * @param ticked ids of options
 * @param owed no more than there is
 */
export function forceLoss(asking: LossAsking, ticked: readonly string[], owed: number): ForceLoss {
  const { decision, view, side } = asking
  const options = forceOptions(decision)
  if (ticked.length === 0) {
    const ids = cheapestForce(view, side, options, owed)
    return { ids, missing: owed - ids.length, own: false }
  }
  const ids = ticked.filter((id) => !isPile(id)).slice(0, owed)
  for (const pile of PILES.filter((one) => ticked.includes(one)))
    ids.push(...Array<string>(Math.min(view.sizes[side][pile], owed - ids.length)).fill(pile))
  return { ids, missing: owed - ids.length, own: true }
}

/** Returns how many cards each pile and the hand lose. */
export const takenFrom = (ids: readonly string[], pile: PileId): number => ids.filter((id) => id === pile).length

/** Returns the Life Force that is left after a loss. */
export const lifeAfter = ({ view, side }: Pick<LossAsking, 'view' | 'side'>, ids: readonly string[]): number =>
  lifeForce(view, side) - ids.filter(isPile).length

// ---------------------------------------------------------------- words

const cardIn = ({ decision }: LossAsking, id: string): string =>
  shortName(optionsOf(decision).find((option) => option.id === id)?.card ?? '')

/** Returns the label of the button that loses this Force. */
export function lossLabel(asking: LossAsking, ids: readonly string[]): string {
  const { say } = asking.speaker
  const count = ids.length
  const [first = ''] = ids
  if (new Set(ids).size === 1 && isPile(first)) return say(`panel.lose.${first}`, { count })
  if (count === 1) return clipWords(fitting(LABEL, say('panel.lose.card', { card: cardIn(asking, first) })), LABEL)
  return say('panel.lose.these', { count })
}

/** Returns the question whether this Force is lost. */
export function lossQuestion(asking: LossAsking, ids: readonly string[]): string {
  const { say } = asking.speaker
  const count = ids.length
  const [first = ''] = ids
  if (new Set(ids).size === 1 && isPile(first)) return say(`panel.lose.${first}?`, { count })
  return count === 1 ? say('panel.lose.card?', { card: cardIn(asking, first) }) : say('panel.lose.cards?', { count })
}

/** Returns the line about what it does to the Life Force. */
export function lossBelow(asking: LossAsking, ids: readonly string[]): string | null {
  const { view, side } = asking
  const { say } = asking.speaker
  const [from, to] = [lifeForce(view, side), lifeAfter(asking, ids)]
  const life = from === to ? say('panel.life.stays', { number: to }) : say('panel.life', { from, to })
  return ids.every(isPile) ? fitBelow(say('panel.lose.unseen', { life }), life) : fitBelow(life)
}

/** Returns the line about what is not paid yet. */
export const missingBelow = ({ speaker }: LossAsking, missing: number): string =>
  speaker.say('panel.lose.still', { count: missing })

/** Returns whether losing this Force takes the last of the Life Force, so that the match is lost. */
export const endsMatch = (asking: Pick<LossAsking, 'view' | 'side'>, ids: readonly string[]): boolean =>
  ids.length > 0 && lifeAfter(asking, ids) <= 0

/** Marks an action that loses the last Life Force: it ends the match, and is asked again. */
export function guarded(asking: LossAsking, ids: readonly string[], action: PanelAction): PanelAction {
  const { say } = asking.speaker
  if (!endsMatch(asking, ids)) return action
  const sure = {
    question: say('panel.last-life?'),
    cost: say('panel.last-life'),
    keep: say('panel.last-life.keep'),
    give: say('panel.last-life.give'),
  }
  return { ...action, look: 'bad', sure }
}

/** An action that loses Force one by one from a pile, and asks for the rest again. */
export const oneFrom = ({ speaker }: LossAsking, pile: PileId): PanelAction =>
  answers('lose', speaker.say(`panel.lose.${pile}`, { count: 1 }), { id: `one-${pile}`, choose: [pile] })

/**
 * Returns entries for the Force that can pay: the piles take what the others leave; the hand card by card, the cheapest first.
 * @param rest how much each pile would pay
 */
export function forceEntries(asking: LossAsking, ids: readonly string[], rest: number): readonly PanelEntry[] {
  const { view, side, decision, speaker } = asking
  const { say } = speaker
  const options = forceOptions(decision)
  const hand = options.filter(({ group }) => group === 'hand')
  const order = cheapestForce(view, side, hand, hand.length)
  const piles = PILES.filter((pile) => options.some(({ id }) => id === pile)).map((pile): PanelEntry => {
    const taken = takenFrom(ids, pile)
    const size = view.sizes[side][pile]
    const count = taken > 0 ? taken : Math.max(1, Math.min(size, rest))
    const label = taken > 0 ? say(`panel.from.${pile}`, { count }) : say(`panel.rest.${pile}`)
    return { choose: Array<string>(count).fill(pile), names: [label], hint: say('panel.rest.hint', { count: size }) }
  })
  const cards = order.map((id): PanelEntry => {
    const card = hand.find((option) => option.id === id)?.card ?? ''
    return { choose: [id], names: [shortName(card)], hint: say('panel.hand.hint') }
  })
  return [...piles, ...cards]
}

/**
 * Returns how a loss is paid right after a pass, where one pile pays all of it and a Life Force is left; else null: its
 * player is asked.
 */
export function paidAfterPass(
  { view, side }: Pick<LossAsking, 'view' | 'side'>,
  count: number,
): { readonly pile: PileId; readonly goesOn: ReturnType<typeof payOn> } | null {
  const piles = PILES.filter((pile) => view.sizes[side][pile] > 0).map((id) => ({ id, group: 'piles' }))
  const hand = view.hand.map(({ handle, card }) => ({ id: handle, group: 'hand', card }))
  const ids = cheapestForce(view, side, [...piles, ...hand], count)
  const [first = ''] = ids
  if (ids.length < count || new Set(ids).size !== 1 || !isPile(first)) return null
  return lifeAfter({ view, side }, ids) > 0 ? { pile: first, goesOn: payOn(ids) } : null
}
