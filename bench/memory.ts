/** Measures the memory that an open match costs while nobody plays it. The state lives in the database alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../src/games/registry.ts'
import { openHoloNet } from '../src/holonet.ts'
import { HandClock } from '../test/hand-clock.ts'
import { collect } from './garbage.ts'
import type { Row } from './table.ts'

const MATCHES = 300

/** Returns the heap and buffers in use after a garbage collection. */
function used(): number {
  collect()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}

export async function benchMemory(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holonet-bench-'))
  const holonet = await openHoloNet({ dataDir, games, clock: new HandClock('2030-01-01T00:00:00Z') })
  holonet.setHerald({ deliver: async () => 'sent' })
  await holonet.start()
  const open = async (number: number) => {
    // Nobody plays more matches at once than people are allowed to.
    const [by, to] = [`a${number % 100}`, `b${number % 100}`]
    const terms = { game: 'young-jedi', format: 'full', rules: {}, rated: false, sittingMs: 3 * 24 * 60 * 60 * 1000 }
    // Nor do they post more in a server than it takes.
    const place = { guildId: `${number % 10}`, channelId: '2' }
    const draft = await holonet.challenges.draft({
      by,
      to,
      terms,
      place,
      seat: 'dark',
      interaction: `draft ${number}`,
    })
    if ('refused' in draft) throw new Error(draft.refused)
    for (const person of [by, to]) {
      const decks = await holonet.challenges.decksFor(draft.id, person)
      if ('refused' in decks) throw new Error(decks.refused)
      const interaction = `deck ${number} ${person}`
      const chosen = { challengeId: draft.id, person, deckId: decks[0]!.id, interaction }
      const done = await holonet.challenges.chooseDeck(chosen)
      if ('refused' in done) throw new Error(done.refused)
    }
  }
  try {
    for (let number = 0; number < 30; number++) await open(number)
    await holonet.idle()
    const before = used()
    for (let number = 30; number < 30 + MATCHES; number++) await open(number)
    await holonet.idle()
    const each = (used() - before) / MATCHES
    const what = 'memory of the program per open match, its clock running'
    return [{ what, value: `${(each / 1024).toFixed(2)} KiB`, base: `${MATCHES} matches`, ratio: null, limit: null }]
  } finally {
    await holonet.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
