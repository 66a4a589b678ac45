/** The picture of the table at every size: nothing overflows, what the question is about is marked, and all is told in words. */
import { describe, expect, it } from 'vitest'
import type { BoardBlock, Look, Scene, TrackBlock } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { SceneMarks } from '../../../src/games/swccg/panels/scenes/scene-marks.ts'
import { tableScene } from '../../../src/games/swccg/panels/scenes/table-scene.ts'
import { PHASES } from '../../../src/games/swccg/state/game-frames.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { PICTURE, TYPE } from '../../../src/pictures/style.ts'
import { faults, textOf, type WordsPart } from '../../pictures/decision-checks.ts'
import { fullTable, LANGUAGES, shown, voiceOf } from './full-tables.ts'

const look = swccg.look as Look
const PLACES = [3, 5, 8, 14, 20]
const HANDS = [0, 8, 14, 40]
const sizes = PLACES.flatMap((places) => HANDS.map((hand) => ({ places, hand })))
const blockOf = <Kind extends Scene['blocks'][number]['block']>({ blocks }: Scene, kind: Kind) =>
  blocks.find((block): block is Extract<Scene['blocks'][number], { block: Kind }> => block.block === kind)!

/** Returns marks of all sorts for a table. */
function marked(places: readonly { readonly id: string }[], handles: readonly string[]): SceneMarks {
  const [one = '', two = '', three = ''] = places.map(({ id }) => id)
  const [coming = '', chosen = ''] = handles
  return {
    places: new Map([
      [one, 'chosen'],
      [two, 'suggested'],
      [three, 'possible'],
    ]),
    cards: new Map([
      [coming, { state: 'coming', proposed: true }],
      [chosen, { state: 'chosen' }],
    ]),
    ways: [{ from: one, to: two }],
    track: {
      activate: { value: '+17' },
      deploy: { state: 'suggested', value: '3' },
      battle: { state: 'planned', value: '1' },
    },
  }
}

describe.each(sizes)('the table of $places places with a hand of $hand', ({ places, hand }) => {
  const seeds = ['one']
  const scenes = seeds.flatMap((seed) =>
    LANGUAGES.flatMap((language) => {
      const view = fullTable(`${seed} ${places} ${hand}`, { places, hand })
      const roots = view.pieces.filter(({ at }) => at !== null).map(({ handle }) => handle)
      const marks = marked(view.places, roots)
      return [
        { language, scene: tableScene(view, voiceOf('dark', language)) },
        { language, scene: tableScene(view, voiceOf('dark', language), { ...marks, listed: true }) },
        { language, scene: tableScene(view, voiceOf('light', language), { trackless: true }) },
      ]
    }),
  )

  it('lays nothing over anything else, and keeps its letters large and its words whole', () => {
    for (const { scene, language } of scenes)
      for (const room of [PICTURE.height, 700]) {
        const { sheet } = shown(scene, language)
        const sketch = sceneSketch(scene, look, sheet, room)
        expect(faults(sketch)).toEqual([])
        for (const part of sketch.parts.filter((one): one is WordsPart => one.kind === 'words')) {
          expect(textOf(part)).not.toContain('…')
          expect(part.fitted.set.size).toBeGreaterThanOrEqual(TYPE.leastWord)
        }
      }
  })

  it('is as high as the design allows', () => {
    for (const { scene, language } of scenes)
      expect(sceneSketch(scene, look, shown(scene, language).sheet).height).toBeLessThanOrEqual(places < 15 ? 866 : 946)
  })

  it('is told in words that a reader of pictures gets whole', () => {
    for (const { scene, language } of scenes) {
      const alt = sceneAlt(scene, shown(scene, language).words)
      expect(alt.length).toBeLessThanOrEqual(1024)
      expect(alt).not.toMatch(/…$/)
    }
  })
})

describe('the board', () => {
  const view = fullTable('order', { places: 14, hand: 3 })
  const scene = tableScene(view, voiceOf('dark', 'en'))
  const { places } = blockOf(scene, 'board') as BoardBlock

  it('shows space first, and the sites of each planet beside each other', () => {
    const groups = places.map(({ group }) => group)
    expect(groups[0]).toBe('Space')
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)])
    expect(places.map(({ id }) => id).toSorted()).toEqual(view.places.map(({ id }) => id).toSorted())
  })

  it('names no two places alike', () => {
    expect(new Set(places.map(({ title }) => title)).size).toBe(places.length)
  })

  it('shows no drop where nothing is drained', () => {
    const drops = places.flatMap(({ gain }) => (gain === undefined ? [] : [gain.figure.value]))
    expect(drops.length).toBeGreaterThan(0)
    expect(drops).not.toContain('0')
  })

  it('holds every fighter of a place once, those aboard with their carrier', () => {
    const names = places.flatMap(({ sides }) => sides.flatMap(({ tiles }) => tiles.map(({ handle }) => handle)))
    const roots = view.pieces.filter(({ at, handle }) => at !== null && !handle.startsWith('e-'))
    expect(names.toSorted()).toEqual(roots.map(({ handle }) => handle).toSorted())
  })
})

describe('the track', () => {
  it('ticks the phases before, and marks the phase of the view', () => {
    for (const [at, phase] of PHASES.entries()) {
      const view = fullTable('track', { places: 3, hand: 0, phase })
      const { cells } = blockOf(tableScene(view, voiceOf('dark', 'en')), 'track') as TrackBlock
      const expected = PHASES.map((_, other) => (other < at ? 'done' : other === at ? 'now' : 'open'))
      expect(cells.map(({ state }) => state)).toEqual(expected)
    }
  })
})

describe('a spectator', () => {
  it('sees neither hand nor piles of a side as their own, and both sides by name', () => {
    const view = { ...fullTable('watched', { places: 5, hand: 4 }), reader: 'spectator', hand: [] }
    const scene = tableScene(view, voiceOf('spectator', 'en'))
    expect(scene.blocks.map(({ block }) => block)).toEqual(['strip', 'track', 'board'])
    expect(blockOf(scene, 'strip').sides.map(({ name }) => name)).toEqual(['Maximiliana', 'Bartholomew'])
  })
})
