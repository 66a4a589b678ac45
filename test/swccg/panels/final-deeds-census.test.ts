/**
 * No list plays anything that can't be undone: what is chosen in it waits, or opens its panel. The suite looks at a part of
 * one game; `npm run census` plays 200 games and looks at every entry.
 */
import { expect, test } from 'vitest'
import { entryAnswers, everyPanel, tried } from './turn-entries.ts'
import { everyQuestion } from './turn-positions.ts'

const CENSUS = process.env.CENSUS !== undefined
const GAMES = CENSUS ? 200 : 1
/** One panel of so many is looked at, and one entry of so many is tried. */
const [PANELS, ENTRIES] = CENSUS ? [1, 1] : [6, 2]
/** How often a player answers by chance. */
const CHANCE = 0.3

test('a list plays nothing that can’t be undone: an entry waits, or opens its panel', {
  timeout: 6 * 60 * 60_000,
}, () => {
  const faults = new Map<string, string>()
  let [chosen, at] = [0, 0]
  const seeds = Array.from({ length: GAMES }, (_, game) => `final-${game + 1}`)
  everyQuestion(seeds, CHANCE, (position) => {
    at += 1
    if (at % PANELS !== 0) return
    everyPanel(position, (panel) => {
      for (const { entry, given } of entryAnswers(position, panel)) {
        chosen += 1
        const { kind, about } = position.decision
        if (chosen % ENTRIES === 0 && tried(position, given, entry.next).final)
          faults.set(`${kind} ${about.phase ?? ''}`, JSON.stringify([entry, panel]))
      }
    })
  })
  expect([...faults]).toEqual([])
  expect(chosen).toBeGreaterThan(60 * GAMES)
})
