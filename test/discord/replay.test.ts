/** Watching matches, reading them in full, and stepping through and exporting finished ones. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, filesOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Block } from '../../src/contract/index.ts'
import { jsonOf, type MatchFile, readMatchFile } from '../../src/records/match-file.ts'
import { artist } from './artist.ts'
import { choose } from './league-clicks.ts'
import {
  answerPanel,
  beginMatch,
  isOver,
  openFromThread,
  playOut,
  publicMessages,
  startWorld,
  type World,
} from './world.ts'

let world: World
let [ann, ben, carl]: TestUser[] = []
/** Whether the program is at work on another GIF of the person. */
let busy = false
/** The blocks of the pictures drawn so far. */
const drawn: (readonly Block[])[] = []

beforeAll(async () => {
  const scene: typeof artist.scene = (game, shown) => {
    drawn.push(shown.scene.blocks)
    return artist.scene(game, shown)
  }
  const gif: typeof artist.gif = async (person, stills) =>
    busy ? { refused: 'busy.yours', values: {} } : artist.gif(person, stills)
  world = await startWorld({ pictures: { ...artist, scene, gif } })
  ;[ann, ben, carl] = ['Ann', 'Ben', 'Carl'].map((name) => world.sandbox.user(name))
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})

/** The seats whose hands lie open in a picture. */
const hands = (blocks: readonly Block[]) =>
  blocks.flatMap((one) => (one.block === 'tray' && one.tiles.length > 0 ? [one.seat] : []))

/** The entry of a panel's menu that tells everything since its player's own last answer. */
const SINCE = 'Everything since my last turn'
const entries = (message: APIMessage) => controlsOf(message).flatMap(({ options }) => options.map(({ label }) => label))
const labels = (message: APIMessage) => controlsOf(message).map(({ label }) => label)
const open = (message: APIMessage) => controlsOf(message).flatMap(({ label, disabled }) => (disabled ? [] : [label]))

/** Plays a whole match of Ann and Ben. @param meanwhile runs after a round */
async function played(meanwhile: (threadId: string) => Promise<void> = async () => {}): Promise<string> {
  const { threadId, panel } = await beginMatch(world, ann!, ben!)
  await answerPanel(ben!, panel)
  await answerPanel(ann!, await openFromThread(ann!, threadId))
  for (const person of [ann!, ben!]) await answerPanel(person, await openFromThread(person, threadId))
  await world.quiet()
  await meanwhile(threadId)
  const over = () => isOver(ann!, threadId)
  await playOut(world, [ann!, ben!], (person) => openFromThread(person, threadId), over)
  await world.quiet()
  return threadId
}

const tableIn = (person: TestUser, threadId: string): APIMessage =>
  publicMessages(person, threadId).findLast((message) => labels(message).includes('Watch'))!

describe('a spectator', () => {
  it('sees the public table and story, and the details in a separate message', async () => {
    await played(async (threadId) => {
      const posts = publicMessages(carl!, threadId).length
      const table = tableIn(carl!, threadId)
      expect(labels(table)).toEqual(['My turn', 'Watch', 'Details'])
      drawn.length = 0
      for (const person of [carl!, ann!]) {
        const look = (await person.click(table, 'Watch')).message
        expect(isEphemeral(look)).toBe(true)
        expect(textOf(look)).toContain('as spectators see it')
        expect(textOf(look)).toMatch(/Round 1/)
        expect(textOf(look)).not.toMatch(/\bYou\b/)
        const again = (await person.click(look, 'Refresh')).message
        expect(again.id).toBe(look.id)
      }
      // Nobody's hand is shown, not even to its owner.
      expect(drawn.length).toBeGreaterThan(0)
      expect(drawn.flatMap(hands)).toEqual([])
      const details = (await carl!.click(table, 'Details')).message
      expect(isEphemeral(details)).toBe(true)
      expect(textOf(details)).toContain('The whole story')
      expect(textOf(details)).toMatch(/against/)
      expect(publicMessages(carl!, threadId).length).toBe(posts)
      // A call has the events since the reader's own last answer, as they know them.
      const call = await ann!.until('a call with details', () =>
        ann!.dms().findLast((message) => entries(message).includes(SINCE)),
      )
      expect(textOf((await choose(ann!, call, SINCE)).message)).toContain('The whole story')
    })
  })

  it('gets a clear answer that an unfinished match has no replay', async () => {
    const { threadId } = await beginMatch(world, ann!, ben!)
    const id = controlsOf(tableIn(carl!, threadId))[0]!.customId.split('|')[2]!
    const answer = await carl!.slash('replay', { match: id })
    expect(textOf(answer.message)).toContain('still running')
    expect(textOf((await carl!.slash('replay', { match: 'no such thing' })).message)).toContain('Match not found')
    await ann!.slash('resign', {}, { channel: threadId })
  })
})

