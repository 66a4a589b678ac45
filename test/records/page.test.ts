import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { PROGRAM_TEXT, programText } from '../../scripts/page-program.ts'
import { gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { CanvasPen } from '../../src/pictures/canvas-pen.ts'
import { type ExportForm, exportText } from '../../src/records/export-forms.ts'
import { jsonOf, type MatchFile, readMatchFile } from '../../src/records/match-file.ts'
import type { PackedPage } from '../../src/records/page/packed.ts'
import { MOST_PAGE } from '../../src/records/page/page.ts'
import { SvgPen } from '../../src/records/page/svg-pen.ts'
import { verifyMatch } from '../../src/records/verify.ts'
import { exportOf, exportOptions, type PlayedMatch, playedMatch } from './page-games.ts'

const YOUNG_JEDI = playedMatch({ game: 'young-jedi', number: 1, format: 'full' })
const SWCCG = playedMatch({ game: 'swccg', number: 2, most: 120 })

const text = (played: PlayedMatch, as: string, form: ExportForm, given: object = {}) =>
  exportText(games, exportOf(played, as), form, exportOptions(played.game, given))

/** The data that a page packs. */
const packedIn = (page: string): PackedPage =>
  JSON.parse(inflateRawSync(Buffer.from(/id="packed">([^<]*)</.exec(page)![1]!, 'base64')).toString()) as PackedPage

describe('a page', () => {
  const page = text(YOUNG_JEDI, 'all', 'page')

  it('holds the export, so that verify reads it as it is', () => {
    const file = readMatchFile(jsonOf(page)) as MatchFile
    expect(file.rows).toHaveLength(YOUNG_JEDI.rows.length)
    expect(verifyMatch(games, file, { log: exportOf(YOUNG_JEDI, 'all').match.end! })).toMatchObject({
      fault: null,
      partly: null,
    })
    expect(jsonOf(page)).not.toMatch(/[<>&]/)
    expect(JSON.parse(jsonOf(page))).toEqual(JSON.parse(text(YOUNG_JEDI, 'all', 'json')))
  })

  it('runs no program but its own, and asks for nothing outside', () => {
    const programs = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, program]) => program!)
    expect(programs).toHaveLength(1)
    const hash = createHash('sha256').update(programs[0]!).digest('base64')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)![1]!
    expect(policy.replaceAll('&apos;', "'").replaceAll('&#39;', "'")).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`,
    )
    const whole = `${page}${packedIn(page).tables.join('')}${packedIn(page).art}`
    expect(whole.match(/\b(?:src|href)="(?!#)[^"]*"|url\((?!data:|#)[^)]*\)|@import/g) ?? []).toEqual([])
    expect(whole).not.toMatch(/\son\w+=/)
  })

  it('is at most 600 KB for a usual match of each game', () => {
    expect(page.length).toBeLessThan(600 * 1024)
    expect(text(SWCCG, 'dark', 'page').length).toBeLessThan(MOST_PAGE)
  })

  it('has the views of its readers alone', () => {
    expect(packedIn(page).views).toEqual(['both', 'dark', 'light', 'spectator'])
    expect(packedIn(text(SWCCG, 'dark', 'page')).views).toEqual(['dark', 'spectator'])
    expect(packedIn(text(SWCCG, 'spectator', 'page')).views).toEqual(['spectator'])
  })

  it('names every frame of a view once, and draws a table for it', () => {
    for (const packed of [packedIn(page), packedIn(text(SWCCG, 'light', 'page'))])
      for (const frames of Object.values(packed.frames).flatMap((views) => Object.values(views))) {
        expect(new Set(frames.map(({ k }) => k)).size).toBe(frames.length)
        expect(frames.length).toBeGreaterThan(10)
        for (const { s, a } of frames) {
          expect(packed.tables[s]).toContain('<div')
          expect(packed.words[a]).toMatch(/\S/)
        }
      }
  })

  it('tells its story without its program', () => {
    const plain = /<section id="plain">[\s\S]*?<\/section>/.exec(page)![0]
    for (const { h } of packedIn(page).frames.en.spectator!) expect(plain).toContain(h.replaceAll("'", '&apos;'))
  })
})

/** The mean difference of a channel, of 255. */
const MOST_DIFFERENCE = 3

const HOSTILE = [
  '</script><img src=x onerror=alert(1)>',
  '<!--<script>',
  '{{7*7}}{{name}}',
  '&quot;&lt;',
  '"><b onclick=alert(1)>',
  'a\u2028b\u202ec',
  'W'.repeat(100),
]

describe.each(['en', 'fr'] as const)('names of people are text alone in %s', (language) => {
  it.each(HOSTILE)('%s', (name) => {
    const names = { dark: name, light: 'Bob' }
    const plain = text(YOUNG_JEDI, 'all', 'page', { language })
    const page = text(YOUNG_JEDI, 'all', 'page', { language, names })
    // The same elements as with a harmless name.
    const elements = (markup: string) => [...markup.matchAll(/<[a-z!/][a-z0-9-]*/gi)].map(([tag]) => tag)
    expect(elements(page)).toEqual(elements(plain))
    const [packed, known] = [packedIn(page), packedIn(plain)]
    expect(packed.tables.map(elements)).toEqual(known.tables.map(elements))
    const strip = parseDocument(packed.tables[0]!)
    const words: string[] = []
    const look = (node: { type: string; data?: string; children?: unknown[] }): void => {
      if (node.type === 'text') words.push(node.data ?? '')
      for (const child of node.children ?? []) look(child as never)
    }
    look(strip as never)
    expect(words).toContain(name)
    expect((readMatchFile(jsonOf(page)) as MatchFile).players.dark!.name).toBe(name)
  })
})

describe('a picture in a page', () => {
  const cards = ['young-jedi', 'swccg'].flatMap((id) => {
    const { all } = gameOf(games, id).cards
    return Array.from({ length: 12 }, (_, at) => [id, all[Math.floor((at * all.length) / 12)]!.id] as const)
  })
  const AREA = { x: 0, y: 0, width: 712, height: 470 }

  it.each(cards)('is the one that the program paints: %s %s', async (id, card) => {
    const { look, cards: book } = gameOf(games, id)
    const drawn = createCanvas(AREA.width, AREA.height)
    const context = drawn.getContext('2d')
    look!.paintArt(new CanvasPen(context), book.sheet(card, 'en'), AREA)
    const pen = new SvgPen('p')
    look!.paintArt(pen, book.sheet(card, 'en'), AREA)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="712" height="470" viewBox="0 0 712 470">${pen.svg}</svg>`
    const shown = createCanvas(AREA.width, AREA.height)
    shown.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0)
    const [one, other] = [drawn, shown].map(
      (canvas) => canvas.getContext('2d').getImageData(0, 0, AREA.width, AREA.height).data,
    )
    let sum = 0
    for (let at = 0; at < one!.length; at++) sum += Math.abs(one![at]! - other![at]!)
    expect(sum / one!.length).toBeLessThan(MOST_DIFFERENCE)
  })
})

describe('the program of a page', () => {
  it('is the one that its sources give', async () => {
    expect(readFileSync(PROGRAM_TEXT, 'utf8')).toBe(await programText())
  })
})
