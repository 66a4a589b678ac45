/** Opening panels, and what clicks on them do. A panel is made anew each time from what the seat sees now. */

import type { Answer, GameEvent, Language, Voice } from '../../contract/index.ts'
import { isRefusal } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { Denied, Laid, PersonId, Sight } from '../../matches/api.ts'
import { type Draft, draftOf, given } from '../editors/draft.ts'
import { applyAction, startDraft } from '../editors/editor.ts'
import { lessonOf } from '../lesson/lesson-match.ts'
import { type App, gameOf, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, text } from '../shell/components.ts'
import { inPlace, type Request } from '../shell/requests.ts'
import { firstLines } from '../shell/text-limits.ts'
import { called } from '../table/player-names.ts'
import { ahead } from '../table/preview.ts'
import { withPictures } from '../table/table-pictures.ts'
import { tableLines } from '../table/table-text.ts'
import { spectatorPictures } from '../table/words-button.ts'
import { aidOf, focused, renderPanel } from './panel.ts'
import { voices } from './panel-input.ts'
import { countedLine } from './sitting-lines.ts'

interface PanelOptions {
  readonly focus?: string | undefined
  readonly word?: string | undefined
  readonly done?: string | undefined
  readonly draft?: Draft
  readonly happened?: readonly GameEvent[]
}

/** The panel of a player as it is now: after what he has laid down, if he has. */
export async function panelOf(app: App, real: Sight, language: Language, options: PanelOptions = {}): Promise<Body> {
  const sight = ahead(real)
  const decision = focused(sight, options.focus)
  const { match, reader } = sight
  const person = match.players[reader] ?? ''
  const [names, happened] = await Promise.all([
    namesIn(app, match, language),
    options.happened ?? app.matches.since(match.id, person),
    // Said once.
    sight.dropped ? app.matches.forget(match.id, reader) : null,
  ])
  const draft = options.draft ?? (decision === undefined ? {} : draftOf(sight.drafts, decision.id))
  const game = gameOf(app, match.terms.game)
  const word = options.word ?? saidOf(sight, language)
  const lesson = await lessonOf(app, sight, language, happened)
  const { done, focus } = options
  const input = { game, sight, language, names, happened, draft, word, done, focus, lesson }
  const seen = { game, view: sight.view, reader, language, names, happened }
  return withPictures(app, person, seen, (pictures) => renderPanel({ ...input, pictures }))
}

/** What has become of what was laid down, if it is not as it was. */
function saidOf({ dropped, stopped, decisions }: Sight, language: Language): string | undefined {
  if (dropped) return speak(language)('sitting.dropped')
  return stopped ? speak(language)(decisions.length > 0 ? 'sitting.stopped' : 'sitting.rest-waits') : undefined
}

/** The table for somebody who does not play. */
async function spectatorTable(app: App, sight: Sight, language: Language, person: PersonId): Promise<Body> {
  const names = await namesIn(app, sight.match, language)
  const game = gameOf(app, sight.match.terms.game)
  const { names: spoken, titles } = called(game, names, language)
  const voice: Voice = { language, names: spoken, reader: 'spectator' }
  const lines = tableLines(game, sight.view, 'spectator', voice, titles)
  const seen = { game, view: sight.view, reader: 'spectator', language, names, happened: [] }
  return withPictures(app, person, seen, (pictures) =>
    pictures.length === 0
      ? { components: [text(firstLines(lines, 3500))] }
      : spectatorPictures(sight.match.id, pictures, language),
  )
}

/** Shows the player's panel, or says why not. */
export async function openPanel(
  request: Request,
  app: App,
  matchId: string,
  options: PanelOptions = {},
): Promise<void> {
  const { person, language } = request.asked
  const say = speak(language)
  const sight = await app.matches.sight(matchId, person)
  if (sight === null) return request.tell(say('match.unknown'))
  if (sight.reader === 'spectator') return request.tell(say('match.not-yours'))
  await request.show(await panelOf(app, sight, language, options))
}

// ---------------------------------------------------------------- opening

/** `open|match|seat`: one's own panel. */
const open: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat], app) {
    const { person, language } = request.asked
    const sight = seat === undefined ? null : await app.matches.sight(matchId, person)
    // A call names its seat: that it isn't for the other player is worth saying.
    if (sight !== null && sight.reader !== 'spectator' && sight.reader !== seat)
      return request.tell(speak(language)('panel.foreign'))
    return openPanel(request, app, matchId)
  },
}

/** `table|match`: what one sees of the table; anybody may look. */
const table: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = ''], app) {
    const { person, language } = request.asked
    const sight = await app.matches.sight(matchId, person)
    if (sight === null) return request.tell(speak(language)('match.unknown'))
    await request.show(
      sight.reader === 'spectator'
        ? await spectatorTable(app, sight, language, person)
        : await panelOf(app, sight, language),
    )
  },
}

/** `focus|match|seat` with a decision picked: another of several open questions. */
const focus: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = ''], app) {
    const own = await ownSight(request, app, matchId, seat)
    if (own === null) return
    await request.show(await panelOf(app, own, request.asked.language, { focus: request.asked.values[0] }))
  },
}

