/** People's own decks: /deck, its panels and forms. */

import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import {
  type ActOptions,
  type Answer,
  controlsOf,
  filesOf,
  isEphemeral,
  type TestUser,
  textOf,
  type Values,
} from '../../sandbox/driver.ts'
import type { DeckList } from '../../src/contract/index.ts'
import { codeOfDeck } from '../../src/decks/code.ts'
import { writeList } from '../../src/decks/list.ts'
import { deckClicks } from '../../src/discord/decks/deck-clicks.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { FileFetcher } from '../../src/discord/shell/attachments.ts'
import type { IncomingClick, Request } from '../../src/discord/shell/requests.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { choose, entryOf } from './league-clicks.ts'
import { publicMessages, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games: { [youngJedi.id]: youngJedi } })
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})

let people = 0
const user = (name: string) => world.sandbox.user(`${name}${++people}`)
const deck = (person: TestUser, subcommand: string, values: Values = {}, channel = 'general') =>
  person.slash('deck', values, { subcommand, channel })
const DARK = 'young-jedi/dark'
const ready = youngJedi.decks().find(({ id }) => id === 'dark-droids')!
const sorted = (list: DeckList) => list.toSorted((one, other) => (one.card < other.card ? -1 : 1))
const READY = writeList(youngJedi, ready.list, (type) => type)
const code = codeOfDeck({ ...ready, game: youngJedi.id })
const file = (data: string | Uint8Array, name = 'deck.txt') => ({ name, data, contentType: 'text/plain' })

const begun = (person: TestUser, name = 'Mine') =>
  deck(person, 'new', { game: 'yj', name, side: DARK, format: 'young-jedi/full' })
/** Fills in the form that a command or button opens. */
const fill = async (person: TestUser, answer: Answer, fields: Record<string, string>) =>
  person.submit(answer.form, fields)
const pasted = async (person: TestUser, list: string, values: Values = {}) =>
  fill(person, await deck(person, 'import', values), { list })
const labels = (message: APIMessage) => controlsOf(message).map(({ label }) => label)
const kept = async (person: TestUser) => world.holonet.decks.of(person.id)
const listOf = async (person: TestUser) => (await kept(person))[0]!.list
const isReady = async (person: TestUser) => expect(sorted(await listOf(person))).toEqual(sorted(ready.list))

