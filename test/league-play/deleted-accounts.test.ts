/** Accounts that delete their data: they make no rating by it, and escape no ruling. */
import { describe, expect, it } from 'vitest'
import { isGone } from '../../src/matches/api.ts'
import { DAY, HOUR } from '../leagues/leagues.ts'
import { must, newInteraction } from '../matches/net.ts'
import { asking, DECKS, type LeagueNet, netForAllTests, passTo, published, sightFor } from './league-net.ts'

let net: LeagueNet
netForAllTests((opened) => {
  net = opened
})

async function match(left: string, right: string, rated = true): Promise<string> {
  const terms = { game: 'tiny', format: 'short', rules: {}, rated, sittingMs: 3 * DAY }
  const place = { guildId: 'server', channelId: 'channel' }
  const request = { by: left, to: right, terms, place, seat: null, interaction: newInteraction() }
  const { id: challengeId } = must(await net.challenges.draft(request))
  const choose = (person: string, deckId: string) =>
    net.challenges.chooseDeck({ challengeId, person, deckId, interaction: newInteraction() })
  must(await choose(left, 'left-even-short'))
  return must(await choose(right, 'right-even-short')).matchId!
}
const settle = async () => {
  await net.wake()
  await net.idle()
}
const ratingOf = async (person: string) => (await net.ratings.of(person, 'tiny', 'short')).rating
/** The second account gives up a match against the first. */
async function loses(second: string, first: string): Promise<string> {
  const matchId = await match(first, second)
  must(await net.matches.concede({ ...asking(second), matchId }))
  await settle()
  return matchId
}

describe('a second account that deletes its data after each loss', () => {
  it('makes no rating: the limit of a pair holds, and the account stays as weak as it was', async () => {
    const matches: string[] = []
    for (let losses = 0; losses < 5; losses++) {
      matches.push(await loses('puppet', 'master'))
      await net.personalData.erase('puppet')
      net.clock.advance(HOUR)
    }
    const outcomes = await Promise.all(matches.map((id) => net.ratings.ofMatch(id)))
    expect(outcomes.map((one) => one?.counts)).toEqual([true, true, false, false, false])
    // It goes on with the rating of before, under a name that says nothing.
    expect(await ratingOf('puppet')).toBeLessThan(1400)
    expect(await ratingOf('stranger')).toBe(1500)
    const limit = await ratingOf('master')
    net.clock.advance(31 * DAY)
    await loses('puppet', 'master')
    expect((await ratingOf('master')) - limit).toBeLessThan(60)
    // Another account deletes all the same, and is nobody: the master meets one opponent, not six.
    const row = await net.prisma.rating.findUniqueOrThrow({
      where: { game_format_personId: { game: 'tiny', format: 'short', personId: 'master' } },
    })
    expect((row.ratings as { both: { opponents: string[] } }).both.opponents).toHaveLength(1)
  })

  it('leaves its id nowhere, not within the ratings of others either', async () => {
    await loses('ghost', 'holder')
    await net.personalData.erase('ghost')
    const rows = await net.prisma.rating.findMany()
    expect(JSON.stringify(rows)).not.toContain('ghost')
    const [mark] = await net.prisma.ratedMark.findMany({ orderBy: { until: 'desc' }, take: 1 })
    expect(JSON.stringify(mark)).not.toContain('ghost')
    expect(isGone(mark!.nobody)).toBe(true)
  })

  it('is a newcomer again after a year, and so is a person who never played rated', async () => {
    await loses('late', 'winner')
    await net.personalData.erase('late')
    await match('quiet', 'winner', false)
    await net.personalData.erase('quiet')
    expect(await net.prisma.ratedMark.count()).toBeGreaterThan(0)
    const before = await ratingOf('late')
    expect(before).toBeLessThan(1500)
    net.clock.advance(366 * DAY)
    expect(await ratingOf('late')).toBe(1500)
  })

  it('loses the running rated matches that it leaves, rated as conceded, and plays friendly ones as before', async () => {
    const [rated, friendly] = [await match('keeper', 'leaver'), await match('keeper', 'leaver', false)]
    await net.personalData.erase('leaver')
    await settle()
    expect((await net.matches.record(rated))!.outcome).toMatchObject({ kind: 'concession', winner: 'left' })
    expect(await net.ratings.ofMatch(rated)).toMatchObject({ counts: true })
    expect((await net.matches.record(friendly))!.status).toBe('running')
  })
})

