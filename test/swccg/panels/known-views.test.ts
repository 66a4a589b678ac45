/** The views that panels are made of: one for each position and reader, however often it is shown. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { opponentOf } from '../../../src/games/swccg/state/engine-card.ts'
import { knownView } from '../../../src/games/swccg/view/known-views.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { voiceOf } from './full-tables.ts'
import { type AskedAt, playGame } from './played-positions.ts'

const asked: AskedAt[] = []
playGame({ seed: 'known views', chance: 0.1, most: 160 }, (one) => {
  if (one.decision.silence === undefined) asked.push(one)
})

/** A view that counts how often its hand is read. */
function readings(view: View): { readonly view: View; readonly count: () => number } {
  let times = 0
  const counted = new Proxy(view, {
    get(target, name, self) {
      if (name === 'hand') times += 1
      return Reflect.get(target, name, self)
    },
  })
  return { view: counted, count: () => times }
}

describe('the view of a position', () => {
  test('is the same one whenever the position is shown to the same reader', () => {
    for (const { state, decision, view } of asked.slice(0, 40)) {
      expect(knownView(view)).toBe(knownView(viewOf(state, decision.seat)))
      expect(knownView(view)).toEqual(view)
    }
  })

  test('is another one for the opponent, and after anything has changed', () => {
    for (const { state, view } of asked.slice(0, 40)) {
      const [dark, light] = [knownView(viewOf(state, 'dark')), knownView(viewOf(state, 'light'))]
      expect(dark).not.toBe(light)
      expect(knownView({ ...view, turn: view.turn + 1 })).not.toBe(knownView(view))
    }
  })

  test('gives the panel that a new one gives, and is not read again for it', () => {
    let proposed = 0
    for (const { state, decision } of asked) {
      const show = (view: View) => {
        const proposal = swccg.panels!.suggest(decision, view)
        if (proposal !== null) proposed += 1
        const begun = proposal === null ? { suggested: false } : { ...proposal, suggested: true }
        const { scene: _, ...panel } = swccg.panels!.ask(decision, view, begun, voiceOf(decision.seat, 'en'))
        return panel
      }
      const first = show(viewOf(state, decision.seat))
      const again = readings(viewOf(state, decision.seat))
      expect(show(again.view)).toEqual(first)
      // Its content is compared once.
      expect(again.count()).toBe(1)
    }
    expect(proposed).toBeGreaterThan(50)
  })

  test('is not read again for the rest of a turn that a player puts together while their opponent pays', () => {
    let planned = 0
    const { ahead, scene } = swccg.panels
    if (ahead === undefined) throw new Error('nothing can be put together')
    for (const { state, decision } of asked) {
      const seat = opponentOf(decision.seat)
      const show = (view: View) =>
        ahead.id(view, seat) === null
          ? scene(view, voiceOf(seat, 'en'))
          : ahead.decision(view, seat, undefined, []).shape
      const first = show(viewOf(state, seat))
      const again = readings(viewOf(state, seat))
      // Its content is compared once.
      knownView(again.view)
      const before = again.count()
      expect(show(again.view)).toEqual(first)
      expect(again.count()).toBe(before)
      if (ahead.id(viewOf(state, seat), seat) !== null) planned += 1
    }
    expect(planned).toBeGreaterThan(3)
  })
})
