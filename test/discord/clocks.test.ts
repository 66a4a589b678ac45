/** Clocks by clicks: gifts, pauses, reminders, vacations, hours, and the choice when time is up. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { lengthOf } from '../../src/discord/table/clock-words.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { longestSpan } from '../../src/time/fair-hours.ts'
import { tiny } from '../games/high-card.ts'
import {
  answerPanel,
  beginMatch,
  openFromDm,
  openFromThread,
  startWorld,
  type World,
  type WorldOptions,
} from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) {
    await world.close()
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  }
})

interface Match {
  readonly world: World
  readonly alice: TestUser
  readonly bob: TestUser
  readonly threadId: string
  readonly matchId: string
}

/** A match in which both have made their first move; Alice is not to play, Bob is. */
async function begun(options: WorldOptions = {}): Promise<Match> {
  const world = await startWorld(options)
  worlds.push(world)
  const [alice, bob] = [world.sandbox.user('Alice'), world.sandbox.user('Bob')]
  bob.locale('fr')
  const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
  for (const person of [alice, bob]) await answerPanel(person, await openFromThread(person, threadId))
  await answerPanel(alice, await openFromThread(alice, threadId))
  await world.quiet()
  const { id } = await world.holonet.prisma.match.findFirstOrThrow()
  return { world, alice, bob, threadId, matchId: id }
}

/** Opens an entry of the menu of a person's panel, by its words. */
async function choose(person: TestUser, panel: APIMessage, words: RegExp): Promise<APIMessage> {
  const option = controlsOf(panel)
    .flatMap(({ customId, options }) => options.map((one) => ({ ...one, customId })))
    .find(({ label }) => words.test(label))
  if (option === undefined) throw new Error(`No entry ${words} in: ${JSON.stringify(controlsOf(panel))}`)
  return (await person.select(panel, option.customId, option.value)).message
}

const pass = async ({ world }: Match, ms: number) => {
  await world.quiet()
  world.clock.advance(ms)
  await world.quiet()
}
const sitting = ({ world, matchId }: Match, seat: string) =>
  world.holonet.prisma.sitting.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat } } })
const status = async ({ world, matchId }: Match) => (await world.holonet.matches.record(matchId))!.status
const dm = (person: TestUser, words: RegExp) =>
  person.until(`${words}`, () => person.dms().findLast((message) => words.test(textOf(message))))

describe('the clock of a match', () => {
  it('is shown from the menu, with the time left', async () => {
    const match = await begun()
    const clock = await choose(match.bob, await openFromThread(match.bob, match.threadId), /Chrono et délai/)
    expect(textOf(clock)).toMatch(/Il reste 3\sjours/)
    // Times are stamps, which each reader sees in their own zone.
    expect(textOf(clock)).toMatch(/\*\*<t:\d+:F>/)
    expect(controlsOf(clock).map(({ label }) => label)).toEqual(['Ouvrir', 'Mes heures', 'Vacances…', 'Plus…'])
  })

  it('takes a gift of time, and tells the person who gets it', async () => {
    const match = await begun()
    const before = await sitting(match, 'right')
    const panel = await openFromThread(match.alice, match.threadId)
    const gift = await choose(match.alice, panel, /Give Bob more time/)
    expect(textOf(gift)).toMatch(/Give Bob 1 day\?/)
    expect(textOf(gift)).toContain('Once in each turn: up to 7 days, until they have 60 days left.')
    const longer = (await match.alice.select(gift, /\|gift$/, '48')).message
    const given = (await match.alice.click(longer, 'Give 2 days')).message
    expect(textOf(given)).toMatch(/Bob has 2\sdays more/)
    await match.world.quiet()
    const after = await sitting(match, 'right')
    expect(after.deadline.getTime() - before.deadline.getTime()).toBe(2 * DAY)
    await dm(match.bob, /Alice vous offre 2\sjours de plus/)
  })

  it('lets a person be asked to move once a day', async () => {
    const match = await begun()
    const panel = await openFromThread(match.alice, match.threadId)
    const asked = await choose(match.alice, panel, /Ask Bob to move/)
    expect(textOf(asked)).toMatch(/You asked Bob to move/)
    await match.world.quiet()
    const again = await choose(match.alice, asked, /Ask Bob to move/)
    expect(textOf(again)).toMatch(/Once a day/)
    await pass(match, DAY)
    expect(textOf(await choose(match.alice, again, /Ask Bob to move/))).toMatch(/You asked Bob/)
  })

  it('is paused by agreement, and runs again when one of the two ends the pause', async () => {
    const match = await begun()
    const panel = await openFromThread(match.alice, match.threadId)
    await choose(match.alice, panel, /Ask for a pause/)
    await match.world.quiet()
    const question = await dm(match.bob, /demande une pause/)
    const agreed = (await match.bob.click(question, 'Accepter')).message
    expect(textOf(agreed)).toMatch(/La partie est en pause/)
    await pass(match, 6 * DAY)
    expect((await sitting(match, 'right')).misses).toBe(0)
    const still = await openFromThread(match.alice, match.threadId)
    expect(textOf(still)).toContain('⏸️')
    expect(textOf(still)).not.toContain('<t:253')
    await choose(match.alice, still, /End the pause/)
    await match.world.quiet()
    await dm(match.bob, /a mis fin à la pause/)
    const { deadline } = await sitting(match, 'right')
    expect(deadline.getTime() - match.world.clock.now().getTime()).toBeGreaterThan(2 * DAY)
  })
})

