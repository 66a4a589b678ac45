/** Making a league: a template, name and dates, a review, one tap to publish. */

import { DateTime } from 'luxon'
import type { Language } from '../../../contract/index.ts'
import { leagueTime } from '../../../league-play/league-time.ts'
import { rulesOf } from '../../../leagues/forms/forms.ts'
import { settingsWarnings } from '../../../leagues/league-settings.ts'
import { speak } from '../../../locales/index.ts'
import { type SafeText, safe } from '../../../locales/safe-text.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { dateWords } from '../../../time/date-words.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import { dayTime } from '../../frame/dates.ts'
import { framePanel, menu, type PanelView, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import { commandMention } from '../../shell/command-mention.ts'
import type { Body } from '../../shell/components.ts'
import type { Form, FormField } from '../../shell/forms.ts'
import { literal } from '../../shell/text-limits.ts'
import { moreOf } from '../base/league-more.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'
import { clockAbout, clockTitle } from '../base/league-words.ts'
import { planOf, USUAL_PLAYERS } from '../base/season-plan.ts'
import { formWords } from '../forms/form-words.ts'
import { ruleRows } from '../pages/league-facts-panels.ts'
import { usualPool } from '../pools/pool-fields.ts'
import { poolRows } from '../pools/pool-parts.ts'
import { changesFor } from './setting-fields.ts'
import { formatFor, soonestOf, startTimes, TEMPLATES, type TemplateId, templateOf } from './templates.ts'

const id = (action: string, league: string, ...parts: readonly (string | number)[]): string =>
  leagueId('ln', action, league, ...parts)

/** Returns the question about the game of a new league, the usual one of the server first. */
export function gamePanel(app: App, view: PanelView, template: string | undefined): Promise<Body> {
  const { say, language, game: usual } = view
  const games = Object.values(app.games).sort(
    (one, other) => Number(other.id === usual.id) - Number(one.id === usual.id),
  )
  return framePanel(app, view, {
    news: say('create.game.head'),
    lines: games.map(({ formats, words, shortNames }) => {
      const title = words.title(language)
      const short = literal(shortNames[0] ?? title)
      const names = formats.map((format) => words.format(format, language)).join(', ')
      return say('create.game.line', { game: literal(title), short, formats: literal(names) })
    }),
    question: say('create.game.ask'),
    line: say('create.game.about'),
    buttons: games.map((game) => {
      const title = game.words.title(language)
      const look = game === usual ? 'main' : 'plain'
      return press(id('new', '-', templateOf(template).id, game.id), title, look, game.shortNames[0])
    }),
  })
}

/** Returns the proposal of a template. */
export function templatePanel(
  app: App,
  view: PanelView,
  template: TemplateId,
  from: { readonly zone: string; readonly last: string | null; readonly note?: SafeText },
): Promise<Body> {
  const { say, game } = view
  const { zone, last, note } = from
  return framePanel(app, view, {
    note,
    news: safe`${say('create.head')}\n-# ${literal(game.words.title(view.language))}`,
    blocks: [
      {
        block: 'head',
        left: say(`template.${template}`),
        ...(template === TEMPLATES[0] ? { right: say('create.proposed') } : {}),
      },
      { block: 'lines', rows: templateRows(view, template) },
    ],
    question: say('create.ask'),
    line: say('create.line'),
    selects: menu(
      view,
      'templates',
      say('create.pick'),
      TEMPLATES.filter((one) => one !== template).map((one) => ({
        id: id('new', '-', one, game.id),
        label: say(`template.${one}`),
        hint: say(`template.${one}.about`),
      })),
    ),
    buttons: [
      press(id('name', '-', template, game.id, zone), say('create.name'), 'main'),
      ...(last === null ? [] : [press(id('copy', last), say('create.copy'))]),
      ...(Object.keys(app.games).length > 1 ? [press(id('new', '-', template), say('create.game.other'))] : []),
    ],
  })
}

function templateRows(view: PanelView, template: TemplateId): readonly LineRow[] {
  const { say, language } = view
  const { form, games, days, players, clock, pool } = templateOf(template)
  const { pairing, playOff: off, challenges } = rulesOf(form)
  const words = formWords(form)
  const yellow = { tint: 'yellow' as const }
  return [
    {
      icon: 'rows',
      ...yellow,
      title: players === null ? say('create.for-any') : say('create.for', { from: players[0], to: players[1] }),
      text: say(words.key.about),
    },
    { icon: 'swap', ...yellow, ...words.games(say, games) },
    challenges !== null
      ? {
          icon: 'calendar',
          ...yellow,
          title: say('create.season', { days: days * challenges.rounds }),
          text: say('create.season.about'),
        }
      : {
          icon: 'calendar',
          ...yellow,
          title: say('create.length-open', { count: days }),
          text: say('create.length.about'),
        },
    {
      icon: 'clock',
      ...yellow,
      title: clockTitle(clock, language),
      text: clockAbout(clock, language),
    },
    ...(pool === true ? usualPoolRows(view, template) : []),
    pairing === 'bracket' || off !== null
      ? {
          icon: 'cup',
          ...yellow,
          title: off === null ? words.name(say, null) : say('league.playoff', { count: off.places }),
          text: say('create.playoff.about'),
        }
      : { icon: 'cup', ...yellow, title: say('create.no-playoff'), text: say('create.no-playoff.about') },
  ]
}

/** The usual pool of the game; none in a game that has no products. */
function usualPoolRows({ game, language, say }: PanelView, template: TemplateId): readonly LineRow[] {
  const pool = usualPool(game, formatFor(template, game))
  return poolRows({ league: { settings: { pool } }, game, language, say })
}

const DAYS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28]
const MOST = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256]
/** The value for no limit. */
export const NO_LIMIT = 'none'

