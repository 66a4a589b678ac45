import { expect, it } from 'vitest'
import { gameIn } from '../../src/cli/scenario.ts'
import { games } from '../../src/games/registry.ts'

it('takes the game of a scenario from its file, whatever the command line says', () => {
  for (const id of Object.keys(games)) {
    expect(gameIn(`topic: Battles\ngame: ${id}\nscenarios: []`)?.id).toBe(id)
    expect(gameIn(`game: "${id}"\n`)?.id).toBe(id)
  }
  expect(gameIn('topic: a game: chess\nscenarios: []')).toBeNull()
  expect(() => gameIn('game: chess\n')).toThrow('Game "chess" not found')
})
