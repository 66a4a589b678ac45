/**
 * The panel of a challenge and its *Change…* on a phone, in both languages: they fit the screen. `reports/challenge-panel` gets
 * their pictures.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from '../discord/world.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { Person, PHONE } from './person.ts'

const PICTURES = join(import.meta.dirname, '../../reports/challenge-panel')
/** The part of the screen that Discord leaves to messages. */
const SCREEN = 724

let world: World
let browser: Browser
beforeAll(async () => {
  if (!browserThere) return
  world = await startSeeded()
  browser = await openBrowser()
  mkdirSync(PICTURES, { recursive: true })
})
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

const CASES = [
  ['en', 'en-US', { Format: 'Full', Time: '1 day' }],
  ['fr', 'fr', { Format: 'Partie', Temps: '1\u00a0jour' }],
] as const

describe.skipIf(!browserThere)('The panel of a challenge on a phone', () => {
  it.each(CASES)('fits the screen with its changes (%s)', async (language, locale, changes) => {
    world.sandbox.user(`Opp${language}`)
    const user = world.sandbox.user(`Ann${language}`)
    user.locale(locale)
    const ann = await Person.arrive(browser, world.sandbox.url, user.name, { viewport: PHONE })
    const shows = async (name: string) => {
      const { height } = (await ann.panel.boundingBox())!
      await ann.page.screenshot({ path: join(PICTURES, `${language}-${name}.png`) })
      expect(height, name).toBeLessThanOrEqual(SCREEN)
      expect(await ann.panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    }
    await ann.challenge(`Opp${language}`)
    await shows('begun')
    const menu = ann.panel.locator('[data-custom-id*="|choose|"]')
    await ann.hands.press(menu)
    await ann.page.getByTestId('select-option').first().waitFor()
    await ann.page.screenshot({ path: join(PICTURES, `${language}-menu.png`) })
    await ann.page.keyboard.press('Escape')
    await ann.challenge(`Opp${language}`, changes)
    await shows('changed')
    await ann.pick(menu, 1)
    await shows('values')
    expect(ann.errors).toEqual([])
    expect(world.sandbox.problems).toEqual([])
    await ann.page.close()
  })

  it.each(CASES)('fits the screen with the levels of the practice opponent (%s)', async (language, locale) => {
    const user = world.sandbox.user(`Bea${language}`)
    user.locale(locale)
    const bea = await Person.arrive(browser, world.sandbox.url, user.name, { viewport: PHONE })
    await bea.challenge('HoloNet')
    await bea.page.screenshot({ path: join(PICTURES, `${language}-newcomer.png`) })
    expect((await bea.panel.boundingBox())!.height).toBeLessThanOrEqual(SCREEN)
    await bea.press(bea.panel.locator('[data-custom-id$="|level|strong"]'))
    await bea.page.screenshot({ path: join(PICTURES, `${language}-levels.png`) })
    const { height } = (await bea.panel.boundingBox())!
    expect(height).toBeLessThanOrEqual(SCREEN)
    expect(await bea.panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    expect(bea.errors).toEqual([])
    await bea.page.close()
  })
})
