import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, type Decision, isRefusal } from '../../../src/contract/index.ts'
import { opposite } from '../../../src/games/young-jedi/cards/card.ts'
import { decisions, play } from '../../../src/games/young-jedi/playing.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { freeze, throughJson } from '../position.ts'
import { anyDeck, matches, numbers, playOut } from './games.ts'

const GARBAGE: readonly unknown[] = [
  null,
  0,
  -1,
  'dh1',
  true,
  {},
  { length: 1 },
  [null],
  [7],
  [['dh1']],
  [{}],
  ['__proto__'],
]

/** Returns illegal answers made from a legal one, each with the name of the change. */
function spoilt(legal: Answer, decision: Decision): [string, unknown][] {
  const found: [string, unknown][] = [
    ['no such decision', { ...legal, decision: `${legal.decision}0` }],
    ['decision of another type', { ...legal, decision: 1 }],
    ['no decision', { ...legal, decision: undefined }],
    ['no such exit', { ...legal, exit: 'no such exit' }],
    ['exit of another type', { ...legal, exit: null }],
    ['nothing', {}],
  ]
  const { shape } = decision
  const bare = decision.exits.find((exit) => exit.id === legal.exit)?.bare === true
  if (bare || shape.type === 'confirm') {
    found.push(['superfluous choice', { ...legal, choose: ['dh1'] }], ['superfluous number', { ...legal, number: 1 }])
    return found
  }
  const field = shape.type
  const fits = (garbage: unknown) => shape.type === 'number' && typeof garbage === 'number' && garbage >= shape.min
  for (const garbage of GARBAGE.filter((one) => !fits(one)))
    found.push([`garbage ${JSON.stringify(garbage)}`, { ...legal, [field]: garbage }])
  if (shape.type === 'number')
    for (const number of [shape.min - 1, shape.max + 1, shape.min + 0.5, `${shape.min}`])
      found.push(['no number that fits', { ...legal, number }])
  if (shape.type === 'arrange') {
    const row = legal.arrange ?? []
    for (const { id, instead } of shape.pieces)
      if (instead !== undefined) found.push(['a card in both its ways', { ...legal, arrange: [...row, id] }])
    found.push(
      ['one missing', { ...legal, arrange: row.slice(1) }],
      ['one too many', { ...legal, arrange: [...row, row[0]] }],
      ['one twice', { ...legal, arrange: [row[1], ...row.slice(1)] }],
      ['a stranger', { ...legal, arrange: ['lt999', ...row.slice(1)] }],
      ['nothing arranged', { decision: legal.decision, exit: legal.exit }],
    )
  }
  if (shape.type === 'choose') {
    const chosen = legal.choose ?? []
    found.push(['a stranger', { ...legal, choose: [...chosen, 'lh999'] }])
    found.push(['nothing chosen', { decision: legal.decision, exit: legal.exit }])
    if (chosen.length > 0) found.push(['one twice', { ...legal, choose: [...chosen, chosen[0]] }])
    if (shape.min > 0) found.push(['too few', { ...legal, choose: chosen.slice(1) }])
    const all = shape.options.map((option) => option.id)
    const cost = shape.options.reduce((sum, option) => sum + (option.cost ?? 0), 0)
    if (all.length > shape.max) found.push(['too many', { ...legal, choose: all }])
    if (shape.budget !== undefined && cost > shape.budget) found.push(['over budget', { ...legal, choose: all }])
    for (const option of shape.options)
      for (const rival of option.excludes ?? []) found.push(['both of two', { ...legal, choose: [option.id, rival] }])
  }
  return found
}

describe('an illegal answer', () => {
  it('is refused and changes nothing', () => {
    const tried: Record<string, number> = {}
    fc.assert(
      fc.property(matches(anyDeck, ['random', 'mixed']), (match) => {
        const next = numbers(match.choices)
        const closed: Answer[] = []
        playOut(match, ({ after, answer }) => {
          closed.push(answer)
          const state: State = freeze(throughJson(after))
          const whole = JSON.stringify(state)
          const refused = (what: string, seat: string, answers: unknown) => {
            const result = play(state, seat, answers as Answer[])
            expect(isRefusal(result), `${what}: ${JSON.stringify(answers)}`).toBe(true)
            expect(throughJson(result)).toStrictEqual(result)
            tried[what] = (tried[what] ?? 0) + 1
          }
          for (const decision of decisions(state)) {
            const { seat } = decision
            const legal = randomAnswer(decision, next)
            expect(isRefusal(play(state, seat, [legal]))).toBe(false)
            for (const [what, answer] of spoilt(legal, decision)) refused(what, seat, [answer])
            refused('foreign seat', opposite(seat as 'dark'), [legal])
            for (const nobody of ['spectator', '', 'Dark', 'toString']) refused('no seat', nobody, [legal])
            refused('closed decision', seat, [closed[Math.floor(next() * closed.length)] as Answer])
            refused('answered twice', seat, [legal, legal])
            refused('a good and a bad answer', seat, [legal, { decision: 'd0', exit: 'ok' }])
            for (const none of [[], null, undefined, {}, 'answers', 3, [null], [undefined], [[]], ['d1']])
              refused('no answers', seat, none)
          }
          expect(JSON.stringify(state)).toBe(whole)
          return undefined
        })
      }),
      { numRuns: 20 },
    )
    for (const what of ['one missing', 'one twice', 'a stranger', 'too few', 'too many', 'over budget', 'both of two'])
      expect(tried[what], what).toBeGreaterThan(0)
  })
})
