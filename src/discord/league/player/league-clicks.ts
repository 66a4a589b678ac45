/** Clicks of players on leagues. A button of an old message never fails: it opens the present state and says so. */

import { isRefusal } from '../../../contract/index.ts'
import type { Denial, LeagueDone, OwnCommand } from '../../../league-play/api.ts'
import { hasChallenges } from '../../../leagues/forms/forms.ts'
import { lateRefusal } from '../../../leagues/handle-sign-up.ts'
import { pairingById } from '../../../leagues/record.ts'
import type { PlaceForecast } from '../../../leagues/standings/likely-places.ts'
import type { CountedUses } from '../../../limits/limits.ts'
import { speak } from '../../../locales/index.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import type { ActionOf } from '../../acts/acts.ts'
import { stamp } from '../../frame/dates.ts'
import { deniedWords } from '../../frame/denied.ts'
import { ordinal } from '../../frame/number-words.ts'
import { takeAllowance } from '../../shell/allowances.ts'
import type { App } from '../../shell/app.ts'
import type { ClickHandler, Clicks } from '../../shell/click.ts'
import { type Body, type BodyFile, file, text } from '../../shell/components.ts'
import { openDmSoon } from '../../shell/dm-opening.ts'
import type { Form } from '../../shell/forms.ts'
import { type IncomingClick, type IncomingRequest, inPlace } from '../../shell/requests.ts'
import { literal } from '../../shell/text-limits.ts'
import { asksAdmins, reportedGame } from '../base/case-words.ts'
import { hasPool } from '../base/league-more.ts'
import { BESIDE, leagueId } from '../base/league-panel.ts'
import { pairingNow, roundNow } from '../base/league-rounds.ts'
import { type LeagueView, loadView, readerOf, viewOf } from '../base/league-view.ts'
import type { TablePart } from '../base/table-blocks.ts'
import { formWords } from '../forms/form-words.ts'
import { listPanel, nonePanel } from '../pages/empty-panels.ts'
import {
  dropPanel,
  LOG_ROWS,
  logPanel,
  pairingRulePanel,
  rulesPanel,
  statisticsPanel,
} from '../pages/league-facts-panels.ts'
import { calendarFile, datesPanel } from '../pages/season-dates.ts'
import { bracketPanel, crossPanel, orderPanel, standingsPanel, whyPanel } from '../pages/standings-panel.ts'
import { whoPanel } from '../pages/who-panel.ts'
import { POOL_ACTS } from '../pools/pool-clicks.ts'
import { backPanel, proposePanel } from './back-panels.ts'
import { handQuestion } from './hand-question.ts'
import { joinPanel, joinPoolPanel, listsPanel, proposedDecks } from './joined-panels.ts'
import { myLeaguePanel } from './my-league-panel.ts'
import { whichGamePanel } from './which-game-panel.ts'

/** A click on a league, with everything that its action needs. */
interface At {
  readonly app: App
  readonly incoming: IncomingRequest & Partial<Pick<IncomingClick, 'values' | 'fields'>>
  readonly view: LeagueView
  readonly args: readonly string[]
}

type Act = (at: At) => Promise<Body>

const numberOf = (text: string | undefined): number | null =>
  text === undefined || text === '' || !/^\d+$/.test(text) ? null : Number(text)

/** Returns the forecast of likely places for this reader; null where there is none. */
async function forecastOf(
  { app, incoming, view }: At,
  winning: string | null,
): Promise<readonly PlaceForecast[] | null> {
  if (view.league.mainRounds === null || hasChallenges(view.league)) return null
  const seen = await app.leagues.forecast(view.sight.id, readerOf(incoming), winning)
  return isRefusal(seen) ? null : (seen as readonly PlaceForecast[] | null)
}

