/** First direct messages: at once for people who have just clicked, else one in 15 seconds. */
import { DiscordAPIError } from 'discord.js'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { DirectMessages } from '../../src/discord/notices/direct-messages.ts'
import { DmLater, DmsShut, meaningOf } from '../../src/discord/shell/discord-errors.ts'
import { DmDoor } from '../../src/discord/shell/dm-door.ts'
import { Messenger } from '../../src/discord/shell/messenger.ts'
import type { Person } from '../../src/people/person.ts'
import { HandClock } from '../hand-clock.ts'

const START = '2030-01-01T12:00:00Z'
const refused = (code: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, 403, 'POST', '/', { body: undefined, files: [] })

/** A door, and the notes that it has made for the host. */
function door() {
  const clock = new HandClock(START)
  const notes = new Map<string, string>()
  const note = (sign: string, what: string | null) => void (what === null ? notes.delete(sign) : notes.set(sign, what))
  return { clock, notes, door: new DmDoor({ clock, reach: { warn: note } }) }
}
const opens = async () => 'opened'

describe('first direct messages', () => {
  it('to 32 people of a round are opened one in 15 seconds, and each at its own time', async () => {
    const { clock, door: to } = door()
    const waits: number[] = []
    for (let person = 0; person < 32; person++)
      await to.open(`${person}`, opens).then(
        () => waits.push(0),
        (error: DmLater) => waits.push((error.until.getTime() - clock.now().getTime()) / 1000),
      )
    expect(waits).toEqual(Array.from({ length: 32 }, (_, at) => at * 15))
    clock.advance(30_000)
    expect(await to.open('2', opens)).toBe('opened')
    await expect(to.open('3', opens)).rejects.toBeInstanceOf(DmLater)
  })

  it('to a person who has clicked within the hour wait for nobody', async () => {
    const { clock, door: to } = door()
    for (let person = 0; person < 9; person++) await to.open(`${person}`, opens).catch(() => {})
    to.acted('ann')
    expect(await to.open('ann', opens)).toBe('opened')
    clock.advance(61 * 60_000)
    for (let person = 9; person < 12; person++) await to.open(`${person}`, opens).catch(() => {})
    await expect(to.open('ann', opens)).rejects.toBeInstanceOf(DmLater)
  })

  it.each([
    [40003, '40003'],
    [20026, 'Appeal in the developer portal'],
  ])('are not tried for four minutes after Discord has refused one (%i), and the host is told', async (code, words) => {
    const { clock, notes, door: to } = door()
    to.acted('ann')
    await expect(to.open('ann', () => Promise.reject(refused(code)))).rejects.toThrow('no')
    expect(notes.get('new-dms')).toContain(words)
    await expect(to.open('ann', opens)).rejects.toBeInstanceOf(DmsShut)
    clock.advance(4 * 60_000)
    expect(await to.open('ann', opens)).toBe('opened')
    expect(notes.size).toBe(0)
  })
})

describe('direct messages', () => {
  /** A person’s direct messages, in whose channel Discord refuses every message while there is a refusal. */
  function directMessages() {
    const { clock, door: to } = door()
    const state = { refusal: null as number | null, opened: 0, stored: 'known' }
    const rest = {
      post: async () => {
        state.opened += 1
        if (state.refusal !== null) throw refused(state.refusal)
        return { id: 'another' }
      },
    }
    const dms = {
      of: async () => state.stored,
      unstored: () => null,
      keep: async (_person: string, channelId: string) => {
        state.stored = channelId
      },
    }
    const messenger = new Messenger(rest as never, dms as never, to)
    const direct = new DirectMessages({ clock, messenger, log: pino({ level: 'silent' }) })
    const person = { id: 'ann', dms: true } as Person
    const send = () =>
      direct.send(person, async (channelId) => {
        if (state.refusal !== null || channelId === 'gone') throw refused(state.refusal ?? 10003)
      })
    return { clock, door: to, state, send }
  }

  it.each([50001, 50013, 10003])(
    'go on in their channel minutes after Discord has refused it for hours (%i)',
    async (code) => {
      const { clock, state, send } = directMessages()
      for (let hours = 0; hours < 12; hours++) {
        state.refusal = code
        expect(await send()).toBe('shut')
        clock.advance(60 * 60_000)
      }
      state.refusal = code
      expect(await send()).toBe('shut')
      state.refusal = null
      clock.advance(4 * 60_000)
      expect(await send()).toBeNull()
      expect(state.stored).toBe('known')
    },
  )

  it('are opened at once where their channel is gone, however many first ones wait', async () => {
    const { door: to, state, send } = directMessages()
    for (let person = 0; person < 40; person++) await to.open(`${person}`, opens).catch(() => {})
    state.stored = 'gone'
    expect(await send()).toBeNull()
    expect(state.stored).toBe('another')
  })
})

describe('a refusal of Discord’s', () => {
  it.each([
    [400001, 'unfit'],
    [200000, 'unfit'],
    [240000, 'unfit'],
    [20009, 'unfit'],
    [40005, 'unfit'],
    [50035, 'unfit'],
    [20022, 'worn'],
    [20016, 'later'],
    [20028, 'later'],
    [20029, 'later'],
    [40058, 'forbidden'],
    [40066, 'forbidden'],
    [60003, 'forbidden'],
    [50001, 'forbidden'],
    [50006, 'refused'],
    [0, 'unknown'],
    [99_999, 'unknown'],
  ])('with the code %i means %s', (code, meaning) => {
    expect(meaningOf(refused(code))).toBe(meaning)
  })

  it('without a body is nothing final', () => {
    const blocked = new DiscordAPIError(new ArrayBuffer(0) as never, undefined as never, 403, 'POST', '/', {
      body: undefined,
      files: [],
    })
    expect(meaningOf(blocked)).toBe('unknown')
    expect(meaningOf(new SyntaxError('Unexpected end of JSON input'))).toBe('unknown')
  })
})
