/** The first, the middle and the last entry of every kind of select list, picked on the screen that shows it. */

import { existsSync } from 'node:fs'
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import { CLICK_ACTS, kindRow } from '../../src/discord/acts/acts.ts'
import { MENU } from '../../src/discord/shell/custom-id.ts'
import { games } from '../../src/games/registry.ts'
import { tiny } from '../games/high-card.ts'
import { more } from './league-clicks.ts'
import { kindOfSelect, type Opening, selectsOf, tryEntries } from './select-entries.ts'
import {
  answerPanel,
  asksSomething,
  beginMatch,
  isOver,
  openFromThread,
  playOut,
  startWorld,
  type World,
} from './world.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await startWorld({ games: { ...games, [tiny.id]: tiny } })
  admin = world.sandbox.user('Admin')
})
afterAll(async () => {
  await world?.close()
})

let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)

/** The kinds of lists that were tried. */
const tried = new Set<string>()

/** Tries a screen. @param wanted the kinds of lists that it must have */
async function tries(open: Opening, ...wanted: readonly string[]) {
  const { kinds, faults } = await tryEntries(open, new Set([...tried].filter((kind) => !wanted.includes(kind))))
  for (const kind of kinds) tried.add(kind)
  expect(kinds).toEqual(expect.arrayContaining([...wanted]))
  expect(faults).toEqual([])
}

type Values = Readonly<Record<string, string | boolean | { id: string }>>

/** Opens a panel by a command, and goes on by buttons and entries of menus. */
const by =
  (person: () => TestUser, name: string, values: Values = {}, ...steps: readonly (string | RegExp)[]): Opening =>
  async () => {
    const one = person()
    const [command, ...subcommand] = name.split(' ')
    let panel = (await one.slash(command!, values, { subcommand })).message
    for (const step of steps) panel = await goOn(one, panel, step)
    return { person: one, panel }
  }

/** Presses a button or picks an entry, by its label or its click. */
async function goOn(person: TestUser, panel: APIMessage, step: string | RegExp): Promise<APIMessage> {
  const fits = (words: string) => (typeof step === 'string' ? words === step : step.test(words))
  const button = controlsOf(panel).find(
    ({ kind, label, customId }) => kind === 'button' && (fits(label) || fits(customId)),
  )
  return button === undefined ? more(person, panel, step) : (await person.click(panel, button.customId)).message
}

const someone = () => user('Someone')
const hoster = () => admin
/** Goes on from a panel that is opened again each time. */
const from =
  (person: TestUser, open: () => Promise<APIMessage>, ...steps: readonly (string | RegExp)[]): Opening =>
  async () => {
    let panel = await open()
    for (const step of steps) panel = await goOn(person, panel, step)
    return { person, panel }
  }

/** Starts a match of High Card between two new people. */
async function started() {
  const [ann, ben] = [user('Ann'), user('Ben')]
  const { threadId } = await beginMatch(world, ann, ben, { format: 'tiny/long' })
  return { ann, ben, threadId, open: () => openFromThread(ann, threadId) }
}

/** Starts a practice match. @returns its thread */
async function practised(person: TestUser, format: string): Promise<string> {
  const known = new Set(person.threads().map(({ id }) => id))
  const asked = await typePlay(person, { opponent: { id: world.sandbox.botId }, format })
  const list = selectsOf(asked.message)[0]!
  await person.select(asked.message, list.customId, list.options[0]!.value)
  await world.quiet()
  return (await person.until('the thread', () => person.threads().find(({ id }) => !known.has(id)))).id
}

