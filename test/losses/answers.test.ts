/** Requests that are odd: forged clicks, choices that come back as their names. Each gets an answer. */
import { type Interaction, MessageFlags } from 'discord.js'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { Allowances } from '../../src/discord/shell/allowances.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { ClickHandler } from '../../src/discord/shell/click.ts'
import type { Command } from '../../src/discord/shell/command.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import type { IncomingClick, IncomingCommand, IncomingKeys, Responder } from '../../src/discord/shell/requests.ts'
import { type HandledRequest, Router } from '../../src/discord/shell/router.ts'
import { answerUnreadable } from '../../src/discord/shell/unreadable.ts'
import { speak } from '../../src/locales/index.ts'
import { HandClock } from '../hand-clock.ts'

const START = new Date('2030-01-01T12:00:00Z')
const app = {
  clock: new HandClock(START),
  allowances: new Allowances(new HandClock(START)),
  log: pino({ level: 'silent' }),
  people: { met() {}, keepLanguage: async () => {} },
  messenger: { wake: async () => {} },
} as unknown as App

const words = ({ components }: Body): string => JSON.stringify(components)

function responder() {
  const sent: string[] = []
  const made: Responder = {
    ack: async () => {},
    announceAgain: async () => {},
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

const click = { ...asker, customId: '1|mine', values: [], fields: {}, alone: false } satisfies IncomingClick

const clicked = async (handler: ClickHandler): Promise<string> => {
  const { made, sent } = responder()
  await new Router(app, registryOf([], [{ name: 'odd', clicks: [{ mine: handler }] }])).click(click, made)
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

it('a forged form, or a request of an unknown kind, is answered in private and in its own language', async () => {
  const replies: unknown[] = []
  const given = (facts: object) =>
    ({ isRepliable: () => true, replied: false, deferred: false, locale: 'fr', ...facts }) as unknown as Interaction
  const reply = async (answer: unknown) => void replies.push(answer)
  await answerUnreadable(given({ reply }))
  expect(replies).toEqual([{ content: speak('fr')('error.button'), flags: MessageFlags.Ephemeral }])
  await answerUnreadable(given({ reply, replied: true }))
  await answerUnreadable(given({ reply, isRepliable: () => false }))
  await answerUnreadable(given({ reply: () => Promise.reject(new Error('too late')) }))
  expect(replies).toHaveLength(1)
})

it('a request is counted by its name, and logged with its match but never with a card', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line) => void lines.push(line) })
  const handled: HandledRequest[] = []
  const shown: ClickHandler = { ack: () => 'private', run: async (request) => request.tell('there') }
  const fails: ClickHandler = { ack: () => 'private', run: () => Promise.reject(new Error('no')) }
  const registry = registryOf([], [{ name: 'all', clicks: [{ p: shown, card: shown, mine: fails }] }])
  const router = new Router({ ...app, log }, registry, { handled: (one) => void handled.push(one) })
  for (const customId of ['1|p|m123456789|left|d1|do|exit', '1|card|show||yj/DM-106', '1|mine', '1|forged|DM-106'])
    await router.click({ ...click, customId }, responder().made)
  expect(handled.map(({ name, failed }) => [name, failed])).toEqual([
    ['panel', false],
    ['card', false],
    ['mine', true],
    ['unknown', false],
  ])
  const requests = lines.filter((line) => line.includes('a request was handled'))
  expect(requests).toHaveLength(4)
  expect(requests[0]).toContain('"interaction":"1"')
  expect(requests[0]).toContain('"match":"m123456789"')
  expect(lines.join()).not.toContain('DM-106')
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
