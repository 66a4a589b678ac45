/**
 * The one reader of what comes from outside: it makes an act of a custom id with what was picked and typed, or finds that
 * the program has never written such an id.
 */
import type { ActRow } from './act-row.ts'
import { type ClickKind, isKind, kindRow } from './acts.ts'
import { type IdPlace, PARTS, placesOf, THINGS, type ThingName } from './id-parts.ts'

/** A click as it arrived. */
export interface RawClick {
  readonly kind: string
  readonly parts: readonly string[]
  readonly values: readonly string[]
  readonly fields: Readonly<Record<string, string>>
}

/** An act that was read: its row, and the things that it names. */
export interface ReadAct {
  readonly kind: ClickKind
  readonly action: string
  readonly row: ActRow
  readonly things: Readonly<Partial<Record<ThingName | 'seat', string>>>
}

/** Discord lets a person pick this many entries at once. */
const MOST_PICKED = 25

const fits = ({ name }: IdPlace, part: string): boolean => PARTS[name].test(part)

/** A mark at the end of a select tells it from the one that stood there before: clients keep what was picked. */
const MARK = /^[A-Za-z0-9_-]{1,24}$/

/** The parts with their places; null if they don't fit. @param marked a mark may stand behind them */
function matched(
  places: readonly IdPlace[],
  parts: readonly string[],
  marked: boolean,
): readonly (readonly [IdPlace, string])[] | null {
  const found: (readonly [IdPlace, string])[] = []
  let at = 0
  for (const place of places) {
    if (place.many === '*') {
      for (const part of parts.slice(at)) if (part !== '' && !fits(place, part)) return null
      return found
    }
    const part = parts[at] ?? ''
    const given = part !== '' && fits(place, part)
    const mark = marked && at === parts.length - 1 && MARK.test(part)
    if (!given && !(place.many === '?' && (part === '' || mark))) return null
    if (given) found.push([place, part])
    if (given || part === '') at += 1
  }
  const [last, ...more] = parts.slice(at)
  return last === undefined || (marked && more.length === 0 && MARK.test(last)) ? found : null
}

/** The places of an id of a kind, and the index of its action. */
interface Layout {
  readonly before: readonly IdPlace[]
  readonly after: readonly IdPlace[]
  /** -1: the kind is one act. */
  readonly action: number
}

const layouts = new Map<string, Layout>()

function layoutOf(kind: ClickKind): Layout {
  const known = layouts.get(kind)
  if (known !== undefined) return known
  const { order } = kindRow(kind)
  const names = order.split(' ').filter((one) => one !== '')
  const action = names.indexOf('@')
  const layout = {
    action,
    before: placesOf((action < 0 ? names : names.slice(0, action)).join(' ')),
    after: placesOf((action < 0 ? [] : names.slice(action + 1)).join(' ')),
  }
  layouts.set(kind, layout)
  return layout
}

function isPicked(row: ActRow, values: readonly string[]): boolean {
  if (row.picks === undefined) return values.length === 0
  const [place] = placesOf(row.picks)
  return place !== undefined && values.length <= MOST_PICKED && values.every((value) => fits(place, value))
}

const isTyped = ({ takes = {} }: ActRow, fields: RawClick['fields']): boolean =>
  Object.entries(fields).every(([name, typed]) => Object.hasOwn(takes, name) && typed.length <= (takes[name] ?? 0))

/** Returns the act that a click asks for; null if it is none of the table's, or not written as the table says. */
export function readAct({ kind, parts, values, fields }: RawClick): ReadAct | null {
  if (!isKind(kind)) return null
  const { before, after, action: at } = layoutOf(kind)
  const { acts } = kindRow(kind)
  const action = at < 0 ? '' : (parts[at] ?? '')
  const row = Object.hasOwn(acts, action) ? acts[action] : undefined
  if (row === undefined) return null
  const places = [...before, ...after, ...placesOf(row.parts)]
  const rest = at < 0 ? parts : parts.filter((_, index) => index !== at)
  const found = matched(places, rest, row.picks !== undefined)
  if (found === null || !isPicked(row, values) || !isTyped(row, fields)) return null
  const named = [...found.map(([{ name }, part]) => [name, part] as const), ...pickedThing(row, values)]
  const wanted: readonly string[] = [...THINGS, 'seat']
  return { kind, action, row, things: Object.fromEntries(named.filter(([name]) => wanted.includes(name))) }
}

/** A list of matches: the picked one is the thing. */
const pickedThing = ({ picks }: ActRow, [value]: readonly string[]): readonly (readonly [string, string])[] =>
  picks === 'match' && value !== undefined ? [[picks, value]] : []