describe('the settings of a person', () => {
  it('take the picked limit, hour and zone', async () => {
    await tries(by(someone, 'settings'), 'set limit')
    await tries(
      by(someone, 'settings', { timezone: 'Europe/Paris' }, 'Quiet from 22:00 to 08:00'),
      'set from',
      'set to',
    )
    await tries(by(someone, 'settings', { timezone: 'united states' }), 'set zone-pick')
  })

  it('unblock the picked person', async () => {
    const blocked = ['Ann', 'Ben', 'Cid'].map(user)
    await tries(async () => {
      const person = someone()
      for (const one of blocked) await person.slash('block', { person: one })
      const { message } = await person.slash('settings')
      return { person, panel: await goOn(person, message, /Blocked|block/) }
    }, 'set unblock')
  })

  it('take the picked days of a vacation, and the picked hours', async () => {
    await tries(by(someone, 'vacation'), 'vac from', 'vac days')
    const hours = ['hours night', 'hours free', 'hours digest']
    await tries(by(someone, 'settings', {}, /Nights, free days/), ...hours)
  })
})

describe('cards and rules', () => {
  it('show the picked card, version or rule', async () => {
    await tries(by(someone, 'search', { text: 'naboo' }), 'card pick')
    await tries(by(someone, 'card', { name: 'darth maul' }), 'card open')
    await tries(by(someone, 'card', { name: 'darth maul', public: true }), 'card announce')
    await tries(by(someone, 'rules', { query: 'hidden cards' }), 'rule pick')
    await tries(by(someone, 'rules', { query: '7.5' }), 'rule go')
    await tries(by(someone, 'rules', { card: 'darth maul' }), 'rule of')
  })
})

describe('decks', () => {
  /** Returns a person with three decks, and the list of these. */
  async function withDecks() {
    const person = someone()
    for (let at = 0; at < 3; at++) {
      const { message } = await person.slash('deck', {}, { subcommand: 'list' })
      const ready = selectsOf(message).find((one) => kindOfSelect(one) === 'dl ready')!
      await person.select(message, ready.customId, ready.options[at]!.value)
    }
    const list = async () => (await person.slash('deck', {}, { subcommand: 'list' })).message
    return { person, list }
  }

  it('are copied, opened and changed by the picked entry', async () => {
    await tries(by(someone, 'deck list'), 'dl ready')
    const { person, list } = await withDecks()
    await tries(from(person, list), 'dl open')
    const opened = async () => {
      const message = await list()
      const own = selectsOf(message).find((one) => kindOfSelect(one) === 'dl open')!
      return (await person.select(message, own.customId, own.options[0]!.value)).message
    }
    await tries(from(person, opened), 'd card', MENU)
    await tries(from(person, opened, 'Standing orders…'), 'do kind')
    await tries(from(person, opened, 'Standing orders…', 'Effects to fetch'), 'do field')
    await tries(from(person, opened, 'Standing orders…', 'Effects to fetch', 'Naboo'), 'do in')
  })

  it('take the picked card for a line that is unclear, and the picked one of those found', async () => {
    const imported = async () => {
      const person = someone()
      const values = { side: 'young-jedi/dark', name: 'Doubts' }
      const { form } = await person.slash('deck', values, { subcommand: 'import' })
      return { person, panel: (await person.submit(form, { list: '2 Sandstorm\n3 Darth Maul' })).message }
    }
    await tries(imported, 'd meant')
    await tries(async () => {
      const { person, panel } = await imported()
      await person.click(panel, 'None of these')
      const values = { deck: 'Doubts', card: 'darth maul' }
      return { person, panel: (await person.slash('deck', values, { subcommand: 'add' })).message }
    }, 'd pick')
  })
})

