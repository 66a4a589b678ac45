/** Looking up cards by /card, /search and a message’s *Apps* menu. */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, filesOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import type { CardBook, CardFacts } from '../../src/contract/index.ts'
import { cardClicks } from '../../src/discord/cards/card-clicks.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { ClickHandler } from '../../src/discord/shell/click.ts'
import { writtenIn } from '../../src/discord/shell/message-text.ts'
import type { IncomingClick, Request } from '../../src/discord/shell/requests.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { tiny } from '../games/high-card.ts'
import { artist } from './artist.ts'
import { publicMessages, startWorld, type World } from './world.ts'

const worth = ({ value }: CardFacts) => Number(value)
const twins = (id: string) => [id.startsWith('left') ? id.replace('left', 'right') : id.replace('right', 'left')]

/** High Card with everything that a catalogue of cards can have. */
const book: CardBook = {
  ...tiny.cards,
  versions: twins,
  nicknames: { shorty: ['1'] },
  rulings: [
    ruling('one', ['left-1'], 'The left one is small.'),
    ...Array.from({ length: 4 }, (_, at) => ruling(`two-${at}`, ['left-2', 'right-2'], `Word ${at} on twos.`)),
  ],
  filters: [
    {
      id: 'side',
      label: { en: 'Side', fr: 'Côté' },
      values: ['left', 'right'].map((id) => ({ id, label: { en: id, fr: id === 'left' ? 'gauche' : 'droite' } })),
      of: ({ side }) => [side],
    },
    { id: 'value', label: { en: 'Value', fr: 'Valeur' }, of: worth },
    {
      id: 'is',
      label: { en: 'Is', fr: 'Vaut' },
      values: Array.from({ length: 30 }, (_, at) => ({
        id: `n${at}`,
        label: { en: `number ${at}`, fr: `nombre ${at}` },
      })),
      of: (card) => [`n${worth(card)}`],
    },
  ],
}

function ruling(id: string, cards: string[], en: string) {
  return { id, cards, rules: ['1.2'], text: { en, fr: `${en} (fr)` } }
}

/** The number of cards on a page of a search. */
const ON_A_PAGE = 8

/** The description of the sheet of cards in a message. */
const sheetOf = ({ components = [] }: APIMessage): string | null | undefined =>
  components.flatMap((part) => (part.type === ComponentType.MediaGallery ? part.items : []))[0]?.description

const high = { ...tiny, cards: book }

