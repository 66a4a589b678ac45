/** Opening panels, and what clicks on them do. A panel is made anew each time from what the seat sees now. */
import type { Answer, GameEvent, Language, Voice } from '../../games/game.ts'
import { isRefusal } from '../../games/game.ts'
import { speak } from '../../locales/index.ts'
import type { Denied, Sight } from '../../matches/api.ts'
import { type App, gameOf, namesIn, refusalText } from '../app.ts'
import { type Body, text } from '../components.ts'
import { called } from '../names.ts'
import { type Draft, given, readDraft } from '../panels/draft.ts'
import { applyAction, startDraft } from '../panels/editor.ts'
import {
  fieldDraft,
  type OrderDraft,
  type openField,
  orderOf,
  readOrderDraft,
  renderOrder,
} from '../panels/order-panel.ts'
import { focused, type PanelInput, renderPanel, suggestionFor } from '../panels/panel.ts'
import type { ClickAsked, Request } from '../requests.ts'
import type { ClickHandler } from '../router.ts'
import { tableLines } from '../table.ts'
import { firstLines } from '../text.ts'

/** A panel is changed in place; a button that others see too opens a panel of one's own. */
const ack = (asked: ClickAsked) => (asked.alone ? 'update' : 'private')

interface PanelOptions {
  readonly focus?: string | undefined
  readonly word?: string | undefined
  readonly draft?: Draft
  readonly happened?: readonly GameEvent[]
}

/** The panel of a player as it is now. */
export async function panelOf(app: App, sight: Sight, language: Language, options: PanelOptions = {}): Promise<Body> {
  const decision = focused(sight, options.focus)
  const { match, reader } = sight
  const person = match.players[reader] ?? ''
  const [names, happened] = await Promise.all([
    namesIn(app, match, language),
    options.happened ?? app.matches.since(match.id, person),
  ])
  const draft = options.draft ?? (decision === undefined ? {} : readDraft(sight.drafts[decision.id]))
  const game = gameOf(app, match.terms.game)
  return renderPanel({ game, sight, language, names, happened, draft, word: options.word, focus: options.focus })
}

/** The table for somebody who does not play. */
export async function spectatorTable(app: App, sight: Sight, language: Language): Promise<Body> {
  const names = await namesIn(app, sight.match, language)
  const game = gameOf(app, sight.match.terms.game)
  const { names: spoken, titles } = called(game, names, language)
  const voice: Voice = { language, names: spoken, reader: 'spectator' }
  const lines = tableLines(game, sight.view, 'spectator', voice, titles)
  return { components: [text(firstLines(lines, 3500))] }
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
  ack,
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
  ack: (asked) => (asked.alone ? 'update' : 'private'),
  async run(request, [matchId = ''], app) {
    const { person, language } = request.asked
    const sight = await app.matches.sight(matchId, person)
    if (sight === null) return request.tell(speak(language)('match.unknown'))
    await request.show(
      sight.reader === 'spectator' ? await spectatorTable(app, sight, language) : await panelOf(app, sight, language),
    )
  },
}

/** `focus|match|seat` with a decision picked: another of several open questions. */
const focus: ClickHandler = {
  ack,
  async run(request, [matchId = '', seat = ''], app) {
    const own = await ownSight(request, app, matchId, seat)
    if (own === null) return
    await request.show(await panelOf(app, own, request.asked.language, { focus: request.asked.values[0] }))
  },
}

/** The sight of the seat that a panel belongs to; null (and a word) if it is not this person's. */
async function ownSight(request: Request, app: App, matchId: string, seat: string): Promise<Sight | null> {
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
  ack,
  early: true,
  async run(request, [matchId = '', seat = '', decisionId = '', ...action], app) {
    const { language, values } = request.asked
    if (action[0] === 'exit') return answer(request, app, { matchId, seat, decisionId, exitId: action[1] ?? '' })
    const sight = await ownSight(request, app, matchId, seat)
    if (sight === null) return
    const asked = sight.decisions.find(({ id }) => id === decisionId)
    if (asked === undefined) return showLate(request, app, sight)
    const game = gameOf(app, sight.match.terms.game)
    const draft = readDraft(sight.drafts[decisionId])
    const next = applyAction(asked.shape, draft, action, values, suggestionFor(game, sight, asked))
    await request.acknowledged()
    const [panel] = await Promise.all([
      panelOf(app, sight, language, { focus: decisionId, draft: next }),
      app.matches.saveDraft(matchId, seat, decisionId, next),
    ])
    await request.show(panel)
  },
}

/** A click on a question that is answered already: the present panel, and a word about it. */
async function showLate(request: Request, app: App, sight: Sight): Promise<void> {
  const { language } = request.asked
  const word = sight.match.outcome === null ? speak(language)('panel.late') : undefined
  await request.show(await panelOf(app, sight, language, { word }))
}

interface Pressed {
  readonly matchId: string
  readonly seat: string
  readonly decisionId: string
  readonly exitId: string
}