describe('when time is up in a friendly match', () => {
  it('the opponent may give a day', async () => {
    const match = await begun()
    await pass(match, 3 * DAY)
    await dm(match.bob, /Votre temps est écoulé/)
    const question = await dm(match.alice, /Bob’s time is up/)
    await match.alice.click(question, 'Give 1 day')
    await match.world.quiet()
    const { deadline, upAt } = await sitting(match, 'right')
    expect([deadline.getTime() - match.world.clock.now().getTime(), upAt]).toEqual([DAY, null])
    expect(await status(match)).toBe('running')
  })

  it('the late person may still move, and the choice is gone', async () => {
    const match = await begun()
    await pass(match, 3 * DAY)
    const question = await dm(match.alice, /Bob’s time is up/)
    await answerPanel(match.bob, await openFromThread(match.bob, match.threadId))
    await match.world.quiet()
    const late = await match.alice.click(question, 'Claim win')
    expect(textOf(late.message)).toMatch(/moved, or it is decided already/)
    expect(await status(match)).toBe('running')
  })

  it('the safest answer is played if the opponent wants it, or chooses nothing', async () => {
    const match = await begun()
    await pass(match, 3 * DAY)
    await match.alice.click(await dm(match.alice, /Bob’s time is up/), 'Play on')
    await match.world.quiet()
    const byClock = () => match.world.holonet.prisma.move.count({ where: { origin: 'clock' } })
    expect(await byClock()).toBe(1)
    const other = await begun()
    await pass(other, 3 * DAY)
    await pass(other, DAY)
    expect(await other.world.holonet.prisma.move.count({ where: { origin: 'clock' } })).toBe(1)
    expect(await status(other)).toBe('running')
  })

  it('the opponent may claim the win, and both may resume the match', async () => {
    const match = await begun()
    await pass(match, 3 * DAY)
    await match.alice.click(await dm(match.alice, /Bob’s time is up/), 'Claim win')
    await match.world.quiet()
    expect(await status(match)).toBe('over')
    const { matchId } = match
    const again = (person: TestUser, what: 'ask', interaction: string) =>
      match.world.holonet.clocks.again({ matchId, person: person.id, what, interaction })
    expect(await again(match.bob, 'ask', 'ask')).not.toHaveProperty('refused')
    await match.world.quiet()
    await match.alice.click(await dm(match.alice, /asks to resume/), 'Agree')
    await match.world.quiet()
    expect(await status(match)).toBe('running')
    expect((await sitting(match, 'right')).upAt).toBeNull()
    const rebuilt = await match.world.holonet.rebuild(match.matchId)
    expect(rebuilt?.differs).toBeNull()
    await answerPanel(match.bob, await openFromDm(match.bob))
    expect((await match.world.holonet.rebuild(match.matchId))?.differs).toBeNull()
  })

  it('opens no hands while it can be resumed, and can’t be resumed once hands are open', async () => {
    const match = await begun({ games: { tiny: { ...tiny, opensAtEnd: true } as AnyGame } })
    const { alice, bob, world, matchId, threadId } = match
    /** The seats whose hands the replay offers a person who opens it from the result in the thread. */
    const offered = async (person: TestUser) => {
      const results = person.messages(threadId).filter((message) => textOf(message).includes('🏁'))
      const replay = (await person.click(results.at(-1)!, 'Replay')).message
      const values = controlsOf(replay).flatMap(({ options }) => options.map(({ value }) => value))
      return values.flatMap((value) => /see (\w+)/.exec(value)?.[1] ?? [])
    }
    const seen = async (person: string, as: string) => {
      const replayed = await world.holonet.matches.replay(matchId, person, as)
      return [replayed?.readers, replayed?.reader, replayed?.decks === null]
    }
    const lose = async () => {
      await pass(match, 3 * DAY)
      const { message } = await alice.click(await dm(alice, /Bob’s time is up/), 'Claim win')
      await world.quiet()
      expect(await status(match)).toBe('over')
      return message
    }
    const asks = (person: TestUser, what: 'ask' | 'agree', interaction: string) =>
      world.holonet.clocks.again({ matchId, person: person.id, what, interaction })
    expect(textOf(await lose())).toMatch(/Hands and decks stay hidden until/)
    expect(await offered(bob)).toEqual(['spectator'])
    expect(await seen(bob.id, 'left')).toEqual([['right', 'spectator'], 'right', true])
    expect(await seen('somebody else', 'left')).toEqual([['spectator'], 'spectator', true])
    expect(await asks(bob, 'ask', 'first')).not.toHaveProperty('refused')
    await world.quiet()
    await alice.click(await dm(alice, /asks to resume/), 'Agree')
    await world.quiet()
    expect(await status(match)).toBe('running')

    // This time Alice lets the result stand: hands open, and nobody goes on.
    const panel = await lose()
    expect(await offered(bob)).toEqual(['spectator'])
    expect(textOf(await choose(alice, panel, /Do not resume/))).toMatch(/shows all hands and decks/)
    await world.quiet()
    expect(await offered(bob)).toEqual(['spectator', 'left'])
    expect(await seen('somebody else', 'left')).toEqual([['spectator', 'left', 'right'], 'left', false])
    for (const what of ['ask', 'agree'] as const)
      for (const person of [alice, bob])
        expect(await asks(person, what, `${what} ${person.id}`)).toMatchObject({ refused: 'match.again-gone' })
    // It is kept: a process that starts anew does not forget it.
    await world.restart()
    expect(await seen(bob.id, 'left')).toEqual([['right', 'spectator', 'left'], 'left', false])
    expect(await asks(bob, 'ask', 'later')).toMatchObject({ refused: 'match.again-gone' })
  })

  it('can be resumed for seven days, after which hands open', async () => {
    const match = await begun({ games: { tiny: { ...tiny, opensAtEnd: true } as AnyGame } })
    const { alice, bob, world, matchId } = match
    await pass(match, 3 * DAY)
    await alice.click(await dm(alice, /Bob’s time is up/), 'Claim win')
    const readers = async () => (await world.holonet.matches.replay(matchId, bob.id, null))?.readers
    const asks = (interaction: string) =>
      world.holonet.clocks.again({ matchId, person: bob.id, what: 'ask', interaction })
    await pass(match, 7 * DAY - HOUR)
    expect(await asks('in time')).not.toHaveProperty('refused')
    await pass(match, HOUR)
    const agree = { matchId, person: alice.id, what: 'agree', interaction: 'too late' } as const
    expect(await world.holonet.clocks.again(agree)).toMatchObject({ refused: 'match.again-gone' })
    expect(await readers()).toEqual(['right', 'spectator'])
    await pass(match, HOUR)
    expect(await readers()).toEqual(['right', 'spectator', 'left'])
  })

  it('a request for a pause from before the end is no consent to resume', async () => {
    const match = await begun()
    await choose(match.bob, await openFromThread(match.bob, match.threadId), /Demander une pause/)
    await pass(match, 3 * DAY)
    await match.alice.click(await dm(match.alice, /Bob’s time is up/), 'Claim win')
    await match.world.quiet()
    const { matchId } = match
    const request = { matchId, person: match.alice.id, interaction: 'again' }
    expect(await match.world.holonet.clocks.again({ ...request, what: 'agree' })).toMatchObject({
      refused: 'match.again-gone',
    })
    expect(await status(match)).toBe('over')
  })

  it('a match in which one player has moved is not cancelled when the time of their opponent is up', async () => {
    const world = await startWorld()
    worlds.push(world)
    const [alice, bob] = [world.sandbox.user('Alice'), world.sandbox.user('Bob')]
    const { threadId } = await beginMatch(world, alice, bob)
    await answerPanel(alice, await openFromThread(alice, threadId))
    await world.quiet()
    world.clock.advance(3 * DAY)
    await world.quiet()
    await alice.click(await dm(alice, /Bob’s time is up/), 'Claim win')
    const { outcome } = await world.holonet.prisma.match.findFirstOrThrow()
    expect(outcome).toMatchObject({ kind: 'time-out', winner: 'left' })
  })

  it('a match without a first move is cancelled', async () => {
    const world = await startWorld()
    worlds.push(world)
    const [alice, bob] = [world.sandbox.user('Alice'), world.sandbox.user('Bob')]
    await beginMatch(world, alice, bob)
    world.clock.advance(3 * DAY)
    await world.quiet()
    const match = await world.holonet.prisma.match.findFirstOrThrow()
    expect([match.status, match.outcome]).toMatchObject(['over', { kind: 'void', winner: null }])
  })
})

