/** Organisers are told of a new case: nobody has to look at the desk every day. Pure. */
import { isPartial } from '../leagues/impartial.ts'
import type { League, PersonId } from '../leagues/league.ts'
import type { Effect } from '../leagues/league-effects.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { pairingById } from '../leagues/record.ts'

/**
 * Returns the messages to those who may rule on a new case. People of the helpers' role are not known by name: they find it
 * on the desk.
 *
 * @param sequence the event's number in the log
 */
export function caseTellings(
  organisers: readonly PersonId[],
  event: LeagueEvent,
  league: League,
  sequence: number,
): readonly Effect[] {
  if (event.type !== 'reported') return []
  const { player, pairing, case: known } = event
  const players = pairingById(league, pairing)?.players ?? []
  return organisers
    .filter((person) => !isPartial(league, person, players))
    .map(
      (to, at): Effect => ({
        kind: 'tell',
        id: `${league.id}.e${sequence}.o${at}`,
        to,
        about: 'caseOpened',
        values: { player, pairing, case: known },
        sound: true,
      }),
    )
}
