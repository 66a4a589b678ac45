/** Rated matches that do not count: their messages and both pages say so, and why. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it, vi } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { Messenger } from '../../src/discord/shell/messenger.ts'
import { speak } from '../../src/locales/index.ts'
import { act, must, see } from '../matches/net.ts'
import { runningLeague } from './running-league.ts'
import { publicMessages, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const DAY = 86_400_000

let world: World
worldOfFile((started) => {
  world = started
})

let count = 0
const asking = (person: string) => ({ person, interaction: `unrated-${++count}` })

/** Begins a rated match. @returns its id */
async function begun(one: TestUser, other: TestUser): Promise<string> {
  const { challenges } = world.holonet
  const terms = { game: 'tiny', format: 'short', rules: {}, rated: true, sittingMs: DAY }
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const asked = { ...asking(one.id), by: one.id, to: other.id, terms, place, seat: null }
  const { id: challengeId } = must(await challenges.draft(asked))
  must(await challenges.chooseDeck({ ...asking(one.id), challengeId, deckId: 'left-even-short' }))
  const { matchId } = must(
    await challenges.chooseDeck({ ...asking(other.id), challengeId, deckId: 'right-even-short' }),
  )
  await world.quiet()
  return matchId!
}

/** Plays a rated match in which the second person resigns. */
async function resigned(one: TestUser, other: TestUser): Promise<void> {
  const matchId = await begun(one, other)
  must(await world.holonet.matches.concede({ ...asking(other.id), matchId }))
  await world.quiet()
}

/** Counts the messages with these words: the direct ones of this person, and those that everybody reads in the channel. */
const toldTo = (person: TestUser, words: RegExp) => ({
  dms: person.dms().filter((message) => words.test(textOf(message))).length,
  public: publicMessages(person, world.sandbox.channelIds.general).filter((message) => words.test(textOf(message)))
    .length,
})

it('tells in the result and on both pages that a rated match does not count, and why', async () => {
  const [ann, ben] = [world.sandbox.user('Ann'), world.sandbox.user('Ben')]
  ann.locale('fr')
  await world.holonet.persons.spoke(ann.id, 'fr')
  const english = /Doesn’t count for ratings: third match of the same two players within 30 days\./
  const french = /Ne compte pas pour les cotes\s: troisième partie entre les deux mêmes en 30 jours\./
  await resigned(ann, ben)
  await resigned(ann, ben)
  expect([toldTo(ann, english), toldTo(ann, french)]).toEqual(Array(2).fill({ dms: 0, public: 0 }))
  await resigned(ann, ben)
  // The player reads it in their language, everybody else in that of the server.
  expect(toldTo(ann, french)).toMatchObject({ dms: 1 })
  expect(toldTo(ann, english)).toMatchObject({ dms: 0, public: 1 })
  ann.locale('en-US')
  const pages = [
    textOf((await ann.slash('profile')).message),
    textOf((await ann.slash('profile', { player: ben })).message),
  ]
  for (const page of pages) {
    expect(page).toContain('2 rated games')
    expect(page).toMatch(/Against (?:Ann|Ben), .*: doesn’t count, third match of the same two players within 30 days\./)
  }
  // Results that do not count are in no record.
  const tallies = await Promise.all(
    [ann, ben].map(async ({ id }) => (await world.holonet.ratings.profile(id, id)).records[0]!.opponents[0]!.tally),
  )
  expect(tallies).toEqual([
    { won: 2, drawn: 0, lost: 0 },
    { won: 0, drawn: 0, lost: 2 },
  ])
})

/** Something that is waited for. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

it('says so in a direct message that was on its way when it became known', async () => {
  const [cid, dot] = [world.sandbox.user('Cid'), world.sandbox.user('Dot')]
  await resigned(cid, dot)
  await resigned(cid, dot)
  const matchId = await begun(cid, dot)
  const { herald, leagueHerald } = world.discord
  const { ratings } = world.holonet
  const deliver = herald.deliver.bind(herald)
  const result = leagueHerald.result.bind(leagueHerald)
  const ofMatch = ratings.ofMatch.bind(ratings)
  const [told, shown] = [gate(), gate()]
  /** How often the delivery of a direct message has asked whether the match counts. */
  const sending = new AsyncLocalStorage<{ asked: number }>()
  const spies = [
    vi.spyOn(herald, 'deliver').mockImplementation(async (notice) => {
      if (notice.kind === 'result') return sending.run({ asked: 0 }, () => deliver(notice))
      const delivery = await deliver(notice)
      if (notice.kind === 'over') told.open()
      return delivery
    }),
    // The messages that stand are changed before the direct ones have come.
    vi.spyOn(leagueHerald, 'result').mockImplementation(async (...of) => {
      await told.opened
      const delivery = await result(...of)
      shown.open()
      return delivery
    }),
    vi.spyOn(ratings, 'ofMatch').mockImplementation(async (id) => {
      const own = sending.getStore()
      if (own === undefined || own.asked++ >= 2) return ofMatch(id)
      await shown.opened
      return null
    }),
  ]
  must(await world.holonet.matches.concede({ ...asking(dot.id), matchId }))
  await world.quiet()
  for (const spy of spies) spy.mockRestore()
  const words = /Doesn’t count for ratings: third match of the same two players within 30 days\./
  expect(toldTo(cid, words).dms).toBe(1)
})

