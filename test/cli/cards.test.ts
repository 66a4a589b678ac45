/** `cards --json`: all facts of all cards. */
import { Command } from 'commander'
import { expect, it } from 'vitest'
import { registerCards } from '../../src/cli/cards.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { catchPrinted } from './printed.ts'

const printed = catchPrinted()

it('says which game it has searched for a card, and how to search another one', async () => {
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  registerCards(program)
  await expect(program.parseAsync(['card', 'xyzzy'], { from: 'user' })).rejects.toThrow(
    'No card of young-jedi found for "xyzzy". For another game: --game swccg.',
  )
})

it('prints every fact of every card', async () => {
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  registerCards(program)
  await program.parseAsync(['cards', '--json'], { from: 'user' })
  const cards = JSON.parse(printed.text)
  expect(cards).toEqual(JSON.parse(JSON.stringify(youngJedi.cards.all)))
  const maul = cards.find(({ id }: { id: string }) => id === 'EM-P4')
  expect(maul).toMatchObject({ title: 'Darth Maul', counters: 5, power: 6, damage: 5, destiny: 6, slot: null })
  expect(maul.wild).toHaveLength(6)
  expect(maul.rules.text).toHaveLength(1)
  expect(maul.text.en).toContain('Damage')
})