/** Returns my league, with where it may end. */
async function mine(at: At, note?: SafeText): Promise<Body> {
  const { app, view } = at
  const reader = view.reader
  if (reader === null || view.league.phase !== 'running')
    return myLeaguePanel(app, view, { now: null, winning: null }, note)
  const pairing = pairingNow(roundNow(view), reader)
  const runs = pairing?.games.some(({ result }) => result === null) === true
  const [now, winning] = await Promise.all([forecastOf(at, null), runs ? forecastOf(at, pairing.id) : null])
  const own = (all: readonly PlaceForecast[] | null) => all?.find(({ player }) => player === reader) ?? null
  return myLeaguePanel(app, view, { now: own(now), winning: own(winning) }, note)
}

async function table(at: At, part: TablePart | null, group: number | null): Promise<Body> {
  return standingsPanel(at.app, at.view, await forecastOf(at, null), { part, group })
}

/** Returns the same click with the league after a request, or with the reason why it was denied. */
async function after(
  at: At,
  done: LeagueDone | Denial,
): Promise<{ readonly at: At; readonly denied: SafeText | null }> {
  const { app, incoming, view } = at
  if (!isRefusal(done)) return { at: { ...at, view: await viewOf(app, done.sight, incoming) }, denied: null }
  const now = (await loadView(app, incoming, view.sight.id)) ?? view
  return { at: { ...at, view: now }, denied: deniedWords(done, now) }
}

/** Makes a request of a player for themselves, then shows my league. */
const acts =
  (command: (at: At) => OwnCommand | SafeText, told?: (at: At) => SafeText): Act =>
  async (at) => {
    const meant = command(at)
    if (typeof meant === 'string') return mine(at, meant)
    const { app, incoming, view } = at
    const done = await app.leagues.act({
      ...readerOf(incoming),
      interaction: incoming.id,
      leagueId: view.sight.id,
      command: meant,
    })
    const next = await after(at, done)
    return mine(next.at, next.denied ?? told?.(next.at))
  }

/** The panel for joining, or for other decks; those who are in already see where they stand. */
async function join(at: At): Promise<Body> {
  const { app, incoming, view, args } = at
  const { sight } = view
  if (view.league.settings.pool != null && !hasPool(view))
    return view.reader === null ? joinPoolPanel(app, view) : mine(at, view.say('league.pool-none'))
  const offers = await app.leagues.decksFor(sight.id, incoming.person)
  if (isRefusal(offers)) return mine(at, deniedWords(offers, view))
  // Nobody chooses decks for a place that they can't have.
  const late = view.reader === null && view.league.phase === 'running' ? lateRefusal(view.league) : null
  if (late !== null) return mine(at, deniedWords(late, view))
  return joinPanel(app, view, offers, proposedDecks(view, offers, args))
}

const decksIn = ({ view, args }: At) => {
  const { sides } = view.league.settings
  return Object.fromEntries(sides.map((seat, side) => [seat, args[side] ?? '']))
}

async function joined(at: At): Promise<Body> {
  const { app, incoming, view } = at
  app.people.met(incoming.person, incoming.name, incoming.language)
  openDmSoon(app, incoming.person)
  const request = { ...readerOf(incoming), interaction: incoming.id, leagueId: view.sight.id, decks: decksIn(at) }
  const next = await after(
    at,
    view.reader === null ? await app.leagues.join(request) : await app.leagues.chooseDecks(request),
  )
  return mine(next.at, next.denied ?? undefined)
}

/** A chosen deck takes the place of the one before; both stand in the id of the select. */
async function deck(at: At): Promise<Body> {
  const [side, ...ids] = at.args
  const [picked] = at.incoming.values ?? []
  const chosen = ids.slice(0, 2).map((one, seat) => (String(seat) === side && picked !== undefined ? picked : one))
  return join({ ...at, args: chosen })
}

async function list({ app, incoming }: At | { readonly app: App; readonly incoming: IncomingRequest }): Promise<Body> {
  const leagues = await app.leagues.of(incoming.person, 25)
  return leagues.length === 0
    ? nonePanel(app, incoming)
    : listPanel(leagues, { language: incoming.language, now: app.clock.now() })
}

