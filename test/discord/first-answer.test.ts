/** Acknowledgements: in time whatever happens, and by the answer itself where it is ready soon. */
import { DiscordAPIError } from 'discord.js'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Allowances } from '../../src/discord/shell/allowances.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { ClickHandler } from '../../src/discord/shell/click.ts'
import { type Body, text } from '../../src/discord/shell/components.ts'
import { customId } from '../../src/discord/shell/custom-id.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import type { IncomingClick, Responder } from '../../src/discord/shell/requests.ts'
import { Router } from '../../src/discord/shell/router.ts'
import { StorageDown } from '../../src/storage/errors.ts'
import { HandClock } from '../hand-clock.ts'
import { beginMatch, openFromThread, press, startWorld, type World } from './world.ts'

const START = new Date('2030-01-01T12:00:00Z')

const refusal = (code: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, 400, 'POST', '/', { body: undefined, files: [] })

const said = (body: Body): string => JSON.stringify(body.components).match(/"content":"([^"]*)"/)?.[1] ?? ''

/** A responder that records what it is asked to send. Each kind of sending fails as often as it is told to. */
function responder(faults: Partial<Record<'ack' | 'answer' | 'show', Error[]>> = {}) {
  const sent: string[] = []
  const send = (kind: 'ack' | 'answer' | 'show', what: string) => {
    const error = faults[kind]?.shift()
    sent.push(error === undefined ? what : `${what}!`)
    if (error !== undefined) throw error
    return '1'
  }
  const made: Responder = {
    ack: async (how) => void send('ack', `ack ${how}`),
    announceAgain: async (how) => void send('ack', `again ${how}`),
    answer: async (how, body) => send('answer', `answer ${how} ${said(body)}`),
    open: async () => {},
    show: async (body) => send('show', `show ${said(body)}`),
    tell: async (body) => void sent.push(`tell ${said(body)}`),
  }
  return { responder: made, sent }
}

interface Tried {
  readonly handler: Partial<ClickHandler>
  /** The age of the click when it arrives, in ms. */
  readonly ageMs?: number
  readonly responder: Responder
  /** Called if another program seems to have answered. */
  readonly taken?: () => void
}

/** A router with one handler, clicked once. */
function tried({ handler, ageMs = 0, responder: to, taken = () => {} }: Tried) {
  const clock = new HandClock(START)
  const woken: string[] = []
  const app = {
    clock,
    allowances: new Allowances(clock),
    log: pino({ level: 'silent' }),
    people: { met() {}, keepLanguage: async () => {} },
    messenger: { wake: async (id: string) => void woken.push(id) },
  } as unknown as App
  const run: ClickHandler['run'] = async (request) => void (await request.show({ components: [text('here')] }))
  const router = new Router(
    app,
    registryOf([], [{ name: 'test', clicks: [{ mine: { ack: () => 'update', run, ...handler } }] }]),
    { taken },
  )
  const asked: IncomingClick = {
    id: '7',
    at: new Date(START.getTime() - ageMs),
    person: 'ann',
    name: 'Ann',
    language: 'en',
    placeLanguage: 'en',
    place: { guildId: '1', channelId: '22' },
    withBot: false,
    customId: customId('mine'),
    values: [],
    fields: {},
    alone: true,
  }
  const again = (person: string) => router.click({ ...asked, person }, to)
  return { clock, woken, again, done: router.click(asked, to) }
}

/** Runs all callbacks that wait for nothing from outside. */
const settled = () => new Promise((done) => setTimeout(done, 0))

describe('a click', () => {
  it('is deferred before the handler runs, and then answered', async () => {
    const { responder: to, sent } = responder()
    const handler: Partial<ClickHandler> = {
      run: async (request) => {
        sent.push('done')
        await request.show({ components: [text('here')] })
      },
    }
    await tried({ handler, responder: to }).done
    expect(sent).toEqual(['ack update', 'done', 'show here'])
  })

  it('is dropped if Discord no longer waits for its answer', async () => {
    const { responder: to, sent } = responder({ ack: [refusal(10062)] })
    await tried({ handler: {}, responder: to }).done
    expect(sent).toEqual(['ack update!'])
  })
})

