import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, expect, test } from 'vitest'
import { registerVerify } from '../../src/cli/verify.ts'
import { sealedMatch } from '../records/sealed-matches.ts'
import { catchPrinted } from './printed.ts'

const printed = catchPrinted()
const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { text, seal, end } = sealedMatch({ game: 'young-jedi', number: 7 })

async function verified(content: string, ...options: string[]): Promise<{ lines: string[]; code: number }> {
  const file = join(folder, 'match.json')
  writeFileSync(file, content)
  const program = new Command()
  registerVerify(program)
  printed.clear()
  await program.parseAsync(['verify', file, ...options], { from: 'user' })
  return { lines: printed.text.trim().split('\n'), code: Number(process.exitCode ?? 0) }
}

test('a match that is as its seal and its log were told passes', async () => {
  const { lines, code } = await verified(text, '--seal', seal.slice(0, 32), '--log', end)
  expect(lines.at(-1)).toBe('Nothing was changed.')
  expect(code).toBe(0)
})

test('digits may be typed in groups, as messages show them', async () => {
  const typed = seal.slice(0, 32).match(/.{8}/g)!.join(' ').toUpperCase()
  expect((await verified(text, '--seal', typed)).code).toBe(0)
  await expect(verified(text, '--seal', seal.slice(0, 31))).rejects.toThrow('--seal takes 32 to 64')
})

test('a fault, a file that is no match, and a match that is partly checked have exit codes of their own', async () => {
  const changed = text.replace('"origin": "practice"', '"origin": "player"')
  expect(await verified(changed)).toMatchObject({ code: 1, lines: [expect.stringMatching(/^Row \d+ was changed/)] })
  expect(await verified('{')).toMatchObject({ code: 2, lines: [expect.stringContaining('read as JSON at line 1')] })
  const old = text.replaceAll(/"engine": "[^"]*"/g, '"engine": "old"')
  expect((await verified(old)).code).toBe(1)
})

test('the result as JSON names the first fault', async () => {
  const changed = text.replace('"origin": "practice"', '"origin": "player"')
  expect(JSON.parse((await verified(changed, '--json')).lines[0]!)).toMatchObject({
    ok: false,
    fault: { code: 'link', row: expect.any(Number) },
    checked: { seal: 'file', log: 'file', fromRow: 0 },
  })
})
