/** Entries picked in the list of a panel, and the draft that they make. */
import { describe, expect, test } from 'vitest'
import type { Begun, PanelList, Shape } from '../../src/contract/index.ts'
import { NEXT_PAGE, pickedDraft } from '../../src/discord/match/question.ts'

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
  const begun: Begun = { choose, suggested: false }
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

  test('that turns the page puts nothing into the draft', () => {
    expect(pick(listOf(), ['o1'], [NEXT_PAGE])).toEqual({ page: 1 })
  })
})