describe('a click that may be answered at once', () => {
  const atOnce = { atOnce: true } as const

  it('is answered once and not deferred', async () => {
    const { responder: to, sent } = responder()
    await tried({ handler: atOnce, responder: to }).done
    expect(sent).toEqual(['answer update here'])
  })

  it('is edited after its answer where there is more to show', async () => {
    const { responder: to, sent } = responder()
    const later = async () => ({ components: [text('drawn')] })
    const run: ClickHandler['run'] = async (request) => {
      await request.show({ components: [text('here')], later })
      await request.tell('a word')
    }
    await tried({ handler: { ...atOnce, run }, responder: to }).done
    expect(sent).toEqual(['answer update here', 'show drawn', 'tell a word'])
  })

  it('is deferred after a second, whatever delays the answer, and answered when it is ready', async () => {
    const { responder: to, sent } = responder()
    let go = () => {}
    const kept = new Promise<void>((done) => {
      go = done
    })
    const run: ClickHandler['run'] = async (request) => {
      await kept
      await request.show({ components: [text('here')] })
    }
    const { clock, done } = tried({ handler: { ...atOnce, run }, responder: to })
    await settled()
    clock.advance(999)
    expect(sent).toEqual([])
    clock.advance(1)
    expect(sent).toEqual(['ack update'])
    go()
    await done
    expect(sent).toEqual(['ack update', 'show here'])
  })

  it('waits for the same person’s earlier click, and is deferred meanwhile', async () => {
    const { responder: to, sent } = responder()
    const run: ClickHandler['run'] = () => new Promise<void>(() => {})
    const { clock } = tried({ handler: { ...atOnce, run }, ageMs: 400, responder: to })
    await settled()
    clock.advance(599)
    expect(sent).toEqual([])
    clock.advance(1)
    expect(sent).toEqual(['ack update'])
  })

  it('is deferred first if it comes late, and dropped if Discord gave it up', async () => {
    const late = responder()
    await tried({ handler: atOnce, ageMs: 1_000, responder: late.responder }).done
    expect(late.sent).toEqual(['ack update', 'show here'])
    const dead = responder({ ack: [refusal(10062)] })
    await tried({ handler: atOnce, ageMs: 30_000, responder: dead.responder }).done
    expect(dead.sent).toEqual(['ack update!'])
  })

  it('is deferred first while many others are being answered', async () => {
    const { responder: to, sent } = responder()
    const run: ClickHandler['run'] = () => new Promise<void>(() => {})
    const { again } = tried({ handler: { ...atOnce, run }, responder: to })
    for (const person of ['ben', 'cy', 'dot']) again(person)
    await settled()
    expect(sent).toEqual([])
    again('eve')
    await settled()
    expect(sent).toEqual(['ack update'])
  })

  it('is deferred where there is nothing to say', async () => {
    const { responder: to, sent } = responder()
    await tried({ handler: { ...atOnce, run: async () => {} }, responder: to }).done
    expect(sent).toEqual(['ack update'])
  })

  it('gets an error message when its handler fails', async () => {
    const { responder: to, sent } = responder()
    const run = async () => {
      throw new StorageDown(new Error('gone'))
    }
    await tried({ handler: { ...atOnce, run }, responder: to }).done
    expect(sent).toEqual(['ack update', expect.stringContaining('tell HoloNet can’t reach its storage')])
  })

  it('is announced and then answered if its answer was refused, whether or not that counts as the answer', async () => {
    const { responder: to, sent } = responder({ answer: [refusal(50035)] })
    await tried({ handler: atOnce, responder: to }).done
    expect(sent).toEqual(['answer update here!', 'again update', 'show here'])
  })

  it('gets an error message if nothing of its answer is taken', async () => {
    const { responder: to, sent } = responder({ answer: [refusal(50035)], show: [refusal(50035)] })
    await tried({ handler: atOnce, responder: to }).done
    expect(sent).toEqual(['answer update here!', 'again update', 'show here!', expect.stringMatching(/^tell /)])
  })

  it('hints at no second program if it was refused once and is then said to be answered', async () => {
    let taken = 0
    const { responder: to, sent } = responder({ answer: [refusal(50035)], ack: [refusal(40060)] })
    await tried({ handler: atOnce, responder: to, taken: () => taken++ }).done
    expect([sent[1], taken]).toEqual(['again update!', 0])
    await tried({ handler: atOnce, responder: responder({ answer: [refusal(40060)] }).responder, taken: () => taken++ })
      .done
    expect(taken).toBe(1)
  })

  it('is left alone where another process has answered it', async () => {
    const { responder: to, sent } = responder({ answer: [refusal(40060)] })
    await tried({ handler: atOnce, responder: to }).done
    expect(sent).toEqual(['answer update here!'])
  })

  it('wakes the thread in which it was made', async () => {
    const { responder: to, sent } = responder({ answer: [refusal(50083)] })
    const { woken, done } = tried({ handler: atOnce, responder: to })
    await done
    expect(woken).toEqual(['22'])
    expect(sent).toEqual(['answer update here!', 'answer update here'])
  })
})

describe('in Discord', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(async () => {
    await world?.close()
  })

  /** Returns the bot's requests for this interaction while something runs. */
  async function sentBy(act: () => Promise<unknown>): Promise<string[]> {
    const before = world.sandbox.requests.length
    await act()
    await world.quiet()
    return world.sandbox.requests.slice(before).flatMap(({ method, path, body }) => {
      if (path.endsWith('/callback')) return [`answer ${(body as { type: number }).type}`]
      return path.startsWith('/webhooks/') ? [`${method} beside`] : []
    })
  }

  it('the answer to a click edits the panel, and the answer to a command is its message', async () => {
    const [ann, ben] = [world.sandbox.user('Ann'), world.sandbox.user('Ben')]
    const { threadId, panel } = await beginMatch(world, ann, ben)
    expect(await sentBy(() => press(ben, panel))).toEqual(['answer 7'])
    expect(await sentBy(() => openFromThread(ann, threadId))).toEqual(['answer 4'])
    expect(await sentBy(() => ann.slash('games'))).toEqual(['answer 4'])
  })
})
