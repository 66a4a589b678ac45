/** Panels and lines that only a ladder has: the places that a challenge changes, and a challenge lost by silence. */
import type { Pairing } from '../../../leagues/league.ts'
import { isComplete, opponentIn } from '../../../leagues/record.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { press } from '../../frame/frame.ts'
import { ordinal } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { moreOf } from '../base/league-more.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'
import { headOf } from '../base/table-blocks.ts'

/** Returns what a running challenge changes: the lower one takes the place of the higher one, all between fall. */
export function climbWords(view: LeagueView, pairing: Pairing | null): readonly SafeText[] {
  const { league, reader, say, language } = view
  if (pairing === null || reader === null || isComplete(pairing, league.settings.games)) return []
  const placeOf = (id: string) => league.ladder.findIndex(({ player }) => player === id) + 1
  const [own, theirs] = [placeOf(reader), placeOf(opponentIn(pairing, reader))]
  if (own === 0 || theirs === 0) return []
  const place = (n: number) => ordinal(n, language)
  if (theirs < own) return [say('ladder.my.climb', { to: place(theirs), place: place(own) })]
  return [say('ladder.my.fall', { place: place(own), to: place(own + 1) })]
}

/** Returns the panel of a player who has lost a challenge by silence: one tap brings them back. */
export function ladderOutPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { say, sight } = view
  const rows: readonly LineRow[] = [
    { icon: 'bell', title: say('league.my.out.again'), text: say('ladder.my.out.again') },
    {
      icon: 'flag',
      tint: 'amber',
      tone: 'attention',
      title: say('ladder.my.out.out'),
      text: say('ladder.my.out.out.about'),
    },
    { icon: 'tick', tint: 'green', title: say('league.my.out.still'), text: say('ladder.my.out.still') },
  ]
  return leaguePanel(app, view, {
    note,
    news: say('ladder.my.out'),
    blocks: [headOf(view), { block: 'lines', rows }],
    question: say('ladder.my.out.ask'),
    line: say('league.my.out.line'),
    buttons: [
      press(leagueId('lg', 'return', sight.id), say('league.my.gone.back'), 'good'),
      press(leagueId('lg', 'drop', sight.id), say('league.my.out.drop')),
    ],
    more: moreOf(view, 'my'),
  })
}
