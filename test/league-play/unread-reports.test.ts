/** Reports of matches that no league has read yet, while a person clicks. */
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { advance } from '../../src/league-play/advance.ts'
import { loadLeague } from '../../src/league-play/league-rows.ts'
import { LeagueStore, type Stored } from '../../src/league-play/league-store.ts'
import { tiny } from '../games/high-card.ts'
import { HandClock } from '../hand-clock.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { type LeagueNet, matchOf, netForEachTest, passTo, published } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

it('a click ends no game for want of a move that has been reported, and the clock reads the report first', async () => {
  const leagueId = await published(net, {}, ['ann', 'bob'])
  await passTo(net, START + HOUR)
  const matchId = await matchOf(net, leagueId, 'ann')
  expect((await loadLeague(net.prisma, leagueId))!.unread).toBe(false)

  // Two fifths of the round have passed; a move was made in time, and nobody has read of it.
  const at = new Date(START + 2.4 * DAY)
  await net.prisma.matchReport.create({ data: { matchId, kind: 'moved', seat: 'left', at: new Date(START + 2 * DAY) } })
  expect((await loadLeague(net.prisma, leagueId))!.unread).toBe(true)
  const store = new LeagueStore({
    prisma: net.prisma,
    games: { tiny },
    clock: new HandClock(at),
    log: pino({ level: 'silent' }),
    work: { advance: async (from, commands, now) => advance(from, commands, now) },
    changed: () => {},
  })
  const clicked = await store.change(leagueId, 'a click', () => ({ commands: [] }))
  expect(isRefusal(clicked) ? clicked : (clicked as Stored).events).toEqual([])

  await passTo(net, at.getTime() + HOUR)
  const { players, rounds } = (await loadLeague(net.prisma, leagueId))!.league
  const [mover] = rounds[0]!.pairings[0]!.games[0]!.seats
  expect(players.find(({ id }) => id === mover)!.status).toBe('in')
  expect(players.filter(({ status }) => status === 'silent')).toHaveLength(1)
})