let world: World
beforeAll(async () => {
  world = await startWorld({ games: { [youngJedi.id]: youngJedi, tiny: high }, pictures: artist })
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

/** The media of a message with their descriptions. */
function pictures(message: APIMessage): { url: string; description?: string }[] {
  const inside = (components: readonly unknown[]): { url: string; description?: string }[] =>
    components.flatMap((component) => {
      const { items = [], components: inner = [] } = component as {
        items?: { media: { url: string }; description?: string }[]
        components?: unknown[]
      }
      return [
        ...items.map(({ media, description }) => ({ url: media.url, description: description! })),
        ...inside(inner),
      ]
    })
  return inside(message.components ?? [])
}

describe('/card', () => {
  it('completes names of cards, and tells versions apart', async () => {
    const ann = user('Ann')
    const choices = await ann.autocomplete('card', 'name', '3 of lef')
    expect(choices[0]).toMatchObject({ name: '3 of the left · Number', value: 'tiny/left-3' })
    const [first] = await ann.autocomplete('card', 'name', 'maul lord')
    expect(first).toMatchObject({ value: 'young-jedi/DM-106' })
    expect(first!.name).toMatch(/^Darth Maul, Sith Lord · Dark Side · Character/)
    ann.locale('fr')
    expect((await ann.autocomplete('card', 'name', 'maul lord'))[0]!.name).toContain('Personnage')
    // Two with the same name
    const alike = (await ann.autocomplete('card', 'name', "darth maul's lightsaber")).map(({ name }) => name)
    expect(alike[0]).toMatch(/^Darth Maul's Lightsaber \(JC-106\) · /)
    expect(alike[1]).toMatch(/^Darth Maul's Lightsaber \(BL-109\) · /)
    expect(await ann.autocomplete('card', 'name', '')).toHaveLength(25)
    expect(await ann.autocomplete('card', 'name', 'xyzzy plugh')).toEqual([])
  })

  it('shows a card with its picture and text to the person who asked', async () => {
    const bob = user('Bob')
    const shown = await bob.slash('card', { name: 'young-jedi/DM-106' })
    expect(isEphemeral(shown.message)).toBe(true)
    expect(shown.text).toContain('Darth Maul, Sith Lord')
    expect(shown.text).toContain('DM-106')
    const [picture] = pictures(shown.message)
    expect(picture?.description).toContain('Darth Maul')
    const file = await fetch(picture!.url)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect((await bob.slash('card', { name: 'jc 117' })).text).toMatch(/-# DM-118 .*\n-# Also printed as .*JC-117/)
    expect((await bob.slash('card', { name: 'sith lightsabre' })).text).toContain('**◆ Sith Lightsaber**')
  })

  it('shows text to a person who plays with text only, unless they ask for the picture or share the card', async () => {
    const wim = user('Wim')
    await world.holonet.persons.change(wim.id, { wordsOnly: true })
    const shown = await wim.slash('card', { name: 'stap' })
    expect(pictures(shown.message)).toEqual([])
    expect(pictures((await wim.click(shown.message, 'With picture')).message)).toHaveLength(1)
    expect(pictures((await wim.slash('card', { name: 'stap', text: false })).message)).toHaveLength(1)
    expect(pictures((await wim.slash('card', { name: 'stap', public: true })).message)).toHaveLength(1)
  })

  it('shows text only on request, and switches between text and picture', async () => {
    const cid = user('Cid')
    const shown = await cid.slash('card', { name: 'stap', text: true })
    expect(pictures(shown.message)).toEqual([])
    expect(filesOf(shown.message)).toEqual([])
    const drawn = await cid.click(shown.message, 'With picture')
    expect(drawn.message.id).toBe(shown.message.id)
    expect(pictures(drawn.message)).toHaveLength(1)
    const plain = await cid.click(drawn.message, 'Text only')
    expect(filesOf(plain.message)).toEqual([])
    expect(plain.text).toContain('STAP')
  })

  it('lists several matching cards, and shows the picked one', async () => {
    const dan = user('Dan')
    const asked = await dan.slash('card', { name: 'darth maul' })
    expect(isEphemeral(asked.message)).toBe(true)
    const [which] = controlsOf(asked.message)
    expect(which!.options.length).toBeGreaterThan(5)
    const shown = await dan.select(asked.message, which!.customId, 'Darth Maul, Sith Warrior')
    expect(shown.message.id).toBe(asked.message.id)
    expect(shown.text).toContain('JC-105')
  })

  it('shows a shared card to everybody, but the list of choices to one person', async () => {
    const [eve, fay] = [user('Eve'), user('Fay')]
    const open = await eve.slash('card', { name: 'stap', public: true })
    expect(isEphemeral(open.message)).toBe(false)
    expect(controlsOf(open.message).map(({ label }) => label)).not.toContain('Show to everyone')
    const asked = await eve.slash('card', { name: 'darth maul', public: true })
    expect(isEphemeral(asked.message)).toBe(true)
    const shown = await eve.select(asked.message, 'Choose a card', 'young-jedi/JC-105')
    expect(isEphemeral(shown.message)).toBe(false)
    // Another person who clicks below it gets their own.
    const other = await fay.click(fay.now(open.message)!, 'Text only')
    expect(isEphemeral(other.message)).toBe(true)
    expect(other.message.id).not.toBe(open.message.id)
    const shared = await fay.click(other.message, 'Show to everyone')
    expect(isEphemeral(shared.message)).toBe(false)
    expect(textOf(shared.message)).toContain('STAP')
  })

  it('answers in a direct message with a lasting message', async () => {
    const gus = user('Gus')
    const dm = await gus.openDm()
    const shown = await gus.slash('card', { name: 'stap' }, { channel: dm })
    expect(isEphemeral(shown.message)).toBe(false)
    expect(controlsOf(shown.message).map(({ label }) => label)).not.toContain('Show to everyone')
  })

  it('shows other versions side by side, each to be opened, and the way back', async () => {
    const hal = user('Hal')
    const shown = await hal.slash('card', { name: 'tiny/left-3' })
    const versions = await hal.click(shown.message, 'Compare versions (2)')
    expect(versions.text).toContain('5 of the left'.replace('5', '3'))
    expect(versions.text).toContain('3 of the right')
    expect(pictures(versions.message)).toHaveLength(1)
    expect((await hal.click(versions.message, 'Back to the card')).text).toContain('left-3')
    const again = await hal.click(shown.message, 'Compare versions (2)')
    const other = await hal.select(again.message, 'Choose a card', 'tiny/right-3')
    expect(other.message.id).toBe(shown.message.id)
    expect(other.text).toContain('right-3')
  })

  it('compares versions by their numbers, with their controls below', async () => {
    const lou = user('Lou')
    const shown = await lou.slash('card', { name: 'young-jedi/DM-106' })
    const { text } = await lou.click(shown.message, /versions/)
    const [versions, related] = text.split('### Darth Maul: related cards')
    expect(versions).toMatch(
      /\*\*Darth Maul, Sith Lord\*\*\n-# Counters \d · Power \d · Damage \d · Destiny \d · Mos Espa/,
    )
    expect(versions).toContain('**Darth Maul, Sith Apprentice**')
    expect(versions).not.toContain('Lightsaber')
    expect(related).toContain("**Darth Maul's Lightsaber (JC-106)**\n-# Dark Side · Weapon")
    const alone = await lou.slash('card', { name: 'sith lightsaber' })
    expect(controlsOf(alone.message).filter(({ label }) => /versions|Related/.test(label))).toEqual([])
  })

  it('shows few rulings below the words of a card, and others behind a button', async () => {
    const ida = user('Ida')
    expect((await ida.slash('card', { name: 'tiny/left-1', text: true })).text).toContain(
      '• The left one is small. (rules 1.2)',
    )
    const shown = await ida.slash('card', { name: 'tiny/right-2' })
    expect(shown.text).not.toContain('on twos')
    const rulings = await ida.click(shown.message, 'Rulings (4)')
    for (const at of [0, 1, 2, 3]) expect(rulings.text).toContain(`Word ${at} on twos.`)
    ida.locale('fr')
    expect((await ida.click(rulings.message, 'Back to the card')).text).toContain('right-2')
    expect((await ida.slash('card', { name: 'tiny/left-1', text: true })).text).toContain('(fr)')
  })

  it('offers the nearest names where no card matches', async () => {
    const zoe = user('Zoe')
    const [first] = await zoe.autocomplete('card', 'name', 'watto zzzz qqqq')
    expect(first!.name).toContain('Watto')
    const asked = await zoe.slash('card', { name: 'watto zzzz qqqq' })
    expect(asked.text).toContain('No card found for “watto zzzz qqqq”.')
    expect(asked.text).toContain('Similar names:')
    expect(
      controlsOf(asked.message)[0]!
        .options.map(({ label }) => label)
        .join(),
    ).toContain('Watto')
  })

  it('says when no card has a similar name', async () => {
    const joe = user('Joe')
    expect((await joe.slash('card', { name: 'xyzzy' })).text).toContain('No card found for “xyzzy”')
    expect((await joe.slash('card', { name: '   ' })).text).toContain('No card found for')
  })

  it('works on after a restart', async () => {
    const kim = user('Kim')
    const shown = await kim.slash('card', { name: 'tiny/left-3' })
    await world.restart()
    await kim.until('the bot', () => kim.botOnline)
    expect((await kim.click(shown.message, 'Compare versions')).text).toContain('3 of the right')
  })
})

describe('/search', () => {
  it('has the filters of the games as options, in both languages', async () => {
    const lea = user('Lea')
    const { options = [] } = await lea.command('search')
    const names = options.map(({ name }) => name)
    for (const name of ['side', 'type', 'planet', 'value', 'is', 'text', 'public']) expect(names).toContain(name)
    expect(options.find(({ name }) => name === 'side')).toMatchObject({ name_localizations: { fr: 'côté' } })
    expect(JSON.stringify(options.find(({ name }) => name === 'side'))).toContain('High Card: left')
    expect(options.find(({ name }) => name === 'planet')).toMatchObject({
      description: 'Planet: Tatooine, Coruscant, Naboo',
      description_localizations: { fr: 'Planète\u00a0: Tatooine, Coruscant, Naboo' },
    })
    expect(options.find(({ name }) => name === 'cost')).toMatchObject({
      name_localizations: { fr: 'coût' },
      description: expect.stringContaining('2-4'),
    })
  })

  it('lists the cards that meet all conditions, page by page, and opens any', async () => {
    const max = user('Max')
    const list = await max.slash('search', { side: 'young-jedi/dark', type: 'young-jedi/character', power: '4+' })
    expect(isEphemeral(list.message)).toBe(true)
    const count = Number(list.text.match(/(\d+) cards/)?.[1])
    expect(count).toBeGreaterThan(20)
    expect(list.text).toContain('Page 1 of')
    expect(list.text).toMatch(/POWER: 4\+/i)
    // The cards show the numbers of the search, but not the side and type that all of them have.
    const powers = [...list.text.matchAll(/^-# \d+\. .* · Power (\d+)$/gm)].map(([, power]) => Number(power))
    expect(powers).toHaveLength(ON_A_PAGE)
    expect(Math.min(...powers)).toBeGreaterThanOrEqual(4)
    for (const line of list.text.split('\n').filter((one) => /^-# \d+\. /.test(one)))
      expect(line).not.toMatch(/character|dark side/i)
    const seen = new Set<string>()
    let page = list.message
    for (;;) {
      const lines = textOf(page)
        .split('\n')
        .filter((line) => /^-# \d+\. /.test(line))
      expect(lines[0]).toMatch(new RegExp(`^-# ${seen.size + 1}\\. `))
      expect(sheetOf(page)?.split('; ')).toHaveLength(lines.length)
      const options = controlsOf(page).find(({ kind }) => kind === 'select')!.options
      expect(lines).toHaveLength(options.length)
      for (const { value } of options) seen.add(value)
      const next = controlsOf(page).find(({ label }) => label.startsWith('Next'))!
      if (next.disabled) break
      page = (await max.click(page, next.customId)).message
    }
    expect(seen.size).toBe(count)
    const [any] = [...seen].slice(-1)
    const opened = await max.select(page, 'Choose a card', any!)
    expect(opened.message.id).toBe(page.id)
    expect(isEphemeral(opened.message)).toBe(true)
    expect(opened.text).toContain(any!.split('/')[1])
    // The list comes back, and the same card can be picked again.
    const back = await max.click(opened.message, 'Back')
    expect(back.text).toContain('Choose a card')
    expect((await max.select(back.message, 'Choose a card', any!)).text).toContain(any!.split('/')[1])
  })

  it('describes each card, but leaves out what all of them share', async () => {
    const mia = user('Mia')
    await world.holonet.persons.change(mia.id, { wordsOnly: true })
    const list = await mia.slash('search', { side: 'young-jedi/light', text: 'Amidala' })
    const lines = list.text.split('\n').filter((line) => /^\d+\. /.test(line))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.some((line) => line.includes(' · Character'))).toBe(true)
    for (const line of lines) expect(line).not.toContain('Light Side')
  })

  it('has no pictures for a person who plays with text only, unless everybody sees it', async () => {
    const max = user('Max')
    const asked = { type: 'young-jedi/battle' }
    expect(sheetOf((await max.slash('search', asked)).message)).toBeDefined()
    await world.holonet.persons.change(max.id, { wordsOnly: true })
    const list = await max.slash('search', asked)
    expect(sheetOf(list.message)).toBeUndefined()
    expect(sheetOf((await max.click(list.message, 'Next')).message)).toBeUndefined()
    expect(sheetOf((await max.slash('search', { ...asked, public: true })).message)).toBeDefined()
  })

  it('finds words of card texts, with other conditions or in all games', async () => {
    const nan = user('Nan')
    expect((await nan.slash('search', { text: 'lightsaber', side: 'young-jedi/light' })).text).toContain(
      'Jedi Lightsaber',
    )
    expect((await nan.slash('search', { text: '3 of the left' })).text).toContain('1 card')
    // Misspelt words find the card.
    expect((await nan.slash('search', { text: 'lightsabre', side: 'young-jedi/dark' })).text).toContain(
      'Sith Lightsaber',
    )
  })

  it('offers the values of a filter with many of them', async () => {
    const ole = user('Ole')
    const choices = await ole.autocomplete('search', 'is', 'number 12')
    expect(choices.map(({ value }) => value)).toEqual(['tiny/n12'])
    expect(await ole.autocomplete('search', 'is', '')).toHaveLength(25)
    expect((await ole.slash('search', { is: 'tiny/n3' })).text).toContain('2 cards: Is: number 3')
    // Typed and not picked
    expect((await ole.slash('search', { is: 'Number 3' })).text).toContain('2 cards')
  })

  it('says what is wrong with a search', async () => {
    const pat = user('Pat')
    expect((await pat.slash('search', {})).text).toContain('Choose at least one option')
    expect((await pat.slash('search', { power: 'lots' })).text).toContain('“lots” is not a number for')
    expect((await pat.slash('search', { is: 'zzz' })).text).toContain('Is can’t be “zzz”')
    expect((await pat.slash('search', { side: 'young-jedi/dark', value: '3' })).text).toContain('different games')
    expect((await pat.slash('search', { value: '99' })).text).toContain('No card matches all of this: Value: 99')
  })

  it('turns pages after a restart, and shows another person a page of their own', async () => {
    const [quin, ria] = [user('Quin'), user('Ria')]
    const list = await quin.slash('search', { type: 'young-jedi/battle', public: true })
    expect(isEphemeral(list.message)).toBe(false)
    await world.restart()
    await ria.until('the bot', () => ria.botOnline)
    const page = await ria.click(ria.now(list.message)!, 'Next')
    expect(isEphemeral(page.message)).toBe(true)
    expect(page.text).toContain('Page 2 of')
    expect(textOf(quin.now(list.message)!)).toContain('Page 1 of')
  })
})

describe('a message’s *Apps* menu', () => {
  it('shows the one card that is named there', async () => {
    const [sam, tia] = [user('Sam'), user('Tia')]
    const message = await sam.send('I lost to Darth Maul, Sith Lord again')
    const shown = await tia.contextCommand('Cards named here', message)
    expect(isEphemeral(shown.message)).toBe(true)
    expect(shown.text).toContain('DM-106')
    expect(pictures(shown.message)).toHaveLength(1)
  })

  it('opens several named cards one after the other from its menu', async () => {
    const [uli, vic] = [user('Uli'), user('Vic')]
    const message = await uli.send('STAP or [[gungan curosity]] with JJB, no blaster')
    const list = await vic.contextCommand('Cards named here', message)
    expect(list.text).toContain('3 cards in this message')
    const first = await vic.select(list.message, 'Choose a card', 'STAP')
    expect(first.text).toContain('DM-116')
    const second = await vic.select(list.message, 'Choose a card', 'Gungan Curiosity')
    expect(second.text).toContain('DM-54')
    expect(isEphemeral(second.message)).toBe(true)
    expect(publicMessages(vic, message.channel_id).filter(({ author }) => author.id === world.sandbox.botId)).toEqual(
      publicMessages(vic, message.channel_id).filter(
        ({ author, id }) => author.id === world.sandbox.botId && BigInt(id) < BigInt(message.id),
      ),
    )
  })

  it('reads messages of the bot itself, and says when no card is named', async () => {
    const wim = user('Wim')
    const shown = await wim.slash('card', { name: 'stap', public: true })
    expect((await wim.contextCommand('Cards named here', shown.message)).text).toContain('STAP')
    const dull = await wim.send('my blaster is jammed')
    expect((await wim.contextCommand('Cards named here', dull)).text).toContain('No card found in this message')
    wim.locale('fr')
    expect((await wim.contextCommand('Cards named here', dull)).text).toContain('Aucune carte trouvée dans ce message')
  })

  it('reads embeds, components and forwarded messages', () => {
    const message = {
      content: 'one',
      embeds: [{ title: 'two', description: 'three' }],
      components: [{ components: [{ content: 'four' }, { label: 'no' }] }],
      message_snapshots: [{ message: { content: 'five' } }, {}],
    }
    expect(writtenIn(message)).toBe('one\ntwo\nthree\nfour\nfive')
    const gallery = { type: 12, items: [{ media: { url: 'x' }, description: 'Aurra Sing 14 – 11 Mace Windu' }] }
    expect(writtenIn({ components: [{ components: [gallery] }] })).toBe('Aurra Sing 14 – 11 Mace Windu')
    expect(writtenIn({ messageSnapshots: new Map([['1', { content: 'six' }]]) })).toBe('six')
  })
})

describe('hostile words', () => {
  const NASTY = '@everyone <@1> **x** ||y|| \u202e`z` [a](http://b) # h\n> q <t:1:R> '

  it('are shown literally, and mention nobody', async () => {
    const [xia, yan] = [user('Xia'), user('Yan')]
    const long = `${NASTY}<@${yan.id}>`.repeat(60)
    // Her own message mentions Yan; nothing else may.
    const message = await xia.send(`Darth Maul ${long}`.slice(0, 1900))
    const before = yan.unread('general').mentions
    const answers = [
      await xia.slash('card', { name: long.slice(0, 5000), public: true }),
      await xia.slash('card', { name: `darth maul <@${yan.id}> @everyone` }),
      await xia.slash('search', { text: `<@${yan.id}>@everyone`, public: true }),
      await xia.slash('search', { power: long.slice(0, 5000) }),
      await xia.contextCommand('Cards named here', message),
    ]
    for (const { message } of answers) {
      expect(message.mentions).toEqual([])
      expect(message.mention_everyone).toBe(false)
      expect(textOf(message)).not.toContain(`<@${yan.id}>`)
    }
    expect(yan.unread('general').mentions).toBe(before)
  })

  it.each([
    ['card', 'show', '', 'young-jedi/XX-1'],
    ['card', 'show', '', '__proto__'],
    ['card'],
    ['card', 'dance', '', 'young-jedi/DM-116'],
    ['search', '0', 'young-jedi', 'zzzz', '0.0', ''],
    ['search', 'x', '', '', '', ''],
    ['search', '-1', '', '', '', 'maul'],
    ['search', '0', 'constructor', 'abcd', '', ''],
    ['search', '0'],
    ['search'],
  ])('in buttons that are none of ours are turned down: %s %s %s %s', async (kind, ...parts) => {
    const games = { [youngJedi.id]: youngJedi }
    const told: string[] = []
    const incoming = { language: 'en', values: [], alone: true, withBot: false } as unknown as IncomingClick
    const request = {
      incoming,
      tell: async (words: string) => void told.push(words),
      show: () => Promise.reject(new Error('Nothing is to be shown')),
    } as unknown as Request<IncomingClick>
    const app = { games, cards: new CardIndex(games) } as unknown as App
    const handler = (cardClicks(async () => null) as Record<string, ClickHandler>)[kind!]!
    handler.ack(incoming, parts, app)
    await handler.run(request, parts, app)
    expect(told).toHaveLength(1)
  })
})
