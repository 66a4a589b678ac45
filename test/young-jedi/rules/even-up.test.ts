import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const FOUR = ['Watto', 'Aurra Sing', 'Blaster', 'Sandstorm']
const EIGHT = [...FOUR, 'Sniper', 'Gragra', 'Bib Fortuna', 'Sebulba']

const evening = (hand: readonly string[], more = 20) => position({ step: 'even-up', dark: { hand, more } })

describe('Even Up', () => {
  it('rule 17.1 – only the active player evens up: the opponent’s hand stays as it is', () => {
    const game = position({ step: 'even-up', dark: { hand: FOUR }, light: { hand: ['Yoda'] } })
    expect(game.asked).toEqual(['dark even-up'])
    game.dark.evensUp()
    expect(game.light.hand).toEqual(['Yoda, Jedi Master'])
    expect(game.asked).toEqual(['light deploy'])
  })

  it('rules 17.1, 17.3, YJ-099 – fewer than six: up to six', () => {
    const game = evening(FOUR)
    game.dark.evensUp()
    expect(game.dark.hand).toHaveLength(6)
    expect(game.dark.deck).toBe(18)
    expect(game.told('draw')).toEqual([{ count: 2 }])
  })

  it('rule 17.3, YJ-100 – more than six: down to six, by the player’s choice', () => {
    const game = evening(EIGHT)
    game.dark.evensUp()
    expect(game.asked).toEqual(['dark discard-down'])
    expect(game.dark.tries('discard-down', 'ok', ['Sniper'])).toBe('shape.choose')
    expect(game.dark.tries('discard-down', 'ok', ['Sniper', 'Gragra', 'Watto'])).toBe('shape.choose')
    game.dark.discards('Watto', 'Sandstorm')
    expect(game.dark.discard).toEqual(['Sandstorm', 'Watto, Slave Owner'])
    expect(game.dark.hand).toHaveLength(6)
    expect(game.dark.deck).toBe(20)
    expect(game.asked).not.toContain('dark discard-down')
  })

  it('rule 17.3, YJ-101 – exactly six: nothing happens', () => {
    const game = evening(EIGHT.slice(0, 6))
    game.dark.evensUp()
    expect([game.dark.hand.length, game.dark.deck, game.dark.discard.length]).toEqual([6, 20, 0])
    expect(game.told('draw')).toEqual([])
  })

  it('rule 17.2 – first any number of Locations may be discarded', () => {
    const locations = ['Tatooine • Desert Landing Site', 'Naboo • Gungan Swamp', 'Coruscant • Jedi Council Chamber']
    const game = evening([...FOUR, ...locations])
    expect(game.dark.offered('even-up')).toEqual([...locations, 'hand'])
    expect(game.dark.tries('even-up', 'end', ['Watto'])).toBe('shape.option')
    game.dark.evensUp({ locations: locations.slice(1) })
    expect(game.told('discard')).toEqual([{ why: 'even-up', cards: ['DM-137', 'DM-136'] }])
    expect(game.dark.hand).toHaveLength(6)
    expect(game.dark.deck).toBe(19)
  })

  it('rules 17.2, 17.3 – eight cards, two Locations away: nothing more to discard', () => {
    const game = evening([...EIGHT.slice(0, 6), 'Naboo • Gungan Swamp', 'Coruscant • Jedi Council Chamber'])
    game.dark.evensUp({ locations: ['Naboo • Gungan Swamp', 'Coruscant • Jedi Council Chamber'] })
    expect(game.dark.hand).toHaveLength(6)
    expect(game.asked).not.toContain('dark discard-down')
  })

  it('rule 17.2, YJ-103 – or the whole hand may be: then six new cards', () => {
    const game = evening([...FOUR, 'Sniper'])
    game.dark.evensUp({ recycles: true })
    expect(game.told('discard')).toEqual([{ why: 'recycle', cards: ['DM-74', 'DM-75', 'DM-119', 'DM-129', 'DM-130'] }])
    expect(game.dark.hand).toEqual(Array(6).fill('Pit Droid, Engineer'))
    expect(game.dark.deck).toBe(14)
  })

  it('rule 17.2 – either the one or the other, not both', () => {
    const game = evening(['Watto', 'Naboo • Gungan Swamp'])
    const { id, shape } = game.decision('dark', 'even-up')
    const options = shape.type === 'choose' ? shape.options.map((option) => option.id) : []
    expect(options).toHaveLength(2)
    for (const choose of [options, options.toReversed()])
      expect(game.hand('dark', { decision: id, exit: 'end', choose })).toMatchObject({ refused: 'shape.excludes' })
  })

  it('rules 17.4, 19.2.1, YJ-106 – drawing the last card loses at once, before control is checked', () => {
    const game = position({
      step: 'even-up',
      at: CAPITAL,
      won: [{ planet: 'Tatooine', by: 'dark' }],
      dark: { faceUp: ['Watto'], hand: FOUR, more: 2 },
    })
    game.dark.evensUp()
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
    expect(game.told('control')).toEqual([])
  })

  it('rule 17.4 – so does a recycled hand that the deck cannot replace', () => {
    const game = evening(FOUR, 5)
    game.dark.evensUp({ recycles: true })
    expect(game.dark.hand).toHaveLength(5)
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
  })

  it('rule 17.4 – one card left in the deck is enough', () => {
    const game = evening(FOUR, 3)
    game.dark.evensUp()
    expect(game.dark.deck).toBe(1)
    expect(game.outcome).toBeNull()
  })

  it('rules 17.3, 10.3 – destiny cards of the battle count for the six', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], hand: EIGHT.slice(0, 6) },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles()
    game.dark.plans('Blaster', 'Watto')
    game.dark.evensUp()
    expect(game.asked).toEqual(['dark discard-down'])
    expect(game.dark.offered('discard-down')).toHaveLength(7)
  })
})
