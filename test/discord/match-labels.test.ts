/** The entries of the list of matches: short enough for a phone beside the longest names. No Discord. */
import { describe, expect, it } from 'vitest'
import { finishedMatch } from '../../src/discord/match/match-list.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { games } from '../../src/games/registry.ts'
import type { MatchRecord } from '../../src/matches/api.ts'

const app = { games, people: { name: async () => 'Maximiliane von Hohenwittlesbach' } } as unknown as App

describe.each(['en', 'fr'] as const)('a match that is over: %s', (language) => {
  it.each(['1', '3'])('has a label of 34 letters at most for person %s, with a part of the name', async (person) => {
    const game = games['young-jedi']!
    const [one, other] = game.seats
    const match = {
      id: 'm',
      terms: { game: game.id, format: game.formats[0] },
      players: { [one!]: '1', [other!]: '2' },
      outcome: { kind: 'conceded', winner: one, values: {} },
      endedAt: null,
    } as unknown as MatchRecord
    const listed = await finishedMatch(app, match, { person, language, correction: undefined })
    expect(listed?.choice.label.length).toBeLessThanOrEqual(34)
    expect(listed?.choice.label).toContain('Maximiliane von')
  })
})
