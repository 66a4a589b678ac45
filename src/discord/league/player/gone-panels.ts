/** My league for people who play no more: put out of a round by silence, gone, disqualified, or out of the bracket. */

import { hasChallenges } from '../../../leagues/forms/forms.ts'
import type { Player } from '../../../leagues/league.ts'
import { bracketOf } from '../../../leagues/pairing/next-round.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { returnWords } from '../base/coming-back.ts'
import { moreOf } from '../base/league-more.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'
import { isOver } from '../base/round-blocks.ts'
import { leftToPlay, nextTableRound } from '../base/stage-words.ts'
import { headOf } from '../base/table-blocks.ts'
import { ladderOutPanel } from './ladder-panels.ts'

/** Returns the page of somebody who was put out of a round by silence: one tap brings them back. */
export function outPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { say, league } = view
  if (hasChallenges(league)) return ladderOutPanel(app, view, note)
  const round = league.rounds.at(-1) ?? null
  const next = nextTableRound(league)
  const row = (
    key: 'again' | 'out' | 'still',
    look: Pick<LineRow, 'icon' | 'tint' | 'tone'>,
    text: string,
  ): LineRow => ({
    ...look,
    title: say(`league.my.out.${key}`),
    text,
  })
  const inBracket = round !== null && bracketOf(league) !== null
  return leaguePanel(app, view, {
    note,
    news: inBracket ? say('league.my.out.bracket') : say('league.my.out', { round: round?.number ?? 1 }),
    blocks: [
      headOf(view),
      {
        block: 'lines',
        rows: [
          row('again', { icon: 'bell' }, say('league.my.out.again.about')),
          row(
            'out',
            { icon: 'flag', tint: 'amber', tone: 'attention' },
            say(inBracket ? 'league.my.out.out.bracket' : 'league.my.out.out.about'),
          ),
          row(
            'still',
            { icon: 'tick', tint: 'green' },
            next === null ? stillWords(view) : say('league.my.out.still.about', { round: next }),
          ),
        ],
      },
    ],
    question:
      next === null
        ? say(inBracket ? 'ladder.my.out.ask' : 'league.my.gone.ask')
        : say('league.my.out.ask', { round: next }),
    line: say('league.my.out.line'),
    buttons: [
      press(playerClick(view, 'return'), returnWords(view), 'good'),
      press(playerClick(view, 'dates'), say('league.my.out.away')),
      press(playerClick(view, 'drop'), say('league.my.out.drop')),
    ],
    more: moreOf(view, 'my'),
  })
}

/** Returns when somebody who was put out plays again, where no round of the table is left. */
function stillWords({ league, say }: LeagueView): SafeText {
  const left = leftToPlay(league)
  if (left === 'playOff') return say('league.my.gone.line.playoff')
  return say(left === null ? 'league.my.gone.line.over' : 'ladder.my.out.still')
}

/** Returns from when on somebody who comes back plays. */
function backWords({ league, say }: LeagueView): SafeText {
  const left = leftToPlay(league)
  if (left === 'ladder') return say('league.my.gone.line.ladder')
  return say(left === 'playOff' ? 'league.my.gone.line.playoff' : 'league.my.gone.line')
}

/** Returns the page of somebody who has left, or was disqualified. */
export function gonePanel(app: App, view: LeagueView, { id: player, status }: Player, note?: SafeText): Promise<Body> {
  const { say, league } = view
  const left = leftToPlay(league)
  const mayReturn = status === 'out' && league.phase === 'running' && left !== null && !isOver(league, player)
  return leaguePanel(app, view, {
    note,
    news: say(status === 'disqualified' ? 'league.my.disqualified' : 'league.my.gone', {
      league: literal(league.settings.name),
    }),
    ...(mayReturn
      ? {
          question: say('league.my.gone.ask'),
          line: backWords(view),
        }
      : {}),
    buttons: [
      ...(mayReturn ? [press(playerClick(view, 'return'), say('league.my.gone.back'), 'good')] : []),
      press(playerClick(view, 'table', ''), say('league.round.standings'), mayReturn ? 'plain' : 'main'),
    ],
    more: moreOf(view, 'my'),
  })
}
