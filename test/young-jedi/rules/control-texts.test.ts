/** Texts about winning control, and control itself (rules 18.1, 18.2; G-54). */
import { describe, expect, it } from 'vitest'
import { type Position, position, type SideOfTable } from '../position.ts'

const SIX = ['Blaster', 'Blaster', 'Blaster', 'R2-D2', 'R2-D2', 'R2-D2']
/** Yoda, Jedi Philosopher: discarded with three cards from hand, the owner draws three after winning control. */
const YODA = 'DF-7'

/** The light player wins control at the end of their turn. */
function winning(light: SideOfTable, more: Position = {}) {
  const game = position({
    turn: 'light',
    step: 'even-up',
    ...more,
    light: { hand: SIX, ...light },
    dark: { hand: ['DM-136', 'DM-137'], ...more.dark },
  })
  game.light.evensUp()
  return game
}

describe('a text on winning control', () => {
  it('rule 18.2, G-54 – is offered for each copy, one after the other', () => {
    const game = winning({ faceUp: [YODA, YODA, 'Rabé'] })
    expect(game.asked).toEqual(['light control-text'])
    game.light.says('control-text', 'use', 'Blaster', 'Blaster', 'Blaster')
    expect(game.asked).toEqual(['light control-text'])
    game.light.says('control-text', 'none')
    expect(game.asked).toEqual(['dark next-location'])
    expect(game.light.stranded('Tatooine')).toEqual(['Yoda, Jedi Philosopher', 'Rabé, Handmaiden'])
    expect(game.light.discard[3]).toBe('Yoda, Jedi Philosopher')
  })

  it('rule 18.2, G-54 – works for the card that the question names', () => {
    const game = winning({ faceUp: [YODA, YODA] })
    game.light.says('control-text', 'none')
    game.light.says('control-text', 'use', 'R2-D2', 'R2-D2', 'R2-D2')
    expect(game.told('discard')[0]).toEqual({ why: 'price', cards: [YODA], handles: ['lt2'] })
  })

  it('rule 18.2, G-54 – is not offered if this planet wins the game', () => {
    const last = winning({ faceUp: [YODA] }, { won: [{ planet: 'Naboo', by: 'light' }] })
    expect(last.asked).toEqual([])
    expect(last.outcome).toMatchObject({
      kind: 'planet-victory',
      winner: 'light',
      values: { planets: ['Naboo', 'Tatooine'] },
    })
    const other = winning({ faceUp: [YODA] }, { won: [{ planet: 'Naboo', by: 'dark' }] })
    expect(other.asked).toEqual(['light control-text'])
  })

  it('rule 18.2, G-54 – is offered only with enough cards in hand to pay, in the opponent’s turn too', () => {
    const holding = (...hand: string[]) => {
      const game = position({
        turn: 'dark',
        step: 'even-up',
        light: { faceUp: [YODA], hand },
        dark: { hand: ['DM-136'] },
      })
      game.dark.evensUp()
      return game.asked
    }
    expect(holding('Blaster', 'R2-D2')).toEqual(['dark next-location'])
    expect(holding('Blaster', 'R2-D2', 'Rabé')).toEqual(['light control-text'])
  })

  it('rule 21.1 – no text for another moment and none of another planet’s cards works', () => {
    expect(winning({ faceUp: ['V1-JC-14'] }).asked).toEqual(['dark next-location'])
    expect(winning({ faceUp: ['Rabé'], stranded: { Naboo: [YODA] } }).asked).toEqual(['dark next-location'])
    expect(winning({ faceUp: ['Rabé'], effect: 'DF-25' }).asked).toEqual(['dark next-location'])
  })
})

describe('control', () => {
  it('rule 18.1 – nobody controls against a hidden card or a hidden Effect', () => {
    const against = (dark: SideOfTable) => winning({ faceUp: ['Yoda'] }, { dark }).told('control')
    expect(against({})).toHaveLength(1)
    expect(against({ hidden: ['Blaster'] })).toEqual([])
    expect(against({ hiddenEffect: 'BL-131' })).toEqual([])
    expect(against({ effect: 'BL-131' })).toHaveLength(1)
    expect(against({ faceUp: ['Blaster'] })).toHaveLength(1)
    expect(against({ faceUp: ['Watto'] })).toEqual([])
  })

  it('rules 18.2.1, 18.2.2 – the cards of both sides there go aside, if there are any', () => {
    const game = winning({ faceUp: ['Yoda'] }, { dark: { faceUp: ['Blaster'] } })
    expect(game.state.sides.dark.stranded).toMatchObject({ Tatooine: [{ card: 'DM-119' }] })
    expect(winning({ faceUp: ['Yoda'] }).state.sides.dark.stranded).toEqual({})
  })

  it('rule 18.2.3 – the next planet has not been in play yet', () => {
    const game = winning({ faceUp: ['Yoda'] }, { dark: { hand: ['DM-135', 'DM-136', 'DM-137', 'DM-136'] } })
    const { shape } = game.decision('dark', 'next-location')
    expect(shape.type === 'choose' && shape.options.map(({ id }) => id)).toEqual(['hand:DM-136', 'hand:DM-137'])
  })
})
