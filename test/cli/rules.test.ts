/** `rules`: the rulebook on the command line. */
import { Command } from 'commander'
import { describe, expect, it, vi } from 'vitest'
import { registerRules } from '../../src/cli/rules.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { catchPrinted } from './printed.ts'

const printed = catchPrinted()

async function run(...words: string[]): Promise<string> {
  printed.clear()
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  registerRules(program)
  await program.parseAsync(['rules', ...words], { from: 'user' })
  return printed.text
}

describe('rules', () => {
  it('prints a rule with its points and what other editions say, without marks', async () => {
    const lines = (await run('23.4')).split('\n')
    expect(lines[0]).toMatch(/^23\.4 {2}Choosing, openly/)
    expect(lines.filter((line) => /^23\.4\.\d /.test(line))).toHaveLength(6)
    expect(lines).toContain('    December 2000: there is no substitute.')
    expect(printed.text).not.toMatch(/[*`]/)
  })

  it('finds by words, in both languages', async () => {
    expect(await run('breaktrough')).toMatch(/^14\.4 {2}Breakthrough/)
    expect(await run('percer', 'les', 'lignes', '--language', 'fr')).toMatch(/^14\.4 {2}Percée/)
  })

  it('prints each of several numbers once, with its points', async () => {
    const numbersOf = (text: string) => [...text.matchAll(/^([\d.]+|[UGE]-\d\d) {2}/gm)].map(([, number]) => number)
    const both = await run('9.2', '13.5')
    expect(numbersOf(both)).toEqual([...numbersOf(await run('9.2')), ...numbersOf(await run('13.5'))])
    expect(await run('9.2,', '13.5')).toBe(both)
    expect(await run('règles', '9.2', 'et', '13.5')).toBe(both)
    expect(numbersOf(await run('G-14', 'g26'))).toEqual(['G-14', 'G-26'])
  })

  it('sets a space before French colons', async () => {
    expect(await run('9.2.3', '--language', 'fr')).toContain('    Impossible ici\u00a0: ')
    expect(await run('9.2.3')).toContain('    Cannot happen here: ')
  })

  it('prints what is found as JSON', async () => {
    expect(JSON.parse(await run('G-26', '--json'))).toEqual(
      JSON.parse(JSON.stringify([youngJedi.rulebook.find('G-26')])),
    )
  })

  it('says which of several numbers no rule has', async () => {
    const warned: unknown[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => warned.push(text) > 0)
    expect(await run('99.1', '13.5', 'g99')).toMatch(/^13\.5 {2}/)
    expect(warned).toEqual(['No rule has the number 99.1.\n', 'No rule has the number g99.\n'])
    // A number among words need not be one of a rule.
    expect(await run('passing', '60', 'in', 'a', 'duel')).toMatch(/^23\.8 {2}/)
    expect(warned).toHaveLength(2)
  })

  it('says so if nothing is found', async () => {
    await expect(run('xyzzyplugh')).rejects.toThrow('No rule found for "xyzzyplugh".')
  })
})
