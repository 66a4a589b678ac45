/**
 * The locked phone of the stand-in's page, in both languages: a call to a match and a notice of a league stand there whole.
 * `reports/locked-phone` gets their pictures.
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import type { Language } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { ACCEPT, DECK, startWorld, type World } from '../discord/world.ts'
import { tiny } from '../games/high-card.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must, newInteraction } from '../matches/net.ts'
import { browserThere, openBrowser } from './browser.ts'

const HOUR = 3_600_000
/** The size of a phone in points. */
const PHONE = { width: 390, height: 844 }
const PICTURES = join(import.meta.dirname, '../../reports/locked-phone')
const LOCALES = { en: 'en-US', fr: 'fr' } as const

let world: World
let browser: Browser
beforeAll(async () => {
  if (!browserThere) return
  world = await startWorld({ games: { ...games, [tiny.id]: tiny } })
  browser = await openBrowser()
  mkdirSync(PICTURES, { recursive: true })
})
afterAll(async () => {
  await browser?.close()
  await world?.close()
})

/** A person is challenged, and called: the other one plays first. */
async function called(person: TestUser, other: TestUser): Promise<void> {
  const asked = await typePlay(other, { opponent: person, format: 'young-jedi/starter', side: 'young-jedi/light' })
  const first = (message: Parameters<typeof controlsOf>[0]) =>
    controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
  const posted = person.next(`<@${person.id}>`)
  await other.select(asked.message, DECK, first(asked.message))
  const accepted = await person.click(await posted, ACCEPT)
  await person.select(accepted.message, DECK, first(accepted.message))
  await world.quiet()
}

/** A person has joined a league whose check-in begins. */
async function asksForCheckIn(person: TestUser, name: string): Promise<void> {
  const { sandbox, clock, holonet } = world
  const now = clock.now().getTime()
  const settings = tinySettings({
    name,
    dates: { signUpEndsAt: now + HOUR, checkInEndsAt: now + 24 * HOUR, startsAt: now + 24 * HOUR },
  })
  const place = { guildId: sandbox.guildId, channelId: sandbox.channelIds.general }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const asking = (one: string) => ({ person: one, interaction: newInteraction() })
  const leagueId = must(await holonet.leagues.create({ ...asking('olga'), settings, host })).sight.id
  must(await holonet.leagues.organise({ ...asking('olga'), leagueId, command: { type: 'publish' } }))
  const others = ['Dee', 'Eve', 'Fay'].map((one) => sandbox.user(`${one} of ${name}`).id)
  for (const one of [person.id, ...others]) must(await holonet.leagues.join({ ...asking(one), leagueId, decks: DECKS }))
  await world.pass(HOUR + 1)
}

describe.skipIf(!browserThere)('the locked phone', () => {
  it.each<[Language, string, RegExp[]]>([
    [
      'en',
      'Winter cup',
      [/^Your turn against Boben\. Young Jedi, Starter game/, /^High Card · Winter cup: check in by/],
    ],
    [
      'fr',
      'Coupe d’hiver',
      [/^À vous de jouer contre Bobfr\. Young Jedi, /, /^Carte haute · Coupe d’hiver\s: confirmez/],
    ],
  ])('shows a call and a notice of a league whole (%s)', async (language, league, words) => {
    const [alice, bob] = [world.sandbox.user(`Alice${language}`), world.sandbox.user(`Bob${language}`)]
    alice.locale(LOCALES[language])
    // The bot learns the language of a person by their first command.
    await alice.slash('games')
    const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2, locale: LOCALES[language] })
    await page.goto(`${world.sandbox.url}/?user=${encodeURIComponent(alice.name)}&locked`)
    await page.getByTestId('lock-screen').waitFor()

    await called(alice, bob)
    // A sound just before takes that of the notice.
    await world.pass(HOUR)
    await asksForCheckIn(alice, league)
    const texts = alice.notifications().map(({ text }) => text)
    for (const one of words) expect(texts).toContainEqual(expect.stringMatching(one))

    const cards = page.getByTestId('notification')
    await cards.nth(texts.length - 1).waitFor()
    expect(await cards.locator('span').allTextContents()).toEqual(texts.toReversed())
    // Nothing is cut off, and nothing stands beside the screen.
    for (const card of await cards.all()) {
      const { x, y, width, height } = (await card.boundingBox())!
      expect([x >= 0, x + width <= PHONE.width, y + height <= PHONE.height]).toEqual([true, true, true])
      expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    }
    await page.screenshot({ path: join(PICTURES, `${language}.png`) })
    await page.close()
  })
})
