/** Looks whether players of a league are still in its server: the bot hears of nobody who leaves. */

import type { PersonId, PlayerId } from '../../../leagues/league.ts'
import { type Delivery, isGone } from '../../../matches/api.ts'
import { HOUR_MS } from '../../../time/lengths.ts'
import type { App } from '../../shell/app.ts'
import { meaningOf } from '../../shell/discord-errors.ts'

/** A person who was not found is looked for again after this long, so that a return is seen. */
const AGAIN_MS = 12 * HOUR_MS

/** The most leagues of a person that are looked at. */
const MOST = 25

/** Looks whether a person who can't be written to is still in the servers of the leagues in which they play. */
export async function checkPlayer(app: App, person: PersonId): Promise<void> {
  const leagues = await app.leagues.of(person, MOST)
  for (const { id, player, phase } of leagues)
    if (player !== null && phase === 'running') await checkMembers(app, id, [person])
}

/**
 * Looks for players, or for one person, and records what was found.
 *
 * @returns when to look again, if somebody who was known to be outside still is; else `sent`
 * @throws errors of Discord that say nothing about the person
 */
export async function checkMembers(
  { leagues, messenger, clock, botId }: App,
  leagueId: string,
  wanted: readonly (PlayerId | PersonId)[],
): Promise<Delivery> {
  const load = () => leagues.find(leagueId, { person: botId })
  const before = await load()
  if (before === null) return 'sent'
  const asked = before.league.players.filter(
    ({ id, person, status }) =>
      !isGone(person) &&
      status !== 'out' &&
      status !== 'disqualified' &&
      (wanted.includes(id) || wanted.includes(person)),
  )
  const found = new Map<PersonId, boolean>()
  try {
    for (const { person } of asked) found.set(person, await messenger.isMember(before.host.guildId, person))
  } catch (error) {
    // The bot is not in that server now.
    if (meaningOf(error) !== 'gone') throw error
    return { until: new Date(clock.now().getTime() + AGAIN_MS) }
  }
  await leagues.recordMembers(leagueId, found)
  const outside = asked.filter(({ leftServerAt = null }) => leftServerAt !== null).map(({ id }) => id)
  if (outside.length === 0) return 'sent'
  const still = (await load())?.league.players.some(
    ({ id, status, leftServerAt = null }) => outside.includes(id) && status !== 'out' && leftServerAt !== null,
  )
  return still === true ? { until: new Date(clock.now().getTime() + AGAIN_MS) } : 'sent'
}
