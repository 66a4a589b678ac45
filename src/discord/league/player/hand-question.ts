import type { HandOpening } from '../../../leagues/league.ts'
import { openingOf } from '../../../leagues/opened-hands.ts'
import { gameById, opponentIn } from '../../../leagues/record.ts'
import { press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import { type LeagueView, playerNameOf } from '../base/league-view.ts'

/** Returns the question to a player whether they open their hand; null if nobody asks them any more. */
export async function handQuestion(app: App, view: LeagueView, id: string | undefined): Promise<Body | null> {
  const { say, league, reader } = view
  const opening = handAsked(view, id)
  if (opening === null || reader === null) return null
  const { pairing } = gameById(league, opening.game)!
  const values = {
    judge: await app.people.name(opening.judge, view.language),
    name: playerNameOf(view, opponentIn(pairing, reader)),
  }
  const seen = opening.state === 'seen'
  const opened = opening.agreed.includes(reader)
  const keep = playerClick(view, 'keephand', opening.id)
  return leaguePanel(app, view, {
    news: say('hands.player.head', { judge: literal(values.judge), name: literal(values.name) }),
    blocks: [
      {
        block: 'lines',
        rows: [
          { icon: 'eye', title: say('hands.player.who'), text: say('hands.player.who.about') },
          { icon: 'clock', title: say('hands.player.until'), text: say('hands.player.until.about') },
          { icon: 'person', title: say('hands.player.both'), text: say('hands.player.both.about') },
          { icon: 'log', title: say('hands.player.log'), text: say('hands.player.log.about') },
        ],
      },
    ],
    question: say(seen ? 'hands.player.seen' : opened ? 'hands.player.opened' : 'hands.player.ask'),
    line: say(seen ? 'hands.player.seen.line' : 'hands.player.line'),
    buttons: [
      ...(seen || opened ? [] : [press(playerClick(view, 'openhand', opening.id), say('hands.player.yes'), 'good')]),
      ...(seen ? [] : [press(keep, say(opened ? 'hands.player.back' : 'hands.player.no'))]),
      press(playerClick(view, 'my'), say('league.more.mine'), seen ? 'main' : 'plain'),
    ],
  })
}

/** Returns the request for a player's hand of this id, or the first that goes on; null if there is none. */
export function handAsked({ league, reader }: LeagueView, id?: string): HandOpening | null {
  const own = (league.openings ?? []).filter(
    ({ game }) => reader !== null && gameById(league, game)?.game.seats.includes(reader) === true,
  )
  return own.find((one) => openingOf(league, one.game) === one && (id === undefined || one.id === id)) ?? null
}
