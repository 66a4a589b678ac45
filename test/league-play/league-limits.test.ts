/** Limits on what people ask of a league: each is met after this many requests, and requests that it refuses count for none. */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import type { OrganiserCommand } from '../../src/league-play/api.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { must, refusedAs } from '../matches/net.ts'
import {
  asking,
  DECKS,
  HOST,
  type LeagueNet,
  netForAllTests,
  passTo,
  published,
  sightFor,
  tinySettings,
} from './league-net.ts'

let net: LeagueNet
netForAllTests((opened) => {
  net = opened
})

/** Repeats a request until it is refused by a limit. @returns how often it was done, and the refusal */
async function untilRefused(request: (time: number) => Promise<unknown>, most = 40) {
  for (let time = 0; time < most; time++) {
    const done = await request(time)
    if (isRefusal(done)) return { times: time, refused: done.refused, again: Number(done.values.again) }
  }
  return { times: most, refused: null, again: 0 }
}
/** Dates of a league to which people can sign up for five days. */
const datesAhead = () => {
  const now = net.clock.now().getTime()
  return { signUpEndsAt: now + 5 * DAY, checkInEndsAt: null, startsAt: now + 7 * DAY }
}
const organise = (leagueId: string, command: OrganiserCommand) =>
  net.leagues.organise({ ...asking('orga'), leagueId, command })

describe('in a running league', () => {
  it('judges, organisers and players meet the limit of each act, and no other act is in the way', async () => {
    const leagueId = await published(net)
    await passTo(net, START + HOUR)
    const { league } = await sightFor(net, leagueId, 'ann')
    const ann = league.players.find(({ person }) => person === 'ann')!.id
    const own = league.rounds[0]!.pairings.find(({ players }) => players.includes(ann))!
    const pairing = own.id
    const player = async (command: Parameters<LeagueNet['leagues']['act']>[0]['command']) =>
      net.leagues.act({ ...asking('ann'), leagueId, command })
    const settled = async () => {
      for (const { id, settled: ended } of (await sightFor(net, leagueId, 'orga')).league.cases)
        if (ended === null)
          must((await organise(leagueId, { type: 'settleCase', case: id, ruling: 'Play on.' })) as object)
    }
    const acts: Readonly<Record<string, readonly [number, (time: number) => Promise<unknown>]>> = {
      judgeCalls: [
        3,
        async () => {
          await settled()
          return player({ type: 'report', pairing, topic: 'It is late.' })
        },
      ],
      awayRounds: [10, (time) => player({ type: 'setAway', rounds: time % 2 === 0 ? [3] : [] })],
      rulings: [
        10,
        (time) =>
          organise(
            leagueId,
            time % 2 === 0 ? { type: 'freeze', pairing, reason: 'A case.' } : { type: 'unfreeze', pairing },
          ),
      ],
      extensions: [5, () => organise(leagueId, { type: 'extend', pairing, hours: 1, reason: 'A storm.' })],
      judgeMessages: [5, (time) => organise(leagueId, { type: 'writeToBoth', pairing, text: `Word ${time}` })],
      leagueTexts: [5, (time) => organise(leagueId, { type: 'changeTexts', name: `Cup ${time}`, about: '' })],
      leagueHosts: [
        5,
        (time) => net.leagues.rehost({ ...asking('orga'), leagueId, host: { channelId: `channel ${time}` } }),
      ],
      leagueRoles: [
        5,
        (time) => net.leagues.rehost({ ...asking('orga'), leagueId, host: { joinRole: `role ${time}` } }),
      ],
      leaguePauses: [
        3,
        async () => {
          const paused = await organise(leagueId, { type: 'pause', reason: 'Holidays.' })
          if (!isRefusal(paused)) must((await organise(leagueId, { type: 'resume' })) as object)
          return paused
        },
      ],
    }
    for (const [name, [most, act]] of Object.entries(acts)) {
      const { times, refused, again } = await untilRefused(act)
      expect([times, refused], name).toEqual([most, `limit.${name}`])
      if (name !== 'extensions') expect(again).toBeGreaterThan(net.clock.now().getTime())
    }
  })

  it('a refused request counts for nothing', async () => {
    net.clock.advance(DAY)
    const leagueId = await published(net, { dates: datesAhead() }, [])
    const extend = { type: 'extend', pairing: 'none', hours: 1, reason: 'A storm.' } as const
    for (let time = 0; time < 7; time++) expect(refusedAs(await organise(leagueId, extend))).toMatch(/^league\./)
  })
})

it('a player joins a league three times a day, and again the next day', async () => {
  net.clock.advance(DAY)
  const dates = datesAhead()
  const leagueId = await published(net, { dates }, [])
  const request = async () => {
    const joined = await net.leagues.join({ ...asking('eve'), leagueId, decks: DECKS })
    if (!isRefusal(joined))
      must((await net.leagues.act({ ...asking('eve'), leagueId, command: { type: 'leave' } })) as object)
    return joined
  }
  expect(await untilRefused(request)).toMatchObject({ times: 3, refused: 'limit.leagueJoins' })
  net.clock.advance(DAY)
  expect(isRefusal(await request())).toBe(false)
})

it('a member has five drafts and publishes three leagues a day; an admin is bound by the server’s twenty alone', async () => {
  const server = { ...HOST, guildId: 'busy server' }
  const dates = datesAhead()
  const draft = (person: string, manages: boolean) =>
    net.leagues.create({ ...asking(person, { manages }), settings: tinySettings({ dates }), host: server })
  const publish = async (person: string, manages: boolean) => {
    const made = await draft(person, manages)
    if (isRefusal(made)) return made
    const leagueId = must(made).sight.id
    return net.leagues.organise({ ...asking(person, { manages }), leagueId, command: { type: 'publish' } })
  }
  expect(await untilRefused(() => publish('mia', false))).toMatchObject({ times: 3, refused: 'limit.publishedLeagues' })
  // One of them waits since it could not be published.
  expect(await untilRefused(() => draft('mia', false))).toMatchObject({ times: 4, refused: 'limit.drafts' })
  // Posts have a limit of their own, for admins, too.
  const admin = async () => {
    net.clock.advance(2 * HOUR)
    return publish('max', true)
  }
  expect(await untilRefused(admin)).toMatchObject({ times: 17, refused: 'limit.serverLeagues' })
})
