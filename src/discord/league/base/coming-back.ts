/** Coming back into a league after one was put out of it by silence: who may, and the button that does it. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10'
import type { League, PlayerId } from '../../../leagues/league.ts'
import { press } from '../../frame/frame.ts'
import { leagueId } from './league-panel.ts'
import type { LeagueView } from './league-view.ts'
import { isOver } from './round-blocks.ts'
import { nextTableRound } from './stage-words.ts'

/** Whether a player was put out by silence and can still come back: the league goes on with something for them to play. */
export const mayReturn = (league: League, player: PlayerId | null): boolean =>
  league.phase === 'running' &&
  player !== null &&
  league.players.some(({ id, status }) => id === player && status === 'silent') &&
  !isOver(league, player)

/** Returns the words of the button that brings somebody back: the round that they play next, where it has a number. */
export function returnWords({ league, say }: Pick<LeagueView, 'league' | 'say'>): string {
  const round = nextTableRound(league)
  return round === null ? say('league.my.gone.back') : say('league.my.out.play', { round })
}

/** Returns the button that brings somebody back who was put out by silence; none for everybody else. */
export const returnButton = (view: LeagueView): readonly APIButtonComponentWithCustomId[] =>
  mayReturn(view.league, view.reader) ? [press(leagueId('lg', 'return', view.sight.id), returnWords(view), 'good')] : []
