/** Each row of the table of acts has a handler that knows it, and each handler has rows. */
import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import type { ActRow } from '../../src/discord/acts/act-row.ts'
import { CLICK_ACTS, type ClickKind, kindRow } from '../../src/discord/acts/acts.ts'
import { COMMAND_ACTS } from '../../src/discord/acts/command-acts.ts'
import { FEATURES } from '../../src/discord/features.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import type { IncomingClick, Request } from '../../src/discord/shell/requests.ts'
import { games } from '../../src/games/registry.ts'
import { speak } from '../../src/locales/index.ts'
import { samples as usual } from './act-samples.ts'

const registry = registryOf(
  commands.map((make) => make(games)),
  FEATURES,
)
const KINDS = Object.keys(CLICK_ACTS) as ClickKind[]

/** Values of the program that decide how far a click gets: a seat of a match that goes on, a league that runs, no pictures. */
/** Young Jedi with an empty table, since a view that has everything has no end. */
const bare = { ...games['young-jedi'], layout: () => ({ headline: '', zones: [] }) }
const GIVEN: Readonly<Record<string, unknown>> = {
  ...{ id: 'x1', matchId: 'm1', reader: 'dark', game: 'young-jedi', format: 'young-jedi/standard', language: 'en' },
  ...{
    games: { ...games, 'young-jedi': bare },
    pending: null,
    decisions: [],
    events: [],
    steps: [],
    calls: [],
    outcome: null,
    phase: 'running',
  },
  ...{ organises: true, governs: true, wordsOnly: true, pictures: null, zone: 'UTC', version: 1 },
  ...{ at: new Date(0), deadline: new Date(0) },
}

/** This many steps tell one action from another. */
const MOST_STEPS = 3_000

/** Something that has every property, finds everything and agrees to all: a handler gets to its actions with it. */
function anything(given: Readonly<Record<string, unknown>>, step: (what: string) => void): unknown {
  const it: unknown = new Proxy(() => {}, {
    get: (_, name) => {
      if (name === 'then' || name === 'refused') return undefined
      if (name === Symbol.toPrimitive) return () => ''
      if (name === Symbol.iterator) return () => [][Symbol.iterator]()
      step(String(name))
      return Object.hasOwn(given, name) ? given[name as string] : it
    },
    has: (_, name) => name !== 'refused',
    apply: () => it,
  })
  return it
}

/** The words and texts that handlers of this walk know. */
const samples = (written: string) => usual(written, { word: 'on', text: 'tiny/short' })

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
const LOOKING: readonly string[] = ['p do', 'p act', 'setup time', 'setup format', 'setup rules']

/** Kinds that show something by default: their actions are told from an unknown one by what they do. */
const BY_DEEDS: readonly ClickKind[] = [
  'back',
  'live',
  'orders',
  'o',
  'help',
  'clock',
  'replay',
  'q',
  'd',
  'lg',
  'ln',
  'lo',
  'rule',
]

/** Their actions that do what an unknown one does, with the reason. */
const BY_DEFAULT: Readonly<Record<string, string>> = {
  'clock show': 'shown by default',
  'q show': 'shown by default',
  'lo desk': 'shown by default',
  'ln new': 'shown by default',
  'ln write': 'opens a form, or the same',
  'd pick': 'a card that is not in the deck',
  'lg list': 'shown by default',
  'help cards': 'shown by default',
  'help open': 'shown by default',
  'help places': 'this game shows no parts of its table',
  ...Object.fromEntries(
    ['back', 'on', 'turn', 'first', 'last', 'more'].map((one) => [
      `replay ${one}`,
      'the id has the place; it names the button',
    ]),
  ),
}

const UNKNOWN = speak('en')('error.button')

/** Presses a control. @returns the answers of its handler, with each step on its way; null: it has none */
async function pressed(
  kind: ClickKind,
  action: string,
  { parts: written, picks }: Pick<ActRow, 'parts' | 'picks'>,
  given: Readonly<Record<string, unknown>> = {},
) {
  const { order } = kindRow(kind)
  const words = WORDS[`${kind} ${action}`]
  const parts = [
    ...order
      .split(' ')
      .filter(Boolean)
      .flatMap((one) => (one === '@' ? [action] : samples(one))),
    ...(words ?? samples(written)),
  ]
  const answers: unknown[] = []
  const steps: string[] = []
  const app = anything(given, (what) => {
    steps.push(what)
    if (steps.length > MOST_STEPS) throw new Error('It goes round in a circle.')
  }) as App
  const incoming = {
    id: '1',
    person: '12345',
    name: 'Ann',
    language: 'en',
    placeLanguage: 'en',
    at: new Date(0),
    place: { guildId: '1', channelId: '2' },
    values: picks === undefined ? [] : (words ?? samples(picks)),
    fields: {},
    manages: true,
    withBot: false,
    alone: true,
  } as unknown as IncomingClick
  const request: Request<IncomingClick> = {
    incoming,
    show: async (body) => void answers.push(body) as never,
    tell: async (said) => void answers.push(said),
  }
  const handler = registry.clicks.get(kind)
  if (handler === undefined) return null
  const how = handler.ack(incoming, parts, app)
  if (typeof how === 'object') return { form: true, failed: false, answers, steps }
  try {
    await handler.run(request, parts, app)
  } catch {
    // Nothing is really there.
    return { form: false, failed: true, answers, steps }
  }
  return { form: false, failed: false, answers, steps }
}
type Pressed = NonNullable<Awaited<ReturnType<typeof pressed>>>

/** Whether a handler knows an action: it shows something, says something else, or goes on to what there is nothing of here. */
async function isKnown(kind: ClickKind, action: string, row: Pick<ActRow, 'parts' | 'picks'>): Promise<boolean> {
  const done = await pressed(kind, action, row)
  return done !== null && (done.form || done.failed || done.answers.some((answer) => answer !== UNKNOWN))
}

/** The deeds as one text, to be compared. */
const deedsOf = ({ form, failed, answers, steps }: Pressed): string =>
  [form, failed, ...steps, ...answers.map((answer) => jsonOf(answer))].join(' ')

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return '?'
  }
}

describe('each row of the table', () => {
  it.each(KINDS)('of the kind %s is known to its handler', async (kind) => {
    const unknown: string[] = []
    for (const [action, row] of Object.entries(kindRow(kind).acts))
      if (!LOOKING.includes(`${kind} ${action}`) && !(await isKnown(kind, action, row))) unknown.push(action)
    expect(unknown).toEqual([])
  })

  it.each(KINDS.filter((kind) => kindRow(kind).order.includes('@') && ![...BY_DEEDS, 'do'].includes(kind)))(
    'would be found missing: %s has no other actions',
    async (kind) => {
      expect(await isKnown(kind, 'forgotten', { parts: '' })).toBe(false)
    },
  )

  // Orders of decks (`do`) need a deck; `deck-orders.test.ts` presses them.
  it.each(BY_DEEDS)('of the kind %s does something else than an unknown action', async (kind) => {
    const alike: string[] = []
    for (const [action, row] of Object.entries(kindRow(kind).acts)) {
      const [known, unknown] = [await pressed(kind, action, row, GIVEN), await pressed(kind, 'forgotten', row, GIVEN)]
      if (known !== null && unknown !== null && deedsOf(known) === deedsOf(unknown)) alike.push(`${kind} ${action}`)
    }
    const expected = Object.keys(BY_DEFAULT).filter((one) => one.startsWith(`${kind} `))
    expect(alike.toSorted()).toEqual(expected.toSorted())
  })
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
