/** The kit's explanations: counting results, naming reasons, and finding what a question does not offer. */
import { describe, expect, it } from 'vitest'
import type { Decision, MissingAnswer, SeenEvent } from '../../src/contract/index.ts'
import { because, type CountingRules, cardsIn, countsOf, makesUp, partLine } from '../../src/kit/explain/counting.ts'
import { reasonsOf } from '../../src/kit/explain/reasons.ts'
import { notBeside, notOffered, thingsIn } from '../../src/kit/explain/why-not.ts'

interface Facts {
  drawn: { seat: 'left' | 'right'; data: { number: number } }
  result: { seat: null; data: { total: number } }
  chat: { seat: null; data: Record<string, never> }
}
type Fact = SeenEvent<Facts>

const drawn = (number: number): Fact => ({ type: 'drawn', seat: 'left', data: { number } })
const result = (total: number): Fact => ({ type: 'result', data: { total } })
const chat: Fact = { type: 'chat', data: {} }

const counting: CountingRules<Facts, readonly number[], string> = {
  begin: () => [],
  results: {
    result: ({ data }, seen, word) => because(`${word} ${data.total} = ${seen.join(' + ')}`, '10.2'),
  },
  followed: {
    drawn: ({ data }, seen) => [...seen, data.number],
    result: () => [],
    chat: (_, seen) => seen,
  },
}

describe('countsOf', () => {
  it('explains each result by the facts before it, in order, with its rules', () => {
    const facts = [drawn(2), chat, drawn(3), result(5), drawn(4), result(4)]
    expect(countsOf(counting, facts, 'total')).toEqual([
      { text: 'total 5 = 2 + 3', rules: ['10.2'] },
      { text: 'total 4 = 4', rules: ['10.2'] },
    ])
  })

  it('explains nothing where no fact tells a result', () => {
    expect(countsOf(counting, [drawn(2), chat], 'total')).toEqual([])
  })
})

describe('the parts of a sum', () => {
  it('have a line with their sign, and none if they are 0', () => {
    const say = ({ number, what }: { number: string; what: string }) => `${what} ${number}`
    expect(partLine(2, 'weapon', say)).toEqual(['- weapon +2'])
    expect(partLine(-1, 'text', say)).toEqual(['- text −1'])
    expect(partLine(0, 'location', say)).toEqual([])
  })

  it('make up a number only if they add up to it', () => {
    const parts = [{ gain: 5 }, { gain: -1 }]
    expect(makesUp(parts, ({ gain }) => gain, 4)).toBe(true)
    expect(makesUp(parts, ({ gain }) => gain, 5)).toBe(false)
    expect(makesUp([], () => 1, 0)).toBe(true)
  })
})

describe('cardsIn', () => {
  const known = new Map([
    ['yoda', 'yoda'],
    ['maul/light', 'maul'],
  ])

  it('finds cards anywhere in the fields, the last first, each once, and the whole card of a half', () => {
    const events: SeenEvent[] = [
      { type: 'one', data: { cards: ['yoda', { of: ['maul/light'] }], count: 2 } },
      { type: 'two', data: { text: 'no card', card: null }, own: { card: 'yoda' } },
    ]
    expect(cardsIn(events, (text) => known.get(text) ?? null)).toEqual(['yoda', 'maul'])
  })
})

describe('reasons', () => {
  const reasons = reasonsOf({ dear: ['5.1'], copy: ['6.2', 'G-13'] })

  it('have a code that names them, and no other code does', () => {
    expect(reasons.code('dear')).toBe('not.dear')
    expect(reasons.named('not.copy')).toBe('copy')
    expect(reasons.named('copy')).toBeUndefined()
    expect(reasons.named('shape.budget')).toBeUndefined()
  })

  it('make refusals with their rules, which no value replaces', () => {
    expect(reasons.missing('a1', 'yoda', 'copy', { name: 'Yoda', rules: ['0'] })).toEqual({
      id: 'a1',
      card: 'yoda',
      refusal: { refused: 'not.copy', values: { name: 'Yoda', rules: ['6.2', 'G-13'] } },
    })
  })
})

describe('why not', () => {
  const missing = (id: string): MissingAnswer => ({ id, card: null, refusal: { refused: 'not.dear', values: {} } })
  const choose = (max: number, ...options: Extract<Decision['shape'], { type: 'choose' }>['options']) =>
    ({ shape: { type: 'choose', options, min: 0, max } }) as const

  it('names a thing by its card, else by its action, else by its id, and a replacement by what it replaces', () => {
    const shape = choose(2, { id: '1', about: { handle: 'a1' } }, { id: '2', about: { does: 'pass' } }, { id: '3' })
    expect([...thingsIn(shape)]).toEqual(['a1', 'pass', '3'])
    const pieces = [
      { id: 'p', anchor: true },
      { id: 'q', instead: 'p' },
    ]
    expect([...thingsIn({ shape: { type: 'arrange', pieces } as never })]).toEqual(['p'])
    expect(thingsIn({ shape: { type: 'confirm' } }).size).toBe(0)
  })

  it('gives a reason for cards that are not offered, and none for cards that nobody misses', () => {
    const cards = [{ handle: 'a1' }, { handle: 'b2' }, { handle: 'c3' }]
    const why = ({ handle }: { handle: string }) => (handle === 'c3' ? null : missing(handle))
    expect(notOffered(cards, new Set(['a1']), why)).toEqual([missing('b2')])
  })

  it('gives one reason for a thing that no option can take beside the chosen ones', () => {
    const options = ['x1', 'x2', 'y1', 'y2'].map((id) => ({ id, about: { handle: id[0]! } }))
    const bar = ({ id }: { id: string }) => (id === 'y1' ? null : 'dear')
    expect(notBeside(choose(3, ...options), bar, missing)).toEqual([missing('x')])
  })

  it('gives none in a single choice, where every option excludes the others', () => {
    expect(notBeside(choose(1, { id: 'x1' }), () => 'dear', missing)).toEqual([])
    expect(notBeside({ shape: { type: 'confirm' } }, () => 'dear', missing)).toEqual([])
  })
})
