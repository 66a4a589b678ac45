/** The reader's own running games: those in which they can propose to go back to an earlier move. */

import type { Pairing } from '../../../leagues/league.ts'
import { gameById } from '../../../leagues/record.ts'
import type { MoreEntry } from '../../frame/frame.ts'
import type { RuledGame } from '../base/earlier-moves.ts'
import { leagueId } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'

/** Returns the reader's running game; null if it is none of theirs, or if there is no way back in it. */
export function ownGame({ league, reader, game, sight }: LeagueView, gameId: string | undefined): RuledGame | null {
  const known = gameById(league, gameId ?? '')
  const theirs = known !== null && reader !== null && known.game.seats.includes(reader)
  const runs = known !== null && known.game.result === null && sight.games[known.game.id] !== undefined
  return theirs && runs && game.takeBack !== undefined ? known : null
}

/** Returns the reader's games in which they can propose to go back, or are asked to. */
export const backEntries = (view: LeagueView, pairing: Pairing): readonly MoreEntry[] =>
  pairing.games
    .filter(({ id: game }) => ownGame(view, game) !== null)
    .map((game) => ({
      id: leagueId('lg', 'back', view.sight.id, game.id),
      label:
        pairing.games.length === 1
          ? view.say('back.game.entry')
          : `${view.say('back.game.entry')} ${pairing.games.indexOf(game) + 1}`,
      hint: view.say('back.game.entry.about'),
    }))
