/** Long lists in selects of 25, two on a page. */

import type { Say } from '../../locales/index.ts'
import { button, type ControlRow, type MenuEntry, MOST, row, select } from './components.ts'

const SELECTS = 2
const PAGE = SELECTS * MOST.options

interface Paged {
  readonly choices: readonly MenuEntry[]
  readonly placeholder: string
  readonly min?: number
  readonly max?: number
  readonly page: number
  readonly id: (...action: string[]) => string
  /** The action of the select. */
  readonly verb: string
}

/** The selects of one page, and buttons to turn it if there are more. */
export function pagedSelects({ choices, placeholder, min, max, page, id, verb }: Paged, say: Say): ControlRow[] {
  if (choices.length === 0) return []
  const last = Math.ceil(choices.length / PAGE) - 1
  const here = Math.min(page, last)
  const out: ControlRow[] = []
  for (let at = here * PAGE; at < Math.min(choices.length, (here + 1) * PAGE); at += MOST.options) {
    const part = choices.slice(at, at + MOST.options)
    const span = choices.length > MOST.options ? ` (${at + 1}–${at + part.length}/${choices.length})` : ''
    out.push(
      select(id(verb, String(at)), `${placeholder}${span}`, part, {
        min: min ?? 1,
        max: max ?? 1,
      }),
    )
  }
  if (last > 0)
    out.push(
      row(
        button(id('page', String(here - 1)), say('page.back'), 'plain', here === 0),
        button(id('page', String(here + 1)), say('page.on'), 'plain', here === last),
      ),
    )
  return out
}
