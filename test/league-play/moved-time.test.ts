/** A season whose time is moved by hand, as in the sandbox: all that is due on the way comes at its moment. */
import { afterEach, expect, it } from 'vitest'
import { MovedClock } from '../../src/time/moved-clock.ts'
import { TimeTravel } from '../../src/time/time-travel.ts'
import { HandClock } from '../hand-clock.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { must } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { asking, DECKS, HOST, type LeagueNet, openLeagueNet, PEOPLE, sightFor, tinySettings } from './league-net.ts'

let place: Place
let net: LeagueNet
afterEach(async () => {
  await net.close()
  await place.remove()
})

it('check-in, reminders, rounds, time-outs and the end come at their moments', async () => {
  place = quickest()
  const clock = new MovedClock(new HandClock(new Date(START - 9 * DAY)))
  net = await openLeagueNet(place, { clock })
  const time = new TimeTravel(clock)
  time.carry({
    nextDue: (until) => net.nextDue(until),
    settle: async () => {
      await net.wake()
      await net.idle()
    },
  })
  const dates = { signUpEndsAt: START - 2 * DAY, checkInEndsAt: START - DAY, startsAt: START }
  const settings = tinySettings({ dates })
  const leagueId = must(await net.leagues.create({ ...asking('orga'), settings, host: HOST })).sight.id
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'publish' } }))
  for (const person of PEOPLE) must(await net.leagues.join({ ...asking(person), leagueId, decks: DECKS }))
  const told = () =>
    net.leagueHerald.told.flatMap(({ person, lines }) =>
      person === 'ann' ? lines.map(({ about, at }) => ({ about, days: (at.getTime() - START) / DAY })) : [],
    )
  await time.move(7 * DAY)
  expect(told()).toContainEqual({ about: 'checkInOpened', days: -2 })
  for (const person of PEOPLE)
    must(await net.leagues.act({ ...asking(person), leagueId, command: { type: 'checkIn' } }))
  await time.move(new Date(START))
  const first = (await sightFor(net, leagueId, 'ann')).league.rounds
  expect([first.length, first[0]!.startsAt]).toEqual([1, START])
  // Nobody plays: the sittings run out at their moments, and the next round comes by its date.
  await time.move(8 * DAY)
  const misses = net.herald.told.filter(({ kind }) => kind === 'missed').map(({ at }) => (at.getTime() - START) / HOUR)
  expect(misses[0]).toBe(72)
  expect((await sightFor(net, leagueId, 'ann')).league.rounds.length).toBeGreaterThan(1)
})
