/** Texts in English are about as long as printed. `npm run texts:length` lists all sets. */
import { expect, it } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { textBlocks } from '../../../src/games/swccg/texts/card-text.ts'
import { LONG } from './exceptions.ts'
import { idleExceptions, lengthLine, ownLength, setLengths, textLengths, tooLong } from './lengths.ts'

const texts = textLengths()

it('no set and no text is longer than printed by more than its bound or its exception allows', () => {
  expect(tooLong(texts, LONG).map(lengthLine)).toEqual([])
})

it('every exception is needed', () => {
  expect(idleExceptions(texts, LONG)).toEqual([])
  const [first] = tooLong(texts, {})
  expect(idleExceptions(texts, { '1_1': [2, 'a text that is short'] })).toEqual(['1_1'])
  expect(idleExceptions(texts, { [first!.name]: [9, 'a set that is long'] })).toEqual([])
})

it('all cards of the pool with a text have a printed length', () => {
  const compared = new Set(texts.map(({ name }) => name))
  expect(cards.filter((card) => ownLength(card) > 0 && !compared.has(card.id)).map(({ id }) => id)).toEqual([])
})

it('a text, and a set, that have become too long are found', () => {
  const made = texts.map((one) => (one.name === '9_11' ? { ...one, own: 3000, printed: 100 } : one))
  expect(tooLong(made, LONG).map(lengthLine)).toContain('9_11: 3000 % (3000 of 100)')
  expect(tooLong(made, LONG).map(({ name }) => name)).toContain('Death Star II')
  const longer = texts.map((one) => (one.name === '9_60' ? { ...one, own: one.own + 10 } : one))
  expect(tooLong(longer, LONG).map(({ name }) => name)).toEqual(['9_60'])
})

it('the lengths of a set are the sums of its texts', () => {
  const some = [
    { name: '9_11', own: 30, printed: 20 },
    { name: '9_60', own: 12, printed: 20 },
  ]
  expect(setLengths(some)).toEqual([{ name: 'Death Star II', own: 42, printed: 40 }])
})

it('headings count where a card has several kinds of functions, and nowhere else', () => {
  const lengthOf = (id: string) => {
    const card = cards.find((one) => one.id === id)!
    return [ownLength(card), textBlocks(card, 'en').reduce((sum, { text }) => sum + text.length, 0)]
  }
  // Both sides of a location; a Used and a Starting function; a Used function alone.
  const [location, two, one] = ['8_157', '8_44', '1_251'].map(lengthOf)
  expect(location![0]).toBe(location![1])
  expect(two![0]).toBe(two![1]! + 'Used: '.length + ' Starting: '.length)
  expect(one![0]).toBe(one![1])
})
