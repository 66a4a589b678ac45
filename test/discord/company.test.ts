/** Rematches, invitations, and the limit of matches at once. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { serverLink, userLink } from '../../src/discord/shell/install-links.ts'
import { ACCEPT, beginMatch, DECK, publicMessages, startWorld, strictly, type World, withComponents } from './world.ts'

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
  const menuOf = (message: APIMessage) => controlsOf(message).find(({ customId }) => customId.startsWith('1|menu|'))!
  /** Chooses an entry of a panel's menu. */
  const more = (person: TestUser, message: APIMessage, label: string) => {
    const { customId, options } = menuOf(message)
    return person.select(message, customId, options.find((option) => option.label === label)!.value)
  }
  const announced = (person: TestUser, names: readonly string[]) =>
    publicMessages(person, 'general').filter(
      (one) => /🔁 Rematch/.test(textOf(one)) && names.some((name) => textOf(one).includes(name)),
    )

  it('is not offered below a game of a league, and an old button says why', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const old = await ann.sees('🏁', { channel: await played(ann, ben) })
    const { threadId } = await beginMatch(world, ann, ben)
    // Both are now as a league plays them.
    await strictly(world)
    const asked = await ann.slash('resign', {}, { channel: threadId })
    const ended = await ann.click(asked.message, 'Resign')
    await world.quiet()
    const end = await ann.sees('🏁', { channel: threadId })
    expect([end, await ben.dm('🏁')].map(labels)).toEqual([['Replay'], ['Replay']])
    const panel = (await ann.slash('games')).message
    expect([ended.message, panel].flatMap((one) => controlsOf(one)).map(({ customId }) => customId)).not.toContainEqual(
      expect.stringContaining('|rematch|'),
    )
    expect((await ann.click(old, 'Rematch')).text).toContain('The league makes its next games itself.')
  })

  it('is offered by one tap and accepted by one, with the same decks', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    const end = await ann.sees('🏁', { channel: threadId })
    expect(labels(end)).toEqual(['Rematch', 'Replay'])
    const posted = ben.next(`<@${ben.id}>`, { channel: 'general' })
    const asked = await ann.click(end, 'Rematch')
    expect(isEphemeral(asked.message)).toBe(true)
    expect(asked.text).toContain(`Rematch offered to **${ben.name}**, with the same decks.`)
    expect(labels(asked.message).slice(0, 3)).toEqual(['Rematch offered', 'Replay', 'Share'])
    const challenge = await withComponents(ben, await posted)
    expect(textOf(challenge)).toContain('🔁 Rematch')
    expect(textOf(challenge)).toContain('**High Card** · Short · 3 days to answer · friendly')
    // This game keeps decks secret: who swapped sides would have to know the other deck.
    expect(textOf(challenge)).toContain(`${ann.name} plays the left side`)
    expect(textOf(challenge)).not.toContain('Even')
    expect((await ann.click(end, 'Rematch')).text).toContain('already offered')

    const taken = await ben.click(challenge, ACCEPT)
    await world.quiet()
    expect(taken.text).toContain('In which order')
    expect(textOf(ann.now(challenge)!)).toContain('**Accepted: the match has started**')
    const [match] = await world.holonet.matches.of(ann.id)
    expect(match!.match.players).toEqual({ left: ann.id, right: ben.id })
    // From now on the button leads to the new match.
    expect((await ann.click(end, 'Rematch')).text).toContain('In which order')
    expect(await world.holonet.matches.of(ann.id)).toHaveLength(1)
  })

  it('is accepted from the panel of the match before, too', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { threadId, panel } = await beginMatch(world, ann, ben)
    const leave = await ann.slash('resign', {}, { channel: threadId })
    await ann.click(leave.message, 'Resign')
    const end = (await ben.click(panel, 'Lay')).message
    expect(labels(end).slice(0, 3)).toEqual(['Rematch, same sides', 'Replay', 'Share'])
    await ann.click(await ann.sees('🏁', { channel: threadId }), 'Rematch')
    await ben.click(end, 'Rematch, same sides')
    await world.quiet()
    expect((await world.holonet.matches.of(ben.id)).map(({ match }) => match.players)).toEqual([
      { left: ann.id, right: ben.id },
    ])
  })

  it('is accepted with another deck, or declined, by the menu', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    await ann.click(await ann.sees('🏁', { channel: threadId }), 'Rematch')
    const open = (await ben.click(await ben.dm('🏁'), 'Rematch')).message
    expect(labels(open)).not.toContain('Rematch')
    expect(await world.holonet.matches.of(ben.id)).toHaveLength(1)
    await world.quiet()

    const [carl, dora] = [user('Carl'), user('Dora')]
    const other = await played(carl, dora)
    await carl.click(await carl.sees('🏁', { channel: other }), 'Rematch')
    const [offered] = await carl.until('the rematch', () => {
      const found = announced(carl, [carl.name])
      return found.length > 0 ? found : undefined
    })
    const decks = await dora.click(offered!, 'Another deck')
    const choices = controlsOf(decks.message)[0]!.options
    // Dora's own deck of the last match stands first; Carl's can't be chosen.
    expect(choices[0]!.label).toBe('The deck of the last match')
    expect(choices.every(({ value }) => /^(?:played-)?right/.test(value))).toBe(true)
    await dora.click(offered!, 'Decline')
    expect(textOf(carl.now(offered!)!)).toContain('**Declined**')
  })

  it('is played with another deck of either side, by the menu', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    ann.locale('fr')
    const { threadId, panel } = await beginMatch(world, ben, ann)
    const leave = await ben.slash('resign', {}, { channel: threadId })
    await ben.click(leave.message, 'Resign')
    const end = (await ann.click(panel, 'Poser')).message
    const asked = await more(ann, end, 'Revanche avec un autre deck…')
    expect(asked.text).toContain(`Revanche contre **${ben.name}**.`)
    expect(labels(asked.message)).toEqual([
      expect.stringMatching(/^Côtés échangés.: Gauche$/),
      expect.stringMatching(/^Même côté.: Droite$/),
    ])
    const decks = await ann.click(asked.message, 'Côtés échangés')
    expect(controlsOf(decks.message)[0]!.options.every(({ value }) => value.startsWith('left'))).toBe(true)
    const posted = ben.next(`<@${ben.id}>`, { channel: 'general' })
    const done = await ann.select(decks.message, DECK, 'Even')
    // It is in the language of the server, not in hers.
    expect(textOf(await posted)).toMatch(/🔁 Rematch[\s\S]*plays the left side/)
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
    await Promise.all([ann.click(end, 'Rematch'), ann.click(end, 'Rematch'), ben.click(end, 'Rematch')])
    await world.quiet()
    const standing = await world.holonet.challenges.between(ann.id, ben.id)
    const begun = await world.holonet.matches.of(ann.id)
    // Offered once, or, if the opponent came second, begun once.
    expect(standing.length + begun.length).toBe(1)
    // The announcement follows the answer: a busy machine shows the answer first.
    await ann.until('the rematch in public', () => announced(ann, [ann.name, ann.id]).length > 0)
    expect(announced(ann, [ann.name, ann.id])).toHaveLength(1)
  })

  it('works from the old button after a restart', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    const end = await ann.sees('🏁', { channel: threadId })
    await world.restart({}, 30 * 24 * 60 * 60 * 1000)
    await ann.until('a sleeping thread', () => 'thread_metadata' in ann.channel(threadId))
    const asked = await ann.click(await ann.dm('🏁'), 'Rematch')
    expect(asked.text).toContain(`Rematch offered to **${ben.name}**`)
    expect(labels(end)).toEqual(['Rematch', 'Replay'])
  })

  it('of practice starts at once with the sides swapped, and one runs at a time', async () => {
    const solo = user('Solo')
    const asked = await typePlay(solo, { opponent: { id: world.sandbox.botId }, side: 'tiny/left' })
    await solo.select(asked.message, DECK, 'Even')
    await world.quiet()
    const thread = await solo.thread(solo.name)
    const resign = async () => {
      const leave = await solo.slash('resign', {}, { channel: thread.id })
      await solo.click(leave.message, 'Resign')
      await world.quiet()
    }
    await resign()
    const end = await solo.sees('🏁', { channel: thread.id })
    const running = () => world.holonet.matches.of(solo.id)
    for (let round = 0; round < 2; round++) {
      const again = await Promise.all([solo.click(end, 'Rematch'), solo.click(end, 'Rematch')])
      for (const { text } of again) expect(text).toContain('In which order')
      await world.quiet()
      const [match, ...others] = await running()
      expect(others).toEqual([])
      expect(match!.match.players).toMatchObject({ right: solo.id })
      // A tap while it runs opens it.
      expect((await solo.click(end, 'Rematch')).text).toContain('In which order')
      expect((await running()).map(({ match: one }) => one.id)).toEqual([match!.match.id])
      await world.holonet.matches.concede({ matchId: match!.match.id, person: solo.id, interaction: `end ${round}` })
      await world.quiet()
    }
  })

  it('is refused like any challenge if one of the two has blocked the other', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const threadId = await played(ann, ben)
    await ben.slash('block', { person: ann })
    const refused = await ann.click(await ann.sees('🏁', { channel: threadId }), 'Rematch')
    expect(refused.text).toContain(`<@${ben.id}> can’t be challenged by you now.`)
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
