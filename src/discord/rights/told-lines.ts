/** The reading that a message of leagues needs: its lines by right, and each league once, however many lines are about it. */
import type { LeagueLine, LeagueSight } from '../../league-play/api.ts'
import type { PersonId } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'

/** Reads a league for one message; null if the person may not see it. */
export type SightReader = (leagueId: string) => Promise<LeagueSight | null>

/** Returns a reader of leagues as a person may see them. It reads each of them once. */
export function readingFor({ leagues }: Pick<App, 'leagues'>, person: PersonId): SightReader {
  const sights = new Map<string, Promise<LeagueSight | null>>()
  return (id) => {
    const sight = sights.get(id) ?? leagues.find(id, { person })
    sights.set(id, sight)
    return sight
  }
}

/** Returns the lines that a person may be told now: they may have left the server, or lost a role, since they were written. */
export async function allowedLines<Line extends Pick<LeagueLine, 'about' | 'leagueId'>>(
  { rights }: Pick<App, 'rights'>,
  person: PersonId,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  const allowed: Line[] = []
  for (const line of lines) if (await rights.mayBeTold(person, line)) allowed.push(line)
  return allowed
}