async function log(at: At): Promise<Body> {
  const { app, incoming, view, args } = at
  const before = numberOf(args[0])
  const lines = await app.leagues.log(view.sight.id, readerOf(incoming), before, LOG_ROWS + 1)
  return logPanel(app, view, lines.slice(0, LOG_ROWS), lines.length > LOG_ROWS, before)
}

/** The files of an export: its kind for the league, and its name. */
const EXPORTS = {
  csv: [
    ['table', 'standings.csv'],
    ['games', 'games.csv'],
  ],
  json: [['json', 'league.json']],
} as const

async function exported(at: At): Promise<Body> {
  const { app, incoming, view, args } = at
  const names = new Map(view.league.players.map(({ id, person }) => [person, view.names.get(id) ?? '']))
  const files: BodyFile[] = []
  for (const [kind, name] of EXPORTS[args[0] === 'json' ? 'json' : 'csv']) {
    const found = await app.leagues.export(view.sight.id, readerOf(incoming), kind, (person) => names.get(person) ?? '')
    if (typeof found !== 'string') return mine(at, deniedWords(found, view))
    files.push({ name, data: Buffer.from(found) })
  }
  return filesBody(files, `**${literal(view.league.settings.name)}**`)
}

const filesBody = (files: readonly BodyFile[], words: string): Body => ({
  components: [text(words), ...files.map(file)],
  files,
})

async function statistics(at: At): Promise<Body> {
  const { app, incoming, view } = at
  const figures = await app.leagues.statistics(view.sight.id, readerOf(incoming))
  return isRefusal(figures) ? mine(at, deniedWords(figures, view)) : statisticsPanel(app, view, figures)
}

/** Asks to be told of the next league of a server, or takes it back. @returns a remark, if no message can reach them */
async function tell(
  app: App,
  { person, language }: IncomingRequest,
  guildId: string | null,
  [wanted]: readonly string[],
): Promise<SafeText | undefined> {
  if (guildId === null) return undefined
  await app.leagues.watch(guildId, person, wanted === 'on')
  return wanted === 'on' && !(await app.persons.of(person)).dms ? speak(language)('league.tell.no-dms') : undefined
}

/** Posts the reader's place where they are. */
async function share(at: At): Promise<Body> {
  const { app, incoming, view } = at
  const { league, sight } = view
  const place = (league.final ?? []).indexOf(view.reader ?? '') + 1
  if (place === 0) return mine(at)
  const { person } = incoming
  const counted = await app.limits.take([
    { limit: 'sharedPlaces', of: { person, league: sight.id } },
    { limit: 'posts', of: { person, server: sight.host.guildId } },
  ])
  if (isRefusal(counted)) return mine(at, deniedWords(counted, view))
  const language = app.guildLanguage(sight.host.guildId)
  const words = speak(language)('league.season.shared', {
    name: literal(incoming.name),
    place: ordinal(place, language),
    count: league.final?.length ?? 0,
    league: literal(league.settings.name),
  })
  const body = { components: [text(words)], silent: true }
  try {
    await app.messenger.post(sight.host.channelId, body, `share:${sight.id}:${person}`)
  } catch (error) {
    await app.limits.giveBack(counted as CountedUses)
    throw error
  }
  return mine(at, view.say('league.done'))
}

