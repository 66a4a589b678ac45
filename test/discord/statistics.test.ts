/** Panels of statistics: one screen on a phone with the longest names, what stands in CSV, and ids. No Discord, no database. */
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/contract/index.ts'
import { plainView } from '../../src/discord/frame/plain-view.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { IncomingRequest } from '../../src/discord/shell/requests.ts'
import { csvFiles } from '../../src/discord/statistics/statistics-csv.ts'
import { figuresOf } from '../../src/discord/statistics/statistics-figures.ts'
import {
  PANELS,
  type PanelName,
  pageFromId,
  pageId,
  type StatisticsPage,
} from '../../src/discord/statistics/statistics-page.ts'
import { sharedBody, statisticsBody } from '../../src/discord/statistics/statistics-panel.ts'
import { messageHeight } from '../../src/discord/table/phone-room.ts'
import { games } from '../../src/games/registry.ts'
import { type CountedMatch, sumsOf } from '../../src/statistics/figures/sums.ts'
import { countMatch } from '../../src/statistics/match-counts.ts'
import { playedMatch } from '../records/page-games.ts'
import { app, game, SCREEN, textOf } from './league-views.ts'

const NOW = new Date('2026-11-29T12:00:00Z')
const PEOPLE = ['ada', 'bob', 'cyd', 'dee', 'eve', 'fay', 'gus', 'hal']
const DECKS = [
  'Maximiliane von Hohenwittlesbach',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  '',
  '=cmd()',
  'Gungans of the Great Swamp',
]

/** Matches of many people; the second side wins two of three. */
function matches(count: number): CountedMatch[] {
  const few = Array.from({ length: 6 }, (_, number) => playedMatch({ game: game.id, number }))
  return Array.from({ length: count }, (_, at) => {
    const one = few[at % few.length]!
    const counts = structuredClone(countMatch(one.game, one.rows)!)
    const people = Object.fromEntries(
      game.seats.map((seat, side) => [seat, PEOPLE[(at * 3 + side * (1 + (at % 5))) % 8]!]),
    )
    for (const [side, seat] of game.seats.entries())
      counts.seats[seat]!.deck = DECKS[(Math.floor(at / 3) + side * 2) % 5]!
    return {
      ...{ id: `m${at}`, people, kind: at % 9 === 0 ? 'time-out' : 'planet-victory', open: true, counts },
      winner: game.seats[at % 3 === 0 ? 0 : 1]!,
      startedAt: new Date(NOW.getTime() - at * 86_400_000),
      endedAt: NOW,
    }
  })
}

const all = matches(600)
const sums = sumsOf(all, game.seats)
const mine = all.filter(({ people }) => Object.values(people).includes('ada'))
const numbersOf = (match: CountedMatch) =>
  match.counts.seats[game.seats.find((seat) => match.people[seat] === 'ada')!]!.numbers

