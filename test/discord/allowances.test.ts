/** Limits for each person on what costs the machine much. */
import { expect, it } from 'vitest'
import { takeIn } from '../../src/discord/decks/deck-import.ts'
import { Allowances, takeAllowance } from '../../src/discord/shell/allowances.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Request } from '../../src/discord/shell/requests.ts'
import { HandClock } from '../hand-clock.ts'

const start = () => {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  return { clock, allowances: new Allowances(clock) }
}

it('one person may ask often, and then has to wait; another person may go on', () => {
  const { clock, allowances } = start()
  for (let asked = 0; asked < 6; asked++) expect(allowances.take('eve', null, 'pictures')).toBeNull()
  expect(allowances.take('eve', null, 'pictures')).toEqual({
    whose: 'person',
    again: new Date('2030-01-01T12:01:40Z'),
  })
  expect(allowances.take('bob', null, 'pictures')).toBeNull()
  expect(allowances.take('eve', null, 'searches')).toBeNull()
  // A refusal costs nothing: the wait does not grow by asking.
  clock.advance(100_000)
  expect(allowances.take('eve', null, 'pictures')).toBeNull()
  expect(allowances.take('eve', null, 'pictures')).not.toBeNull()
})

it('a server may ask ten times as often as a person, all its members together; another server may go on', async () => {
  const { clock, allowances } = start()
  for (let asked = 0; asked < 60; asked++) expect(allowances.take(`bot ${asked}`, '1', 'pictures')).toBeNull()
  const again = new Date('2030-01-01T12:00:10Z')
  expect(allowances.take('eve', '1', 'pictures')).toEqual({ whose: 'server', again })
  for (const guildId of ['2', null]) expect(allowances.take('eve', guildId, 'pictures')).toBeNull()
  const told: unknown[] = []
  const request = {
    incoming: { person: 'eve', language: 'en', place: { guildId: '1' } },
    tell: async (words: unknown) => void told.push(words),
  } as unknown as Request
  expect(await takeAllowance(request, { allowances }, 'pictures')).toBe(false)
  expect(told).toEqual([expect.stringMatching(/^This server has reached its limit\..*<t:\d+:R>/)])
  // A request refused for the server uses nothing of the person, and one that is given back is there for both.
  clock.advance(10_000)
  for (let time = 0; time < 10; time++) {
    expect(allowances.take('eve', '1', 'pictures')).toBeNull()
    allowances.giveBack('eve', '1', 'pictures')
  }
})

it('all comes back, and no more than that', () => {
  const { clock, allowances } = start()
  clock.advance(24 * 60 * 60_000)
  for (const _ of [1, 2]) {
    for (let asked = 0; asked < 60; asked++) expect(allowances.take('eve', null, 'searches')).toBeNull()
    expect(allowances.take('eve', null, 'searches')).not.toBeNull()
    clock.advance(60_000)
  }
})

it('a refusal says when there is one again, in the language of its person', async () => {
  const { allowances } = start()
  const told: unknown[] = []
  const request = {
    incoming: { person: 'eve', language: 'fr', place: { guildId: null } },
    tell: async (words: unknown) => void told.push(words),
  } as unknown as Request
  for (let asked = 0; asked < 10; asked++) expect(await takeAllowance(request, { allowances }, 'exports')).toBe(true)
  expect(await takeAllowance(request, { allowances }, 'exports')).toBe(false)
  expect(told).toEqual([expect.stringMatching(/^Limite atteinte.*<t:\d+:R>/)])
})

it('a list for which there was no room uses nothing up, and its person reads why', async () => {
  const { allowances } = start()
  const told: unknown[] = []
  const request = {
    incoming: { person: 'eve', language: 'en', place: { guildId: null } },
    tell: async (words: unknown) => void told.push(words),
  } as unknown as Request
  const lists = { read: async () => ({ refused: 'busy.full', values: {} }) }
  const app = { allowances, games: {}, lists } as unknown as App
  for (let asked = 0; asked < 30; asked++) {
    expect(await takeAllowance(request, app, 'imports')).toBe(true)
    await takeIn(request, app, '1 Luke', {})
  }
  expect(new Set(told)).toEqual(new Set(['Too many people want this right now. Try again in a minute.']))
  // A list that is refused for another reason has been worked on, and counts.
  lists.read = async () => ({ refused: 'decks.list-empty', values: {} })
  for (let asked = 0; asked < 20; asked++) {
    expect(await takeAllowance(request, app, 'imports')).toBe(true)
    await takeIn(request, app, '1 Luke', {})
  }
  expect(await takeAllowance(request, app, 'imports')).toBe(false)
})
