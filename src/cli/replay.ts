/** `replay`: a match as text. Through the running program where there is one, because a data folder has one owner. */
import { type Command, Option } from 'commander'
import { readConfig } from '../config.ts'
import { LANGUAGES, type Language } from '../contract/index.ts'
import { askReplay } from '../control/line.ts'
import { replay } from '../control/replay.ts'
import { games } from '../games/registry.ts'
import { openHoloNet } from '../holonet.ts'
import { systemClock } from '../time/clock.ts'

export function registerReplay(program: Command): void {
  program
    .command('replay <match-id>')
    .description('tell a match from its first fact to the last, as a spectator may know it')
    .addOption(new Option('--language <language>', 'in which language').choices([...LANGUAGES]).default('en'))
    .action(async (matchId: string, { language }: { language: Language }) => {
      process.stdout.write(await told(matchId, language))
    })
}

async function told(matchId: string, language: Language): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const asked = await askReplay(dataDir, matchId, language)
  if (asked !== null) return asked
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock: systemClock })
  try {
    const text = await replay(holonet.matches, games, matchId, language)
    if (text === null) throw new Error(`There is no match ${matchId}.`)
    return text
  } finally {
    await holonet.close()
  }
}
