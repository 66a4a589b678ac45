/** The players of a play-off in table, lines and words alike, also after somebody leaves or is disqualified. No Discord. */
import { describe, expect, it } from 'vitest'
import { ordinal } from '../../src/discord/frame/number-words.ts'
import { mayReturn } from '../../src/discord/league/base/coming-back.ts'
import { headOf } from '../../src/discord/league/base/table-blocks.ts'
import { toldLine } from '../../src/discord/league/base/told-words.ts'
import { standingsPanel } from '../../src/discord/league/pages/standings-panel.ts'
import { myLeaguePanel } from '../../src/discord/league/player/my-league-panel.ts'
import type { LeagueLine } from '../../src/league-play/api.ts'
import { lateRefusal } from '../../src/leagues/handle-sign-up.ts'
import { finalPlaces, tableOrder } from '../../src/leagues/standings/final-places.ts'
import { tableOf } from '../../src/leagues/standings/league-table.ts'
import { likelyPlaces, type PlaceForecast } from '../../src/leagues/standings/likely-places.ts'
import type { StandingRow } from '../../src/pictures/leagues/league-blocks.ts'
import { Driven } from '../leagues/leagues.ts'
import { app, drawnScene, fits, GAME, running, textOf, viewOf } from './league-views.ts'

const WEEK = 7 * 86_400_000
const FORM = { kind: 'swiss', rounds: 3, playOff: { places: 4, losses: 1, thirdPlace: true } } as const

/** Plays rounds until this one has begun; the higher seed wins. */
function played(until: number): Driven {
  const driven = running(8, { form: FORM })
  for (let round = 1; round < until; round++) {
    driven.favouritesWin(round)
    driven.until(driven.now + WEEK)
  }
  return driven
}

const forecastOf = ({ league }: Driven): readonly PlaceForecast[] => likelyPlaces(league, { runs: 100 })!

/** The rows of the drawn table down to the line of the play-off, and the place of the reader's own. */
function drawnTable() {
  const all = drawnScene().blocks.flatMap((block) => (block.block === 'standings' ? block.rows : []))
  const line = all.findIndex(({ kind }) => kind === 'cut')
  const own = all.find((row): row is StandingRow => row.kind === 'row' && row.own)
  return { above: line < 0 ? null : line, place: own?.place }
}

describe.each(['en', 'fr'] as const)('the play-off: %s', (language) => {
  it('leaves everybody the place of the cut when the first is disqualified: table, numbers and words', async () => {
    const driven = played(4)
    const cut = driven.league.cutTable!
    driven.do({ type: 'disqualify', player: cut[0]!, reason: 'Two accounts.' }, 'olga')
    const forecasts = forecastOf(driven)
    for (const [at, reader] of cut.entries()) {
      const view = viewOf(driven, reader, language)
      const { say } = view
      const inIt = at > 0 && at < 4
      const values = { place: ordinal(at + 1, language), count: 8 }
      const table = await standingsPanel(app, view, forecasts, { part: null, group: null })
      fits(table)
      expect(drawnTable()).toEqual({ above: 4, place: at + 1 })
      const news = say(inIt ? 'league.table.cut.in' : 'league.table.cut.out')
      expect(textOf(table)).toContain(say('league.table.head', { ...values, news }))
      const certain = ordinal(finalPlaces(driven.league).indexOf(reader) + 1, language)
      if (at >= 4) expect(textOf(table)).not.toContain(say('league.my.certain', { from: certain }))
      if (inIt || at === 0) continue
      const now = forecasts.find(({ player }) => player === reader)!
      for (const seen of [now, null]) {
        const mine = await myLeaguePanel(app, view, { now: seen, winning: null })
        expect(textOf(mine)).toContain(say('league.my.place', values))
        expect(textOf(mine)).toContain(`${values.place} ${say('league.stat.of', { count: 8 })}`)
      }
    }
  })

  it('is reached by the fifth when one of the first four has left before it: the line is below them', async () => {
    const before = played(3)
    const [first, , , , fifth, sixth] = tableBefore(before)
    before.do({ type: 'removePlayer', player: first!, reason: 'Rude.' }, 'olga')
    for (const begun of [false, true]) {
      if (begun) {
        before.favouritesWin(3)
        before.until(before.now + WEEK)
        expect(before.league.bracket).not.toContain(first)
      }
      const through = begun
        ? before.league.bracket!
        : tableBefore(before)
            .filter((id) => id !== first)
            .slice(0, 4)
      const rows = tableBefore(before)
      const lastIn = rows.findLastIndex((id) => through.includes(id))
      for (const reader of [first, fifth, sixth, ...through]) {
        const view = viewOf(before, reader!, language)
        const panel = textOf(await standingsPanel(app, view, null, { part: null, group: null }))
        expect(drawnTable().above).toBe(lastIn + 1)
        const told = panel.includes(view.say(begun ? 'league.table.cut.in' : 'league.table.in'))
        expect(told, reader).toBe(through.includes(reader!))
      }
    }
  })

  it('is reached by those above its line where players share a place, and by nobody below it', async () => {
    const driven = running(6, { form: FORM })
    const rows = tableOf(driven.league)
    expect(new Set(rows.map(({ place }) => place)).size).toBe(1)
    for (const [at, { player }] of rows.entries()) {
      const view = viewOf(driven, player, language)
      const panel = textOf(await standingsPanel(app, view, null, { part: null, group: null }))
      expect(drawnTable().above).toBe(4)
      expect(panel.includes(view.say('league.table.in')), player).toBe(at < 4)
    }
  })
})

