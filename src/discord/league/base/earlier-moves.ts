/** The earlier moves of a league's game, to which it can go back: what each did, and the price of going back. */

import { clip } from '../../../kit/wording/clipping.ts'
import type { LeagueGame, Pairing } from '../../../leagues/league.ts'
import type { EarlierMove } from '../../../matches/api.ts'
import { storyLines } from '../../../matches/turns/story.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { dayTime } from '../../frame/dates.ts'
import { type App, namesIn } from '../../shell/app.ts'
import { unmarked } from '../../shell/text-limits.ts'
import type { LeagueView } from './league-view.ts'

const MOST_MOVES = 25
const HINT = 100

/** A game in its pairing. */
export interface RuledGame {
  readonly pairing: Pairing
  readonly game: LeagueGame
}

/** Returns the moves to which a game can be taken back, the last first; none if it is over or its game has no way back. */
export async function movesOf(app: App, { sight }: LeagueView, { game }: RuledGame): Promise<readonly EarlierMove[]> {
  const facts = sight.games[game.id]
  return facts === undefined || game.result !== null ? [] : app.matches.earlierMoves(facts.matchId)
}

/** Returns the first line of what a move did, as everybody read it. */
export async function saidOf(app: App, view: LeagueView, { game }: RuledGame) {
  const match = await app.matches.record(view.sight.games[game.id]?.matchId ?? '')
  const names = match === null ? {} : await namesIn(app, match, view.language)
  const voice = { language: view.language, names, reader: 'spectator' as const }
  return ({ events }: EarlierMove): string => unmarked(storyLines(view.game, events, 'spectator', voice, null)[0] ?? '')
}

/** The entries of a choice of moves: what everybody has seen of each. */
export async function moveEntries(app: App, view: LeagueView, ruled: RuledGame, entryId: (move: number) => string) {
  const { league } = view
  const moves = (await movesOf(app, view, ruled)).slice(0, MOST_MOVES)
  const said = await saidOf(app, view, ruled)
  const player = (seat: string) => ruled.game.seats[league.settings.sides.indexOf(seat) === 1 ? 1 : 0]
  return moves.map((move) => ({
    id: entryId(move.move),
    // The time first: a long name is cut.
    label: `${dayTime(view, move.at.getTime())} · ${view.names.get(player(move.seat)) ?? ''}`,
    hint: clip(said(move), HINT),
  }))
}

/** The rows that tell the price of going back: what both know by now, and their time. */
export const costRows = ({ say }: LeagueView, { reveals }: Pick<EarlierMove, 'reveals'>): readonly LineRow[] => [
  reveals
    ? { icon: 'warning', tint: 'red', title: say('goback.reveals'), text: say('goback.reveals.about') }
    : { icon: 'eye', title: say('goback.same'), text: say('goback.same.about') },
  { icon: 'clock', title: say('goback.clocks'), text: say('goback.clocks.about') },
]
