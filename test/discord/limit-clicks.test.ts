/** Limits reached by clicks: the last use is done, the next one is refused by words that say what to do. */

import { expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { LIMIT_TABLE, type LimitName } from '../../src/limits/limit-table.ts'
import { artist } from './artist.ts'
import { forgeClick } from './forged.ts'
import { runningLeague } from './running-league.ts'
import { beginMatch, publicMessages, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const DAY = 24 * 3_600_000

let world: World
worldOfFile(
  (started) => {
    world = started
  },
  { pictures: artist },
)
let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)
const click = async (person: TestUser, customId: string, values?: readonly string[]) =>
  textOf(await forgeClick(world, person, { customId, ...(values === undefined ? {} : { values }) }))
const most = (name: LimitName): number => LIMIT_TABLE[name].counts[0].most

it('a final place in a league is shared once, whatever click asks for it again', async () => {
  const { leagueId, one, concedes } = await runningLeague(world, 'Shared Cup')
  await concedes(one)
  await world.pass(2 * DAY)
  const shared = () =>
    publicMessages(one, 'general').filter(
      (message) => /Shared Cup/.test(textOf(message)) && textOf(message).includes(one.name),
    ).length
  const before = shared()
  await click(one, `1|lg|share|${leagueId}`)
  await world.quiet()
  expect(shared()).toBe(before + 1)
  await world.pass(DAY)
  expect(await click(one, `1|lg|share|${leagueId}`)).toContain('shared')
  await world.quiet()
  expect(shared()).toBe(before + 1)
})

it('the sixty-first picture of a match of others in ten minutes is its words', async () => {
  const [ann, ben, eve] = [user('Ann'), user('Ben'), user('Eve')]
  const { threadId } = await beginMatch(world, ann, ben)
  const { id } = await world.holonet.prisma.match.findFirstOrThrow({ where: { threadId } })
  const pictured = async () => {
    const message = await forgeClick(world, eve, { customId: `1|table|${id}` })
    return (message.attachments ?? []).length > 0
  }
  for (let looks = 0; looks < most('foreignTables'); looks++) {
    const drawn = await pictured()
    if (looks === 0) expect(drawn).toBe(true)
  }
  expect(await pictured()).toBe(false)
  await world.pass(10 * 60_000)
  expect(await pictured()).toBe(true)
})

it('a practice match is sent by direct message three times', async () => {
  const mia = user('Mia')
  await typePlay(mia, { opponent: { id: world.sandbox.botId }, format: 'tiny/short' })
  const { id } = await world.holonet.prisma.challenge.findFirstOrThrow({ where: { by: mia.id } })
  const send = () => click(mia, `1|c|${id}|by-dm`)
  for (let sent = 0; sent < most('practiceByDm'); sent++) expect(await send()).not.toMatch(/already|often|times/)
  const messages = mia.dms().length
  expect(await send()).toContain('was sent to your direct messages before')
  await world.quiet()
  expect(mia.dms()).toHaveLength(messages)
})

it('a server tests its channels five times in ten minutes, and tries refused messages again once a minute', async () => {
  const admin = user('Admin')
  world.sandbox.world.rights.demand(world.sandbox.guildId, { ownerId: admin.id })
  const test = () => click(admin, '1|setup|test|')
  for (let tests = 0; tests < most('serverTests'); tests++) expect(await test()).toContain('Test passed')
  const refused = await test()
  expect(refused).not.toContain('Test passed')
  expect(refused).toMatch(/<t:\d+:R>/)
  await world.pass(10 * 60_000)
  expect(await test()).toContain('Test passed')
  const again = () => click(admin, '1|setup|again')
  expect(await again()).not.toMatch(/Possible again/)
  expect(await again()).toMatch(/Possible again <t:\d+:R>/)
  await world.pass(60_000)
  expect(await again()).not.toMatch(/Possible again/)
})

it('a vacation is ended early once a day', async () => {
  const ina = user('Ina')
  const date = (ahead: number) => new Date(world.clock.now().getTime() + ahead * DAY).toISOString().slice(0, 10)
  await click(ina, `1|vac|take||${date(2)}|2`)
  expect(await click(ina, '1|vac|back|')).not.toMatch(/Possible again/)
  await click(ina, `1|vac|take||${date(3)}|2`)
  expect(await click(ina, '1|vac|back|')).toMatch(/Possible again <t:\d+:R>/)
  const days = () => world.holonet.workingTimes.of(ina.id).then(({ vacations }) => vacations.length)
  expect(await days()).toBe(1)
  await world.pass(DAY)
  await click(ina, '1|vac|back|')
  expect(await days()).toBe(0)
})
