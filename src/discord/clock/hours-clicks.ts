/** Clicks on the panel of working hours. */
import { isRefusal, type Refusal } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { customId } from '../shell/custom-id.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { datesIn, holidaysForm, hoursPanel } from './hours-panel.ts'

async function showHours(request: Request, app: App, matchId: string, note?: string): Promise<void> {
  const { person, language } = request.incoming
  const [known, time] = await Promise.all([app.persons.of(person), app.workingTimes.of(person)])
  await request.show(hoursPanel({ person: known, time, language, note, matchId }))
}

/** Makes the change that a click means; null if it is none of ours. */
async function change(
  app: App,
  { person, values, fields }: IncomingClick,
  what: string,
  given: string,
): Promise<object | Refusal | null> {
  const [picked = ''] = values
  const { zone } = await app.persons.of(person)
  const known = actionOf('hours', what)
  switch (known) {
    case 'night': {
      const [from, to] = picked.split('-').map(Number)
      const night = picked === 'none' ? null : { from: from ?? -1, to: to ?? -1 }
      return app.workingTimes.change(person, { night }, zone)
    }
    case 'free':
      return app.workingTimes.change(person, { rest: values.slice(0, 7).map(Number).sort() }, zone)
    case 'digest':
      return app.persons.change(person, { digestAt: picked === 'off' ? null : Number(picked) })
    case 'auto':
      return app.workingTimes.change(person, { autoVacation: given === 'on' }, zone)
    case 'typed': {
      const holidays = datesIn(fields.days ?? '')
      return holidays === null
        ? { refused: 'hours.dates', values: {} }
        : app.workingTimes.change(person, { holidays }, zone)
    }
    default:
      allHandled<'show' | 'holidays'>(known)
      return null
  }
}

/** `hours|what|match|value`: a control of the panel, which changes in its place. */
const hours: ClickHandler = {
  home: ([, matchId = '']) => customId('hours', 'show', matchId),
  ack(incoming, [what, matchId = '']) {
    // The form opens at once, without a look into the database: the panel shows the present days.
    return what === 'holidays' ? holidaysForm(matchId, incoming.language) : inPlace(incoming)
  },
  async run(request, [what = '', matchId = '', given = ''], app) {
    const { language } = request.incoming
    if (what === 'show') return showHours(request, app, matchId)
    const done = await change(app, request.incoming, what, given)
    const say = speak(language)
    if (done === null) return request.tell(say('error.button'))
    const note = isRefusal(done) ? refusalText(done, language, undefined) : say('settings.saved')
    return showHours(request, app, matchId, note)
  },
}

/** Clicks about working hours. */
export const hoursClicks: Clicks = { hours }
