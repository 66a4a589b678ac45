/** Facts of a league that anybody in it may read: rules, how a round was paired, figures, the log; and leaving it. */

import type { LogLine } from '../../../league-play/api.ts'
import { leagueTime } from '../../../league-play/league-time.ts'
import type { LeagueStatistics } from '../../../league-play/statistics.ts'
import { hasChallenges, rulesOf } from '../../../leagues/forms/forms.ts'
import { leavesEarly } from '../../../leagues/handle-sign-up.ts'
import type { LeagueEvent } from '../../../leagues/league-events.ts'
import { bracketOf, pairsAnew } from '../../../leagues/pairing/next-round.ts'
import { usualSilence } from '../../../leagues/player-silence.ts'
import { isComplete } from '../../../leagues/record.ts'
import { seasonRounds } from '../../../leagues/season-rounds.ts'
import { joined, ours, type SafeText, safe } from '../../../locales/safe-text.ts'
import type { LeagueBlock, LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import { day, dayTime, lengthLeft, stamp } from '../../frame/dates.ts'
import { press } from '../../frame/frame.ts'
import { numberIn, percentIn } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { eventIcon, eventWords } from '../base/event-words.ts'
import { homeButton, moreOf } from '../base/league-more.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import { type LeagueView, namedIn } from '../base/league-view.ts'
import {
  clockAbout,
  deckLine,
  isRobin,
  leagueClockTitle,
  sideInSentence,
  sideName,
  timeRules,
} from '../base/league-words.ts'
import { planOf } from '../base/season-plan.ts'
import { titleOfRound } from '../base/stage-words.ts'
import { formWords } from '../forms/form-words.ts'
import { poolRows, seedLines } from '../pools/pool-parts.ts'

/** Returns the rows that say how a league is played. @param plan see `planOf` */
export function ruleRows(view: LeagueView, plan = planOf(view)): readonly LineRow[] {
  const { league, say, language } = view
  const { form, games, rounds, points, dates } = league.settings
  const { playOff: off, challenges, pairing } = rulesOf(form)
  const words = formWords(form)
  return [
    {
      icon: 'rows',
      title: `${words.name(say, league.mainRounds)} · ${
        challenges !== null
          ? say('league.days', { count: challenges.rounds * rounds.days })
          : say('create.row.days', { count: rounds.days })
      }`,
      text: say(words.key.about),
    },
    { icon: 'swap', ...words.games(say, games) },
    {
      icon: 'clock',
      title: leagueClockTitle(league.settings, language),
      text: clockAbout(leagueTime(league.settings), language),
    },
    {
      icon: 'bell',
      title: say(words.key.silence, {
        days: silenceWords(view),
      }),
      text: say(words.key.silenceAbout),
    },
    { icon: 'lock', title: deckLine(view), text: say('create.row.lists.about') },
    ...poolRows(view),
    off === null || pairing === 'bracket'
      ? {
          icon: 'cup',
          tint: 'yellow',
          title:
            words.champion !== null
              ? say(words.champion)
              : say('create.row.points', {
                  win: numberIn(points.win, language),
                  draw: numberIn(points.draw, language),
                }),
          text: say(league.settings.rated ? 'create.row.rated' : 'create.row.friendly'),
        }
      : {
          icon: 'cup',
          tint: 'yellow',
          title: say('league.playoff', { count: off.places }),
          text: say('create.playoff.about'),
        },
    {
      icon: 'calendar',
      title: say('create.row.dates', { start: day(view, dates.startsAt) }),
      text: datesLine(view, plan),
    },
  ]
}

/** How long nobody may be silent in a round: what the rules do, in words. */
function silenceWords({ league, say, language }: LeagueView): string {
  const ms = usualSilence(league)
  return ms % DAY_MS === 0 ? say('league.days', { count: ms / DAY_MS }) : lengthLeft(ms, language)
}

/** When sign-up ends, and the season: at the latest where the number of its rounds follows from the players. */
function datesLine(view: LeagueView, plan: ReturnType<typeof planOf>): string {
  const { league, say } = view
  const { signUpEndsAt } = league.settings.dates
  if (plan === null) return say('create.row.dates.about', { signup: day(view, signUpEndsAt) })
  const until = plan.fixed && league.settings.rounds.kind === 'calendar' ? 'until' : 'latest'
  return say(`create.row.dates.${until}`, { signup: day(view, signUpEndsAt), end: day(view, plan.endsAt) })
}

/** Returns how the league is played. */
export function rulesPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { league, say } = view
  return leaguePanel(app, view, {
    note,
    news: safe`**${literal(league.settings.name)}**`,
    blocks: [{ block: 'lines', rows: ruleRows(view) }],
    lines: [safe`-# ${timeRules(league.settings, view.language)}`, ...seedLines(view)],
    buttons: [homeButton(view), press(playerClick(view, 'order'), say('league.rules.order'))],
    more: moreOf(view, 'rules'),
  })
}

