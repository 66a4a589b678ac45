import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../src/contract/index.ts'
import { SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import { decisions, play } from '../../../src/games/young-jedi/playing.ts'
import { ORDER_KINDS } from '../../../src/games/young-jedi/policies/orders/order.ts'
import { orderKeys, orders } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { runs } from '../../runs.ts'
import { anyDeck, matches, numbers, playOut, READERS } from '../properties/games.ts'
import { mustEqual, permuted, told } from '../properties/secrets.ts'
import { anyhow, follow, Laid } from './laying.ts'

const STYLES = ['random', 'keen', 'practice', 'mixed'] as const

describe('the orders on offer', () => {
  it('have a kind and key each once, suggest settings that fit, and have fields with ids that are names', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        playOut(match, ({ after }) => {
          for (const side of SIDES) {
            const offers = orders(viewOf(after, side), side)
            expect(orderKeys(viewOf(after, side), side)).toEqual(offers.map(({ kind, key }) => ({ kind, key })))
            expect(new Set(offers.map(({ kind }) => kind)).size).toBe(offers.length)
            for (const { kind, key, fields, suggestion = {} } of offers) {
              seen.add(kind)
              // The ids go into buttons and lists of choices.
              expect(`${kind} ${key}`).toMatch(/^[a-z-]+ [a-z]+(:[\w]+)*$/)
              expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
              for (const id of Object.keys(suggestion)) expect(fields.map((field) => field.id)).toContain(id)
              for (const { id, shape } of fields) {
                const setting = suggestion[id]
                if (setting !== undefined)
                  expect(fits({ shape, exits: [{ id: 'ok' }] }, setting), `${kind} ${id}`).toBeNull()
              }
            }
          }
          return undefined
        })
      }),
      { numRuns: runs(6) },
    )
    expect([...seen].sort()).toEqual([...ORDER_KINDS].sort())
  })

  it('depend on public facts alone, and so do the notes about changes', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        const offered = (state: State, side: 'dark' | 'light') =>
          orders(viewOf(state, side), side).map(({ fields, suggestion: _, about: __, ...rest }) => ({
            ...rest,
            fields: fields.map(({ id }) => id),
          }))
        playOut(match, ({ after }) => {
          for (const reader of READERS) {
            const other = permuted(after, reader, next)
            for (const side of SIDES) mustEqual(offered(other, side), offered(after, side))
          }
          return undefined
        })
      }),
      { numRuns: runs(6) },
    )
  })
})

describe('standing orders with any settings', () => {
  it('give answers that fit, and every kind of them does', () => {
    const obeyed = new Set<string>()
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        const laid = new Laid()
        playOut(match, ({ after }) => {
          if (next() < 0.3) laid.lay(after, anyhow(next))
          // Throws if one is refused.
          const { state, taken } = follow(after, laid)
          for (const { asked } of taken) obeyed.add(asked.decision.kind)
          return state
        })
      }),
      { numRuns: runs(25) },
    )
    for (const kind of [
      'deploy',
      'battle-cards',
      'plan',
      'even-up',
      'intercept',
      'attack',
      'block',
      'fetch',
      'next-location',
    ])
      expect([...obeyed], kind).toContain(kind)
  })

  it('answer or ask alike in two games that differ only in secrets', () => {
    const compared = new Map<string, number>()
    fc.assert(
      fc.property(matches(anyDeck, ['keen', 'mixed']), (match) => {
        const next = numbers(match.choices)
        const laid = new Laid()
        playOut(match, ({ after }) => {
          const [decision] = decisions(after)
          if (decision === undefined) return undefined
          // Orders set long ago, or now.
          if (next() < 0.5) laid.lay(after, anyhow(next))
          for (const reader of READERS.filter((one) => one !== decision.seat)) {
            const [one, two] = [after, permuted(after, reader, next)].map((state) => traceOf(state, laid, reader))
            for (const kind of sameAsLongAs(one ?? [], two ?? [])) compared.set(kind, (compared.get(kind) ?? 0) + 1)
          }
          return undefined
        })
      }),
      { numRuns: runs(20) },
    )
    for (const kind of COMPARED) expect(compared.get(kind) ?? 0, kind).toBeGreaterThan(0)
  })
})

/** Questions that orders answered in both games. */
const COMPARED = [
  'even-up',
  'intercept',
  'battle-cards',
  'plan',
  'attack',
  'block',
  'duel-weapon',
  'fetch',
  'next-location',
]

interface Step {
  /** The seats and questions asked, and whether an order answered. */
  readonly asked: string
  /** The facts that the reader was told. */
  readonly told: string
}

/** The questions from here on, as long as orders answer, with the first that a person is asked. */
function traceOf(from: State, laid: Laid, reader: (typeof READERS)[number]): Step[] {
  const steps: Step[] = []
  let state = from
  for (;;) {
    const [decision] = decisions(state)
    const answer = decision === undefined ? 'ask' : laid.reply(state, decision)
    const asked = `${decision?.seat} ${decision?.kind} ${answer === 'ask'}`
    if (decision === undefined || answer === 'ask') return [...steps, { asked, told: '' }]
    const result = play(state, decision.seat, [answer])
    if (isRefusal(result)) throw new Error(result.refused)
    steps.push({ asked, told: JSON.stringify(told(result.events, reader)) })
    state = result.state
  }
}

/**
 * The questions of two runs are the same, up to the first fact that differs. @returns the kinds of questions that
 * orders answered in both
 */
function sameAsLongAs(one: readonly Step[], two: readonly Step[]): string[] {
  const kinds: string[] = []
  for (let at = 0; ; at++) {
    expect(two[at]?.asked).toBe(one[at]?.asked)
    const step = one[at]
    if (step === undefined || step.told === '') return kinds
    kinds.push(step.asked.split(' ')[1] as string)
    if (step.told !== two[at]?.told) return kinds
  }
}
