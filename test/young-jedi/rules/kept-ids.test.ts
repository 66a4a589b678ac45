/** Ids in a state: running matches hold them, so they never change. */
import { expect, it } from 'vitest'
import { itemId, itemOf, pendingId, pendingOf, textId, textOf } from '../../../src/games/young-jedi/state/kept-ids.ts'

it.each([
  ['dh3', { does: 'deploy', handle: 'dh3', target: 'usual' }],
  ['dh3@objective', { does: 'deploy', handle: 'dh3', target: 'objective' }],
  ['text:dt5:0', { does: 'text', handle: 'dt5', text: 0 }],
  ['evacuate:Naboo', { does: 'evacuate', planet: 'Naboo' }],
  ['thrust', { does: 'thrust' }],
  ['partner', { does: 'partner' }],
  ['limit', { does: 'limit' }],
] as const)('%s names one thing to do in a Deploy step', (id, item) => {
  expect(itemId(item)).toBe(id)
  expect(itemOf(id)).toEqual(item)
})

it('the id of a waiting text has its card, its index on the card and the card that started it', () => {
  expect(pendingId({ source: 'lt4', text: 1, by: 'lt9' })).toBe('lt4:1:lt9')
  expect(pendingId({ source: 'lt4', text: 1, by: '' })).toBe('lt4:1:')
  for (const by of ['lt9', '']) expect(pendingOf(pendingId({ source: 'lt4', text: 1, by })).by).toBe(by)
  expect(pendingOf('lt4:1:lt9')).toEqual({ source: 'lt4', text: 1, by: 'lt9' })
})

it('the id of a text of a card in play has only card and index', () => {
  expect(textId('dt2', 0)).toBe('dt2:0')
  expect(textOf('dt2:0')).toEqual({ handle: 'dt2', text: 0 })
})
