/** Takes screenshots of a phone for people to check: `SHOTS=<folder>` turns them on. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { World } from '../discord/world.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { type Control, isDrawn } from './looks.ts'
import { Person, PHONE } from './person.ts'
import { Player } from './turns.ts'

const FOLDER = process.env.SHOTS
/** The number of games after which everything should have come up. */
const MOST_GAMES = 8

const MOMENTS = [
  'play',
  'deck-choice',
  'first-panel',
  'deploying',
  'chosen',
  'preview',
  'battle',
  'battle-cards',
  'plan',
  'plan-faults',
  'story',
  'table',
  'dm-call',
  'orders',
  'order-panel',
  'why-not',
  'card',
  'counted',
  'duel',
  'even-up',
  'end',
  'replay',
  'export',
  'learn',
  'setup',
] as const
/** Moments that not every game has. */
const RARE = ['plan', 'plan-faults', 'duel', 'table', 'replay'] as const
type Moment = (typeof MOMENTS)[number]

describe.skipIf(!browserThere || FOLDER === undefined)('pictures of what people see', { timeout: 900_000 }, () => {
  const seen = new Set<Moment>()
  let browser: Browser
  let world: World

  beforeAll(async () => {
    mkdirSync(FOLDER ?? '', { recursive: true })
    browser = await openBrowser()
    world = await startSeeded()
  })

  afterAll(async () => {
    await browser?.close()
    await world?.close()
  })

  const arrive = (name: string) => Person.arrive(browser, world.sandbox.url, name, { now: world.clock.now() })

  /** Takes a whole message on a screen of its height; without one, the screen as it is. Each moment is taken once. */
  async function shot(moment: Moment, { page }: Person, message?: Locator): Promise<void> {
    if (seen.has(moment)) return
    seen.add(moment)
    if (message !== undefined) {
      const height = (await message.boundingBox())?.height ?? 0
      await page.setViewportSize({ ...PHONE, height: Math.max(PHONE.height, Math.ceil(height) + 220) })
      await message.scrollIntoViewIfNeeded()
      await expect.poll(() => message.evaluate(isDrawn)).toBe(true)
    }
    const number = String(MOMENTS.indexOf(moment) + 1).padStart(2, '0')
    await page.screenshot({ path: join(FOLDER ?? '', `k-${number}-${moment}.png`) })
    await page.setViewportSize(PHONE)
  }

  const labelled = (part: Locator, words: string | RegExp) => part.getByTestId('button').filter({ hasText: words })

  /** Takes a message that a button shows beside the panel and that disappears again. */
  async function beside(moment: Moment, person: Person, words: string): Promise<void> {
    const way = labelled(person.panel, words)
    if (seen.has(moment) || (await way.count()) === 0) return
    await person.press(way.first())
    if (moment === 'card') await person.pick(person.beside.getByTestId('select').first())
    await shot(moment, person, person.beside)
    await person.beside.getByTestId('dismiss').click()
  }

  /** Takes the screens of a question before it is answered. */
  async function look(person: Person, controls: readonly Control[]): Promise<void> {
    const { panel, page } = person
    await world.quiet()
    const can = (...parts: string[]) => controls.some(({ action }) => parts.every((part, at) => action[at] === part))
    const text = await panel.innerText()
    await shot('first-panel', person, panel)
    if (can('exit', 'done') && can('add') && !seen.has('deploying')) {
      await panel.locator('[data-custom-id*="|add"]').first().click()
      await shot('deploying', person)
      await page.keyboard.press('Escape')
      await person.pick(panel.locator('[data-custom-id*="|add"]').first())
      await shot('chosen', person, panel)
    }
    const known = seen.has('preview')
    if (text.includes('Not sent yet')) await shot('preview', person, panel)
    if (can('exit', 'battle')) await shot('battle', person, panel)
    if (text.includes(' attacks · ')) await shot('battle-cards', person, panel)
    if (can('give') && can('move')) await plan(person)
    if (can('exit', 'attack') || can('exit', 'block')) await shot('duel', person, panel)
    if (known && can('exit', 'end') && can('exit', 'review')) await shot('even-up', person, panel)
    await beside('why-not', person, 'Why can’t I')
    await beside('card', person, 'Cards')
    await beside('counted', person, 'How was it counted')
    if (seen.has('counted')) await inPublic()
  }

  /** Takes the suggested deck, and one with a card that nobody uses. */
  async function plan(person: Person): Promise<void> {
    await shot('plan', person, person.panel)
    const give = (await person.controls()).find(({ action }) => action[0] === 'give')
    if (seen.has('plan-faults') || give === undefined) return
    await person.hands.press(person.panel.locator(`[data-custom-id="${give.customId}"]`))
    const toNobody = person.page.locator('[data-testid=select-option][data-value$=">$end"]')
    if ((await toNobody.count()) === 0) return person.page.keyboard.press('Escape')
    await toNobody.first().click()
    await person.answered()
    if (/⚠/.test(await person.panel.innerText())) await shot('plan-faults', person, person.panel)
  }

  test('games against the practice opponent', async () => {
    for (let game = 1; game <= MOST_GAMES && RARE.some((moment) => !seen.has(moment)); game++) {
      const gina = await arrive(`gina${game}`)
      await begin(gina, game)
      await new Player(gina, (controls) => look(gina, controls)).playOn()
      await shot('end', gina, gina.panel)
      await world.quiet()
      await afterwards(gina)
      await gina.page.close()
    }
  })

  async function begin(gina: Person, game: number): Promise<void> {
    const { page } = gina
    await page.getByTestId('composer').fill('/play')
    await page.keyboard.press('Enter')
    await page.getByTestId('command-line').waitFor()
    await shot('play', gina)
    await page.getByTestId('cancel-command').click()
    const side = game % 2 === 0 ? 'Light' : 'Dark'
    await gina.command('play', { opponent: 'HoloNet', format: 'Full', side })
    await gina.page.locator('[data-ephemeral=true]').last().scrollIntoViewIfNeeded()
    await shot('deck-choice', gina)
    await gina.pick(gina.panel.getByTestId('select').first())
    await orders(gina)
  }

  async function orders(gina: Person): Promise<void> {
    if (seen.has('orders')) return
    await gina.press(gina.panel.locator('[data-custom-id^="1|orders|"]').first())
    const list = gina.page.locator('[data-ephemeral=true]').filter({ hasText: 'Answers you give ahead' }).last()
    await shot('orders', gina, list)
    const id = await list.getAttribute('data-message-id')
    await gina.pick(list.getByTestId('select').filter({ hasText: 'Fill in' }).first())
    await shot('order-panel', gina, gina.page.locator(`[data-message-id="${id}"]`))
    await gina.command('games')
    await gina.pick(gina.panel.getByTestId('select').first())
  }

  /** Takes the thread, as everybody sees it. */
  async function inPublic(): Promise<void> {
    if (seen.has('table')) return
    const kim = await arrive('kim')
    await kim.page.getByTestId('thread-card').last().click()
    const told = kim.page.locator('[data-testid=message][data-ephemeral=false]')
    await kim.page.setViewportSize({ ...PHONE, height: 2 * PHONE.height })
    await told.filter({ hasText: 'the battle' }).last().scrollIntoViewIfNeeded()
    await expect.poll(() => kim.page.getByTestId('messages').evaluate(isDrawn)).toBe(true)
    await shot('story', kim)
    await shot('table', kim, told.filter({ has: kim.page.locator('[data-custom-id^="1|open|"]') }).last())
    await kim.page.close()
  }

  /** Takes the end of a match: the replay, and the exports. */
  async function afterwards(gina: Person): Promise<void> {
    if (seen.has('replay')) return
    const { page } = gina
    await page.getByTestId('thread-card').last().click()
    await gina.press(page.locator('[data-ephemeral=false] [data-custom-id^="1|watch|"]').last())
    const on = gina.beside.locator('[data-custom-id^="1|replay|"]').filter({ hasText: /▶|Next|On/ })
    if (await on.count()) await gina.press(on.first())
    await shot('replay', gina, gina.beside)
    await gina.press(gina.beside.locator('[data-custom-id*="|text|"]').first())
    await shot('export', gina, gina.beside)
  }

  test('a call in the direct messages', async () => {
    const [hugo, iris] = [await arrive('hugo'), await arrive('iris')]
    await hugo.command('play', { opponent: 'iris', format: 'Starter', side: 'Dark' })
    await hugo.pick(hugo.panel.getByTestId('select').first())
    await iris.press(iris.page.locator('[data-custom-id*="|accept"]').last())
    await iris.take()
    await iris.pick(iris.panel.getByTestId('select').first())
    await world.quiet()
    await hugo.command('games')
    await hugo.pick(hugo.panel.getByTestId('select').first())
    await hugo.playOn()
    await world.quiet()
    await iris.page.getByTestId('open-drawer').click()
    await iris.page.getByTestId('dms').locator('.entry').first().click()
    await iris.page.getByTestId('message').last().waitFor()
    await shot('dm-call', iris)
    await hugo.page.close()
    await iris.page.close()
  })

  test('the first game and what admins set', async () => {
    const jane = await arrive('jane')
    await jane.command('learn')
    await shot('learn', jane, jane.beside)
    const admin = await arrive('admin')
    await admin.command('setup')
    await shot('setup', admin, admin.beside)
    await jane.page.close()
    await admin.page.close()
  })

  test('every moment was taken', () => {
    expect(MOMENTS.filter((moment) => !seen.has(moment))).toEqual([])
  })
})
