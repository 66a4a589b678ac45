/** Pictures of proposed turns: the hand shows what is taken and at which price, and places that come look proposed. */
import { expect, test } from 'vitest'
import type { BoardBlock, Scene, TrayBlock } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { turnAhead } from '../../../src/games/swccg/policies/turn-ahead.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { COLOURS } from '../../../src/pictures/style.ts'
import { shown } from './full-tables.ts'
import { everyQuestion, firstDrafts, type Position, panelOf, voiceAt } from './turn-positions.ts'

/** The positions whose panel proposes to deploy something. */
const proposed: Position[] = []
everyQuestion(['proposed-1', 'proposed-2', 'proposed-3'], 0.05, (position) => {
  const { decision, view } = position
  if (decision.kind !== 'act' || view.phase !== 'deploy' || !firstDrafts(position)[0]?.suggested) return
  if (turnAhead(view, decision.seat).deploys.length > 0) proposed.push(position)
})

const sceneAt = (position: Position): Scene =>
  panelOf(position, firstDrafts(position)[0]!, voiceAt(position.decision.seat, 0)).scene()
const handIn = ({ blocks }: Scene): TrayBlock => blocks.find((block): block is TrayBlock => block.block === 'tray')!
const boardIn = ({ blocks }: Scene): BoardBlock => blocks.find((block): block is BoardBlock => block.block === 'board')!

test('a pilot who comes with a ship is shown beside it, and the prices of what is taken add up to the Force spent', () => {
  let pairs = 0
  for (const position of proposed) {
    const { view, decision } = position
    const { deploys } = turnAhead(view, decision.seat)
    const { tiles } = handIn(sceneAt(position))
    const taken = tiles.filter(({ state }) => state === 'suggested')
    const handles = deploys.flatMap(({ held, way }) => [held, ...('pilot' in way ? [way.pilot] : [])])
    if (handles.length > 5) continue
    if (handles.length > deploys.length) pairs += 1
    expect(taken.map(({ handle }) => handle).toSorted()).toEqual(handles.toSorted())
    const spent = deploys.reduce((sum, { cost }) => sum + cost, 0)
    expect(taken.reduce((sum, { plate }) => sum + Number(plate?.value ?? 0), 0)).toBe(spent)
  }
  expect(pairs).toBeGreaterThan(3)
})

test('a location that comes by a proposal has the ring of proposals, and one of its player the ring of a choice', () => {
  const rings = (scene: Scene) =>
    sceneSketch(scene, swccg.look!, shown(scene, 'en').sheet).parts.flatMap((part) =>
      part.kind === 'edge' && part.dashed === true && part.rect.height > 150 ? [part.colour] : [],
    )
  let coming = 0
  for (const position of proposed) {
    const scene = sceneAt(position)
    const board = boardIn(scene)
    const place = board.places.find(({ state }) => state === 'coming')
    if (place === undefined || board.places.length > 5) continue
    coming += 1
    expect(place.proposed).toBe(true)
    expect(rings(scene)).toContain(COLOURS.suggested)
    const own = { ...board, places: board.places.map(({ proposed: _, ...one }) => one) }
    expect(rings({ blocks: [own] })).toContain(COLOURS.chosen)
  }
  expect(coming).toBeGreaterThan(2)
})

test('a turn that is proposed whole says what is left of the Force that it activates', () => {
  let said = 0
  everyQuestion(['proposed-1', 'proposed-2'], 0.05, (position) => {
    const { decision } = position
    if (decision.kind !== 'activate') return
    const [draft] = firstDrafts(position)
    const { actions, below, scene } = panelOf(position, draft!, voiceAt(decision.seat, 0))
    if (actions[0]?.id !== 'proposed') return
    const piles = scene().blocks.find((block) => block.block === 'piles')
    const left = piles?.block === 'piles' ? piles.piles[0]?.count : undefined
    const active = position.view.sizes[decision.seat].force + (draft?.number ?? 0)
    expect(below).toBe(active === left ? undefined : `Force ${active} → ${left}`)
    if (below !== undefined) said += 1
  })
  expect(said).toBeGreaterThan(3)
})
