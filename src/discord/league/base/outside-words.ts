/** The sentence for a player who is outside of the bracket. */
import { gamePoints, opponentIn } from '../../../leagues/record.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import { ordinal, pointsText } from '../../frame/number-words.ts'
import { type LeagueView, namedIn } from './league-view.ts'
import { isOver, pairingsOf } from './round-blocks.ts'
import { stageOf } from './stage-words.ts'

/** Returns who beat the reader, or that they are not in the bracket; null while they play in it, and outside of one. */
export function outsideWords(view: LeagueView): SafeText | null {
  const { league, say, reader, language } = view
  if (league.bracket === null || reader === null) return null
  if (!league.bracket.includes(reader)) return say('league.my.not-through')
  if (!isOver(league, reader)) return null
  const last = league.rounds
    .flatMap((round) => pairingsOf(round))
    .findLast(({ slot, players }) => slot !== null && players.includes(reader))
  if (last === undefined) return say('league.my.knocked-out.plain')
  const points = gamePoints(last)
  const at = last.players.indexOf(reader)
  const [own, theirs] = [points[at]!, points[1 - at]!]
  const name = namedIn(view, opponentIn(last, reader))
  const place = (n: number) => ordinal(n, language)
  // The match for third place ends the bracket for its winner, too.
  if (last.slot === 'T' && theirs !== own)
    return own > theirs
      ? say('league.my.third.won', { name, score: `${pointsText(own)}–${pointsText(theirs)}`, place: place(3) })
      : say('league.my.third.lost', { name, score: `${pointsText(theirs)}–${pointsText(own)}`, place: place(4) })
  // A tie goes to the higher seed.
  if (theirs <= own) return say('league.my.knocked-out.plain')
  return say('league.my.knocked-out', {
    name,
    score: `${pointsText(theirs)}–${pointsText(own)}`,
    stage: stageOf(view, [last]) ?? '',
  })
}
