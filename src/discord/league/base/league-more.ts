/** The menu below the panels of a league: everything that is needed once in ten times. */

import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10'
import { hasChallenges, hasTable } from '../../../leagues/forms/forms.ts'
import { type MoreEntry, press } from '../../frame/frame.ts'
import { customId } from '../../shell/custom-id.ts'
import { formWords } from '../forms/form-words.ts'
import { gamesToReport } from './case-words.ts'
import { leagueId } from './league-panel.ts'
import type { LeagueView } from './league-view.ts'
import { slotsIn } from './round-blocks.ts'

/** The panel that is shown: its own entry is left out. */
export type ShownPanel =
  | 'my'
  | 'table'
  | 'cross'
  | 'why'
  | 'order'
  | 'bracket'
  | 'ladder'
  | 'dates'
  | 'who'
  | 'rules'
  | 'log'
  | 'lists'
  | 'round'
  | 'season'
  | 'stats'
  | 'pool'
  | 'join'

/** The phases of a published league before its first game, in their order. */
export const BEFORE_PLAY = ['signUp', 'checkIn', 'ready'] as const

/** Whether a league has not begun: other people may join it, and it has no table. */
export const isBeforePlay = ({ league: { phase } }: Pick<LeagueView, 'league'>): boolean =>
  BEFORE_PLAY.some((one) => one === phase)

/** Returns the button that leads players to their league; everybody else to a place in it, or to its table once it has begun. */
export function homeButton(view: LeagueView): APIButtonComponentWithCustomId {
  const { say, sight } = view
  const joins = sight.player === null && isBeforePlay(view)
  const words = joins ? 'league.signup.join' : sight.player === null ? 'league.more.standings' : 'league.more.mine'
  return press(leagueId('lg', joins ? 'join' : 'my', sight.id), say(words), 'main')
}

/** Returns the entries of the menu for this reader. */
export function moreOf(view: LeagueView, shown: ShownPanel): readonly MoreEntry[] {
  const { say, league, sight, reader } = view
  const id = (action: string, ...parts: readonly (string | number)[]) => leagueId('lg', action, sight.id, ...parts)
  const player = league.players.find((one) => one.id === reader) ?? null
  const inIt = player !== null && (player.status === 'in' || player.status === 'silent')
  const running = league.phase === 'running'
  const begun = league.mainRounds !== null
  const paired = running && inIt && isPaired(view)
  const ladder = hasChallenges(league)
  // In a bracket few ever meet: the picture of the bracket shows who did.
  const meetsOthers = hasTable(league)
  const entry = (when: boolean, at: string, label: string, hint?: string): MoreEntry[] =>
    when ? [{ id: at, label, ...(hint === undefined ? {} : { hint }) }] : []
  const open = league.phase !== 'finished' && league.phase !== 'archived' && league.phase !== 'cancelled'
  return [
    ...entry(sight.organises, leagueId('lo', 'desk', sight.id), say('league.more.organise')),
    ...entry(shown !== 'my' && reader !== null, id('my'), say('league.more.mine')),
    ...entry(shown !== 'join' && reader === null && open, id('join'), say('league.more.join')),
    ...entry(shown !== 'table' && begun, id('table', ''), say('league.more.standings')),
    ...entry(
      shown !== 'cross' && begun && meetsOthers && league.players.length <= 60,
      id('cross', ''),
      say('league.more.cross'),
    ),
    ...entry(shown !== 'bracket' && slotsIn(league) !== null, id('bracket', ''), say('league.more.bracket')),
    ...entry(shown !== 'dates' && !ladder, id('dates'), say('league.more.schedule')),
    ...entry(paired && !ladder, id('rule'), say('league.more.why-opponent')),
    ...entry(inIt && running && player.decksPermitted != null, id('join'), say('league.in.change')),
    ...entry(shown !== 'pool' && hasPool(view), id('pool', 0, '', 0, ''), say('pool.more')),
    ...entry(league.final !== null && (league.pools ?? []).length > 0, id('pools'), say('pool.more.others')),
    ...entry(inIt && shown !== 'lists', id('lists'), say('league.more.lists')),
    ...(paired ? graceEntry(view, id('grace')) : []),
    ...(paired ? [judgeEntry(view)] : []),
    ...entry(shown !== 'who', id('who'), say('league.more.who')),
    ...entry(shown !== 'rules', id('rules'), say('league.more.rules')),
    ...entry(shown !== 'log', id('log', ''), say('league.more.log')),
    ...entry(shown !== 'stats' && begun, id('stats'), say('league.more.statistics')),
    ...entry(begun, id('export', 'csv'), say('league.more.export-csv')),
    ...entry(begun, id('export', 'json'), say('league.more.export-json')),
    ...entry(true, id('list'), say('league.more.all')),
    ...entry(true, customId('set', 'show'), say('league.more.settings')),
    ...entry(inIt && open, id('drop'), say('league.more.drop'), say('league.more.drop.about')),
  ]
}

/** Whether the pool of the reader is drawn. */
export const hasPool = ({ league, reader }: LeagueView): boolean =>
  reader !== null && (league.pools ?? []).includes(reader)

/** Whether the reader has an opponent in a round that is not over; without one nobody asks about a game. */
const isPaired = ({ league, reader }: LeagueView): boolean =>
  league.rounds.some(
    ({ closed, pairings }) =>
      !closed && pairings.some(({ voided, players }) => !voided && reader !== null && players.includes(reader)),
  )

function graceEntry(view: LeagueView, id: string): MoreEntry[] {
  const { league, say, reader } = view
  const player = league.players.find((one) => one.id === reader)
  const { times } = league.settings.graces
  const left = times - (player?.gracesUsed ?? times)
  if (left <= 0) return []
  return [{ id, label: say('league.more.grace'), hint: say('league.more.grace.about', { left, times }) }]
}

/** Returns the entry that asks for a judge: its form at once, or which game is meant where there are several. */
function judgeEntry(view: LeagueView): MoreEntry {
  const { say, league, sight, reader } = view
  const games = gamesToReport(league, reader)
  const [only] = games
  const about = say(formWords(league.settings.form).key.judgeAbout)
  const id =
    only !== undefined && games.length === 1
      ? leagueId('lg', 'judge', sight.id, only.game.id)
      : leagueId('lg', games.length === 0 ? 'judge' : 'which', sight.id)
  return { id, label: say('league.more.judge'), hint: about }
}
