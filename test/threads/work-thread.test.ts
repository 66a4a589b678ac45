/** Heavy work in a thread: the program stays free, nobody has two jobs at once, and a failure ends one job alone. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { ListReader, listThread } from '../../src/decks/list-reader.ts'
import { readList } from '../../src/decks/read.ts'
import { games } from '../../src/games/registry.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { Gifs } from '../../src/pictures/gifs.ts'
import { moving } from '../../src/pictures/moving.ts'
import { WorkThread } from '../../src/threads/work-thread.ts'
import { HandClock } from '../hand-clock.ts'
import { sources } from '../house/sources.ts'
import { still } from '../pictures/stills.ts'

interface Job {
  readonly sign: Int32Array<SharedArrayBuffer>
  readonly end?: 'error' | 'exit'
}

const clock = new HandClock('2026-11-23T12:00:00Z')
const thread = new WorkThread<Job, string>({ file: '../test/threads/sign-thread.ts', waiting: 2, clock })
afterAll(() => thread.close())

const newSign = () => new Int32Array(new SharedArrayBuffer(8))

/** Resolves once the job has begun: from then on it waits for the sign. @throws if the job fails before */
async function begun(sign: Int32Array<SharedArrayBuffer>, job: Promise<unknown>): Promise<void> {
  let over = false
  const ends = () => {
    over = true
  }
  job.then(ends, ends)
  while (Atomics.load(sign, 1) === 0) {
    if (over) throw new Error('The job has ended before it began')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Gives the sign to all jobs that have not begun. */
const give = (sign: Int32Array<SharedArrayBuffer>): number => Atomics.store(sign, 0, 1)

/** Wakes the job that has begun, as soon as it waits for the sign: it says that it has begun a moment before. */
function wake(sign: Int32Array<SharedArrayBuffer>): void {
  while (Atomics.notify(sign, 0) === 0);
  give(sign)
}

describe('a job', () => {
  it('leaves the program free: it waits for a sign that the program gives meanwhile', async () => {
    const sign = newSign()
    const done = thread.run('ann', (ask) => ask({ sign }))
    await begun(sign, done)
    wake(sign)
    expect(await done).toBe('ok')
  })

  it('is refused to a person who has one under way, and to everybody when too many wait', async () => {
    const sign = newSign()
    const all = ['ann', 'bob', 'carl'].map((person) => thread.run(person, (ask) => ask({ sign })))
    expect(await thread.run('ann', async () => 'never')).toEqual({ refused: 'busy.yours', values: {} })
    expect(await thread.run('dora', async () => 'never')).toEqual({ refused: 'busy.full', values: {} })
    await begun(sign, all[0]!)
    wake(sign)
    expect(await Promise.all(all)).toEqual(['ok', 'not-equal', 'not-equal'])
    expect(await thread.run('ann', async () => 'again')).toBe('again')
  })

  it('that fails, ends its thread or takes too long ends alone, without its message, and the next one is done', async () => {
    const sign = newSign()
    const failed = thread.run('ann', (ask) => ask({ sign, end: 'error' }))
    await expect(failed).rejects.toThrow(/A job has failed: Error\n/)
    await expect(failed).rejects.not.toThrow('a secret')
    await expect(thread.run('ann', (ask) => ask({ sign, end: 'exit' }))).rejects.toThrow('has ended before')
    const late = thread.run('ann', (ask) => ask({ sign }))
    const heard = expect(late).rejects.toThrow('has ended before')
    await begun(sign, late)
    clock.advance(60_000)
    await heard
    give(sign)
    expect(await thread.run('ann', (ask) => ask({ sign }))).toBe('not-equal')
  })

  it('that is not done when the program ends fails, and so do those after it', async () => {
    const closing = new WorkThread<Job, string>({ file: '../test/threads/sign-thread.ts', clock })
    const sign = newSign()
    const jobs = ['ann', 'bob'].map((person) => closing.run(person, (ask) => ask({ sign })))
    const heard = Promise.all(jobs.map((job) => expect(job).rejects.toThrow()))
    await begun(sign, jobs[0]!)
    await closing.close()
    await heard
  })
})

describe('GIFs and long deck lists', () => {
  it('are made in their threads, as they are here', async () => {
    const gifs = new Gifs()
    const stills = [still(1), still(2), still(3)]
    const made = await gifs.make('ann', stills, { width: 60 })
    expect(made).toEqual(await moving(stills, { width: 60 }))
    expect(await gifs.make(null, [async () => null])).toBeNull()
    await gifs.close()
  })

  it('that need few searches are read at once, longer ones by the thread', async () => {
    const game = games['young-jedi']!
    const cards = new CardIndex(games)
    let searches = 0
    const counted = {
      best: (...given: Parameters<CardIndex['best']>) => {
        searches += 1
        return cards.best(...given)
      },
      find: (...given: Parameters<CardIndex['find']>) => cards.find(...given),
    } as unknown as CardIndex
    const reading = listThread('games/registry.ts')
    const reader = new ListReader(counted, reading)
    const list = (count: number) =>
      game.cards.all
        .slice(0, count)
        .map(({ name }) => `1 ${name.slice(0, -1)}`)
        .join('\n')
    for (const count of [3, 60]) {
      searches = 0
      const [read] = (await reader.read('ann', list(count), [game], undefined)) as readonly unknown[]
      expect(read).toEqual(readList(list(count), { game, cards, seat: undefined }))
      expect(isRefusal(read)).toBe(false)
      // Each name is searched for on its side, and then in the whole game.
      expect(searches).toBeLessThanOrEqual(12)
    }
    await reading.close()
  })

  it('have no other way: the program’s own thread has no part that makes GIFs', () => {
    const loads = sources.filter(({ imports }) => imports.includes('src/pictures/moving.ts')).map(({ path }) => path)
    expect(loads).toEqual(['src/pictures/gif-thread.ts'])
    expect(readFileSync('src/program.ts', 'utf8')).toContain('listThread(GAMES)')
  })
})
