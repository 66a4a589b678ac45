/** Rules that two agree on, from the panel of a challenge to the end of their match. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, pickChange, typePlay } from '../../bench/challenging.ts'
import { commands } from '../../commands/index.ts'
import { play } from '../../commands/play.ts'
import { textOf } from '../../sandbox/driver.ts'
import { type CommandDraft, complaintsAboutCommand, complaintsAboutSet } from '../../sandbox/limits.ts'
import { complaintsAbout } from '../../sandbox/openapi.ts'
import type { Games } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { tiny } from '../games/high-card.ts'
import { ACCEPT, DECK, firstDeck, startWorld, type World, withComponents } from './world.ts'

const both: Games = { [youngJedi.id]: youngJedi, [tiny.id]: tiny }
/** A game that calls one of its choices as the first does. */
const third = {
  ...tiny,
  id: 'third',
  words: { ...tiny.words, title: () => 'Third' },
  ruleChoices: tiny.ruleChoices.map((choice, at) =>
    at === 0 ? { ...choice, id: 'moons', name: { en: 'rules', fr: 'lunes' } } : choice,
  ),
}

describe('the options of /play', () => {
  it('are the game and the opponent, whatever games may be agreed on', () => {
    for (const games of [both, { ...both, third }]) {
      const { options } = play(games).data as unknown as { options: readonly { readonly name: string }[] }
      expect(options.map(({ name }) => name)).toEqual(['game', 'opponent'])
    }
  })

  it.each([
    ['Young Jedi', { [youngJedi.id]: youngJedi }],
    ['several games', { ...both, third }],
  ])('can be registered with all other commands, for %s', (_, games: Games) => {
    const data = commands.map((make) => make(games).data)
    expect(complaintsAbout('PUT /applications/{application_id}/commands', data)).toEqual([])
    const drafts = data as unknown as CommandDraft[]
    expect(drafts.flatMap((command, at) => complaintsAboutCommand(command, `/${at}`))).toEqual([])
    expect(complaintsAboutSet(drafts)).toEqual([])
  })
})

describe('a match by rules that were agreed on', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ games: both })
  })
  afterEach(() => {
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })
  afterAll(async () => {
    await world?.close()
  })
  const user = (name: string) => world.sandbox.user(name)
  const linesWith = (message: APIMessage, words: string) =>
    textOf(message)
      .split('\n')
      .filter((line) => line.includes(words))

  it('says what is not the default: in the challenge, where decks are chosen, in the thread, in /games, at the end', async () => {
    const [ann, bob] = [user('Ann'), user('Bob')]
    bob.locale('fr')
    const agreed = {
      opponent: bob,
      format: 'tiny/short',
      side: 'tiny/left',
      'rule-guards': 'none',
      'rule-copies': 'two',
    }
    const asked = await typePlay(ann, agreed)
    expect(textOf(asked.message)).toContain('\n📜 Without guards\n-# Nothing adds.\n')
    const posted = bob.next(`<@${bob.id}>`)
    await ann.select(asked.message, DECK, 'Even')
    const challenge = await posted
    expect(linesWith(challenge, '📜')).toEqual(['📜 Without guards'])
    const accepted = await bob.click(challenge, ACCEPT)
    expect(textOf(accepted.message)).toContain('\n📜 Sans gardes\n-# Rien ne compte.\n')
    expect(linesWith(bob.now(challenge)!, '📜')).toEqual(['📜 Without guards'])
    await bob.select(accepted.message, DECK, 'Even')
    await world.quiet()
    const starter = await ann.sees('⚔️', { channel: 'general' })
    expect(textOf(starter).split('\n').at(-1)).toBe('📜 Without guards')

    const lists = [(await ann.slash('games')).message, (await bob.slash('games')).message]
    expect(lists.flatMap((list) => linesWith(list, '📜')).map((line) => line.split('📜')[1])).toEqual([
      ' Without guards',
      ' Sans gardes',
    ])
    const match = (await world.holonet.matches.of(ann.id))[0]!.match
    const threadId = match.threadId!
    const asksToGiveUp = await ann.slash('resign', {}, { channel: threadId })
    await ann.click(asksToGiveUp.message, 'Resign')
    await world.quiet()
    const result = await bob.sees('## 🏁', { channel: threadId })
    expect(linesWith(result, '📜')).toEqual(['📜 Without guards'])
    expect(linesWith(await bob.dm('🏁'), '📜')).toEqual(['📜 Sans gardes'])
    expect((await world.holonet.matches.record(match.id))!.terms.rules).toEqual({ guards: 'none' })
  })

  it('says nothing of rules where all is as by default', async () => {
    const [cid, dan] = [user('Cid'), user('Dan')]
    const asked = await typePlay(cid, { opponent: dan, format: 'tiny/short', 'rule-guards': 'three' })
    const posted = dan.next(`<@${dan.id}>`)
    await cid.select(asked.message, DECK, 'Even')
    for (const message of [asked.message, await posted]) expect(textOf(message)).not.toContain('📜')
  })

  it('of Young Jedi tells the editions by their names, and what they mean by rules', async () => {
    const eve = user('Eve')
    const options = { game: 'young-jedi', 'rule-edition': '2000', 'rule-decksOut': 'protocol' }
    const asked = await typePlay(eve, options)
    const labels = ['Rules of December 2000', 'Both decks out: the first to run out loses']
    expect(linesWith(asked.message, '📜')).toEqual(labels.map((label) => `📜 ${label}`))
    expect(linesWith(asked.message, '-# ')[0]).toContain('23.4.2')
    const posted = eve.next('is looking for an opponent')
    await eve.select(asked.message, DECK, firstDeck(asked.message))
    expect(linesWith(await withComponents(eve, await posted), '📜')).toEqual([`📜 ${labels.join(' · ')}`])
  })

  it('forgets the rules, format and side of a game that its author leaves, and keeps the time', async () => {
    const fay = user('Fay')
    const tuned = await typePlay(fay, { game: 'tiny', time: 24, format: 'short', side: 'left', 'rule-guards': 'none' })
    expect(tuned.text).toContain('You play ')
    const other = await pickChange(fay, tuned, 'game', 'young-jedi')
    expect(other.text).toContain('**Young Jedi** · Starter game (30 cards) · 1 day to answer')
    expect(other.text).not.toMatch(/You play |📜/)
    expect(changesOf(other)).toContain('rule-edition')
  })

  // Discord lets nobody choose these, but what comes in may come from anybody.
  it.each([
    ['a value that there is not', 'tiny', { guards: 'many' }, 'rule-choice.value'],
    ['a choice of the other game', 'tiny', { edition: '2001' }, 'rule-choice.unknown'],
  ])('is not made with %s', async (_, game, rules, refused) => {
    const gil = user('Gil')
    await typePlay(gil, { game })
    const draft = await world.holonet.prisma.challenge.findFirstOrThrow({ where: { by: gil.id } })
    const { terms } = (await world.holonet.challenges.find(draft.id))!
    const change = { challengeId: draft.id, person: gil.id, terms: { ...terms, rules }, seat: null }
    expect(await world.holonet.challenges.change(change)).toMatchObject({ refused })
    expect((await world.holonet.challenges.find(draft.id))!.terms).toEqual(terms)
  })
})
