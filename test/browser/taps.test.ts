/** A whole full game at the width of a phone, in as few taps as the panels promise. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { World } from '../discord/world.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { Person, PHONE } from './person.ts'
import { type Kind, Player, table } from './turns.ts'

/** The median of taps from the open panel to the end of a turn. */
const MOST = { quiet: 1, battle: 4 }

describe.skipIf(!browserThere)('taps of a whole game', () => {
  let browser: Browser
  let world: World

  beforeAll(async () => {
    browser = await openBrowser()
    world = await startSeeded()
  })

  afterAll(async () => {
    await browser?.close()
    await world?.close()
  })

  test('a full game on proposals needs few taps', async () => {
    const frank = await Person.arrive(browser, world.sandbox.url, 'frank', { viewport: PHONE })
    await frank.challenge('HoloNet', { Format: 'Full', 'Your side': 'Dark' })
    await frank.pick(frank.panel.getByTestId('select').first())
    const player = new Player(frank)
    await player.playOn()
    expect(await frank.panel.innerText()).toMatch(/You (win|lose)|tie/i)
    process.stdout.write(`By fingers:\n${table(player.sittings, 'touches')}\n`)

    const median = (kind: Kind) => {
      const taps = player.sittings.filter((one) => one.kind === kind).map((one) => one.taps)
      return taps.sort((one, other) => one - other)[Math.floor(taps.length / 2)] ?? 0
    }
    const counted = (kind: Kind) => player.sittings.filter((one) => one.kind === kind).length
    expect(counted('quiet')).toBeGreaterThan(0)
    expect(counted('battle')).toBeGreaterThan(0)
    expect(median('quiet')).toBeLessThanOrEqual(MOST.quiet)
    expect(median('battle')).toBeLessThanOrEqual(MOST.battle)

    expect(world.sandbox.requests.length).toBeGreaterThan(50)
    expect(world.sandbox.requests.filter(({ status }) => status >= 400)).toEqual([])
    expect(world.sandbox.problems).toEqual([])
    expect(frank.errors).toEqual([])
    await frank.page.close()
  })
})
