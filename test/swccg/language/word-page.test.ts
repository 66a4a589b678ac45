/** The page of all words is up to date. */
import { expect, it } from 'vitest'
import { readPage, wordPage } from './word-page.ts'

it('docs/words.md shows all words as they are told now: `npm run texts:words` writes it', () => {
  expect(readPage()).toBe(wordPage())
  expect(wordPage()).toContain('|**aboard**|`aboard(fit: starship)`|')
})
