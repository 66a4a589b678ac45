/** Clicks of organisers and judges. Everything is checked again where it is done: a stale button of a former organiser does nothing. */

import { isRefusal, type Language } from '../../../contract/index.ts'
import { clip } from '../../../kit/wording/clipping.ts'
import { effectOf } from '../../../league-play/act-effects.ts'
import type { LeagueHost, OpenHands, OrganiserCommand } from '../../../league-play/api.ts'
import { gameById, pairingById } from '../../../leagues/record.ts'
import { type Say, speak } from '../../../locales/index.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import { DAY_MS, HOUR_MS } from '../../../time/lengths.ts'
import type { ActionOf } from '../../acts/acts.ts'
import { day, dayTime } from '../../frame/dates.ts'
import { deniedWords } from '../../frame/denied.ts'
import type { App } from '../../shell/app.ts'
import type { ClickHandler, Clicks } from '../../shell/click.ts'
import type { Body } from '../../shell/components.ts'
import type { Form } from '../../shell/forms.ts'
import { type IncomingClick, type IncomingRequest, inPlace, type Request } from '../../shell/requests.ts'
import type { RoleFault } from '../../shell/server-roles.ts'
import { movesOf } from '../base/earlier-moves.ts'
import { leagueId } from '../base/league-panel.ts'
import { type LeagueView, loadView, readerOf, viewOf } from '../base/league-view.ts'
import { isRoleOf, whyNotChampions } from '../board/champion-role.ts'
import { goBackPanel, goBackSurePanel } from '../judge/go-back-panels.ts'
import { askHandsPanel, handsPanel } from '../judge/hands-panels.ts'
import { repairPanel, substitutePanel } from '../judge/replacing-panels.ts'
import { resultsPanel } from '../judge/results-panel.ts'
import { RESULTS, type ResultChoice, resultOfChoice } from '../judge/ruled-results.ts'
import {
  cancelPanel,
  casePanel,
  disqualifyPanel,
  isOwnGame,
  knows,
  ownGamePanel,
  pausePanel,
  removePanel,
  resultPanel,
} from '../judge/ruling-panels.ts'
import { samePersonPanel } from '../judge/same-person-panel.ts'
import { leagueBody } from '../player/league-clicks.ts'
import { reviewPanel } from './create-panels.ts'
import { deskPanel, hostPanel, playerPanel, playersPanel, sureRolePanel } from './desk-panels.ts'
import { withDates } from './setting-fields.ts'

/** A click of an organiser. */
interface Desk {
  readonly app: App
  readonly incoming: IncomingRequest & Partial<Pick<IncomingClick, 'values' | 'fields'>>
  readonly view: LeagueView
  readonly args: readonly string[]
  /** The ruling that was just made has settled a case. */
  readonly settled?: boolean
  /** The act that was asked for is announced, and takes effect later. */
  readonly announced?: boolean
}

type Act = (at: Desk) => Promise<Body>

/** Returns the desk of a league for this person. */
async function desk({ app, incoming, view }: Omit<Desk, 'args'>, note?: SafeText): Promise<Body> {
  if (view.league.phase === 'draft') return reviewPanel(app, view, note)
  const found = await app.leagues.desk(view.sight.id, readerOf(incoming))
  if (isRefusal(found))
    return leagueBody(app, incoming, { league: view.sight.id, action: view.reader === null ? 'rules' : 'my', args: [] })
  return deskPanel(app, view, found, note)
}

/** A pairing that nobody may see but those who may rule on it. */
async function ruled(
  at: Desk,
  pairingId: string | undefined,
  show: (pairing: NonNullable<ReturnType<typeof pairingById>>) => Promise<Body>,
): Promise<Body> {
  const pairing = pairingById(at.view.league, pairingId ?? '')
  if (pairing === null) return desk(at, at.view.say('league.unknownPairing'))
  return isOwnGame(at.view, pairing) ? ownGamePanel(at.app, at.view, pairing) : show(pairing)
}

