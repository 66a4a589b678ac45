/** The labels of the figures are words that a host can read. */
import { expect, it } from 'vitest'
import { CLICK_ACTS } from '../../src/discord/acts/acts.ts'
import { kindWord } from '../../src/discord/acts/kind-words.ts'

it('each kind of click is counted under a word of its own', () => {
  const words = Object.keys(CLICK_ACTS).map(kindWord)
  expect(words.filter((word) => !/^[a-z]{4,}(?:-[a-z]{4,})*$/.test(word))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})
