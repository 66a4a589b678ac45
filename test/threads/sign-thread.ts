/** A thread for tests: each job waits until the program's own thread gives a sign, which it can only do if it is free. */
import { serveJobs } from '../../src/threads/serve-jobs.ts'

/** A long time for a machine, after which the job gives up. */
const GIVE_UP_MS = 30_000

serveJobs(({ sign, end }: { sign: Int32Array<SharedArrayBuffer>; end?: 'error' | 'exit' }) => {
  if (end === 'exit') process.exit(1)
  if (end === 'error') throw new Error('a secret')
  Atomics.store(sign, 1, 1)
  return Atomics.wait(sign, 0, 0, GIVE_UP_MS)
})
