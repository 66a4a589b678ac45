/** `/stats` and its clicks. */
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { usualGame, usualTerms } from '../challenge/server-rules.ts'
import { plainView } from '../frame/plain-view.ts'
import { takeAllowance } from '../shell/allowances.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { file, text } from '../shell/components.ts'
import { type IncomingClick, type IncomingRequest, inPlace, type Request } from '../shell/requests.ts'
import { csvFiles } from './statistics-csv.ts'
import { figuresOf } from './statistics-figures.ts'
import { pageFromId, type StatisticsPage, type WhoseMatches } from './statistics-page.ts'
import { sharedBody, statisticsBody, wordsBody } from './statistics-panel.ts'

/** Returns the page that the parts of an id name; without any the first one of what is usual here. */
export function wantedPage(
  app: App,
  incoming: IncomingRequest,
  whose: WhoseMatches,
  parts: readonly string[] = [],
): StatisticsPage {
  const game = gameOf(app.games, usualGame(app, incoming))
  return pageFromId(whose, parts, { game, formatOf: (of) => usualTerms(app, incoming, of).format }, app.games)
}

/** Shows a page of statistics. */
export async function showStatistics(request: Request, app: App, page: StatisticsPage): Promise<void> {
  const body = await statisticsBody(app, request.incoming, page)
  await request.show(body ?? wordsBody(speak(request.incoming.language)('league.unknown')))
}

async function sendCsv(request: Request<IncomingClick>, app: App, wanted: StatisticsPage): Promise<void> {
  const { incoming } = request
  if (!(await takeAllowance(request, app, 'exports'))) return
  const figures = await figuresOf(app, incoming, wanted)
  const say = speak(incoming.language)
  if (figures === null) return request.tell(say('league.unknown'))
  const files = csvFiles(await plainView(app, incoming, figures.game.id), figures)
  await request.tell({ components: [text(say('stats.csv.told')), ...files.map(file)], files: [...files] })
}

async function share(request: Request<IncomingClick>, app: App, page: StatisticsPage): Promise<void> {
  const { incoming } = request
  const { channelId } = incoming.place
  const say = speak(incoming.language)
  const body = await sharedBody(app, incoming, page)
  if (body === null) return request.tell(say('stats.none'))
  await app.messenger.post(channelId, { ...body, silent: true }, `stats:${incoming.id}`)
  const shown = await statisticsBody(app, incoming, page, say('stats.shared'))
  if (shown !== null) await request.show(shown)
}

const st: ClickHandler = {
  ack: (incoming, [action = '']) => (action.endsWith('csv') ? 'private' : inPlace(incoming)),
  async run(request, [action = '', ...parts], app) {
    const { incoming } = request
    const known = actionOf('st', action)
    const page = (whose: WhoseMatches) => wantedPage(app, incoming, whose, parts)
    switch (known) {
      case 'me':
      case 'here':
      case 'league':
        return showStatistics(request, app, page(known))
      case 'mecsv':
        return sendCsv(request, app, page('me'))
      case 'herecsv':
        return sendCsv(request, app, page('here'))
      case 'leaguecsv':
        return sendCsv(request, app, page('league'))
      case 'hereshare':
        return share(request, app, page('here'))
      case 'leagueshare':
        return share(request, app, page('league'))
      default:
        allHandled(known)
        return request.tell(speak(incoming.language)('error.button'))
    }
  },
}

/** Clicks on statistics. */
export const statisticsClicks: Clicks = { st }
