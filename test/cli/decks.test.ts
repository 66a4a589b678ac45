/** `deck check`: its messages, their language, and its exit code. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerDecks } from '../../src/cli/decks.ts'
import { writeList } from '../../src/decks/list.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { catchPrinted } from './printed.ts'

const ready = youngJedi.decks().find(({ id }) => id === 'dark-droids')!
const LEGAL = writeList(youngJedi, ready.list, (type) => type)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'holonet-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function file(data: string | Uint8Array): string {
  const path = join(folder, `deck-${++files}.txt`)
  writeFileSync(path, data)
  return path
}

const printed = catchPrinted()

/** Returns the printed text and the exit code. */
async function check(path: string, ...options: string[]): Promise<{ lines: string[]; code: number }> {
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  program.configureOutput({ writeErr: () => {} })
  registerDecks(program)
  for (const command of program.commands)
    for (const sub of command.commands) sub.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(['deck', 'check', path, ...options], { from: 'user' })
  return { lines: printed.text.trimEnd().split('\n'), code: Number(process.exitCode ?? 0) }
}

describe('deck check', () => {
  it('says of a legal deck that it is', async () => {
    expect(await check(file(LEGAL))).toEqual({
      lines: ['Dark Side · Full game (60 cards) · 60 cards', 'The deck is legal.'],
      code: 0,
    })
  })

  it('names every fault with its rule, in both languages', async () => {
    const short = file(LEGAL.replace('3 Destroyer Droid, Wheel Droid', '2 Destroyer Droid, Wheel Droid'))
    const { lines, code } = await check(short)
    expect(lines.slice(1)).toEqual([
      'error    The deck holds 59 cards and needs 60. (rule 2.2)',
      'error    9 cards fill the red slot; it needs 10. (rule 2.2)',
      'The deck is not legal.',
    ])
    expect(code).toBe(1)
    printed.clear()
    expect((await check(short, '--language', 'fr')).lines).toContain(
      'error    En rouge\u00a0: 9 cartes, il en faut 10. (règle 2.2)',
    )
  })

  it('says what it took for what, what is not clear, and what it could not read', async () => {
    const { lines, code } = await check(file(`${LEGAL}\nsith lightsabre\nDarth Maul\nxyzzy\n0 Sandstorm`))
    const line = LEGAL.split('\n').length
    expect(lines).toContain(`taken    line ${line + 1}: sith lightsabre -> Sith Lightsaber (DM-107)`)
    expect(lines).toContainEqual(
      expect.stringMatching(
        `^unclear  line ${line + 2}: Darth Maul -> Darth Maul, Sith Apprentice \\(DM-71\\) \\| .*\\?$`,
      ),
    )
    expect(lines).toContain(`unread   line ${line + 3}: xyzzy (no card has this name)`)
    expect(lines).toContain(`unread   line ${line + 4}: 0 Sandstorm (impossible number of copies)`)
    expect(code).toBe(1)
  })

  it('is not content with a line that it did not understand, though the rest is legal', async () => {
    const { lines, code } = await check(file(`${LEGAL}\nxyzzy`))
    expect(lines.at(-1)).toBe('The deck is not legal.')
    expect(code).toBe(1)
  })

  it('checks for the side, format and rules that are said', async () => {
    const six = file(
      LEGAL.replace('3 Battle Droid: Pilot, AAT Division', '6 Battle Droid: Pilot, AAT Division')
        .replace('2 Battle Droid: Security, AAT Division', '1 Battle Droid: Security, AAT Division')
        .replace('2 Battle Droid: Infantry, AAT Division (DM-103)\n', ''),
    )
    expect((await check(six)).lines).toContain(
      'error    Battle Droid: Pilot is in the green slot 6 times; at most 5 allowed. (rule 2.3)',
    )
    for (const edition of ['2001', '2000']) {
      printed.clear()
      process.exitCode = undefined
      expect((await check(six, '--rule', `edition=${edition}`)).code).toBe(0)
    }
    printed.clear()
    expect((await check(six, '--format', 'starter', '--rule', 'edition=2000')).lines).toContain(
      'error    The deck holds 60 cards and needs 30. (rule 2.1)',
    )
    printed.clear()
    expect((await check(file('2 Blaster'), '--side', 'light')).lines[0]).toMatch(/^Light Side · .* · 2 cards$/)
  })

  it('prints everything as JSON', async () => {
    await check(file('2 Sandstorm\nxyzzy'), '--json')
    expect(JSON.parse(printed.text)).toMatchObject({
      seat: 'dark',
      format: 'starter',
      legal: false,
      list: [{ card: 'DM-129', count: 2 }],
      unread: [{ line: 2, text: 'xyzzy', why: 'card' }],
      unplayable: [],
    })
  })

  it('reads files in other encodings', async () => {
    for (const encoding of ['latin1', 'utf16le'] as const) {
      printed.clear()
      const bytes = Buffer.from('\ufeff2 Padmé Naberrie, Handmaiden'.slice(encoding === 'latin1' ? 1 : 0), encoding)
      expect((await check(file(bytes))).lines[0]).toMatch(/^Light Side · .* · 2 cards$/)
    }
  })

  it.each<[string, () => [string, ...string[]], string]>([
    ['a file that is not there', () => [join(folder, 'none.txt')], 'none.txt not found'],
    ['a folder', () => [folder], 'is not a file'],
    ['a file of 5 MB', () => [file(Buffer.alloc(5 << 20, 'x'))], 'too large'],
    ['a picture', () => [file(Buffer.from('89504e470d0a1a0a', 'hex'))], 'not a text file'],
    ['an empty file', () => [file('')], 'empty'],
    ['a list of nothing', () => [file('# nothing')], 'The list is empty'],
    ['a list for either side', () => [file('2 Blaster')], '--side'],
    ['an unknown format', () => [file(LEGAL), '--format', 'chess'], 'Known: starter, full'],
    ['an unknown side', () => [file(LEGAL), '--side', 'grey'], 'Known: dark, light'],
    ['a rule without a value', () => [file(LEGAL), '--rule', 'edition'], 'name=value'],
    ['an unknown game', () => [file(LEGAL), '--game', 'chess'], 'not found. Known'],
  ])('says what is wrong with %s', async (_, make, words) => {
    await expect(check(...make())).rejects.toThrow(words)
    expect(printed.text).toBe('')
  })

  it('ends with 1 and one sentence if there is nothing to check, run as a program', async () => {
    const run = promisify(execFile)
    const main = [join(import.meta.dirname, '../../src/cli/main.ts'), 'deck', 'check', join(folder, 'none.txt')]
    const failed = await run(process.execPath, ['--import', 'tsx', ...main]).catch((error) => error)
    expect([failed.code, failed.stdout, failed.stderr]).toEqual([
      1,
      '',
      `File ${join(folder, 'none.txt')} not found.\n`,
    ])
  })
})
