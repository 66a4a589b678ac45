/** Tells the events of a turn by their tellings and groups. */
import type { EventGroup, EventTelling, StoryEntry, Storyteller } from './telling.ts'

type WithType = { readonly type: string }

/** A group that goes on, or is over. */
interface Section<Any, S> {
  readonly name: string
  readonly group: EventGroup<Any, S, unknown>
  sum: unknown
  open: boolean
}

/** Events told together, with the sum of their section after them. */
interface Run<Any, S> {
  readonly events: [Any, ...Any[]]
  readonly section: Section<Any, S> | null
  sum: unknown
}

type AnyTelling<Any, S> = EventTelling<Any, Any, S, Record<string, unknown>>

/** The sections of a turn: which one an event belongs to. */
class Sections<Any extends WithType, S> {
  /** All that have begun, in order. */
  readonly begun: Section<Any, S>[] = []
  readonly #open: Section<Any, S>[] = []
  readonly #groups: Readonly<Record<string, EventGroup<Any, S, unknown>>>

  constructor(groups: object) {
    this.#groups = groups as Readonly<Record<string, EventGroup<Any, S, unknown>>>
  }

  /** Adds an event to its section. @returns the section; null: it stands alone */
  take(one: Any, telling: AnyTelling<Any, S>, before: readonly Any[]): Section<Any, S> | null {
    if (telling.closes === true) this.#closeTo(0)
    if (telling.closes === true || telling.apart === true) return null
    const part = telling.part?.(one) ?? null
    // An unsaid event of no group parts no others.
    if (part === null && telling.weight === 'unsaid' && this.#open.at(-1)?.group.holds === false) return null
    const section = this.#sectionFor(part?.group ?? null, part?.begins === true, before)
    if (section === null) return null
    section.sum = section.group.add(section.sum, one)
    if (part?.ends === true) this.#end(part.group)
    return section
  }

  /** The events added up so far have been told. */
  resume(): void {
    for (const section of this.#open) section.sum = section.group.resume(section.sum)
  }

  #sectionFor(name: string | null, begins: boolean, before: readonly Any[]): Section<Any, S> | null {
    // A group that holds only its own is over with the first event of another.
    while (!begins && this.#open.length > 0) {
      const top = this.#open.at(-1)
      if (top === undefined || top.group.holds || top.name === name) break
      this.#closeTo(this.#open.length - 1)
    }
    const top = this.#open.at(-1)
    if (!begins && top !== undefined) return top
    return name === null ? null : this.#begin(name, before)
  }

  /** @throws if there is no group of this name */
  #begin(name: string, before: readonly Any[]): Section<Any, S> {
    const group = this.#groups[name]
    if (group === undefined) throw new Error(`no group ${name}`)
    const section = { name, group, sum: group.begin(before), open: true }
    this.#open.push(section)
    this.begun.push(section)
    return section
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex((section) => section.name === name)
    if (at >= 0) this.#closeTo(at)
  }

  #closeTo(length: number): void {
    for (const section of this.#open.splice(length)) section.open = false
  }
}

/** A group with the sum of its events; `going`: it is not over. */
export type GroupSum<Sums> = {
  [G in keyof Sums]: { readonly group: G; readonly sum: Sums[G]; readonly going: boolean }
}[keyof Sums]

/** Returns the groups of a turn in the order in which they began, for pictures and counts. @param events all of the turn */
export function groupSums<Any extends WithType, S, Sums extends object>(
  { tellings, groups }: Storyteller<Any, S, Sums>,
  events: readonly Any[],
): readonly GroupSum<Sums>[] {
  const sections = new Sections<Any, S>(groups)
  for (const [at, one] of events.entries())
    sections.take(one, tellings[one.type as Any['type']] as unknown as AnyTelling<Any, S>, events.slice(0, at))
  // The compiler can't follow that a section and the sum of its name belong together.
  return sections.begun.map(({ name, sum, open }) => ({ group: name, sum, going: open })) as unknown as GroupSum<Sums>[]
}

interface LinesOfRun<Any, S> {
  readonly section: Section<Any, S> | null
  readonly run: Run<Any, S>
  readonly lines: readonly string[]
}