describe('a match that is over', () => {
  let threadId: string
  beforeAll(async () => {
    threadId = await played()
  })
  /** Opens the replay for one person. */
  const again = async (person: TestUser): Promise<APIMessage> =>
    (await person.click(publicMessages(person, threadId).at(-1)!, 'Replay')).message

  /** Picks a choice of the last select. */
  const more = async (person: TestUser, message: APIMessage, label: string): Promise<APIMessage> => {
    const select = controlsOf(message).findLast(({ kind }) => kind === 'select')!
    const choice = select.options.find((option) => option.label === label)!
    return (await person.select(message, select.customId, choice.value)).message
  }
  const place = (message: APIMessage): readonly [number, number] => {
    const [, at, all] = /(\d+) of (\d+) ·/.exec(textOf(message))!
    return [Number(at), Number(all)]
  }

  it('can be stepped through by anybody, from the first frame to the last, by frames and by turns', async () => {
    const opened = await again(carl!)
    expect(isEphemeral(opened)).toBe(true)
    expect(textOf(opened)).toContain('as seen by spectators')
    // A game without fights opens at its end.
    expect(place(opened)[0]).toBe(place(opened)[1])
    let now = await more(carl!, opened, 'First')
    expect(now.id).toBe(opened.id)
    const beginning = textOf(now)
    expect(place(now)[0]).toBe(1)
    expect(open(now)).not.toContain('Back')
    const seen = new Set<string>()
    for (let steps = 0; open(now).includes('Next') && steps < 100; steps++) {
      const controls = controlsOf(now)
      expect(controls.length).toBeLessThanOrEqual(5)
      for (const { options = [] } of controls) {
        expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
        for (const { label } of options) expect(label.length).toBeLessThanOrEqual(34)
      }
      seen.add(textOf(now))
      now = (await carl!.click(now, 'Next')).message
    }
    expect(seen.size).toBeGreaterThan(3)
    expect(textOf(now)).toBe(textOf(opened))
    now = (await carl!.click(now, 'Back')).message
    expect(place(now)[0]).toBe(place(opened)[0] - 1)
    now = await more(carl!, now, 'First')
    expect(textOf(now)).toBe(beginning)
    const turns = controlsOf(now).find(({ kind }) => kind === 'select')!
    now = (await carl!.select(now, turns.customId, turns.options.at(-1)!.value)).message
    expect(textOf(now)).toContain('Round')
    now = await more(carl!, now, 'Last')
    const details = await more(carl!, now, 'Details')
    expect(details.id).not.toBe(now.id)
    expect(textOf(details)).toContain('The whole story')
  })

  it('is shown to its players from their own view or as spectators saw it, and to others as spectators saw it', async () => {
    drawn.length = 0
    let now = await again(ann!)
    expect(textOf(now)).toMatch(/as seen by Left/)
    expect(hands(drawn.at(-1)!)).toEqual(['left'])
    now = await more(ann!, now, 'First')
    expect(textOf(now)).toContain('You draw')
    now = await more(ann!, now, 'as seen by spectators')
    expect(textOf(now)).not.toContain('You draw')
    expect(hands(drawn.at(-1)!)).toEqual([])
    // Carl's panel does not offer this.
    const choices = controlsOf(await again(carl!)).findLast(({ kind }) => kind === 'select')!.options
    expect(choices.some(({ label }) => label.startsWith('as seen'))).toBe(false)
  })

  it('can be shared as a result for everybody', async () => {
    const shared = await more(carl!, await again(carl!), 'Share the result')
    expect(textOf(shared)).toContain('🏁')
    expect(labels(shared)).toEqual(['Rematch', 'Replay'])
  })

  it('is listed among the matches, and completed while typing', async () => {
    const listed = (await ann!.slash('games')).message
    expect(textOf(listed)).toMatch(/Finished[\s\S]*Ben/)
    const list = controlsOf(listed).find(({ customId }) => customId.endsWith('|watches'))!
    expect(list.options.length).toBeGreaterThan(1)
    expect(textOf((await ann!.select(listed, list.customId, list.options[0]!.value)).message)).toMatch(/\d+ of \d+ ·/)
    const choices = await ann!.autocomplete('replay', 'match', 'ben')
    expect(choices.length).toBe(list.options.length)
    const opened = (await carl!.slash('replay', { match: String(choices[0]!.value) })).message
    expect(textOf(opened)).toMatch(/\d+ of \d+ ·/)
    expect(await carl!.autocomplete('replay', 'match', '')).toEqual([])
  })

  it('has its result shared with everybody in the channel', async () => {
    const out = await more(carl!, await again(carl!), 'Share the result')
    expect(isEphemeral(out)).toBe(false)
    expect(out.components).not.toEqual([])
  })

  it('can be exported as text', async () => {
    const asked = await more(carl!, await again(carl!), 'Export…')
    const out = (await carl!.click(asked, 'Text')).message
    expect(isEphemeral(out)).toBe(true)
    const [attached] = filesOf(out)
    expect(attached!.name).toMatch(/^tiny-\w+\.md$/)
    const written = await (await fetch(attached!.url)).text()
    for (const part of ['High Card', 'Ann (Left) – Ben (Right)', '## Round 1.', '## Result', 'wins'])
      expect(written).toContain(part)
    expect(written).not.toMatch(/\bYou\b|left-h\d/)
  })

  it.each([
    ['Page', 'html'],
    ['Data (JSON)', 'json'],
  ])('can be exported: %s', async (form, ending) => {
    const files: Record<string, string> = {}
    for (const person of [carl!, ann!]) {
      const asked = await more(person, await again(person), 'Export…')
      expect(textOf(asked)).toContain('Export the match as')
      const { message } = await person.click(asked, form)
      expect(textOf(message)).toContain('The file is being made.')
      const out = await person.until('the file', () => {
        const now = person.now(message)
        return now !== undefined && filesOf(now).length > 0 ? now : undefined
      })
      expect(isEphemeral(out)).toBe(true)
      const [attached] = filesOf(out)
      expect(attached!.name).toMatch(new RegExp(`^tiny-\\w+\\.${ending}$`))
      files[person.name] = await (await fetch(attached!.url)).text()
    }
    const read = Object.values(files).map((text) => readMatchFile(jsonOf(text)) as MatchFile)
    // Hands are closed: a stranger gets what spectators know, a player their own view.
    expect(read.map(({ as }) => as)).toEqual(['spectator', 'left'])
    expect(read.map(({ decks }) => Object.keys(decks))).toEqual([[], ['left']])
    for (const { rows, players } of read) {
      expect(players.left!.name).toBe('Ann')
      for (const { data, hash, link } of rows) expect([data, hash, link]).toEqual([undefined, undefined, undefined])
    }
  })

  it('can be exported as a GIF of no more than spectators saw, and its panel can be clicked meanwhile', async () => {
    const first = await again(carl!)
    busy = true
    // More than are allowed one after another: a refusal leaves them all.
    for (let tried = 0; tried < 7; tried++) {
      const { message } = await carl!.click(first, 'Play GIF')
      await carl!.until('the reason', () => textOf(carl!.now(message)!).includes('still working') || undefined)
    }
    busy = false
    drawn.length = 0
    const out = (await carl!.click(first, 'Play GIF')).message
    expect(place((await carl!.click(first, 'Back')).message)[0]).toBe(place(first)[0] - 1)
    const made = await carl!.until('a moving picture', () => {
      const now = carl!.now(out)
      return now !== undefined && filesOf(now).length > 0 ? now : undefined
    })
    const data = Buffer.from(await (await fetch(filesOf(made)[0]!.url)).arrayBuffer())
    expect(data.subarray(0, 6).toString('latin1')).toBe('GIF89a')
    expect(drawn.length).toBeGreaterThan(3)
    expect(drawn.flatMap(hands)).toEqual([])
  })
})
