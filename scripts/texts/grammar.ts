/**
 * `npm run texts:grammar`: reads all card texts of all games with foreign checkers, Harper for English and Grammalecte for
 * French. A complaint that is not on the reviewed list fails. A checker that is not installed is skipped with a sentence.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { isReviewed, REVIEWED } from './reviewed.ts'

/** A complaint of a checker. */
interface Complaint {
  readonly rule: string
  readonly text: string
  readonly excerpt: string
}
const AROUND = 30
const excerptOf = (text: string, start: number, end: number): string =>
  text.slice(Math.max(0, start - AROUND), end + AROUND)

/** The lints of Harper that are read here. It is no dependency: `npm install --no-save harper.js@2`. */
interface Harper {
  readonly Dialect: { readonly British: number }
  readonly LocalLinter: new (init: {
    readonly binary: unknown
    readonly dialect: number
  }) => {
    lint(text: string): Promise<
      readonly {
        lint_kind(): string
        message(): string
        span(): { readonly start: number; readonly end: number }
      }[]
    >
  }
}
async function english(texts: readonly string[]): Promise<readonly Complaint[] | null> {
  const names = ['harper.js', 'harper.js/binary']
  const [harper, binary] = await Promise.all(names.map((name) => import(name).catch(() => null)))
  if (harper === null || binary === null) return null
  const { Dialect, LocalLinter } = harper as Harper
  const linter = new LocalLinter({ binary: binary.binary, dialect: Dialect.British })
  const found: Complaint[] = []
  for (const text of texts)
    for (const lint of await linter.lint(text)) {
      const { start, end } = lint.span()
      // Names and words of the games are in no dictionary.
      if (lint.lint_kind() !== 'Spelling')
        found.push({ rule: lint.message(), text, excerpt: excerptOf(text, start, end) })
    }
  return found
}

function french(texts: readonly string[]): readonly Complaint[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'holonet-texts-'))
  const file = join(folder, 'texts.txt')
  writeFileSync(file, texts.join('\n'))
  const { stdout, error } = spawnSync('grammalecte-cli', ['-f', file, '-j'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  rmSync(folder, { recursive: true })
  if (error !== undefined) return null
  const { data } = JSON.parse(stdout) as {
    readonly data: readonly {
      readonly iParagraph: number
      readonly lGrammarErrors: readonly { readonly sRuleId: string; readonly nStart: number; readonly nEnd: number }[]
    }[]
  }
  return data.flatMap(({ iParagraph, lGrammarErrors }) =>
    lGrammarErrors.map(({ sRuleId, nStart, nEnd }) => {
      const text = texts[iParagraph - 1]!
      return { rule: sRuleId, text, excerpt: excerptOf(text, nStart, nEnd) }
    }),
  )
}

const textsOf = (game: AnyGame, language: Language): readonly string[] => [
  ...new Set(game.cards.all.flatMap(({ text }) => (text === null ? [] : [text[language]]))),
]

new Command('texts:grammar').description('Reads all card texts with Harper (English) and Grammalecte (French).').parse()

let fails = false
for (const game of Object.values(games))
  for (const language of LANGUAGES) {
    const texts = textsOf(game, language)
    const complaints = language === 'en' ? await english(texts) : french(texts)
    const name = `${game.id} ${language}`
    if (complaints === null) {
      const how = language === 'en' ? 'npm install --no-save harper.js@2' : 'apt-get install grammalecte-cli'
      process.stdout.write(`${name}: skipped, the checker is not installed (${how}).\n`)
      continue
    }
    const open = complaints.filter((one) => !isReviewed(one))
    const most = REVIEWED.most[name] ?? 0
    process.stdout.write(
      `${name}: ${texts.length} texts, ${complaints.length} complaints, ${open.length} not reviewed (at most ${most}).\n`,
    )
    if (open.length <= most) continue
    fails = true
    for (const { rule, excerpt } of open) process.stdout.write(`  ${rule}: … ${excerpt} …\n`)
  }
process.exitCode = fails ? 1 : 0
