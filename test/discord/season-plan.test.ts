/** The plan of a season on the draft of a league: its rounds, their dates, and room on a phone. No Discord, no database. */
import { describe, expect, it } from 'vitest'
import { planOf } from '../../src/discord/league/base/season-plan.ts'
import { reviewPanel } from '../../src/discord/league/organiser/create-panels.ts'
import type { LeagueForm, LeagueSettings } from '../../src/leagues/league.ts'
import { Driven } from '../leagues/leagues.ts'
import { app, drawnScene, fits, GAME, viewOf } from './league-views.ts'

const CLOCK = { kind: 'each', sittingMs: 86_400_000, counts: 'all' }
const draft = (form: LeagueForm, changes: Partial<LeagueSettings> = {}) =>
  new Driven({ ...GAME, clock: CLOCK, form, ...changes })
const labels = (form: LeagueForm, changes: Partial<LeagueSettings> = {}) =>
  planOf(viewOf(draft(form, changes), null))?.block.steps.map(({ label }) => label)

const PLAY_OFF = { places: 4, losses: 1, thirdPlace: true } as const
const LONG = 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW'

describe('the plan of a season', () => {
  it('has the rounds of the table, then those of the bracket, for as many players as there are places', () => {
    const places = { least: 4, most: 32 }
    expect(labels({ kind: 'swiss', rounds: 3, playOff: PLAY_OFF })).toEqual(['1', '2', '3', 'SF', 'F'])
    expect(labels({ kind: 'swiss', rounds: null, playOff: null }, { places })).toHaveLength(6)
    expect(labels({ kind: 'elimination', losses: 1, thirdPlace: true }, { places })).toEqual([
      '1/16',
      '1/8',
      '1/4',
      'SF',
      'F',
    ])
    expect(labels({ kind: 'roundRobin', legs: 1, playOff: null }, { places: { least: 4, most: 6 } })).toHaveLength(5)
    expect(labels({ kind: 'ladder', rounds: 8, reach: 3, decayDays: 21, rematchDays: 7 })).toBeUndefined()
  })

  it('has each round begin where the one before ends', () => {
    const view = viewOf(draft({ kind: 'swiss', rounds: 3, playOff: null }), null)
    const { block, endsAt, fixed } = planOf(view)!
    expect(fixed).toBe(true)
    const days = block.steps.reduce((sum, step) => sum + step.days, 0)
    expect(view.league.settings.dates.startsAt + days * 86_400_000).toBe(endsAt)
    expect(new Set(block.steps.map(({ date }) => date)).size).toBe(3)
  })

  it.each(['en', 'fr'] as const)(
    'leaves the draft on one screen with 12 rounds and the longest name, in %s',
    async (language) => {
      for (const form of [
        { kind: 'swiss', rounds: 12, playOff: PLAY_OFF },
        { kind: 'roundRobin', legs: 2, playOff: null },
        { kind: 'elimination', losses: 1, thirdPlace: true },
      ] as const) {
        const shown = await reviewPanel(
          app,
          viewOf(draft(form, { name: LONG, places: { least: 4, most: 32 } }), null, language),
        )
        expect(drawnScene().blocks[0]).toMatchObject({ block: 'plan' })
        fits(shown)
      }
    },
  )
})
