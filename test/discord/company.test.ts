/** Rematches, invitations, and the limit of matches at once. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { serverLink, userLink } from '../../src/discord/invite/invite-panel.ts'
import { ACCEPT, beginMatch, DECK, publicMessages, startWorld, toldAlone, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})
let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)

/** Plays a match that one player concedes to the other. @returns the thread */
async function played(one: TestUser, other: TestUser): Promise<string> {
  const { threadId } = await beginMatch(world, one, other)
  const asked = await one.slash('resign', {}, { channel: threadId })
  await one.click(asked.message, 'Resign')
  await world.quiet()
  return threadId
}
const labels = (message: APIMessage) => controlsOf(message).map(({ label }) => label)

describe('a rematch', () => {
  it('is offered by the button below the result, with the sides swapped, and accepted by the same button', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    const end = await ann.sees('🏁', { channel: threadId })
    expect(labels(end)).toEqual(['Rematch', 'Replay'])
    const asked = await ann.click(end, 'Rematch')
    expect(isEphemeral(asked.message)).toBe(true)
    expect(asked.text).toContain(`Rematch against **${ben.name}**.`)
    expect(asked.text).toContain('**High Card** · Short · 3 days to answer · friendly')
    // Ann has played left.
    expect(labels(asked.message)).toEqual(['Sides swapped: Right', 'Same side: Left'])
    const decks = await ann.click(asked.message, 'Sides swapped')
    expect(controlsOf(decks.message)[0]!.options.every(({ value }) => value.startsWith('right'))).toBe(true)
    const posted = ben.next(`<@${ben.id}>`, { channel: 'general' })
    await ann.select(decks.message, DECK, 'Even')
    const challenge = await posted
    expect(textOf(challenge)).toContain('🔁 Rematch')
    expect(textOf(challenge)).toContain(`${ann.name} plays: Right`)
    expect((await ann.click(end, 'Rematch')).text).toContain('already offered')

    // The button below Ben's own result shows it, too.
    const taken = await ben.click(await ben.dm('🏁'), 'Rematch')
    expect(taken.text).toContain('Choose your deck')
    await toldAlone(ben, `**${ann.name}** already offers a rematch`)
    await ben.select(taken.message, DECK, 'Even')
    await world.quiet()
    expect(textOf(ann.now(challenge)!)).toContain('**Accepted: the match has started**')
    const [match] = await world.holonet.matches.of(ann.id)
    expect(match!.match.players).toEqual({ right: ann.id, left: ben.id })
    expect((await ben.click(end, 'Rematch')).text).toContain('already started')
  })

  it('is offered on a panel that was still open, too', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { threadId, panel } = await beginMatch(world, ann, ben)
    const asked = await ann.slash('resign', {}, { channel: threadId })
    await ann.click(asked.message, 'Resign')
    const end = await ben.click(panel, 'Lay')
    expect(labels(end.message)).toEqual(expect.arrayContaining(['Rematch', 'Replay']))
    expect((await ben.click(end.message, 'Rematch')).text).toContain(`Rematch against **${ann.name}**.`)
  })

  it('can be asked for from the direct messages, and is posted where the match was played', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    ann.locale('fr')
    await played(ben, ann)
    const asked = await ann.click(await ann.dm('🏁'), 'Revanche')
    expect(isEphemeral(asked.message)).toBe(false)
    const decks = await ann.click(asked.message, 'Même côté')
    const posted = ben.next(`<@${ben.id}>`, { channel: 'general' })
    const done = await ann.select(decks.message, DECK, 'Even')
    // It is in the language of the server, not in hers.
    expect(textOf(await posted)).toMatch(/🔁 Rematch[\s\S]*plays: Right/)
    expect(done.text).not.toContain('Rematch')
    expect(textOf(await ann.dm('🏁'))).toContain('gagne par abandon')
  })

  it('can be asked for only by the two who have played', async () => {
    const [ann, ben, eve] = [user('Ann'), user('Ben'), user('Eve')]
    const threadId = await played(ann, ben)
    const end = await eve.sees('🏁', { channel: threadId })
    const answer = await eve.click(end, 'Rematch')
    expect(isEphemeral(answer.message)).toBe(true)
    expect(answer.text).toContain('Only players of this match')
  })

  it('is created once for each match, also if both ask at the same moment, or one twice', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    const end = await ann.sees('🏁', { channel: threadId })
    const begun = async (person: TestUser) => {
      const asked = await person.click(end, 'Rematch')
      return (await person.click(asked.message, 'Sides swapped')).message
    }
    const panels = [await begun(ann), await begun(ann), await begun(ben)]
    await Promise.all(panels.map((panel, at) => [ann, ann, ben][at]!.select(panel, DECK, 'Even')))
    await world.quiet()
    const open = await world.holonet.challenges.between(ann.id, ben.id)
    expect(open).toHaveLength(1)
    const slower = open[0]!.by === ann.id ? ben : ann
    expect(textOf(await toldAlone(slower, 'is already offered'))).toBeTruthy()
    const announced = () =>
      publicMessages(ann, 'general').filter(
        (one) => /🔁 Rematch/.test(textOf(one)) && [ann.name, ann.id].some((name) => textOf(one).includes(name)),
      )
    // The announcement follows the answer: a busy machine shows the answer first.
    await ann.until('the rematch in public', () => announced().length > 0)
    expect(announced()).toHaveLength(1)
  })

  it('works from the old button after a restart', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    const end = await ann.sees('🏁', { channel: threadId })
    await world.restart({}, 30 * 24 * 60 * 60 * 1000)
    await ann.until('a sleeping thread', () => 'thread_metadata' in ann.channel(threadId))
    const asked = await ann.click(await ann.dm('🏁'), 'Rematch')
    expect(asked.text).toContain(`Rematch against **${ben.name}**.`)
    expect(labels(end)).toEqual(['Rematch', 'Replay'])
  })

  it('of practice can be started any number of times', async () => {
    const solo = user('Solo')
    const asked = await solo.slash('play', { opponent: { id: world.sandbox.botId } })
    await solo.select(asked.message, DECK, 'Even')
    await world.quiet()
    const thread = await solo.thread(solo.name)
    const leave = await solo.slash('resign', {}, { channel: thread.id })
    await solo.click(leave.message, 'Resign')
    await world.quiet()
    const end = await solo.sees('🏁', { channel: thread.id })
    for (let round = 0; round < 2; round++) {
      const again = await solo.click(end, 'Rematch')
      expect(again.text).toContain('Rematch against **Practice opponent**.')
      const decks = await solo.click(again.message, 'Sides swapped')
      const panel = await solo.select(decks.message, DECK, 'Even')
      expect(panel.text).toContain('In which order')
    }
  })

  it('is refused like any challenge if one of the two has blocked the other', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    await ben.slash('block', { person: ann })
    const asked = await ann.click(await ann.sees('🏁', { channel: threadId }), 'Rematch')
    const refused = await ann.click(asked.message, 'Sides swapped')
    await toldAlone(ann, `<@${ben.id}> can’t be challenged by you now.`)
    expect(refused.text).not.toContain('block')
  })
})

