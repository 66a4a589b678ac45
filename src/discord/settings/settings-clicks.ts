/** People's own settings: changed by the controls of their panel, by commands, and by typing. */
import { isRefusal, type Language } from '../../contract/index.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import {
  CALL_WAYS,
  type PersonId,
  QUIET_WAYS,
  type QuietHours,
  type Settings,
  SUGGESTED_QUIET,
} from '../../people/person.ts'
import { type FoundZone, findZones, zoneMeant } from '../../people/zones.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import type { Body } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { MOST_NAMED, type SettingsPage, settingsPanel, zoneForm, zoneQuestion } from './settings-panel.ts'

interface Extras {
  readonly note?: string | undefined
  readonly candidates?: readonly FoundZone[]
  readonly page?: SettingsPage
}

/** The settings whose controls stand on the page of the time zone and the quiet hours. */
const OF_TIMES: readonly (keyof Settings)[] = ['zone', 'quiet', 'quietWay']

/** The page on which a changed setting has its control. */
function pageOf(changed: Partial<Settings>): SettingsPage {
  if ('hidesPage' in changed) return 'others'
  if ('openMatches' in changed) return 'all'
  return OF_TIMES.some((one) => one in changed) ? 'times' : 'notices'
}

/** A person's settings as they are now. */
async function settingsOf(
  app: App,
  person: PersonId,
  language: Language,
  { note, candidates = [], page = 'all' }: Extras = {},
): Promise<Body> {
  const [known, mostOpen, ids] = await Promise.all([
    app.persons.of(person),
    app.persons.mostOpen(person),
    app.persons.blockedBy(person),
  ])
  const named = ids.slice(0, MOST_NAMED).map(async (id) => ({ id, name: await app.people.name(id, language) }))
  return settingsPanel({
    person: known,
    language,
    now: app.clock.now(),
    mostOpen,
    blocked: await Promise.all(named),
    blockedCount: ids.length,
    note,
    candidates,
    page,
  })
}

/** Shows people their settings. */
export async function showSettings(request: Request, app: App, extras: Extras = {}): Promise<void> {
  const { person, language } = request.incoming
  await request.show(await settingsOf(app, person, language, extras))
}

/** Changes settings and shows them, or says why that is not possible. */
async function change(request: Request, app: App, changed: Partial<Settings>): Promise<void> {
  const { person, language } = request.incoming
  const done = await app.persons.change(person, changed)
  const note = isRefusal(done) ? refusalText(done, language, undefined) : speak(language)('settings.saved')
  return showSettings(request, app, { note, page: pageOf(changed) })
}

/** Sets the zone that a person has typed, or lets them choose among zones that they may mean. */
export async function takeZone(request: Request, app: App, typed: string): Promise<void> {
  const { language } = request.incoming
  const now = app.clock.now()
  const zone = zoneMeant(typed, now)
  if (zone !== null) return change(request, app, { zone })
  const say = speak(language)
  const candidates = typed.trim() === '' ? [] : findZones(typed, language, now)
  const words = { typed: literal(clip(typed, 60)) }
  const note = say(candidates.length === 0 ? 'settings.zone.none' : 'settings.zone.which', words)
  return showSettings(request, app, { note, candidates })
}

/** Asks a person for their unknown zone, once, beside the message that they have just been shown. */
export async function askZone(request: Request, app: App): Promise<void> {
  const { person, language } = request.incoming
  if (await app.persons.askZone(person)) await request.tell({ components: zoneQuestion(language) })
}

// ---------------------------------------------------------------- clicks

/** Quiet hours with another beginning or end; without earlier ones the other end is the usual one. */
function quietWith(quiet: QuietHours | null, changed: Partial<QuietHours>): QuietHours {
  const next = { ...(quiet ?? SUGGESTED_QUIET), ...changed }
  if (quiet !== null || next.from !== next.to) return next
  return { ...next, to: (next.from + SUGGESTED_QUIET.to) % (24 * 60) }
}

/** The chosen hour of the day, in minutes; null: none. */
function hourOf(value: string): number | null {
  const hour = Number(value)
  return value !== '' && Number.isInteger(hour) && hour >= 0 && hour < 24 ? hour * 60 : null
}

/** The setting that a click changes; null if it is none of ours. */
async function meant(
  app: App,
  incoming: IncomingClick,
  [what, given]: readonly string[],
): Promise<Partial<Settings> | null> {
  const [picked = ''] = incoming.values
  const known = actionOf('set', what)
  switch (known) {
    case 'zone-pick':
      return { zone: picked }
    case 'forget':
      return { zone: null }
    case 'quiet':
      return { quiet: SUGGESTED_QUIET }
    case 'from':
    case 'to': {
      if (picked === 'off') return { quiet: null }
      const at = hourOf(picked)
      if (at === null) return null
      const { quiet } = await app.persons.of(incoming.person)
      return { quiet: quietWith(quiet, what === 'from' ? { from: at } : { to: at }) }
    }
    case 'way': {
      const way = QUIET_WAYS.find((one) => one === given)
      return way === undefined ? null : { quietWay: way }
    }
    case 'calls': {
      const way = CALL_WAYS.find((one) => one === given)
      return way === undefined ? null : { calls: way }
    }
    case 'dms':
      return { dms: given === 'on' }
    case 'words':
      return { wordsOnly: given === 'on' }
    case 'suggestions':
      return { suggestions: given === 'on' }
    case 'page':
      return { hidesPage: given === 'off' }
    case 'limit':
      return { openMatches: picked === 'usual' ? null : Number(picked) }
    default:
      allHandled<'notices' | 'others' | 'show' | 'times' | 'unblock' | 'zone' | 'zone-typed'>(known)
      return null
  }
}

/** `set|what|value`: a control of the panel, which changes in its place. */
const set: ClickHandler = {
  home: () => customId('set', 'show'),
  ack(incoming, [what]) {
    return what === 'zone' ? zoneForm('set', incoming.language) : inPlace(incoming)
  },
  async run(request, parts, app) {
    const { incoming } = request
    const [what] = parts
    const say = speak(incoming.language)
    if (what === 'zone-typed') return takeZone(request, app, incoming.fields.zone ?? '')
    if (what === 'show') return showSettings(request, app)
    if (what === 'times' || what === 'notices' || what === 'others') return showSettings(request, app, { page: what })
    if (what === 'unblock') {
      const [id = ''] = incoming.values
      const name = literal(await app.people.name(id, incoming.language))
      const was = await app.persons.unblock(incoming.person, id)
      return showSettings(request, app, {
        note: say(was ? 'people.unblocked' : 'people.not-blocked', { name }),
        page: 'others',
      })
    }
    const changed = await meant(app, incoming, parts)
    return changed === null ? request.tell(say('error.button')) : change(request, app, changed)
  },
}

/** `zone|ask` and the form that follows: the answer to the question for the zone does not change the message above. */
const zone: ClickHandler = {
  ack(incoming, [what]) {
    return what === 'ask' ? zoneForm('zone', incoming.language) : incoming.withBot ? 'public' : 'private'
  },
  async run(request, [what], app) {
    const known = actionOf('zone', what)
    switch (known) {
      case 'zone-typed':
        return takeZone(request, app, request.incoming.fields.zone ?? '')
      default:
        allHandled<'ask'>(known)
        return request.tell(speak(request.incoming.language)('error.button'))
    }
  },
}

/** Clicks on the panel of settings, and answers to the question for a time zone. */
export const settingsClicks: Clicks = { set, zone }
