/** My league: what waits for its reader now, and where the season may end. */

import { isDeepStrictEqual } from 'node:util'
import { DateTime } from 'luxon'
import { formRules, hasChallenges, hasTable } from '../../../leagues/forms/forms.ts'
import type { Pairing, Player, Round } from '../../../leagues/league.ts'
import { bracketOf } from '../../../leagues/pairing/next-round.ts'
import { isComplete, opponentIn, recordsOf, seatIn } from '../../../leagues/record.ts'
import { nextRoundOf } from '../../../leagues/season-rounds.ts'
import { bestScore } from '../../../leagues/standings/best-score.ts'
import { finalPlaces } from '../../../leagues/standings/final-places.ts'
import type { TableRow } from '../../../leagues/standings/league-table.ts'
import type { PlaceForecast } from '../../../leagues/standings/likely-places.ts'
import { plainly } from '../../../locales/index.ts'
import { joined, ours, type SafeText, safe } from '../../../locales/safe-text.ts'
import type { LeagueBlock, LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import { lengthLeft, ownTime, stamp } from '../../frame/dates.ts'
import { type MoreEntry, press } from '../../frame/frame.ts'
import { numberIn, ordinal, pointsText } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { customId } from '../../shell/custom-id.ts'
import { buttonRows } from '../../table/phone-room.ts'
import { mayReturn } from '../base/coming-back.ts'
import { isBeforePlay, moreOf } from '../base/league-more.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import { pairingNow, roundNow } from '../base/league-rounds.ts'
import { type LeagueView, namedIn, playerNameOf } from '../base/league-view.ts'
import { sideInSentence, sideName } from '../base/league-words.ts'
import { outcomeWords } from '../base/outcome-words.ts'
import { outsideWords } from '../base/outside-words.ts'
import { pairingsOf } from '../base/round-blocks.ts'
import { capital, roundTitle, stageOf } from '../base/stage-words.ts'
import { gamesOf, groupOf, headOf, isOutside, tableRowsOf } from '../base/table-blocks.ts'
import { formWords } from '../forms/form-words.ts'
import { cancelledPanel } from '../pages/empty-panels.ts'
import { rulesPanel } from '../pages/league-facts-panels.ts'
import { championPanel, seasonPanel } from '../pages/season-panel.ts'
import { forecastWords } from '../pages/standings-panel.ts'
import { gonePanel, outPanel } from './gone-panels.ts'
import { handAsked } from './hand-question.ts'
import { joinedPanel, offerPanel, waitingPanel } from './joined-panels.ts'
import { climbWords } from './ladder-panels.ts'
import { backEntries } from './own-game.ts'

/** Forecasts for the reader: as things stand, and if they win now. */
export interface Forecasts {
  readonly now: PlaceForecast | null
  readonly winning: PlaceForecast | null
}

/** Returns the panel that a person in the league needs now. */
export function myLeaguePanel(app: App, view: LeagueView, forecasts: Forecasts, note?: SafeText): Promise<Body> {
  const { league, reader } = view
  const player = league.players.find((one) => one.id === reader)
  if (league.phase === 'cancelled') return cancelledPanel(app, view)
  if (player === undefined) return isBeforePlay(view) ? rulesPanel(app, view, note) : championPanel(app, view, note)
  if (league.phase === 'finished' || league.phase === 'archived') return seasonPanel(app, view, note)
  if (player.status === 'offered') return offerPanel(app, view, player, note)
  if (player.status === 'waiting') return waitingPanel(app, view, player, note)
  if (player.status === 'out' || player.status === 'disqualified') return gonePanel(app, view, player, note)
  if (league.phase !== 'running') return joinedPanel(app, view, player, note)
  return runningPanel(app, view, player, forecasts, note)
}

function runningPanel(
  app: App,
  view: LeagueView,
  player: Player,
  forecasts: Forecasts,
  note?: SafeText,
): Promise<Body> {
  const { league } = view
  const round = roundNow(view)
  const offer = league.byeOffers.find((one) => one.player === player.id)
  if (offer !== undefined) return askedPanel(app, view, offer.opponent, offer.round, note)
  if (mayReturn(league, player.id)) return outPanel(app, view, note)
  const pairing = pairingNow(round, player.id)
  const bye = round?.byes.find((one) => one.player === player.id)
  if (pairing === null && bye !== undefined && round !== null) return byePanel(app, view, round, bye, note)
  return roundPanel(app, view, { round, pairing }, forecasts, note)
}

/** A game of the reader: a row of the picture, and whether it waits for them. */
interface OwnGame {
  readonly row: LineRow
  readonly waits: 'you' | 'them' | 'both' | 'begins' | 'over'
  /** The button that opens it; null before it has begun, and once it is over. */
  readonly open: { readonly id: string; readonly side: string } | null
}

function ownGames(view: LeagueView, pairing: Pairing): readonly OwnGame[] {
  const { league, reader, sight, language } = view
  const say = plainly(view.say)
  const name = playerNameOf(view, opponentIn(pairing, reader!))
  return pairing.games.map((game): OwnGame => {
    const side = seatIn(game, reader!)
    const seat = league.settings.sides[side]
    const sided = (text?: string): string => [sideName(view, side), ...(text === undefined ? [] : [text])].join(' · ')
    const facts = sight.games[game.id]
    const tone = { seat, tone: 'side' as const }
    if (game.result !== null) {
      const title = say(
        `league.my.over.${({ 1: 'won', 0.5: 'drawn', 0: 'lost' } as const)[game.result.scores[side]]}`,
        { name },
      )
      return { row: { ...tone, title, text: sided(outcomeWords(view, game.result)) }, waits: 'over', open: null }
    }
    if (facts === undefined || facts.matchId === '')
      return {
        row: {
          ...tone,
          title: say('league.my.begins', { name }),
          text: say('league.my.side', { side: sideInSentence(view, side) }),
        },
        waits: 'begins',
        open: null,
      }
    const mine = facts.waitsFor.includes(reader!)
    const waits = facts.waitsFor.length > 1 ? 'both' : mine ? 'you' : 'them'
    const key = { both: 'league.my.both-move', you: 'league.my.your-move', them: 'league.my.their-move' } as const
    const until = facts.deadline
    const row: LineRow = {
      ...tone,
      title: say(key[waits], { name }),
      ...(until === null
        ? { text: sided() }
        : {
            text: sided(ownTime(view, until.getTime())),
            value: lengthLeft(until.getTime() - view.now.getTime(), language),
            under: say('league.my.left'),
          }),
    }
    return { row, waits, open: { id: customId('open', facts.matchId, seat), side: sideInSentence(view, side) } }
  })
}

function roundPanel(
  app: App,
  view: LeagueView,
  { round, pairing }: { readonly round: Round | null; readonly pairing: Pairing | null },
  forecasts: Forecasts,
  note?: SafeText,
): Promise<Body> {
  const { say } = view
  const games = pairing === null ? [] : ownGames(view, pairing)
  const first =
    games.find(({ waits, open }) => open !== null && (waits === 'you' || waits === 'both')) ??
    games.find(({ open }) => open !== null)
  const mine = first !== undefined && (first.waits === 'you' || first.waits === 'both')
  const blocks: LeagueBlock[] = [
    headOf(view),
    { block: 'lines', rows: [...games.map(({ row }) => row), ...newOpponentRows(view, pairing)] },
    ...seasonBlocks(view, forecasts),
  ]
  const { now, winning } = forecasts
  const line = [
    // A forecast that a win does not change says nothing.
    ...(winning === null || pairing === null || isDeepStrictEqual(winning.likely, now?.likely)
      ? []
      : winningWords(view, pairing, winning)),
    ...climbWords(view, pairing),
    ...(round === null ? [] : [endWords(view, round, pairing)]),
  ]
  return leaguePanel(app, view, {
    note,
    news: newsOf(view, round, pairing, games),
    blocks,
    question:
      now === null || isOutside(view.league, view.reader) ? placeWords(view, now) : forecastWords(view, now, false),
    ...(line.length === 0 ? {} : { line: joined(line, ' ') }),
    buttons: roundButtons(view, first?.open ?? null, mine),
    more: [
      ...games
        .filter((game) => game.open !== null && game !== first)
        .map(({ open, row, waits }) => ({
          id: open!.id,
          // Two games against the same opponent have the same title.
          label: waits === 'them' ? row.title : say('league.my.play', { side: open!.side }),
          hint: [row.title, row.text].filter(Boolean).join(' · '),
        })),
      ...requestEntries(view, pairing),
      ...moreOf(view, 'my'),
    ],
  })
}

/** When a round ends; past that, games in which both players still move go on to the last end. */
function endWords({ say, now, league }: LeagueView, round: Round, pairing: Pairing | null): SafeText {
  if (hasChallenges(league)) {
    const challenge = pairing !== null && !isComplete(pairing, league.settings.games) ? pairing : null
    const at = stamp((challenge ?? round).softEndAt, 'R')
    return say(challenge === null ? 'ladder.my.season-ends' : 'ladder.my.challenge-ends', { at })
  }
  const { softEndAt, hardEndAt } = pairing ?? round
  const late = now.getTime() >= softEndAt && softEndAt < hardEndAt
  return say(late ? 'league.my.late-ends' : 'league.my.round-ends', { at: stamp(late ? hardEndAt : softEndAt, 'R') })
}

/** The buttons of a round in one row: where there is no room for the dates, the menu has them. */
function roundButtons(view: LeagueView, open: OwnGame['open'], mine: boolean) {
  const { league, say } = view
  const play = (game: NonNullable<OwnGame['open']>) =>
    mine ? say('league.my.play', { side: game.side }) : say('league.my.look')
  const buttons = [
    ...(open === null ? [] : [press(open.id, play(open), 'main')]),
    press(
      playerClick(view, 'table', ''),
      say(formWords(league.settings.form).key.standings),
      open === null ? 'main' : 'plain',
    ),
  ]
  if (hasChallenges(league)) return buttons
  const all = [...buttons, press(playerClick(view, 'dates'), say('league.my.schedule'))]
  return buttonRows(all) > 1 ? buttons : all
}

/** The requests about games: those that wait for the reader, and those that they can make. */
function requestEntries(view: LeagueView, pairing: Pairing | null): readonly MoreEntry[] {
  const asked = handAsked(view)
  const hand =
    asked === null
      ? []
      : [
          {
            id: playerClick(view, 'hand', asked.id),
            label: view.say('hands.player.entry'),
            hint: view.say('hands.player.line'),
          },
        ]
  return [...hand, ...(pairing === null ? [] : backEntries(view, pairing))]
}

/** Where the reader stands now: the same in the sentence, the numbers and the bar of their page. */
interface OwnPlace {
  readonly own: TableRow
  readonly place: number
  /** How many players there are. */
  readonly count: number
}

/**
 * Returns the reader's place; null without a row. In a play-off it is that of the cut, in a cup it follows from how far
 * its players came; for those who play on it is no better and no worse than is possible.
 */
function placeNow({ league, reader }: LeagueView, now: PlaceForecast | null): OwnPlace | null {
  const rows = tableRowsOf(league, groupOf(league, reader, null))
  const own = rows.find(({ player }) => player === reader)
  if (own === undefined) return null
  const reached = league.cutTable === null && bracketOf(league) !== null
  const place = reached ? finalPlaces(league).indexOf(own.player) + 1 : own.place
  const playsOn = bracketOf(league) !== null && !isOutside(league, reader)
  const [best, worst] = playsOn && now !== null ? now.possible : [place, place]
  return { own, place: Math.min(worst, Math.max(best, place)), count: rows.length }
}

function placeWords(view: LeagueView, now: PlaceForecast | null): SafeText {
  const { say, language } = view
  const seen = placeNow(view, now)
  return seen === null ? safe`` : say('league.my.place', { place: ordinal(seen.place, language), count: seen.count })
}

/** The places that the best score brings which the reader can still reach; none where a win is not possible any more. */
function winningWords(view: LeagueView, pairing: Pairing, { likely: [from, to] }: PlaceForecast): readonly SafeText[] {
  const { say, language, league, reader } = view
  const best = reader === null ? null : bestScore(pairing, reader, league.settings.games)
  if (best === null) return []
  const result = ours(best.score.map(pointsText).join('–'))
  if (from === to) return [say('league.my.with-win.one', { result, from: ordinal(from, language) })]
  return [say('league.my.with-win', { result, from: ordinal(from, language), to: ordinal(to, language) })]
}

function newsOf(view: LeagueView, round: Round | null, pairing: Pairing | null, games: readonly OwnGame[]): SafeText {
  const { league, say } = view
  const paused = league.pausedAt === null ? safe`` : safe`${say('league.paused')} `
  const outside = pairing === null ? outsideWords(view) : null
  if (outside !== null) return safe`${paused}${outside}`
  if (round === null) return safe`${paused}${nextRound(view)}`
  const zone = league.settings.zone
  const dayOf = (at: number) => DateTime.fromMillis(at, { zone }).startOf('day')
  // By calendar the last of a round's days is for games that are still being played; it counts, as in the rules.
  const ends = pairing ?? round
  const end = league.settings.rounds.kind === 'calendar' ? ends.hardEndAt : ends.softEndAt
  const days = Math.max(1, Math.round(dayOf(end).diff(dayOf(round.startsAt), 'days').days))
  const number = Math.floor(dayOf(view.now.getTime()).diff(dayOf(round.startsAt), 'days').days) + 1
  const values = { round: round.number, day: Math.max(1, Math.min(days, number)), days, news: stateOf(view, games) }
  if (hasChallenges(league)) {
    if (pairing === null) return safe`${paused}${say('ladder.my.head', { ...values, news: say('ladder.my.none') })}`
    const name = namedIn(view, opponentIn(pairing, view.reader!))
    const isOver = isComplete(pairing, league.settings.games)
    const key = isOver ? 'ladder.my.challenge-over' : 'ladder.my.challenge'
    return safe`${paused}${say(key, { ...values, name })}`
  }
  const total = hasTable(league) ? league.mainRounds : null
  const stage = stageOf(view, pairing === null ? pairingsOf(round) : [pairing])
  const head =
    stage !== null
      ? say('league.my.head-stage', { ...values, stage: capital(stage) })
      : round.stage === 'main' && total !== null
        ? say('league.my.head', { ...values, rounds: total })
        : say('league.my.head-open', values)
  return safe`${paused}${head}`
}

function stateOf(view: LeagueView, games: readonly OwnGame[]): SafeText {
  const { say } = view
  const mine = games.filter(({ waits }) => waits === 'you')
  if (mine.length > 1) return say('league.my.waits-many')
  if (mine[0]?.open != null) return say('league.my.waits', { side: mine[0].open.side })
  if (games.some(({ waits }) => waits === 'both')) return say('league.my.waits-both')
  if (games.some(({ waits }) => waits === 'them')) return say('league.my.waits-them')
  if (games.some(({ waits }) => waits === 'begins')) return say('league.my.not-begun')
  return games.length === 0 ? safe`` : say('league.my.all-over')
}

function nextRound(view: LeagueView): SafeText {
  const { league, say } = view
  const next = nextRoundOf(league)
  if (next === null) return say('league.my.soon')
  return safe`**${say('league.my.no-round', { round: roundTitle(view, next), at: stamp(next.startsAt, 'F') })}**`
}

/** The place bar and the numbers of the season so far. */
function seasonBlocks(view: LeagueView, { now }: Forecasts): readonly LeagueBlock[] {
  const { league, say, language, reader } = view
  const seen = placeNow(view, now)
  if (seen === null) return []
  const { own, place, count } = seen
  const points = own.sums.points.value
  const cut = formRules(league).playOff?.places ?? 0
  const records = (recordsOf(league).get(reader!) ?? []).filter(({ stage }) => stage === 'main')
  const games = gamesOf(records, reader!).map(pointsText).join('–')
  const rating = league.players.find(({ id: one }) => one === reader)?.rating
  const bar: LeagueBlock[] =
    now === null || count < 2 || isOutside(league, reader)
      ? []
      : [
          {
            block: 'places',
            most: count,
            now: place,
            likely: now.likely,
            possible: now.possible,
            labels: [
              ordinal(1, language),
              cut > 0 && cut < count ? say('league.my.cut', { count: cut }) : '',
              ordinal(count, language),
            ],
          },
        ]
  return [
    ...bar,
    {
      block: 'stats',
      cells: [
        { value: ordinal(place, language), label: say('league.stat.of', { count }) },
        {
          value: `${own.won}–${own.drawn}–${own.lost}`,
          label: say(formWords(league.settings.form).key.results),
        },
        ...(league.settings.games === 'bestOf1'
          ? [{ value: numberIn(points, language), label: say('league.stat.points', { count: points }) }]
          : [{ value: games, label: say('league.stat.score') }]),
        ...(rating == null ? [] : [{ value: `${Math.round(rating)}`, label: say('league.stat.rating') }]),
      ],
    },
  ]
}

/** A player who was paired anew reads what they keep. */
function newOpponentRows(view: LeagueView, pairing: Pairing | null): readonly LineRow[] {
  const { say, reader } = view
  if (pairing === null || (pairing.why !== 'repaired' && pairing.why !== 'byeHolder')) return []
  if (pairing.games.some(({ result }) => result !== null)) return []
  const other = opponentIn(pairing, reader!)
  const keeps = pairing.atLeastWin.includes(other)
  return [
    { icon: 'clock', title: say('league.my.new.time'), text: say('league.my.new.time.about') },
    ...(keeps
      ? [
          {
            icon: 'tick' as const,
            tint: 'green' as const,
            title: plainly(say)('league.my.new.keeps', { name: playerNameOf(view, other) }),
            text: say('league.my.new.keeps.about'),
          },
        ]
      : []),
  ]
}

/** A bye: what it is worth, and why it is theirs. */
function byePanel(
  app: App,
  view: LeagueView,
  round: Round,
  { worth, why }: Round['byes'][number],
  note?: SafeText,
): Promise<Body> {
  const { say, league, language } = view
  const { points } = league.settings
  const given = { full: points.win, half: points.draw, zero: points.loss }[worth]
  const inBracket = why === 'bracket'
  const endsAt = inBracket ? round.softEndAt : round.hardEndAt
  const days = Math.max(0, Math.ceil((endsAt - view.now.getTime()) / DAY_MS))
  const blocks: LeagueBlock[] = [
    headOf(view),
    {
      block: 'lines',
      rows: [
        {
          icon: 'plus',
          tint: 'green',
          title: inBracket
            ? say('league.my.bye.bracket.next')
            : say('league.my.bye.points', { points: numberIn(given, language), count: given }),
          text: say(inBracket ? 'league.my.bye.bracket.free' : 'league.my.bye.free', { count: days }),
        },
        { icon: 'question', title: say('league.my.bye.why'), text: say(`league.my.bye.why.${why}`) },
        ...(inBracket
          ? []
          : [{ icon: 'rows' as const, title: say('league.my.bye.ties'), text: say('league.my.bye.ties.about') }]),
      ],
    },
  ]
  return leaguePanel(app, view, {
    note,
    news: say('league.my.bye', { round: round.number, why: say(`league.my.bye.${inBracket ? 'bracket' : worth}`) }),
    blocks,
    question: say('league.my.bye.ask'),
    line: say('league.my.bye.line'),
    buttons: [
      press(customId('q', 'show', league.settings.game), say('league.my.bye.find'), 'main'),
      press(playerClick(view, 'table', ''), say('league.round.standings')),
    ],
    more: moreOf(view, 'my'),
  })
}

/** The holder of a bye is asked to play somebody whose opponent is gone. */
function askedPanel(app: App, view: LeagueView, opponent: string, round: number, note?: SafeText): Promise<Body> {
  const { say } = view
  const name = namedIn(view, opponent)
  return leaguePanel(app, view, {
    note,
    news: say('league.my.asked.head', { name, round }),
    blocks: [
      headOf(view),
      {
        block: 'versus',
        players: [
          { name: playerNameOf(view, view.reader!), lines: [], out: false },
          { name: playerNameOf(view, opponent), lines: [], out: false },
        ],
        middle: 'versus',
      },
    ],
    question: say('league.my.asked', { name }),
    line: say('league.my.asked.line'),
    buttons: [
      press(
        playerClick(view, 'bye', 'yes'),
        plainly(say)('league.my.asked.yes', { name: playerNameOf(view, opponent) }),
        'good',
        plainly(say)('league.my.asked.yes', { name: '…' }),
      ),
      press(playerClick(view, 'bye', 'no'), say('league.my.asked.no')),
    ],
    more: moreOf(view, 'my'),
  })
}
