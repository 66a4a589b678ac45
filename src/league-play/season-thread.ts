/** The thread that moves large leagues on and forecasts their places. */
import { likelyPlaces } from '../leagues/standings/likely-places.ts'
import { serveJobs } from '../threads/serve-jobs.ts'
import { advance } from './advance.ts'
import type { SeasonJob } from './season-work.ts'

serveJobs((job: SeasonJob) =>
  job.kind === 'advance' ? advance(job.from, job.commands, job.now) : likelyPlaces(job.league, job.terms),
)
