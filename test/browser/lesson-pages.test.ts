/** Each page of the first game is one screen on a phone, from the first explanation to the end card. `SHOTS=<folder>` keeps pictures. */
import type { APIMessage } from 'discord-api-types/v10'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import { actionOf, asksSomething, press } from '../discord/panel-clicks.ts'
import type { World } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { fontsLoaded, isDrawn } from './looks.ts'
import { Person, PHONE } from './person.ts'

/** Pixels that Discord leaves to a message on a phone of this size. */
const SCREEN = 724
/** More pages than any step explains. */
const MOST_PAGES = 8
/** More steps than a first game has. */
const STEPS = 150
const FOLDER = process.env.SHOTS

describe.skipIf(!browserThere)('the first game on a phone', () => {
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

  /** Goes on: to the next page of the explanation, else on from a fight, else by the ordinary answer. @returns null at the end */
  async function goOn(learner: TestUser, panel: APIMessage, page: number): Promise<APIMessage | null> {
    const open = controlsOf(panel).filter(({ kind, disabled }) => kind === 'button' && !disabled)
    const next = open.find(({ label }) => label.endsWith('›'))
    if (next !== undefined && page < MOST_PAGES) return (await learner.click(panel, next.customId)).message
    const on = open.find(({ label }) => ['Continue', 'Continuer'].includes(label))
    if (on !== undefined) return (await learner.click(panel, on.customId)).message
    const answer = open.find(({ customId }) => /^(?:exit|do)\|/.test(actionOf(customId) ?? ''))
    if (answer !== undefined) return (await learner.click(panel, answer.customId)).message
    return asksSomething(panel) ? press(learner, panel) : null
  }

  test.each([
    ['yj', 'en-US'],
    ['yj', 'fr'],
    ['swccg', 'en-US'],
    ['swccg', 'fr'],
  ] as const)('each of its pages is one screen: %s, %s', { timeout: 600_000 }, async (game, locale) => {
    const name = `learner${game}${locale.slice(0, 2)}`
    const learner = world.sandbox.user(name)
    learner.locale(locale)
    const person = await Person.arrive(browser, world.sandbox.url, name, { viewport: PHONE, now: world.clock.now() })
    const offer = await learner.slash('learn', { game })
    const begin = controlsOf(offer.message).find(({ customId }) => customId.includes('|learn|begin'))!
    let panel: APIMessage | null = (await learner.click(offer.message, begin.customId)).message
    const heights: string[] = []
    let steps = 0
    let pages = 0
    for (; panel !== null && steps < STEPS; steps++) {
      const shown = person.page.locator(`[data-message-id="${panel.id}"]`)
      await shown.scrollIntoViewIfNeeded()
      await person.page.evaluate(fontsLoaded)
      await eventually(async () => expect(await shown.evaluate(isDrawn)).toBe(true))
      const height = (await shown.boundingBox())?.height ?? 0
      if (FOLDER !== undefined)
        await shown.screenshot({ path: `${FOLDER}/${game}-${locale}-${steps}-${Math.round(height)}.png` })
      if (height > SCREEN) heights.push(`${steps}: ${Math.round(height)}`)
      const before: APIMessage = panel
      panel = await goOn(learner, panel, pages)
      pages = controlsOf(before).some(({ label }) => label.endsWith('›')) ? pages + 1 : 0
      await world.quiet()
    }
    expect(steps).toBeLessThan(STEPS)
    expect(heights).toEqual([])
    await person.page.close()
  })
})
