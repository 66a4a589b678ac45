/** The words for people who play no more while a bracket runs. */

import { gamePoints, opponentIn } from '../../leagues/record.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import { type LeagueView, namedIn, pointsText } from './league-view.ts'
import { pairingsOf, slotsIn } from './round-blocks.ts'
import { stageOf } from './standings-panel.ts'

/** Returns who beat the reader, or that they are not in the bracket; null while they play in it, and outside of one. */
export function outsideWords(view: LeagueView): SafeText | null {
  const { league, say, reader } = view
  if (league.bracket === null || reader === null) return null
  if (!league.bracket.includes(reader)) return say('league.my.not-through')
  const plays = (slotsIn(league) ?? []).some(
    ({ winner, contestants }) =>
      winner === 'open' && contestants.some((one) => typeof one === 'object' && one.player === reader),
  )
  if (plays) return null
  const last = league.rounds
    .flatMap((round) => pairingsOf(round))
    .findLast(({ slot, players }) => slot !== null && players.includes(reader))
  if (last === undefined) return say('league.my.knocked-out.plain')
  const points = gamePoints(last)
  const at = last.players.indexOf(reader)
  const [own, theirs] = [points[at]!, points[1 - at]!]
  // The match for third place ends the bracket for its winner, too; a tie goes to the higher seed.
  if (theirs <= own) return say('league.my.knocked-out.plain')
  return say('league.my.knocked-out', {
    name: namedIn(view, opponentIn(last, reader)),
    score: `${pointsText(theirs)}–${pointsText(own)}`,
    stage: stageOf(view, [last]) ?? '',
  })
}
