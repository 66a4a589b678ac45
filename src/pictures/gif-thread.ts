/** The thread that makes GIFs. */
import { serveJobs } from '../threads/serve-jobs.ts'
import type { GifJob } from './gifs.ts'
import { moving } from './moving.ts'

serveJobs(({ stills, options }: GifJob) =>
  moving(
    stills.map((still) => async () => Buffer.from(still)),
    options,
  ),
)
