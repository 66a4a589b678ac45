/**
 * Hands that both players open to the ruling on a case. Judges are players, too: without both agreements nobody sees a hand.
 * An opening holds for one judge, one game and one case, until the ruling is made; another case needs new agreements.
 */
import type { PlayCommand, RulingCommand } from './command-types.ts'
import type { HandOpening, League } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { gameById } from './record.ts'

type Result = readonly Happening[] | LeagueRefusal
type Ruling<Type extends RulingCommand['type']> = Extract<RulingCommand, { readonly type: Type }>

/** States in which an opening has not ended. */
const GOING_ON: readonly HandOpening['state'][] = ['asked', 'open', 'seen']

/** Whether an opening is asked for, or lets its judge look. */
export const goesOn = ({ state }: HandOpening): boolean => GOING_ON.includes(state)

/** Returns the opening of a game that goes on; null if there is none. */
export const openingOf = ({ openings = [] }: League, game: string): HandOpening | null =>
  openings.find((one) => one.game === game && goesOn(one)) ?? null

/** Returns the request of a judge to see the hands of a running game. Whether the judge may rule is known to the caller. */
export function askForHands(league: League, { case: id, game }: Ruling<'askForHands'>, judge: string): Result {
  const open = league.cases.find((one) => one.id === id)
  if (open === undefined || open.settled !== null) return refuse('unknownCase', {})
  const known = gameById(league, game)
  if (known === null || known.pairing.id !== open.pairing) return refuse('unknownGame', {})
  if (known.game.result !== null || known.pairing.voided) return refuse('gameOver', {})
  const { openings = [] } = league
  if (openingOf(league, game) !== null) return refuse('handsAsked', {})
  if (openings.some((one) => one.case === id && one.game === game && one.state === 'kept'))
    return refuse('handsKept', {})
  return [{ type: 'handsAsked', opening: `${league.id}.h${openings.length + 1}`, case: id, game, judge }]
}

/** Returns what follows when a judge looks: they have seen the hands. Looking again changes nothing. */
export function lookAtHands({ openings = [] }: League, { opening: id }: Ruling<'lookAtHands'>, judge: string): Result {
  const opening = openings.find((one) => one.id === id && goesOn(one))
  if (opening === undefined || opening.judge !== judge) return refuse('unknownOpening', {})
  if (opening.state === 'asked') return refuse('handsClosed', {})
  return opening.state === 'seen' ? [] : [{ type: 'handsSeen', opening: id }]
}

/** Returns a player's answer to the request, or that they take their agreement back. */
export function answerHands(
  league: League,
  { player, opening: id, opens }: Extract<PlayCommand, { readonly type: 'answerHands' }>,
): Result {
  const opening = league.openings?.find((one) => one.id === id && goesOn(one))
  if (opening === undefined || gameById(league, opening.game)?.game.seats.includes(player) !== true)
    return refuse('unknownOpening', {})
  if (opening.state === 'seen') return opens ? [] : refuse('handsSeen', {})
  if (!opens) return [{ type: 'handKept', opening: id, player }]
  return opening.agreed.includes(player) ? [] : [{ type: 'handOpened', opening: id, player }]
}
