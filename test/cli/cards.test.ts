/** `cards --json`: all facts of all cards. */
import { Command } from 'commander'
import { afterEach, expect, it, vi } from 'vitest'
import { registerCards } from '../../src/cli/cards.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'

afterEach(() => vi.restoreAllMocks())

it('prints every fact of every card', async () => {
  let out = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text
    return true
  })
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  registerCards(program)
  await program.parseAsync(['cards', '--json'], { from: 'user' })
  const printed = JSON.parse(out)
  expect(printed).toEqual(JSON.parse(JSON.stringify(youngJedi.cards.all)))
  const maul = printed.find(({ id }: { id: string }) => id === 'EM-P4')
  expect(maul).toMatchObject({ title: 'Darth Maul', counters: 5, power: 6, damage: 5, destiny: 6, slot: null })
  expect(maul.wild).toHaveLength(6)
  expect(maul.rules.text).toHaveLength(1)
  expect(maul.text.en).toContain('Damage')
})