/** Returns how the last round was paired. */
export function pairingRulePanel(app: App, view: LeagueView): Promise<Body> {
  const { league, say } = view
  const round = league.rounds.at(-1)
  const { form } = league.settings
  const { challenges } = rulesOf(form)
  const lines = [
    challenges !== null
      ? say('league.rule.ladder', {
          reach: challenges.reach,
          decay: challenges.decayDays,
          rematch: challenges.rematchDays,
        })
      : say(round?.stage === 'playOff' ? 'league.rule.elimination' : formWords(form).key.rule),
    ...(round?.log.relaxed ?? []).map((one) => safe`- ${say(`league.rule.relaxed.${one}`)}`),
    ...(round === undefined || round.log.open.length === 0
      ? []
      : [safe`- ${say('league.rule.open', { count: round.log.open.length })}`]),
  ]
  return leaguePanel(app, view, {
    news: safe`**${challenges !== null ? say('ladder.rule.title') : say('league.rule.title', { round: titleOfRound(view, round?.number ?? 1) })}**`,
    lines,
    buttons: [homeButton(view), press(playerClick(view, 'table', ''), say('league.round.standings'))],
    more: moreOf(view, 'round'),
  })
}

/** Whether rounds are to come in which players can be away: a bracket goes on without them, and a ladder has no rounds. */
const mayBeAway = ({ league }: LeagueView): boolean =>
  seasonRounds(league).some(({ begun, inBracket }) => !begun && inBracket === null)

/** The rows that say whether results stay, whether a player may come back, and what would do instead. */
function dropRows(view: LeagueView): readonly LineRow[] {
  const { league, say, reader } = view
  const kept = reader === null || league.phase !== 'running' || !leavesEarly(league, reader)
  const back = bracketOf(league) === null
  const ladder = hasChallenges(league)
  const busy: LineRow = {
    icon: 'sun',
    tint: 'yellow',
    title: say('league.drop.busy'),
    text: say(isRobin(league) ? 'league.drop.busy.robin' : 'league.drop.busy.about'),
  }
  return [
    kept
      ? { icon: 'tick', tint: 'green', title: say('league.drop.keeps'), text: say('league.drop.keeps.about') }
      : { icon: 'cross', tint: 'red', title: say('league.drop.annuls'), text: say('league.drop.annuls.about') },
    back
      ? {
          icon: 'tick',
          tint: 'green',
          title: say('league.drop.back'),
          text: say(ladder ? 'league.drop.back.about.ladder' : 'league.drop.back.about'),
        }
      : { icon: 'cross', tint: 'red', title: say('league.drop.no-back'), text: say('league.drop.no-back.about') },
    ...(mayBeAway(view) ? [busy] : []),
  ]
}

/** Returns the question before somebody drops out: what it does, and what would do instead. */
export function dropPanel(app: App, view: LeagueView): Promise<Body> {
  const { league, say, reader } = view
  const games = league.rounds.flatMap(({ pairings }) =>
    pairings
      .filter(
        (one) =>
          !one.voided && reader !== null && one.players.includes(reader) && !isComplete(one, league.settings.games),
      )
      .flatMap((one) => one.games.filter(({ result }) => result === null)),
  ).length
  const blocks: LeagueBlock[] = [
    { block: 'hero', over: '', danger: true, title: say('league.drop.title'), under: league.settings.name },
    {
      block: 'lines',
      rows: [
        games > 0
          ? {
              icon: 'cross',
              tint: 'red',
              title: say('league.drop.games', { count: games }),
              text: say(pairsAnew(league) ? 'league.drop.games.about' : 'league.drop.games.about.win'),
            }
          : {
              icon: 'tick',
              tint: 'green',
              title: say('league.drop.no-games'),
              text: say('league.drop.no-games.about'),
            },
        ...dropRows(view),
      ],
    },
  ]
  return leaguePanel(app, view, {
    news: say('league.drop.head'),
    blocks,
    question: say('league.drop.ask'),
    line: say(games > 0 ? 'league.drop.line' : 'league.drop.line.none'),
    buttons: [
      press(playerClick(view, 'my'), say('league.drop.stay')),
      ...(mayBeAway(view) ? [press(playerClick(view, 'dates'), say('league.drop.away'))] : []),
      press(playerClick(view, 'dropped'), say('league.drop.yes'), 'bad'),
    ],
  })
}

/** The rows of the log in one picture. */
export const LOG_ROWS = 6

