/** Whole matches through the sandbox: challenge, panels, thread, calls, result. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { tap } from './panel-clicks.ts'
import {
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  isArchived,
  isOver,
  openFromDm,
  openFromThread,
  playOut,
  publicMessages,
  startWorld,
  toldAlone,
  type World,
} from './world.ts'

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

describe('a match in a server', () => {
  it('is played from the challenge to the result, by panels in the thread', async () => {
    const alice = world.sandbox.user('Alice')
    const bob = world.sandbox.user('Bob')
    const { challenge, threadId } = await beginMatch(world, alice, bob)
    expect(textOf(alice.now(challenge)!)).toContain('Accepted')
    expect(controlsOf(alice.now(challenge)!)).toEqual([])
    expect(textOf(challenge)).not.toContain('Even')

    await playOut(
      world,
      [alice, bob],
      (person) => openFromThread(person, threadId),
      () => isOver(alice, threadId),
    )
    const result = await alice.sees('🏁', { channel: threadId })
    expect(textOf(result)).toMatch(/wins|Nobody wins/)
    expect(textOf(await alice.dm('🏁'))).toContain('High Card')
    expect(textOf(await bob.dm('🏁'))).toContain('High Card')
    // One table at a time, and the last buttons once the match is over.
    const controls = publicMessages(alice, threadId).flatMap(controlsOf)
    expect(controls.map(({ label }) => label)).toEqual(['Rematch', 'Replay'])
    expect(textOf(result)).toMatch(/Later, too: <\/replay:\d+>/)
    // The players may still write; the thread is archived after three days without a message.
    expect(isArchived(alice, threadId)).toBe(false)
    world.clock.advance(71 * 60 * 60 * 1000)
    expect(isArchived(alice, threadId)).toBe(false)
    world.clock.advance(2 * 60 * 60 * 1000)
    await alice.until('a sleeping thread', () => isArchived(alice, threadId))
  })

  it('keeps a single table with buttons, and shows nobody a secret answer', async () => {
    const ann = world.sandbox.user('Ann')
    const ben = world.sandbox.user('Ben')
    const { threadId, panel } = await beginMatch(world, ann, ben)
    await answerPanel(ben, panel)
    await world.quiet()
    const told = () => publicMessages(ann, threadId).map(textOf).join('\n')
    const before = told()
    // Both have played their tokens, so both play a card. Ann plays first, which nobody may notice.
    await answerPanel(ann, await openFromThread(ann, threadId))
    await world.quiet()
    const rounds = told()
    expect(rounds).not.toBe(before)
    await answerPanel(ann, await openFromThread(ann, threadId))
    await world.quiet()
    expect(told()).toBe(rounds)
    const table = publicMessages(ann, threadId).filter((message) => controlsOf(message).length > 0)
    expect(table).toHaveLength(1)
    for (const message of publicMessages(ben, threadId)) expect(textOf(message)).not.toMatch(/You draw|Hand \*\*.*:/)
  })

  it('notifies by direct message, and can be played wholly from there', async () => {
    const dora = world.sandbox.user('Dora')
    const emil = world.sandbox.user('Emil')
    const { threadId, panel } = await beginMatch(world, dora, emil)
    expect(asksSomething(panel)).toBe(true)
    const call = await dora.dm('Your turn')
    expect(textOf(call)).toContain('In which order do you lay your tokens?')
    expect(textOf(call)).toMatch(/<t:\d+:R>/)

    // Each plays on in their direct messages, where a new call replaces the panel.
    const panels = new Map<TestUser, APIMessage>()
    const open = async (person: TestUser) => {
      world.clock.advance(1000)
      const known = panels.get(person)
      const now = known === undefined ? undefined : person.now(known)
      const again = now && controlsOf(now).find(({ label }) => ['Refresh', 'Table'].includes(label))
      const panel = now && again ? (await person.click(now, again.customId)).message : await openFromDm(person)
      panels.set(person, panel)
      return panel
    }
    await playOut(world, [dora, emil], open, () => isOver(dora, threadId))
    for (const person of [dora, emil]) {
      const played = panels.get(person)!
      expect(played.channel_id).toBe(person.dms()[0]!.channel_id)
      expect(isEphemeral(played)).toBe(false)
    }
  })

  it('against the practice opponent needs nobody else', async () => {
    const solo = world.sandbox.user('Solo')
    const asked = await solo.slash('play', { opponent: { id: world.sandbox.botId } })
    const chosen = await solo.select(asked.message, DECK, 'Even')
    expect(asksSomething(chosen.message)).toBe(true)
    await world.quiet()
    const thread = await solo.thread('Solo')
    await playOut(
      world,
      [solo],
      (person) => openFromThread(person, thread.id),
      () => isOver(solo, thread.id),
    )
    expect(textOf(await solo.sees('🏁', { channel: thread.id }))).toMatch(/wins|Nobody wins/)
  })

  it('against the practice opponent can be played in direct messages alone', async () => {
    const lone = world.sandbox.user('Lone')
    const dm = await lone.openDm()
    const asked = await lone.slash('play', { opponent: { id: world.sandbox.botId } }, { channel: dm })
    let { message } = await lone.select(asked.message, DECK, 'Even')
    for (let moves = 0; moves < 60 && asksSomething(message); moves++) message = await answerPanel(lone, message)
    await world.quiet()
    expect(textOf(await lone.dm('🏁'))).toMatch(/wins|Nobody wins/)
  })
})

describe('clicks', () => {
  it('clicks of another person get a private refusal and show them nothing', async () => {
    const fay = world.sandbox.user('Fay')
    const gus = world.sandbox.user('Gus')
    const eve = world.sandbox.user('Eve')
    const asked = await typePlay(fay, { opponent: gus, side: 'tiny/left' })
    const posted = eve.next('Accept')
    await fay.select(asked.message, DECK, 'Even')
    const challenge = await posted
    expect((await eve.click(challenge, 'Accept')).text).toContain('for someone else')
    expect((await eve.click(challenge, 'Decline')).text).toContain('for someone else')
    expect((await eve.click(challenge, 'Withdraw')).text).toContain('Only the challenger')
    expect((await fay.click(challenge, 'Accept')).text).toContain('against yourself')
    expect((await gus.click(challenge, 'Decline')).text).toContain('declined')
    expect(textOf(await eve.sees('**Declined**'))).not.toContain('Accept')

    const { threadId } = await beginMatch(world, fay, gus)
    const table = await eve.sees((message) => controlsOf(message).some(({ label }) => label === 'My turn'), {
      channel: threadId,
    })
    const answer = await eve.click(table, 'My turn')
    expect(isEphemeral(answer.message)).toBe(true)
    expect(answer.text).toContain('You don’t play in this match')
    const cards = await eve.click(table, 'Watch')
    expect(isEphemeral(cards.message)).toBe(true)
    expect(cards.text).toMatch(/Gus.*Hand\s3/)
  })

  it('quick clicks are handled in their order: the last pick is sent', async () => {
    const pia = world.sandbox.user('Pia')
    const quin = world.sandbox.user('Quin')
    const { panel } = await beginMatch(world, pia, quin)
    const first = (now: APIMessage, action: RegExp) => controlsOf(now).find(({ customId }) => action.test(customId))!
    const move = first(panel, /\|lane\|/)
    const [token] = move.options[0]!.value.split('>')
    const before = await quin.select(panel, move.customId, `${token}>2`)
    // The card is moved to the front and the row confirmed before the panel has answered.
    await Promise.all([
      quin.select(before.message, first(before.message, /\|lane\|/).customId, `${token}>0`),
      quin.click(before.message, first(before.message, /\|do\|/).customId),
    ])
    const [sight] = await world.holonet.matches.of(quin.id)
    const rows = await world.holonet.prisma.move.findMany({ where: { matchId: sight!.match.id, kind: 'answers' } })
    const { answers } = rows[0]!.data as unknown as { answers: { arrange: string[] }[] }
    expect(answers[0]!.arrange[0]).toBe(token)
  })

  it('twice on the same button count once, and both get the present panel', async () => {
    const hal = world.sandbox.user('Hal')
    const ida = world.sandbox.user('Ida')
    const { threadId, panel } = await beginMatch(world, hal, ida)
    const lay = controlsOf(panel).find(({ label }) => label === 'Lay')!
    await Promise.all([ida.click(panel, lay.customId), ida.click(panel, lay.customId)])
    const after = await openFromThread(ida, threadId)
    expect(textOf(after)).toContain('### Hal to play')
    const sights = await world.holonet.matches.of(ida.id)
    const history = await world.holonet.prisma.move.findMany({ where: { matchId: sights[0]!.match.id } })
    expect(history.filter(({ kind }) => kind === 'answers')).toHaveLength(1)
  })

  it('a click on an old panel gets the present panel and says so', async () => {
    const jan = world.sandbox.user('Jan')
    const kim = world.sandbox.user('Kim')
    const { threadId, panel } = await beginMatch(world, jan, kim)
    const second = await openFromThread(kim, threadId)
    await answerPanel(kim, second)
    const late = await kim.click(panel, 'Lay')
    expect(late.text).toContain('Already answered. Now:')
    expect(late.text).toContain('### Jan to play')
  })

  it('a click with a made-up custom id gets an error message', async () => {
    const lea = world.sandbox.user('Lea')
    const max = world.sandbox.user('Max')
    const { threadId } = await beginMatch(world, lea, max)
    const table = await lea.sees('My turn', { channel: threadId })
    const stored = world.sandbox.world.message(table.id)!
    const odd = JSON.parse(JSON.stringify(stored).replaceAll(/1\|open\|/g, '0|gone|'))
    world.sandbox.world.saveMessage(odd)
    await lea.until('the odd button', () =>
      controlsOf(lea.now(table)!).some(({ customId }) => customId.startsWith('0')),
    )
    expect((await lea.click(table, 'My turn')).text).toContain('older version')
  })

  it('a match of another version of its game is refused with a sentence, and keeps everything', async () => {
    const [ivy, jim] = [world.sandbox.user('Ivy'), world.sandbox.user('Jim')]
    const { threadId } = await beginMatch(world, ivy, jim)
    const table = await ivy.sees('My turn', { channel: threadId })
    const { match } = world.holonet.prisma
    const { id, engine, state } = await match.findFirstOrThrow({ where: { threadId } })
    await match.update({ where: { id }, data: { engine: 'of old' } })
    expect((await ivy.click(table, 'My turn')).text).toContain('This match began under older rules')
    expect(await match.findUniqueOrThrow({ where: { id } })).toMatchObject({ engine: 'of old', state })
    await match.update({ where: { id }, data: { engine } })
    expect((await ivy.click(table, 'My turn')).text).not.toContain('older rules')
  })
})

describe('standing orders', () => {
  it('are set, used, shown and deleted on the panel', async () => {
    const nan = world.sandbox.user('Nan')
    const ole = world.sandbox.user('Ole')
    const { threadId } = await beginMatch(world, nan, ole)
    const panel = await openFromThread(nan, threadId)
    const list = await tap(nan, panel, 'Answer ahead…')
    expect(list.text).toContain('it saves a day')
    const offer = await nan.select(list.message, 'Set an order…', 'Guard by yourself')
    expect(offer.text).toContain('Spend so many guards on each challenge.')
    const down = controlsOf(offer.message).find(({ label }) => label === 'Set order')!
    expect(down.disabled).toBe(true)
    const field = await nan.select(offer.message, 'Change an answer…', 'Guards')
    const filled = await nan.select(field.message, 'Choose…', '2')
    expect(filled.text).toContain('Guards: **2**')
    const laid = await nan.click(filled.message, 'Set order')
    expect(laid.text).toContain('Guard by yourself: Guards 2')
    const standing = await tap(nan, laid.message, 'Answer ahead (1 order)…')
    expect(standing.text).toContain('• Guard by yourself: Guards 2')
    const again = await nan.select(standing.message, 'Change or delete an order…', 'Guard by yourself')
    expect(again.text).toContain('Guards: **2**')
    const dropped = await nan.click(again.message, 'Delete order')
    expect(dropped.text).not.toContain('Guards 2')
    const rest = controlsOf(dropped.message).some(({ label }) => label === 'Set an order…')
      ? dropped
      : await tap(nan, dropped.message, 'Answer ahead…')
    expect((await nan.select(rest.message, 'Set an order…', 'Card ahead')).text).toContain(
      'Lay this card as soon as the round begins.',
    )
  })
})

describe('languages', () => {
  it('are each person’s own in private messages, and the server’s in public ones', async () => {
    const remy = world.sandbox.user('Rémy')
    const sam = world.sandbox.user('Sam')
    remy.locale('fr')
    const { threadId, panel } = await beginMatch(world, sam, remy)
    expect(textOf(panel)).toContain('Dans quel ordre posez-vous vos jetons ?')
    expect(textOf(await sam.sees('this thread follows your match', { channel: threadId }))).toBeTruthy()
    await answerPanel(sam, await openFromThread(sam, threadId))
    await answerPanel(remy, panel)
    await world.quiet()
    const help = await remy.slash('help')
    expect(help.text).toContain('jeux de cartes par message')
    const lost = await remy.slash('resign', {}, { channel: threadId })
    const done = await remy.click(lost.message, 'Abandonner')
    expect(done.text).toContain('gagne par abandon')
    await world.quiet()
    expect(textOf(await remy.dm('🏁'))).toContain('gagne par abandon')
    expect(textOf(await sam.dm('🏁'))).toContain('conceded')
    expect(textOf(await sam.sees('🏁', { channel: threadId }))).toContain('conceded')
  })
})

describe('mentions', () => {
  it('messages mention only the people who are called, whatever their names contain', async () => {
    const trick = world.sandbox.user('@everyone')
    const una = world.sandbox.user('Una')
    const { threadId } = await beginMatch(world, trick, una)
    await answerPanel(una, await openFromThread(una, threadId))
    await world.quiet()
    const sent = world.sandbox.requests.filter(
      ({ method, path }) => (method === 'POST' || method === 'PATCH') && /\/messages(?:\/[^/]+)?$/.test(path),
    )
    expect(sent.length).toBeGreaterThan(5)
    for (const { body } of sent) {
      const { allowed_mentions } = body as { allowed_mentions?: { parse: unknown[] } }
      expect(allowed_mentions?.parse).toEqual([])
    }
    expect(una.messages().some(({ mention_everyone }) => mention_everyone)).toBe(false)
    await toldAlone(una, '### @​everyone to play')
  })
})
