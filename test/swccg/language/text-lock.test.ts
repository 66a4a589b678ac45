/** The keys of all pieces of text stay what they are: stored matches name pieces by them. */
import { describe, expect, it } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { hashesOf, readLock, strangeKeys, unlockedPieces, vanishedKeys } from './text-lock.ts'

const now = hashesOf(cards)

describe('the lock of the texts', () => {
  it('has every piece of every text as it is now: `npm run texts:lock` writes it', () => {
    expect(unlockedPieces(readLock(), now)).toEqual([])
  })

  it('has no key that has vanished without a line in `renamed`', () => {
    expect(vanishedKeys(readLock(), now)).toEqual([])
  })

  it('finds a key that has vanished, and lets it go once its new name or its end is written down', () => {
    const { '9_11': text = {}, ...others } = now
    const [first = '', second = ''] = Object.keys(text)
    const { [first]: hash = '', ...rest } = text
    const without = { ...others, '9_11': rest }
    const lock = { about: '', renamed: {}, pieces: now }
    expect(vanishedKeys(lock, without)).toEqual([`9_11 ${first}`])
    expect(vanishedKeys({ ...lock, renamed: { '9_11': { [first]: null } } }, without)).toEqual([])
    expect(vanishedKeys({ ...lock, renamed: { '9_11': { [first]: second } } }, without)).toEqual([])
    expect(vanishedKeys({ ...lock, renamed: { '9_11': { [first]: 'nowhere' } } }, without)).toEqual([`9_11 ${first}`])
    expect(unlockedPieces(lock, { ...without, '9_11': { ...rest, [first]: `${hash}0` } })).toEqual([`9_11 ${first}`])
  })

  it('knows only keys of one lower-case word', () => {
    expect(strangeKeys(cards)).toEqual([])
    const [card] = cards.filter(({ id }) => id === '9_11')
    expect(strangeKeys([{ ...card, text: { 'Two words': { does: 'pays all' } } } as never])).toEqual(['9_11 Two words'])
  })
})
