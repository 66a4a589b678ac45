/** Ratings in the database: rated matches outside of leagues, corrections, abuse that is named. */
import { expect, it } from 'vitest'
import { fitAdvantage, rateGame, seasonAdvantage } from '../../src/league-play/rating-rows.ts'
import type { Pair } from '../../src/leagues/league.ts'
import { type FinishedGame, rateGames } from '../../src/leagues/ratings/rated-games.ts'
import { sideAdvantage } from '../../src/leagues/ratings/side-advantage.ts'
import { DAY } from '../leagues/leagues.ts'
import { must, newInteraction } from '../matches/net.ts'
import { type LeagueNet, netForAllTests, playOut } from './league-net.ts'

let net: LeagueNet
netForAllTests((opened) => {
  net = opened
})

const META = { game: 'tiny', format: 'long', guildId: 'server', leagueId: null, decks: ['Even', null] as const }
const game = (id: string, persons: Pair<string>, winner: 0 | 1, at: number): FinishedGame => ({
  id,
  persons,
  scores: winner === 0 ? [1, 0] : [0, 1],
  how: 'played',
  moved: [true, true],
  at,
  turns: 5,
  league: false,
})

async function ratedMatch(left: string, right: string): Promise<string> {
  const terms = { game: 'tiny', format: 'short', rules: {}, rated: true, sittingMs: 3 * DAY }
  const at = { guildId: 'server', channelId: 'channel' }
  const request = { by: left, to: right, terms, place: at, seat: null, interaction: newInteraction() }
  const { id: challengeId } = must(await net.challenges.draft(request))
  const choose = (person: string, deckId: string) =>
    net.challenges.chooseDeck({ challengeId, person, deckId, interaction: newInteraction() })
  must(await choose(left, 'left-even-short'))
  const { matchId } = must(await choose(right, 'right-even-short'))
  await playOut(net, matchId!)
  await net.wake()
  await net.idle()
  return matchId!
}

it('a rated match outside of leagues counts when it ends, and the third of the same two in 30 days does not', async () => {
  expect(await net.ratings.stakes('ann', 'bob', 'tiny', 'short')).toMatchObject({ win: 162, loss: -162, counts: true })
  const matches = [await ratedMatch('ann', 'bob'), await ratedMatch('ann', 'bob')]
  for (const matchId of matches) expect(await net.ratings.ofMatch(matchId)).toMatchObject({ counts: true })
  expect(await net.ratings.stakes('ann', 'bob', 'tiny', 'short')).toMatchObject({ counts: false, met: 2 })
  const third = await ratedMatch('ann', 'bob')
  expect(await net.ratings.ofMatch(third)).toEqual({ counts: false, why: 'samePair' })
  const { records } = await net.ratings.profile('ann', 'bob')
  expect(records[0]).toMatchObject({ both: { games: 2 }, decks: [{ name: 'Even', seat: 'left' }] })
  expect(await net.ratings.ladder('server', 'tiny', 'short', { skip: 0, most: 10, reader: 'a' })).toEqual({
    rows: [],
    total: 0,
    own: null,
  })
  expect(await net.prisma.matchReport.count()).toBe(0)
})

it('games one by one, out of order and with another end give the ratings of all games at once', async () => {
  const start = Date.UTC(2027, 0, 1)
  const people = ['kim', 'lea', 'max', 'nia', 'oli', 'pia']
  const games = Array.from({ length: 30 }, (_, at) => {
    const persons = [people[at % 6]!, people[(at + 1 + (at % 4)) % 6]!] as const
    return game(`g${at}`, persons, (at * 7) % 3 === 0 ? 0 : 1, start + at * 20 * DAY)
  }).filter(({ persons: [one, other] }) => one !== other)
  const early = games.splice(4, 1)[0]!
  for (const one of games) await rateGame(net.prisma, async () => one, META)
  await rateGame(net.prisma, async () => early, META)
  const corrected = { ...games[9]!, scores: [...games[9]!.scores].reverse() as unknown as FinishedGame['scores'] }
  await rateGame(net.prisma, async () => corrected, META)
  const all = [...games.slice(0, 9), corrected, ...games.slice(10), early]
  const expected = rateGames(all)
  for (const person of people) {
    const { records } = await net.ratings.profile(person, person)
    const changes = expected.changes.filter((one) => one.person === person)
    expect(records[0]!.curve.map(({ rating }) => rating)).toEqual(changes.map(({ after }) => after.rating))
    const row = await net.prisma.rating.findUniqueOrThrow({
      where: { game_format_personId: { game: 'tiny', format: 'long', personId: person } },
    })
    expect(row.ratings).toEqual(JSON.parse(JSON.stringify(expected.people.get(person))))
  }
  const { rows, total } = await net.ratings.ladder('server', 'tiny', 'long', { skip: 0, most: 3, reader: 'kim' })
  const ratings = rows.map(({ rating }) => rating.rating)
  expect(ratings).toEqual([...ratings].sort((one, other) => other - one))
  expect(rows.length).toBe(Math.min(3, total))
})

