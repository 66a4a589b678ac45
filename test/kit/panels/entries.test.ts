/** Entries of the lists of panels: labels that have room, all different, with the whole name where one was cut. */
import { expect, test } from 'vitest'
import { PANEL_LABEL } from '../../../src/contract/index.ts'
import { panelEntries } from '../../../src/kit/panels/entries.ts'

const LONG = 'Grand Admiral Of The Outer Rim Fleet aboard his own Flagship'

test('a label that is cut has the whole name at the beginning of its hint', () => {
  const [entry] = panelEntries([{ choose: ['a'], names: [LONG], hint: 'costs 2' }], [])
  expect(entry?.label).toBe('Grand Admiral Of The Outer Rim…')
  expect(entry?.hint).toBe(`${LONG} · costs 2`)
  const [bare] = panelEntries([{ choose: ['a'], names: [LONG] }], [])
  expect(bare?.hint).toBe(LONG)
})

test('a name that fits, in full or in its shorter form, leaves the hint as it is', () => {
  const entries = panelEntries(
    [
      { choose: ['a'], names: ['Kessel'], hint: 'costs 2' },
      { choose: ['b'], names: ['Kessel'] },
      { choose: ['c'], names: [LONG, 'The Admiral'], hint: 'costs 3' },
    ],
    [],
  )
  expect(entries.map(({ label, hint }) => [label, hint])).toEqual([
    ['Kessel', 'costs 2'],
    ['Kessel 2', undefined],
    ['The Admiral', 'costs 3'],
  ])
})

test('labels that are cut alike are numbered, and each still names its card in the hint', () => {
  const names = ['the first', 'the second'].map((end) => `${LONG}, ${end}`)
  const entries = panelEntries(
    names.map((name) => ({ choose: [name], names: [name] as [string] })),
    [],
  )
  expect(new Set(entries.map(({ label }) => label)).size).toBe(2)
  for (const { label } of entries) expect(label.length).toBeLessThanOrEqual(PANEL_LABEL)
  expect(entries.map(({ hint }) => hint)).toEqual(names)
})

test('the number of a name that ends in a number stands in brackets', () => {
  const entries = panelEntries(
    ['pilot', 'passenger'].map((way) => ({ choose: [way], names: ['Gold Squadron 1'] as [string], hint: way })),
    [],
  )
  expect(entries.map(({ label }) => label)).toEqual(['Gold Squadron 1', 'Gold Squadron 1 (2)'])
})
