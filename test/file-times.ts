/** How long test files take, as the last runs have measured it: a record of this working copy, which git does not keep. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Milliseconds by the path of a test file. */
export type FileTimes = Readonly<Record<string, number>>

const RECORD = join(import.meta.dirname, '../node_modules/.cache/test-times.json')
const LONG_MS = 10_000

/** Returns the record; an empty one where no run has been recorded. */
export function fileTimes(record = RECORD): FileTimes {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as FileTimes
  } catch {
    return {}
  }
}

/** Records the files of a run; those of other files stay as they are. */
export function noteTimes(times: FileTimes, record = RECORD): void {
  mkdirSync(dirname(record), { recursive: true })
  const draft = `${record}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ ...fileTimes(record), ...times }))
  renameSync(draft, record)
}

/** Returns the files that take more than ten seconds, the longest first. @param exists whether there is still such a file */
export const longFiles = (times: FileTimes, exists: (path: string) => boolean): readonly string[] =>
  Object.entries(times)
    .filter(([path, ms]) => ms > LONG_MS && exists(path))
    .sort(([, one], [, other]) => other - one)
    .map(([path]) => path)
