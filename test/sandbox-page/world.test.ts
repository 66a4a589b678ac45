import { describe, expect, test } from 'vitest'
import { apply, channelLabel, open, tree, type World } from '../../sandbox/page/world.ts'
import type { Channel, Message, Person, Snapshot } from '../../sandbox/protocol.ts'

const person = (id: string, username: string, bot = false): Person =>
  ({ id, username, global_name: username.toUpperCase(), bot }) as Person
const me = person('1', 'alice')
const bot = person('2', 'holonet', true)
const channel = (it: object): Channel => it as unknown as Channel
const message = (id: string, content: string): Message => ({ id, channel_id: '10', content }) as Message
const thread = (id: string, archived: boolean): Channel =>
  channel({ id, type: 11, name: `thread ${id}`, parent_id: '10', thread_metadata: { archived } })

function world(): World {
  const snapshot: Snapshot = {
    type: 'snapshot',
    me: { user: me, locale: 'en-US', dmsOpen: true },
    botId: bot.id,
    botOnline: true,
    guild: { id: '9', name: 'Cantina' },
    roles: [],
    users: [me, bot],
    channels: [
      channel({ id: '11', type: 0, name: 'second', position: 1 }),
      channel({ id: '10', type: 0, name: 'first', position: 0 }),
      channel({ id: '12', type: 1, recipients: [bot] }),
      thread('99', false),
      thread('100', false),
      thread('97', true),
      thread('98', true),
    ],
    commands: [],
    faults: [],
    time: null,
    messages: { '10': [message('1', 'one'), message('2', 'two')] },
    unread: { '11': { count: 2, mentions: 1 } },
  }
  return open(snapshot)
}

const texts = (it: World): string[] => (it.messages.get('10') ?? []).map((one) => one.content)

describe('the world of a window', () => {
  test('channels in their order, open threads by age, archived ones latest first', () => {
    expect(
      tree(world()).map((branch) => [
        branch.channel.id,
        branch.threads.map((it) => it.id),
        branch.archived.map((it) => it.id),
      ]),
    ).toEqual([
      ['10', ['99', '100'], ['98', '97']],
      ['11', [], []],
    ])
  })

  test('a direct message is named after the partner', () => {
    const it = world()
    expect(channelLabel(it, it.channels.get('12')!)).toBe('@HOLONET')
    expect(channelLabel(it, it.channels.get('10')!)).toBe('#first')
    expect(channelLabel(it, it.channels.get('99')!)).toBe('thread 99')
  })

  test('messages come, change and go without changing the earlier world', () => {
    const before = world()
    const more = apply(before, { type: 'messageCreate', message: message('3', 'three') })
    const changed = apply(more, { type: 'messageUpdate', message: message('2', 'TWO') })
    const fewer = apply(changed, { type: 'messageDelete', channelId: '10', messageId: '1' })
    expect(texts(more)).toEqual(['one', 'two', 'three'])
    expect(texts(changed)).toEqual(['one', 'TWO', 'three'])
    expect(texts(fewer)).toEqual(['TWO', 'three'])
    expect(texts(before)).toEqual(['one', 'two'])
  })

  test('a message that arrives twice stands there once', () => {
    const twice = apply(world(), { type: 'messageCreate', message: message('2', 'two') })
    expect(texts(twice)).toEqual(['one', 'two'])
  })

  test('a channel without unread messages has no marker', () => {
    const read = apply(world(), { type: 'unread', channelId: '11', unread: { count: 0, mentions: 0 } })
    expect(read.unread.size).toBe(0)
  })
})

describe('a locked phone', () => {
  test('keeps the last notifications, latest last, and none of before', () => {
    const ringing = (messageId: string) => ({ channelId: '12', messageId, from: 'HoloNet', text: `Call ${messageId}` })
    const after = Array.from({ length: 25 }, (_, at) => String(at)).reduce(
      (now, id) => apply(now, { type: 'notification', ...ringing(id) }),
      world(),
    )
    expect(world().notifications).toEqual([])
    expect(after.notifications).toHaveLength(20)
    expect(after.notifications.at(-1)).toMatchObject(ringing('24'))
  })
})