/** Makes a request of an organiser; then shows what follows, or the desk with the reason why it was denied. */
async function rule(
  at: Desk,
  command: OrganiserCommand,
  then: (at: Desk) => Promise<Body> = (next) => desk(next, doneWords(next)),
): Promise<Body> {
  const { app, incoming, view } = at
  const done = await app.leagues.organise({
    ...readerOf(incoming),
    interaction: incoming.id,
    leagueId: view.sight.id,
    command,
  })
  if (!isRefusal(done)) {
    const settled = command.type !== 'settleCase' && done.events.some(({ type }) => type === 'caseSettled')
    const announced = done.events.some(({ type }) => type === 'announced')
    return then({ ...at, view: await viewOf(app, done.sight, incoming), settled, announced })
  }
  const now = (await loadView(app, incoming, view.sight.id)) ?? view
  return desk({ ...at, view: now }, deniedWords(done, now))
}

/** Says what a ruling has done besides. */
const doneWords = ({ view, settled = false, announced = false }: Desk): SafeText =>
  view.say(announced ? 'organise.announced.done' : settled ? 'case.done' : 'league.done')

const reasonIn = ({ incoming }: Desk): string => clip((incoming.fields?.reason ?? '').trim().replace(/\s+/g, ' '), 300)

const back = (pairing: string) => (at: Desk) =>
  ruled(at, pairing, (found) => casePanel(at.app, at.view, found, caseOf(at, pairing), doneWords(at)))

const caseOf = ({ view }: Desk, pairing: string) =>
  view.league.cases.find((one) => one.pairing === pairing && one.settled === null) ?? null

/** The winner and the kind of a result that is set. */
function resultOf(at: Desk, game: string, choice: ResultChoice, seen: string | undefined): OrganiserCommand | null {
  const found = gameById(at.view.league, game)
  if (found === null) return null
  const reason = reasonIn(at)
  const result = resultOfChoice(found.game, choice)
  return { type: 'setResult', game, ...result, reason, ...(seen === undefined ? {} : { seen: Number(seen) }) }
}

const choiceOf = (text: string | undefined): ResultChoice | null => RESULTS.find((one) => one === text) ?? null

/** Changes who runs a league, or its roles. */
async function rehost(at: Desk, host: Partial<Omit<LeagueHost, 'guildId'>>): Promise<Body> {
  const { app, incoming, view } = at
  const done = await app.leagues.rehost({
    ...readerOf(incoming),
    interaction: incoming.id,
    leagueId: view.sight.id,
    host,
  })
  if (isRefusal(done)) return hostPanel(app, view, deniedWords(done, view))
  return hostPanel(app, await viewOf(app, done.sight, incoming), view.say('league.done'))
}

/** Changes the organisers: new ones are invited, if they are members of the server and no bots. */
async function nameOrganisers(at: Desk, people: readonly string[]): Promise<Body> {
  const { app, incoming, view } = at
  const { guildId, organisers } = view.sight.host
  const added = people.filter((one) => !organisers.includes(one))
  for (const person of added)
    if (!(await app.messenger.isHuman(guildId, person))) return hostPanel(app, view, view.say('organise.people.no'))
  const asked = { ...readerOf(incoming), interaction: incoming.id, leagueId: view.sight.id, people }
  const refused = await app.leagues.invitations.name(asked)
  const now = (await loadView(app, incoming, view.sight.id)) ?? view
  if (refused !== null) return hostPanel(app, now, deniedWords(refused, now))
  const invited = added.filter((one) => !now.sight.host.organisers.includes(one))
  if (!now.sight.governs) return leagueBody(app, incoming, { league: view.sight.id, action: 'rules', args: [] })
  return hostPanel(app, now, view.say(invited.length > 0 ? 'organise.people.invited' : 'league.done'))
}

/** Names a role, if it is one of this server and this person may name it. */
async function nameRole(at: Desk, which: (typeof ROLES)[number]): Promise<Body> {
  const { app, incoming, view, args } = at
  const { guildId } = view.sight.host
  const [, how, asked] = args
  const role = how === 'again' ? view.sight.host.championRole : (asked ?? incoming.values?.[0] ?? null)
  const refuse = (fault: Exclude<RoleFault, 'unsure'>) => hostPanel(app, view, view.say(`role.fault.${fault}`))
  if (role === null)
    return rehost(at, which === 'championRole' ? { championRole: null, championSure: false } : { [which]: null })
  if (which !== 'championRole')
    return (await isRoleOf(app, guildId, role)) ? rehost(at, { [which]: role }) : refuse('unknown')
  const sure = how === 'sure'
  const fault = await whyNotChampions(app, guildId, role, incoming.person, sure)
  if (fault === 'unsure') return sureRolePanel(app, view, role)
  return fault === null ? rehost(at, { championRole: role, championSure: sure }) : refuse(fault)
}

