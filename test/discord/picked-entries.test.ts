/** Entries picked in the list of a panel, and the draft that they make. */
import { describe, expect, test } from 'vitest'
import type { AnswerDraft, PanelList, Shape } from '../../src/contract/index.ts'
import { valueOfEntry } from '../../src/discord/match/begun.ts'
import { NEXT_PAGE, pickedAnswer, pickedDraft } from '../../src/discord/match/question.ts'
import type { Draft } from '../../src/matches/draft.ts'

const entries = (count: number, chosen: readonly string[] = []): PanelList['entries'] =>
  Array.from({ length: count }, (_, at) => `o${at}`).map((id) => ({
    ...{ choose: [id], label: id, chosen: chosen.includes(id) },
  }))
const listOf = (more: Partial<PanelList> = {}): PanelList => ({
  ...{ placeholder: '…', min: 1, max: 3, entries: entries(40) },
  ...more,
})
const shape: Shape = { type: 'choose', options: [], min: 1, max: 3 }
const pick = (list: PanelList, choose: readonly string[], values: readonly string[], page = 0) => {
  const begun: AnswerDraft = { choose, suggested: false }
  return pickedDraft(list, { shape, draft: { page }, begun, page }, values)
}

describe('a picked entry', () => {
  test('of a list that adds stands behind those before, as often as it is picked', () => {
    const list = listOf({ adds: true })
    expect(pick(list, ['o1', 'o2'], ['o1']).choose).toEqual(['o1', 'o2', 'o1'])
  })

  test('takes the place of the one before where one can be chosen, on whichever page that stands', () => {
    const list = listOf({ max: 1, entries: entries(40, ['o1']) })
    expect(pick(list, ['o1'], ['o30'], 1).choose).toEqual(['o30'])
  })

  test('leaves the ticks of other pages as they are, and clears those of its own page', () => {
    const list = listOf({ entries: entries(40, ['o1', 'o30']) })
    expect(pick(list, ['o1', 'o30'], ['o31'], 1).choose).toEqual(['o1', 'o31'])
  })

  test('of a list that looks ahead is kept beside the answer, which stays as it was shown', () => {
    const list = listOf({ ahead: true, entries: entries(3, ['o0']) })
    expect(pick(list, ['fight'], ['o1', 'o2'])).toEqual({ page: 0, choose: ['fight'], ahead: ['o1', 'o2'] })
  })

  test('that turns the page puts nothing into the draft', () => {
    expect(pick(listOf(), ['o1'], [NEXT_PAGE])).toEqual({ page: 1 })
  })
})

describe('an entry picked in a list that acts', () => {
  const [one, two, three] = ['o0', 'o1', 'o2'].map((id) => ({ choose: [id], label: id, chosen: false }))
  const none = { choose: [], label: 'none', chosen: false, marks: true } as const
  const list = listOf({
    acts: 'do',
    entries: [none, { ...one!, next: 'there' }, { ...one!, next: 'here' }, two!, { ...three!, marks: true }],
  })
  const values = list.entries.map(valueOfEntry)
  const exits = [{ id: 'do' }]
  const answer = (at: number, draft: Draft = {}) => pickedAnswer(list, { shape, exits }, draft, [values[at]!])

  test('has a value of its own, though another begins with the same option', () => {
    expect(new Set(values).size).toBe(5)
    expect(values.every(({ length }) => length > 0)).toBe(true)
  })

  test('answers, and says how its player goes on', () => {
    expect(answer(2)).toEqual({ exit: 'do', given: { choose: ['o0'] }, next: 'here' })
    expect(answer(3)).toEqual({ exit: 'do', given: { choose: ['o1'] } })
  })

  test('only takes the place of the draft where it marks', () => {
    expect(answer(4, { choose: ['o1'], page: 2 })).toEqual({ choose: ['o2'] })
    expect(answer(0, { choose: ['o1'] })).toEqual({ choose: [] })
  })

  test('gives a number where a number is asked, and nothing else where its exit needs nothing', () => {
    const number: Shape = { type: 'number', min: 0, max: 9 }
    const six = { ...one!, choose: ['6'], next: 'on' }
    const numbers = listOf({ acts: 'do', entries: [six] })
    const value = [valueOfEntry(six)]
    expect(pickedAnswer(numbers, { shape: number, exits }, {}, value)).toEqual({
      exit: 'do',
      given: { number: 6 },
      next: 'on',
    })
    const bare = [{ id: 'do', bare: true }]
    expect(pickedAnswer(numbers, { shape, exits: bare }, {}, value)).toEqual({ exit: 'do', given: {}, next: 'on' })
  })

  test('changes nothing if the list has no such entry any more', () => {
    expect(pickedAnswer(list, { shape, exits }, { choose: ['o1'] }, ['o0'])).toEqual({ choose: ['o1'] })
    expect(pickedAnswer(listOf(), { shape, exits }, { choose: ['o1'] }, ['o0'])).toEqual({ choose: ['o1'] })
  })

  test('turns the page that stands in the draft', () => {
    expect(pickedAnswer(list, { shape, exits }, { page: 1 }, [NEXT_PAGE])).toEqual({ page: 2 })
  })
})
