/** The face-down piles that a player looks through while a search lasts (SG-93). */
import { findCard } from '../../cards/index.ts'
import { SIDES, type Side } from '../../state/engine-card.ts'
import { frameIn, type State } from '../../state/game-state.ts'
import { actAt } from '../../texts/sources.ts'
import { looksThrough } from './picks.ts'

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
  const act = actAt(frame.card, side, { piece: frame.piece, way: frame.todo[0] ?? [] })
  if (!('act' in act) || !looksThrough(frame, act)) return []
  const from = act.act === 'place' ? act.from : 'reserve'
  if (from !== 'reserve' && from !== 'used') return []
  const owners = act.act === 'place' ? SIDES : [side]
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
