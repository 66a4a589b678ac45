/** Reports of matches that no league has read yet, while a person clicks or the clock rings. */
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { advance } from '../../src/league-play/advance.ts'
import { loadLeague } from '../../src/league-play/league-rows.ts'
import { LeagueStore, type StoredChange } from '../../src/league-play/league-store.ts'
import { tiny } from '../games/high-card.ts'
import { HandClock } from '../hand-clock.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { type LeagueNet, matchOf, netForEachTest, passTo, published } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

/** Opens a store at a time. It works out in this process what follows. */
const storeAt = (clock: HandClock): LeagueStore =>
  new LeagueStore({
    prisma: net.prisma,
    games: { tiny },
    clock,
    log: pino({ level: 'silent' }),
    work: { advance: async (from, commands, now) => advance(from, commands, now) },
    changed: () => {},
  })

/** Two fifths of the round have passed: players without a move are out. */
const LATE = START + 2.4 * DAY
const NOTHING = { commands: [] }
const eventsOf = (done: Awaited<ReturnType<LeagueStore['change']>>) =>
  isRefusal(done) ? done : (done as StoredChange).events.map(({ type }) => type)

describe('a move that was made in time and that nobody has read of', () => {
  let leagueId: string
  let matchId: string
  beforeEach(async () => {
    leagueId = await published(net, {}, ['ann', 'bob'])
    await passTo(net, START + HOUR)
    matchId = await matchOf(net, leagueId, 'ann')
  })

  const report = (tries = 0) =>
    net.prisma.matchReport.create({
      data: { matchId, kind: 'moved', seat: 'left', at: new Date(START + 2 * DAY), tries },
    })

  /** The clock reads what has been reported: the other player alone is out. */
  async function onlyOneIsOut(): Promise<void> {
    await passTo(net, LATE + HOUR)
    const { players, rounds } = (await loadLeague(net.prisma, leagueId))!.league
    const [mover] = rounds[0]!.pairings[0]!.games[0]!.seats
    expect(players.find(({ id }) => id === mover)!.status).toBe('in')
    expect(players.filter(({ status }) => status === 'silent')).toHaveLength(1)
  }

  it('is no reason to end a game at a click, and the clock reads the report first', async () => {
    expect((await loadLeague(net.prisma, leagueId))!.unread).toBe(false)
    await report()
    expect((await loadLeague(net.prisma, leagueId))!.unread).toBe(true)
    const store = storeAt(new HandClock(new Date(LATE)))
    expect(eventsOf(await store.change(leagueId, 'a click', () => NOTHING))).toEqual([])
    await onlyOneIsOut()
  })

  it('is none for the clock either, if it comes after the clock has read', async () => {
    await report()
    const store = storeAt(new HandClock(new Date(LATE)))
    expect(eventsOf(await store.change(leagueId, null, () => NOTHING))).toEqual([])
    await onlyOneIsOut()
  })

  it('is none if time moves on while the league is being read', async () => {
    const clock = new HandClock(new Date(START + 2 * DAY))
    const done = await storeAt(clock).change(leagueId, null, async () => {
      await report()
      clock.advance(LATE - START - 2 * DAY)
      return NOTHING
    })
    expect(eventsOf(done)).toEqual([])
    await onlyOneIsOut()
  })

  it('holds up nothing once a try to read it has failed', async () => {
    await report(1)
    const store = storeAt(new HandClock(new Date(LATE)))
    expect(eventsOf(await store.change(leagueId, null, () => NOTHING))).toContain('putOut')
  })
})