/** The sight of the seat that a panel belongs to; null (and a word) if it is not this person's. */
export async function ownSight(request: Request, app: App, matchId: string, seat: string): Promise<Sight | null> {
  const { person, language } = request.asked
  const say = speak(language)
  const sight = await app.matches.sight(matchId, person)
  if (sight === null) await request.tell(say('match.unknown'))
  else if (sight.reader !== seat) await request.tell(say('panel.foreign'))
  else return sight
  return null
}

// ---------------------------------------------------------------- decisions

/** `p|match|seat|decision|action…` */
const decision: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = '', decisionId = '', ...action], app) {
    const { language, values } = request.asked
    if (action[0] === 'exit')
      return answer(request, app, {
        matchId,
        seat,
        decisionId,
        exitId: action[1] ?? '',
        option: action[2] ?? values[0],
      })
    const sight = await ownSight(request, app, matchId, seat)
    if (sight === null) return
    const seen = ahead(sight)
    const asked = seen.decisions.find(({ id }) => id === decisionId)
    if (asked === undefined) return showLate(request, app, sight)
    const game = gameOf(app, sight.match.terms.game)
    const draft = draftOf(seen.drafts, decisionId)
    const aid = aidOf({ game, sight: seen, language, names: {} }, asked)
    const next = applyAction(asked.shape, draft, action, values, aid)
    const [panel] = await Promise.all([
      panelOf(app, sight, language, { focus: decisionId, draft: next }),
      app.matches.saveDraft(matchId, seat, decisionId, next),
    ])
    await request.show(panel)
  },
}

/** A click on a question that is answered already: the present panel, and a word about it. */
export async function showLate(request: Request, app: App, sight: Sight): Promise<void> {
  const { language } = request.asked
  const word = sight.match.outcome === null ? speak(language)('panel.late') : undefined
  await request.show(await panelOf(app, sight, language, { word }))
}

interface Pressed {
  readonly matchId: string
  readonly seat: string
  readonly decisionId: string
  readonly exitId: string
  /** What the same tap has chosen. */
  readonly option?: string | undefined
}

/** Lays down what has been put together on the panel; with all that lies before it, it is handed in where it is final. */
async function answer(request: Request, app: App, pressed: Pressed): Promise<void> {
  const { language, person, id } = request.asked
  const { matchId } = pressed
  const answer = async (sight: Sight) => answerOf(app, ahead(sight), pressed, language)
  const panels = new Map<Laid, Promise<Body>>()
  const meanwhile = (laid: Laid) => {
    const panel = onItsWay().then(() => laidPanel(app, laid, language))
    // Whoever waits for it hears what is wrong; nobody does if it was never written.
    panel.catch(() => {})
    panels.set(laid, panel)
  }
  const laid = await app.matches.lay({ matchId, person, answer, interaction: id, meanwhile })
  if (!isRefusal(laid)) return void (await request.show(await (panels.get(laid) ?? laidPanel(app, laid, language))))
  const sight = await ownSight(request, app, matchId, pressed.seat)
  if (sight === null) return
  if (laid.refused === 'match.stale' || laid.refused === 'match.over') return showLate(request, app, sight)
  const word = refusalText(laid, language, gameOf(app, sight.match.terms.game))
  await request.show(await panelOf(app, sight, language, { word, focus: pressed.decisionId }))
}

/** Once what is being written is on its way to the database. */
const onItsWay = () => new Promise<void>((done) => setImmediate(done))

/** The panel after an answer: what comes next, and what counted if it was handed in. */
async function laidPanel(app: App, { sight, events, counted }: Laid, language: Language): Promise<Body> {
  if (counted === null) return panelOf(app, sight, language)
  const { match } = sight
  const { spoken } = voices({ sight, language, names: await namesIn(app, match, language) })
  const done = countedLine(gameOf(app, match.terms.game), sight, counted, spoken, language)
  return panelOf(app, sight, language, { happened: events, done })
}

/** The answer that the kept draft stands for. */
function answerOf(
  app: App,
  sight: Sight,
  { seat, decisionId, exitId, option }: Pressed,
  language: Language,
): Answer | Denied {
  if (sight.reader !== seat) return { refused: 'match.not-yours', values: {} }
  const asked = sight.decisions.find(({ id }) => id === decisionId)
  if (asked === undefined) return { refused: 'match.stale', values: {} }
  const exit = asked.exits.find((one) => one.id === exitId)
  if (option !== undefined) return { decision: asked.id, exit: exitId, choose: [option] }
  const aid = aidOf({ game: gameOf(app, sight.match.terms.game), sight, language, names: {} }, asked)
  const draft = startDraft(asked.shape, draftOf(sight.drafts, decisionId), aid)
  return { decision: asked.id, exit: exitId, ...(exit?.bare === true ? {} : given(draft)) }
}

export const panelClicks: Clicks = { open, table, focus, p: decision }
