/** When the acts that stop a whole league take effect. Pure. */
import { playsNow } from '../leagues/impartial.ts'
import type { League } from '../leagues/league.ts'
import type { LeagueHost, LeagueReader } from './api.ts'

/** The effect of a pause or an end of a league: at once, only a day after it is announced, or none. */
export type ActEffect = 'now' | 'announced' | 'refused'

/**
 * Returns the effect of a pause or an end: a player of a running game of the league only announces it where nobody else
 * could decide, and an end of a running league is announced also where it has other organisers.
 */
export function effectOf(
  { host, league }: { readonly host: Pick<LeagueHost, 'organisers'>; readonly league: League },
  { person, manages = false }: Pick<LeagueReader, 'person' | 'manages'>,
  type: 'pause' | 'cancel',
): ActEffect {
  const others = host.organisers.filter((one) => one !== person)
  if (playsNow(league, person)) return others.some((one) => !playsNow(league, one)) ? 'refused' : 'announced'
  const alone = manages || others.length === 0 || league.phase !== 'running' || type === 'pause'
  return alone ? 'now' : 'announced'
}
