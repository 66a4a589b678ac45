/** The thread in which opponents think. It gets what their seats may know, and nothing else of a match. */
import { setPriority } from 'node:os'
import process from 'node:process'
import { gameOf } from '../games/games.ts'
import { games } from '../games/registry.ts'
import { serveJobs } from '../threads/serve-jobs.ts'
import { type OpponentJob, opponentAnswer } from './levels.ts'

/** A search that takes more of this thread’s own time, in milliseconds, answers with what it has. */
const MOST_MS = 5_000
/** People's clicks go first. */
const LOW_PRIORITY = 10

// On Linux this is the priority of the thread alone, elsewhere that of the whole program.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)

/** The part of newer Node that its types lack. */
const ownProcess = process as unknown as {
  readonly threadCpuUsage?: () => { readonly user: number; readonly system: number }
}

/** Returns how long this thread has worked, in milliseconds: a busy machine changes no answer. Older Node has the clock alone. */
function workedMs(): number {
  const used = ownProcess.threadCpuUsage?.()
  return used === undefined ? performance.now() : (used.user + used.system) / 1_000
}

serveJobs((job: OpponentJob) => {
  const began = workedMs()
  return opponentAnswer(gameOf(games, job.game), job, () => workedMs() - began > MOST_MS)
})
