/** Cards and rules that are looked up on a telephone: the longest of both games, in a browser, in both languages. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/contract/index.ts'
import type { World } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { isDrawn } from './looks.ts'
import { Person } from './person.ts'

/** Discord leaves this much of the screen to a message. */
const SCREEN = 724

type Asked = readonly [command: string, options: Readonly<Record<string, string | boolean>>]

/** The tallest answers, by the estimate that lays them out. */
const ASKED: readonly Asked[] = [
  ['card', { name: 'young-jedi/V1-JC-21' }],
  ['card', { name: 'young-jedi/V1-JC-21', text: true }],
  ['card', { name: 'young-jedi/DM-106' }],
  ['card', { name: 'swccg/8_15' }],
  ['card', { name: 'swccg/8_15', text: true }],
  ['card', { name: 'swccg/111_6', text: true }],
  ['rules', { query: '14.4' }],
  ['rules', { query: 'G-78' }],
  ['rules', { query: '6' }],
  ['rules', { query: '16.1.2' }],
  ['rules', {}],
]

describe.skipIf(!browserThere)('what is looked up', () => {
  let world: World
  let browser: Browser
  beforeAll(async () => {
    world = await startSeeded()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await world?.close()
  })

  it.each(LANGUAGES)(
    'is one screen of a telephone, its last button above the line to type in (%s)',
    async (language) => {
      const name = `Reader${language}`
      const user = world.sandbox.user(name)
      if (language === 'fr') user.locale('fr')
      const { page } = await Person.arrive(browser, world.sandbox.url, name, { now: world.clock.now() })
      const heights: [string, number][] = []
      for (const [command, options] of ASKED) {
        const { message } = await user.slash(command, options)
        const shown = page.locator(`[data-testid=message][data-message-id="${message.id}"]`)
        await shown.waitFor()
        await eventually(async () => expect(await shown.evaluate(isDrawn)).toBe(true))
        heights.push([
          `${command} ${JSON.stringify(options)}`,
          Math.round((await shown.boundingBox())?.height ?? Infinity),
        ])
        user.dismiss(message)
      }
      expect(heights.filter(([, height]) => height > SCREEN)).toEqual([])
      await page.close()
    },
  )
})