it('somebody who was silent to the end of the table comes back to no play-off that goes on without them', async () => {
  const driven = running(8, { form: FORM })
  // The last by seed makes no move in any round.
  for (let round = 1; round <= 3; round++) {
    for (const pairing of driven.pairings(round))
      if (pairing.players.includes('p8')) {
        for (const game of pairing.games)
          driven.do({ type: 'recordMove', game: game.id, player: pairing.players.find((id) => id !== 'p8')! })
      } else driven.win(pairing, [...pairing.players].sort()[0]!)
    driven.until(driven.now + WEEK)
  }
  expect(driven.league.players.find(({ id }) => id === 'p8')?.status).not.toBe('in')
  expect(driven.league.bracket).not.toContain('p8')
  const panel = textOf(await myLeaguePanel(app, viewOf(driven, 'p8'), { now: null, winning: null }))
  expect(panel).not.toContain('|return|')
  expect(mayReturn(driven.league, 'p8')).toBe(false)
  // Nor does an earlier line go on to offer it.
  const line = { about: 'putOut', leagueId: 'l1', values: {} } as unknown as LeagueLine
  const words = toldLine(viewOf(driven, 'p8'), line, '')
  expect(words).toContain('you are out of this round')
  expect(words).not.toContain('tap')
})

it('the line of the play-off counts those who are in it, also where too few are left for all its places', async () => {
  const driven = played(3)
  for (const id of tableOrder(driven.league).slice(2))
    driven.do({ type: 'removePlayer', player: id, reason: 'Rude.' }, 'olga')
  driven.favouritesWin(3)
  expect(driven.league.bracket).toHaveLength(2)
  const view = viewOf(driven, null)
  await standingsPanel(app, view, null, { part: null, group: null })
  const lines = drawnScene().blocks.flatMap((block) => (block.block === 'standings' ? block.rows : []))
  expect(lines).toContainEqual({ kind: 'cut', label: view.say('league.playoff', { count: 2 }) })
})

it('a league that takes nobody any more says why to people who want to join, below its table', async () => {
  const driven = played(3)
  expect(lateRefusal(driven.league)).toEqual({ refused: 'tooLate', values: { lastRound: 1 } })
  const view = viewOf(driven, null)
  const reason = view.say('league.tooLate', { lastRound: 1 })
  expect(textOf(await myLeaguePanel(app, view, { now: null, winning: null }, reason))).toContain(reason)
  for (const form of [
    { kind: 'ladder', rounds: 2, reach: 2, decayDays: 60, rematchDays: 7 },
    { kind: 'elimination', losses: 1, thirdPlace: false },
  ] as const) {
    const other = viewOf(running(4, { form }), null)
    const note = other.say('league.noLateEntry')
    expect(textOf(await myLeaguePanel(app, other, { now: null, winning: null }, note)), form.kind).toContain(note)
  }
})

it.each([
  ['en', 'Winter League, Round 1.', 'likely places 1 to 8; possible places 1 to 8'],
  ['fr', 'Winter League, Ronde 1.', 'places probables 1 à 8 ; places possibles 1 à 8'],
] as const)('a reader of text is told the round and the places in words: %s', async (language, head, places) => {
  const driven = running(8, { form: FORM })
  const now = { player: 'p1', likely: [1, 8], possible: [1, 8] } as const
  const panel = await myLeaguePanel(app, viewOf(driven, 'p1', language), { now, winning: null })
  expect(textOf(panel)).toContain(head)
  expect(textOf(panel).replace(/[\u00a0\u202f]/g, ' ')).toContain(places)
})

it('a league that does not know its rounds yet draws no steps of its season', () => {
  const driven = new Driven({ ...GAME, form: { ...FORM, rounds: null } })
  expect(headOf(viewOf(driven, null)).track).toBeUndefined()
  expect(headOf(viewOf(running(8, { form: FORM }), null)).track?.map(({ label }) => label)).toHaveLength(5)
})

const tableBefore = ({ league }: Driven): readonly string[] => tableOrder(league)

it('a forecast of the play-off ends where the final places do, with the disqualified last', () => {
  const driven = played(4)
  const cut = driven.league.cutTable!
  driven.do({ type: 'disqualify', player: cut[0]!, reason: 'Two accounts.' }, 'olga')
  const places = new Map(forecastOf(driven).map(({ player, possible }) => [player, possible]))
  expect(places.get(cut[0]!)).toEqual([8, 8])
  expect(places.get(cut[4]!)).toEqual([4, 4])
  while (driven.league.final === null) {
    driven.favouritesWin(driven.league.rounds.length)
    driven.until(driven.now + WEEK)
  }
  for (const [at, player] of driven.league.final.entries()) {
    const [best, worst] = places.get(player)!
    expect(at + 1, player).toBeGreaterThanOrEqual(best)
    expect(at + 1, player).toBeLessThanOrEqual(worst)
  }
})

it('a disqualified leader keeps nobody from the first place that points allow', () => {
  const driven = played(3)
  const [first, second] = tableBefore(driven)
  driven.do({ type: 'disqualify', player: first!, reason: 'Two accounts.' }, 'olga')
  const places = new Map(forecastOf(driven).map(({ player, possible }) => [player, possible]))
  expect(places.get(first!)).toEqual([8, 8])
  expect(places.get(second!)?.[0]).toBe(1)
})
