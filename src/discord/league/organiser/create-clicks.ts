/** Making a league by clicks: template, name and dates, review, publish; at most eight taps. */

import { isRefusal } from '../../../contract/index.ts'
import { gameOf } from '../../../games/games.ts'
import { clip } from '../../../kit/wording/clipping.ts'
import type { LeagueDone, OrganiserCommand } from '../../../league-play/api.ts'
import type { LeagueSettings } from '../../../leagues/league.ts'
import { speak } from '../../../locales/index.ts'
import { type SafeText, safe } from '../../../locales/safe-text.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import type { ActionOf } from '../../acts/acts.ts'
import { usualGame } from '../../challenge/server-rules.ts'
import { deniedWords } from '../../frame/denied.ts'
import { pick, press } from '../../frame/frame.ts'
import { plainView } from '../../frame/plain-view.ts'
import type { App } from '../../shell/app.ts'
import type { ClickHandler, Clicks } from '../../shell/click.ts'
import { type Body, text } from '../../shell/components.ts'
import type { Form } from '../../shell/forms.ts'
import { type IncomingClick, type IncomingRequest, inPlace, type Request } from '../../shell/requests.ts'
import { asQuote } from '../../shell/text-limits.ts'
import { readTheme } from '../base/deck-themes.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import { type LeagueView, loadView, readerOf, viewOf } from '../base/league-view.ts'
import { publicMessage } from '../board/public-league.ts'
import { nonePanel } from '../pages/empty-panels.ts'
import { leagueBody } from '../player/league-clicks.ts'
import {
  gamePanel,
  NO_LIMIT,
  nameForm,
  publishedPanel,
  reviewPanel,
  templateForm,
  templatePanel,
} from './create-panels.ts'
import { ABOUT, changeForm, settingNamed, withDates } from './setting-fields.ts'
import { settingsFrom, soonestOf, TEMPLATES, templateOf } from './templates.ts'

/** A click while a league is made. */
interface CreateClick {
  readonly app: App
  readonly incoming: IncomingClick
  readonly league: string
  readonly args: readonly string[]
}

/** Returns the first panel of a new league, or why none can be made here. */
export async function newLeague(
  app: App,
  incoming: IncomingRequest,
  template: string | undefined,
  given?: string,
): Promise<Body> {
  const say = speak(incoming.language)
  if (incoming.place.guildId === null) return nonePanel(app, incoming, say('create.not-here'))
  if (!(await app.rights.mayCreate(incoming))) return nonePanel(app, incoming, say('rights.creator'))
  const usual = usualGame(app, incoming)
  const chosen = given !== undefined && Object.hasOwn(app.games, given) ? given : null
  if (chosen === null && Object.keys(app.games).length > 1)
    return gamePanel(app, await plainView(app, incoming, usual), template)
  const game = chosen ?? usual
  const view = await plainView(app, incoming, game)
  const mine = await app.leagues.of(incoming.person, 25)
  const last = mine.find(
    ({ organises, phase, guildId, game: played }) =>
      organises && phase !== 'draft' && played === game && guildId === incoming.place.guildId,
  )
  return templatePanel(app, view, templateOf(template).id, { zone: view.zone, last: last?.id ?? null })
}

const numberOf = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : otherwise

/** Returns the filled-in values over those of before. */
function filledIn(
  { incoming }: CreateClick,
  before: { readonly name: string; readonly startsAt: number; readonly days: number; readonly most: number | null },
) {
  const { name = '', start, days, most } = incoming.fields
  return {
    name: clip(name.trim().replace(/\s+/g, ' ') || before.name, 40),
    startsAt: numberOf(start, before.startsAt),
    days: numberOf(days, before.days),
    most: most === undefined ? before.most : most === NO_LIMIT ? null : numberOf(most, 32),
  }
}

/** The form was sent: the draft is made. */
async function made(at: CreateClick): Promise<Body> {
  const { app, incoming, args } = at
  const [name, gameId = '', zone = 'UTC'] = args
  const { guildId, channelId } = incoming.place
  const say = speak(incoming.language)
  if (guildId === null) return nonePanel(app, incoming, say('create.not-here'))
  const template = templateOf(name)
  const game = gameOf(app.games, Object.hasOwn(app.games, gameId) ? gameId : usualGame(app, incoming))
  const now = app.clock.now().getTime()
  const given = filledIn(at, {
    name: say(`template.${template.id}`),
    startsAt: now + soonestOf(template.id) * DAY_MS,
    days: template.days,
    most: 32,
  })
  const theme = readTheme(incoming.fields.theme ?? '', game, incoming.language)
  const settings = settingsFrom(template.id, { ...given, theme: theme ?? [] }, { game, zone })
  return create(at, settings, incoming.parentId ?? channelId, guildId)
}

