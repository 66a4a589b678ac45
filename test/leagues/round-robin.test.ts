/** Round robins and groups. */
import { describe, expect, it } from 'vitest'
import { groupsByStrength, robinRound, robinRounds } from '../../src/leagues/forms/berger-tables.ts'

const players = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`)

describe('a round robin', () => {
  it('of 2 to 64 players brings any two together once, with sides balanced', () => {
    for (let count = 2; count <= 64; count++) {
      const met = new Set<string>()
      const bias = new Map<string, number>()
      for (let round = 0; round < robinRounds(count); round++) {
        const { pairs, free } = robinRound(players(count), round)
        const there = [...pairs.flat(), ...(free === null ? [] : [free])]
        expect(new Set(there).size).toBe(count)
        for (const [one, other] of pairs) {
          met.add([one, other].sort().join(' '))
          bias.set(one, (bias.get(one) ?? 0) + 1)
          bias.set(other, (bias.get(other) ?? 0) - 1)
        }
      }
      expect(met.size).toBe((count * (count - 1)) / 2)
      const most = Math.max(...[...bias.values()].map(Math.abs))
      expect([count, most]).toEqual([count, count % 2 === 0 ? 1 : 0])
    }
  })

  it('gives everybody of an odd number one free round', () => {
    const free = Array.from({ length: 7 }, (_, round) => robinRound(players(7), round).free)
    expect([...free].sort()).toEqual(players(7))
  })

  it('plays the second leg with sides swapped', () => {
    for (let round = 0; round < 5; round++) {
      const { pairs } = robinRound(players(6), round)
      expect(robinRound(players(6), round + 5).pairs).toEqual(pairs.map(([one, other]) => [other, one]))
    }
  })

  it('follows the Berger table for four', () => {
    expect([0, 1, 2].map((round) => robinRound(players(4), round).pairs)).toEqual([
      [
        ['p1', 'p4'],
        ['p2', 'p3'],
      ],
      [
        ['p4', 'p3'],
        ['p1', 'p2'],
      ],
      [
        ['p2', 'p4'],
        ['p3', 'p1'],
      ],
    ])
  })
})

describe('groups', () => {
  it('differ in size by one at most and are of like strength', () => {
    expect(groupsByStrength(players(10), 3)).toEqual([
      ['p1', 'p6', 'p7'],
      ['p2', 'p5', 'p8'],
      ['p3', 'p4', 'p9', 'p10'],
    ])
    for (let count = 2; count <= 40; count++) {
      const sizes = groupsByStrength(players(count), 4).map(({ length }) => length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }
  })
})
