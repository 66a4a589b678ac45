/** The search on a toy game: one bet on a hidden number, and what each bet wins in each world. */
import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../../src/contract/index.ts'
import { type Budget, choose, type SearchJob } from '../../../src/kit/search/choose.ts'
import type { SearchedGame } from '../../../src/kit/search/playout.ts'

type Seat = 'one' | 'two'
/** The hidden number from 0 to 99, the bet of seat one, and whether the game has gone on after it. */
interface State {
  readonly hidden: number
  readonly bet: string | null
  readonly over: boolean
}
type View = Omit<State, 'hidden'> & { readonly hidden: number | null }

const BETS = ['own', 'low', 'mid', 'high'] as const
type Bet = (typeof BETS)[number]
/** The win of each bet by the hidden number. */
type Table = Readonly<Record<Bet, (hidden: number) => number>>

const decision: Decision<Seat> = {
  id: 'one-1',
  seat: 'one',
  kind: 'bet',
  shape: { type: 'choose', options: BETS.map((id) => ({ id })), min: 1, max: 1 },
  exits: [{ id: 'ok' }],
  about: {},
}
const answerOf = (bet: string, id = decision.id): Answer => ({ decision: id, exit: 'ok', choose: [bet] })

interface Play {
  readonly seat: Seat
  readonly hidden: number
  readonly bet: string
}

/** The toy game; `plays` collects every bet with the world in which it was made. */
function toy(
  table: Table,
  plays: Play[] = [],
  fails: (hidden: number) => boolean = () => false,
): SearchedGame<State, View, Seat> {
  const view = ({ hidden, bet, over }: State): View => ({ hidden: bet === null ? null : hidden, bet, over })
  return {
    game: {
      view,
      outcome: () => null,
      // After the bet seat two nods.
      decisions: ({ bet }) =>
        bet === null
          ? [decision]
          : [{ ...decision, id: 'two-1', seat: 'two', silence: { exit: 'ok', choose: ['low'] } }],
      play: (state, seat, [answer]) => {
        const [bet = ''] = answer?.choose ?? []
        plays.push({ seat, hidden: state.hidden, bet })
        if (fails(state.hidden)) throw new Error('a fault of the rules')
        return { state: seat === 'one' ? { ...state, bet } : { ...state, over: true }, events: [] }
      },
      policies: {
        practice: (_, { id }) => answerOf('own', id),
        safest: (_, { id }) => answerOf('own', id),
        random: (_, { id }) => answerOf('own', id),
      },
    },
    search: {
      knows: () => ({}),
      learns: (known) => known,
      imagine: (_view, _decision, _known, chance) => ({ hidden: chance(100), bet: null, over: false }),
      candidates: () => [answerOf('own'), answerOf('low'), answerOf('low'), answerOf('mid'), answerOf('high')],
      value: ({ hidden, bet }) => table[bet as Bet](hidden ?? 0),
      rests: (_, { over }) => over,
      matters: (_, { about }) => about.trivial !== true,
      usual: { playouts: 160, candidates: 8 },
      offers: [],
      mixes: ['secret'],
    },
  }
}

const BUDGET: Budget = { playouts: 160, candidates: 8, margin: true }
const job = (change: Partial<SearchJob<View, Seat>> = {}): SearchJob<View, Seat> => ({
  view: { hidden: null, bet: null, over: false },
  decision,
  known: {},
  seed: 'seed',
  budget: BUDGET,
  ...change,
})
const chosen = (answer: Answer) => answer.choose?.[0]
const constant = (own: number, low: number, mid: number, high: number): Table => ({
  own: () => own,
  low: () => low,
  mid: () => mid,
  high: () => high,
})

