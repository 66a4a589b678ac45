/**
 * Reads a draft: fits it to the present options, and begins it for a person who has not touched it. The panel and the
 * answer that its exit gives both use this. Pure.
 */
import type { Answer, AnswerContent, ArrangeShape, Decision, Piece, RowSuggestion, Shape } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { type Choose, takenOf } from '../kit/decisions/chosen.ts'
import { refitted } from '../kit/decisions/shapes.ts'
import { type Draft, draftedAnswer } from './draft.ts'

/** The row with which an untouched draft begins: the first suggestion. */
export interface DraftStart {
  readonly suggestions: readonly Pick<RowSuggestion, 'row'>[]
}

/** The draft as it can be shown: it always fits the present options. */
export function startDraft(shape: Shape, draft: Draft, aid: DraftStart | undefined): Draft {
  switch (shape.type) {
    case 'choose':
      return startChoose(shape, draft)
    case 'arrange':
      return startArrange(shape, draft, aid)
    case 'number':
      return { ...draft, number: shape.min === shape.max ? shape.min : draft.number }
    case 'confirm':
      return {}
  }
}

// ---------------------------------------------------------------- a choice

/** The chosen options, as far as the present options allow them. */
export function startChoose(shape: Choose, draft: Draft): Draft {
  return { ...draft, choose: takenOf(shape, draft.choose ?? []) }
}

// ---------------------------------------------------------------- a row

/** A piece by its id. */
export const pieceOf = (shape: ArrangeShape, id: string): Piece | undefined =>
  shape.pieces.find((piece) => piece.id === id)

/** The common name of a piece and of those that may replace it. */
export const slotOf = (shape: ArrangeShape, id: string): string => pieceOf(shape, id)?.instead ?? id

/** The row as its person left it, fitted to the present pieces, with the changes; else the suggestion. */
export function startArrange(shape: ArrangeShape, draft: Draft, aid: DraftStart | undefined): Draft {
  const { arrange } = draft
  if (arrange === undefined) return { ...draft, arrange: refitted(shape.pieces, aid?.suggestions[0]?.row ?? []) }
  const there = new Set(shape.pieces.map(({ id }) => slotOf(shape, id)))
  const known = new Set(arrange.map((id) => slotOf(shape, id)))
  const gone = arrange.filter((id) => !there.has(slotOf(shape, id))).map((id) => draft.cards?.[id] ?? null)
  const come = [...there].filter((id) => !known.has(id))
  const row = refitted(shape.pieces, arrange)
  return gone.length + come.length === 0
    ? { ...draft, arrange: row }
    : { ...draft, arrange: row, changed: { gone, come } }
}

// ---------------------------------------------------------------- the answer

/** The answer that an exit gives to a decision, with the draft for it. */
export function answerOf(decision: Decision, exitId: string, draft: Draft): Answer {
  const answer = { decision: decision.id, exit: exitId }
  if (decision.exits.find(({ id }) => id === exitId)?.bare === true) return answer
  return { ...answer, ...draftedAnswer(startDraft(decision.shape, draft, undefined)) }
}

/** Returns an answer as a draft that its player may change. */
export function drafted({ choose, arrange, number }: AnswerContent): Draft {
  return {
    ...(choose === undefined ? {} : { choose: [...choose] }),
    ...(arrange === undefined ? {} : { arrange: [...arrange] }),
    ...(number === undefined ? {} : { number }),
  }
}

/**
 * The answer that an exit gives with the game's own proposal; with nothing chosen where it proposes nothing.
 * @param state in which the decision is asked
 */
export function suggestedAnswer(game: AnyGame, state: unknown, decision: Decision, exitId: string): Answer {
  const proposal = game.panels.suggest(decision, game.view(state, decision.seat))
  return answerOf(decision, exitId, proposal === null ? {} : drafted(proposal))
}
