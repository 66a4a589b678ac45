/** Pages of finished matches in a browser, opened from disk as people open them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { exportText } from '../../src/records/export-forms.ts'
import { jsonOf, type MatchFile, readMatchFile } from '../../src/records/match-file.ts'
import { browserThere, openBrowser } from '../browser/browser.ts'
import { exportOf, exportOptions, playedMatch } from './page-games.ts'

/** The parts of a document that these tests read, within the page. */
interface Part {
  readonly id: string
  readonly className: string
  readonly textContent: string
  readonly dataset: Readonly<Record<string, string>>
  value: string
  readonly max: string
  click(): void
  closest(selector: string): Part | null
  dispatchEvent(event: Event): void
  getBoundingClientRect(): { readonly width: number; readonly height: number }
}
declare const document: {
  readonly documentElement: { readonly scrollWidth: number }
  readonly activeElement: Part | null
  getElementById(id: string): Part
  querySelectorAll(selector: string): Iterable<Part>
}
declare const innerWidth: number
declare const localStorage: { clear(): void }
declare function scrollTo(x: number, y: number): void

const HOSTILE = '</script><img src=x onerror=alert(1)> &quot;{{7*7}}\u202e'
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 700 }
const DESKTOP = { width: 1280, height: 900 }

const folder = mkdtempSync(join(tmpdir(), 'holonet-page-'))
const PAGES = {
  'young-jedi': { wish: { game: 'young-jedi', number: 1, format: 'full' }, as: 'all' },
  swccg: { wish: { game: 'swccg', number: 2, most: 160 }, as: 'dark' },
  hostile: { wish: { game: 'young-jedi', number: 3 }, as: 'all' },
} as const

const made = new Map<string, string>()

/** The address of a page; `change` writes another one of it. */
function fileOf(name: keyof typeof PAGES, change: (page: string) => string = (page) => page): string {
  const { wish, as } = PAGES[name]
  let page = made.get(name)
  if (page === undefined) {
    const played = playedMatch(wish)
    const names = name === 'hostile' ? { dark: HOSTILE, light: 'W'.repeat(32) } : { dark: 'Mara', light: 'Bob' }
    page = exportText(games, exportOf(played, as), 'page', exportOptions(played.game, { names }))
    made.set(name, page)
  }
  const path = join(folder, `${name}-${made.size}-${Math.abs(hashOf(change(page)))}.html`)
  writeFileSync(path, change(page))
  return pathToFileURL(path).href
}

const hashOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

let browser: Browser

/** An open page, and all that went wrong in it. */
interface Opened {
  readonly page: Page
  readonly faults: string[]
  readonly context: BrowserContext
}

async function open(address: string, given: object = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: PHONE, acceptDownloads: true, ...given })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => void faults.push(message.text()))
  page.on('pageerror', (error) => void faults.push(error.message))
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith('file:') && !/^(?:data|blob):/.test(request.url())) faults.push(request.url())
    if (request.url().startsWith('file:') && request.resourceType() !== 'document') faults.push(request.url())
  })
  await page.goto(address)
  await page.waitForSelector('html.js')
  return { page, faults, context }
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const frameOf = (page: Page): Promise<string> => page.locator('#count').innerText()

