/** Settings that can't work, and warnings before a league is published. */
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/leagues/forms/forms.ts'
import { badSetting, settingsWarnings } from '../../src/leagues/league-settings.ts'
import { DAY, START, settings } from './leagues.ts'

describe('the settings of a league', () => {
  it.each([
    ['name', { name: ' ' }],
    ['zone', { zone: 'Europe/Atlantis' }],
    ['rounds.days', { rounds: { ...settings().rounds, days: 0 } }],
    ['places.least', { places: { least: 1, most: null } }],
    ['places.most', { places: { least: 8, most: 4 } }],
    ['dates.startsAt', { dates: { signUpEndsAt: START, checkInEndsAt: START + DAY, startsAt: START } }],
    ['dates.checkInEndsAt', { dates: { signUpEndsAt: START, checkInEndsAt: START - DAY, startsAt: START } }],
    ['silence', { silence: { callAgain: 0.5, out: 0.4 } }],
    ['form.rounds', { form: { kind: 'swiss', rounds: 0, playOff: null } }],
  ] as const)('name the field that can not work: %s', (field, changes) => {
    expect(badSetting(settings(changes))).toMatchObject({ refused: 'badSetting', values: { field } })
  })

  it('are accepted as the tests use them', () => {
    expect(badSetting(settings())).toBeNull()
  })

  it('warn of more Swiss rounds than half of the players, and of long seasons', () => {
    const nine = settings({ form: { kind: 'swiss', rounds: 9, playOff: null } })
    expect(settingsWarnings(nine, 16)).toEqual([{ warning: 'tooManyRounds', rounds: 9, safe: 8 }])
    expect(settingsWarnings(nine, 18)).toEqual([])
    const league = settings({ form: { kind: 'roundRobin', legs: 2, playOff: null } })
    expect(settingsWarnings(league, 12)).toEqual([{ warning: 'longSeason', days: 154 }])
  })

  it.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [6, 3],
    [7, 3],
    [8, 4],
    [16, 5],
    [64, 7],
    [257, 10],
  ])('give %i players of a Swiss league %i rounds by default', (players, rounds) => {
    expect(rulesOf({ kind: 'swiss', rounds: null, playOff: null }).mainRounds(players)).toBe(rounds)
  })
})
