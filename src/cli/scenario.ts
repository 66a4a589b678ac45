/** The command `scenario`: runs rulings that people write as files. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Command } from 'commander'
import type { Game, ScenarioReport } from '../contract/index.ts'
import { gameCalled, gameOfCommand } from './games.ts'

interface Options {
  readonly reload: boolean
  readonly explain: boolean
}

/** Adds the command `scenario` to the program. */
export function registerScenario(program: Command): void {
  program
    .command('scenario <files...>')
    .description('run scenarios (docs/scenarios.md) and show which pass; a folder stands for all its files')
    .option('--reload', 'save and load the game between any two moves', false)
    .option('--explain', 'print what happened in each scenario, move by move', false)
    .action((files: string[], { reload, explain }: Options, command: Command) => {
      const reports = files.flatMap(filesIn).map((file) => {
        const text = readFileSync(file, 'utf8')
        const { id, scenarios } = gameIn(text) ?? gameOfCommand(command)
        if (scenarios === undefined) throw new Error(`${id} has no scenarios.`)
        return { file, reports: scenarios.run(text, file, { reload, explain }) }
      })
      for (const each of reports)
        process.stdout.write(`${relative('', each.file) || each.file}\n`.concat(linesOfReports(each.reports)))
      const all = reports.flatMap((each) => each.reports)
      process.stdout.write(summaryOf(all))
      if (all.some(({ problems }) => problems.length > 0)) process.exitCode = 1
    })
}

/** The line of a file that names its game. */
const GAME = /^game:\s*['"]?([\w-]+)/m

/** Returns the game that a file names, or null if it names none. @throws if there is no game of that name */
export function gameIn(text: string): Game | null {
  const id = GAME.exec(text)?.[1]
  return id === undefined ? null : gameCalled(id)
}

/**
 * Returns the file itself, or all scenario files of a folder and its subfolders.
 * @throws if there is no file or folder of that name
 */
function filesIn(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw new Error(`File "${path}" not found.`)
  if (!found.isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted()
    .map((name) => join(path, name))
}

/**
 * Returns the results of a file's scenarios as lines: one for each scenario and each problem, what the game asks then,
 * and what happened if the report tells it.
 */
export const linesOfReports = (reports: readonly ScenarioReport[]): string =>
  reports
    .flatMap(({ id, title, problems, asked, told = [] }) => {
      const failed = problems.length > 0
      return [
        `  ${failed ? 'failed' : 'passed'}  ${[id, title].filter((part) => part !== '').join('  ')}`.trimEnd(),
        ...problems.map(({ line, text }) => `${DEEPER}line ${line}: ${text}`),
        ...(failed && asked !== null ? [`${DEEPER}asked in the end: ${asked}`] : []),
        ...told.flatMap(({ line, move, lines }) => [
          `${DEEPER}line ${line}: ${move}`,
          ...lines.flatMap((one) => one.split('\n')).map((one) => `${DEEPER}  ${one}`),
        ]),
      ]
    })
    .map((line) => `${line}\n`)
    .join('')

const DEEPER = ' '.repeat(10)

/** `4 passed, 1 failed` */
export function summaryOf(reports: readonly ScenarioReport[]): string {
  const failed = reports.filter(({ problems }) => problems.length > 0).length
  return `${reports.length - failed} passed, ${failed} failed\n`
}