it('a page of the ladder comes with the reader’s own row, which may stand on another page', async () => {
  const lastAt = net.clock.now().getTime()
  const opponents = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6']
  for (const [at, personId] of opponents.entries()) {
    const both = { rating: 1500 - at, deviation: 50, volatility: 0.06, games: 20, opponents, lastAt }
    const ratings = { both, sides: [both, both] }
    await net.prisma.rating.create({ data: { game: 'tiny', format: 'ladder', personId, ratings } })
    const other = opponents[(at + 1) % opponents.length]!
    const data = { id: `ladder ${at}`, one: personId, other, data: {}, decks: [], at: new Date(lastAt) }
    await net.prisma.ratedGame.create({
      data: { ...data, game: 'tiny', format: 'ladder', guildId: 'server', leagueId: null },
    })
  }
  const page = (reader: string) => net.ratings.ladder('server', 'tiny', 'ladder', { skip: 0, most: 2, reader })
  expect((await page('r5')).rows.map(({ person }) => person)).toEqual(['r1', 'r2'])
  expect((await page('r5')).own).toMatchObject({ person: 'r5', place: 5 })
  expect((await page('nobody')).own).toBeNull()
})

it('a person who deletes their data while a game of theirs is rated does not come back', async () => {
  const first = game('zed 1', ['zed', 'yan'], 0, Date.UTC(2027, 6, 1))
  await rateGame(net.prisma, async () => first, META)
  let erased = false
  const racing = new Proxy(net.prisma, {
    get(target, key) {
      const value = Reflect.get(target, key)
      if (key !== 'direct') return typeof value === 'function' ? value.bind(target) : value
      return async (statement: never) => {
        if (!erased) {
          erased = true
          await net.personalData.erase('zed')
        }
        return target.direct(statement)
      }
    },
  })
  const nameOf = async () => (await net.prisma.ratedGame.findUniqueOrThrow({ where: { id: 'zed 1' } })).one!
  await rateGame(racing, async () => game('zed 2', [await nameOf(), 'yan'], 1, Date.UTC(2027, 6, 2)), META)
  expect(erased).toBe(true)
  const gone = await nameOf()
  expect(gone).not.toBe('zed')
  expect((await net.prisma.ratedGame.findUniqueOrThrow({ where: { id: 'zed 2' } })).one).toBe(gone)
  expect(await net.prisma.rating.count({ where: { personId: 'zed' } })).toBe(0)
  expect(await net.prisma.rating.count({ where: { personId: gone } })).toBe(1)
})

it('two processes that rate at once lose no game', async () => {
  const at = Date.UTC(2027, 5, 1)
  const pairs = [1, 2, 3, 4, 5, 6].map((number) =>
    game(`at once ${number}`, ['kim', `guest ${number}`], 0, at + number),
  )
  await Promise.all(pairs.map((one) => rateGame(net.prisma, async () => one, { ...META, format: 'short' })))
  expect(await net.ratings.of('kim', 'tiny', 'short')).toMatchObject({ games: 6 })
})

it('the worth of a side is fitted from a season, stays fixed in seasons that run, and counts in those that begin', async () => {
  const [format, start] = ['worth', Date.UTC(2028, 0, 1)]
  const meta = (leagueId: string | null) => ({ ...META, format, leagueId })
  const season = (leagueId: string) => ({ game: 'tiny', format, leagueId })
  let games = 0
  const play = async (leagueId: string | null, winner: 0 | 1) => {
    const number = ++games
    const persons = [`w ${number}`, `x ${number}`] as const
    const finished = { ...game(`worth ${number}`, persons, winner, start + number * DAY), league: leagueId !== null }
    await rateGame(net.prisma, async () => finished, meta(leagueId))
    return (await net.ratings.ofMatch(finished.id)) as { after: Pair<{ rating: number }> }
  }
  const points = ({ after: [one] }: { readonly after: Pair<{ readonly rating: number }> }) => one.rating - 1500
  const even = points(await play('running', 0))
  expect(await seasonAdvantage(net.prisma, season('first'))).toEqual({ worth: 0, fitted: null })
  for (let at = 0; at < 12; at++) await play('first', at < 10 ? 0 : 1)
  const worth = sideAdvantage(Array.from({ length: 12 }, (_, at) => ({ difference: 0, score: at < 10 ? 1 : 0 })))
  expect(worth).toBeGreaterThan(15)
  expect(await seasonAdvantage(net.prisma, season('first'))).toEqual({ worth: 0, fitted: worth })
  await fitAdvantage(net.prisma, season('first'))
  await fitAdvantage(net.prisma, season('first'))
  // A win with the stronger side gives less, but for the season that had begun before.
  const win = points(await play('second', 0))
  expect(win).toBeLessThan(even)
  expect(points(await play(null, 0))).toBe(win)
  expect(points(await play('running', 0))).toBe(even)
  expect((await seasonAdvantage(net.prisma, season('second'))).worth).toBe(worth)
  expect((await seasonAdvantage(net.prisma, season('running'))).worth).toBe(0)
  // The next one is fitted while the second season runs: it keeps its own, also when its ratings are made anew.
  for (let at = 0; at < 12; at++) await play('third', 1)
  await fitAdvantage(net.prisma, season('third'))
  expect(points(await play('second', 0))).toBe(win)
  // Rated again, all ratings of the pool are made again.
  const again = { ...game('worth 1', ['w 1', 'x 1'], 1, start + DAY), league: true }
  await rateGame(net.prisma, async () => again, meta('running'))
  expect(points((await net.ratings.ofMatch('worth 14')) as never)).toBe(win)
  expect(points(await play('fourth', 0))).toBeGreaterThan(even)
})
