/** The first steps fit on the screen of a phone: the help, and a list of cards. `SHOTS=<folder>` keeps pictures. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { World } from '../discord/world.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { isDrawn } from './looks.ts'
import { DESKTOP, Person, PHONE, type Viewport } from './person.ts'

/** Pixels that Discord leaves to a message on a phone of this size. */
const SCREEN = 724
/** The greatest height of a message in a window; a desktop scrolls with a wheel. */
const roomOn = (viewport: Viewport): number => (viewport === PHONE ? SCREEN : viewport.height)
const FOLDER = process.env.SHOTS

describe.skipIf(!browserThere)('the first steps in a browser', { timeout: 300_000 }, () => {
  let browser: Browser
  let world: World

  beforeAll(async () => {
    if (FOLDER !== undefined) mkdirSync(FOLDER, { recursive: true })
    browser = await openBrowser()
    world = await startSeeded()
  })

  afterAll(async () => {
    await browser?.close()
    await world?.close()
  })

  async function arrive(name: string, locale: 'en-US' | 'fr', viewport: Viewport): Promise<Person> {
    world.sandbox.user(name).locale(locale)
    return Person.arrive(browser, world.sandbox.url, name, { viewport, now: world.clock.now() })
  }

  /** Returns the height of the newest private message once its pictures are drawn. */
  async function heightOf({ beside, page }: Person, shot: string): Promise<number> {
    await beside.scrollIntoViewIfNeeded()
    await expect.poll(() => beside.evaluate(isDrawn)).toBe(true)
    if (FOLDER !== undefined) await page.screenshot({ path: join(FOLDER, `${shot}.png`) })
    return (await beside.boundingBox())?.height ?? 0
  }

  const shape = (viewport: Viewport) => (viewport === PHONE ? 'phone' : 'desktop')
  const WAYS = (['en-US', 'fr'] as const).flatMap((locale) =>
    [PHONE, DESKTOP].map((viewport) => ({ locale, viewport, name: `${locale.slice(0, 2)}${shape(viewport)}` })),
  )

  test.each(WAYS)('the help is one screen without a picture, with two buttons: $name', async (way) => {
    const person = await arrive(`help${way.name}`, way.locale, way.viewport)
    await world.sandbox.user(`help${way.name}`).slash('help')
    await person.beside.waitFor()
    expect(await heightOf(person, `help${way.name}`)).toBeLessThanOrEqual(roomOn(way.viewport))
    expect(await person.beside.getByTestId('button').count()).toBe(2)
    expect(await person.beside.getByTestId('picture').count()).toBe(0)
    await person.beside.getByTestId('command-mention').filter({ hasText: 'search' }).click()
    await person.page.getByTestId('command-line').waitFor()
    expect(await person.page.getByTestId('command-line').getAttribute('data-command')).toBe('search')
    expect(person.errors).toEqual([])
    await person.page.close()
  })

  test.each(WAYS)('a page of found cards is one screen, with a sheet of them: $name', async (way) => {
    const name = `search${way.name}`
    const person = await arrive(name, way.locale, way.viewport)
    const asked = { side: 'young-jedi/dark', type: 'young-jedi/character', power: '4+' }
    await world.sandbox.user(name).slash('search', asked)
    await person.beside.waitFor()
    expect(await heightOf(person, name)).toBeLessThanOrEqual(roomOn(way.viewport))
    expect(await person.beside.getByTestId('picture').count()).toBe(1)
    const controls = person.beside.getByTestId('button').or(person.beside.getByTestId('select'))
    expect(await controls.count()).toBeLessThanOrEqual(5)
    await person.press(person.beside.getByTestId('button').last())
    expect(await heightOf(person, `${name}-2`)).toBeLessThanOrEqual(roomOn(way.viewport))
    expect(person.errors).toEqual([])
    await person.page.close()
  })
})
