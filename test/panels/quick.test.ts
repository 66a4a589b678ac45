/** Taps and controls are counted without a browser: the player presses the controls of the same messages. */
import { expect, test } from 'vitest'
import type { SeenPanel, SeenTap } from '../../bench/panels/counting.ts'
import { playGame } from '../../bench/panels/games.ts'
import { swccg } from '../../bench/panels/played/swccg.ts'
import { startMeasured } from '../../bench/panels/program.ts'
import { QuickScreen } from '../../bench/panels/screens/quick-screen.ts'

/** Each player sits this often. */
const SITTINGS = 3
const HOUR_MS = 3_600_000

test('two players without a page answer by what their panels offer, one in French, one without proposals', async () => {
  const panels: SeenPanel[] = []
  const taps: SeenTap[] = []
  const program = await startMeasured('quick', false)
  try {
    const [plan] = swccg.plans(1)
    const record = {
      panel: async (panel: SeenPanel) => void panels.push(panel),
      tap: (tap: Omit<SeenTap, 'game'>) => void taps.push({ game: 0, ...tap }),
    }
    await playGame(QuickScreen.make, program, swccg, plan!, () => 0, record, HOUR_MS, SITTINGS)
    expect(program.sandbox.problems).toEqual([])
  } finally {
    await program.close()
  }
  expect(panels.every(({ heights }) => heights === null)).toBe(true)
  expect(new Set(panels.map(({ language }) => language))).toEqual(new Set(['en', 'fr']))
  expect(Math.max(...panels.map(({ controls }) => controls))).toBeLessThanOrEqual(5)
  expect(new Set(taps.map(({ proposed }) => proposed))).toEqual(new Set([true, false]))
  for (const seat of ['dark', 'light']) {
    const own = taps.filter((tap) => tap.seat === seat)
    expect(own.filter(({ opens }) => opens).length).toBeGreaterThan(1)
    expect(own.filter(({ touches }) => touches > 0).length).toBeGreaterThan(1)
  }
})
