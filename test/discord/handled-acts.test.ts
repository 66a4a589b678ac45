/** Each row of the table of acts has a handler that knows it, and each handler has rows. */
import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { CLICK_ACTS, type ClickKind, kindRow } from '../../src/discord/acts/acts.ts'
import { COMMAND_ACTS } from '../../src/discord/acts/command-acts.ts'
import { type PartName, placesOf } from '../../src/discord/acts/id-parts.ts'
import { FEATURES } from '../../src/discord/features.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import type { IncomingClick, Request } from '../../src/discord/shell/requests.ts'
import { games } from '../../src/games/registry.ts'
import { speak } from '../../src/locales/index.ts'

const registry = registryOf(
  commands.map((make) => make(games)),
  FEATURES,
)
const KINDS = Object.keys(CLICK_ACTS) as ClickKind[]

/** Something that has every property, finds everything and agrees to all: a handler gets to its actions with it. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) => {
    if (name === 'then' || name === 'refused') return undefined
    if (name === Symbol.toPrimitive) return () => ''
    if (name === Symbol.iterator) return () => [][Symbol.iterator]()
    return anything
  },
  has: (_, name) => name !== 'refused',
  apply: () => anything,
})

const SAMPLES: Readonly<Record<PartName, string>> = {
  match: 'm1',
  league: 'L1',
  challenge: 'c1',
  person: '12345',
  seat: 'dark',
  id: 'x1',
  n: '1',
  number: '1',
  ms: '1893499200000',
  word: 'on',
  date: '2030-01-05',
  text: 'tiny/short',
}
const samples = (written: string): readonly string[] => placesOf(written).map(({ name }) => SAMPLES[name])

/** Rows whose words are some of a few: what stands in their ids, or is picked. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'set from': ['8'],
  'set to': ['8'],
  'set way': ['silent'],
  'set calls': ['each'],
  'setup rated': ['all'],
  'setup reveals': ['all'],
}

/** Rows that look for what is picked in lists of the program, which are empty here; clicks of other tests find it. */
const LOOKING: readonly string[] = ['p exit', 'p do', 'p act', 'setup time', 'setup format', 'setup rules']

/** Kinds whose actions come after much else that there is nothing of here: the types of their handlers hold them. */
const BY_TYPES: readonly ClickKind[] = [
  'back',
  'live',
  'orders',
  'o',
  'help',
  'clock',
  'replay',
  'q',
  'd',
  'do',
  'lg',
  'ln',
  'lo',
  'rule',
]

const UNKNOWN = speak('en')('error.button')

/** Whether a handler knows an action: it shows something, says something else, or goes on to what there is nothing of here. */
async function isKnown(kind: ClickKind, action: string, written: string, picks?: string): Promise<boolean> {
  const { order } = kindRow(kind)
  const given = WORDS[`${kind} ${action}`]
  const parts = [
    ...order
      .split(' ')
      .filter(Boolean)
      .flatMap((one) => (one === '@' ? [action] : samples(one))),
    ...(given ?? samples(written)),
  ]
  const answers: unknown[] = []
  const incoming = {
    id: '1',
    person: '12345',
    name: 'Ann',
    language: 'en',
    placeLanguage: 'en',
    at: new Date(0),
    place: { guildId: '1', channelId: '2' },
    values: picks === undefined ? [] : given === undefined ? samples(picks) : given,
    fields: {},
    manages: true,
    withBot: false,
    alone: true,
  } as unknown as IncomingClick
  const request: Request<IncomingClick> = {
    incoming,
    show: async (body) => void answers.push(body) as never,
    tell: async (words) => void answers.push(words),
  }
  const handler = registry.clicks.get(kind)
  if (handler === undefined) return false
  const how = handler.ack(incoming, parts, anything as App)
  if (typeof how === 'object') return true
  try {
    await handler.run(request, parts, anything as App)
  } catch {
    // Nothing is really there.
    return true
  }
  return answers.some((answer) => answer !== UNKNOWN)
}

describe('each row of the table', () => {
  it.each(KINDS)('of the kind %s is known to its handler', async (kind) => {
    const unknown: string[] = []
    for (const [action, { parts, picks }] of Object.entries(kindRow(kind).acts))
      if (!LOOKING.includes(`${kind} ${action}`) && !(await isKnown(kind, action, parts, picks))) unknown.push(action)
    expect(unknown).toEqual([])
  })

  it.each(KINDS.filter((kind) => kindRow(kind).order.includes('@') && !BY_TYPES.includes(kind)))(
    'would be found missing: %s has no other actions',
    async (kind) => {
      expect(await isKnown(kind, 'forgotten', '')).toBe(false)
    },
  )
})

it('nobody handles a kind or a command without rows, and commands complete what is typed where they say so', () => {
  expect([...registry.clicks.keys()].filter((kind) => !Object.hasOwn(CLICK_ACTS, kind))).toEqual([])
  expect([...registry.commands.keys()].toSorted()).toEqual(Object.keys(COMMAND_ACTS).toSorted())
  const completing = [...registry.commands.values()].filter(({ data }) =>
    JSON.stringify(data).includes('"autocomplete":true'),
  )
  expect(completing.length).toBeGreaterThan(0)
  expect(completing.filter(({ complete }) => complete === undefined).map(({ data }) => data.name)).toEqual([])
  const silent = [...registry.commands.values()].filter(
    ({ complete, data }) => complete !== undefined && !completing.some((one) => one.data.name === data.name),
  )
  expect(silent.map(({ data }) => data.name)).toEqual([])
})