async function create(
  { app, incoming }: CreateClick,
  settings: LeagueSettings,
  channelId: string,
  guildId: string,
): Promise<Body> {
  const host = { guildId, channelId, helperRole: null, joinRole: null, championRole: null }
  const done = await app.leagues.create({ ...readerOf(incoming), interaction: incoming.id, settings, host })
  if (isRefusal(done)) {
    const view = await plainView(app, incoming, settings.game)
    return templatePanel(app, view, TEMPLATES[0], { zone: settings.zone, last: null, note: deniedWords(done, view) })
  }
  return reviewPanel(app, await viewOf(app, done.sight, incoming))
}

/** A new draft with the settings of an earlier league, with new dates. */
async function copied(at: CreateClick): Promise<Body> {
  const { app, incoming, league } = at
  const view = await loadView(app, incoming, league)
  const { guildId, channelId } = incoming.place
  if (view === null || guildId === null) return newLeague(app, incoming, undefined)
  const { settings } = view.league
  const ahead = Math.ceil((app.clock.now().getTime() + 5 * DAY_MS - settings.dates.startsAt) / DAY_MS) * DAY_MS
  return create(
    at,
    withDates(settings, settings.dates.startsAt + Math.max(0, ahead), settings.rounds.days),
    incoming.parentId ?? channelId,
    guildId,
  )
}

/** Makes a request of an organiser for a draft, then shows it. */
async function changed(at: CreateClick, command: OrganiserCommand, note?: SafeText): Promise<Body> {
  const { app, incoming, league } = at
  const done = await app.leagues.organise({
    ...readerOf(incoming),
    interaction: incoming.id,
    leagueId: league,
    command,
  })
  return shown(at, done, note)
}

async function shown(
  at: CreateClick,
  done: LeagueDone | Parameters<typeof deniedWords>[0],
  note?: SafeText,
): Promise<Body> {
  const { app, incoming, league } = at
  if (!isRefusal(done)) {
    const view = await viewOf(app, done.sight, incoming)
    if (view.league.phase === 'draft') return reviewPanel(app, view, note)
    return publishedPanel(app, view)
  }
  const view = await loadView(app, incoming, league)
  if (view === null) return newLeague(app, incoming, undefined)
  return view.league.phase === 'draft'
    ? reviewPanel(app, view, deniedWords(done, view))
    : leagueBody(app, incoming, { league, action: 'my', args: [] })
}

/** Runs with a draft; a league that is published already shows its present state. */
const withDraft =
  (act: (at: CreateClick, view: LeagueView) => Promise<Body>) =>
  async (at: CreateClick): Promise<Body> => {
    const { app, incoming, league } = at
    const view = await loadView(app, incoming, league)
    if (view === null) return newLeague(app, incoming, undefined)
    if (view.league.phase !== 'draft') return leagueBody(app, incoming, { league, action: 'my', args: [] })
    return act(at, view)
  }

/** Asks for one setting: a list of values, or a button that opens a form. */
const changePanel = withDraft(async ({ app, args }, view) => {
  const change = settingNamed(args[0])
  if (change === null) return reviewPanel(app, view)
  const { say, sight } = view
  const label = say(`set.${change.id}`)
  const choices = change.choices?.(view) ?? []
  return leaguePanel(app, view, {
    news: safe`**${say('set.title', { what: label })}**`,
    lines: [asQuote(change.now(view), 600)],
    selects: choices.length === 0 ? [] : [pick(view, leagueId('ln', 'changed', sight.id, change.id), label, choices)],
    buttons: [
      ...(change.typed === undefined
        ? []
        : [press(leagueId('ln', 'write', sight.id, change.id), say('set.write'), 'main')]),
      press(leagueId('ln', 'review', sight.id), say('league.back')),
    ],
  })
})

/** Says which setting can't work, and how it is written where it is typed. */
function badSetting({ say }: LeagueView, change: ReturnType<typeof settingNamed>): SafeText {
  const about = change === null ? undefined : ABOUT[change.id]
  const bad = say('league.badSetting', { field: say(`set.${change?.id ?? 'value'}`) })
  return about === undefined ? bad : safe`${bad} ${say(about)}`
}

