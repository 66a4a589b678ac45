/** Clicks about the clock of a match: what it shows, gifts, reminders, pauses, and the choice when time is up. */

import { isRefusal } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Denial, PlayResult, Sight } from '../../matches/api.ts'
import { clockOf } from '../../matches/clock-terms.ts'
import { CHOICES } from '../../matches/time-up.ts'
import { HOUR_MS } from '../../time/lengths.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { ownSight } from '../match/panel-clicks.ts'
import { showPanel } from '../match/show-panel.ts'
import { whichMatchLine } from '../match/which-match.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { lengthOf } from '../table/clock-words.ts'
import { type ClockInput, clockPanel, giftPanel, timeUpPanel } from './clock-panel.ts'

const PAUSES = ['ask', 'agree', 'refuse', 'resume'] as const
const AGAIN = ['ask', 'agree', 'refuse'] as const

/** The data for a panel of the clock of a match. */
async function clockInput(app: App, sight: Sight, request: Request, note?: string): Promise<ClockInput> {
  const { language } = request.incoming
  const names = await namesIn(app, sight.match, language)
  const name = Object.entries(names).find(([seat]) => seat !== sight.reader)?.[1] ?? ''
  const game = gameOf(app.games, sight.match.terms.game)
  const which = whichMatchLine({ game, sight, language, names })
  return { sight, language, name, which, now: app.clock.now(), note }
}

/** Shows the clock after a request, or why the request was refused. */
async function showDone(
  request: Request<IncomingClick>,
  app: App,
  before: Sight,
  done: PlayResult | Denial,
  note: string,
): Promise<void> {
  const { language } = request.incoming
  const word = isRefusal(done) ? refusalText(done, language, undefined) : note
  const sight = isRefusal(done) ? before : done.sight
  await request.show(clockPanel(await clockInput(app, sight, request, word)))
}

async function act(
  request: Request<IncomingClick>,
  app: App,
  sight: Sight,
  [what = '', given = '']: readonly string[],
): Promise<void> {
  const { person, id, language, values } = request.incoming
  const say = speak(language)
  const by = { matchId: sight.match.id, person, interaction: id }
  const input = await clockInput(app, sight, request)
  const known = actionOf('clock', what)
  switch (known) {
    case 'gift':
      if (clockOf(sight.match.terms).gifts === false)
        return void (await request.show(clockPanel({ ...input, note: say('match.gift-league') })))
      return void (await request.show(giftPanel(input, Number(values[0] ?? given) || 24)))
    case 'give': {
      const ms = Number(given) * HOUR_MS
      const done = await app.clocks.give({ ...by, ms })
      const length = lengthOf(Number.isFinite(ms) ? ms : 0, language)
      return showDone(request, app, sight, done, say('clock.gave', { name: literal(input.name), length }))
    }
    case 'nudge':
      return showDone(
        request,
        app,
        sight,
        await app.clocks.nudge(by),
        say('clock.nudged', { name: literal(input.name) }),
      )
    case 'pause': {
      const way = PAUSES.find((one) => one === given)
      if (way === undefined) return request.tell(say('error.button'))
      const done = await app.clocks.pause({ ...by, what: way })
      return showDone(request, app, sight, done, say(`clock.pause-${way}`, { name: literal(input.name) }))
    }
    case 'up':
      return void (await request.show(timeUpPanel(input)))
    case 'choose': {
      const choice = CHOICES.find((one) => one === given)
      if (choice === undefined) return request.tell(say('error.button'))
      return showMatch(request, app, sight, await app.clocks.choose({ ...by, what: choice }))
    }
    case 'again': {
      const way = AGAIN.find((one) => one === given)
      if (way === undefined) return request.tell(say('error.button'))
      const done = await app.clocks.again({ ...by, what: way })
      const word = isRefusal(done) ? undefined : say(`clock.again-${way}`, { name: literal(input.name) })
      return showMatch(request, app, sight, done, word)
    }
    default:
      allHandled<'show'>(known)
      return void (await request.show(clockPanel(input)))
  }
}

/** Shows the match after a request, or why the request was refused. */
async function showMatch(
  request: Request<IncomingClick>,
  app: App,
  before: Sight,
  done: PlayResult | Denial,
  word?: string,
): Promise<void> {
  if (!isRefusal(done)) return showPanel(request, app, done.sight, { happened: done.events, word })
  const said = refusalText(done, request.incoming.language, undefined)
  await showPanel(request, app, before, { word: said })
}

/** `clock|match|seat|what|value` */
const clock: ClickHandler = {
  ack: inPlace,
  async run(request, [matchId = '', seat = '', ...what], app) {
    const sight = await ownSight(request, app, matchId, seat)
    if (sight !== null) await act(request, app, sight, what)
  },
}

/** Clicks about clocks. */
export const clockClicks: Clicks = { clock }