describe('vacations', () => {
  it('are taken by command, stop the clocks, and end when the person is back', async () => {
    const match = await begun()
    const before = await sitting(match, 'right')
    const panel = (await match.bob.slash('vacation')).message
    expect(textOf(panel)).toMatch(/Encore 30 jours de vacances/)
    const ten = (await match.bob.select(panel, /\|days\|/, '10')).message
    const done = (await match.bob.click(ten, 'Prendre 10 jours')).message
    expect(textOf(done)).toMatch(/Encore 20 jours/)
    await match.world.quiet()
    const away = await sitting(match, 'right')
    expect(away.deadline.getTime() - before.deadline.getTime()).toBeGreaterThan(4 * DAY)
    const clock = await choose(match.alice, await openFromThread(match.alice, match.threadId), /Clock and deadline/)
    expect(textOf(clock)).toMatch(/Bob is on vacation, back/)
    await pass(match, 4 * DAY)
    expect(await status(match)).toBe('running')
    expect((await sitting(match, 'right')).upAt).toBeNull()
    const back = (await match.bob.click((await match.bob.slash('vacation')).message, 'Fin des vacances')).message
    expect(textOf(back)).toMatch(/Bon retour/)
    expect(JSON.stringify(controlsOf(back))).not.toContain('Fin des vacances')
    // The proposal begins after the day that is used, so that it can be taken.
    const next = (await match.bob.click(back, 'Prendre 7 jours')).message
    expect(textOf(next)).toMatch(/7 jours de vacances pris/)
    const withdrawn = (await match.bob.slash('vacation')).message
    expect(JSON.stringify(controlsOf(withdrawn))).toContain('Fin des vacances')
  })

  it('are taken by themselves only for people who want that', async () => {
    const match = await begun()
    const settings = (await match.bob.slash('settings')).message
    const hours = (await match.bob.click(settings, 'Nuits, jours libres, vacances…')).message
    await match.bob.click(hours, 'Vacances automatiques')
    await pass(match, 3 * DAY)
    await dm(match.bob, /Votre temps contre .* était écoulé/)
    expect(await status(match)).toBe('running')
    expect((await sitting(match, 'right')).upAt).toBeNull()
    expect((await match.world.holonet.workingTimes.of(match.bob.id)).vacations).toHaveLength(1)
  })
})

