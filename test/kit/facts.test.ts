/** Typed facts: one map emits, shows, tells and reads them. Code that must not compile is marked as such. */
import { describe, expect, it } from 'vitest'
import { type GameEvent, type SeenEvent, seenBy } from '../../src/contract/index.ts'
import { irrevocableBy, revocable } from '../../src/kit/facts/irrevocable.ts'
import { alike, isNamed, type Readers, read } from '../../src/kit/facts/readers.ts'
import { factOf } from '../../src/kit/facts/tell.ts'
import { runOf, silent, type Tellers, tellOne, toldAmong } from '../../src/kit/facts/tellers.ts'

type Seat = 'north' | 'south'

interface Facts {
  turn: { seat: Seat; data: { readonly number: number } }
  draw: { seat: Seat; data: { readonly count: number }; own: { readonly cards: readonly string[] } }
  look: { seat: Seat; data: Readonly<Record<never, never>>; own: { readonly card: string } | undefined }
  shuffle: { seat: null; data: Readonly<Record<never, never>> }
}

type Fact = SeenEvent<Facts>

const turn: GameEvent<Facts> = factOf<Facts, 'turn'>('turn', 'north', { number: 1 })
const draw: GameEvent<Facts> = factOf<Facts, 'draw'>('draw', 'south', { count: 2 }, { cards: ['a', 'b'] })
const shuffle: GameEvent<Facts> = factOf<Facts, 'shuffle'>('shuffle', null, {})

describe('a fact', () => {
  it('keeps its secret part for its own seat', () => {
    expect(draw).toEqual({
      type: 'draw',
      seat: 'south',
      data: { count: 2 },
      secret: { south: { cards: ['a', 'b'] } },
    })
    expect(seenBy(draw, 'south').own).toEqual({ cards: ['a', 'b'] })
    for (const reader of ['north', 'spectator']) expect(seenBy(draw, reader)).not.toHaveProperty('own')
  })

  it('has no seat if it belongs to nobody, and no secret part if nothing is secret', () => {
    expect(shuffle).toEqual({ type: 'shuffle', data: {} })
    expect(turn).toEqual({ type: 'turn', seat: 'north', data: { number: 1 } })
    expect(factOf<Facts, 'look'>('look', 'north', {})).toEqual({ type: 'look', seat: 'north', data: {} })
  })

  it('does not compile with other fields than those of the map', () => {
    // @ts-expect-error a turn has a number
    factOf<Facts, 'turn'>('turn', 'north', {})
    // @ts-expect-error what is drawn has to be told to its owner
    factOf<Facts, 'draw'>('draw', 'north', { count: 1 })
    // @ts-expect-error a turn has no secrets
    factOf<Facts, 'turn'>('turn', 'north', { number: 1 }, { cards: [] })
    // @ts-expect-error a turn is somebody's
    factOf<Facts, 'turn'>('turn', null, { number: 1 })
  })
})

const isDraw = (fact: Fact): fact is SeenEvent<Facts, 'draw'> => fact.type === 'draw'

const TELLERS: Tellers<Facts, string> = {
  turn: ({ fact, context }) => ({ lines: [`${context}: turn ${fact.data.number}`], taken: 1 }),
  draw: (telling) => {
    const run = runOf(telling, isDraw)
    return { lines: [run.flatMap(({ own }) => own?.cards ?? ['?']).join(' ')], taken: run.length }
  },
  look: silent('only the seat that looks learns something'),
  shuffle: silent('it follows from what is told anyway'),
}

describe('a story', () => {
  const drawn = seenBy(draw, 'south') as Fact
  const hidden = seenBy(draw, 'north') as Fact
  const facts = [seenBy(turn, 'south'), drawn, seenBy(shuffle, 'south'), hidden] as Fact[]

  it('leaves out the facts that nobody tells, so that they part nothing', () => {
    expect(toldAmong<Facts, string>(TELLERS, facts).map(({ type }) => type)).toEqual(['turn', 'draw', 'draw'])
    expect(tellOne<Facts, string>(TELLERS, facts, 2, '')).toEqual({ lines: [], taken: 1 })
  })

  it('is told by its own teller, which may include later facts', () => {
    const told = toldAmong<Facts, string>(TELLERS, facts)
    expect(tellOne<Facts, string>(TELLERS, told, 0, 'South')).toEqual({ lines: ['South: turn 1'], taken: 1 })
    expect(tellOne<Facts, string>(TELLERS, told, 1, '')).toEqual({ lines: ['a b ?'], taken: 2 })
    expect(() => tellOne<Facts, string>(TELLERS, told, 3, '')).toThrow('no fact at 3')
  })

  it('does not compile while a fact has neither a teller nor a reason to have none', () => {
    const { shuffle: _, ...others } = TELLERS
    // @ts-expect-error nobody tells a shuffle
    const tellers: Tellers<Facts, string> = others
    expect(Object.keys(tellers)).not.toContain('shuffle')
  })
})

describe('a table of readers', () => {
  const COUNTS: Readers<Facts, number, number> = {
    draw: ({ data }, sum) => sum + data.count,
    ...alike(['turn', 'look', 'shuffle'], (_fact: Fact, sum: number) => sum),
  }

  it('reads each fact by its own entry and hands on what it was given', () => {
    const facts = [turn, draw, shuffle, draw].map((fact) => seenBy(fact, 'spectator') as Fact)
    expect(facts.reduce((sum, fact) => read<Facts, number, number>(COUNTS, fact, sum), 1)).toBe(5)
  })

  it('knows the names of its map and no others', () => {
    expect(isNamed<Facts>(COUNTS, { type: 'draw', data: {} })).toBe(true)
    for (const type of ['deal', 'toString', '']) expect(isNamed<Facts>(COUNTS, { type, data: {} })).toBe(false)
  })
})

describe('an irrevocable fact', () => {
  const irrevocable = irrevocableBy<Facts>({
    ...revocable('turn'),
    draw: ({ data: { count } }) => count > 0,
    look: true,
    shuffle: true,
  })

  it('is named by the map of its game, or follows from its fields', () => {
    expect([turn, draw, shuffle].map(irrevocable)).toEqual([false, true, true])
    expect(irrevocable(factOf<Facts, 'draw'>('draw', 'south', { count: 0 }, { cards: [] }))).toBe(false)
  })

  it('is one of an unknown name, too: an older version may have told it', () => {
    for (const type of ['search', 'toString', '__proto__']) expect(irrevocable({ type, data: {} })).toBe(true)
  })

  it('can’t be left out: the compiler asks for each', () => {
    // @ts-expect-error nothing is said of shuffling
    irrevocableBy<Facts>({ turn: false, draw: true, look: true })
  })
})
