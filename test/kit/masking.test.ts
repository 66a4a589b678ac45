/** Masking: the owner's opponent sees that a hidden card lies there, and nothing else of it. */
import { describe, expect, it } from 'vitest'
import { type LyingCard, mask, masked, maskedBy } from '../../src/kit/zones/masking.ts'

const open: LyingCard = { handle: 'a1', card: 'yoda', hidden: false }
const secret: LyingCard = { handle: 'b2', card: 'maul', hidden: true }

describe('a masked card', () => {
  it('keeps its handle and loses its name if it is hidden', () => {
    expect(mask(secret)).toEqual({ handle: 'b2', card: null, hidden: true })
    expect(mask(open)).toEqual(open)
  })

  it('holds no field that the original has besides these three', () => {
    const noted = { ...secret, note: 'the one with the lightsaber' }
    expect(JSON.stringify(mask(noted))).not.toMatch(/maul|lightsaber/)
    expect(Object.keys(mask(noted)).sort()).toEqual(['card', 'handle', 'hidden'])
  })
})

describe('masked lists', () => {
  it('keep their order and their length, so that the number of hidden cards stays public', () => {
    expect(masked([secret, open, secret]).map(({ card }) => card)).toEqual([null, 'yoda', null])
  })

  it('are the very list where no card is hidden, and never change the list they were made from', () => {
    const all = [open, open]
    expect(masked(all)).toBe(all)
    const mixed = [open, secret]
    masked(mixed)
    expect(mixed).toEqual([open, secret])
  })

  it('are made for each key, empty and missing lists included', () => {
    const lists: Partial<Record<'left' | 'right' | 'none', readonly LyingCard[]>> = { left: [secret], right: [] }
    expect(maskedBy(lists)).toEqual({ left: [{ handle: 'b2', card: null, hidden: true }], right: [] })
    expect(maskedBy<'left'>({ left: undefined } as never)).toEqual({ left: [] })
  })
})
