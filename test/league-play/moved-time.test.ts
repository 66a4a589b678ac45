/** A season whose time is moved by hand, as in the sandbox: all that is due on the way comes at its moment. */
import { afterEach, expect, it } from 'vitest'
import { MovedClock } from '../../src/time/moved-clock.ts'
import { TimeTravel } from '../../src/time/time-travel.ts'
import { HandClock } from '../hand-clock.ts'
import { HOUR, START } from '../leagues/leagues.ts'
import { must } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { asking, DECKS, HOST, type LeagueNet, openLeagueNet, PEOPLE, sightFor, tinySettings } from './league-net.ts'

const hours = (at: number) => (at - START) / HOUR

let place: Place
let net: LeagueNet
afterEach(async () => {
  await net.close()
  await place.remove()
})

it('check-in, the round, the second call, reminders and the end of silent matches come at their moments', async () => {
  place = quickest()
  const clock = new MovedClock(new HandClock(new Date(START - 5 * HOUR)))
  net = await openLeagueNet(place, { clock })
  const time = new TimeTravel(clock)
  time.carry({
    nextDue: (until) => net.nextDue(until),
    settle: async () => {
      await net.wake()
      await net.idle()
    },
  })
  const dates = { signUpEndsAt: START - 4 * HOUR, checkInEndsAt: START - 2 * HOUR, startsAt: START }
  const settings = tinySettings({ dates })
  const leagueId = must(await net.leagues.create({ ...asking('orga'), settings, host: HOST })).sight.id
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'publish' } }))
  for (const person of PEOPLE) must(await net.leagues.join({ ...asking(person), leagueId, decks: DECKS }))
  await time.move(new Date(START - 3 * HOUR))
  for (const person of PEOPLE)
    must(await net.leagues.act({ ...asking(person), leagueId, command: { type: 'checkIn' } }))
  await time.move(new Date(START + HOUR))
  const { rounds } = (await sightFor(net, leagueId, 'ann')).league
  expect(rounds.map(({ startsAt }) => hours(startsAt))).toEqual([0])
  // Nobody plays: the league ends their matches after four fifths of their 72 hours.
  await time.move(new Date(START + 60 * HOUR))
  const lines = net.leagueHerald.told.flatMap((one) => (one.person === 'ann' ? one.lines : []))
  expect(lines.map(({ about, at }) => [about, hours(at.getTime())])).toEqual([
    ['checkInOpened', -4],
    ['in', -2],
    ['paired', 0],
    ['calledAgain', 36],
    ['putOut', 57.6],
    ['standings', 57.6],
  ])
  const moments = (kind: string) =>
    net.herald.told.filter((one) => one.kind === kind).map(({ at }) => hours(at.getTime()))
  expect(moments('called')).toEqual([0, 0, 0, 0])
  expect(moments('reminder')).toEqual([57.6, 57.6, 57.6, 57.6])
  expect(moments('over')).toEqual([57.6, 57.6])
})
