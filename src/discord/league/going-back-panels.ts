/** Going back to an earlier move of a game: a judge chooses the move, and is asked again with all that follows from it. */
import type { LeagueGame, Pairing } from '../../leagues/league.ts'
import type { EarlierMove } from '../../matches/api.ts'
import { type App, namesIn } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { clip } from '../shell/text-limits.ts'
import { storyLines } from '../table/story.ts'
import { leagueId, leaguePanel, menu, press } from './league-panel.ts'
import { dayTime, type LeagueView, namedIn } from './league-view.ts'
import { dangerPanel } from './ruling-panels.ts'

/** A game on which a judge rules, in its pairing. */
export interface RuledGame {
  readonly pairing: Pairing
  readonly game: LeagueGame
}

const MOST_MOVES = 25
const HINT = 100
/** So many letters of a sentence fit into a row of a picture. */
const ROW = 46

const id = (view: LeagueView, action: string, ...parts: readonly (string | number)[]): string =>
  leagueId('lo', action, view.sight.id, ...parts)

/** Returns the moves to which a game can be taken back, the last first; none if it is over or its game has no way back. */
export async function movesOf(app: App, { sight }: LeagueView, { game }: RuledGame): Promise<readonly EarlierMove[]> {
  const facts = sight.games[game.id]
  return facts === undefined || game.result !== null ? [] : app.matches.earlierMoves(facts.matchId)
}

/** Returns the first line of what a move did, as everybody read it. */
async function saidOf(app: App, view: LeagueView, { game }: RuledGame) {
  const match = await app.matches.record(view.sight.games[game.id]?.matchId ?? '')
  const names = match === null ? {} : await namesIn(app, match, view.language)
  const voice = { language: view.language, names, reader: 'spectator' as const }
  return ({ events }: EarlierMove): string =>
    (storyLines(view.game, events, 'spectator', voice, null)[0] ?? '').replace(/[*_`]/g, '')
}

/** Returns the choice of a move: what everybody has seen of each. */
export async function goBackPanel(app: App, view: LeagueView, ruled: RuledGame): Promise<Body> {
  const { say, league } = view
  const moves = (await movesOf(app, view, ruled)).slice(0, MOST_MOVES)
  const said = await saidOf(app, view, ruled)
  const plain = { ...view, reader: null }
  const player = (seat: string) => ruled.game.seats[league.settings.sides.indexOf(seat) === 1 ? 1 : 0]
  return leaguePanel(app, view, {
    news: `**${ruled.pairing.players.map((one) => namedIn(plain, one)).join(' – ')}**`,
    question: say(moves.length === 0 ? 'goback.none' : 'goback.pick'),
    line: say('goback.line'),
    selects: menu(
      view,
      'goback',
      say('goback.pick'),
      moves.map((move) => ({
        id: id(view, 'goback', ruled.game.id, move.move),
        label: `${view.names.get(player(move.seat)) ?? ''} · ${dayTime(view, move.at.getTime())}`,
        hint: clip(said(move), HINT),
      })),
    ),
    buttons: [press(id(view, 'pairing', ruled.pairing.id), say('league.back'), 'main')],
  })
}

/** Returns the question before a game goes back to the state before a move. */
export async function goBackSurePanel(app: App, view: LeagueView, ruled: RuledGame, move: EarlierMove): Promise<Body> {
  const { say } = view
  const said = await saidOf(app, view, ruled)
  return dangerPanel(app, view, {
    title: say('goback.title'),
    under: clip(said(move), ROW),
    rows: [
      move.reveals
        ? { icon: 'warning', tint: 'red', title: say('goback.reveals'), text: say('goback.reveals.about') }
        : { icon: 'eye', title: say('goback.same'), text: say('goback.same.about') },
      { icon: 'clock', title: say('goback.clocks'), text: say('goback.clocks.about') },
      { icon: 'bell', title: say('goback.told'), text: say('goback.told.about') },
    ],
    question: say('goback.ask'),
    line: say('disqualify.line'),
    yes: { id: id(view, 'gobackform', ruled.game.id, move.move), label: say('goback.yes') },
    back: id(view, 'goback', ruled.game.id),
  })
}
