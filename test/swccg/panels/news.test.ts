/** The news of panels over whole games: they fit, are whole sentences, and tell what matters most. */
import { describe, expect, it } from 'vitest'
import { PANEL_NEWS, type SeenEvent, seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import { runs } from '../../runs.ts'
import { LANGUAGES, voiceOf } from './full-tables.ts'
import { playGame } from './played-positions.ts'

const panels = swccg.panels!

interface Slice {
  readonly seat: Side
  readonly events: readonly SeenEvent[]
  readonly view: Parameters<typeof panels.news>[1]
}

/** Returns the events between two sittings of each seat. */
function slices(seed: string, chance: number): readonly Slice[] {
  const found: Slice[] = []
  const since: Record<Side, SeenEvent[]> = { dark: [], light: [] }
  let told = 0
  let last: Side | null = null
  playGame({ seed, chance, most: 500 }, (asked) => {
    for (const one of asked.facts.slice(told))
      for (const seat of ['dark', 'light'] as const) since[seat].push(seenBy(one, seat))
    told = asked.facts.length
    const { seat } = asked.decision
    if (seat === last) return
    found.push({ seat, events: since[seat], view: asked.view })
    since[seat] = []
    last = seat
  })
  return found
}

/** Names of people of which one is short, and one long. */
const PEOPLE = [
  { dark: 'Ann', light: 'Bob' },
  { dark: 'Maximiliana Xantippe of Nowhere', light: 'Bartholomew the Unpronounceable' },
]

/** Without what only the reader's own side knows of it. */
const asSpectators = (events: readonly SeenEvent[]): readonly SeenEvent[] => events.map(({ own: _, ...event }) => event)

/** Returns the news that are cut. */
function cuts(events: readonly SeenEvent[], view: Slice['view'], seat: Side): readonly string[] {
  const readings = [[seat, events] as const, ['spectator', asSpectators(events)] as const]
  return readings.flatMap(([reader, seen]) =>
    LANGUAGES.flatMap((language) =>
      PEOPLE.flatMap((names) =>
        panels.news(seen, view, { reader, language, names }).filter((one) => one.includes('…')),
      ),
    ),
  )
}

describe('the news of a panel', () => {
  // Eight games gave 257 lines that were cut, and twelve give the only one that was found since. `RUNS=5` plays 60.
  const all = Array.from({ length: runs(12) }, (_, game) => slices(`news ${game}`, (game % 6) * 0.1)).flat()

  it('is at most two sentences that fit, and ends each with a full stop', () => {
    expect(all.length).toBeGreaterThan(200)
    for (const { seat, events, view } of all)
      for (const language of LANGUAGES) {
        const news = panels.news(events, view, voiceOf(seat, language))
        expect(news.length).toBeLessThanOrEqual(2)
        expect(news.join(' ').length).toBeLessThanOrEqual(PANEL_NEWS)
        for (const text of news) expect(text).toMatch(/[.!?…]$/)
        expect(news.join(' ')).not.toMatch(/ – |undefined|\{\{/)
      }
  })

  it('is cut nowhere, with the longest names and the shortest: it names fewer cards, or says less of them', () => {
    const cut = new Set<string>()
    // The view only adds sentences: before the first move it has none, and an event alone is told in the same way each time.
    const { view: first } = all[0]!
    const known = new Set<string>()
    for (const { seat, events, view } of all) {
      for (const text of cuts(events, view, seat)) cut.add(text)
      for (const one of events) {
        const name = JSON.stringify([seat, one])
        if (known.has(name)) continue
        known.add(name)
        for (const text of cuts([one], first, seat)) cut.add(text)
      }
    }
    expect([...cut]).toEqual([])
  })

  it('is not cut where a hand is cut down', () => {
    const { view } = all[0]!
    const cards = ['8_114', '8_100', '1_312', '8_136', '9_139', '8_174']
    const trimmed = { type: 'hand-trimmed', seat: 'dark', data: { count: cards.length }, own: { cards } }
    for (const seat of ['dark', 'light'] as const)
      expect(cuts([trimmed as unknown as SeenEvent], view, seat)).toEqual([])
  })

  it('names the result of a battle first', () => {
    const fought = all.filter(({ events }) => events.some(({ type }) => type === 'totals'))
    expect(fought.length).toBeGreaterThan(10)
    for (const { seat, events, view } of fought) {
      const [head = ''] = panels.news(events, view, voiceOf(seat, 'en'))
      expect(head).toMatch(/win|tie/i)
    }
  })

  it('says that nobody loses a card only of a battle that is over', () => {
    const going = all.flatMap(({ events, ...slice }) =>
      events.flatMap((_, at) => {
        const told = events.slice(0, at + 1)
        const types = told.map(({ type }) => type)
        const isOpen = types.lastIndexOf('totals') > types.lastIndexOf('battle-over')
        return isOpen ? [{ ...slice, events: told }] : []
      }),
    )
    expect(going.length).toBeGreaterThan(10)
    const faults = going.flatMap(({ seat, events, view }) =>
      panels.news(events, view, voiceOf(seat, 'en')).filter((text) => text.includes('Nobody loses')),
    )
    expect(faults).toEqual([])
  })

  it('names all cards of a payment of one’s own where they have room, from whichever piles they came', () => {
    const facts = (...cards: readonly [card: string, from: string][]) =>
      cards.map(([card, from]) => ({
        ...{ type: 'lost', seat: 'dark' },
        data: { card, from, at: null, place: null, cause: 'drain', by: null },
      })) as unknown as readonly SeenEvent[]
    const view = all[0]!.view
    const told = (...cards: readonly [card: string, from: string][]) =>
      panels.news(
        facts(...cards),
        { ...view, sizes: { ...view.sizes, dark: { ...view.sizes.dark, reserve: 30 } } },
        voiceOf('dark', 'en'),
      )
    expect(told(['8_114', 'hand'], ['8_100', 'reserve'])[0]).toMatch(/^You lose .+ and .+\.$/)
    const many = told(
      ['8_114', 'hand'],
      ['8_100', 'reserve'],
      ['1_312', 'used'],
      ['8_136', 'used'],
      ['9_139', 'hand'],
      ['8_174', 'reserve'],
    )
    expect(many).toHaveLength(1)
    expect(many[0]).toMatch(/^You lose .+ and \d+ other cards\.$/)
  })

  it('says nothing of Force activated alone', () => {
    for (const { seat, events, view } of all) {
      const activated = events.filter(({ type }) => type === 'activated')
      expect(panels.news(activated, view, voiceOf(seat, 'en'))).toEqual([])
    }
  })
})
