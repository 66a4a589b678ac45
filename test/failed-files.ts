/** A reporter for Vitest that writes the files of a run that failed, one a line, to the file named by `FAILED_FILES`. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** The part of an error that no test caught which Vitest adds: the file that ran then. */
interface Uncaught {
  readonly VITEST_TEST_PATH?: string
}

export default class FailedFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly unknown[]): void {
    const path = process.env.FAILED_FILES
    if (path === undefined) return
    const failed = modules.filter((module) => module.state() === 'failed').map((module) => module.relativeModuleId)
    const blamed = uncaught.map((error) => (error as Uncaught).VITEST_TEST_PATH)
    // An error that belongs to no file can't be looked at again.
    if (blamed.includes(undefined)) return
    const others = blamed.map((file) => relative(process.cwd(), file!))
    writeFileSync(path, [...new Set([...failed, ...others])].map((file) => `${file}\n`).join(''))
  }
}