/** Returns the log of a league, the newest first. @param more whether older lines exist */
export function logPanel(
  app: App,
  view: LeagueView,
  lines: readonly LogLine[],
  more: boolean,
  from: number | null,
): Promise<Body> {
  const { say, league } = view
  const rows = lines.map(({ sequence, event }): LineRow => {
    const { title, text } = eventWords(view, event)
    return {
      icon: eventIcon(event),
      title,
      text: [`#${sequence}`, dayTime(view, event.at), text ?? authorOf(view, event)].filter(Boolean).join(' · '),
    }
  })
  const last = lines.at(-1)?.sequence ?? 0
  return leaguePanel(app, view, {
    news: say('log.head', { league: literal(league.settings.name) }),
    blocks: [
      { block: 'head', left: say('log.title'), right: say('log.newest') },
      { block: 'lines', rows },
    ],
    question: say(lines.length === 0 ? 'log.empty' : more ? 'log.more' : 'log.more.none'),
    line: say('log.line'),
    buttons: [
      ...(more ? [press(playerClick(view, 'log', last), say('log.older'), 'main')] : []),
      ...(from === null ? [] : [press(playerClick(view, 'log', ''), say('log.newer'))]),
      press(playerClick(view, 'export', 'csv'), say('log.csv')),
    ],
    more: moreOf(view, 'log'),
  })
}

/** Returns who did something: a person, or the rules. */
function authorOf({ league, names, say }: LeagueView, { by }: LeagueEvent): string {
  if (by === 'clock') return say('log.by-rule')
  const player = league.players.find(({ person }) => person === by)
  return player === undefined ? say('told.organiser') : (names.get(player.id) ?? say('told.organiser'))
}

/** Returns figures of a league: win rates, lengths of games, who waits. */
export function statisticsPanel(app: App, view: LeagueView, figures: LeagueStatistics): Promise<Body> {
  const { say, language, league } = view
  const rate = (won: number, played: number) => (played === 0 ? '–' : percentIn(won / played, language, 0))
  const sides = ([0, 1] as const).map((side) => {
    const { won = 0, played = 0 } = figures.sides[league.settings.sides[side]] ?? {}
    return {
      label: sideName(view, side),
      seat: league.settings.sides[side],
      share: played === 0 ? 0 : won / played,
      value: rate(won, played),
    }
  })
  const types = figures.deckTypes.slice(0, 4).map(({ type, seat, won, played }) => ({
    label: type,
    seat,
    share: played === 0 ? 0 : won / played,
    value: rate(won, played),
  }))
  const waiting = figures.waiting.slice(0, 3).map(({ players, deadline }) =>
    say('stats.waits', {
      names: joined(players.map((one) => namedIn(view, one))),
      left: stamp(deadline.getTime(), 'R'),
    }),
  )
  return leaguePanel(app, view, {
    news: say('stats.head', { league: literal(league.settings.name) }),
    blocks: [
      { block: 'head', left: say('stats.title'), right: say('stats.won') },
      { block: 'bars', rows: [...sides, ...types] },
      {
        block: 'stats',
        cells: [
          { value: figures.days === null ? '–' : numberIn(figures.days.half, language), label: say('stats.days') },
          {
            value: figures.days === null ? '–' : numberIn(figures.days.nineTenths, language),
            label: say('stats.days-ninth'),
          },
          { value: figures.turns === null ? '–' : numberIn(figures.turns.half, language), label: say('stats.turns') },
        ],
      },
    ],
    lines: [
      ...advantageLines(view, figures.advantage).map((line) => safe`-# ${line}`),
      ...waiting.map((line) => safe`-# ${line}`),
      ...figures.cards
        .slice(0, 3)
        .map(
          ({ card, won, played }) => safe`-# ${literal(cardName(view, card))}: ${ours(rate(won, played))} (${played})`,
        ),
    ],
    buttons: [homeButton(view)],
    more: moreOf(view, 'stats'),
  })
}

/** Returns the worth of a side in ratings: in this season and, once it is over, in the next one. */
function advantageLines(view: LeagueView, advantage: LeagueStatistics['advantage']): readonly SafeText[] {
  if (advantage === null) return []
  const { say, language } = view
  const words = (worth: number, when: 'now' | 'next') => {
    const points = Math.abs(Math.round(worth * 10) / 10)
    if (points === 0) return say(`stats.side.${when}.even`)
    return say(`stats.side.${when}`, {
      side: sideInSentence(view, worth > 0 ? 0 : 1),
      points: numberIn(points, language),
      count: points,
    })
  }
  return [words(advantage.worth, 'now'), ...(advantage.fitted === null ? [] : [words(advantage.fitted, 'next')])]
}

function cardName({ game, language }: LeagueView, card: string): string {
  try {
    return game.cards.sheet(card, language).title
  } catch {
    return card
  }
}
