/** Plays the season of a simulated league through the whole program: the part of that command that opens the database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '../games/games.ts'
import { openHoloNet } from '../holonet.ts'
import type { SeasonReport } from '../leagues/season-report.ts'
import { DAY_MS } from '../time/lengths.ts'
import { type ProgramSeason, playThroughProgram } from './season-program.ts'
import { StepClock } from './step-clock.ts'

/** Plays a season through the whole program, in a database that is deleted afterwards. */
export async function playedInProgram(
  game: AnyGame,
  request: Pick<ProgramSeason, 'settings' | 'players' | 'seed' | 'absent' | 'drop' | 'comeBack'>,
): Promise<SeasonReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holonet-season-'))
  const clock = new StepClock(request.settings.dates.signUpEndsAt - 7 * DAY_MS)
  let seeds = 0
  const newSeed = () => `${request.seed} ${++seeds}`
  const open = () => openHoloNet({ games: { [game.id]: game }, dataDir, clock, newSeed, newLeagueId: () => 'season' })
  try {
    const { report } = await playThroughProgram({ ...request, game, games: 'begun', clock, open, restarts: [] })
    return report
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
