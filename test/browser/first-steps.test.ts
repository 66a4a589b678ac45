/**
 * Messages on the screen of a phone: the help and a list of cards fit, and panels are as high as the program expects.
 * `SHOTS=<folder>` keeps pictures.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { REST } from 'discord.js'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import { laidPanel } from '../../src/discord/match/asked-panel.ts'
import { type Body, button, row, select, text } from '../../src/discord/shell/components.ts'
import { Messenger } from '../../src/discord/shell/messenger.ts'
import { bodyHeight } from '../../src/discord/table/phone-room.ts'
import { shownScene } from '../../src/discord/table/scene-pictures.ts'
import { fileOf } from '../../src/discord/table/table-pictures.ts'
import { games } from '../../src/games/registry.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import { partFor } from '../../src/matches/notices.ts'
import { previewOf, sightOf } from '../../src/matches/sight.ts'
import type { DmChannels } from '../../src/people/dm-channels.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { presentOf } from '../discord/positions.ts'
import type { World } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { played } from '../pictures/positions.ts'
import { browserThere, openBrowser, startSeeded } from './browser.ts'
import { fontsLoaded, heightsDrawn, isDrawn } from './looks.ts'
import { DESKTOP, Person, PHONE, type Viewport } from './person.ts'

/** Pixels that Discord leaves to a message on a phone of this size. */
const SCREEN = 724
/** The greatest height of a message in a window; a desktop scrolls with a wheel. */
const roomOn = (viewport: Viewport): number => (viewport === PHONE ? SCREEN : viewport.height)
const FOLDER = process.env.SHOTS

describe.skipIf(!browserThere)('the first steps in a browser', () => {
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
    await eventually(async () => expect(await beside.evaluate(isDrawn)).toBe(true))
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

  // ---------------------------------------------------------------- the estimate of the height

  /** Posts a message of the bot, and returns its height without head and foot, and the one that is expected. */
  async function measured(person: Person, body: Body, shot: string): Promise<{ shown: number; expected: number }> {
    const rest = new REST({ api: world.sandbox.apiUrl }).setToken(world.sandbox.token)
    const { general } = world.sandbox.channelIds
    const id = await new Messenger(rest, NO_DMS, { acted: () => {}, open: (_, act) => act() }).post(
      general,
      { ...body, silent: true },
      shot,
    )
    const message = person.page.locator(`[data-message-id="${id}"]`)
    await message.scrollIntoViewIfNeeded()
    await person.page.evaluate(fontsLoaded)
    await eventually(async () => expect(await message.evaluate(isDrawn)).toBe(true))
    if (FOLDER !== undefined) await message.screenshot({ path: join(FOLDER, `${shot}.png`) })
    const { height } = (await message.locator('.components').boundingBox())!
    return { shown: height, expected: bodyHeight(body.components, await message.evaluate(heightsDrawn)) }
  }

  test.each(LANGUAGES)('the height of panels is the expected one, worst cases included: %s', async (language) => {
    const person = await arrive(`height${language}`, language === 'fr' ? 'fr' : 'en-US', PHONE)
    const bodies = [
      ...(await Promise.all(STANDS.map(([format, given]) => panelAfter(format, given, language)))),
      CROWDED,
    ]
    for (const [at, body] of bodies.entries()) {
      const { shown, expected } = await measured(person, body, `height-${language}-${at}`)
      expect(shown - expected, `panel ${at}`).toBeLessThanOrEqual(TALLER)
      expect(expected - shown, `panel ${at}`).toBeLessThanOrEqual(SHORTER)
    }
    await person.page.close()
  })
})

/** Only a channel of the server is written to. */
const NO_DMS = {} as DmChannels

/** The picture's room is reckoned with 12 px to spare: a panel that is taller by more would leave the screen. */
const TALLER = 12
/** Letters are reckoned wide. Where a row of buttons just fits, it is reckoned as two: 42 px and a gap of 8. */
const SHORTER = 52

/** Positions of games that are the same in every run: starts, full tables, battles and plans. */
const STANDS = [
  ['starter', 2],
  ['starter', 11],
  ['full', 12],
  ['full', 20],
  ['full', 30],
] as const

/** The most crowded panel: wrapped news, chips in three rows, two rows of buttons, and no picture. */
const CHIPS = ['Obi-Wan Kenobi’s Lightsaber', 'Captain Panaka’s Blaster', 'Mas Amedda', 'Ric Olié', 'Naboo Royal Guard']
const CROWDED: Body = {
  components: [
    text('**Bartholomée-Maximilien déploie Trade Federation Tank et STAP.** Vous perdez Queen Amidala et Panaka.'),
    text(
      '### Défausser 3, piocher 6, finir le tour et attaquer ?\n-# Puissance 22 → 30 contre 19 · pioche 17 · définitif',
    ),
    select(
      'list',
      'Choisir d’autres cartes…',
      CHIPS.map((label) => ({ value: label, label, taken: true })),
      { min: 0, max: CHIPS.length },
    ),
    row(...['✦ Déployer 4, finir le tour', 'Annuler', 'Comme au dernier tour'].map((label) => button(label, label))),
    select('more', 'Plus…', [{ value: 'words', label: 'En mots' }]),
  ],
}

/** Returns a panel with its picture, as its player gets it after this many answers. */
async function panelAfter(format: string, answers: number, language: Language): Promise<Body> {
  const { state, events } = played(youngJedi, format, `height ${format}`, answers)
  const seat = (youngJedi.decisions(state as State)[0]?.seat ?? 'dark') as Side
  const present = presentOf(state as State, seat, [], false)
  const sight = sightOf(present, seat, previewOf(present, seat))
  const happened = events.slice(-12).map((event) => partFor(event, seat))
  const laid = laidPanel({
    game: youngJedi,
    sight,
    language,
    names: { dark: 'Annabelle', light: 'Bertrand' },
    happened,
  })
  const shown = { ...shownScene(youngJedi, laid.scene(), language), room: laid.room }
  return laid.body([fileOf(await new CardPictures(games).scene(youngJedi.id, shown))])
}
