import { afterAll, describe, expect, it } from 'vitest'
import { games } from '../../src/games/registry.ts'
import type { ExportReader } from '../../src/matches/fair-play/fair-play.ts'
import { EXPORT_FORMS } from '../../src/records/export-forms.ts'
import { exportThread, type MadeExport, MatchExports } from '../../src/records/match-exports.ts'
import { exportOf, playedMatch } from './page-games.ts'

const played = playedMatch({ game: 'young-jedi', number: 4, most: 12 })
const thread = exportThread('games/registry.ts')
afterAll(() => thread.close())

/** Ann plays the first seat of the match; hands are closed. */
const fairPlays = {
  exported: async (id: string, { person }: ExportReader = {}) =>
    id === 'running' ? null : exportOf(played, person === 'ann' ? 'dark' : 'spectator'),
  now: () => new Date(0),
}
const NAMED = { language: 'en', names: { dark: 'Ann', light: 'Ben' } } as const

describe('exports for people', () => {
  it.each(EXPORT_FORMS)('come from a thread as they are made at once: %s', async (form) => {
    const made = await new MatchExports(games, fairPlays, thread).make('over', 'ann', form, NAMED)
    expect(made).toEqual(await new MatchExports(games, fairPlays, null).make('over', 'ann', form, NAMED))
    expect(made).toMatchObject({ as: 'dark', name: expect.stringMatching(/^young-jedi-\w+\.(?:json|md|html)$/) })
  })

  it('differ by what their person may know', async () => {
    const exports = new MatchExports(games, fairPlays, null)
    const [own, other] = (await Promise.all(
      ['ann', 'carl'].map((person) => exports.make('over', person, 'json', NAMED)),
    )) as MadeExport[]
    expect([own!.as, other!.as]).toEqual(['dark', 'spectator'])
    expect(own!.text.length).toBeGreaterThan(other!.text.length)
  })

  it('hold the ruling that has corrected the result, beside the result as it was played', async () => {
    const line = { en: '⚖️ It counts for nothing (played: a tie)', fr: '⚖️ Elle ne compte pas (jouée : égalité)' }
    const ruling = { winner: null, how: 'void', at: new Date(0), line }
    const exports = new MatchExports(games, fairPlays, null)
    const [json, page, text, plain] = (await Promise.all([
      ...(['json', 'page', 'text'] as const).map((form) => exports.make('over', 'ann', form, { ...NAMED, ruling })),
      exports.make('over', 'ann', 'json', NAMED),
    ])) as MadeExport[]
    const { outcome } = JSON.parse(json!.text)
    const { ruled, ...asPlayed } = outcome
    expect(ruled).toEqual({ winner: null, by: 'judge', how: 'void', at: '1970-01-01T00:00:00.000Z' })
    expect(asPlayed).toEqual(JSON.parse(plain!.text).outcome)
    expect(text!.text).toContain(line.en)
    expect(page!.text).toContain(line.en)
  })

  it('are none of a match that is still running', async () => {
    expect(await new MatchExports(games, fairPlays, thread).make('running', 'ann', 'page', NAMED)).toBeNull()
  })
})
