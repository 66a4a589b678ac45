/** Cases and rulings: public facts of the games, the choices, and each red one asked again with what it does. */

import { labelWith } from '../../../kit/wording/labels.ts'
import type { ActEffect } from '../../../league-play/act-effects.ts'
import { formRules } from '../../../leagues/forms/forms.ts'
import { isPartial } from '../../../leagues/impartial.ts'
import type { Case, League, LeagueGame, Pairing, PlayerId } from '../../../leagues/league.ts'
import { decide } from '../../../leagues/league-commands.ts'
import { gamePoints, isComplete, playerById, resultsOf } from '../../../leagues/record.ts'
import { plainly } from '../../../locales/index.ts'
import { joined, ours, type SafeText, safe } from '../../../locales/safe-text.ts'
import type { HeadBlock, LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { dayTime, stamp } from '../../frame/dates.ts'
import { type MoreEntry, menu, press } from '../../frame/frame.ts'
import { ordinal, pointsText } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { customId } from '../../shell/custom-id.ts'
import { literal } from '../../shell/text-limits.ts'
import { gameTitle } from '../base/case-words.ts'
import { leagueId, leaguePanel, organiserClick, permits } from '../base/league-panel.ts'
import { type LeagueView, namedIn, playerNameOf, withoutReader } from '../base/league-view.ts'
import { sideInSentence } from '../base/league-words.ts'
import { titleOfPairing } from '../base/stage-words.ts'
import { groupOf, tableRowsOf } from '../base/table-blocks.ts'
import { reasonText } from '../base/told-words.ts'
import { dangerPanel } from './danger-panel.ts'
import { handEntries, handsRow } from './hands-panels.ts'
import { RESULTS, type ResultChoice, resultOfChoice, resultWords, wonBy } from './ruled-results.ts'

/** This many letters of a sentence fit into a row of the picture. */
const WHOLE_LINE = 46

/** The public facts of the games of a pairing, and when its players made their last moves in any of them. */
function gameRows(view: LeagueView, pairing: Pairing, about?: string): readonly LineRow[] {
  const { sight, league } = view
  const seat = league.settings.sides[0]
  const rows = pairing.games.map(
    (game): LineRow => ({
      seat,
      // Of several games, the one that the case is about stands out.
      tone: pairing.games.length > 1 && game.id === about ? 'attention' : 'side',
      title: gameTitle(view, pairing, game),
      text: gameState(view, game),
    }),
  )
  const runs = pairing.games.some(({ id, result }) => result === null && sight.games[id] !== undefined)
  const [title = '', text = ''] = pairing.players.map((player) => lastMove(view, pairing, player))
  return runs ? [...rows, { icon: 'clock', title, text }] : rows
}

/** Says when a player has last made a move that everybody could see, in any game of a pairing. */
function lastMove(view: LeagueView, { games }: Pairing, player: PlayerId): string {
  const { say, sight } = view
  const times = games.flatMap(
    ({ id, seats }) => sight.games[id]?.lastSeen[seats[0] === player ? 0 : 1]?.getTime() ?? [],
  )
  const when = times.length === 0 ? say('case.never') : dayTime(view, Math.max(...times))
  return plainly(say)('case.seen', { name: playerNameOf(withoutReader(view), player), when })
}

/** How a game stands, as everybody knows it. */
function gameState(view: LeagueView, game: LeagueGame): string {
  const { say, sight } = view
  if (game.result !== null) return plainly(say)('case.game.over', { result: wonBy(view, game, game.result) })
  const facts = sight.games[game.id]
  if (facts === undefined) return say('case.game.not-begun')
  const [waits] = facts.waitsFor
  return facts.waitsFor.length > 1 || waits === undefined
    ? say('case.game.waits-both')
    : plainly(say)('case.game.waits', { name: playerNameOf(withoutReader(view), waits) })
}

/** The score of a game in the order in which the head names the players, whatever sides they have in it. */
const scoreIn = ({ players }: Pairing, { seats }: LeagueGame, { scores }: NonNullable<LeagueGame['result']>): string =>
  (seats[0] === players[0] ? scores : [...scores].reverse()).map(pointsText).join('–')

/** An entry on one game of a pairing. Where there are several, it says which one is meant. */
function gameEntry(view: LeagueView, pairing: Pairing, game: LeagueGame, action: 'set' | 'goback'): MoreEntry {
  const { say } = view
  const entryId = organiserClick(view, action === 'set' ? 'result' : 'goback', game.id)
  if (pairing.games.length === 1)
    return { id: entryId, label: say(`case.${action}`), hint: say(`case.${action}.about`) }
  const who = plainly(say)('case.game', {
    one: playerNameOf(withoutReader(view), game.seats[0]),
    side: sideInSentence(view, 0),
  })
  return {
    id: entryId,
    label: say(`case.${action}.of`, { number: pairing.games.indexOf(game) + 1 }),
    hint: `${gameState(view, game)} ${who}`,
  }
}

/** A click of a judge: its action, and what it is about. */
type Act = readonly [action: string, ...about: (string | number)[]]

/** The rulings that are possible now. */
function choicesOf(view: LeagueView, pairing: Pairing, known: Case | null): readonly MoreEntry[] {
  const { say, league } = view
  const name = (player: PlayerId) => playerNameOf(withoutReader(view), player)
  const running = !isComplete(pairing, league.settings.games)
  const entry = (when: boolean, [action, ...parts]: Act, label: string, hint: string): MoreEntry[] => {
    const id = organiserClick(view, action, ...parts)
    return when && permits(view, id) ? [{ id, label, hint }] : []
  }
  const games = pairing.games.map((game) => gameEntry(view, pairing, game, 'set'))
  const back = pairing.games
    .filter(({ id: game, result }) => result === null && view.sight.games[game] !== undefined)
    .map((game) => gameEntry(view, pairing, game, 'goback'))
  return [
    ...entry(true, ['writeform', pairing.id], say('case.write'), say('case.write.about')),
    ...entry(running, ['extend', pairing.id, pairing.softEndAt], say('case.extend'), say('case.extend.about')),
    ...entry(
      running && pairing.frozenAt === null,
      ['freeze', pairing.id],
      say('case.freeze'),
      say('case.freeze.about'),
    ),
    ...entry(pairing.frozenAt !== null, ['unfreeze', pairing.id], say('case.unfreeze'), say('case.unfreeze.about')),
    ...games,
    ...[...(view.game.takeBack === undefined ? [] : back), ...handEntries(view, pairing, known)],
    ...pairing.players.flatMap((player, side) =>
      entry(
        running,
        ['repair', pairing.id, side],
        labelWith(name(player), (one) => plainly(say)('case.repair', { name: one })),
        say('case.repair.about'),
      ),
    ),
    ...pairing.players.flatMap((player) =>
      entry(
        running,
        ['substitute', player],
        labelWith(name(player), (one) => `${say('case.substitute')} (${one})`),
        say('case.substitute.about'),
      ),
    ),
    ...entry(running, ['void', pairing.id], say('case.void'), say('case.void.about')),
    ...pairing.players.flatMap((player) =>
      entry(
        true,
        ['dq', player],
        labelWith(name(player), (one) => plainly(say)('case.disqualify', { name: one })),
        say('case.disqualify.about'),
      ),
    ),
    ...entry(
      known !== null && known.settled === null,
      ['settle', known?.id ?? ''],
      say('case.leave'),
      say('case.leave.about'),
    ),
  ]
}

/** The head of a pairing on which somebody rules: its table, and who plays. */
const headOf = (view: LeagueView, pairing: Pairing): HeadBlock => ({
  block: 'head',
  left: view.say('case.title', { table: pairing.table }),
  right: pairing.players.map((one) => playerNameOf(withoutReader(view), one)).join(' – '),
})

/** Returns a case, or a pairing that an organiser has opened. Public facts only. */
export function casePanel(
  app: App,
  view: LeagueView,
  pairing: Pairing,
  known: Case | null,
  note?: SafeText,
): Promise<Body> {
  const { say } = view
  const named = (player: PlayerId) => namedIn(withoutReader(view), player)
  const values = { table: pairing.table, round: titleOfPairing(view, pairing) }
  const news =
    known === null
      ? say('case.head.pairing', { one: named(pairing.players[0]), other: named(pairing.players[1]), ...values })
      : say('case.head', { name: named(known.by), ...values })
  const settled = known?.settled ?? null
  const quoted = known !== null && known.topic.length > WHOLE_LINE
  return leaguePanel(app, view, {
    note:
      note ??
      (settled === null ? undefined : say('case.settled', { ruling: literal(reasonText(settled.ruling, say)) })),
    news,
    blocks: [
      headOf(view, pairing),
      {
        block: 'lines',
        rows: [
          ...(known === null || quoted
            ? []
            : [
                {
                  icon: 'warning' as const,
                  tint: 'amber' as const,
                  tone: 'attention' as const,
                  title: plainly(say)('case.topic', { name: playerNameOf(withoutReader(view), known.by) }),
                  text: known.topic,
                },
              ]),
          ...gameRows(view, pairing, known?.game),
          handsRow(view, pairing),
        ],
      },
    ],
    // The picture has room for one line of it; a judge reads all of it, in small letters, so that it fits on a phone.
    lines: known === null || !quoted ? [] : [safe`-# ${literal(known.topic.replace(/\s+/g, ' '))}`],
    question: say('case.ask'),
    line: say(settled === null && known ? 'case.line.until' : 'case.line', { left: stamp(known?.until ?? 0, 'R') }),
    selects: menu(view, 'do', say('case.do'), choicesOf(view, pairing, known)),
    buttons: [
      press(organiserClick(view, 'desk'), say('case.back'), 'main'),
      ...lookAt(view, pairing, known),
      press(leagueId('lg', 'log', view.sight.id, ''), say('case.log')),
    ],
  })
}

/** The way to the game of a case, as spectators see it; to the first game of a pairing where no other one is meant. */
function lookAt({ sight, say }: LeagueView, { games }: Pairing, known: Case | null) {
  const game = games.find(({ id: one }) => one === known?.game) ?? games[0]
  const facts = game === undefined ? undefined : sight.games[game.id]
  if (facts === undefined || facts.matchId === '') return []
  return [press(customId(facts.endedAt === null ? 'look' : 'watch', facts.matchId), say('case.look'))]
}

/** Returns the refusal for judges who play in it, or meet one of the two: with who else can rule. */
export async function ownGamePanel(app: App, view: LeagueView, pairing: Pairing): Promise<Body> {
  const { say, sight, person } = view
  const others = sight.host.organisers.filter((one) => one !== person)
  const names = await Promise.all(others.slice(0, 4).map((one) => app.people.name(one, view.language)))
  const listed = names.join(', ')
  const below = listed.length > WHOLE_LINE
  return leaguePanel(app, view, {
    news: say('case.own.head'),
    blocks: [
      headOf(view, pairing),
      {
        block: 'lines',
        rows: [
          {
            icon: 'eye',
            tint: 'amber',
            tone: 'attention',
            title: say('case.own.row'),
            text: say('case.own.row.about'),
          },
          {
            icon: 'person',
            title: say('case.own.helpers'),
            text:
              names.length === 0
                ? say('case.own.helpers.none')
                : plainly(say)(below ? 'case.own.helpers.below' : 'case.own.helpers.about', { names: listed }),
          },
          { icon: 'clock', title: say('case.own.rules') },
        ],
      },
    ],
    // Long names do not fit into the picture.
    lines: below ? [safe`-# ${joined(names.map(literal), ' · ')}`] : [],
    question: say('case.own.ask'),
    line: say('case.own.line'),
    buttons: [
      press(organiserClick(view, 'desk'), say('case.back'), 'main'),
      ...(permits(view, organiserClick(view, 'host'))
        ? [press(organiserClick(view, 'host'), say('organise.more.people'))]
        : []),
    ],
  })
}

/** Returns the place of a player: the final one of a league that is over. Null where a table gives no places. */
function placeOf(league: League, player: PlayerId): number | null {
  if (league.final !== null) return league.final.indexOf(player) + 1 || null
  if (formRules(league).pairing === 'bracket') return null
  return tableRowsOf(league, groupOf(league, player, null)).find((row) => row.player === player)?.place ?? null
}

/** Rows on what a result does to the places of both players; none where it moves no table, or can't be set. */
function placeRows(view: LeagueView, pairing: Pairing, game: LeagueGame, choice: ResultChoice): readonly LineRow[] {
  const { league, say, language, person, now } = view
  const main = league.rounds.some(({ stage, pairings }) => stage === 'main' && pairings.includes(pairing))
  if ((!main && league.final === null) || person === null) return []
  const command = { type: 'setResult', game: game.id, ...resultOfChoice(game, choice), reason: '…' } as const
  const decided = decide(league, command, person, now.getTime())
  if ('refused' in decided) return []
  return pairing.players.flatMap((player): LineRow[] => {
    const [before, after] = [placeOf(league, player), placeOf(decided.league, player)]
    if (before === null || after === null) return []
    const [from, to] = [ordinal(before, language), ordinal(after, language)]
    const text = before === after ? say('result.place.stays', { place: to }) : say('result.place.moves', { from, to })
    return [{ icon: 'rows', title: playerNameOf(withoutReader(view), player), text }]
  })
}

/** Returns the question before a result is set: what it does, and who sees it. */
export function resultPanel(
  app: App,
  view: LeagueView,
  { pairing, game }: { readonly pairing: Pairing; readonly game: string },
  choice: ResultChoice | null,
): Promise<Body> {
  const { say } = view
  const known = pairing.games.find((one) => one.id === game) ?? pairing.games[0]!
  const before =
    known.result === null
      ? say('result.was-running')
      : say('result.was', { score: scoreIn(pairing, known, known.result) })
  const names = pairing.players.map((one) => playerNameOf(withoutReader(view), one)).join(' – ')
  const score = ours(gamePoints(pairing).map(pointsText).join('–'))
  const places = choice === null ? [] : placeRows(view, pairing, known, choice)
  return leaguePanel(app, view, {
    news: safe`**${literal(names)}** · ${score}`,
    blocks: [
      {
        block: 'head',
        left:
          pairing.games.length === 1
            ? say('result.title')
            : say('result.title.of', { number: pairing.games.indexOf(known) + 1 }),
        right: before,
      },
      {
        block: 'lines',
        rows: [
          ...(choice === null
            ? []
            : [
                {
                  icon: 'tick' as const,
                  tint: 'green' as const,
                  tone: 'proposal' as const,
                  title: resultWords(view, known.seats, choice),
                },
              ]),
          ...(places.length > 0
            ? places
            : [{ icon: 'rows' as const, title: say('result.standings'), text: say('result.standings.about') }]),
          { icon: 'log', title: say('result.ratings'), text: say('result.ratings.about') },
          { icon: 'bell', title: say('result.told'), text: say('result.told.about') },
        ],
      },
    ],
    question: say(choice === null ? 'result.choose' : 'result.ask'),
    line: view.league.cases.some((one) => one.pairing === pairing.id && one.settled === null)
      ? safe`${say('result.line')} ${say('case.settles')}`
      : say('result.line'),
    selects: menu(
      view,
      'result',
      say(choice === null ? 'result.pick.first' : 'result.pick'),
      RESULTS.filter((one) => one !== choice).map((one) => ({
        id: organiserClick(view, 'result', game, one),
        label: resultWords(view, known.seats, one, true),
      })),
    ),
    buttons: [
      press(organiserClick(view, 'pairing', pairing.id), say('league.back'), choice === null ? 'main' : 'plain'),
      ...(choice === null
        ? []
        : [press(organiserClick(view, 'setform', game, choice, resultsOf(known).length), say('result.set'), 'bad')]),
    ],
  })
}

const running = ({ league }: LeagueView, player: PlayerId | null): number =>
  league.rounds.flatMap(({ pairings }) =>
    pairings
      .filter(
        (one) =>
          !one.voided && (player === null || one.players.includes(player)) && !isComplete(one, league.settings.games),
      )
      .flatMap(({ games }) => games.filter(({ result }) => result === null)),
  ).length

/** Returns the question before somebody is disqualified. */
export function disqualifyPanel(app: App, view: LeagueView, player: PlayerId): Promise<Body> {
  const { say, league } = view
  const name = playerNameOf(withoutReader(view), player)
  const ask = plainly(say)('disqualify.ask', { name })
  return dangerPanel(app, view, {
    title: plainly(say)('disqualify.title', { name }),
    under: league.settings.name,
    rows: [
      {
        icon: 'cross',
        tint: 'red',
        title: say('disqualify.games', { count: running(view, player) }),
        text: say('disqualify.games.about'),
      },
      { icon: 'rows', title: say('disqualify.rounds'), text: say('disqualify.rounds.about') },
      { icon: 'bell', title: plainly(say)('disqualify.told', { name }), text: say('disqualify.told.about') },
    ],
    question: ask.length <= 38 ? literal(ask) : say('disqualify.ask-short'),
    line: say('disqualify.line'),
    yes: { id: organiserClick(view, 'dqform', player), label: say('disqualify.yes') },
    back: organiserClick(view, 'player', player),
  })
}

/** Returns the question before an organiser puts a player out who may come back. */
export function removePanel(app: App, view: LeagueView, player: PlayerId): Promise<Body> {
  const { say, league } = view
  const name = playerNameOf(withoutReader(view), player)
  const ask = plainly(say)('remove.ask', { name })
  return dangerPanel(app, view, {
    title: plainly(say)('remove.title', { name }),
    under: league.settings.name,
    rows: [
      {
        icon: 'cross',
        tint: 'red',
        title: say('disqualify.games', { count: running(view, player) }),
        text: say('remove.games.about'),
      },
      { icon: 'rows', title: say('remove.back'), text: say('remove.back.about') },
      { icon: 'bell', title: plainly(say)('disqualify.told', { name }), text: say('disqualify.told.about') },
    ],
    question: ask.length <= 38 ? literal(ask) : say('remove.ask-short'),
    line: say('disqualify.line'),
    yes: { id: organiserClick(view, 'removeform', player), label: say('remove.yes') },
    back: organiserClick(view, 'player', player),
  })
}

/** Says of an act that is only announced when it takes effect. */
const laterRows = ({ say }: LeagueView, effect: ActEffect) =>
  effect === 'announced'
    ? [{ icon: 'clock', tint: 'amber', title: say('later.title'), text: say('later.about') } as const]
    : []

/** Returns the question before the league is paused. */
export function pausePanel(app: App, view: LeagueView, effect: ActEffect): Promise<Body> {
  const { say, league } = view
  return dangerPanel(app, view, {
    title: plainly(say)('pause.title', { league: league.settings.name }),
    under: '',
    rows: [
      ...laterRows(view, effect),
      { icon: 'pause', title: say('pause.clocks'), text: say('pause.clocks.about') },
      { icon: 'calendar', title: say('pause.dates'), text: say('pause.dates.about') },
      { icon: 'bell', title: say('pause.told'), text: say('pause.told.about') },
    ],
    question: say('pause.ask'),
    line: say('disqualify.line'),
    yes: { id: organiserClick(view, 'pauseform'), label: say('pause.yes') },
    back: organiserClick(view, 'desk'),
  })
}

/** Returns the question before the league is cancelled. */
export function cancelPanel(app: App, view: LeagueView, effect: ActEffect): Promise<Body> {
  const { say, league } = view
  const games = running(view, null)
  const goOn = { icon: 'play', title: say('cancel.friendly'), text: say('cancel.friendly.about') } as const
  const milder = { id: organiserClick(view, 'cancelform', 'friendly'), label: say('cancel.friendly.yes') }
  return dangerPanel(app, view, {
    title: plainly(say)('cancel.title', { league: league.settings.name }),
    under: '',
    rows: [
      ...laterRows(view, effect),
      {
        icon: 'cross',
        tint: 'red',
        title: say('cancel.games', { count: games }),
        text: say('cancel.games.about'),
      },
      ...(games === 0 ? [] : [goOn]),
      { icon: 'bell', title: say('cancel.told'), text: say('cancel.told.about') },
    ],
    question: say('cancel.ask'),
    line: say('cancel.line'),
    yes: { id: organiserClick(view, 'cancelform'), label: say('cancel.yes') },
    ...(games === 0 ? {} : { milder }),
    back: organiserClick(view, 'desk'),
  })
}

/** Whether a judge plays in a pairing, or plays one of the two now. */
export const isOwnGame = ({ person, league }: LeagueView, pairing: Pairing): boolean =>
  person !== null && isPartial(league, person, pairing.players)

/** Whether there is such a player. */
export const knows = (view: LeagueView, player: string | undefined): player is PlayerId =>
  player !== undefined &&
  view.league.players.some(({ id: one }) => one === player) &&
  playerById(view.league, player) !== null