describe('a player of a league', () => {
  const dates = () => {
    const now = net.clock.now().getTime()
    return { signUpEndsAt: now + DAY, checkInEndsAt: null, startsAt: now + 2 * DAY }
  }
  const SWISS = { kind: 'swiss', rounds: 4, playOff: null } as const
  const rules = async (leagueId: string, command: Parameters<typeof net.leagues.organise>[0]['command']) => {
    must(await net.leagues.organise({ ...asking('orga'), leagueId, command }))
    await net.idle()
  }
  const joins = (person: string, leagueId: string) => net.leagues.join({ ...asking(person), leagueId, decks: DECKS })

  it('does not come back from a disqualification by deleting their data and joining again', async () => {
    const people = ['dora', 'emil', 'fred', 'gina']
    const leagueId = await published(net, { form: SWISS, dates: dates() }, people)
    await rules(leagueId, { type: 'disqualify', player: 'p1', reason: 'Insults.' })
    await net.personalData.erase('dora')
    await net.idle()
    expect(await joins('dora', leagueId)).toMatchObject({ refused: 'league.barred' })
    // In the running league neither; everybody else may come.
    await passTo(net, net.clock.now().getTime() + 2 * DAY + HOUR)
    expect(await joins('dora', leagueId)).toMatchObject({ refused: 'league.barred' })
    must(await joins('late', leagueId))
    const marks = await net.prisma.leagueDrawn.findMany({ where: { leagueId } })
    expect(marks).toMatchObject([{ kind: 'barred', mark: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    await rules(leagueId, { type: 'cancel', reason: 'Enough.' })
    expect(await net.prisma.leagueDrawn.count({ where: { leagueId } })).toBe(0)
  })

  it('does not lose the ruling that they are one person with another by leaving, or by deleting their data', async () => {
    const people = ['hugo', 'ida', 'jan', 'kai']
    const leagueId = await published(net, { form: SWISS, dates: dates() }, people)
    await rules(leagueId, { type: 'ruleSamePerson', one: 'p1', other: 'p2', reason: 'Same decks.' })
    must(await net.leagues.act({ ...asking('hugo'), leagueId, command: { type: 'leave' } }))
    expect(await joins('hugo', leagueId)).toMatchObject({ refused: 'league.onePerson' })
    await net.personalData.erase('ida')
    await net.idle()
    expect(await joins('ida', leagueId)).toMatchObject({ refused: 'league.barred' })
  })

  it('loses the running game that they delete their data from, as conceded and rated', async () => {
    const leagueId = await published(net, { form: SWISS, dates: dates(), rated: true }, ['lea', 'max', 'nia', 'oli'])
    await passTo(net, net.clock.now().getTime() + 2 * DAY + HOUR)
    const { league, games } = await sightFor(net, leagueId, 'max')
    const own = league.rounds[0]!.pairings.find(({ players }) => players.includes('p1'))!
    const [game] = own.games
    const { matchId } = games[game!.id]!
    await net.personalData.erase('lea')
    await settle()
    await settle()
    expect((await net.matches.record(matchId))!.outcome).toMatchObject({ kind: 'concession' })
    expect(await net.ratings.ofMatch(matchId)).toMatchObject({ counts: true })
    const winner = own.players.find((id) => id !== 'p1')!
    const ended = (await sightFor(net, leagueId, 'max')).league.rounds[0]!.pairings.find(({ id }) => id === own.id)!
    const { seats, result } = ended.games[0]!
    expect(result!.scores[seats[0] === winner ? 0 : 1]).toBe(1)
  })
})