describe('the limit of matches at once', () => {
  it('keeps a person from challenging and accepting, and says what to do', async () => {
    const [ann, ben, carl] = [user('Ann'), user('Ben'), user('Carl')]
    const panel = await ann.slash('settings')
    await ann.select(panel.message, 'Matches at once', '1 match at once')
    await beginMatch(world, ann, ben)
    const asked = await ann.slash('play', {})
    expect(asked.text).toBe(
      'You have 1 match or challenge open and may have 1. End it first, or raise the limit in `/settings`.',
    )
    const offered = await carl.slash('play', {})
    const posted = ann.next('is looking for an opponent')
    await carl.select(offered.message, DECK, 'Even')
    const challenge = await posted
    expect((await ann.click(challenge, ACCEPT)).text).toContain('may have 1')
    // Ben is told only that it is not possible.
    expect((await carl.slash('play', { opponent: ann })).text).toBe(`<@${ann.id}> can’t be challenged by you now.`)
    await ann.select(panel.message, 'Matches at once', '2 matches at once')
    expect((await ann.click(challenge, ACCEPT)).text).toContain('Choose your deck')
  })
})

describe('/invite', () => {
  it('gives the links that add the bot to a server and to an account', async () => {
    const ann = user('Ann')
    const { message } = await ann.slash('invite')
    expect(isEphemeral(message)).toBe(true)
    const urls = JSON.stringify(message.components).match(/https:[^"]+/g)!
    expect(urls).toHaveLength(2)
    const [server, person] = urls.map((url) => new URL(url))
    const { botId } = world.sandbox
    expect(Object.fromEntries(server!.searchParams)).toMatchObject({
      client_id: botId,
      integration_type: '0',
      scope: 'bot applications.commands',
    })
    expect(Object.fromEntries(person!.searchParams)).toEqual({
      client_id: botId,
      integration_type: '1',
      scope: 'applications.commands',
    })
    expect(urls).toEqual([serverLink(botId), userLink(botId)])
    // The permissions to view channels, send, send in threads, create threads, read the history and attach files only.
    const bits = [10n, 11n, 38n, 35n, 16n, 15n].reduce((sum, bit) => sum | (1n << bit), 0n)
    expect(server!.searchParams.get('permissions')).toBe(bits.toString())
  })

  it('can be shown to everybody, and is named in /help', async () => {
    const ann = user('Ann')
    ann.locale('fr')
    const open = await ann.slash('invite', { public: true })
    expect(isEphemeral(open.message)).toBe(false)
    expect(open.text).toContain('Invite HoloNet')
    const help = await ann.slash('help')
    expect(help.text).toContain(`</invite:${(await ann.command('invite')).id}>`)
  })
})
