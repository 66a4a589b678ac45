/** A whole game by keys alone, without mouse or finger; the focus is never lost. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { World } from '../discord/world.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { Keys } from './hands.ts'
import { watchedSoFar, watchKeyboard } from './looks.ts'
import { DESKTOP, Person } from './person.ts'
import { Player, table } from './turns.ts'

describe.skipIf(!browserThere)('games by keys', () => {
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

  async function arrive(name: string): Promise<Person> {
    const hands = (page: Page) => new Keys(page)
    const person = await Person.arrive(browser, world.sandbox.url, name, { viewport: DESKTOP, hands })
    await person.page.evaluate(watchKeyboard)
    return person
  }

  async function playOn(person: Person): Promise<void> {
    const player = new Player(person)
    await player.playOn()
    expect(await person.panel.innerText()).toMatch(/You (win|lose)|tie/i)
    process.stdout.write(`By keys:\n${table(player.sittings, 'keys')}\n`)
    const { lost, pointed } = await person.page.evaluate(watchedSoFar)
    expect(lost).toEqual([])
    expect(pointed).toBe(0)
    expect(person.errors).toEqual([])
    expect(world.sandbox.problems).toEqual([])
    await person.page.close()
  }

  test('a starter game, with all its questions', async () => {
    const erin = await arrive('erin')
    await erin.challenge('HoloNet', { Format: 'Starter', 'Your side': 'Light' })
    await erin.pick(erin.panel.getByTestId('select').first())

    // An entry of the menu takes the panel's place, and leads back to it.
    const menu = erin.panel.locator('[data-custom-id^="1|menu|"]')
    await erin.press(menu)
    const entries = await erin.page.getByTestId('select-option').allInnerTexts()
    await erin.page.keyboard.press('Escape')
    const place = entries.findIndex((entry) => entry.includes('Why can’t I'))
    expect(place).toBeGreaterThanOrEqual(0)
    await erin.pick(menu, place)
    await erin.press(erin.panel.getByTestId('button').filter({ hasText: 'My panel' }))
    await menu.waitFor()

    await playOn(erin)
  })

  test('a full game', async () => {
    const fay = await arrive('fay')
    await fay.challenge('HoloNet', { Format: 'Full', 'Your side': 'Dark' })
    await fay.pick(fay.panel.getByTestId('select').first())
    await playOn(fay)
  })
})
