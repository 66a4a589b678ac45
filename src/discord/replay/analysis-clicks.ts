/** Clicks that look back on a finished match: where it was decided, moment by moment. */
import type { AnalysisState, KeptAnalysis } from '../../analysis/match-analyses.ts'
import { isRefusal } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { safe } from '../../locales/safe-text.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { framePanel, type PanelParts, type PanelView } from '../frame/frame.ts'
import { plainView } from '../frame/plain-view.ts'
import { giveBackIfBusy, takeAllowance } from '../shell/allowances.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, text } from '../shell/components.ts'
import { type Ack, type IncomingClick, type IncomingRequest, inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { calledPlainly } from '../table/player-names.ts'
import { curveParts } from './curve-panel.ts'
import { momentParts } from './moment-panel.ts'
import { showReplay } from './show-replay.ts'
import type { ShownAnalysis } from './shown-analysis.ts'

/** The person who asks alone sees a panel; only sharing posts for everybody. */
const ack = (incoming: IncomingClick, [, verb = '']: readonly string[]): Ack =>
  verb === 'share' ? 'public' : inPlace(incoming)

/** Returns the panel for an analysis. */
type Panel = (view: PanelView, shown: ShownAnalysis) => PanelParts & { readonly inWords?: true }

/** Shows a panel of the analysis of a match; makes it first if there is none yet. */
export async function showAnalysis(
  request: Request,
  app: App,
  matchId: string,
  panel: Panel = curveParts,
): Promise<void> {
  const state = await app.analyses.of(matchId)
  if (state.is === 'none') return request.tell(await whyNot(request, app, matchId, state))
  if (state.is === 'kept') return void (await request.show(await bodyOf(app, request.incoming, state.kept, panel)))
  return makeAnalysis(request, app, state, panel)
}

async function whyNot(
  { incoming }: Request,
  app: App,
  matchId: string,
  { why, until }: Extract<AnalysisState, { is: 'none' }>,
) {
  const say = speak(incoming.language)
  const match = await app.matches.record(matchId)
  if (match === null) return say('match.unknown')
  if (why === 'later' && until !== null)
    return say('points.later', { time: `<t:${Math.floor(until.getTime() / 1000)}:f>` })
  if (why === 'game')
    return say('points.game', { game: gameOf(app.games, match.terms.game).words.title(incoming.language) })
  return say(`points.${why === 'later' ? 'never' : why}`)
}

/** Makes an analysis. This takes minutes, and the person can go on clicking meanwhile. */
async function makeAnalysis(
  request: Request,
  app: App,
  { source }: Extract<AnalysisState, { is: 'open' }>,
  panel: Panel,
): Promise<void> {
  const { person, language, place } = request.incoming
  const say = speak(language)
  if (!(await takeAllowance(request, app, 'analyses'))) return
  const said = (words: string) => request.show({ components: [text(words)] })
  await said(say('points.busy'))
  app.analyses
    .make(source, person)
    .then(async (made) => {
      if (!isRefusal(made)) return request.show(await bodyOf(app, request.incoming, made, panel))
      giveBackIfBusy(request, app, 'analyses', made)
      return said(refusalText(made, language, gameOf(app.games, source.match.terms.game)))
    })
    .catch(async (error: unknown) => {
      app.log.error({ err: error, match: source.match.id }, 'a match could not be analysed')
      app.allowances.giveBack(person, place.guildId, 'analyses')
      await said(say('points.failed')).catch(() => {})
    })
}

async function shownTo(app: App, incoming: IncomingRequest, { match, analysis }: KeptAnalysis): Promise<ShownAnalysis> {
  const game = gameOf(app.games, match.terms.game)
  const { names } = calledPlainly(game, await namesIn(app, match, incoming.language), incoming.language)
  const own = game.seats.find((seat) => match.players[seat] === incoming.person) ?? null
  return { match, analysis, game, names, own, points: analysis.points }
}

async function bodyOf(app: App, incoming: IncomingRequest, kept: KeptAnalysis, panel: Panel): Promise<Body> {
  const shown = await shownTo(app, incoming, kept)
  const view = await plainView(app, incoming, shown.game.id)
  const { inWords = false, ...parts } = panel(view, shown)
  return framePanel(app, { ...view, wordsOnly: view.wordsOnly || inWords }, parts)
}

/** Posts the curve where the person is, with their own choices; with those of the opponent once both have shared. */
async function share(request: Request, app: App, matchId: string): Promise<void> {
  const { incoming } = request
  const say = speak(incoming.language)
  const state = await app.analyses.of(matchId)
  if (state.is === 'none') return request.tell(await whyNot(request, app, matchId, state))
  if (state.is === 'open') return request.tell(say('points.failed'))
  const { kept } = state
  const shown = await shownTo(app, incoming, kept)
  if (shown.own === null) return request.tell(say('points.failed'))
  const shared = await app.analyses.share(kept, shown.own)
  const there = { ...incoming, language: incoming.placeLanguage }
  const view = await plainView(app, { ...there, person: app.botId }, shown.game.id)
  // The opponent's choices are theirs to show.
  const points = kept.analysis.points.filter(({ kind, seat }) => kind === 'luck' || shared.includes(seat))
  const everybody = { ...(await shownTo(app, there, kept)), own: null, points }
  const { news, blocks = [] } = curveParts(view, everybody)
  const waiting = shown.game.seats.filter((seat) => !shared.includes(seat))
  const lines = waiting.map((seat) => {
    const name = literal(everybody.names[seat] ?? seat)
    return safe`-# ${view.say('points.share.both', { name })}`
  })
  await request.show(await framePanel(app, view, { news, blocks, lines }))
}

/** `points|match|verb|n`: the curve, one of its moments, the table at that moment, how it is counted. */
const points: ClickHandler = {
  ack,
  async run(request, [matchId = '', verb = '', number = '0'], app) {
    const at = Number(number)
    const known = actionOf('points', verb)
    switch (known) {
      case 'show':
        return showAnalysis(request, app, matchId)
      case 'words':
        return showAnalysis(request, app, matchId, (view, shown) => ({ ...curveParts(view, shown), inWords: true }))
      case 'moment':
        return showAnalysis(request, app, matchId, (view, shown) => {
          const point = shown.points[at]
          return point === undefined ? curveParts(view, shown) : momentParts(view, shown, point, at)
        })
      case 'table':
        return showTable(request, app, matchId, at)
      case 'how':
        return request.tell(speak(request.incoming.language)('points.how.text'))
      case 'share':
        return share(request, app, matchId)
      default:
        return allHandled<never>(known)
    }
  },
}

/** Opens the replay at a moment. */
async function showTable(request: Request, app: App, matchId: string, at: number): Promise<void> {
  const state = await app.analyses.of(matchId)
  const point = state.is === 'kept' ? state.kept.analysis.points[at] : undefined
  return showReplay(request, app, matchId, { row: point?.seq ?? null })
}

/** Clicks on analyses. */
export const analysisClicks: Clicks = { points }
