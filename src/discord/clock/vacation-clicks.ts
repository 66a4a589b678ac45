/** Clicks on the panel of vacations, and the command that opens it. */

import { isRefusal } from '../../contract/index.ts'
import { limited } from '../../limits/limits.ts'
import { speak } from '../../locales/index.ts'
import type { Days } from '../../time/calendar.ts'
import { daysLeft } from '../../time/vacation.ts'
import { daysAfter, localDate, localYear } from '../../time/working-time.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { countedBy, roundsMet, sayAway } from './vacation-leagues.ts'
import { firstFree, isOnVacation, vacationPanel } from './vacation-panel.ts'

/** The proposal of a panel that is opened. */
const USUAL_DAYS = 7

interface VacationRequest {
  readonly from?: string
  readonly days?: number
  readonly note?: string
  readonly matchId?: string
}

/** The zone in which a person's days begin. */
const zoneOf = async (app: App, person: string): Promise<string> => (await app.persons.of(person)).zone ?? 'UTC'

/** Shows people their vacations. */
export async function showVacation(request: Request, app: App, wanted: VacationRequest = {}): Promise<void> {
  const { person, language } = request.incoming
  const [zone, { vacations }, matches] = await Promise.all([
    zoneOf(app, person),
    app.workingTimes.of(person),
    app.matches.of(person),
  ])
  const now = app.clock.now()
  const left = daysLeft(vacations, localYear(now, zone))
  const today = localDate(now, zone)
  const { from = firstFree(vacations, today), days = USUAL_DAYS, note, matchId = '' } = wanted
  const known = { language, today, vacations, left, running: matches.length, note, matchId }
  const first = from < today ? today : from
  const count = Math.max(1, Math.min(days, left))
  const asked = { from: first, to: daysAfter(first, count - 1) }
  // A league may have used up the vacation days that it counts: its clocks run on.
  const stopping = matches.filter(
    ({ match: { terms } }) => countedBy(terms.clock ?? {}, asked, vacations)?.days !== 0,
  ).length
  const met = await roundsMet(app, { person, days: asked, taken: vacations, zone })
  await request.show(vacationPanel({ ...known, stopping, from: first, days: count, met }))
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Says that a person is away in the rounds that their vacation leaves too little of. @returns a remark if that failed */
async function awayToo(app: App, { incoming }: Request, days: Days, zone: string): Promise<string | null> {
  const { person, id: interaction, language } = incoming
  const rounds = (await roundsMet(app, { person, days, taken: [], zone })).filter(({ away }) => away)
  const failed = await sayAway(app, { person, interaction }, rounds)
  const [first] = failed
  return first === undefined
    ? null
    : speak(language)('vacation.no-away', { league: literal(first.league), round: first.round })
}

/** Ends the vacation that a person is on, or withdraws the next one. */
async function comeBack(request: Request, app: App, matchId: string): Promise<void> {
  const { person, language } = request.incoming
  const zone = await zoneOf(app, person)
  const { vacations } = await app.workingTimes.of(person)
  const ended = isOnVacation(vacations, localDate(app.clock.now(), zone)) ? 'vacation.is-back' : 'vacation.is-withdrawn'
  const done = await limited(
    app.limits,
    async (take) =>
      (await take([{ limit: 'vacationReturns', of: { person } }])) ?? app.workingTimes.comeBack(person, zone),
  )
  const note = isRefusal(done) ? refusalText(done, language, undefined) : speak(language)(ended)
  return showVacation(request, app, { matchId, note })
}

/** The days of a vacation, as a button names them. */
interface NamedDays {
  readonly matchId: string
  readonly from: string
  readonly count: number
}

/** Takes a vacation. @param everywhere the person is away in the rounds of leagues, too */
async function takeDays(request: Request, app: App, named: NamedDays, everywhere: boolean): Promise<void> {
  const { person, language } = request.incoming
  const { matchId, from, count } = named
  const say = speak(language)
  if (!isDate(from) || !Number.isInteger(count) || count < 1) return request.tell(say('error.button'))
  const zone = await zoneOf(app, person)
  const wanted = { from, to: daysAfter(from, count - 1) }
  const done = await app.workingTimes.take(person, wanted, zone)
  const failed = everywhere && !isRefusal(done) ? await awayToo(app, request, wanted, zone) : null
  const note = isRefusal(done)
    ? refusalText(done, language, undefined)
    : (failed ?? say(everywhere ? 'vacation.both-taken' : 'vacation.is-taken', { count }))
  return showVacation(request, app, { matchId, note, from: daysAfter(from, count), days: USUAL_DAYS })
}

/** `vac|what|match|…`: `show`, `from|days`, `days|from`, `take|from|days`, `both|from|days`, `back` */
const vac: ClickHandler = {
  ack: inPlace,
  async run(request, [what = '', matchId = '', first = '', second = ''], app) {
    const [picked = ''] = request.incoming.values
    const known = actionOf('vac', what)
    switch (known) {
      case 'show':
        return showVacation(request, app, { matchId })
      case 'from':
        return showVacation(request, app, {
          matchId,
          ...(isDate(picked) ? { from: picked, days: Number(first) || USUAL_DAYS } : {}),
        })
      case 'days':
        return showVacation(request, app, {
          matchId,
          ...(isDate(first) ? { from: first, days: Number(picked) || USUAL_DAYS } : {}),
        })
      case 'take':
      case 'both':
        return takeDays(request, app, { matchId, from: first, count: Number(second) }, known === 'both')
      case 'back':
        return comeBack(request, app, matchId)
      default:
        allHandled(known)
        return request.tell(speak(request.incoming.language)('error.button'))
    }
  },
}

/** Clicks about vacations. */
export const vacationClicks: Clicks = { vac }
