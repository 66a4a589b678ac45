/** The command `verify`: checks the file of a match, or of a league with pools. */
import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { games } from '../games/registry.ts'
import { jsonOf, type MatchFile, readMatchFile, type UnreadableFile } from '../records/match-file.ts'
import { sentenceOf, verdictLines } from '../records/sentences.ts'
import { type KeptDigits, type MatchCheck, verifyMatch } from '../records/verify.ts'
import { checkedPools, type ExportedLeague } from './check-pools.ts'

/** The exit codes of the command. */
const EXIT = { passed: 0, fault: 1, unreadable: 2, partly: 3 } as const

/** Adds the command `verify` to the program. */
export function registerVerify(program: Command): void {
  program
    .command('verify <file>')
    .description('check that the shuffles of a match follow from its seal, and that its moves play out as written')
    .option('--seal <digits>', 'the seal of the challenge, at least 32 digits of it')
    .option('--log <digits>', 'the end of the log as told with the result, at least 32 digits of it')
    .option('--json', 'print the result as JSON')
    .action((file: string, { json, ...typed }: { seal?: string; log?: string; json?: true }) => {
      const { lines, data, exit } = checkedFile(jsonOf(readFileSync(file, 'utf8')), {
        seal: digitsOf('--seal', typed.seal),
        log: digitsOf('--log', typed.log),
      })
      process.stdout.write(`${json ? JSON.stringify(data) : lines.join('\n')}\n`)
      process.exitCode = exit
    })
}

/** @throws if these are no digits that somebody can have kept */
function digitsOf(option: string, typed: string | undefined): string | undefined {
  const digits = typed?.replaceAll(/\s/g, '').toLowerCase()
  if (digits !== undefined && !/^[0-9a-f]{32,64}$/.test(digits))
    throw new Error(`${option} takes 32 to 64 of the digits 0 to 9 and a to f.`)
  return digits
}

interface CheckResult {
  readonly lines: readonly string[]
  readonly data: object
  readonly exit: number
}

function checkedFile(text: string, kept: KeptDigits): CheckResult {
  const league = leagueOf(text)
  if (league !== null) {
    const { lines, right } = checkedPools(league, kept.seal)
    return { lines, data: { ok: right }, exit: right ? EXIT.passed : EXIT.fault }
  }
  const file = readMatchFile(text)
  if (isUnreadable(file)) {
    const fault = { code: file.code, row: null }
    return { lines: [sentenceOf(file)], data: { ok: false, fault, checked: null }, exit: EXIT.unreadable }
  }
  const verdict = verifyMatch(games, file, kept)
  return { lines: verdictLines(games, file, verdict, kept), data: dataOf(verdict), exit: exitOf(verdict) }
}

const isUnreadable = (file: MatchFile | UnreadableFile): file is UnreadableFile => 'code' in file && !('rows' in file)

function dataOf({ fault, partly, checked }: MatchCheck): object {
  const first = fault === null ? null : { code: fault.code, row: fault.row }
  return {
    ok: fault === null && partly === null,
    fault: first,
    ...(partly === null ? {} : { partly: partly.code }),
    checked,
  }
}

const exitOf = ({ fault, partly }: MatchCheck): number =>
  fault !== null ? EXIT.fault : partly !== null ? EXIT.partly : EXIT.passed

/** The export of a league with pools; null for any other file. */
function leagueOf(text: string): ExportedLeague | null {
  try {
    const data = JSON.parse(text) as ExportedLeague | null
    return data?.draw === undefined ? null : data
  } catch {
    return null
  }
}
