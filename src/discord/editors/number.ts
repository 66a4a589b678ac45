/** The editor of a whole number: buttons while they fit into two rows, else a menu. Pure. */
import type { Shape } from '../../contract/index.ts'
import type { Say } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { button, rows } from '../shell/components.ts'
import { pagedSelects } from '../shell/pages.ts'
import type { Edited, EditorInput } from './edited.ts'

type Whole = Extract<Shape, { type: 'number' }>

const MOST_BUTTONS = 10

/** Returns the draft with this number; a value out of range changes nothing. */
export function applyNumber(shape: Whole, draft: Draft, value: string | undefined): Draft {
  const number = Number(value)
  return Number.isInteger(number) && number >= shape.min && number <= shape.max ? { ...draft, number } : draft
}

/** Renders the number, and the controls that set it. */
export function renderNumber(shape: Whole, draft: Draft, { id }: EditorInput, say: Say): Edited {
  const all = Array.from({ length: Math.max(0, shape.max - shape.min + 1) }, (_, at) => shape.min + at)
  const lines = draft.number === undefined ? [] : [`**${say('number.chosen', { number: draft.number })}**`]
  if (all.length <= MOST_BUTTONS)
    return {
      lines,
      rows: rows(
        all.map((one) => button(id('set', String(one)), String(one), one === draft.number ? 'main' : 'plain')),
      ),
    }
  const choices = all.map((one) => ({ value: String(one), label: String(one), taken: one === draft.number }))
  const page = draft.page ?? 0
  return { lines, rows: pagedSelects({ choices, placeholder: say('number.pick'), page, id, verb: 'pick' }, say) }
}