const ACTS: Readonly<Record<Exclude<ActionOf<'lg'>, 'judge'>, Act>> = {
  ...POOL_ACTS,
  my: (at) => mine(at),
  join,
  deck,
  joined,
  redeck: joined,
  who: ({ app, view, args }) => whoPanel(app, view, numberOf(args[0]) ?? 0),
  rules: ({ app, view }) => rulesPanel(app, view),
  lists: ({ app, view }) => listsPanel(app, view),
  list,
  table: (at) => table(at, at.args[0] === 'around' ? 'around' : numberOf(at.args[0]), numberOf(at.args[1])),
  cross: ({ app, view, args }) => crossPanel(app, view, numberOf(args[0])),
  bracket: ({ app, view, args }) => bracketPanel(app, view, numberOf(args[0])),
  why: ({ app, view, args: [player = '', other = ''] }) => whyPanel(app, view, player, other === '' ? null : other),
  order: ({ app, view }) => orderPanel(app, view),
  rule: ({ app, view }) => pairingRulePanel(app, view),
  dates: ({ app, view }) => datesPanel(app, view),
  ics: async ({ view }) => filesBody([calendarFile(view)], view.say('league.dates.calendar.done')),
  log,
  export: exported,
  stats: statistics,
  share,
  tell: async (at) => mine(at, await tell(at.app, at.incoming, at.view.sight.host.guildId, at.args)),
  drop: ({ app, view }) => dropPanel(app, view),
  dropped: acts(() => ({ type: 'leave' })),
  leave: acts(() => ({ type: 'leave' })),
  checkin: acts(
    () => ({ type: 'checkIn' }),
    ({ view: { league, reader, say } }) =>
      league.players.some(({ id, status }) => id === reader && status === 'in')
        ? say(formWords(league.settings.form).key.checkInDone, {
            at: stamp(league.settings.dates.startsAt),
          })
        : say('league.checkin.done.waiting'),
  ),
  take: acts(() => ({ type: 'takePlace' })),
  decline: acts(() => ({ type: 'declinePlace' })),
  return: acts(() => ({ type: 'return' })),
  bye: acts(({ args }) => ({ type: 'answerByeOffer', accepted: args[0] === 'yes' })),
  grace: acts(
    ({ view }) => {
      const pairing = pairingNow(roundNow(view), view.reader)
      return pairing === null ? view.say('league.judge.none') : { type: 'takeGrace', pairing: pairing.id }
    },
    ({ view }) => view.say('league.grace.done'),
  ),
  challenge: acts(({ args: [to = ''] }) => ({ type: 'challenge', to })),
  which: ({ app, view }) => whichGamePanel(app, view),
  reported: acts(
    ({ view, incoming, args }) => {
      const topic = incoming.fields?.topic?.trim() ?? ''
      const found = args[0] === undefined ? null : reportedGame(view.league, view.reader, args[0])
      if (found !== null) return { type: 'report', pairing: found.pairing.id, game: found.game.id, topic }
      const pairing = pairingNow(roundNow(view), view.reader)
      return pairing === null ? view.say('league.judge.none') : { type: 'report', pairing: pairing.id, topic }
    },
    ({ view }) => {
      const last = view.league.cases.findLast(({ by }) => by === view.reader)
      const pairing = pairingById(view.league, last?.pairing ?? '')
      return view.say(pairing !== null && asksAdmins(view, pairing) ? 'league.judge.done.admins' : 'league.judge.done')
    },
  ),
  organise: async (at) => {
    const { app, incoming, view, args } = at
    const { id: leagueId, host } = view.sight
    const accepts = args[0] === 'yes'
    if (accepts && !(await app.messenger.isHuman(host.guildId, incoming.person)))
      return rulesPanel(app, view, view.say('invited.not-here'))
    const asked = { ...readerOf(incoming), interaction: incoming.id, leagueId, accepts }
    const refused = await app.leagues.invitations.answer(asked)
    const now = (await loadView(app, incoming, leagueId)) ?? view
    const note = refused === null ? view.say(accepts ? 'invited.done' : 'invited.refused') : deniedWords(refused, view)
    return rulesPanel(app, now, note)
  },
  hand: async (at) =>
    (await handQuestion(at.app, at.view, at.args[0])) ?? mine(at, at.view.say('league.unknownOpening')),
  openhand: acts(
    ({ args: [opening = ''] }) => ({ type: 'answerHands', opening, opens: true }),
    ({ view }) => view.say('hands.player.done'),
  ),
  keephand: acts(
    ({ args: [opening = ''] }) => ({ type: 'answerHands', opening, opens: false }),
    ({ view }) => view.say('hands.player.kept'),
  ),
  back: (at) => backPanel(at.app, at.view, at.args[0]).then((body) => body ?? mine(at, at.view.say('goback.none'))),
  backmove: async (at) =>
    (await proposePanel(at.app, at.view, at.args[0], numberOf(at.args[1]))) ?? mine(at, at.view.say('goback.none')),
  backask: acts(
    ({ args }) => ({ type: 'proposeBack', ...backIn(args) }),
    ({ view }) => view.say('back.game.asked'),
  ),
  backyes: acts(
    ({ args }) => ({ type: 'answerBack', ...backIn(args), accepted: true }),
    ({ view }) => view.say('back.game.done'),
  ),
  backno: acts(
    ({ args }) => ({ type: 'answerBack', ...backIn(args), accepted: false }),
    ({ view }) => view.say('back.game.kept'),
  ),
  away: async (at) => {
    const { app, incoming, view } = at
    const rounds = (incoming.values ?? [])
      .map(Number)
      .filter(Number.isInteger)
      .sort((one, other) => one - other)
    const done = await app.leagues.act({
      ...readerOf(incoming),
      interaction: incoming.id,
      leagueId: view.sight.id,
      command: { type: 'setAway', rounds },
    })
    const next = await after(at, done)
    const say = view.say
    const named = rounds.map((round) => say('league.dates.round', { round })).join(', ')
    return datesPanel(
      app,
      next.at.view,
      next.denied ??
        (rounds.length === 0 ? say('league.dates.away-none') : say('league.dates.away-saved', { rounds: named })),
    )
  },
}