/** Hands in what has been put together on the panel. */
async function answer(request: Request, app: App, pressed: Pressed): Promise<void> {
  const { language, person, id } = request.asked
  const { matchId } = pressed
  const answers = async (sight: Sight) => {
    await request.acknowledged()
    return answersOf(app, sight, pressed)
  }
  const played = await app.matches.play({ matchId, person, answers, interaction: id })
  if (!isRefusal(played)) {
    await request.show(await panelOf(app, played.sight, language, { happened: played.events }))
    return
  }
  const sight = await ownSight(request, app, matchId, pressed.seat)
  if (sight === null) return
  if (played.refused === 'match.stale' || played.refused === 'match.over') return showLate(request, app, sight)
  const word = refusalText(played, language, gameOf(app, sight.match.terms.game))
  await request.show(await panelOf(app, sight, language, { word, focus: pressed.decisionId }))
}

/** The answer that the kept draft stands for. */
function answersOf(app: App, sight: Sight, { seat, decisionId, exitId }: Pressed): readonly Answer[] | Denied {
  if (sight.reader !== seat) return { refused: 'match.not-yours', values: {} }
  const asked = sight.decisions.find(({ id }) => id === decisionId)
  if (asked === undefined) return { refused: 'match.stale', values: {} }
  const exit = asked.exits.find((one) => one.id === exitId)
  const suggestion = suggestionFor(gameOf(app, sight.match.terms.game), sight, asked)
  const draft = startDraft(asked.shape, readDraft(sight.drafts[decisionId]), suggestion)
  return [{ decision: asked.id, exit: exitId, ...(exit?.bare === true ? {} : given(draft)) }]
}

// ---------------------------------------------------------------- standing orders

/** `orders|match|seat` with an order picked, where there are too many for buttons. */
const orders: ClickHandler = {
  ack,
  async run(request, [matchId = '', seat = ''], app) {
    const [kind = '', key = ''] = (request.asked.values[0] ?? '').split(' ')
    return order.run(request, [matchId, seat, kind, key, 'open'], app)
  },
}

/** `o|match|seat|kind|key|action…` */
const order: ClickHandler = {
  ack,
  async run(request, [matchId = '', seat = '', kind = '', key = '', verb = '', ...rest], app) {
    const { language, values, person, id } = request.asked
    const sight = await ownSight(request, app, matchId, seat)
    if (sight === null) return
    const offer = sight.offers.find((one) => one.kind === kind && one.key === key)
    if (offer === undefined)
      return void (await request.show(
        await panelOf(app, sight, language, { word: speak(language)('match.order-void') }),
      ))
    const about = `${kind}/${key}`
    const laid = sight.orders.find((one) => one.kind === kind && one.key === key)
    const kept = verb === 'open' ? null : sight.drafts[about]
    const draft = readOrderDraft(kept, offer, laid)

    if (verb === 'lay' || verb === 'drop') {
      const filled = orderOf(offer, draft)
      const done =
        verb === 'drop'
          ? await app.matches.dropOrder({ matchId, person, kind, key })
          : filled === null
            ? { refused: 'match.order-incomplete', values: {} }
            : await app.matches.layOrder({ matchId, person, order: filled, interaction: id })
      const game = gameOf(app, sight.match.terms.game)
      const word = isRefusal(done) ? refusalText(done, language, game) : undefined
      return void (await request.show(await panelOf(app, isRefusal(done) ? sight : done, language, { word })))
    }

    const next = changedDraft(draft, offer, verb, rest, values)
    if (verb === 'open' || next !== draft) await app.matches.saveDraft(matchId, seat, about, next)
    const names = await namesIn(app, sight.match, language)
    const game = gameOf(app, sight.match.terms.game)
    const input: PanelInput = { game, sight, language, names, happened: [] }
    await request.show(renderOrder(input, offer, next))
  },
}

function changedDraft(
  draft: OrderDraft,
  offer: Parameters<typeof openField>[0],
  verb: string,
  [fieldId = '', ...action]: readonly string[],
  values: readonly string[],
): OrderDraft {
  if (verb === 'field') return { ...draft, open: values[0] }
  const field = offer.fields.find(({ id }) => id === fieldId)
  if (field === undefined) return draft
  const before = fieldDraft(offer, field, draft)
  if (verb === 'take') return { open: fieldId, fields: { ...draft.fields, [fieldId]: before } }
  if (verb === 'leave') {
    const { [fieldId]: _, ...fields } = draft.fields
    return { open: fieldId, fields }
  }
  if (verb !== 'in') return draft
  const suggestion = offer.suggestion?.[fieldId]?.arrange
  return {
    open: fieldId,
    fields: { ...draft.fields, [fieldId]: applyAction(field.shape, before, action, values, suggestion) },
  }
}

export const panelClicks: Readonly<Record<string, ClickHandler>> = {
  open,
  table,
  focus,
  p: decision,
  orders,
  o: order,
}
