/** Which Force is lost by orders, and for players whose time is up. */
import { describe, expect, test } from 'vitest'
import type { Option } from '../../../src/contract/index.ts'
import { losses } from '../../../src/games/swccg/policies/losing.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { begun } from '../starter-lists.ts'

const VIEW = viewOf(begun('losing').state, 'dark')
const HAND = ['8_4', '9_121', '8_4'].map((card, at): Option => ({ id: `h${at}`, card, group: 'hand' }))

/** The losses of a player with these piles and this many cards in hand. */
function lost(piles: Readonly<Record<'reserve' | 'used' | 'force', number>>, hand: number, count: number) {
  const sizes = { ...VIEW.sizes, dark: { ...VIEW.sizes.dark, ...piles } }
  const view: View = { ...VIEW, sizes }
  const options = Object.entries(piles).flatMap(([id, size]) => (size > 0 ? [{ id, group: 'piles' }] : []))
  return losses(view, [...options, ...HAND.slice(0, hand)], count)
}

describe('losses of Force without a question', () => {
  test('leave a Life Force while a card of the hand can pay', () => {
    const sizes = [0, 1, 2, 7]
    for (const reserve of sizes)
      for (const used of sizes)
        for (const force of sizes)
          for (let hand = 0; hand <= HAND.length; hand++) {
            const life = reserve + used + force
            for (let count = 1; count <= life + hand; count++) {
              const ids = lost({ reserve, used, force }, hand, count)
              expect(ids).toHaveLength(count)
              const piles = ids.filter((id) => !id.startsWith('h')).length
              if (life > 0 && count < life + hand) expect(life - piles).toBeGreaterThan(0)
            }
          }
  })

  test('take the Reserve Deck while it is large, then the Used Pile, the Reserve Deck, the hand', () => {
    expect(lost({ reserve: 8, used: 1, force: 2 }, 1, 4)).toEqual(['reserve', 'reserve', 'used', 'reserve'])
    expect(lost({ reserve: 1, used: 0, force: 2 }, 1, 3)).toEqual(['reserve', 'h0', 'force'])
  })
})
