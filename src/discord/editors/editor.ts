/** Dispatches to the editor of each closed shape, which renders a draft and applies a click to it. Pure. */
import type { Shape } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { type ArrangeVerb, applyArrange, renderArrange } from './arrange.ts'
import { applyChoose, type ChooseVerb, renderChoose } from './choose.ts'
import type { Edited, EditorInput } from './edited.ts'
import { applyNumber, renderNumber } from './number.ts'
import type { Aid } from './planning-aid.ts'

/** The verbs with which editors change a draft: turning pages, and those of each shape. */
export type ShapeVerb = 'page' | 'group' | ChooseVerb | ArrangeVerb | 'set' | 'pick'

const SHAPE_VERBS: Readonly<Record<ShapeVerb, true>> = {
  ...{ page: true, group: true, set: true, pick: true },
  ...{ add: true, drop: true, undo: true, clear: true },
  ...{ as: true, move: true, lane: true, give: true, at: true, to: true },
}

/** Returns a verb of an editor under its own name; null if no editor has it. */
export const shapeVerbOf = (name: string | undefined): ShapeVerb | null =>
  name !== undefined && Object.hasOwn(SHAPE_VERBS, name) ? (name as ShapeVerb) : null

/** Renders a draft with the editor of its shape. */
export function renderShape(shape: Shape, draft: Draft, input: EditorInput): Edited {
  const say = speak(input.language)
  switch (shape.type) {
    case 'choose':
      return renderChoose(shape, draft, input, say)
    case 'arrange':
      return renderArrange(shape, draft, input, say)
    case 'number':
      return renderNumber(shape, draft, input, say)
    case 'confirm':
      return { lines: [], rows: [] }
  }
}

/**
 * Returns the draft after a click. An action of another shape leaves it as it is.
 * @param action the parts of the custom id after the decision
 * @param values values picked in a select
 */
export function applyAction(
  shape: Shape,
  draft: Draft,
  action: readonly [ShapeVerb, ...string[]],
  values: readonly string[],
  aid: Aid | undefined,
): Draft {
  const [verb, argument] = action
  if (verb === 'page') return { ...draft, page: Math.max(0, Number(argument) || 0) }
  if (verb === 'group') return { ...draft, group: argument, page: 0 }
  switch (shape.type) {
    case 'choose':
      return applyChoose(shape, draft, verb, values)
    case 'arrange':
      return applyArrange(shape, draft, action, values, aid)
    case 'number':
      // A select says in its id where its entries begin; a button says its number.
      if (verb === 'pick') return applyNumber(shape, draft, values[0])
      return verb === 'set' ? applyNumber(shape, draft, argument) : draft
    case 'confirm':
      return draft
  }
}
