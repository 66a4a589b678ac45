/** Whole games by clicks in a real browser, against the program as `npm start` runs it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDecisionId } from '../../src/matches/decision-id.ts'
import { freePort } from '../free-port.ts'
import { folder } from '../storage/servers.ts'
import { browserThere, openBrowser } from './browser.ts'
import { MOST_TRIES } from './hands.ts'
import { DESKTOP, Person, PHONE, type Viewport } from './person.ts'
import { type Program, startProgram } from './program.ts'

describe.skipIf(!browserThere)('whole games by clicks', () => {
  const place = folder()
  const record = { SANDBOX_RECORD: join(place.dataDir, 'requests.jsonl') }
  const people: Person[] = []
  let browser: Browser
  let program: Program

  beforeAll(async () => {
    browser = await openBrowser()
    program = await startProgram(place.dataDir, await freePort(), record)
  })

  afterAll(async () => {
    await browser?.close()
    await program?.stop()
    await place.remove()
  })

  async function arrive(name: string, viewport: Viewport): Promise<Person> {
    const person = await Person.arrive(browser, program.url, name, { viewport })
    people.push(person)
    return person
  }

  test('a starter game on a phone against the practice opponent, the program killed in its middle', async () => {
    const alice = await arrive('alice', PHONE)
    await alice.challenge('HoloNet', { Format: 'Starter', 'Your side': 'Light' })
    await alice.pick(alice.panel.getByTestId('select').first())
    // A turn that goes on with an attack is kept on the panel, and its next question says so.
    let asked: string | null = null
    for (let answers = 0; answers < 60 && (asked === null || readDecisionId(asked).after === null); answers++) {
      const attack = (await alice.controls()).find(({ action }) => action[2] === 'attack')
      if (attack !== undefined) await alice.use(attack)
      else if (!(await alice.answer(() => false))) break
      asked = await alice.question()
    }
    expect(readDecisionId(asked!)).toEqual({ question: expect.stringMatching(/^l\d+$/), after: expect.any(String) })

    await program.kill()
    program = await startProgram(place.dataDir, program.port, record)
    await alice.page.reload()
    await alice.connected()
    // Private messages are lost with the page, as in Discord, so the panel is opened again.
    await alice.command('games')
    await alice.pick(alice.panel.getByTestId('select').first())
    expect(await alice.question()).toBe(asked)

    await alice.playOn()
    expect(await alice.panel.innerText()).toMatch(/You (win|lose)|tie/i)
    expect(alice.errors).toEqual([])
    await alice.page.close()
  })

  test('a starter game between two people, each in their own window', async () => {
    const bob = await arrive('bob', DESKTOP)
    const carol = await arrive('carol', DESKTOP)
    await bob.challenge('carol', { Format: 'Starter', 'Your side': 'Dark' })
    await bob.pick(bob.panel.getByTestId('select').first())
    await carol.press(carol.page.locator('[data-testid=button][data-custom-id*="|accept"]').last())
    await carol.take()
    await carol.pick(carol.panel.getByTestId('select').first())
    for (const person of [bob, carol]) await openThread(person, 'carol')

    let over = false
    for (let turns = 0; turns < 400 && !over; turns++)
      for (const person of [bob, carol]) {
        await openPanel(person)
        await person.playOn()
        over = /You (win|lose)|tie/i.test(await person.panel.innerText())
        if (over) break
      }
    expect(over).toBe(true)
    expect([...bob.errors, ...carol.errors]).toEqual([])
    await bob.page.close()
    await carol.page.close()
  })

  test('a full game against the practice opponent', async () => {
    const dave = await arrive('dave', PHONE)
    await dave.challenge('HoloNet', { Format: 'Full', 'Your side': 'Dark' })
    await dave.pick(dave.panel.getByTestId('select').first())
    await dave.playOn()
    expect(await dave.panel.innerText()).toMatch(/You (win|lose)|tie/i)
    expect(dave.errors).toEqual([])
    await dave.page.close()
  })

  // The sandbox checks each body against Discord's description and answers as Discord does.
  test('none of the requests of these games was refused', () => {
    const lines = readFileSync(record.SANDBOX_RECORD, 'utf8').trim().split('\n')
    const requests = lines.map((line) => JSON.parse(line) as { method: string; path: string; status: number })
    const callbacks = requests.filter(({ path }) => /^\/interactions\/.*\/callback$/.test(path))
    const asked = people.reduce((sum, { taps }) => sum + taps, 0)
    expect(asked).toBeGreaterThan(0)
    expect(callbacks.length).toBeGreaterThanOrEqual(asked)
    expect(requests.filter(({ status }) => status >= 400)).toEqual([])
  })
})

/** Returns the thread of a match in which this person plays, from the card under its announcement. */
async function openThread({ page }: Person, player: string): Promise<void> {
  await page.getByTestId('thread-card').filter({ hasText: player }).last().click()
  await page.locator('[data-testid=message]').first().waitFor()
}

/**
 * Opens a fresh panel from the newest table in the thread, and retries if the next table was just replacing it. Such a
 * tap asks nothing of the bot, so that it does not count.
 */
async function openPanel(person: Person): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    await person.hands.press(person.page.locator('[data-ephemeral=false] [data-custom-id^="1|open|"]').last())
    await person.answered()
    if (await person.take()) return
  }
  throw new Error(`No panel came: ${await person.page.getByTestId('messages').innerText()}`)
}
