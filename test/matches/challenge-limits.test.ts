/** Limits of challenges and matches: when they are met, what counts for nothing, and what a blocked person reads. */
import { expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { quickest } from '../storage/servers.ts'
import { begin, choose, DAY, HOUR, layTokens, must, type Net, newInteraction, startsOnce } from './net.ts'

let net: Net
startsOnce(
  quickest,
  (opened) => {
    net = opened
  },
  { countsChallenges: true },
)

const LEFT = 'left-even-short'
const challenge = async (by: string, to: string | null, sittingMs = 3 * DAY) => {
  const terms = { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs }
  const place = { guildId: 'guild', channelId: 'channel' }
  const drafted = await net.challenges.draft({ by, to, terms, place, seat: null, interaction: newInteraction() })
  return isRefusal(drafted) ? drafted : choose(net, drafted, by, LEFT)
}

it('a person is asked by everybody together forty times a day', async () => {
  for (let asked = 0; asked < 39; asked++)
    must((await net.limits.take([{ limit: 'approaches', of: { target: 'star' } }])) as object)
  must(await challenge('asker', 'star'))
  expect(await challenge('one more', 'star')).toEqual({
    refused: 'limit.approaches',
    values: { again: net.clock.now().getTime() + DAY },
  })
  // They ask others as before.
  must(await challenge('star', 'one more'))
})

it('five challenges wait at once, and one that is withdrawn makes room', async () => {
  const waiting = []
  for (let made = 0; made < 5; made++) waiting.push(must(await challenge('host', null, DAY + made * HOUR)))
  expect(await challenge('host', null, 2 * DAY)).toEqual({ refused: 'limit.openChallenges', values: { most: 5 } })
  must(await net.challenges.withdraw(waiting[0]!.id, 'host'))
  must(await challenge('host', null, 2 * DAY))
})

it('challenges that are accepted count for nothing, however many games two people play in an evening', async () => {
  for (let games = 0; games < 8; games++) {
    const matchId = await begin(net, { left: 'pat', right: 'sam' })
    must(await net.matches.concede({ matchId, person: 'pat', interaction: newInteraction() }))
  }
  expect(
    await net.prisma.limitUse.count({ where: { personId: 'pat', name: 'challenges.0', times: { isEmpty: true } } }),
  ).toBe(1)
})

it('a challenge that could not be posted counts for nothing', async () => {
  for (let tries = 0; tries < 6; tries++) {
    const made = must(await challenge('lou', 'ray'))
    await net.challenges.unposted(made.id)
  }
  must(await challenge('lou', 'ray'))
})

it('a blocked person reads the same words at every try, and meets no limit by them', async () => {
  await net.persons.block('ivy', 'max')
  for (let tries = 0; tries < 12; tries++)
    expect(await challenge('max', 'ivy')).toEqual({ refused: 'challenge.barred', values: { person: 'ivy' } })
  expect(await net.prisma.limitUse.count({ where: { personId: 'max' } })).toBe(0)
})

it('a seat has fifty standing orders; one of them can still be changed', async () => {
  const matchId = await begin(net)
  await layTokens(net, matchId)
  const lay = () => {
    const order = { kind: 'challenge', key: 'match', settings: { within: { exit: 'ok', number: 1 } } }
    return net.matches.setOrder({ matchId, person: 'ann', order, interaction: newInteraction() })
  }
  const row = (key: number) => ({ matchId, seat: 'left', kind: 'guard', key: `${key}`, settings: {} })
  await net.prisma.standingOrder.createMany({ data: Array.from({ length: 50 }, (_, key) => row(key)) })
  expect(await lay()).toEqual({ refused: 'limit.orders', values: { most: 50 } })
  await net.prisma.standingOrder.delete({
    where: { matchId_seat_kind_key: { matchId, seat: 'left', kind: 'guard', key: '0' } },
  })
  for (const _ of [1, 2]) must(await lay())
})
