/** Clicks that open panels, and clicks on them. Each panel is made anew from what the seat sees now. */

import { type Decision, isRefusal, type Language, type StandingOrder, type Voice } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { PersonId, Sight, ToldSight } from '../../matches/api.ts'
import { type Draft, draftOf } from '../../matches/draft.ts'
import { actionOf, type PanelVerb } from '../acts/acts.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, text } from '../shell/components.ts'
import { type IncomingClick, type IncomingRequest, inPlace, type Request } from '../shell/requests.ts'
import { firstLines } from '../shell/text-limits.ts'
import { called } from '../table/player-names.ts'
import { ahead } from '../table/preview.ts'
import { withPictures } from '../table/table-pictures.ts'
import { tableLines } from '../table/table-text.ts'
import { spectatorPictures } from '../table/words-button.ts'
import { answer, type ClickedAnswer, showLate } from './answer-clicks.ts'
import { onlyWaits } from './answered-line.ts'
import { entryIds } from './begun.ts'
import { onlyPanel } from './dm-panels.ts'
import { draftAfter } from './draft-clicks.ts'
import { maySuggest, type PanelOptions, panelOf } from './panel-of.ts'
import { type DroppedOrder, planAsked } from './plan-ahead.ts'
import type { PickedAnswer } from './question.ts'
import { isInOwnDm, placePanel, showPanel } from './show-panel.ts'

/** The table for somebody who does not play. */
async function spectatorTable(app: App, sight: Sight, language: Language, person: PersonId): Promise<Body> {
  const names = await namesIn(app, sight.match, language)
  const game = gameOf(app.games, sight.match.terms.game)
  const { names: spoken, titles } = called(game, names, language)
  const voice: Voice = { language, names: spoken, reader: 'spectator' }
  const lines = tableLines(game, sight.view, 'spectator', voice, titles)
  const seen = { game, view: sight.view, reader: 'spectator', language, names }
  const inWords: Body = { components: [text(firstLines(lines, 3500))] }
  if (app.allowances.take(person, null, 'foreignTables') !== null) return inWords
  return withPictures(app, person, seen, (pictures) =>
    pictures.length === 0 ? inWords : spectatorPictures(sight.match.id, pictures, language),
  )
}

/** Shows the player's panel, or says why not. In a DM it is the only one of its match from then on. */
export async function openPanel(
  request: Request<IncomingRequest & Partial<Pick<IncomingClick, 'alone' | 'dm'>>>,
  app: App,
  matchId: string,
  options: PanelOptions = {},
): Promise<void> {
  const { person, language } = request.incoming
  const say = speak(language)
  const sight = await app.matches.sight(matchId, person)
  if (sight === null) return request.tell(say('match.unknown'))
  if (sight.reader === 'spectator') return request.tell(say('match.not-yours'))
  const messageId = await placePanel(request, app, sight, options)
  if (isInOwnDm(request.incoming) && (sight.match.status !== 'over' || options.done !== undefined))
    await onlyPanel(app, sight, request.incoming.place.channelId, messageId)
}

// ---------------------------------------------------------------- opening

/** `open|match|seat`: one's own panel. */
const open: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat], app) {
    const { person, language } = request.incoming
    const { sight, news } = seat === undefined ? UNREAD : await seatSight(app, matchId, seat, person)
    // A call names its seat: that it isn't for the other player is worth saying.
    if (sight !== null && sight.reader !== 'spectator' && sight.reader !== seat)
      return request.tell(speak(language)('panel.foreign'))
    if (sight === null || sight.reader === 'spectator') return openPanel(request, app, matchId)
    const messageId = await placePanel(request, app, sight, news)
    const { dm, place } = request.incoming
    if (dm !== undefined && sight.match.status !== 'over') await onlyPanel(app, sight, place.channelId, messageId)
  },
}

/** `table|match`: what one sees of the table; anybody may look. */
const table: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = ''], app) {
    const { person, language } = request.incoming
    const sight = await app.matches.sight(matchId, person)
    if (sight === null) return request.tell(speak(language)('match.unknown'))
    if (sight.reader !== 'spectator') return showPanel(request, app, sight)
    await request.show(await spectatorTable(app, sight, language, person))
  },
}

/** `focus|match|seat|decision`: another of several open questions. */
const focus: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = '', shown], app) {
    const own = await ownSight(request, app, matchId, seat)
    if (own === null) return
    await showPanel(request, app, own, { focus: shown ?? request.incoming.values[0] })
  },
}

