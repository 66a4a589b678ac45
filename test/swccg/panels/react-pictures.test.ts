/** The picture of a react that is chosen or proposed: the card stands there already, and the totals are those after it. */
import { expect, test } from 'vitest'
import type { Look } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { madeHere, optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { laid } from '../scripted-turns.ts'
import { shown } from './full-tables.ts'
import { everyQuestion, panelOf, voiceAt } from './turn-positions.ts'

const look = swccg.look as Look

test('a card that reacts is among the fighters, and the power and the Force are those after it', () => {
  let seen = 0
  everyQuestion(['r-15'], 0.15, (position) => {
    const { decision, view } = position
    if (decision.kind !== 'respond' || view.battle === null) return
    const react = optionsOf(madeHere(decision)).find(({ group }) => group === 'react')
    if (react === undefined) return
    const panel = panelOf(position, { choose: [react.id], suggested: true }, voiceAt(decision.seat, 0))
    const after = /Power \d+ → (\d+) against (\d+)/.exec(panel.below ?? '')
    if (after === null) return
    const scene = panel.scene()
    const muster = scene.blocks.find((block) => block.block === 'muster')
    if (muster?.block !== 'muster') throw new Error('no fighters')
    const coming = muster.sides[0].fighters.filter(({ state }) => state?.look === 'chosen')
    expect(coming.map(({ tile }) => tile.card)).toEqual([react.card])
    const bar = scene.blocks.find((block) => block.block === 'bar')
    expect(bar?.block === 'bar' ? bar.sides.map(({ value }) => String(value)) : []).toEqual(after.slice(1, 3))
    const piles = scene.blocks.find((block) => block.block === 'piles')
    const force = view.sizes[decision.seat].force - (react.about?.force ?? 0)
    expect(piles?.block === 'piles' ? piles.piles[0]?.count : null).toBe(force)
    expect(faults(sceneSketch(scene, look, shown(scene, 'en').sheet))).toEqual([])
    seen += 1
  })
  expect(seen).toBeGreaterThan(0)
})

test.each([
  [true, 'Free, before it leaves'],
  [false, 'Free, now that it has arrived'],
])('the player is told whether a card that reacts leaves or has arrived: leaves %s', (leaves, below) => {
  const state = laid({ turn: 'light', places: ['Endor Back Door, dark | Tempest Scout 1 + Grond pilot'] })
  const view = viewOf(state, 'dark')
  const [walker, pilot] = view.pieces
  const option = { id: 'off', card: pilot!.card, face: pilot!.handle, group: 'disembark', about: { role: 'pilot' } }
  const decision = {
    ...{ id: 'riders', seat: 'dark', kind: 'riders', about: { card: walker!.card, piece: walker!.handle, leaves } },
    ...{ shape: { type: 'choose', options: [option], min: 0, max: 1 }, exits: [{ id: 'do' }, { id: 'pass' }] },
  } as unknown as Parameters<NonNullable<typeof swccg.panels>['ask']>[0]
  expect(swccg.panels.ask(decision, view, { suggested: false }, voiceAt('dark', 0)).below).toBe(below)
})
