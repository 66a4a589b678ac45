/** Dispatches to the editor of each closed shape, which renders a draft and applies a click to it. Pure. */
import type { Shape } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { applyArrange, renderArrange } from './arrange.ts'
import { applyChoose, renderChoose } from './choose.ts'
import type { Edited, EditorInput } from './edited.ts'
import { applyNumber, renderNumber } from './number.ts'
import type { Aid } from './planning-aid.ts'

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
 * Returns the draft after a click. An unknown action leaves it as it is.
 * @param action the parts of the custom id after the decision
 * @param values values picked in a select
 */
export function applyAction(
  shape: Shape,
  draft: Draft,
  action: readonly string[],
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
      return applyNumber(shape, draft, argument ?? values[0])
    case 'confirm':
      return draft
  }
}
