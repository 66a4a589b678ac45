/** The thread's side of `WorkThread`. */
import { parentPort } from 'node:worker_threads'
import type { JobAnswer } from './work-thread.ts'

/** The name of an error and its place; the message may quote what people have written. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error'
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...places].join('\n')
}

/** Answers each job that comes, one after another. */
export function serveJobs<Job, Result>(serve: (job: Job) => Result | Promise<Result>): void {
  const answer = async (job: Job): Promise<JobAnswer<Result>> => {
    try {
      return { result: await serve(job) }
    } catch (error) {
      return { failed: placeOf(error) }
    }
  }
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await answer(job)))
}