it.each(['en', 'fr'] as const)(
  'says so of the second loss by time-out within a week, to both and on both pages: %s',
  async (language) => {
    const say = speak(language)
    const late = world.sandbox.user(`Late ${language}`)
    const winners = ['First', 'Second'].map((name) => world.sandbox.user(`${name} ${language}`))
    for (const person of [late, ...winners]) {
      person.locale(language === 'en' ? 'en-US' : 'fr')
      await world.holonet.persons.spoke(person.id, language)
    }
    const ids: string[] = []
    for (const winner of winners) ids.push(await begun(winner, late))
    const running = async () => {
      const sights = await Promise.all(ids.map((matchId, at) => see(world.holonet, matchId, winners[at]!.id)))
      return sights.filter(({ match }) => match.outcome === null)
    }
    for (let days = 0; days < 8 && (await running()).length > 0; days++) {
      for (const [at, matchId] of ids.entries())
        while ((await see(world.holonet, matchId, winners[at]!.id)).decisions.length > 0)
          await act(world.holonet, matchId, winners[at]!.id)
      await world.pass(DAY + 60_000)
    }
    expect(await running()).toEqual([])
    const line = say('unrated.line', { why: say('unrated.sameAbsence') })
    const words = new RegExp(line.replace(/[.()]/g, '\\$&'))
    // One of the two results counts, the other says in all places that it does not.
    const [one, other] = winners as [TestUser, TestUser]
    expect(toldTo(late, words).dms).toBe(1)
    const uncounted = toldTo(one, words).dms === 1 ? one : other
    const counted = uncounted === one ? other : one
    expect([toldTo(uncounted, words).dms, toldTo(counted, words).dms]).toEqual([1, 0])
    const page = async (person: TestUser) => textOf((await late.slash('profile', { player: person })).message)
    expect(await page(counted)).not.toContain(say('unrated.sameAbsence'))
    expect(await page(counted)).toContain(say('profile.ask'))
    expect(await page(uncounted)).toContain(say('unrated.sameAbsence'))
    // They have played a rated match, so that nothing says that they have not.
    expect(await page(uncounted)).toContain(say('profile.ask.uncounted'))
    expect(await page(uncounted)).not.toContain(say('profile.ask.none'))
    expect(await page(late)).toContain(say('unrated.sameAbsence'))
  },
)

it('says of a game of a league that a ruling has ended that it does not count, to both and on both pages', async () => {
  const { leagueId, judge, game, players } = await runningLeague(world, 'Ruled League', {}, { rated: true })
  const reason = 'They agreed.'
  must(
    await world.holonet.leagues.organise({
      ...asking(judge.id),
      leagueId,
      command: { type: 'setResult', game: game.id, winner: game.seats[0], how: 'ruling', reason },
    }),
  )
  await world.pass(60_000)
  const say = speak('en')
  const words = new RegExp(say('unrated.line', { why: say('unrated.noResult') }).replace(/[.()]/g, '\\$&'))
  for (const person of players) {
    expect(toldTo(person, words).dms).toBe(1)
    // The message keeps what was new to its reader.
    const told = person.dms().find((message) => words.test(textOf(message)))!
    expect(textOf(told)).toMatch(/^> High Card to 2 points\.$/m)
    expect(textOf((await judge.slash('profile', { player: person })).message)).toContain(say('unrated.noResult'))
  }
})

it('keeps what was new to its reader in a message that is changed while it is only begun', async () => {
  const [eva, fin] = [world.sandbox.user('Eva'), world.sandbox.user('Fin')]
  const matchId = await begun(eva, fin)
  const { herald, leagueHerald } = world.discord
  const deliver = herald.deliver.bind(herald)
  const [told, read, whole] = [gate(), gate(), gate()]
  const { complete, latest } = Messenger.prototype
  let change: Promise<unknown> | null = null
  const spies = [
    vi.spyOn(herald, 'deliver').mockImplementation(async (notice) => {
      const delivery = await deliver(notice)
      if (notice.kind === 'over') told.open()
      return delivery
    }),
    // The message of the winner stands with its controls alone when its result is brought up to date.
    vi.spyOn(Messenger.prototype, 'complete').mockImplementation(async function (this: Messenger, ...of) {
      const isWinners = of[0] === (await this.dm(eva.id))
      if (isWinners) {
        await told.opened
        change = leagueHerald.result(matchId, null)
        // A change that waits for the whole message has not read it by then.
        await Promise.race([read.opened, new Promise((done) => setTimeout(done, 200))])
      }
      await complete.apply(this, of)
      if (isWinners) whole.open()
    }),
    vi.spyOn(Messenger.prototype, 'latest').mockImplementation(async function (this: Messenger, ...of) {
      const found = await latest.apply(this, of)
      if (change !== null && of[0] === (await this.dm(eva.id))) {
        read.open()
        await whole.opened
      }
      return found
    }),
  ]
  must(await world.holonet.matches.concede({ ...asking(fin.id), matchId }))
  await world.quiet()
  await change
  await world.quiet()
  for (const spy of spies) spy.mockRestore()
  const result = eva.dms().find((message) => textOf(message).includes('🏁'))!
  expect(textOf(result)).toMatch(/^> High Card to 2 points\.$/m)
})