const LEAGUE = { id: 'aBcDeFgHiJ', name: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW' }
const whole = (given: object = {}): App =>
  ({
    ...app,
    botId: '1',
    clock: { now: () => NOW },
    persons: { of: async () => ({ zone: null, wordsOnly: false }) },
    leagues: { inServer: async () => Array(6).fill(LEAGUE), of: async () => [] },
    statistics: {
      sums: async () => ({ sums, madeAt: NOW, closed: null }),
      own: async () => ({
        sums: sumsOf(mine, game.seats, 'ada'),
        numbers: mine.map(numbersOf),
        games: [{ endedAt: NOW, seat: 'dark', deck: '=cmd()', opponent: 1, won: 1, kind: 'time-out', turns: 9 }],
        levels: [
          { level: 'easy', won: 9, games: 12 },
          { level: 'strong', won: 2, games: 8 },
        ],
      }),
      ...given,
    },
  }) as unknown as App

const incoming = (language: Language) =>
  ({
    person: 'ada',
    language,
    placeLanguage: language,
    place: { guildId: '1', channelId: '2' },
  }) as unknown as IncomingRequest
const page = (whose: 'me' | 'here', panel: PanelName, given: Partial<StatisticsPage> = {}): StatisticsPage => ({
  ...{ whose, leagueId: null, game: game.id, format: game.formats[0]!, panel, page: 0, period: 'all', words: false },
  ...given,
})

describe.each(['en', 'fr'] as const)('panels in %s', (language) => {
  const wanted: StatisticsPage[] = [
    ...PANELS.filter((one) => one !== 'levels').map((panel) => page('here', panel)),
    page('here', 'cards', { page: 1 }),
    ...PANELS.filter((one) => one !== 'pairs').map((panel) => page('me', panel)),
    page('me', 'own0'),
    page('me', 'own1'),
    page('here', 'decks', { words: true }),
  ]
  it.each(wanted.map((one) => [`${one.whose} ${one.panel} ${one.words ? 'text' : one.page}`, one] as const))(
    'the panel %s fits one screen with at most five controls',
    async (_, one) => {
      const body = (await statisticsBody(whole(), incoming(language), one))!
      const heights = (body.files ?? []).map(({ data }) => data.readUInt32BE(20))
      expect(messageHeight(body.components, heights)).toBeLessThanOrEqual(SCREEN)
      const controls = body.components.flatMap((part) => (part.type === 1 ? part.components : []))
      expect(controls.length).toBeLessThanOrEqual(5)
      if (one.panel !== 'how' && !one.words) expect(heights).toHaveLength(1)
    },
  )
})

it('figures that nobody has made yet say what is missing, and offer no file', async () => {
  const body = (await statisticsBody(whole({ sums: async () => null }), incoming('en'), page('here', 'cards')))!
  expect(textOf(body)).toContain('Shown once 5 people have played 10 games.')
  expect(JSON.stringify(body.components)).not.toContain('herecsv')
})

it('CSV holds the rows of the panel and what is left over; formula cells are text', async () => {
  const few = sumsOf(all.slice(0, 120), game.seats)
  const some = whole({ sums: async () => ({ sums: few, madeAt: NOW, closed: null }) })
  for (const panel of ['cards', 'decks', 'pairs', 'sides', 'openings', 'ends'] as const) {
    const figures = (await figuresOf(some, incoming('en'), page('here', panel)))!
    const [file] = csvFiles(await plainView(some, incoming('en'), game.id), figures)
    const text = file!.data.toString('utf8').replace('\ufeff', '')
    const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
    expect(rows.length, panel).toBeGreaterThan(0)
    for (const row of rows) {
      expect(Object.values(row).some((cell) => /^[=+@\t\r]/.test(cell))).toBe(false)
      expect(Number(row.games)).toBeGreaterThanOrEqual(panel === 'ends' || row.name === '(others)' ? 3 : 30)
    }
  }
})

it('a person’s own CSV has their games, with opponents as numbers', async () => {
  const figures = (await figuresOf(whole(), incoming('en'), page('me', 'cards')))!
  const files = csvFiles(await plainView(whole(), incoming('en'), game.id), figures)
  expect(files.map(({ name }) => name)).toEqual([`${game.id}-cards.csv`, `${game.id}-games.csv`])
  const text = files[1]!.data.toString('utf8')
  expect(text).toContain("'=cmd()")
  expect(text).toContain('opponent 1')
  for (const person of PEOPLE.slice(1)) expect(text).not.toContain(person)
})

it('a shared page has no controls, and nothing of one’s own is shared', async () => {
  const body = (await sharedBody(whole(), incoming('en'), page('here', 'cards')))!
  expect(body.components.some(({ type }) => type === 1)).toBe(false)
  expect(await sharedBody(whole(), incoming('en'), page('me', 'cards'))).toBeNull()
})

it('an id of a page leads to that page, and unknown names to what is usual', () => {
  const usual = { game, formatOf: () => game.formats[0]! }
  const one = page('here', 'openings', { page: 3, words: true })
  expect(pageId(one).length).toBeLessThanOrEqual(100)
  const [, , , ...parts] = pageId(one).split('|')
  expect(pageFromId('here', parts, usual, games)).toEqual(one)
  expect(pageFromId('here', ['-', 'constructor', 'x', 'toString', '-5', 'recent'], usual, games)).toEqual(
    page('here', 'cards'),
  )
})
