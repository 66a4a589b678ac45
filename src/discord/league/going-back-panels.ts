/**
 * Going back to an earlier move of a game: a judge chooses the move, or a player proposes it to their opponent. Either is asked
 * again with all that follows from it.
 */

import { clip } from '../../kit/wording/clipping.ts'
import { proposalOf } from '../../leagues/going-back-together.ts'
import type { BackProposal } from '../../leagues/league.ts'
import { opponentIn } from '../../leagues/record.ts'
import { plainly } from '../../locales/index.ts'
import { joined, safe } from '../../locales/safe-text.ts'
import type { EarlierMove } from '../../matches/api.ts'
import { storyLines } from '../../matches/turns/story.ts'
import type { LineRow } from '../../pictures/leagues/league-blocks.ts'
import { dayTime } from '../frame/dates.ts'
import { menu, press } from '../frame/frame.ts'
import { type App, namesIn } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { literal, unmarked } from '../shell/text-limits.ts'
import { gameTitle } from './case-words.ts'
import { leagueId, leaguePanel } from './league-panel.ts'
import { type LeagueView, namedIn, playerNameOf } from './league-view.ts'
import { ownGame, type RuledGame } from './own-game.ts'
import { dangerPanel } from './ruling-panels.ts'

const MOST_MOVES = 25
const HINT = 100
/** This many letters of a sentence fit into a row of a picture. */
const ROW = 46

const playerId = (view: LeagueView, action: string, ...parts: readonly (string | number)[]): string =>
  leagueId('lg', action, view.sight.id, ...parts)

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
  return ({ events }: EarlierMove): string => unmarked(storyLines(view.game, events, 'spectator', voice, null)[0] ?? '')
}

/** The entries of a choice of moves: what everybody has seen of each. */
async function moveEntries(app: App, view: LeagueView, ruled: RuledGame, entryId: (move: number) => string) {
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
const costRows = ({ say }: LeagueView, { reveals }: Pick<EarlierMove, 'reveals'>): readonly LineRow[] => [
  reveals
    ? { icon: 'warning', tint: 'red', title: say('goback.reveals'), text: say('goback.reveals.about') }
    : { icon: 'eye', title: say('goback.same'), text: say('goback.same.about') },
  { icon: 'clock', title: say('goback.clocks'), text: say('goback.clocks.about') },
]

/** Returns the choice of a move for a judge. */
export async function goBackPanel(app: App, view: LeagueView, ruled: RuledGame): Promise<Body> {
  const { say } = view
  const entries = await moveEntries(app, view, ruled, (move) => id(view, 'goback', ruled.game.id, move))
  const plain = { ...view, reader: null }
  const names = joined(
    ruled.pairing.players.map((one) => namedIn(plain, one)),
    ' – ',
  )
  const which =
    ruled.pairing.games.length === 1 ? safe`` : safe` · ${literal(gameTitle(view, ruled.pairing, ruled.game))}`
  return leaguePanel(app, view, {
    news: safe`**${names}**${which}`,
    question: say(entries.length === 0 ? 'goback.none' : 'goback.pick'),
    line: say('goback.line'),
    selects: menu(view, 'goback', say('goback.pick'), entries),
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
    rows: [...costRows(view, move), { icon: 'bell', title: say('goback.told'), text: say('goback.told.about') }],
    question: say('goback.ask'),
    line: say('disqualify.line'),
    yes: { id: id(view, 'gobackform', ruled.game.id, move.move), label: say('goback.yes') },
    back: id(view, 'goback', ruled.game.id),
  })
}

/** Returns the choice of a move for a player, or the proposal that is open; null if it is none of their running games. */
export async function backPanel(app: App, view: LeagueView, gameId: string | undefined): Promise<Body | null> {
  const own = ownGame(view, gameId)
  if (own === null) return null
  const proposal = proposalOf(view.league, own.game.id)
  if (proposal !== null) return proposalPanel(app, view, own, proposal)
  const { say } = view
  const entries = await moveEntries(app, view, own, (move) => playerId(view, 'backmove', own.game.id, move))
  return leaguePanel(app, view, {
    news: say('back.game.head', { name: namedIn(view, opponentIn(own.pairing, view.reader!)) }),
    question: say(entries.length === 0 ? 'goback.none' : 'goback.pick'),
    line: say('goback.line'),
    selects: menu(view, 'back', say('goback.pick'), entries),
    buttons: [press(playerId(view, 'my'), say('league.back'), 'main')],
  })
}

/** Returns the question before a player proposes to go back to a move; null if that is not possible. */
export async function proposePanel(
  app: App,
  view: LeagueView,
  gameId: string | undefined,
  wanted: number | null,
): Promise<Body | null> {
  const own = ownGame(view, gameId)
  const move = own === null ? undefined : (await movesOf(app, view, own)).find((one) => one.move === wanted)
  if (own === null || move === undefined) return null
  const { say } = view
  const said = await saidOf(app, view, own)
  return leaguePanel(app, view, {
    news: safe`**${say('goback.title')}** ${literal(clip(said(move), HINT))}`,
    blocks: [
      {
        block: 'lines',
        rows: [
          ...costRows(view, move),
          {
            icon: 'person',
            title: plainly(say)('back.game.agrees', {
              name: playerNameOf(view, opponentIn(own.pairing, view.reader!)),
            }),
            text: say('back.game.agrees.about'),
          },
        ],
      },
    ],
    question: say('back.game.ask'),
    line: say('back.game.ask.line'),
    buttons: [
      press(playerId(view, 'backask', own.game.id, move.move, move.reveals ? 1 : 0), say('back.game.propose'), 'main'),
      press(playerId(view, 'back', own.game.id), say('league.back')),
    ],
  })
}

/** A proposal, for the player who is asked or for the one who waits. */
async function proposalPanel(app: App, view: LeagueView, own: RuledGame, proposal: BackProposal): Promise<Body> {
  const { say, reader } = view
  const move = (await movesOf(app, view, own)).find((one) => one.move === proposal.move)
  const said = move === undefined ? null : (await saidOf(app, view, own))(move)
  const name = playerNameOf(view, opponentIn(own.pairing, reader!))
  const mine = proposal.by === reader
  const back = playerId(view, 'my')
  const refuse = playerId(view, 'backno', own.game.id, proposal.move, 0)
  return leaguePanel(app, view, {
    news: safe`**${say('goback.title')}** ${literal(clip(said ?? say('league.backGone'), HINT))}`,
    ...(move === undefined ? {} : { blocks: [{ block: 'lines' as const, rows: costRows(view, move) }] }),
    question: mine ? say('back.game.waits') : say('back.game.answer'),
    line: mine ? say('back.game.waits.line') : say('back.game.answer.line', { name: literal(name) }),
    buttons: [
      ...(mine || move === undefined
        ? []
        : [
            press(
              playerId(view, 'backyes', own.game.id, move.move, move.reveals ? 1 : 0),
              say('back.game.yes'),
              'good',
            ),
          ]),
      press(refuse, say(mine ? 'back.game.withdraw' : 'back.game.no')),
      press(back, say('league.more.mine')),
    ],
  })
}