describe('the search', () => {
  it('takes the answer that wins most over the imagined worlds', () => {
    const table: Table = { ...constant(0.4, 0.3, 0.2, 0), high: (hidden) => (hidden < 70 ? 1 : 0) }
    const choice = choose(toy(table), job())
    expect(chosen(choice.answer)).toBe('high')
    expect(choice.from).toBe('search')
  })

  it('tries all that are left in the same worlds, and each answer once a world', () => {
    const plays: Play[] = []
    choose(toy(constant(0.4, 0.3, 0.2, 0.9), plays), job())
    const bets = plays.filter(({ seat }) => seat === 'one')
    const of = (bet: string) => bets.filter((play) => play.bet === bet).map(({ hidden }) => hidden)
    // Two rounds of 80 playouts: 20 worlds for four answers, then 40 for the two that are left.
    expect([of('own').length, of('low').length, of('mid').length, of('high').length]).toEqual([60, 20, 20, 60])
    expect(of('low')).toEqual(of('own').slice(0, 20))
    expect(of('high')).toEqual(of('own'))
    expect(new Set(of('own')).size).toBeGreaterThan(20)
  })

  it('keeps the answer of the policy to the end, even if it is the worst', () => {
    const choice = choose(toy(constant(0, 0.3, 0.2, 0.9)), job())
    expect(choice.means.map(({ worlds }) => worlds)).toEqual([60, 20, 20, 60])
    expect(choice.means.map(({ answer }) => chosen(answer))).toEqual(['own', 'low', 'mid', 'high'])
  })

  it('stays within its number of playouts, and counts them', () => {
    for (const playouts of [20, 64, 161]) {
      const plays: Play[] = []
      const choice = choose(toy(constant(0.4, 0.3, 0.2, 0.9), plays), job({ budget: { ...BUDGET, playouts } }))
      expect(choice.playouts).toBe(plays.filter(({ seat }) => seat === 'one').length)
      expect(choice.playouts).toBeLessThanOrEqual(playouts)
    }
  })

  it('gives the same choice for the same job, and other worlds for another seed', () => {
    const table: Table = {
      own: (h) => h / 100,
      low: (h) => 1 - h / 100,
      mid: (h) => (h % 7) / 7,
      high: (h) => (h % 3) / 2,
    }
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => choose(toy(table), job({ seed })))
    expect(again).toEqual(one)
    expect(other?.means).not.toEqual(one?.means)
  })

  it('leaves the policy alone where the gain may be chance, and takes the best mean without a margin', () => {
    // Every other answer wins the same on average, in other worlds.
    const table: Table = {
      own: (h) => h % 2,
      low: (h) => (h + 1) % 2,
      mid: (h) => (h >> 1) % 2,
      high: (h) => (h >> 2) % 2,
    }
    const seeds = Array.from({ length: 60 }, (_, at) => `noise ${at}`)
    const left = (margin: boolean) =>
      seeds.filter((seed) => choose(toy(table), job({ seed, budget: { ...BUDGET, margin } })).from === 'policy').length
    expect(left(true)).toBeGreaterThan(45)
    expect(left(false)).toBeLessThan(45)
  })

  it('does not change for less than a hundredth of a win', () => {
    expect(choose(toy(constant(0.5, 0.3, 0.3, 0.509)), job()).from).toBe('policy')
    expect(choose(toy(constant(0.5, 0.3, 0.3, 0.511)), job()).from).toBe('search')
  })

  it('draws one of the good answers where both seats answer in secret', () => {
    const secret = { ...decision, kind: 'secret' }
    const table = { ...constant(0.5, 0.5, 0.1, 0.1) }
    const seeds = Array.from({ length: 80 }, (_, at) => `mix ${at}`)
    const answers = seeds.map((seed) => chosen(choose(toy(table), job({ seed, decision: secret })).answer))
    const share = (bet: string) => answers.filter((one) => one === bet).length
    expect(share('own')).toBeGreaterThan(20)
    expect(share('low')).toBeGreaterThan(20)
    expect(share('mid') + share('high')).toBe(0)
  })

  it('drops a world in which one answer fails for all answers', () => {
    const choice = choose(
      toy(constant(0.2, 0.1, 0.1, 0.9), [], (hidden) => hidden < 10),
      job(),
    )
    expect(choice.failed).toBeGreaterThan(0)
    expect(choice.means.map(({ worlds }) => worlds)[0]).toBe(60 - choice.failed)
    expect(chosen(choice.answer)).toBe('high')
  })

  it('leaves the policy alone if more than a fifth of many worlds fail, or all', () => {
    const budget = { ...BUDGET, playouts: 1000 }
    const often = choose(
      toy(constant(0.2, 0.1, 0.1, 0.9), [], (hidden) => hidden < 50),
      job({ budget }),
    )
    expect([often.from, chosen(often.answer)]).toEqual(['policy', 'own'])
    expect(often.playouts).toBeLessThan(300)
    const always = choose(
      toy(constant(0.2, 0.1, 0.1, 0.9), [], () => true),
      job(),
    )
    expect([always.from, always.failed]).toEqual(['policy', 51])
  })

  it('answers with what it has when its time is up, and says so', () => {
    let asked = 0
    const choice = choose(toy(constant(0.2, 0.1, 0.1, 0.9)), job(), () => ++asked > 5)
    expect([choice.cut, chosen(choice.answer), choice.playouts]).toEqual([true, 'high', 24])
  })

  it('does not think where there is nothing to decide', () => {
    const table = constant(0.2, 0.1, 0.1, 0.9)
    const trivial = { ...decision, about: { trivial: true } }
    const forced: Decision<Seat> = { ...decision, shape: { type: 'choose', options: [{ id: 'own' }], min: 1, max: 1 } }
    const silent: Decision<Seat> = { ...decision, silence: { exit: 'ok', choose: ['low'] } }
    for (const one of [trivial, forced]) {
      const choice = choose(toy(table), job({ decision: one }))
      expect([choice.from, choice.playouts, chosen(choice.answer)]).toEqual(['policy', 0, 'own'])
    }
    expect(chosen(choose(toy(table), job({ decision: silent })).answer)).toBe('low')
  })
})
