/** The news of panels over whole games: they fit, are whole sentences, and tell what matters most. */
import { describe, expect, it } from 'vitest'
import { isRefusal, PANEL_NEWS, type SeenEvent, seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
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
  let before: Parameters<Parameters<typeof playGame>[1]>[0] | null = null
  let last: Side | null = null
  playGame({ seed, chance, most: 500 }, (asked) => {
    if (before !== null) {
      const step = swccg.play(before.state, before.decision.seat, [asked.answered!])
      if (isRefusal(step)) throw new Error(JSON.stringify(step))
      for (const seat of ['dark', 'light'] as const) since[seat].push(...step.events.map((one) => seenBy(one, seat)))
    }
    before = asked
    const { seat } = asked.decision
    if (seat === last) return
    found.push({ seat, events: since[seat], view: asked.view })
    since[seat] = []
    last = seat
  })
  return found
}

describe('the news of a panel', () => {
  const all = Array.from({ length: 50 }, (_, game) => slices(`news ${game}`, (game % 6) * 0.1)).flat()

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
    const people = [
      { dark: 'Ann', light: 'Bob' },
      { dark: 'Maximiliana Xantippe of Nowhere', light: 'Bartholomew the Unpronounceable' },
    ]
    const cuts = new Set<string>()
    for (const { seat, events, view } of all)
      for (const [reader, seen] of [
        [seat, events],
        ['spectator', events.map(({ own: _, ...event }) => event)],
      ] as const)
        for (const language of LANGUAGES)
          for (const names of people)
            for (const some of [seen, ...seen.map((one) => [one])])
              for (const text of panels.news(some, view, { reader, language, names }))
                if (text.includes('…')) cuts.add(text)
    expect([...cuts]).toEqual([])
  })

  it('names the result of a battle first', () => {
    const fought = all.filter(({ events }) => events.some(({ type }) => type === 'totals'))
    expect(fought.length).toBeGreaterThan(10)
    for (const { seat, events, view } of fought) {
      const [head = ''] = panels.news(events, view, voiceOf(seat, 'en'))
      expect(head).toMatch(/win|tie/i)
    }
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
