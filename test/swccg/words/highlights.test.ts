/** Moments at the beginning of a panel: which there are, what they say, and that they never hide a question that needs its picture. */
import { describe, expect, test } from 'vitest'
import { type Look, type Scene, type SeenEvent, seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { tableScene } from '../../../src/games/swccg/panels/scenes/table-scene.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { LANGUAGES, shown, voiceOf } from '../panels/full-tables.ts'
import { playedOut } from '../starter-lists.ts'

const look = swccg.look as Look
const highlights = swccg.moments!.highlights!
const EMPTY: Scene = { blocks: [] }

/** All facts of a game as a side sees them, and where each battle or drain was over. */
interface Ending {
  readonly seat: (typeof SIDES)[number]
  readonly events: readonly SeenEvent[]
  readonly view: View
  readonly from: number
}
const endings: Ending[] = []
const all: Record<string, SeenEvent[]> = { dark: [], light: [] }
playedOut(302, ({ after, events }) => {
  for (const seat of SIDES) {
    const own = events.map((event) => seenBy(event, seat))
    const from = all[seat]!.length
    all[seat]!.push(...own)
    if (highlights.may(own)) endings.push({ seat, events: [...all[seat]!], view: swccg.view(after, seat), from })
  }
})

const blocksOf = ({ seat, events, view, from }: Ending, language: (typeof LANGUAGES)[number], asked: string | null) =>
  highlights.of(events, from, view, voiceOf(seat, language), asked)?.scene(EMPTY).blocks

describe('a battle that is over', () => {
  const battles = endings.filter(({ events, from }) => events.slice(from).some(({ type }) => type === 'battle-over'))

  test.each(LANGUAGES)('is shown to both with place, totals, fighters and losses (%s)', (language) => {
    let seen = 0
    for (const ending of battles) {
      const blocks = blocksOf(ending, language, 'draw')
      const result = blocks?.find(({ block }) => block === 'result')
      if (result?.block !== 'result') continue
      seen++
      const totals = ending.events.findLast(({ type }) => type === 'totals')!.data as { dark: number; light: number }
      expect(result.totals?.map(({ seat, value }) => [seat, value]).toSorted()).toEqual([
        ['dark', totals.dark],
        ['light', totals.light],
      ])
      expect(result.totals?.[0].seat).toBe(ending.seat)
      const scene = { blocks: blocks! }
      const sketch = sceneSketch(scene, look, shown(scene, language).sheet)
      expect(faults(sketch)).toEqual([])
      expect(sketch.height).toBeLessThanOrEqual(866)
      expect(sceneAlt(scene, shown(scene, language).words)).toContain(`${totals[ending.seat]}`)
    }
    expect(seen).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)('stands in a note below a question whose picture shows cards that come (%s)', (language) => {
    let told = 0
    for (const { seat, events, view, from } of battles) {
      const highlight = highlights.of(events, from, view, voiceOf(seat, language), 'activate')
      const ship = view.pieces.find(({ at }) => at !== null)
      if (highlight === null || ship === undefined) continue
      const marks = (state?: 'coming') => ({ cards: new Map([[ship.handle, state === undefined ? {} : { state }]]) })
      const question = (state?: 'coming') => tableScene(view, voiceOf(seat, language), marks(state))
      const plain = highlight.scene(question())
      if (!plain.blocks.some(({ block }) => block === 'result')) continue
      told += 1
      const scene = highlight.scene(question('coming'))
      expect(scene.blocks.slice(0, -1)).toEqual(question('coming').blocks)
      const note = scene.blocks.at(-1)
      const { dark, light } = events.findLast(({ type }) => type === 'totals')!.data as { dark: number; light: number }
      const text = note?.block === 'note' ? note.lines.map((line) => line.text).join(' ') : ''
      expect(text).toContain(`${Math.max(dark, light)}–${Math.min(dark, light)}`)
      const sketch = sceneSketch(scene, look, shown(scene, language).sheet)
      expect(faults(sketch)).toEqual([])
      expect(sketch.height).toBeLessThanOrEqual(866)
    }
    expect(told).toBeGreaterThan(0)
  })

  test('leaves questions of payments and answers their own pictures', () => {
    for (const ending of battles)
      for (const kind of ['lose', 'satisfy', 'respond', 'weapons', 'deploy-where'])
        expect(blocksOf(ending, 'en', kind)).toBeUndefined()
  })
})

test('drains of 4 or more in a turn are shown to their loser alone, with what each place drained', () => {
  for (const ending of endings) {
    const blocks = blocksOf(ending, 'en', null) ?? []
    const banner = blocks.find(({ block }) => block === 'banner')
    if (banner?.block !== 'banner' || !/ drains \d+$/.test(banner.title)) continue
    const turn = ending.events.slice(ending.events.findLastIndex(({ type }) => type === 'turn'))
    const counted = turn.filter(({ type, seat }) => type === 'drain-counted' && seat !== ending.seat)
    const sum = counted.reduce((all, { data }) => all + (data as { amount: number }).amount, 0)
    expect(sum).toBeGreaterThanOrEqual(4)
    expect(banner.title).toBe(`${ending.seat === 'dark' ? 'Bartholomew' : 'Maximiliana'} drains ${sum}`)
  }
})

test('a spectator has no moments of their own', () => {
  const [first] = endings
  const view = { ...first!.view, reader: 'spectator' }
  expect(highlights.of(first!.events, first!.from, view, voiceOf('spectator', 'en'), null)).toBeNull()
})
