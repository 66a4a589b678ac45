/** Long lists in selects of 25, two on a page, or fewer where the entries are heavy. */

import type { Say } from '../../locales/index.ts'
import { button, type ControlRow, type MenuEntry, MOST, row, select } from './components.ts'
import { weightOf } from './weights.ts'

const SELECTS = 2
const PAGE = SELECTS * MOST.options
/** The weight that the entries of one page may have, unless a panel has more room. */
const ROOM = 4_500

interface PagedSelect<Verb extends string> {
  readonly choices: readonly MenuEntry[]
  readonly placeholder: string
  readonly min?: number
  readonly max?: number
  readonly page: number
  readonly id: (verb: Verb | 'page', ...more: string[]) => string
  /** The action of the select. */
  readonly verb: Verb
}

/** The entries of a list, and the index of the first one on each page. */
export interface Pages {
  readonly choices: readonly MenuEntry[]
  readonly starts: readonly number[]
}

/** Returns the pages of a list by number and weight of its entries. Where hints make a page too heavy, none has them. */
export function pagesOf(choices: readonly MenuEntry[], room = ROOM): Pages {
  const full = { choices, starts: startsOf(choices, room) }
  if (full.starts.length <= Math.ceil(choices.length / PAGE)) return full
  const plain = choices.map(({ hint: _, ...choice }) => choice)
  return { choices: plain, starts: startsOf(plain, room) }
}

function startsOf(choices: readonly MenuEntry[], room: number): number[] {
  const starts: number[] = []
  let left = 0
  choices.forEach((choice, at) => {
    const weight = weightOf(choice)
    const first = starts.at(-1)
    if (first === undefined || at - first >= PAGE || weight > left) {
      starts.push(at)
      left = room
    }
    left -= weight
  })
  return starts
}

/** Returns the page on which an entry stands. */
export const pageOf = ({ starts }: Pages, at: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  )

/** The selects of one page, and buttons to turn it if there are more. */
export function pagedSelects<Verb extends string>(paged: PagedSelect<Verb>, say: Say, room = ROOM): ControlRow[] {
  const { placeholder, min, max, page, id, verb } = paged
  const { choices, starts } = pagesOf(paged.choices, room)
  if (choices.length === 0) return []
  const last = starts.length - 1
  const here = Math.min(page, last)
  const end = starts[here + 1] ?? choices.length
  const out: ControlRow[] = []
  for (let at = starts[here] ?? 0; at < end; at += MOST.options) {
    const part = choices.slice(at, Math.min(at + MOST.options, end))
    const whole = part.length === choices.length
    const span = whole ? '' : ` (${at + 1}–${at + part.length}/${choices.length})`
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
