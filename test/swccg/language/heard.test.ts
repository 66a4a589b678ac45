/** Every argument of a text is told in both languages, and read by the rules. `npm run texts:heard` plays all scenarios. */
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import { LEFT_OUT } from './exceptions.ts'
import { unheard, unread, watching } from './heard.ts'
import { playScenarios } from './positions.ts'

it.each(LANGUAGES)('the wording in %s reads every argument of every text', (language) => {
  const left = unheard(cards, language).map((one) => `${language} ${one}`)
  expect(left.filter((one) => LEFT_OUT[one] === undefined)).toEqual([])
})

it('an argument that the wording leaves out is found', () => {
  const [card] = cards.filter(({ id }) => id === '9_11')
  const text = { drain: { word: 'add', stat: 'power', amount: 1, mood: 'brave' } }
  expect(unheard([{ ...card, text } as never], 'en')).toEqual(['9_11 rules add.mood'])
})

it('an argument that no rule reads is found, and texts are what they were after the watch', () => {
  const before = cardOf('9_11').text
  const idle = unread(watching(() => {}))
  expect(idle).toContain('rules add.stat')
  const left = unread(watching(() => playScenarios(['shots-and-losses.yaml'])))
  expect(left).not.toContain('rules add.stat')
  expect(idle).toContain('filters aboard.fit')
  expect(left).not.toContain('filters all.fit')
  expect(left.length).toBeLessThan(idle.length)
  expect(cardOf('9_11').text).toBe(before)
})
