/** A reporter for Vitest that prints which files took longest, so that a slow test is seen when it is written, and records them. */
import type { Reporter, TestModule } from 'vitest/node'
import { noteTimes } from './file-times.ts'

const SHOWN = 10

/** How long a file took in all, in milliseconds: reading its code, its hooks and its tests. */
const timeOf = (module: TestModule): number => {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return collectDuration + setupDuration + duration
}

/** Prints the slowest files of a run, the slowest first, and records all; nothing for a run of so few files. */
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return
    noteTimes(Object.fromEntries(modules.map((module) => [module.relativeModuleId, Math.round(timeOf(module))])))
    const slowest = [...modules].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, SHOWN)
    const lines = slowest.map(
      (module) => `${(timeOf(module) / 1000).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`,
    )
    process.stdout.write(`\nThe ${SHOWN} slowest files:\n${lines.join('\n')}\n`)
  }
}
