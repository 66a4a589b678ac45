/** The browser that these tests use, and a program with games that are the same in every run. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { games } from '../../src/games/registry.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { startWorld, type World } from '../discord/world.ts'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Without a browser these tests are skipped. */
export const browserThere = existsSync(CHROMIUM)
if (!browserThere) process.stdout.write(`No browser at ${CHROMIUM}: games in the browser are skipped.\n`)

const BARE = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: [...BARE, '--disable-sync'] })

/** Everything in this process, with seeds that count up. */
export const startSeeded = (): Promise<World> => startWorld({ games, pictures: new CardPictures(games) })
