/** The thread that makes exports of matches. It has the games for itself. */
import { workerData } from 'node:worker_threads'
import type { Games } from '../games/games.ts'
import { serveJobs } from '../threads/serve-jobs.ts'
import { exportText } from './export-forms.ts'
import type { ExportJob } from './match-exports.ts'

const { data } = workerData as { data: { games: string } }
const { games } = (await import(data.games)) as { games: Games }

serveJobs(({ source, form, options }: ExportJob) => exportText(games, source, form, options))
