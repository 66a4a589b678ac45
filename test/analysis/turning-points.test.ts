import { describe, expect, it } from 'vitest'
import { costsOf, decisiveLosses, type Loss } from '../../src/analysis/turning-points.ts'

const loss = (kind: Loss['kind'], turn: number, cost: number, error = 0.01, seat = 'dark'): Loss => ({
  ...{ kind, turn, cost, error, seat },
})
const turns = (losses: readonly Loss[]) => decisiveLosses(losses).map(({ turn }) => turn)

describe('the moments that decided a match', () => {
  it('are the three largest losses, the largest first', () => {
    const losses = [0.1, 0.3, 0.2, 0.15].map((cost, at) => loss(at % 2 === 0 ? 'choice' : 'luck', at, cost))
    expect(turns(losses)).toEqual([1, 2, 3])
  })

  it('are at most one a turn and two of a kind', () => {
    expect(turns([loss('choice', 1, 0.3), loss('luck', 1, 0.2), loss('choice', 2, 0.1)])).toEqual([1, 2])
    expect(turns([loss('choice', 1, 0.3), loss('choice', 2, 0.2), loss('choice', 3, 0.1)])).toEqual([1, 2])
  })

  it('are no small or doubtful losses', () => {
    expect(turns([loss('choice', 1, 0.04), loss('luck', 2, 0.07)])).toEqual([])
    expect(turns([loss('choice', 1, 0.05), loss('luck', 2, 0.08)])).toEqual([2, 1])
    expect(turns([loss('choice', 1, 0.09, 0.05), loss('luck', 2, 0.3, 0.151)])).toEqual([])
  })

  it('are summed by seat and kind, with all others that are large and beyond doubt', () => {
    const losses = [loss('choice', 1, 0.1), loss('choice', 2, 0.2), loss('luck', 1, 0.4), loss('luck', 3, 0.3, 0.2)]
    const costs = costsOf(['dark', 'light'], [...losses, loss('choice', 4, 0.01), loss('luck', 5, 0.1, 0.01, 'light')])
    expect(costs.dark?.choices).toBeCloseTo(0.3)
    expect(costs.dark?.luck).toBeCloseTo(0.4)
    expect(costs.light).toEqual({ choices: 0, luck: 0.1 })
  })
})
