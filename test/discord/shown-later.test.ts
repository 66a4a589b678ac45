/** Exports and GIFs wait, fail and give the allowance back in one way. No Discord. */
import { expect, it } from 'vitest'
import { sendExport } from '../../src/discord/replay/export-panel.ts'
import { type LongWork, showLater } from '../../src/discord/replay/shown-later.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import type { Request } from '../../src/discord/shell/requests.ts'
import { games } from '../../src/games/registry.ts'
import type { Replay } from '../../src/matches/api.ts'

/** A request whose answers are kept, and an app whose allowances are. */
function asked(given: object = {}) {
  const shown: Body[] = []
  const back: string[] = []
  const request = {
    incoming: { person: 'ada', language: 'en', place: { guildId: 'guild', channelId: 'c' } },
    show: async (body: Body) => void shown.push(body),
  } as unknown as Request
  const app = {
    games,
    people: { name: async () => 'Ada' },
    log: { error: () => {} },
    leagues: { corrections: async () => new Map() },
    allowances: { take: () => null, giveBack: (_: string, __: string, kind: string) => void back.push(kind) },
    ...given,
  } as unknown as App
  const words = () => shown.map((body) => JSON.stringify(body.components).match(/"content":"([^"]*)"/)?.[1])
  return { request, app, words, back, settled: () => new Promise((done) => setImmediate(done)) }
}

const work = (make: LongWork['make']): LongWork => ({
  ...{ kind: 'pictures', wait: 'wait', none: 'none', match: 'm', failed: 'failed', make },
  refusal: ({ refused }) => refused,
})

it('a fault gives the allowance back, and its person hears that there is nothing', async () => {
  const { request, app, words, back, settled } = asked()
  await showLater(
    request,
    app,
    work(async () => Promise.reject(new Error('broken'))),
  )
  await settled()
  expect(words()).toEqual(['wait', 'none'])
  expect(back).toEqual(['pictures'])
})

it('the finished work is shown, and uses the allowance up', async () => {
  const { request, app, words, back, settled } = asked()
  await showLater(
    request,
    app,
    work(async () => ({ components: [{ type: 10, content: 'made' }] }) as Body),
  )
  await settled()
  expect(words()).toEqual(['wait', 'made'])
  expect(back).toEqual([])
})

it('an export that Discord would not take is not attached: its person is told to take the text', async () => {
  const made = (letters: number) => ({ as: 'all', name: 'm.html', text: 'x'.repeat(letters) })
  const replayed = {
    match: { id: 'm', terms: { game: 'young-jedi' }, players: { dark: 'ada', light: 'bob' } },
  } as unknown as Replay
  for (const [letters, expected] of [
    [10 * 1024 * 1024, 'This export is too large for Discord. Choose *Text*.'],
    [1_000, 'The match with all hands.'],
  ] as const) {
    const { request, app, words, settled } = asked({ exports: { make: async () => made(letters) } })
    await sendExport(request, app, replayed, 'page')
    await settled()
    expect(words()[1]).toContain(expected)
  }
})

it('an export is made with the ruling that has corrected its result', async () => {
  const outcome = { kind: 'concession', winner: 'dark', values: {} }
  const match = { id: 'm', terms: { game: 'young-jedi' }, players: { dark: 'ada', light: 'bob' }, outcome }
  const result = { scores: [0, 1], how: 'ruling', at: 7, differential: 0, turns: null }
  const correction = { league: 'Cup', sides: ['dark', 'light'], result, before: null, reason: 'late' }
  const given: unknown[] = []
  const make = async (...all: unknown[]) => {
    given.push(...all.slice(2))
    return { as: 'all', name: 'm.json', text: '{}' }
  }
  const leagues = { corrections: async () => new Map([['m', correction]]) }
  const { request, app, settled } = asked({ exports: { make }, leagues })
  await sendExport(request, app, { match } as unknown as Replay, 'json')
  await settled()
  expect(given[0]).toBe('json')
  expect(given[1]).toMatchObject({
    ruling: {
      winner: 'light',
      how: 'ruling',
      at: new Date(7),
      line: { en: expect.stringMatching(/^⚖️ .*wins/), fr: expect.stringMatching(/^⚖️ .*gagne/) },
    },
  })
})
