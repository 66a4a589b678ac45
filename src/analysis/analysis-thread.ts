/** The thread that analyses finished matches. It has the games for itself. */
import { setPriority } from 'node:os'
import process from 'node:process'
import { workerData } from 'node:worker_threads'
import { type Games, gameOf } from '../games/games.ts'
import { serveJobs } from '../threads/serve-jobs.ts'
import { analyse } from './analyse.ts'
import type { AnalysisJob } from './match-analyses.ts'

/** People's clicks go first, and opponents that think. */
const LOWEST_PRIORITY = 15

// On Linux this is the priority of the thread alone, elsewhere that of the whole program.
if (process.platform === 'linux') setPriority(0, LOWEST_PRIORITY)

const { data } = workerData as { data: { games: string } }
const { games } = (await import(data.games)) as { games: Games }

serveJobs(({ game, rows, seed, size }: AnalysisJob) =>
  analyse(gameOf(games, game), rows, { seed, ...(size === undefined ? {} : { size }) }),
)
