/** The face-down piles that a player looks through while a search lasts (SG-93). */
import { findCard } from '../cards/index.ts'
import { decisionIn } from '../rules/texts/decisions.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import { frameIn, type State } from '../state/game-state.ts'

/** A pile that is being searched, without its order. */
export interface SearchedPile {
  readonly owner: Side
  readonly pile: 'reserve' | 'used'
  /** By type and title. */
  readonly cards: readonly string[]
}

/** Returns the piles that this side may look through while its question is open; none for anybody else, and afterwards. */
export function searchedBy(state: State, side: Side): readonly SearchedPile[] {
  const frame = frameIn(state.flow, 'text')
  const isAsked = state.questions.some(({ seat, kind }) => seat === side && kind === 'pick')
  if (frame === null || frame.side !== side || !isAsked) return []
  const decision = decisionIn(state)?.decision
  if (decision?.asks !== 'cards' || (decision.in !== 'reserve' && decision.in !== 'used')) return []
  const from = decision.in
  const owners = decision.ofBoth === true ? SIDES : [side]
  return owners
    .map((owner) => ({ owner, pile: from, cards: sorted(state.sides[owner][from]) }))
    .filter(({ cards }) => cards.length > 0)
}

const sorted = (cards: readonly string[]): readonly string[] =>
  cards.toSorted((one, other) => {
    const [first, second] = [findCard(one), findCard(other)]
    const byType = (first?.type ?? '').localeCompare(second?.type ?? '', 'en')
    return byType || (first?.title ?? one).localeCompare(second?.title ?? other, 'en') || one.localeCompare(other, 'en')
  })
