/** A player proposes to their opponent to go back to an earlier move of their game, and the answer. */

import { clip } from '../../../kit/wording/clipping.ts'
import { proposalOf } from '../../../leagues/going-back-together.ts'
import type { BackProposal } from '../../../leagues/league.ts'
import { opponentIn } from '../../../leagues/record.ts'
import { plainly } from '../../../locales/index.ts'
import { safe } from '../../../locales/safe-text.ts'
import { menu, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { costRows, moveEntries, movesOf, type RuledGame, saidOf } from '../base/earlier-moves.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import { type LeagueView, namedIn, playerNameOf } from '../base/league-view.ts'
import { ownGame } from './own-game.ts'

const HINT = 100

/** Returns the choice of a move for a player, or the proposal that is open; null if it is none of their running games. */
export async function backPanel(app: App, view: LeagueView, gameId: string | undefined): Promise<Body | null> {
  const own = ownGame(view, gameId)
  if (own === null) return null
  const proposal = proposalOf(view.league, own.game.id)
  if (proposal !== null) return proposalPanel(app, view, own, proposal)
  const { say } = view
  const entries = await moveEntries(app, view, own, (move) => playerClick(view, 'backmove', own.game.id, move))
  return leaguePanel(app, view, {
    news: say('back.game.head', { name: namedIn(view, opponentIn(own.pairing, view.reader!)) }),
    question: say(entries.length === 0 ? 'goback.none' : 'goback.pick'),
    line: say('goback.line'),
    selects: menu(view, 'back', say('goback.pick'), entries),
    buttons: [press(playerClick(view, 'my'), say('league.back'), 'main')],
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
      press(
        playerClick(view, 'backask', own.game.id, move.move, move.reveals ? 1 : 0),
        say('back.game.propose'),
        'main',
      ),
      press(playerClick(view, 'back', own.game.id), say('league.back')),
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
  const back = playerClick(view, 'my')
  const refuse = playerClick(view, 'backno', own.game.id, proposal.move, 0)
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
              playerClick(view, 'backyes', own.game.id, move.move, move.reveals ? 1 : 0),
              say('back.game.yes'),
              'good',
            ),
          ]),
      press(refuse, say(mine ? 'back.game.withdraw' : 'back.game.no')),
      press(back, say('league.more.mine')),
    ],
  })
}