/** Shows the moves to which a game can go back, or asks again about one of them. */
function goBack(at: Desk, move: number | null): Promise<Body> {
  const { app, view } = at
  const known = gameById(view.league, at.args[0] ?? '')
  return ruled(at, known?.pairing.id, async () => {
    if (known === null) return desk(at)
    const found = (await movesOf(app, view, known)).find((one) => one.move === move)
    return found === undefined ? goBackPanel(app, view, known) : goBackSurePanel(app, view, known, found)
  })
}

const ROLES = ['helperRole', 'joinRole', 'championRole'] as const

const ACTS: Readonly<Record<Exclude<ActionOf<'lo'>, Opening>, Act>> = {
  desk: (at) => desk(at),
  case: (at) => {
    const known = at.view.league.cases.find(({ id }) => id === at.args[0])
    return ruled(at, known?.pairing, (pairing) => casePanel(at.app, at.view, pairing, known ?? null))
  },
  pairing: (at) => ruled(at, at.args[0], (pairing) => casePanel(at.app, at.view, pairing, caseOf(at, pairing.id))),
  results: ({ app, view, args }) => resultsPanel(app, view, Number(args[0]) || 0, Number(args[1]) || 0),
  players: ({ app, view, args }) => playersPanel(app, view, Math.max(0, Number(args[0]) || 0)),
  player: (at) =>
    knows(at.view, at.args[0])
      ? playerPanel(at.app, at.view, at.args[0])
      : desk(at, at.view.say('league.unknownPlayer')),
  extend: (at) =>
    rule(
      at,
      {
        ...{ type: 'extend', pairing: at.args[0] ?? '', hours: 24, reason: 'dayMore' },
        ...(at.args[1] === undefined ? {} : { seen: Number(at.args[1]) }),
      },
      back(at.args[0] ?? ''),
    ),
  freeze: (at) =>
    rule(at, { type: 'freeze', pairing: at.args[0] ?? '', reason: 'clocksStopped' }, back(at.args[0] ?? '')),
  unfreeze: (at) => rule(at, { type: 'unfreeze', pairing: at.args[0] ?? '' }, back(at.args[0] ?? '')),
  result: (at) => {
    const found = gameById(at.view.league, at.args[0] ?? '')
    return ruled(at, found?.pairing.id, (pairing) =>
      resultPanel(at.app, at.view, { pairing, game: at.args[0] ?? '' }, choiceOf(at.args[1])),
    )
  },
  set: (at) => {
    const [game = '', choice, seen] = at.args
    const command = resultOf(at, game, choiceOf(choice) ?? 'void', seen)
    const pairing = gameById(at.view.league, game)?.pairing.id ?? ''
    return command === null || choiceOf(choice) === null
      ? desk(at, at.view.say('league.unknownGame'))
      : rule(at, command, back(pairing))
  },
  written: (at) =>
    rule(at, { type: 'writeToBoth', pairing: at.args[0] ?? '', text: reasonIn(at) }, back(at.args[0] ?? '')),
  redecked: (at) =>
    rule(at, { type: 'permitDecks', player: at.args[0] ?? '', reason: reasonIn(at) }, (next) =>
      playerPanel(next.app, next.view, at.args[0] ?? '', next.view.say('league.done')),
    ),
  goback: (at) => goBack(at, at.args[1] === undefined ? null : Number(at.args[1])),
  wentback: async (at) => {
    const [game = '', move] = at.args
    const known = gameById(at.view.league, game)
    const found =
      known === null ? undefined : (await movesOf(at.app, at.view, known)).find((one) => String(one.move) === move)
    if (known === null || found === undefined) return desk(at, at.view.say('goback.none'))
    const { reveals } = found
    return rule(at, { type: 'goBack', game, move: found.move, reveals, reason: reasonIn(at) }, back(known.pairing.id))
  },
  askhands: (at) => {
    const known = at.view.league.cases.find(({ id }) => id === at.args[0])
    return ruled(at, known?.pairing, (pairing) =>
      known === undefined ? desk(at) : askHandsPanel(at.app, at.view, pairing, known, at.args[1] ?? ''),
    )
  },
  askedhands: (at) => {
    const [known = '', game = ''] = at.args
    const pairing = gameById(at.view.league, game)?.pairing.id ?? ''
    return rule(at, { type: 'askForHands', case: known, game }, (next) =>
      ruled(next, pairing, (found) =>
        casePanel(next.app, next.view, found, caseOf(next, pairing), next.view.say('hands.sure.done')),
      ),
    )
  },
  hands: async (at) => {
    const { app, incoming, view } = at
    const [opening = '', side] = at.args
    const request = { ...readerOf(incoming), interaction: incoming.id, leagueId: view.sight.id, opening }
    const hands = await app.leagues.hands(request)
    if (isRefusal(hands)) return desk(at, deniedWords(hands, view))
    const now = await viewOf(app, (hands as OpenHands).sight, incoming)
    return handsPanel(app, now, hands as OpenHands, opening, side === '1' ? 1 : 0)
  },
  repair: (at) => ruled(at, at.args[0], (pairing) => repairPanel(at.app, at.view, pairing, at.args[1] === '1' ? 1 : 0)),
  repaired: (at) =>
    rule(at, { type: 'pairByRuling', one: at.args[0] ?? '', other: at.args[1] ?? '', reason: reasonIn(at) }),
  voided: (at) => rule(at, { type: 'voidPairing', pairing: at.args[0] ?? '', reason: reasonIn(at) }),
  substitute: (at) => (knows(at.view, at.args[0]) ? substitutePanel(at.app, at.view, at.args[0]) : desk(at)),
  replaced: (at) => {
    const person = at.view.league.players.find(({ id }) => id === at.args[1])?.person ?? null
    if (person === null) return desk(at, at.view.say('league.unknownPlayer'))
    return rule(at, { type: 'replace', player: at.args[0] ?? '', person, reason: reasonIn(at) })
  },
  dq: (at) => (knows(at.view, at.args[0]) ? disqualifyPanel(at.app, at.view, at.args[0]) : desk(at)),
  disqualified: (at) => rule(at, { type: 'disqualify', player: at.args[0] ?? '', reason: reasonIn(at) }),
  same: (at) =>
    knows(at.view, at.args[0]) ? samePersonPanel(at.app, at.view, at.args[0], Number(at.args[1]) || 0) : desk(at),
  samed: (at) =>
    rule(at, { type: 'ruleSamePerson', one: at.args[0] ?? '', other: at.args[1] ?? '', reason: reasonIn(at) }),
  unsamed: (at) =>
    rule(at, { type: 'undoSamePerson', one: at.args[0] ?? '', other: at.args[1] ?? '', reason: reasonIn(at) }),
  withdraw: (at) => (knows(at.view, at.args[0]) ? removePanel(at.app, at.view, at.args[0]) : desk(at)),
  removed: (at) => rule(at, { type: 'removePlayer', player: at.args[0] ?? '', reason: reasonIn(at) }),
  agree: (at) => rule(at, { type: 'agreeAnnounced' }),
  recall: (at) => rule(at, { type: 'recallAnnounced' }),
  settle: (at) => rule(at, { type: 'settleCase', case: at.args[0] ?? '', ruling: 'leftToRules' }),
  pause: ({ app, view, incoming }) => pausePanel(app, view, effectOf(view.sight, readerOf(incoming), 'pause')),
  paused: (at) => rule(at, { type: 'pause', reason: reasonIn(at) }),
  resume: (at) => rule(at, { type: 'resume' }),
  cancel: ({ app, view, incoming }) => cancelPanel(app, view, effectOf(view.sight, readerOf(incoming), 'cancel')),
  cancelled: (at) =>
    rule(at, { type: 'cancel', reason: reasonIn(at), ...(at.args[0] === 'friendly' ? { games: 'friendly' } : {}) }),
  texted: (at) => {
    const { name, about } = at.view.league.settings
    const typed = at.incoming.fields ?? {}
    // The form can't show what stands: nothing typed keeps it.
    const text = typed.about?.trim() ?? ''
    return rule(at, {
      type: 'changeTexts',
      name: clip(typed.name?.trim() || name, 40),
      about: clip(text === DELETES ? '' : text || about, 300),
    })
  },
  moved: (at) => {
    const { settings } = at.view.league
    const days = Number(at.incoming.fields?.days ?? 0)
    const { dates } = withDates(
      settings,
      settings.dates.startsAt + (Number.isFinite(days) ? days : 0) * DAY_MS,
      settings.rounds.days,
    )
    return rule(at, { type: 'changeDates', dates })
  },
  checkinmoved: (at) => {
    const { dates } = at.view.league.settings
    const hours = Number(at.incoming.fields?.hours ?? 0)
    const checkInEndsAt =
      dates.checkInEndsAt === null ? null : dates.checkInEndsAt + (Number.isFinite(hours) ? hours : 0) * HOUR_MS
    return rule(at, { type: 'changeDates', dates: { ...dates, checkInEndsAt } })
  },
  checkedin: (at) =>
    rule(at, { type: 'checkInPlayer', player: at.args[0] ?? '' }, (next) =>
      knows(next.view, at.args[0])
        ? playerPanel(next.app, next.view, at.args[0], next.view.say('league.done'))
        : desk(next),
    ),
  host: ({ app, view }) => hostPanel(app, view),
  role: (at) => {
    const which = ROLES.find((one) => one === at.args[0])
    return which === undefined ? hostPanel(at.app, at.view) : nameRole(at, which)
  },
  people: (at) => nameOrganisers(at, at.incoming.values ?? []),
}

