/** Lists as people write them: `A Name; 2 × Another Name; A Third, with a Comma (hidden); 5 more`. */
import { Mistake } from './problems.ts'

/** A named card of a list, and whether it is face down. */
export interface ListedCard {
  readonly name: string
  readonly hidden: boolean
}

/** A list of cards as a scenario writes it. */
export interface Items {
  readonly items: readonly ListedCard[]
  /** This many cards more that are not named; null if nothing is said of more. */
  readonly more: number | null
}

const MORE = /^(\d+) (?:more|cards?)$/i
const TIMES = /^(\d+)\s*[×x]\s+(.+)$/
const HIDDEN = /\s*\(hidden\)$/i
const NONE = /^(?:none|nothing|nobody)?$/i

/** Cuts a list at its semicolons; "none" and nothing at all are an empty one. */
export const parts = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !NONE.test(part))

/** Reads a list; each name as often as it says. */
export function readItems(given: string | readonly string[]): Items {
  const items: ListedCard[] = []
  let more: number | null = null
  for (const part of (typeof given === 'string' ? [given] : given).flatMap(parts)) {
    const rest = part.match(MORE)?.[1]
    if (rest !== undefined) {
      more = (more ?? 0) + Number(rest)
      continue
    }
    const [, times = '1', name = part] = part.match(TIMES) ?? []
    const item = { name: name.replace(HIDDEN, ''), hidden: HIDDEN.test(name) }
    for (let count = Number(times); count > 0; count--) items.push(item)
  }
  return { items, more }
}

/**
 * Returns a list in which every card has a name.
 * @throws Mistake if it counts further cards (`5 more`)
 */
export function onlyNamed(list: Items): Items {
  if (list.more !== null) throw new Mistake(`Every card is named here: "${list.more} more" means none.`)
  return list
}
