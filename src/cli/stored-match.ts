/** Reads stored matches, as text, as a file or to count them: the part of the command line that opens the database. */
import { readConfig } from '../config.ts'
import type { Language } from '../contract/index.ts'
import { askExport, askReplay, askRestat, notExported } from '../control/line.ts'
import { type AskedExport, matchFile, matchStory } from '../control/replay.ts'
import { games } from '../games/registry.ts'
import { openHoloNet } from '../holonet.ts'
import { systemClock } from '../time/clock.ts'

/**
 * Returns the story of a match, from the running program if there is one, else from its database.
 * @throws if there is no such match
 */
export async function told(matchId: string, language: Language): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const asked = await askReplay(dataDir, matchId, language)
  if (asked !== null) return asked
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock: systemClock })
  try {
    const text = await matchStory(holonet.matches, games, matchId, language)
    if (text === null) throw new Error(`Match ${matchId} not found.`)
    return text
  } finally {
    await holonet.close()
  }
}

/**
 * Returns a finished match as the text of a file, from the running program if there is one, else from its database.
 * @throws if there is no such match, if it is still running, or if all of it is wanted and its hands are not open
 */
export async function exportedText(matchId: string, wanted: AskedExport): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const asked = await askExport(dataDir, matchId, wanted)
  if (asked !== null) return asked
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock: systemClock })
  try {
    const text = await matchFile(holonet.fairPlays, games, matchId, wanted)
    if (text === null) throw new Error(notExported(matchId, wanted.as))
    return text
  } finally {
    await holonet.close()
  }
}

/**
 * Counts all finished matches again for statistics, in the running program if there is one.
 *
 * @returns the number of matches
 */
export async function recounted(): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const asked = await askRestat(dataDir)
  if (asked !== null) return asked
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock: systemClock })
  try {
    return await holonet.statistics.restat()
  } finally {
    await holonet.close()
  }
}