/** Clicks that open a form, which has nothing to run. */
type Opening = 'name' | 'again' | 'write'

const MAKING: Readonly<Record<Exclude<ActionOf<'ln'>, Opening>, (at: CreateClick) => Promise<Body>>> = {
  new: ({ app, incoming, args: [template, game] }) => newLeague(app, incoming, template, game),
  made,
  copy: copied,
  review: withDraft(({ app }, view) => reviewPanel(app, view)),
  change: changePanel,
  changed: withDraft(async (at, view) => {
    const { app, incoming, args } = at
    const change = settingNamed(args[0])
    const settings = change?.take(view, incoming.values[0] ?? incoming.fields.value ?? '') ?? null
    if (settings === null) return reviewPanel(app, view, badSetting(view, change))
    return changed(at, { type: 'changeSettings', settings })
  }),
  renamed: withDraft(async (at, view) => {
    const { settings } = view.league
    const given = filledIn(at, {
      name: settings.name,
      startsAt: settings.dates.startsAt,
      days: settings.rounds.days,
      most: settings.places.most,
    })
    const dated = withDates(settings, given.startsAt, given.days)
    return changed(at, {
      type: 'changeSettings',
      settings: { ...dated, name: given.name, places: { ...dated.places, most: given.most } },
    })
  }),
  days: withDraft(async (at, view) => {
    const { settings } = view.league
    return changed(at, {
      type: 'changeSettings',
      settings: withDates(settings, settings.dates.startsAt, numberOf(at.args[0], settings.rounds.days)),
    })
  }),
  keep: withDraft(({ app }, view) => reviewPanel(app, view, view.say('create.short.line'))),
  preview: withDraft(async ({ app }, view) => {
    const draft = { ...view, reader: null, league: { ...view.league, phase: 'signUp' as const } }
    const body = (await publicMessage(app, draft)) ?? { components: [] }
    // Nothing of a preview can be pressed but the way back.
    const parts = body.components.slice(0, -1)
    const back = await leaguePanel(app, view, {
      buttons: [press(leagueId('ln', 'review', view.sight.id), view.say('league.back'), 'main')],
    })
    return { ...body, components: [...parts, ...back.components] }
  }),
  publish: (at) => changed(at, { type: 'publish' }),
  delete: withDraft(async (at, view) => {
    const { app, incoming, league } = at
    const done = await app.leagues.organise({
      ...readerOf(incoming),
      interaction: incoming.id,
      leagueId: league,
      command: { type: 'cancel', reason: 'draft' },
    })
    return { components: [text(isRefusal(done) ? deniedWords(done, view) : view.say('create.deleted'))] }
  }),
}

/** The forms that a click opens; they need nothing but the click. */
function formOf(
  incoming: IncomingClick,
  action: string | undefined,
  league: string,
  args: readonly string[],
  app: App,
): Form | null {
  const { language } = incoming
  const now = app.clock.now()
  if (action === 'name') {
    const [template, game = '', zone = 'UTC'] = args
    return templateForm(templateOf(template).id, game, { language, now, zone })
  }
  if (action === 'again') {
    const [days = '', most = '', startsAt = '', zone = 'UTC', name = ''] = args
    const start = {
      customId: leagueId('ln', 'renamed', league),
      name,
      days: numberOf(days, 7),
      most: most === NO_LIMIT ? null : numberOf(most, 32),
      startsAt: numberOf(startsAt, 0),
      soonest: 1,
      themed: false,
    }
    return nameForm(start, { language, now, zone })
  }
  const change = action === 'write' ? settingNamed(args[0]) : null
  return change === null ? null : changeForm(league, change, language)
}

const ln: ClickHandler = {
  home: ([action, league = '']) => leagueId('ln', action === 'name' ? 'new' : 'review', league),
  ack(incoming, [action, league = '', ...args], app) {
    return formOf(incoming, action, league, args, app) ?? inPlace(incoming)
  },
  async run(request: Request<IncomingClick>, [action = '', league = '', ...args], app) {
    const { incoming } = request
    const act = Object.hasOwn(MAKING, action) ? MAKING[action as keyof typeof MAKING] : MAKING.new
    await request.show(await act({ app, incoming, league, args }))
  },
}

/** Clicks of people who make a league. */
export const createClicks: Clicks = { ln }
