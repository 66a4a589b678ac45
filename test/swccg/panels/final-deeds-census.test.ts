/**
 * No list plays anything that can't be undone: a chosen entry waits, opens its panel, or is asked about once more by a button.
 * The click on it is judged, as it is when a message is pressed. The suite looks at a part of
 * one game; with `CENSUS` it plays 200 games and looks at every entry.
 */
import { expect, test } from 'vitest'
import { clicked, requestOf } from '../../discord/entry-clicks.ts'
import { entryAnswers, everyPanel, tried } from './turn-entries.ts'
import { everyQuestion } from './turn-positions.ts'

const CENSUS = process.env.CENSUS !== undefined
const GAMES = CENSUS ? Number(process.env.CENSUS_GAMES ?? 200) : 1
/** A game in which entries of moves spend the last Force, so that the turn would end. */
const SPENDING = 'final-13'
/** Of this many panels the test looks at one, and of this many entries it tries one; of moves, until one is confirmed. */
const [PANELS, ENTRIES] = CENSUS ? [1, 1] : [8, 1]
/** How often a player answers by chance. */
const CHANCE = 0.3

test('a list plays nothing that can’t be undone: an entry waits, or opens its panel', {
  timeout: 6 * 60 * 60_000,
}, () => {
  const faults = new Map<string, string>()
  let [chosen, at, confirmed] = [0, 0, 0]
  const all = new Set([SPENDING, ...Array.from({ length: GAMES }, (_, game) => `final-${game + 1}`)])
  const seeds = [...all].slice(0, GAMES)
  everyQuestion(seeds, CHANCE, (position) => {
    at += 1
    const { kind, about } = position.decision
    const mayEnd = confirmed === 0 && (kind === 'move-where' || about.phase === 'move')
    if (at % PANELS !== 0 && !mayEnd) return
    everyPanel(position, (panel) => {
      for (const { entry, given } of entryAnswers(position, panel)) {
        chosen += 1
        if (chosen % ENTRIES !== 0 || !tried(position, given, entry.next).final) continue
        const result = clicked(position, requestOf(position, entry, given), true)
        if (result.kind === 'closed' && result.answered.came === 'unsure') confirmed += 1
        else faults.set(`${kind} ${about.phase ?? ''}`, JSON.stringify([entry, panel]))
      }
    })
  })
  expect([...faults]).toEqual([])
  expect(chosen).toBeGreaterThan(60 * GAMES)
  expect(confirmed).toBeGreaterThan(0)
})