/** The values with which the form starts: of a template, or of a draft. */
interface FormStart {
  readonly customId: string
  readonly name: string
  readonly days: number
  readonly most: number | null
  readonly startsAt: number | null
  readonly soonest: number
  readonly themed: boolean
}

/** Returns the form for name and dates: only the name is typed. */
export function nameForm(
  start: FormStart,
  { language, now, zone }: { readonly language: Language; readonly now: Date; readonly zone: string },
): Form {
  const say = speak(language)
  const times = startTimes(now, zone, start.soonest)
  const chosen = start.startsAt !== null && times.includes(start.startsAt) ? start.startsAt : (times[4] ?? times[0])
  const date = (at: number) => dateWords(DateTime.fromMillis(at, { zone }), 'ccc d LLL, HH:mm', language)
  const city = (zone.split('/').at(-1) ?? zone).replace(/_/g, ' ')
  const fields: FormField[] = [
    {
      id: 'name',
      type: 'line',
      label: say('create.form.name'),
      about: say('create.form.name.about'),
      max: 40,
      start: start.name,
    },
    {
      id: 'start',
      type: 'pick',
      label: say('create.form.start'),
      about: say('create.form.start.about'),
      choices: times.map((at) => ({
        value: String(at),
        label: say('create.start.zone', { date: date(at), zone: city }),
        taken: at === chosen,
      })),
    },
    {
      id: 'days',
      type: 'pick',
      label: say('create.form.days'),
      about: say('create.form.days.about'),
      choices: DAYS.map((days) => ({
        value: String(days),
        label: say('league.days', { count: days }),
        taken: days === start.days,
      })),
    },
    {
      id: 'most',
      type: 'pick',
      label: say('create.form.most'),
      about: say('create.form.most.about'),
      choices: [
        { value: NO_LIMIT, label: say('create.form.most.open'), taken: start.most === null },
        ...MOST.map((most) => ({
          value: String(most),
          label: say('league.players', { count: most }),
          taken: most === start.most,
        })),
      ],
    },
    ...(start.themed
      ? [
          {
            id: 'theme',
            type: 'line' as const,
            label: say('create.form.theme'),
            about: say('create.form.theme.about'),
            max: 100,
            optional: true,
          },
        ]
      : []),
  ]
  return { customId: start.customId, title: say('create.form.title'), fields }
}

/** Returns the form for a template. */
export const templateForm = (
  template: TemplateId,
  game: string,
  where: { readonly language: Language; readonly now: Date; readonly zone: string },
): Form => {
  const { days, players } = templateOf(template)
  const say = speak(where.language)
  return nameForm(
    {
      customId: id('made', '-', template, game, where.zone),
      name: say(`template.${template}`),
      days,
      most: players === null ? null : Math.min(players[1], 32),
      startsAt: null,
      soonest: soonestOf(template),
      themed: template === 'theme',
    },
    where,
  )
}

/** This many moves, all at full time, should fit into a round. */
const MOVES = 3

/** Returns the days that a round should have at least for its clock. Working time takes half as long again. */
function fittingDays(settings: LeagueView['league']['settings']): number {
  const time = leagueTime(settings)
  const ms = time.kind === 'each' ? time.sittingMs * MOVES : time.startMs + time.incrementMs * MOVES
  return Math.max(1, Math.ceil(((time.counts === 'working' ? 1.5 : 1) * ms) / DAY_MS))
}

/** The most rows below a plan in one picture of a phone. */
const MOST_ROWS = 7

/** The most characters of a question that keeps to one line on a phone. */
const QUESTION = 38

const questionOf = (named: SafeText, short: SafeText): SafeText => (named.length <= QUESTION ? named : short)

/** The game of a league and its format. */
const gameLine = ({ game: { words }, language, league }: LeagueView): SafeText =>
  literal(`${words.title(language)} · ${words.format(league.settings.format, language)}`)

