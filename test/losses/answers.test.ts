/** Requests that are odd: forged clicks, choices that come back as their names. Each gets an answer. */
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { App } from '../../src/discord/shell/app.ts'
import type { ClickHandler } from '../../src/discord/shell/click.ts'
import type { Command } from '../../src/discord/shell/command.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import type { IncomingClick, IncomingCommand, IncomingKeys, Responder } from '../../src/discord/shell/requests.ts'
import { Router } from '../../src/discord/shell/router.ts'
import { HandClock } from '../hand-clock.ts'

const START = new Date('2030-01-01T12:00:00Z')
const app = {
  clock: new HandClock(START),
  log: pino({ level: 'silent' }),
  people: { met() {}, keepLanguage: async () => {} },
  messenger: { wake: async () => {} },
} as unknown as App

const words = ({ components }: Body): string => JSON.stringify(components)

function responder() {
  const sent: string[] = []
  const made: Responder = {
    ack: async () => {},
    answer: async (_how, body) => String(sent.push(words(body))),
    open: async () => {},
    show: async (body) => String(sent.push(words(body))),
    tell: async (body) => void sent.push(words(body)),
  }
  return { made, sent }
}

const asker = {
  id: '1',
  at: START,
  person: 'ann',
  name: 'Ann',
  language: 'en',
  placeLanguage: 'en',
  place: { guildId: 'g', channelId: 'c' },
  withBot: false,
} as const

const click = { ...asker, customId: '1|odd|nonsense', values: [], fields: {}, alone: false } satisfies IncomingClick

const clicked = async (handler: ClickHandler): Promise<string> => {
  const { made, sent } = responder()
  await new Router(app, registryOf([], [{ name: 'odd', clicks: [{ odd: handler }] }])).click(click, made)
  return sent.join()
}

it('a click with a verb that its handler does not know is answered', async () => {
  expect(await clicked({ ack: () => 'private', run: async () => {} })).toContain('button')
})

it('a click that its handler can’t read is answered', async () => {
  const handler: ClickHandler = {
    ack: () => {
      throw new TypeError('no such part')
    },
    run: async () => {
      throw new TypeError('no such part')
    },
  }
  expect(await clicked(handler)).toContain('report')
})

it('a choice that comes back as its name stands for its value, and any other text for itself', async () => {
  const got: unknown[] = []
  const command = {
    data: { name: 'card' },
    ack: () => 'private',
    complete: async () => [{ name: 'Obi-Wan Kenobi, Jedi', value: 'c12' }],
    run: async ({ incoming }: { incoming: IncomingCommand }) => void got.push(incoming.options.name),
  } as unknown as Command
  const router = new Router(app, registryOf([command], []))
  const keys = { ...asker, command: 'card', subcommand: null, options: {}, focused: { name: 'name', value: 'obi' } }
  await router.complete(keys satisfies IncomingKeys)
  for (const name of ['Obi-Wan Kenobi, Jedi', 'c12', 'obi']) {
    const incoming = { ...asker, command: 'card', subcommand: null, options: { name }, files: {}, people: [] }
    await router.command(incoming, responder().made)
    await router.command({ ...incoming, person: 'bob' }, responder().made)
  }
  expect(got).toEqual(['c12', 'Obi-Wan Kenobi, Jedi', 'c12', 'c12', 'obi', 'obi'])
})
