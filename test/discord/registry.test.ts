/** Commands and kinds of clicks are registered in one place, which takes each name once. */
import { expect, test } from 'vitest'
import { commands } from '../../commands/index.ts'
import { FEATURES } from '../../src/discord/features.ts'
import type { ClickHandler } from '../../src/discord/shell/click.ts'
import type { Command } from '../../src/discord/shell/command.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import { games } from '../../src/games/registry.ts'

const handler = (): ClickHandler => ({ ack: () => 'update', run: async () => {} })
const command = (name: string): Command => ({
  data: { name, description: 'a command' },
  ack: () => 'private',
  run: async () => {},
})

test('all commands and features of the program are registered side by side', () => {
  const { commands: byName, clicks } = registryOf(
    commands.map((make) => make(games)),
    FEATURES,
  )
  expect(byName.size).toBe(commands.length)
  const kinds = FEATURES.flatMap((feature) => feature.clicks.flatMap((some) => Object.keys(some)))
  expect([...clicks.keys()].sort()).toEqual([...kinds].sort())
  expect(clicks.get('p')).toBeDefined()
})

test('a kind of click that two features answer is refused by name', () => {
  const features = [
    { name: 'match', clicks: [{ open: handler() }] },
    { name: 'decks', clicks: [{ do: handler() }, { open: handler() }] },
  ]
  expect(() => registryOf([], features)).toThrow('Clicks of the kind "open" are answered twice: by match and by decks.')
})

test('a kind of click that one feature answers twice is refused too', () => {
  const features = [{ name: 'decks', clicks: [{ do: handler() }, { do: handler() }] }]
  expect(() => registryOf([], features)).toThrow('"do" are answered twice: by decks and by decks')
})

test('two commands of one name are refused', () => {
  expect(() => registryOf([command('play'), command('play')], [])).toThrow('Two commands are called /play.')
})