describe('a match', () => {
  it('is started with the picked deck', async () => {
    const practice = { opponent: { id: world.sandbox.botId }, game: 'young-jedi' }
    await tries(by(someone, 'play', practice), 'c deck', 'c choose')
    await tries(by(someone, 'play', practice, 'Format'), 'c change')
  })

  it('takes the picked move, card, order, time and question', async () => {
    const { ann, ben, threadId, open } = await started()
    await tries(from(ann, open), 'p lane', MENU)
    await tries(from(ann, open, 'Look at a card'), 'help pick')
    await tries(from(ann, open, 'Answer ahead…'), 'orders open')
    await tries(from(ann, open, 'Answer ahead…', 'Guard by yourself'), 'o field')
    await tries(from(ann, open, 'Answer ahead…', 'Guard by yourself', 'Guards'), 'o in')
    for (const person of [ann, ben]) await answerPanel(person, await openFromThread(person, threadId))
    await answerPanel(ann, await open())
    await tries(from(ann, open, /more time/), 'clock gift')
  })

  it('is the picked one of several, to open, to give up, to watch, and at the picked turn', async () => {
    const ann = user('Ann')
    const matches = []
    for (let at = 0; at < 3; at++) {
      const other = user('Ben')
      matches.push({ other, ...(await beginMatch(world, ann, other, { format: 'tiny/short' })) })
    }
    await tries(
      by(() => ann, 'games'),
      'games',
    )
    await tries(
      by(() => ann, 'resign'),
      'concede',
    )
    for (const { other, threadId } of matches)
      await playOut(
        world,
        [ann, other],
        (person) => openFromThread(person, threadId),
        () => isOver(ann, threadId),
      )
    await tries(
      by(() => ann, 'games'),
      'watches',
    )
    const list = async () => (await ann.slash('games')).message
    const replayed = async () => {
      const message = await list()
      const own = selectsOf(message).find((one) => kindOfSelect(one) === 'watches')!
      return (await ann.select(message, own.customId, own.options[0]!.value)).message
    }
    await tries(from(ann, replayed), 'replay turn', 'replay more')
  })

  it('has lists in the questions of both games that take the picked entry', async () => {
    for (const format of ['young-jedi/full', 'swccg/starter']) {
      const ann = user('Ann')
      const thread = await practised(ann, format)
      if (format.startsWith('swccg'))
        await tries(
          from(ann, () => openFromThread(ann, thread), 'Look at a place'),
          'help to',
        )
      for (let questions = 0; questions < 25; questions++) {
        await tries(from(ann, () => openFromThread(ann, thread)))
        const panel = await openFromThread(ann, thread)
        if (!asksSomething(panel) || (tried.has('p act') && tried.has('p mark') && format.startsWith('y'))) break
        await answerPanel(ann, panel)
        await world.quiet()
      }
    }
    expect([...tried]).toEqual(expect.arrayContaining(['p mark']))
  })
})

describe('the settings of a server', () => {
  it('open the picked section, and take what is picked there', async () => {
    await tries(by(hoster, 'setup'), 'setup open')
    const { panel } = await by(hoster, 'setup')()
    for (const { value } of selectsOf(panel)[0]!.options) await tries(by(hoster, 'setup', {}, new RegExp(`^${value}$`)))
  })
})

/** Kinds that are not tried here: the test that picks from them, or why there is nothing to pick. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'p pick': 'lanes.test.ts',
  focus: 'no game asks a seat two questions at once',
  'orders lay': 'buttons',
  'orders keep': 'buttons',
  'orders drop': 'buttons',
  'orders ready': 'ready-orders.test.ts',
  'orders change': 'orders.test.ts',
  'lg poolof': 'league-selects.test.ts',
  'lg deck': 'league-selects.test.ts',
  'lg away': 'league-selects.test.ts',
  'ln changed': 'leagues.test.ts',
  'card versions': 'buttons',
}

it('every kind of select list is tried here, or has its reason', () => {
  const all = Object.keys(CLICK_ACTS).flatMap((kind) =>
    Object.entries(kindRow(kind as keyof typeof CLICK_ACTS).acts).flatMap(([action, { picks }]) =>
      picks === undefined || picks === 'person' ? [] : [`${kind} ${action}`.trim()],
    ),
  )
  expect(all.filter((kind) => !tried.has(kind))).toEqual(Object.keys(ELSEWHERE))
  const files = Object.values(ELSEWHERE).filter((where) => where.endsWith('.ts'))
  expect(files.filter((file) => !existsSync(`test/discord/${file}`))).toEqual([])
})
