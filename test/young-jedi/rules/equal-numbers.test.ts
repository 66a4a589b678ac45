import { describe, expect, it } from 'vitest'
import { attacks } from '../../../src/games/young-jedi/rules/duel/exchange.ts'
import { destiniesOf, onlyDestiny } from '../../../src/games/young-jedi/state/game-table.ts'
import { position } from '../position.ts'

describe('rule 24.5: a card with two numbers that are equal', () => {
  it('leaves no choice where it is drawn', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'], deck: ['RF-A9'] },
      light: { faceUp: ['Rabé'] },
    })
    game.dark.battles()
    game.dark.plans('Blaster', 'Watto')
    expect(game.draws()).toEqual(['dark weapon 4'])
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('is one attack in a duel; with two different numbers it is two', () => {
    const hand = [
      { handle: 'dd1', card: 'RF-A9' },
      { handle: 'dd2', card: 'RF-D8' },
    ]
    expect(attacks(hand).map(({ id }) => id)).toEqual(['dd1', 'dd2:4', 'dd2:5'])
    expect(destiniesOf('RF-D8')).toEqual([4, 5])
    expect([onlyDestiny('RF-A9'), onlyDestiny('RF-D8'), onlyDestiny('BP-29')]).toEqual([4, null, 0])
  })
})