/** Clicks that open a form, which has nothing to run. */
type Opening = keyof typeof FORMS | 'texts' | 'dates' | 'checkintime'

/** Actions that ask for a reason first, each with the action that takes it. */
const FORMS = {
  setform: 'set',
  dqform: 'disqualified',
  removeform: 'removed',
  pauseform: 'paused',
  cancelform: 'cancelled',
  replaceform: 'replaced',
  repairform: 'repaired',
  gobackform: 'wentback',
  sameform: 'samed',
  unsameform: 'unsamed',
  void: 'voided',
  writeform: 'written',
  redeckform: 'redecked',
} as const satisfies Partial<Record<ActionOf<'lo'>, ActionOf<'lo'>>>
const formAfter = (action: string): (typeof FORMS)[keyof typeof FORMS] | undefined =>
  Object.hasOwn(FORMS, action) ? FORMS[action as keyof typeof FORMS] : undefined

/** Typed in the place of the text about a league, it deletes that text. */
const DELETES = '-'

/** The most days by which a start can be moved at once. */
const MOVES = [1, 2, 3, 5, 7, 10, 14, 21, 28]

/** Far from every start of a league: a time is shown with its day. */
const LONG_AGO = new Date(0)

/** The present time of a form that moves it, in the zone of its reader, as the entry of the menu has named both. */
function startIn(language: Language, [at, zone]: readonly string[]) {
  return zone === undefined || !Number.isFinite(Number(at)) ? null : { at: Number(at), zone, ownZone: true, language }
}