describe('one message a day', () => {
  it('calls a person to all matches at the hour that they have chosen', async () => {
    const world = await startWorld()
    worlds.push(world)
    const [alice, bob, carl] = ['Alice', 'Bob', 'Carl'].map((name) => world.sandbox.user(name)) as [
      TestUser,
      TestUser,
      TestUser,
    ]
    await carl.slash('settings', { timezone: 'Europe/Paris' })
    const hours = (await carl.click((await carl.slash('settings')).message, 'Nights, free days, vacation…')).message
    await carl.select(hours, /\|digest\|/, 'Daily message at 08:00')
    // Both wait for Carl, who is called to neither of them today.
    for (const rival of [alice, bob]) await beginMatch(world, carl, rival)
    await world.quiet()
    expect(carl.dms()).toEqual([])
    world.clock.advance(19 * HOUR - 1)
    await world.quiet()
    expect(carl.dms()).toEqual([])
    world.clock.advance(2)
    await world.quiet()
    expect(textOf(await dm(carl, /Alice/))).toMatch(/Bob/)
    expect(carl.dms()).toHaveLength(1)
  })
})

describe('working hours', () => {
  it('are set from the settings, and leave nights out of a match that counts working time', async () => {
    const world = await startWorld()
    worlds.push(world)
    const [alice, bob] = [world.sandbox.user('Alice'), world.sandbox.user('Bob')]
    await bob.slash('settings', { timezone: 'Europe/Paris' })
    const settings = (await bob.slash('settings')).message
    let panel = (await bob.click(settings, 'Nights, free days, vacation…')).message
    panel = (await bob.select(panel, /\|night\|/, 'Night from 22:00 to 08:00')).message
    panel = (await bob.select(panel, /\|free\|/, ['6', '7'])).message
    expect(textOf(panel)).toMatch(/Night: \*\*22:00 to 08:00/)
    expect(textOf(panel)).toMatch(/Free days: \*\*Saturday, Sunday/)
    const form = await bob.click(panel, 'Holidays…')
    const far = await bob.submit((await bob.click(panel, 'Holidays…')).form!, { days: '9999-12-31' })
    expect(far.text).toContain('9999-12-31 is too far away. Write dates from yesterday to three years ahead.')
    const saved = await bob.submit(form.form!, { days: '2030-01-03 2030-01-04' })
    expect(textOf(saved.message)).toMatch(/2030-01-03, 2030-01-04/)
    // They count from the next day on.
    await world.pass(DAY)
    const asked = await typePlay(alice, {
      opponent: bob,
      format: 'tiny/long',
      side: 'tiny/left',
      time: 24,
      nightsOff: true,
    })
    expect(asked.text).toMatch(/nights and free days off/)
    // The longest real time of a sitting, whatever hours its person sets.
    const longest = lengthOf(longestSpan(24 * HOUR), 'en')
    expect(asked.text).toContain(`a turn ends after ${longest} at the latest`)
    const posted = bob.next(`<@${bob.id}>`, { channel: 'general' })
    await alice.select(asked.message, /\|deck$/, 'Even')
    const accepted = await bob.click(await posted, /\|accept$/)
    await bob.select(accepted.message, /\|deck$/, 'Even')
    await world.quiet()
    const [match] = await world.holonet.prisma.match.findMany({ include: { sittings: { where: { seat: 'right' } } } })
    // Wednesday 13:00 in Paris: 9 hours today; Thursday to Sunday are free; 14 on Monday, the last one on Tuesday.
    expect(match!.sittings[0]!.deadline.toISOString()).toBe('2030-01-08T08:00:00.000Z')
  })
})
