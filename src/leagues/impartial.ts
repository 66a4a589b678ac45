/** The players on whose games a person must not rule: judges are players, too. */
import { openPairingsOf } from './dropping-out.ts'
import type { League, PersonId, PlayerId } from './league.ts'
import { opponentIn } from './record.ts'

/** Returns the places of a person, and those that a ruling says are theirs as well. */
function ownPlaces(league: League, person: PersonId): readonly PlayerId[] {
  const held = league.players.filter((player) => player.person === person).map(({ id }) => id)
  const ruled = (league.samePersons ?? [])
    .filter(({ players }) => players.some((id) => held.includes(id)))
    .flatMap(({ players }) => players)
  return [...new Set([...held, ...ruled])]
}

/** Returns the places of a person, and the opponents that they play now. */
const partialTo = (league: League, person: PersonId): readonly PlayerId[] =>
  ownPlaces(league, person).flatMap((id) => [id, ...opponentsNow(league, id)])

/** Whether a person plays a running game of a league, also by an account that is theirs by ruling. */
export function playsNow(league: League, person: PersonId): boolean {
  return ownPlaces(league, person).some((id) => openPairingsOf(league, id).some(({ voided }) => !voided))
}

/** Returns the opponents that a player plays now. */
export const opponentsNow = (league: League, id: PlayerId): readonly PlayerId[] =>
  openPairingsOf(league, id).map((pairing) => opponentIn(pairing, id))

/** Whether a person plays in a game of these players, or plays one of them now. */
export function isPartial(league: League, person: PersonId, players: readonly PlayerId[]): boolean {
  const partial = partialTo(league, person)
  return players.some((id) => partial.includes(id))
}
