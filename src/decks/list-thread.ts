/** The thread that reads long deck lists. It has the games and their index of cards for itself. */
import { workerData } from 'node:worker_threads'
import type { Games } from '../games/games.ts'
import { CardIndex } from '../lookup/search.ts'
import { serveJobs } from '../threads/serve-jobs.ts'
import type { ListJob } from './list-reader.ts'
import { readList } from './read.ts'

const { data } = workerData as { data: { games: string } }
const { games } = (await import(data.games)) as { games: Games }
const cards = new CardIndex(games)

serveJobs(({ text, ids, seat }: ListJob) =>
  ids.map((id) => {
    const game = games[id]
    if (game === undefined) throw new Error('This program has no such game')
    return readList(text, { game, cards, seat })
  }),
)
