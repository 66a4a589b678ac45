/** The thread in which opponents think: one answer at a time, the oldest question first. */
import type { SearchChoice } from '../../kit/search/choose.ts'
import type { OpponentJob } from '../../opponents/levels.ts'
import { WorkThread } from '../../threads/work-thread.ts'
import type { ThinkingThread } from './thinker.ts'

/** The most answers that wait. */
const WAITING = 64
/** A thread that thinks longer about one answer is given up; a search stops by itself after five seconds of work. */
const LIMIT_MS = 120_000
/** A thread that needs more ends, and the next one is asked. */
const MOST_MEMORY_MB = 256

/** Returns a thread that answers for opponents. It starts with the first question. */
export function thinkingThread(): ThinkingThread {
  const thread = new WorkThread<OpponentJob, SearchChoice>({
    file: 'opponents/think-thread.ts',
    waiting: WAITING,
    limitMs: LIMIT_MS,
    memoryMb: MOST_MEMORY_MB,
  })
  return { think: (job) => thread.run(null, (ask) => ask(job)), close: () => thread.close() }
}
