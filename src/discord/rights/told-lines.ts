/** The reading that a message of leagues needs: each league and each right once, however many lines depend on it. */
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
  // Lines of one kind and league depend on one right.
  const known = new Map<string, boolean>()
  for (const line of lines) {
    const right = `${line.about} ${line.leagueId}`
    const may = known.get(right) ?? (await rights.mayBeTold(person, line))
    known.set(right, may)
    if (may) allowed.push(line)
  }
  return allowed
}