/** Puts the events from a place on into runs; those before it only add up. */
function runsOf<Any extends WithType, S>(
  tellingOf: (one: Any) => AnyTelling<Any, S>,
  groups: object,
  events: readonly Any[],
  from: number,
): readonly Run<Any, S>[] {
  const sections = new Sections<Any, S>(groups)
  const runs: Run<Any, S>[] = []
  for (const [at, one] of events.entries()) {
    if (at === from) sections.resume()
    const telling = tellingOf(one)
    const section = sections.take(one, telling, events.slice(0, at))
    if (at < from || telling.weight === 'unsaid') continue
    const last = runs.at(-1)
    if (
      last !== undefined &&
      last.section === section &&
      tellingOf(last.events[0]).joins?.(last.events, one) === true
    ) {
      last.events.push(one)
      last.sum = section?.sum ?? null
    } else runs.push({ events: [one], section, sum: section?.sum ?? null })
  }
  return runs
}

/**
 * Tells the events of a turn: the lines of the log in their order, and the same as entries of a story.
 *
 * @param events all of the turn, as the reader may know them
 * @param from the first that is to be told; those before it were
 * @throws if an event names a group that there isn't
 */
export function eventsTold<Any extends WithType, S, Sums extends object>(
  { tellings, groups }: Storyteller<Any, S, Sums>,
  events: readonly Any[],
  s: S,
  from = 0,
): { readonly lines: readonly string[]; readonly entries: readonly StoryEntry[] } {
  // The compiler can't follow that an event and the telling of its name belong together.
  const tellingOf = (one: Any) => tellings[one.type as Any['type']] as unknown as AnyTelling<Any, S>
  const told = runsOf(tellingOf, groups, events, from).map((run): LinesOfRun<Any, S> => {
    const lines = tellingOf(run.events[0]).line(run.events, s, run.sum as never)
    return { section: run.section, run, lines }
  })
  return { lines: told.flatMap(({ lines }) => lines), entries: entriesOf(told, tellingOf, s) }
}

/** The runs of a section are one entry, where its first stands, and so are neighbouring or gathered sections of one name. */
function entriesOf<Any extends WithType, S>(
  told: readonly LinesOfRun<Any, S>[],
  tellingOf: (one: Any) => AnyTelling<Any, S>,
  s: S,
): readonly StoryEntry[] {
  const heaps: LinesOfRun<Any, S>[][] = []
  for (const one of told) {
    const { section } = one
    const own = section === null ? undefined : heaps.find((heap) => heap.some((other) => other.section === section))
    const named = (heap: readonly LinesOfRun<Any, S>[] | undefined) =>
      section !== null && heap?.[0]?.section?.name === section.name
    const beside = section?.group.gathers === true ? heaps.find(named) : [heaps.at(-1)].find(named)
    const heap = own ?? beside
    if (heap === undefined) heaps.push([one])
    else heap.push(one)
  }
  return heaps.map((heap) => {
    const lines = heap.flatMap((one) => one.lines)
    const sections = [...new Set(heap.flatMap(({ section }) => section ?? []))]
    const [first] = sections
    if (first !== undefined) {
      const sums = sections.map(({ sum }) => sum)
      const points = first.group.points(sums, s, sections.at(-1)?.open === true)
      return { points, lines, counts: sums.flatMap((sum) => first.group.counts?.(sum, s) ?? []) }
    }
    return { ...aloneOf(heap, tellingOf, s), counts: [] }
  })
}

/** A run outside of groups: its first line is its point. */
function aloneOf<Any extends WithType, S>(
  heap: readonly LinesOfRun<Any, S>[],
  tellingOf: (one: Any) => AnyTelling<Any, S>,
  s: S,
): Omit<StoryEntry, 'counts'> {
  const [{ run, lines } = { run: null, lines: [] }] = heap
  const [text, ...more] = lines
  if (run === null || text === undefined) return { points: [], lines: more }
  const telling = tellingOf(run.events[0])
  const brief = telling.brief?.(run.events, s)
  return { points: [{ weight: telling.weight, text, ...(brief === undefined ? {} : { brief }) }], lines: more }
}