/** Returns the draft of a league, to be looked over and published. */
export function reviewPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { league, say, sight } = view
  const { settings } = league
  const fits = fittingDays(settings)
  if (settings.rounds.days < fits && note === undefined) return shortPanel(app, view, fits)
  const count = settings.places.most ?? USUAL_PLAYERS
  const plan = planOf(view)
  const rows = ruleRows(view, plan)
  const warnings = settingsWarnings(settings, count).map((one) =>
    one.warning === 'longSeason'
      ? say('create.warning.longSeason', { days: one.days })
      : say('create.warning.tooManyRounds', { rounds: one.rounds }),
  )
  return leaguePanel(app, view, {
    note: note ?? warnings[0],
    news: safe`${say('create.draft', { name: literal(settings.name) })}\n-# ${gameLine(view)}`,
    blocks: [...(plan === null || rows.length > MOST_ROWS ? [] : [plan.block]), { block: 'lines', rows }],
    question: questionOf(say('create.publish.ask', { name: literal(settings.name) }), say('create.publish.ask-short')),
    line: say('create.publish.line'),
    selects: menu(
      view,
      'change',
      say('create.change'),
      changesFor(settings).map((change) => ({
        id: id('change', sight.id, change.id),
        label: say(`set.${change.id}`),
        hint: change.now(view),
      })),
    ),
    buttons: [
      press(id('publish', sight.id), say('create.publish'), 'good'),
      press(id('preview', sight.id), say('create.preview')),
    ],
    more: [
      { id: againId(view), label: say('create.again') },
      { id: leagueId('lo', 'host', sight.id), label: say('organise.more.people') },
      { id: id('delete', sight.id), label: say('create.delete') },
    ],
  })
}

/** Returns what an organiser reads once the league is published: the next dates, and where they find it again. */
export function publishedPanel(app: App, view: LeagueView): Promise<Body> {
  const { league, say, sight } = view
  const { name, dates, places, form } = league.settings
  const organise = say('command.league.organise')
  const named = { league: commandMention(app.commandIds, view.language, ['command.league']), organise }
  const row = (
    icon: 'person' | 'bell' | 'play' | 'flag',
    key: 'signup' | 'checkin' | 'round' | 'season' | 'case',
    at?: number,
  ) => ({
    icon,
    title: say(`published.${key}`, at === undefined ? {} : { at: dayTime(view, at) }),
    text: say(`published.${key}.about`, { count: places.least }),
  })
  return leaguePanel(app, view, {
    news: say('published.head', { name: literal(name) }),
    blocks: [
      {
        block: 'lines',
        rows: [
          row('person', 'signup', dates.signUpEndsAt),
          ...(dates.checkInEndsAt === null ? [] : [row('bell', 'checkin', dates.checkInEndsAt)]),
          row('play', rulesOf(form).challenges !== null ? 'season' : 'round', dates.startsAt),
          row('flag', 'case'),
        ],
      },
    ],
    question: say('published.ask'),
    line: say('published.line', named),
    buttons: [
      press(leagueId('lg', 'join', sight.id), say('league.signup.join'), 'main'),
      press(leagueId('lo', 'desk', sight.id), say('published.desk')),
    ],
    more: moreOf(view, 'my'),
  })
}

/** Returns the click that opens the form again, with what it starts with. */
function againId({ sight, league: { settings }, zone }: LeagueView): string {
  const parts = [settings.rounds.days, settings.places.most ?? NO_LIMIT, settings.dates.startsAt, zone]
  const bare = id('again', sight.id, ...parts)
  const name = settings.name.replaceAll('|', ' ')
  return bare.length + name.length + 1 <= MOST_ID ? id('again', sight.id, ...parts, name) : bare
}

/** The longest id of a click. */
const MOST_ID = 100

/** Returns the warning that a round is short for its clock: bars beside each other, a better length in one tap. */
function shortPanel(app: App, view: LeagueView, fits: number): Promise<Body> {
  const { league, say, sight } = view
  const { days } = league.settings.rounds
  const most = Math.max(days, fits)
  const lasting = (count: number) => say('league.days', { count })
  const bar = (value: number, label: string, tint: 'amber' | 'blue' | 'green') => ({
    label,
    share: value / most,
    value: lasting(value),
    tint,
  })
  return leaguePanel(app, view, {
    news: say('create.short', { days: lasting(days) }),
    blocks: [
      { block: 'head', left: say('create.short.title') },
      {
        block: 'bars',
        rows: [
          bar(days, say('create.short.row.yours'), 'amber'),
          bar(fits, say('create.short.row.clock', { count: MOVES }), 'blue'),
        ],
      },
    ],
    question: say('create.short.ask', { days: lasting(fits) }),
    line: say('create.short.line'),
    buttons: [
      press(id('days', sight.id, fits), say('create.short.take', { days: lasting(fits) }), 'good'),
      press(id('keep', sight.id), say('create.short.keep', { days: lasting(days) })),
    ],
  })
}
