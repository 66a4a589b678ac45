/** Whole full games at the width of a phone, in as few taps as the panels promise. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { World } from '../discord/world.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { Person, PHONE } from './person.ts'
import { type Kind, Player, type Sitting, table } from './turns.ts'

/** The median of taps from the open panel to the end of a turn. */
const MOST = { quiet: 1, battle: 4 }

/** Each plays a game: one alone has few quiet turns. */
const PEOPLE = ['frank', 'erin']

describe.skipIf(!browserThere)('taps of whole games', () => {
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

  /** Plays a game to its end. Returns its sittings. */
  async function played(name: string): Promise<readonly Sitting[]> {
    const person = await Person.arrive(browser, world.sandbox.url, name, { viewport: PHONE })
    await person.challenge('HoloNet', { Format: 'Full', 'Your side': 'Dark' })
    await person.pick(person.panel.getByTestId('select').first())
    const player = new Player(person)
    await player.playOn()
    expect(await person.panel.innerText()).toMatch(/You (win|lose)|tie/i)
    expect(person.errors).toEqual([])
    await person.page.close()
    return player.sittings
  }

  test('full games on proposals need few taps', async () => {
    const sittings: Sitting[] = []
    for (const name of PEOPLE) sittings.push(...(await played(name)))
    process.stdout.write(`By fingers:\n${table(sittings, 'touches')}\n`)

    const median = (kind: Kind) => {
      const taps = sittings.filter((one) => one.kind === kind).map((one) => one.taps)
      return taps.sort((one, other) => one - other)[Math.floor(taps.length / 2)] ?? 0
    }
    const counted = (kind: Kind) => sittings.filter((one) => one.kind === kind).length
    expect(counted('quiet')).toBeGreaterThan(0)
    expect(counted('battle')).toBeGreaterThan(0)
    expect(median('quiet')).toBeLessThanOrEqual(MOST.quiet)
    expect(median('battle')).toBeLessThanOrEqual(MOST.battle)

    expect(world.sandbox.requests.length).toBeGreaterThan(50)
    expect(world.sandbox.requests.filter(({ status }) => status >= 400)).toEqual([])
    expect(world.sandbox.problems).toEqual([])
  })
})