/** The words below a field that moves a time: the time as it is now. Nothing where the reader's zone is not known. */
const timeNow = (known: ReturnType<typeof startIn>, say: Say) =>
  known === null ? {} : { about: say('organise.dates.now', { time: dayTime({ ...known, now: LONG_AGO }, known.at) }) }

/** Asks by how many days the start moves; it names the present one and each new one. */
function datesForm(league: string, start: ReturnType<typeof startIn>, say: Say): Form {
  return {
    customId: leagueId('lo', 'moved', league),
    title: say('organise.more.dates'),
    fields: [
      {
        id: 'days',
        type: 'pick',
        label: say('set.start'),
        ...timeNow(start, say),
        choices: MOVES.map((days) => {
          const label = `+ ${say('league.days', { count: days })}`
          return {
            value: String(days),
            label: start === null ? label : `${label} · ${day(start, start.at + days * DAY_MS)}`,
          }
        }),
      },
    ],
  }
}

/** The hours by which the end of the check-in can be moved at once. */
const CHECK_IN_MOVES = [-24, -12, -6, -3, 1, 3, 6, 12, 24, 48, 96]

/** Asks by how many hours the end of the check-in moves, up to the start of round 1 and not into the past. */
function checkInForm(league: string, [ends, starts, zone]: readonly string[], now: Date, language: Language): Form {
  const say = speak(language)
  const [end, start] = [Number(ends), Number(starts)]
  const known = startIn(language, [ends ?? '', ...(zone === undefined ? [] : [zone])])
  const moves = CHECK_IN_MOVES.filter((hours) => {
    const at = end + hours * HOUR_MS
    return !Number.isFinite(end) || (at > now.getTime() && at <= start)
  })
  return {
    customId: leagueId('lo', 'checkinmoved', league),
    title: say('organise.more.checkin'),
    fields: [
      {
        id: 'hours',
        type: 'pick',
        label: say('set.checkin.end'),
        ...timeNow(known, say),
        choices: (moves.length === 0 ? [0] : moves).map((hours) => {
          const label = `${hours < 0 ? '−' : '+'} ${Math.abs(hours)} h`
          const time = known === null ? '' : ` · ${dayTime({ ...known, now: LONG_AGO }, known.at + hours * HOUR_MS)}`
          return { value: String(hours), label: `${label}${time}` }
        }),
      },
    ],
  }
}