/** The sight of the seat that a panel belongs to; null (and a word) if it is not this person's. */
export async function ownSight(request: Request, app: App, matchId: string, seat: string): Promise<Sight | null> {
  return (await ownPanel(request, app, matchId, seat))?.sight ?? null
}

/** The same, with the news of their panel. @param whileReading see `Matches.told` */
async function ownPanel(
  request: Request,
  app: App,
  matchId: string,
  seat: string,
  whileReading?: (own: OwnPanel) => void,
): Promise<OwnPanel | null> {
  const { person, language } = request.incoming
  const say = speak(language)
  const { sight, news } = await seatSight(app, matchId, seat, person, whileReading)
  if (sight === null) await request.tell(say('match.unknown'))
  else if (sight.reader !== seat) await request.tell(say('panel.foreign'))
  else return { sight, news }
  return null
}

/** The sight of a person, and the news of their panel if they were read with it. */
interface SeatSight {
  readonly sight: Sight | null
  readonly news: Pick<PanelOptions, 'happened' | 'last' | 'timedOut' | 'obeyed' | 'before'>
}

/** The same, once the seat is known to be theirs. */
interface OwnPanel extends SeatSight {
  readonly sight: Sight
}

const UNREAD: SeatSight = { sight: null, news: {} }

/** Reads the sight of a person who should have this seat together with the news of their panel. */
async function seatSight(
  app: App,
  matchId: string,
  seat: string,
  person: PersonId,
  whileReading?: (own: OwnPanel) => void,
): Promise<SeatSight> {
  const isTheirs = ({ sight }: ToldSight) => sight.match.players[seat] === person
  const early = whileReading && ((told: ToldSight) => isTheirs(told) && whileReading(panelBy(told)))
  const told = await app.matches.told(matchId, seat, early)
  // Custom ids come from outside: nobody sees another seat than their own.
  if (told === null || !isTheirs(told)) return { sight: await app.matches.sight(matchId, person), news: {} }
  return panelBy(told)
}

const panelBy = ({ sight, since, ...more }: ToldSight): OwnPanel => ({
  sight,
  // The panel of a match that is over tells how it ended.
  news: sight.match.outcome === null ? { happened: since, ...more } : {},
})

// ---------------------------------------------------------------- decisions

/**
 * `p|match|seat|decision|action…`, where an action is one of
 * - `do|exit|next|how|value`: answers (see `answerId`), and goes on as `next` says
 * - `act|exit`: answers with the picked entry, or only marks it
 * - `sure|action`: asks whether the player means it
 * - anything else changes what they have begun
 */
const decision: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = '', decisionId = '', ...action], app) {
    const place = { matchId, seat, decision: decisionId }
    const verb = actionOf('p', action[0])
    if (verb === null) return request.tell(speak(request.incoming.language)('error.button'))
    const [, ...more] = action
    const pressed = answerBy(place, [verb, ...more])
    if (pressed !== null) return answer(request, app, pressed)
    const early: { readonly sight: Sight; readonly begun: Promise<BegunClick | null> }[] = []
    const begin = (panel: OwnPanel) => begunClick(request, app, panel, decisionId, [verb, ...more])
    const own = await ownPanel(request, app, matchId, seat, (panel) => {
      if (verb === 'sure' || panel.sight.dropped) return
      const begun = begin(panel)
      // A failure is thrown where it is awaited; if the match has changed, nobody needs it.
      begun.catch(() => {})
      early.push({ sight: panel.sight, begun })
    })
    if (own === null) return
    const { sight, news } = own
    if (verb === 'sure' && askedNow(app, sight, decisionId).asked !== undefined)
      return showPanel(request, app, sight, { ...news, focus: decisionId, sure: more[0] ?? '' })
    const begun = await (early.find((one) => one.sight === sight)?.begun ?? begin(own))
    if (begun === null) return showLate(request, app, sight)
    const { next, isPlan, drawn } = begun
    if (isPlan && ('exit' in next || 'drops' in next)) return keepPlan(request, app, sight, decisionId, next)
    if ('drops' in next) return showLate(request, app, sight)
    if ('exit' in next) return answer(request, app, { ...place, ...next, from: sight, picked: verb === 'act' })
    await Promise.all([
      placePanel(request, app, sight, {}, drawn),
      app.matches.saveDraft(matchId, seat, decisionId, next),
    ])
    if (isPlan) settleInDm(request, app)
  },
}