describe('building a deck', () => {
  it('begins with a name and a side, and shows which cards are missing', async () => {
    const ann = user('Ann')
    const panel = await begun(ann)
    expect(isEphemeral(panel.message)).toBe(true)
    expect(panel.text).toContain('Only you see it')
    expect(panel.text).toContain('Young Jedi · Dark Side · Full game')
    expect(panel.text).toContain('No cards yet')
    expect(await kept(ann)).toMatchObject([{ name: 'Mine', seat: 'dark', format: 'full', list: [] }])
  })

  it('can start from the button and its form, too', async () => {
    const ann = user('Ann')
    const list = await deck(ann, 'list')
    expect(list.text).toContain('You have no deck yet')
    const form = await ann.click(list.message, 'New deck')
    const panel = await fill(ann, form, { name: 'By form', side: DARK, format: 'young-jedi/starter' })
    expect(panel.text).toContain('By form')
    expect(await kept(ann)).toMatchObject([{ name: 'By form', seat: 'dark', format: 'starter' }])
  })

  it('adds and removes cards by command, and completes their names', async () => {
    const ann = user('Ann')
    await begun(ann)
    const decks = await ann.autocomplete('deck', 'deck', 'mi', { subcommand: 'add' })
    expect(decks).toEqual([{ name: expect.stringMatching(/^Mine · Dark Side · Full game/), value: expect.any(String) }])
    const others = { deck: decks[0]!.value }
    const cards = await ann.autocomplete('deck', 'card', 'sith lord', { subcommand: 'add', others })
    expect(cards[0]).toMatchObject({ name: 'Darth Maul, Sith Lord (DM-106)', value: 'young-jedi/DM-106' })
    // No cards of the opposite side.
    expect(await ann.autocomplete('deck', 'card', 'yoda jedi', { subcommand: 'add', others })).not.toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('Yoda') }),
    )
    const added = await deck(ann, 'add', { deck: decks[0]!.value, card: 'young-jedi/DM-106', count: 3 })
    expect(added.text).toContain('Added: 3 × Darth Maul, Sith Lord.')
    expect(added.text).toContain('The deck holds 3 cards and needs 60. (rule 2.2)')
    // Both names are as typed.
    await deck(ann, 'add', { deck: 'MINE', card: 'sandstorm' })
    expect(await listOf(ann)).toEqual([
      { card: 'DM-106', count: 3 },
      { card: 'DM-129', count: 1 },
    ])
    const held = await ann.autocomplete('deck', 'card', '', { subcommand: 'remove', others })
    expect(held.map(({ value }) => value).toSorted()).toEqual(['young-jedi/DM-106', 'young-jedi/DM-129'])
    expect((await deck(ann, 'remove', { deck: 'Mine', card: 'sandstorm', count: 9 })).text).toContain(
      'Removed: 1 × Sandstorm.',
    )
    expect((await deck(ann, 'remove', { deck: 'Mine', card: 'sandstorm' })).text).toContain(
      'No card found for “sandstorm” in this deck',
    )
    expect(await listOf(ann)).toEqual([{ card: 'DM-106', count: 3 }])
  })

  it('offers cards to choose from where a name is not clear', async () => {
    const ann = user('Ann')
    await begun(ann)
    const found = await deck(ann, 'add', { deck: 'Mine', card: 'darth maul' })
    expect(found.text).toContain('Cards like “darth maul”')
    const panel = await ann.select(found.message, 'Add 1 copy', 'Darth Maul, Sith Warrior')
    expect(panel.text).toContain(
      'Darth Maul, Sith Warrior: 1 in the deck'.replace('Darth', '**Darth').replace(':', '**:'),
    )
    expect(await listOf(ann)).toEqual([{ card: 'JC-105', count: 1 }])
  })

  it('changes numbers on the panel', async () => {
    const ann = user('Ann')
    await begun(ann)
    let panel = (await deck(ann, 'add', { deck: 'Mine', card: 'DM-129', count: 2 })).message
    const press = async (button: string) => {
      panel = (await ann.click(panel, button)).message
      return listOf(ann)
    }
    expect(await press('+ 1')).toEqual([{ card: 'DM-129', count: 3 }])
    expect(await press('− 1')).toEqual([{ card: 'DM-129', count: 2 }])
    expect(await press('− 1')).toEqual([{ card: 'DM-129', count: 1 }])
    expect(await press('Remove')).toEqual([])
    expect(labels(panel)).not.toContain('+ 1')
    const form = await ann.click(panel, 'Find a card')
    const found = await fill(ann, form, { text: 'stap' })
    panel = (await ann.select(found.message, 'Add 1 copy', 'STAP')).message
    panel = (await ann.select(panel, 'Change a card', '1 × STAP')).message
    expect(await press('− 1')).toEqual([])
  })

  it('takes no more copies of a card than a deck can hold', async () => {
    const ann = user('Ann')
    await begun(ann)
    const full = await deck(ann, 'add', { deck: 'Mine', card: 'DM-129', count: 99 })
    await ann.click(full.message, '+ 1')
    await ann.sees('at most 99 copies')
    expect((await deck(ann, 'add', { deck: 'Mine', card: 'DM-129' })).text).toContain('at most 99 copies')
    expect(await listOf(ann)).toEqual([{ card: 'DM-129', count: 99 }])
  })

  it('says that a legal deck is legal, with cards of any set', async () => {
    const ann = user('Ann')
    const panel = await pasted(ann, READY, { name: 'Droids' })
    expect(panel.text).toContain('60 cards imported.')
    expect(panel.text).toContain('✅ **Legal')
    expect(panel.text).toMatch(/🔴 red 10 · 🟠 orange 10/)
    const wild = await deck(ann, 'remove', { deck: 'Droids', card: 'DM-79' })
    expect(wild.text).toContain('9 cards fill the red slot; it needs 10. (rule 2.2)')
    const enhanced = await deck(ann, 'add', { deck: 'Droids', card: 'EM-P4' })
    expect(enhanced.text).toContain('✅ **Legal')
    expect((await deck(ann, 'list')).text).not.toContain('has cards that can’t be played yet')
  })

  it('lists all errors of a deck, or counts those left out', async () => {
    const ann = user('Ann')
    const foreign = youngJedi.cards.all.filter(({ side }) => side === 'light').slice(0, 40)
    const panel = await pasted(ann, foreign.map(({ id }) => id).join('\n'), { side: DARK, format: 'young-jedi/full' })
    const named = [...panel.text.matchAll(/ is not a card of the Dark Side\. \(rule 2\.2\)/g)].length
    const [, more] = /^… and (\d+) more errors$/m.exec(panel.text)!
    const { list, seat } = (await kept(ann))[0]!
    expect(named).toBeGreaterThan(1)
    expect(named + Number(more)).toBe(youngJedi.checkDeck(list, seat as Side, { format: 'full' }).length)
    const whole = await choose(ann, panel.message, /^Whole list/)
    expect([...whole.text.matchAll(/ is not a card of the Dark Side\. \(rule 2\.2\)/g)].length).toBeGreaterThan(5)
  })

  it('changes its format', async () => {
    const ann = user('Ann')
    const panel = await begun(ann)
    const starter = await choose(ann, panel.message, /^Switch to: Starter/)
    expect(starter.text).toContain('Dark Side · Starter game')
    expect(await kept(ann)).toMatchObject([{ format: 'starter' }])
  })
})

