/** `/stats` on the stand-in: one's own matches, those of a server, CSV, and what is read of them in words. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { controlsOf, filesOf, isEphemeral } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import { matchesOf, storeMatches } from '../statistics/stored-games.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
  expect(world.sandbox.problems).toEqual([])
})

/** The entry of a select that begins like this. */
const entry = (message: Parameters<typeof controlsOf>[0], label: string) => {
  for (const { customId, options = [] } of controlsOf(message)) {
    const found = options.find((one) => one.label === label)
    if (found !== undefined) return { customId, value: found.value }
  }
  throw new Error(`no entry ${label}`)
}

it('shows a person’s own matches to them alone, leads to the figures of the server, and hands both out as CSV', async () => {
  const ada = world.sandbox.user('Ada')
  const guildId = world.sandbox.guildId
  await storeMatches(world.holonet.prisma, matchesOf(36, 7, { guildId }))
  await world.holonet.prisma.player.updateMany({ where: { personId: 'p0' }, data: { personId: ada.id } })
  const own = await ada.slash('stats', { game: 'young-jedi' })
  expect(isEphemeral(own.message)).toBe(true)
  expect(own.text).toContain('Your play')
  const choose = async (message: typeof own.message, label: string) => {
    const { customId, value } = entry(message, label)
    return ada.select(message, customId, value)
  }
  const none = await choose(own.message, 'This server')
  expect(none.text).toContain('Shown once 5 people have played 10 games.')
  await world.holonet.statistics.nightly()
  const server = await ada.slash('stats', { whose: 'here', game: 'young-jedi' })
  expect(server.text).toContain('This server: cards')
  expect(server.text).toContain('36 games')
  const words = await choose(server.message, 'Text only')
  expect(words.text).toContain('bar: 95% sure')
  const csv = await ada.click(words.message, 'CSV')
  expect(isEphemeral(csv.message)).toBe(true)
  expect(filesOf(csv.message).map(({ name }) => name)).toEqual(['young-jedi-cards.csv'])
  const how = await choose(words.message, 'How is it counted?')
  expect(how.text).toContain('not how strong the card is')
  const back = await ada.click(how.message, 'Back')
  const mine = await choose(back.message, 'My matches')
  const files = await ada.click((await choose(mine.message, 'Sides')).message, 'CSV')
  expect(filesOf(files.message).map(({ name }) => name)).toEqual(['young-jedi-sides.csv', 'young-jedi-games.csv'])
})

it('shares the figures of a server where its person may write, and never one’s own', async () => {
  const ada = world.sandbox.user('Ada')
  const server = await ada.slash('stats', { whose: 'here', game: 'young-jedi' })
  const { customId, value } = entry(server.message, 'Share')
  const posted = ada.next('This server: cards')
  const shared = await ada.select(server.message, customId, value)
  expect(shared.text).toContain('Shared here.')
  expect(controlsOf(await posted)).toEqual([])
  const own = await ada.slash('stats', { game: 'young-jedi' })
  expect(() => entry(own.message, 'Share')).toThrow()
})