describe.skipIf(!browserThere)('a page in a browser', () => {
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  const looks = (['young-jedi', 'swccg', 'hostile'] as const).flatMap(
    (name) =>
      [
        { name, viewport: PHONE, colorScheme: 'dark', locale: 'en', every: 1 },
        { name, viewport: DESKTOP, colorScheme: 'light', locale: 'fr', every: 4 },
        { name, viewport: NARROW, colorScheme: 'light', locale: 'fr', every: 3 },
      ] as const,
  )

  it.each(looks)(
    'shows its frames without a fault, a request or sideways scrolling: %o',
    async ({ name, locale, every, ...given }) => {
      const { page, faults, context } = await open(fileOf(name), given)
      if (locale === 'fr') await page.click('#lang')
      const wide = await page.evaluate((by) => {
        const range = document.getElementById('range')
        const found: string[] = []
        for (const view of document.querySelectorAll('#views button')) {
          view.click()
          for (let at = 0; at <= Number(range.max); at += by) {
            range.value = String(at)
            range.dispatchEvent(new Event('input'))
            if (document.documentElement.scrollWidth > innerWidth) found.push(`${view.textContent} ${at}`)
          }
        }
        return found
      }, every)
      expect(wide).toEqual([])
      for (const tab of ['notes', 'fair', 'story']) {
        await page.click(`#tab-${tab}`)
        expect(await widthOf(page)).toBeLessThanOrEqual(0)
      }
      expect(faults).toEqual([])
      await context.close()
    },
  )

  it('has controls that a finger hits: 44 pixels at least', async () => {
    for (const name of ['young-jedi', 'swccg'] as const) {
      const { page, context } = await open(fileOf(name))
      const small = await page.evaluate(() => {
        const range = document.getElementById('range')
        const found = new Set<string>()
        for (let at = 0; at <= Number(range.max); at += 3) {
          range.value = String(at)
          range.dispatchEvent(new Event('input'))
          for (const one of document.querySelectorAll('button,a,input,textarea')) {
            const { width, height } = one.getBoundingClientRect()
            // Cards of a large hand overlap: their neighbours leave less of them.
            if (width > 0 && !one.closest('.many') && (width < 43.5 || height < 43.5))
              found.add(`${one.id} ${one.className} ${width}×${height}`)
          }
        }
        return [...found]
      })
      expect(small).toEqual([])
      await context.close()
    }
  })

  it('goes by keys, keeps the focus, and names its place in the address', async () => {
    const { page, faults, context } = await open(fileOf('young-jedi'))
    const first = await frameOf(page)
    await page.focus('[data-act=next]')
    await page.keyboard.press('Enter')
    expect(await frameOf(page)).not.toBe(first)
    expect(await page.evaluate(() => document.activeElement?.dataset.act)).toBe('next')
    await page.keyboard.press('Home')
    expect(await frameOf(page)).toBe(first)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('f')
    const address = page.url()
    expect(address).toMatch(/#r\d+(?:\.\w+)?\.dark$/)
    const there = await frameOf(page)
    await page.keyboard.press('End')
    expect(await frameOf(page)).not.toBe(there)
    const again = await open(address)
    expect(await frameOf(again.page)).toBe(there)
    expect(await again.page.locator('[data-view=dark]').getAttribute('aria-pressed')).toBe('true')
    expect([...faults, ...again.faults]).toEqual([])
    await again.context.close()
    // Single letters can be switched off.
    await page.keyboard.press('?')
    await page.click('#letters')
    await page.click('#help [data-close]')
    await page.keyboard.press('f')
    expect(await page.locator('[data-view=dark]').getAttribute('aria-pressed')).toBe('true')
    await context.close()
  })

  it('moves between tabs by arrows, and steps by a swipe', async () => {
    const { page, context } = await open(fileOf('young-jedi'))
    await page.focus('#tab-story')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('#tab-notes').getAttribute('aria-selected')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-notes')
    const before = await frameOf(page)
    await page.evaluate(() => scrollTo(0, 0))
    const box = (await page.locator('#stage').boundingBox())!
    await page.mouse.move(box.x + 250, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 14)
    await page.mouse.up()
    expect(await frameOf(page)).not.toBe(before)
    await context.close()
  })

  it('opens the sheet of a card, and closes it', async () => {
    const { page, faults, context } = await open(fileOf('young-jedi'))
    const card = page.locator('#stage button[data-c]').first()
    const name = (await card.getAttribute('aria-label'))!.split(',')[0]!
    await card.click()
    expect(await page.locator('#card-title').innerText()).toContain(name.split(' ')[0]!)
    await page.keyboard.press('Escape')
    expect(await page.locator('#card').isVisible()).toBe(false)
    expect(faults).toEqual([])
    await context.close()
  })

  it('checks its seal, and finds a secret or a row that was changed', async () => {
    const verdict = async (change?: (page: string) => string) => {
      const { page, context } = await open(fileOf('young-jedi', change))
      await page.click('#tab-fair')
      const words = await page.locator('#pane-fair p').first().innerText()
      await context.close()
      return words
    }
    expect(await verdict()).toBe('✓ The seal matches. The seed follows from the secret, the seal and the words.')
    expect(await verdict((page) => page.replace('"secret": "d', '"secret": "e'))).toMatch(/^✗ The seal does not match/)
    const other = await verdict((page) =>
      page.replace('"at": "2026-11-14T18:03:00.000Z"', '"at": "2026-11-14T18:03:00.001Z"'),
    )
    expect(other).toBe('✗ Row 3 was changed after the match.')
  })

  it('says that hands stay closed where they do, and shows no secret', async () => {
    const { page, context } = await open(fileOf('swccg'))
    await page.click('#tab-fair')
    const words = await page.locator('#pane-fair').innerText()
    expect(words).toContain('Hands of this match stay hidden')
    expect(words).not.toContain('Bot’s secret')
    await context.close()
  })

  it('shows names and notes as text, and saves notes in a page that shows them again', async () => {
    const { page, faults, context } = await open(fileOf('hostile'))
    expect(await page.locator('#stage .who').first().innerText()).toBe(HOSTILE)
    expect(await page.locator('img').count()).toBe(0)
    await page.click('#tab-notes')
    await page.fill('#note', HOSTILE)
    expect(await page.locator('#noted').innerText()).toBe(`✎ ${HOSTILE}`)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-act=save]')])
    const saved = join(folder, 'saved.html')
    await download.saveAs(saved)
    await page.evaluate(() => localStorage.clear())
    await context.close()
    const again = await open(pathToFileURL(saved).href)
    expect(await again.page.locator('#noted').innerText()).toBe(`✎ ${HOSTILE}`)
    expect(await again.page.locator('img').count()).toBe(0)
    const file = readMatchFile(jsonOf(await again.page.content())) as MatchFile
    expect(file.notes).toMatchObject([{ step: 'r2', row: 2, text: HOSTILE }])
    expect([...faults, ...again.faults]).toEqual([])
    await again.context.close()
  })

  it('tells its story where no program runs, and on paper', async () => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(fileOf('young-jedi'))
    expect(await page.locator('#plain').isVisible()).toBe(true)
    expect(await page.locator('#app').isVisible()).toBe(false)
    expect(await page.locator('#plain h2').count()).toBeGreaterThan(5)
    await context.close()
    const printed = await open(fileOf('young-jedi'))
    expect(await printed.page.locator('#plain').isVisible()).toBe(false)
    await printed.page.emulateMedia({ media: 'print' })
    expect(await printed.page.locator('#plain').isVisible()).toBe(true)
    expect(await printed.page.locator('#stage').isVisible()).toBe(false)
    await printed.context.close()
  })

  it('runs no program that somebody has put into it', async () => {
    const planted = fileOf('young-jedi', (page) =>
      page.replace('</body>', '<script>document.title="planted"</script></body>'),
    )
    const { page, faults, context } = await open(planted)
    expect(await page.title()).not.toBe('planted')
    // The browser says so: the test looks where such a fault is told.
    expect(faults.join()).toContain('Content Security Policy')
    await context.close()
  })
})