describe('importing a deck', () => {
  it('asks about doubtful lines one after another, and says how it read each', async () => {
    const ann = user('Ann')
    const list = '2 Sandstorm\n3 Darth Maul\n1 sith lightsabre\nxyzzy plugh\nRune Haako'
    let panel = (await pasted(ann, list, { side: DARK, name: 'Doubts' })).message
    expect(textOf(panel)).toContain('2 lines are unclear')
    expect(textOf(panel)).toMatch(/line 3: “1 sith lightsabre” → Sith Lightsaber/)
    expect(textOf(panel)).toMatch(/line 4: “xyzzy plugh” \\?\(no card has this name/)
    expect(textOf(panel)).toContain('3 × from “3 Darth Maul”')
    panel = (await ann.select(panel, 'Choose the card', 'Darth Maul, Sith Warrior')).message
    expect(textOf(panel)).toContain('1 × from “Rune Haako”')
    panel = (await ann.click(panel, 'None of these')).message
    expect(textOf(panel)).not.toContain('❓')
    expect(await kept(ann)).toMatchObject([
      {
        doubts: [],
        list: [
          { card: 'DM-129', count: 2 },
          { card: 'DM-107', count: 1 },
          { card: 'JC-105', count: 3 },
        ],
      },
    ])
  })

  it('leaves out all doubtful lines at once on request', async () => {
    const ann = user('Ann')
    const panel = await pasted(ann, 'Darth Maul\nRune Haako\nNute Gunray', { side: DARK })
    await ann.click(panel.message, 'Skip all')
    expect(await kept(ann)).toMatchObject([{ list: [], doubts: [] }])
  })

  it('takes name, side and format from the list if they are not given', async () => {
    const ann = user('Ann')
    const panel = await pasted(ann, `# From the list\n\n${READY}`)
    expect(panel.text).toContain('Read as: Dark Side, Full game')
    expect(await kept(ann)).toMatchObject([{ name: 'From the list', seat: 'dark', format: 'full' }])
    // Importing again overwrites nothing.
    await pasted(ann, `# From the list\n\n${READY}`)
    expect((await kept(ann)).map(({ name }) => name)).toEqual(['From the list (2)', 'From the list'])
  })

  it('asks for the side where the list shows none, and imports nothing from an empty list', async () => {
    const ann = user('Ann')
    expect((await pasted(ann, '2 Blaster')).text).toContain('`side`')
    expect((await pasted(ann, 'xyzzy plugh\nqwertz uiop')).text).toContain('No deck made')
    expect((await pasted(ann, '   \n\n')).text).toContain('The list is empty')
    expect(await kept(ann)).toEqual([])
  })

  it('says of a misspelt card of the other side whose it is', async () => {
    const ann = user('Ann')
    const data = '2 Sandstorm\n1 Sith Lightsabre\n1 Yoda Jedi Mastre\n'
    const { text } = await deck(ann, 'import', { file: file(data) })
    expect(text).toContain('line 2: “1 Sith Lightsabre” → Sith Lightsaber\n')
    expect(text).toContain('line 3: “1 Yoda Jedi Mastre” → Yoda, Jedi Master (Light Side)')
    expect(text).toContain('is not a card of the Dark Side')
  })

  it('adds a list to an existing deck', async () => {
    const ann = user('Ann')
    const panel = await begun(ann)
    const form = await ann.click(panel.message, 'Add cards')
    const more = await fill(ann, form, { list: '2 Sandstorm\n1 Sniper\nnonsense xyzzy' })
    expect(more.text).toContain('3 cards imported.')
    expect(more.text).toContain('1 line could not be read')
    const again = await fill(ann, await ann.click(more.message, 'Add cards'), { list: code })
    expect(again.text).toContain('60 cards imported.')
    expect((await listOf(ann)).find(({ card }) => card === 'DM-129')!.count).toBe(3)
    const nothing = await fill(ann, await ann.click(again.message, 'Add cards'), { list: 'xyzzy' })
    expect(nothing.text).toContain('Nothing added')
    expect(textOf(ann.now(again.message)!)).toContain('63 cards')
  })

  it.each([
    ['UTF-8', Buffer.from('2 Padmé Naberrie, Handmaiden\n')],
    ['UTF-16', Buffer.from('\ufeff2 Padmé Naberrie, Handmaiden\r\n', 'utf16le')],
    ['Latin-1', Buffer.from('2 Padmé Naberrie, Handmaiden\r\n', 'latin1')],
    ['a spreadsheet', Buffer.from('Qty;Card\n2;"Padmé Naberrie, Handmaiden"\n')],
  ])('reads a file in %s', async (_, data) => {
    const ann = user('Ann')
    const panel = await deck(ann, 'import', { file: file(data), name: 'Filed' })
    expect(panel.text).toContain('2 cards imported.')
    expect(await kept(ann)).toMatchObject([{ name: 'Filed', seat: 'light', list: [{ card: 'DM-5', count: 2 }] }])
  })

  it('reads the file of another program, and says how many cards outside the deck it left out', async () => {
    const ann = user('Ann')
    const data = readFileSync(new URL('../decks/samples/lackey-young-jedi.dek', import.meta.url))
    const panel = await deck(ann, 'import', { file: file(data), name: 'CON' })
    expect(panel.text).toContain('3 cards imported.\n1 card outside the deck was left out.')
    expect((await kept(ann))[0]).toMatchObject({ name: 'CON', seat: 'dark', list: [{ count: 2 }, { count: 1 }] })
  })

  it.each<[string, Uint8Array, RegExp]>([
    ['of 5 MB', Buffer.alloc(5 * 1024 * 1024, '3 Sandstorm\n'), /too large: 5120 KB.* 256 KB/],
    ['that is a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /not a text file/],
    ['that is empty', Buffer.from(' \n'), /file is empty/],
    [
      'that is a novel',
      Buffer.from(
        Array.from({ length: 900 }, (_, at) => `It was ${at} o’clock ${'abcdefghij'[at % 10]} ${Math.sin(at)}`).join(
          '\n',
        ),
      ),
      /doesn’t look like a deck list/,
    ],
    [
      'that is a web page',
      Buffer.from('<!DOCTYPE html><html><body><p>1 Kessel</p></body></html>'),
      /^HoloNet can’t read this document\. Send/,
    ],
  ])('refuses a file %s', async (_, data, answer) => {
    const ann = user('Ann')
    const told = await deck(ann, 'import', { file: file(data) })
    expect(isEphemeral(told.message)).toBe(true)
    expect(told.text).toMatch(answer)
    expect(await kept(ann)).toEqual([])
  })

  it('refuses a share code that is damaged, cut, or of a newer version', async () => {
    const ann = user('Ann')
    const middle = Math.floor(code.length / 2)
    const damaged = `${code.slice(0, middle)}${code[middle] === 'A' ? 'B' : 'A'}${code.slice(middle + 1)}`
    expect((await deck(ann, 'import', { code: damaged })).text).toContain('wrong or missing')
    expect((await deck(ann, 'import', { code: code.slice(0, -9) })).text).toContain('incomplete')
    expect((await deck(ann, 'import', { code: code.replace('HOLO1', 'HOLO9') })).text).toContain('newer version')
    expect(await kept(ann)).toEqual([])
    expect((await deck(ann, 'import', { code })).text).toContain('60 cards imported.')
    expect(await kept(ann)).toMatchObject([{ name: 'The Invasion', list: ready.list }])
  })
})

describe('a file that was sent', () => {
  const answers: Record<string, (res: ServerResponse) => void> = {
    '/deck.txt': (res) => res.end('3 Sandstorm'),
    '/gone.txt': (res) => res.writeHead(404).end('nothing here'),
    '/elsewhere.txt': (res) => res.writeHead(302, { location: '/deck.txt' }).end(),
    '/endless.txt': (res) => {
      const more = () => {
        while (res.write('x'.repeat(1000)));
        res.once('drain', more)
      }
      more()
    },
    '/broken.txt': (res) => {
      res.writeHead(200, { 'content-length': '100' })
      res.write('half')
      setTimeout(() => res.destroy(), 20)
    },
  }
  let server: Server
  let origin: string
  beforeAll(async () => {
    server = createServer((req, res) => answers[req.url ?? '']?.(res))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const sent = (path: string, size = 10) => ({ name: 'deck.txt', size, url: `${origin}${path}` })

  it('is fetched from where Discord keeps files, and from nowhere else', async () => {
    const text = await new FileFetcher(`${origin}/api`).fetch(sent('/deck.txt'), 1000)
    expect(Buffer.from(text as Uint8Array).toString()).toBe('3 Sandstorm')
    const gone = { refused: 'decks.file-gone', values: {} }
    expect(await new FileFetcher(undefined).fetch(sent('/deck.txt'), 1000)).toEqual(gone)
    const fetcher = new FileFetcher(`${origin}/api`)
    for (const url of ['file:///etc/hostname', 'http://127.0.0.1:1/x', 'nonsense', `${origin}@evil.example/deck.txt`])
      expect(await fetcher.fetch({ ...sent(''), url }, 1000), url).toEqual(gone)
    for (const path of ['/gone.txt', '/elsewhere.txt', '/broken.txt'])
      expect(await fetcher.fetch(sent(path), 1000), path).toEqual(gone)
  })

  it('is not fetched when it is too large, whether it says so or not', async () => {
    const fetcher = new FileFetcher(`${origin}/api`)
    expect(await fetcher.fetch({ ...sent('/nobody asks for this'), size: 5_000_000 }, 1000)).toMatchObject({
      refused: 'decks.file-large',
      values: { size: 4883 },
    })
    expect(await fetcher.fetch(sent('/endless.txt'), 100_000)).toMatchObject({ refused: 'decks.file-large' })
  })
})

describe('names', () => {
  const hostile = '**B** `c` <@1> @everyone \u202egnirts\u202c [x](https://evil.example) # ||s|| :joy:'.slice(0, 100)

  it('are shown literally, mention nobody and reverse no text', async () => {
    const ann = user('Ann')
    const bob = user('Bob')
    const panel = await deck(ann, 'new', { game: 'yj', name: '**B** <@1> @everyone \u202egnirts\u202c', side: DARK })
    expect(await kept(ann)).toMatchObject([{ name: '**B** <@1> @everyone gnirts' }])
    const shown = textOf(panel.message)
    expect(shown).toContain('### \\*\\*B\\*\\* \\<@\u200b1\\> @\u200beveryone gnirts')
    await deck(ann, 'add', { deck: '**B** <@1> @everyone gnirts', card: 'DM-129' })
    const asked = await deck(ann, 'share', { deck: '**B** <@1> @everyone gnirts' })
    const posted = bob.next('shares a deck')
    await ann.click(asked.message, 'Post the list')
    const message = await posted
    expect([message.mentions, message.mention_everyone, message.mention_roles]).toEqual([[], false, []])
    expect(textOf(message)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(textOf(message)).not.toMatch(/(?<!\\)<@|@everyone/)
  })

  it('names that can’t be read or are too long are refused with the limits', async () => {
    const ann = user('Ann')
    for (const name of ['\u200b\u200b', ' ', 'x'.repeat(61)])
      expect((await deck(ann, 'new', { game: 'yj', name, side: DARK })).text).toContain('1 to 60 characters')
    expect(await kept(ann)).toEqual([])
  })

  it('are as harmless in an exported file as on the panel', async () => {
    const ann = user('Ann')
    const panel = await deck(ann, 'import', { file: file(`# ${hostile}\n2 Sandstorm\n<@1> @here **x**\n`) })
    const [{ name } = { name: '' }] = await kept(ann)
    expect(name).not.toMatch(/\p{C}/u)
    expect(textOf(panel.message)).not.toMatch(/(?<!\\)<@|@here|@everyone|(?<!\\)\]\(/)
  })

  it('are changed by command and by form', async () => {
    const ann = user('Ann')
    await begun(ann, 'One')
    const two = await begun(ann, 'Two')
    expect((await deck(ann, 'rename', { deck: 'One', name: 'Uno' })).text).toContain('Deck renamed')
    expect((await deck(ann, 'rename', { deck: 'Uno', name: 'two' })).text).toContain('a deck named “two”')
    const renamed = await fill(ann, await choose(ann, two.message, 'Rename…'), { name: 'Due' })
    expect(renamed.text).toContain('### Due')
    expect((await kept(ann)).map(({ name }) => name).toSorted()).toEqual(['Due', 'Uno'])
  })
})

describe('privacy', () => {
  it('shows an unshared deck to nobody but its owner', async () => {
    const [ann, bob] = [user('Ann'), user('Bob')]
    const before = publicMessages(bob, 'general').length
    const panel = await pasted(ann, READY, { name: 'Top secret' })
    const [{ id } = { id: '' }] = await kept(ann)
    await choose(ann, panel.message, 'Export')
    // Nothing was posted, and Bob's own list, choices and commands don't show the deck.
    expect(publicMessages(bob, 'general')).toHaveLength(before)
    expect((await deck(bob, 'list')).text).toContain('You have no deck yet')
    expect(await bob.autocomplete('deck', 'deck', '', { subcommand: 'show' })).toEqual([])
    const others = { deck: id }
    expect(await bob.autocomplete('deck', 'card', '', { subcommand: 'remove', others })).toEqual([])
    for (const [subcommand, more] of [
      ['show', {}],
      ['export', {}],
      ['share', {}],
      ['delete', {}],
      ['copy', {}],
      ['rename', { name: 'Mine now' }],
      ['add', { card: 'DM-129' }],
      ['remove', { card: 'DM-129' }],
    ] as const) {
      for (const named of [id, 'Top secret']) {
        const told = await deck(bob, subcommand, { deck: named, ...more })
        expect(told.text, subcommand).toBe('Deck not found. `/deck list` shows yours.')
        expect(isEphemeral(told.message)).toBe(true)
      }
    }
    expect(await kept(ann)).toMatchObject([{ name: 'Top secret', version: 0 }])
    await isReady(ann)
    expect(world.log.join('\n')).not.toContain('Top secret')
  })

  it('refuses buttons of a deck to anybody but its owner, even with ids made up', async () => {
    const [ann, bob] = [user('Ann'), user('Bob')]
    await pasted(ann, `${READY}\nDarth Sidious`, { name: 'Top secret' })
    const [mine] = await kept(ann)
    const shown: string[] = []
    const said = (body: unknown) => void shown.push(JSON.stringify(body))
    const incoming = {
      id: 'forged',
      person: bob.id,
      name: 'Bob',
      language: 'en',
      placeLanguage: 'en',
      place: { guildId: null, channelId: 'none' },
      withBot: false,
      alone: true,
      values: ['DM-129', '4 DM-129', mine!.id],
      fields: { name: 'x', list: '1 Sandstorm', text: 'maul' },
      customId: '',
    } as const
    const request = { incoming, show: async (body: unknown) => `${said(body)}`, tell: said }
    const app = { games: { [youngJedi.id]: youngJedi }, decks: world.holonet.decks }
    const run = (kind: 'd' | 'dl', ...parts: string[]) =>
      deckClicks[kind]!.run(request as unknown as Request<IncomingClick>, parts, app as unknown as App)
    const actions = [
      ...['show', 'page', 'card', 'out', 'pick', 'found', 'added', 'meant', 'skip', 'skip-all', 'renamed', 'copy'],
      ...['export', 'share', 'delete', 'deleted', 'nonsense', 'toString'],
    ]
    for (const action of actions) await run('d', mine!.id, '0', action, 'DM-129', '4')
    await run('d', mine!.id, '0', 'set', 'DM-129', '4')
    await run('d', mine!.id, '0', 'format', 'starter')
    await run('d', mine!.id, '0', 'post', 'list', 'drawn')
    await run('dl', 'open')
    expect(shown).toHaveLength(actions.length + 4)
    for (const body of shown) {
      expect(body).toMatch(/Deck not found|The deck was deleted/)
      expect(body).not.toMatch(/Top secret|Sandstorm|Battle Droid|Sidious/)
    }
    expect(await kept(ann)).toEqual([mine])
    expect(await kept(bob)).toEqual([])
  })

  it('shares a deck only after a question, as a list or a code', async () => {
    const [ann, bob] = [user('Ann'), user('Bob')]
    const panel = await pasted(ann, READY, { name: 'For all' })
    const asked = await choose(ann, panel.message, 'Share…')
    expect(asked.text).toContain('Show “For all” to everyone')
    expect((await ann.click(asked.message, 'Back to the deck')).text).toContain('### For all')
    const again = await deck(ann, 'share', { deck: 'For all' })
    const posted = bob.next('shares a deck')
    const shown = await ann.click(again.message, 'Post the share code')
    expect(shown.text).toContain('Everyone here can see it now.')
    const message = await posted
    // Nobody is asked for anything: no phone of the channel makes a sound.
    expect((message.flags ?? 0) & MessageFlags.SuppressNotifications).not.toBe(0)
    const words = textOf(message)
    expect(words).toContain('For all')
    expect(words).not.toContain('Battle Droid')
    const taken = await deck(bob, 'import', { code: words })
    expect(taken.text).toContain('60 cards imported.')
    expect(await kept(bob)).toMatchObject([{ name: 'For all', seat: 'dark', format: 'full' }])
    await isReady(bob)
    // The copy is Bob's own: changing it leaves Ann's deck as it was.
    await deck(bob, 'remove', { deck: 'For all', card: 'DM-79' })
    await isReady(ann)
  })

  it('offers the code and the file where nobody else can read', async () => {
    const ann = user('Ann')
    await begun(ann, 'Alone')
    const dm = await ann.openDm()
    const told = await deck(ann, 'share', { deck: 'Alone' }, dm)
    expect(told.text).toContain('No one else reads this chat')
    expect(told.text).toContain('HOLO1-')
  })
})

describe('exporting, copying and deleting a deck', () => {
  it('exports it as text, code and file, each of which can be imported again', async () => {
    const ann = user('Ann')
    await pasted(ann, READY, { name: 'Été à Naboo' })
    const out = await deck(ann, 'export', { deck: 'Été à Naboo' })
    const [attached] = filesOf(out.message)
    expect(attached).toMatchObject({ name: 'ete-a-naboo.txt' })
    const data = Buffer.from(await (await fetch(attached!.url)).arrayBuffer())
    const [, text] = /```\n(# [^`]+)\n```/.exec(textOf(out.message)) ?? []
    const [, inCode] = /(HOLO1-\w+)/.exec(textOf(out.message)) ?? []
    for (const values of [{ file: file(data) }, { code: inCode! }]) {
      const bob = user('Bob')
      await deck(bob, 'import', values)
      expect(await kept(bob)).toMatchObject([{ name: 'Été à Naboo', seat: 'dark', format: 'full', doubts: [] }])
      await isReady(bob)
    }
    expect((await pasted(user('Cid'), text ?? '')).text).toContain('60 cards imported.')
  })

  it('copies it under another name', async () => {
    const ann = user('Ann')
    const panel = await pasted(ann, READY, { name: 'First' })
    const copy = await choose(ann, panel.message, 'Copy')
    expect(copy.text).toContain('This is the copy.')
    expect(copy.text).toContain('First (2)')
    await deck(ann, 'copy', { deck: 'First', name: 'Second' })
    expect((await kept(ann)).map(({ name }) => name)).toEqual(['Second', 'First (2)', 'First'])
  })

  it('copies a ready-made deck, from the list or from its panel', async () => {
    const ann = user('Ann')
    const list = await deck(ann, 'list')
    const taken = await ann.select(list.message, 'Copy a ready-made deck', 'The Invasion')
    expect(taken.text).toContain('This deck is yours now')
    expect(taken.text).toContain('✅ **Legal')
    expect(await kept(ann)).toMatchObject([{ name: 'The Invasion', seat: 'dark', format: 'full' }])
    await isReady(ann)
    const offered = await ann.autocomplete('deck', 'deck', 'invasion', { subcommand: 'copy' })
    expect(offered.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^The Invasion · Dark Side/),
      'The Invasion · ready-made',
    ])
    await deck(ann, 'copy', { deck: offered[1]!.value })
    await deck(ann, 'copy', { deck: 'sith and scoundrels', name: 'Mauls' })
    expect((await kept(ann)).map(({ name }) => name)).toEqual(['Mauls', 'The Invasion (2)', 'The Invasion'])
    // The deck is only copied, never edited.
    expect(await ann.autocomplete('deck', 'deck', 'scoundrels', { subcommand: 'add' })).toEqual([])
    expect((await deck(ann, 'show', { deck: 'young-jedi/dark-sith' })).text).toContain(
      'Deck not found. `/deck list` shows yours.',
    )
    expect((await deck(ann, 'copy', { deck: 'young-jedi/nothing' })).text).toContain(
      'Deck not found. `/deck list` shows yours.',
    )
  })

  it('deletes it after a question, and only then', async () => {
    const ann = user('Ann')
    const panel = await begun(ann)
    const asked = await choose(ann, panel.message, 'Delete…')
    expect(asked.text).toContain('Delete “Mine”?')
    const back = await ann.click(asked.message, 'Keep deck')
    expect(back.text).toContain('### Mine')
    const again = await choose(ann, back.message, 'Delete…')
    const gone = await ann.click(again.message, 'Delete')
    expect(gone.text).toContain('“Mine” deleted.')
    expect(await kept(ann)).toEqual([])
    expect((await deck(ann, 'show', { deck: 'Mine' })).text).toContain('Deck not found. `/deck list` shows yours.')
  })
})

/** Does the same in two clients of a person, before either is answered. */
function twice(person: TestUser, act: (options: ActOptions) => Promise<unknown>): Promise<unknown> {
  const first = act({})
  person.reload()
  return Promise.all([first, act({ until: 'sent' })])
}

describe('clicks', () => {
  it('count once when they arrive twice, without a message', async () => {
    const ann = user('Ann')
    await begun(ann)
    const panel = (await deck(ann, 'add', { deck: 'Mine', card: 'DM-129', count: 2 })).message
    const told = ann.messages('general').length
    await Promise.all([ann.click(panel, '+ 1'), ann.click(panel, '+ 1')])
    expect(await kept(ann)).toMatchObject([{ version: 2, list: [{ card: 'DM-129', count: 3 }] }])
    expect(textOf(ann.now(panel)!)).not.toContain('meanwhile')
    await Promise.all([ann.click(panel, 'Remove'), ann.click(panel, 'Remove')])
    expect(await kept(ann)).toMatchObject([{ version: 3, list: [] }])
    const shown = ann.now(panel)!
    await twice(ann, () => choose(ann, shown, /^Switch to: Starter/))
    expect(await kept(ann)).toMatchObject([{ version: 4, format: 'starter' }])
    expect(ann.messages('general')).toHaveLength(told)
  })

  it('copy, post and delete once when they arrive twice', async () => {
    const [ann, bob] = [user('Ann'), user('Bob')]
    const panel = (await begun(ann)).message
    const { customId, option } = entryOf(panel, 'Copy')
    const copy = [option.value]
    await twice(ann, (options) => ann.select(panel, customId, copy, options))
    await world.quiet()
    expect((await kept(ann)).map(({ name }) => name)).toEqual(['Mine (2)', 'Mine'])
    expect(textOf(ann.now(panel)!)).toContain('This is the copy.')

    const question = (await deck(ann, 'share', { deck: 'Mine' })).message
    const before = publicMessages(bob, 'general').length
    await Promise.all([ann.click(question, 'Post the list'), ann.click(question, 'Post the list')])
    expect(publicMessages(bob, 'general')).toHaveLength(before + 1)
    // Another click posts it again.
    const again = (await deck(ann, 'share', { deck: 'Mine' })).message
    await ann.click(again, 'Post the list')
    expect(publicMessages(bob, 'general')).toHaveLength(before + 2)

    const sure = (await deck(ann, 'delete', { deck: 'Mine' })).message
    await Promise.all([ann.click(sure, 'Delete'), ann.click(sure, 'Delete')])
    expect(textOf(ann.now(sure)!)).toMatch(/deleted/)
    expect((await kept(ann)).map(({ name }) => name)).toEqual(['Mine (2)'])
  })

  it('in a second window are answered with a notice when the first has changed the deck', async () => {
    const ann = user('Ann')
    await begun(ann)
    await deck(ann, 'add', { deck: 'Mine', card: 'DM-129', count: 2 })
    const one = (await deck(ann, 'show', { deck: 'Mine' })).message
    const two = (await deck(ann, 'show', { deck: 'Mine' })).message
    const picked = (await ann.select(one, 'Change a card', '2 × Sandstorm')).message
    const other = (await ann.select(two, 'Change a card', '2 × Sandstorm')).message
    await ann.click(picked, '+ 1')
    const late = await ann.click(other, '− 1')
    expect(late.text).toContain('has changed meanwhile, so nothing was done')
    expect(late.text).toContain('3 × Sandstorm')
    expect(await kept(ann)).toMatchObject([{ list: [{ card: 'DM-129', count: 3 }] }])
    // Its buttons are those of the deck as it is now.
    const card = (await ann.select(late.message, 'Change a card', '3 × Sandstorm')).message
    await ann.click(card, '− 1')
    expect(await kept(ann)).toMatchObject([{ list: [{ card: 'DM-129', count: 2 }] }])
    // The typed change is kept, with a notice that the deck has changed meanwhile.
    const form = await choose(ann, ann.now(picked)!, 'Add cards…')
    await deck(ann, 'add', { deck: 'Mine', card: 'DM-130' })
    const added = await fill(ann, form, { list: '1 STAP' })
    expect(added.text).toContain('changed meanwhile; the cards were added to its current version')
    expect((await listOf(ann)).map(({ card }) => card)).toEqual(['DM-129', 'DM-130', 'DM-116'])
    // A confirmed deletion concerns the deck as the person saw it.
    const sure = (await choose(ann, added.message, 'Delete…')).message
    await deck(ann, 'add', { deck: 'Mine', card: 'DM-130' })
    expect((await ann.click(sure, 'Delete')).text).toContain('nothing was done')
    expect(await kept(ann)).toHaveLength(1)
  })

  it('on a deleted deck show the remaining decks', async () => {
    const ann = user('Ann')
    const panel = (await begun(ann)).message
    const sure = (await deck(ann, 'delete', { deck: 'Mine' })).message
    await ann.click(sure, 'Delete')
    expect((await choose(ann, panel, 'Export')).text).toContain('Deck not found. `/deck list` shows yours.')
  })
})

describe('size', () => {
  it('of the largest deck does not keep it from being shown, exported and shared', async () => {
    const ann = user('Ann')
    const cards = youngJedi.cards.all.filter(({ side }) => side === 'light')
    const list = cards.slice(0, 200).map(({ id }) => `99 ${id}`)
    const panel = await deck(ann, 'import', { file: file(`# ${'W'.repeat(60)}\n${list.join('\n')}`) })
    expect(panel.text).toContain('19800 cards imported.')
    expect(panel.text).toContain('The rest: *More…*, *Whole list*')
    expect((await choose(ann, panel.message, /^Whole list/)).text).toContain('…full list: Export')
    await ann.click(panel.message, 'Back to the deck')
    const offered = () =>
      controlsOf(ann.now(panel.message)!)
        .filter(({ customId }) => customId.includes('|card|'))
        .flatMap(({ options }) => options.map(({ value }) => value))
    const seen = new Set(offered())
    for (let page = 1; page < 4; page++) {
      await ann.click(panel.message, 'Next ›')
      for (const card of offered()) seen.add(card)
    }
    expect(seen.size).toBe(200)
    const out = await deck(ann, 'export', { deck: 'W'.repeat(60) })
    const data = await (await fetch(filesOf(out.message)[0]!.url)).text()
    expect(data.split('\n').filter((line) => line.startsWith('99 '))).toHaveLength(200)
    const asked = await deck(ann, 'share', { deck: 'W'.repeat(60) })
    expect((await ann.click(asked.message, 'Post the list')).text).toContain('Everyone here')
  })

  it('of the list of decks does not matter: all fifty can be opened', async () => {
    const ann = user('Ann')
    for (let at = 0; at < 50; at++)
      await world.holonet.decks.create({
        person: ann.id,
        interaction: `${ann.id} ${at}`,
        name: `Deck ${at} ${'あ'.repeat(50)}`,
        game: youngJedi.id,
        seat: 'dark',
        format: 'full',
        list: ready.list,
      })
    const list = (await deck(ann, 'list')).message
    const openers = () => controlsOf(ann.now(list)!).filter(({ customId }) => customId.includes('|open|'))
    const offered = new Set<string>()
    for (let page = 0; page < 10; page++) {
      for (const { options } of openers()) for (const { value } of options) offered.add(value)
      const next = controlsOf(ann.now(list)!).find(({ customId }) => customId.startsWith(`1|dl|page|${page + 1}`))
      if (next === undefined || next.disabled) break
      await ann.click(list, next.customId)
    }
    expect(offered.size).toBe(50)
    expect((await begun(ann)).text).toContain('You have 50 decks')
    const last = openers().at(-1)!
    expect((await ann.select(list, last.customId, last.options.at(-1)!.value)).text).toContain('### Deck 0')
    expect(await ann.autocomplete('deck', 'deck', '', { subcommand: 'show' })).toHaveLength(25)
  })
})

describe('French', () => {
  it('is spoken throughout', async () => {
    const ann = user('Ann')
    ann.locale('fr')
    const panel = await deck(ann, 'import', { file: file('2 Sandstorm\n3 Darth Maul\nxyzzy'), name: 'Été' })
    expect(panel.text).toContain('2 cartes importées.')
    expect(panel.text).toMatch(/Quelle carte est-ce\s\?/)
    expect(panel.text).toMatch(/\*\*Couleur\s:\*\* 🟡 jaune 2/)
    expect(panel.text).toMatch(/Le deck compte 2 cartes, il en faut \d+\. \(règle 2\.\d\)/)
    const settled = await ann.click(panel.message, 'Aucune de celles-ci')
    expect(labels(settled.message)).toEqual(expect.arrayContaining(['Ajouter…', 'Trouver une carte…']))
    expect(controlsOf(settled.message).flatMap(({ options }) => options.map(({ label }) => label))).toEqual(
      expect.arrayContaining(['Exporter', 'Partager…', 'Supprimer…']),
    )
    const out = await choose(ann, settled.message, 'Exporter')
    expect(out.text).toMatch(/Code de partage, pour `\/deck importer`/)
    const form = (await deck(ann, 'import')).form
    expect(form.modal.title).toBe('Importer une liste')
    expect((await deck(ann, 'import', { code: 'x' })).text).toContain('Pas un code de partage')
  })
})

describe('challenges', () => {
  it('offer people their own decks in private, and say why some can’t be chosen', async () => {
    const [ann, bob] = [user('Ann'), user('Bob')]
    await pasted(ann, READY, { name: 'Ready' })
    await begun(ann, 'Empty')
    await deck(ann, 'copy', { deck: 'Ready', name: 'Enhanced' })
    await deck(ann, 'remove', { deck: 'Enhanced', card: 'DM-79' })
    await deck(ann, 'add', { deck: 'Enhanced', card: 'EM-P4' })
    const choice = await typePlay(ann, { opponent: bob, format: 'young-jedi/full', side: DARK })
    expect(isEphemeral(choice.message)).toBe(true)
    const [select] = controlsOf(choice.message)
    const labels = select!.options.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['★ Ready', '★ Enhanced']))
    expect(labels.join()).not.toContain('Empty')
    expect(choice.text).toContain('Not available now')
    expect(choice.text).toMatch(/Empty: The deck holds 0 cards and needs 60\. \(rule 2\.2\) \(and \d+ more errors\)/)
    const posted = bob.next(`<@${bob.id}>`)
    await ann.select(choice.message, select!.customId, '★ Ready')
    expect(textOf(await posted)).not.toContain('Ready')
  })
})
