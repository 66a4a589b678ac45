/** The badges that players have earned in a league that is over. */
import type { League, PlayerId } from '../league.ts'
import { recordsOf } from '../record.ts'

export type BadgeKind = 'champion' | 'second' | 'third' | 'allRounds' | 'onTime'

const PLACES: readonly BadgeKind[] = ['champion', 'second', 'third']

/** Returns the badges by player: the first three places, all rounds played, and never called twice. None while it runs. */
export function earnedBadges(league: League): readonly (readonly [PlayerId, BadgeKind])[] {
  const { final } = league
  if (final === null) return []
  const given = PLACES.flatMap((kind, at): (readonly [PlayerId, BadgeKind])[] => {
    const player = final[at]
    return player === undefined ? [] : [[player, kind]]
  })
  const late = new Set(
    league.rounds.flatMap(({ pairings }) => pairings.flatMap(({ calledAgain, left }) => [...calledAgain, ...left])),
  )
  for (const [player, records] of recordsOf(league)) {
    if (records.every(({ kind }) => kind !== 'played')) continue
    if (records.every(({ kind }) => kind === 'played' || kind === 'bye')) given.push([player, 'allRounds'])
    if (!late.has(player)) given.push([player, 'onTime'])
  }
  return given
}
