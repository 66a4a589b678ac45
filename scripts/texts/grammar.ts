/**
 * `npm run texts:grammar`: reads all card texts of all games with foreign checkers, Harper for English and Grammalecte for
 * French, and grafts: texts of the Star Wars CCG with a part of another one in its place, which no card combines yet. A
 * complaint that is not on the reviewed list fails. A checker that is not installed is skipped with a sentence.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { lineOf } from '../../test/swccg/language/examples.ts'
import { grafts } from '../../test/swccg/language/grafts.ts'
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

/** Texts that are read together, with their name. */
interface Reading {
  readonly name: string
  readonly texts: (language: Language) => readonly string[]
  /** Complaints about all of it that mean nothing. */
  readonly leaves?: RegExp
}

const { seed, grafts: count } = new Command('texts:grammar')
  .description('Reads all card texts, and grafts, with Harper (English) and Grammalecte (French).')
  .option('--seed <seed>', 'seed of the grafts', '1')
  .option('--grafts <number>', 'number of grafts', Number, 600)
  .parse()
  .opts<{ readonly seed: string; readonly grafts: number }>()

const readings: readonly Reading[] = [
  ...Object.values(games).map((game): Reading => ({ name: game.id, texts: (language) => textsOf(game, language) })),
  {
    name: `${count} grafts`,
    texts: (language) => [
      ...new Set(Array.from(grafts(seed, count), ({ text, speaker }) => lineOf(text, language, speaker))),
    ],
    // A condition may be put on a text that has two already.
    leaves: /words long/,
  },
]
let fails = false
for (const { name: what, texts: textsIn, leaves } of readings)
  for (const language of LANGUAGES) {
    const texts = textsIn(language)
    const complaints = language === 'en' ? await english(texts) : french(texts)
    const name = `${what} ${language}`
    if (complaints === null) {
      const how = language === 'en' ? 'npm install --no-save harper.js@2' : 'apt-get install grammalecte-cli'
      process.stdout.write(`${name}: skipped, the checker is not installed (${how}).\n`)
      continue
    }
    const open = complaints.filter((one) => !isReviewed(one) && leaves?.test(one.rule) !== true)
    const most = REVIEWED.most[name] ?? 0
    process.stdout.write(
      `${name}: ${texts.length} texts, ${complaints.length} complaints, ${open.length} not reviewed (at most ${most}).\n`,
    )
    if (open.length <= most) continue
    fails = true
    for (const { rule, excerpt } of open) process.stdout.write(`  ${rule}: … ${excerpt} …\n`)
  }
process.exitCode = fails ? 1 : 0