function formOf(
  { language }: IncomingRequest,
  action: string | undefined,
  league: string,
  args: readonly string[],
  now: Date,
): Form | null {
  const say = speak(language)
  const then = action === undefined ? undefined : formAfter(action)
  if (then !== undefined)
    return {
      customId: leagueId('lo', then, league, ...args),
      title: say(then === 'written' ? 'write.title' : `reason.title.${then}`),
      fields: [
        {
          id: 'reason',
          type: 'lines',
          label: say(action === 'writeform' ? 'write.field' : 'reason.field'),
          about: say('reason.about'),
          max: 300,
        },
      ],
    }
  if (action === 'texts')
    return {
      customId: leagueId('lo', 'texted', league),
      title: say('organise.more.texts'),
      fields: [
        {
          id: 'name',
          type: 'line',
          label: say('create.form.name'),
          about: say('organise.texts.name'),
          max: 40,
          optional: true,
        },
        {
          id: 'about',
          type: 'lines',
          label: say('set.about'),
          about: say('organise.texts.keep'),
          max: 300,
          optional: true,
        },
      ],
    }
  if (action === 'checkintime') return checkInForm(league, args, now, language)
  if (action === 'dates') return datesForm(league, startIn(language, args), say)
  return null
}

const lo: ClickHandler = {
  home: ([, league = '']) => leagueId('lo', 'desk', league),
  ack(incoming, [action, league = '', ...args], app) {
    const form = formOf(incoming, action, league, args, app.clock.now())
    // A message that stays must not show hands: they are for the judge's eyes, for now.
    return form ?? (action === 'hands' && incoming.dm !== undefined ? 'private' : inPlace(incoming))
  },
  async run(request: Request<IncomingClick>, [action = '', league = '', ...args], app) {
    const { incoming } = request
    await request.show(await organiserBody(app, incoming, { league, action, args }))
  },
}

/** Returns what a click of an organiser, or the command, shows. Others are shown the league as they may see it. */
export async function organiserBody(
  app: App,
  given: Desk['incoming'],
  { league, action, args }: { readonly league: string; readonly action: string; readonly args: readonly string[] },
): Promise<Body> {
  const incoming = (await app.rights.league(given, league)) ?? given
  const view = await loadView(app, incoming, league)
  if (view === null || !view.sight.organises)
    return leagueBody(app, incoming, {
      league,
      action: view === null || view.reader !== null ? 'my' : 'rules',
      args: [],
    })
  const act = Object.hasOwn(ACTS, action) ? ACTS[action as keyof typeof ACTS] : ACTS.desk
  return act({ app, incoming, view, args })
}

/** Clicks of organisers and judges. */
export const organiseClicks: Clicks = { lo }
