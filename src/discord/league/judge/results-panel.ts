/** The pairings of any round, for organisers: the way to a game that is over, whose result they may correct. */

import { hasChallenges } from '../../../leagues/forms/forms.ts'
import type { Pairing, Round } from '../../../leagues/league.ts'
import { gamePoints, isComplete } from '../../../leagues/record.ts'
import { safe } from '../../../locales/safe-text.ts'
import { menu, pageSuffix, press } from '../../frame/frame.ts'
import { pointsText } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import { type Body, MOST } from '../../shell/components.ts'
import { leaguePanel, organiserClick } from '../base/league-panel.ts'
import { type LeagueView, playerNameOf } from '../base/league-view.ts'
import { pairingsOf } from '../base/round-blocks.ts'

/** Returns the pairings of a round, to open one. @param number the round; another one shows the last @param page from 0 */
export function resultsPanel(app: App, view: LeagueView, number: number, page: number): Promise<Body> {
  const { league, say } = view
  const round = league.rounds.find((one) => one.number === number) ?? league.rounds.at(-1)
  const all = round === undefined ? [] : listed(view, round)
  const pages = Math.max(1, Math.ceil(all.length / MOST.options))
  const shown = Math.min(Math.max(0, page), pages - 1)
  const some = all.slice(shown * MOST.options, (shown + 1) * MOST.options)
  return leaguePanel(app, view, {
    news:
      round === undefined
        ? say('results.none')
        : safe`${say('results.head', { round: round.number })}${pageSuffix(view, shown, pages)}`,
    selects: [
      ...menu(
        view,
        'results',
        say('results.pick'),
        some.map((pairing) => ({
          id: organiserClick(view, 'pairing', pairing.id),
          label: pairing.players.map((one) => playerNameOf({ ...view, reader: null }, one)).join(' – '),
          hint: `${say('case.title', { table: pairing.table })} · ${stateOf(view, pairing)}`,
        })),
      ),
      ...menu(
        view,
        'rounds',
        say('results.round'),
        otherRounds(view, round).map((one) => ({
          id: organiserClick(view, 'results', one, 0),
          label: say('results.of', { round: one }),
        })),
      ),
    ],
    buttons: [
      press(organiserClick(view, 'desk'), say('case.back'), 'main'),
      ...(shown > 0
        ? [press(organiserClick(view, 'results', round?.number ?? 1, shown - 1), say('results.before'))]
        : []),
      ...(shown + 1 < pages
        ? [press(organiserClick(view, 'results', round?.number ?? 1, shown + 1), say('results.after'))]
        : []),
    ],
  })
}

/** A ladder has one long round: its newest pairings come first. */
const listed = ({ league }: LeagueView, round: Round): readonly Pairing[] =>
  hasChallenges(league) ? [...pairingsOf(round)].reverse() : pairingsOf(round)

/** The rounds beside the one that is shown, the nearest ones where there are more than a menu holds; the last one first. */
function otherRounds({ league }: LeagueView, shown: Round | undefined): readonly number[] {
  const numbers = league.rounds.map(({ number }) => number).filter((number) => number !== shown?.number)
  const distance = (number: number) => Math.abs(number - (shown?.number ?? 0))
  return [...numbers]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST.options)
    .sort((one, other) => other - one)
}

function stateOf({ say, league }: LeagueView, pairing: Pairing): string {
  const corrected = pairing.games.some((game) => game.corrected.length > 0)
  const score = gamePoints(pairing).map(pointsText).join('–')
  const state = isComplete(pairing, league.settings.games) ? score : say('results.runs')
  return corrected ? `${state} · ${say('results.corrected')}` : state
}
