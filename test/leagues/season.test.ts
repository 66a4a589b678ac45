/** Whole seasons on a fast clock, in every form. */
import { describe, expect, it } from 'vitest'
import type { LeagueForm } from '../../src/leagues/league.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { playSeason, type SeasonRequest } from '../../src/leagues/season.ts'
import { settings } from './leagues.ts'

const CUP = { losses: 1, thirdPlace: true } as const
const FORMS: Readonly<Record<string, LeagueForm>> = {
  swiss: { kind: 'swiss', rounds: null, playOff: null },
  'swiss with play-off': { kind: 'swiss', rounds: 4, playOff: { ...CUP, places: 4 } },
  'round robin': { kind: 'roundRobin', legs: 1, playOff: null },
  'double round robin': { kind: 'roundRobin', legs: 2, playOff: null },
  groups: { kind: 'groups', groups: 3, legs: 1, playOff: { ...CUP, places: 2 } },
  'single elimination': { kind: 'elimination', ...CUP },
  'double elimination': { kind: 'elimination', losses: 2, thirdPlace: false },
  ladder: { kind: 'ladder', rounds: 4, reach: 3, decayDays: 14, rematchDays: 7 },
}

const season = (form: LeagueForm, changes: Partial<SeasonRequest> = {}) =>
  playSeason({
    settings: settings({ form, games: 'bestOf1' }),
    players: 11,
    seed: 'winter',
    absent: 0,
    drop: 0,
    late: 0,
    comeBack: 0,
    ...changes,
  })

describe.each(Object.entries(FORMS))('a season: %s', (_, form) => {
  it('ends by itself, with a place for everybody', () => {
    const { league, report } = season(form)
    expect(report).toMatchObject({ finished: true, repeatedPairings: 0, relaxed: [] })
    expect([...league.final!].sort()).toEqual(league.players.map(({ id }) => id).sort())
  })

  it('ends with absent, late and returning players and drop-outs too, in all kinds of rounds', () => {
    for (const games of ['bestOf1', 'bothSides', 'bestOf3'] as const) {
      const played = { settings: settings({ form, games }), absent: 0.15, drop: 0.06, late: 2, comeBack: 0.6 }
      const { report, league } = season(form, played)
      expect(report).toMatchObject({ finished: true, repeatedPairings: 0 })
      expect(report.byes.max).toBeLessThanOrEqual(form.kind === 'roundRobin' ? form.legs : 1)
      expect(new Set(league.final).size).toBe(league.players.filter(({ seed }) => seed !== null).length)
    }
  })

  it('is the same for the same seed, and its log makes the same league', () => {
    const one = season(form, { absent: 0.1, drop: 0.05 })
    expect(season(form, { absent: 0.1, drop: 0.05 }).report).toEqual(one.report)
    expect(season(form, { absent: 0.1, drop: 0.05, seed: 'summer' }).events).not.toEqual(one.events)
    expect(replayLeague(one.events)).toEqual(one.league)
  })
})

describe('the figures of a season', () => {
  it('count what people are told, and never more than four lines a person and week where one game is played', () => {
    const { report, effects } = season(FORMS.swiss!, { players: 16 })
    const tells = effects.filter(({ kind }) => kind === 'tell')
    expect(report.noticesPerPersonPerWeek).toBeCloseTo(tells.length / 16 / (report.days / 7), 1)
    expect(report.noticesPerPersonPerWeek).toBeLessThan(4)
  })
})
