/** Levels of the practice opponent, by clicks: they are chosen in both languages, and a strong one plays a whole match. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { speak } from '../../src/locales/index.ts'
import type { ThinkingThread } from '../../src/matches/practice/thinker.ts'
import { opponentAnswer } from '../../src/opponents/levels.ts'
import { forgeClick } from './forged.ts'
import { answerPanel, asksSomething, DECK, firstDeck, isOver, openFromThread, startWorld, type World } from './world.ts'

/** Answers in this thread, with few playouts. */
const THINKS: ThinkingThread = {
  think: async (job) => opponentAnswer(gameOf(games, job.game), { ...job, playouts: 8 }),
  close: async () => {},
}

let world: World
beforeAll(async () => {
  world = await startWorld({ games, thinks: THINKS })
})
afterAll(async () => {
  await world?.close()
})

const LEVEL = /\|level\|(\w+)$/
const levelsOn = (message: APIMessage) =>
  controlsOf(message).flatMap(({ customId, label }) => {
    const level = LEVEL.exec(customId)?.[1]
    return level === undefined ? [] : [[level, label]]
  })
const playBot = (person: TestUser, format: string, game = 'young-jedi') =>
  typePlay(person, { opponent: { id: world.sandbox.botId }, game, format: `${game}/${format}` })
const challengeOf = (person: TestUser) =>
  world.holonet.prisma.challenge.findFirstOrThrow({ where: { by: person.id }, orderBy: { createdAt: 'desc' } })
/** Begins a match against an opponent of this level. */
async function begin(person: TestUser, level: string, format: string) {
  const known = new Set(person.threads().map(({ id }) => id))
  const asked = await playBot(person, format)
  // The opponent draws the same lots in each run.
  const { id } = await challengeOf(person)
  await world.holonet.prisma.seal.update({ where: { subject: id }, data: { secret: 'a'.repeat(64) } })
  const chosen = await person.click(asked.message, new RegExp(`\\|level\\|${level}$`))
  const begun = await person.select(chosen.message, DECK, firstDeck(chosen.message))
  await world.quiet()
  const thread = await person.until('the thread', () => person.threads().find(({ id }) => !known.has(id)))
  return { panel: begun.message, thread }
}

describe('the level of the practice opponent', () => {
  for (const [language, locale] of [
    ['en', 'en-GB'],
    ['fr', 'fr'],
  ] as const)
    it(`is chosen by a click, in ${language}`, async () => {
      const say = speak(language)
      const person = world.sandbox.user(`Chooser ${language}`)
      person.locale(locale)
      const asked = await playBot(person, 'full')
      const names = (['easy', 'fair', 'strong'] as const).map((level) => [level, say(`level.${level}`)])
      expect(levelsOn(asked.message)).toEqual(names)
      expect(asked.text).toContain(say('levels.q'))
      expect((await challengeOf(person)).to).toBe('practice')
      const strong = await person.click(asked.message, /\|level\|strong$/)
      expect(levelsOn(strong.message)).toEqual(names)
      expect((await challengeOf(person)).to).toBe('practice:strong')
      const easy = await person.click(strong.message, /\|level\|easy$/)
      expect((await challengeOf(person)).to).toBe('practice:easy')
      await person.click(easy.message, /\|level\|fair$/)
      expect((await challengeOf(person)).to).toBe('practice')
      expect(world.sandbox.problems).toEqual([])
    })

  it('is no choice in a game whose search is not shown to play better, nor against people', async () => {
    const person = world.sandbox.user('Without')
    const swccg = await typePlay(person, { opponent: { id: world.sandbox.botId }, game: 'swccg' })
    expect(levelsOn(swccg.message)).toEqual([])
    const { id } = await challengeOf(person)
    await forgeClick(world, person, { customId: `1|c|${id}|level|strong` })
    expect((await challengeOf(person)).to).toBe('practice')
    const open = await typePlay(person, { game: 'young-jedi' })
    expect(levelsOn(open.message)).toEqual([])
  })
})

describe('a strong opponent', () => {
  it('thinks while its person waits, and plays a whole match by its name', async () => {
    const alice = world.sandbox.user('Alice')
    const { panel, thread } = await begin(alice, 'strong', 'starter')
    let now = panel
    let thought = false
    for (let clicks = 0; clicks < 600 && !isOver(alice, thread.id); clicks++) {
      if (asksSomething(now)) now = await answerPanel(alice, now)
      else {
        thought ||= textOf(now).includes('The strong opponent is thinking…')
        await world.quiet()
        await world.pass(2_000)
        if (isOver(alice, thread.id)) break
        now = await openFromThread(alice, thread.id)
      }
      await world.quiet()
    }
    expect(isOver(alice, thread.id)).toBe(true)
    expect(thought).toBe(true)
    expect(textOf(await alice.sees('🏁', { channel: thread.id }))).toContain(speak('en')('practice.name.strong'))
    // The result alone comes by direct message, and no call.
    expect(alice.dms().filter((message) => !textOf(message).includes('🏁'))).toEqual([])
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })

  it('answers once after a restart while it thinks', async () => {
    const bob = world.sandbox.user('Bob')
    const { panel } = await begin(bob, 'strong', 'full')
    let now = panel
    for (let clicks = 0; clicks < 60 && asksSomething(now); clicks++) now = await answerPanel(bob, now)
    const [match] = await world.holonet.matches.of(bob.id)
    const matchId = match?.match.id ?? ''
    const rows = () => world.holonet.prisma.move.count({ where: { matchId, origin: 'practice' } })
    const before = await rows()
    await world.restart()
    await world.quiet()
    expect(await rows()).toBe(before)
    await world.pass(5_000)
    await world.pass(60_000)
    expect(await rows()).toBeGreaterThan(before)
    const after = await rows()
    await world.restart()
    await world.pass(60_000)
    expect(await rows()).toBe(after)
    expect(await world.holonet.prisma.notice.count({ where: { matchId } })).toBe(0)
  })
})