/** The game and the move that a click names, with what was read about it. */
const backIn = ([game = '', move, reveals]: readonly string[]) => ({
  game,
  move: numberOf(move) ?? -1,
  reveals: reveals === '1',
})

/** The form in which a player says what a judge should decide. */
function judgeForm(league: string, game: string | undefined, { language }: IncomingRequest): Form {
  const say = speak(language)
  return {
    customId: leagueId('lg', 'reported', league, ...(game === undefined ? [] : [game])),
    title: say('league.judge.title'),
    fields: [
      {
        id: 'topic',
        type: 'lines',
        label: say('league.judge.topic'),
        about: say('league.judge.topic.about'),
        max: 300,
      },
    ],
  }
}

/** Actions that give a file: it comes beside the panel, which stays. */
const FILES: ReadonlySet<string> = new Set(['export', 'ics', 'poolfile'])

/** Actions that need nothing but the league's name to be opened: a form. */
const lg: ClickHandler = {
  home: ([, league = '']) => leagueId('lg', 'my', league),
  ack(incoming, [action = '', league = '', ...args]) {
    if (action === 'judge') return judgeForm(league, args[0], incoming)
    return FILES.has(action) || args.at(-1) === BESIDE ? 'private' : inPlace(incoming)
  },
  async run(request, [action = '', league = '', ...args], app) {
    const { incoming } = request
    if (FILES.has(action) && !(await takeAllowance(request, app, 'exports'))) return
    await request.show(await leagueBody(app, incoming, { league, action, args }))
  },
}

/** An action, with the league that it is about. */
export interface LeagueAction {
  readonly league: string
  readonly action: string
  readonly args: readonly string[]
}

/** Returns what a click, or the command, shows of a league. */
export async function leagueBody(
  app: App,
  given: At['incoming'],
  { league, action, args }: LeagueAction,
): Promise<Body> {
  const incoming = (await app.rights.league(given, league)) ?? given
  if (action === 'tell' && league === '-')
    return nonePanel(app, incoming, await tell(app, incoming, incoming.place.guildId, args))
  const view = await loadView(app, incoming, league)
  const act = Object.hasOwn(ACTS, action) ? ACTS[action as keyof typeof ACTS] : undefined
  if (view !== null && act !== undefined) return act({ app, incoming, view, args })
  const others = await list({ app, incoming })
  const note = speak(incoming.language)(view === null ? 'league.unknown' : 'league.stale')
  return { ...others, components: [text(`-# ${note}`), ...others.components] }
}

/** Clicks of players. */
export const leagueClicks: Clicks = { lg }
