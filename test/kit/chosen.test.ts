/** Answers made of choices that are not complete. */
import { describe, expect, it } from 'vitest'
import type { Decision, PanelAction } from '../../src/contract/index.ts'
import { answerBy } from '../../src/kit/decisions/chosen.ts'

const asked = (shape: Decision['shape']): Decision => ({
  id: 'd1',
  seat: 'one',
  kind: 'any',
  shape,
  exits: [{ id: 'ok' }, { id: 'none', bare: true }],
  about: {},
})
const OK: PanelAction = { id: 'ok', label: 'OK', look: 'good', exit: 'ok' }
const SHOP = asked({
  type: 'choose',
  options: [
    { id: 'dear', cost: 4 },
    { id: 'cheap', cost: 2 },
    { id: 'other', cost: 1 },
  ],
  min: 0,
  max: 3,
  budget: 5,
})

describe('the answer of an action', () => {
  it('leaves out ticks that go beyond the budget, in their order', () => {
    expect(answerBy(SHOP, OK, { choose: ['dear', 'cheap', 'other'] })).toEqual({
      exit: 'ok',
      choose: ['dear', 'other'],
    })
    expect(answerBy(SHOP, OK, { choose: ['cheap', 'dear', 'gone'] })).toEqual({ exit: 'ok', choose: ['cheap'] })
  })

  it('gives its own option or number in the place of the draft', () => {
    expect(answerBy(SHOP, { ...OK, choose: ['other'] }, { choose: ['dear'] })).toEqual({
      exit: 'ok',
      choose: ['other'],
    })
    const number = asked({ type: 'number', min: 0, max: 3 })
    expect(answerBy(number, { ...OK, number: 2 }, { number: 1 })).toEqual({ exit: 'ok', number: 2 })
    expect(answerBy(number, OK, { number: 1 })).toEqual({ exit: 'ok', number: 1 })
    expect(answerBy(number, OK, {})).toEqual({ exit: 'ok', number: 0 })
  })

  it('chooses nothing where it says so', () => {
    expect(answerBy(SHOP, { ...OK, choose: [] }, { choose: ['dear'] })).toEqual({ exit: 'ok', choose: [] })
  })

  it('takes all where all have to be taken', () => {
    const options = [{ id: 'a' }, { id: 'b' }]
    expect(answerBy(asked({ type: 'choose', options, min: 2, max: 2 }), OK, {})).toEqual({
      exit: 'ok',
      choose: ['a', 'b'],
    })
  })

  it('fits a row to its pieces', () => {
    const pieces = [
      { id: 'a', anchor: true },
      { id: 'b', anchor: true },
    ]
    expect(answerBy(asked({ type: 'arrange', pieces }), OK, { arrange: ['b'] })).toEqual({
      exit: 'ok',
      arrange: ['b', 'a'],
    })
  })

  it('is the exit alone where nothing is chosen by it, and nothing without an exit', () => {
    expect(answerBy(SHOP, { ...OK, exit: 'none' }, { choose: ['dear'] })).toEqual({ exit: 'none' })
    expect(answerBy(asked({ type: 'confirm' }), OK, {})).toEqual({ exit: 'ok' })
    expect(answerBy(SHOP, { id: 'same', label: 'Same', look: 'plain', puts: {} }, {})).toBeNull()
  })
})