/** Returns the question that a click is about, if it is still open, and whether it is that of a plan. */
function askedNow(app: App, sight: Sight, decisionId: string) {
  const seen = ahead(sight)
  const plan = planAsked(gameOf(app.games, sight.match.terms.game), seen)?.decision
  const isPlan = plan?.id === decisionId
  return { seen, isPlan, asked: isPlan ? plan : seen.decisions.find(({ id }) => id === decisionId) }
}

/** The draft or the answer that a player has begun by a click. */
interface BegunClick {
  readonly next: Draft | PickedAnswer | DroppedOrder
  readonly isPlan: boolean
  /** Their panel with the changed draft; undefined where the click answers. */
  readonly drawn: Promise<Body> | undefined
}

/** Returns the draft or the answer that a click on a question begins, with its panel; null if it is not open any more. */
async function begunClick(
  request: Request<IncomingClick>,
  app: App,
  { sight, news }: OwnPanel,
  decisionId: string,
  action: readonly [PanelVerb, ...string[]],
): Promise<BegunClick | null> {
  const { seen, isPlan, asked } = askedNow(app, sight, decisionId)
  if (asked === undefined) return null
  const next = await begunBy(request, app, { seen, asked, last: news.last }, action)
  const changes = !('exit' in next || 'drops' in next)
  const options = { ...news, focus: decisionId, ...(changes ? { draft: next } : {}) }
  const drawn = changes ? panelOf(app, sight, request.incoming.language, options) : undefined
  drawn?.catch(() => {})
  return { next, isPlan, drawn }
}

/** Sets or deletes the order that a player has put together while they wait, and shows what has become of it. */
async function keepPlan(
  request: Request<IncomingClick>,
  app: App,
  sight: Sight,
  about: string,
  next: PickedAnswer | DroppedOrder,
): Promise<void> {
  const { person, id, language } = request.incoming
  const { match, reader } = sight
  const matchId = match.id
  if (!('drops' in next) && next.sets === undefined) return showPanel(request, app, sight)
  const done =
    'drops' in next
      ? await app.matches.deleteOrder({ matchId, person, ...next.drops })
      : await app.matches.setOrder({ matchId, person, order: next.sets as StandingOrder, interaction: id })
  if (isRefusal(done)) {
    const word = refusalText(done, language, gameOf(app.games, match.terms.game))
    return showPanel(request, app, sight, { word })
  }
  await app.matches.saveDraft(matchId, reader, about, {})
  await showPanel(request, app, done, onlyWaits(done) ? { draft: {} } : {})
  if (onlyWaits(done)) settleInDm(request, app)
}

/** A message in a DM on which its player plans while they wait shows what they have answered all the same. */
function settleInDm({ incoming: { dm } }: Request<IncomingClick>, { openPanels }: App): void {
  if (dm !== undefined) openPanels.settle(dm)
}

/** Returns the answer that a click gives; null if it only changes what is begun. */
function answerBy(
  place: Pick<ClickedAnswer, 'matchId' | 'seat' | 'decision'>,
  [verb, exit = '', third, how, value = '']: readonly [PanelVerb, ...string[]],
): ClickedAnswer | null {
  if (verb !== 'do') return null
  const pressed = { ...place, exit, ...(third === undefined || third === '' ? {} : { next: third }) }
  switch (how) {
    case 'c':
      return { ...pressed, given: { choose: entryIds([value]) } }
    case 'n':
      return { ...pressed, given: { number: Number(value) } }
    default:
      return { ...pressed, suggested: how === 's' }
  }
}

/** Returns what a player has begun after a click, or the answer of the entry that they have picked. */
async function begunBy(
  request: Request<IncomingClick>,
  app: App,
  {
    seen,
    asked,
    last: known,
  }: { readonly seen: Sight; readonly asked: Decision; readonly last: PanelOptions['last'] | undefined },
  action: readonly [PanelVerb, ...string[]],
): Promise<Draft | PickedAnswer | DroppedOrder> {
  const { language, values, person } = request.incoming
  const game = gameOf(app.games, seen.match.terms.game)
  const names = await namesIn(app, seen.match, language)
  const suggests = await maySuggest(app, seen, person)
  const last = action[0] === 'put' ? (known ?? (await app.matches.recent(seen)).last) : []
  const draft = draftOf(seen.drafts, asked.id)
  const input = { game, sight: seen, language, names, happened: [], last, draft, suggests }
  return draftAfter(input, asked, action, values)
}

/** Clicks on a panel, and those that open one. */
export const panelClicks: Clicks = { open, table, focus, p: decision }
