/** Clicks that set, keep, change or delete standing orders. */

import { isRefusal, type OrderOffer, type StandingOrder } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Denial, Sight } from '../../matches/api.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { applyArrange } from '../editors/arrange.ts'
import { fieldDraft, keptOf, type OrderDraft, orderOf, readOrderDraft } from '../editors/order-draft.ts'
import { changeField, found } from '../editors/order-field.ts'
import { ownSight } from '../match/panel-clicks.ts'
import { type PanelInput, voices } from '../match/panel-input.ts'
import { showPanel } from '../match/show-panel.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { customId } from '../shell/custom-id.ts'
import type { Form } from '../shell/forms.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { drawnBody } from '../table/laid-panel.ts'
import { ahead } from '../table/preview.ts'
import { laidOrders, openOrders, readPicked, readReady, renderOrders } from './order-list.ts'
import { aidForField, laidOrder, renderOrder, shownOrder } from './order-panel.ts'
import { lastActs } from './past-acts.ts'

/** A click on an order that is offered. */
interface OrderClick {
  readonly request: Request<IncomingClick>
  readonly app: App
  readonly sight: Sight
  readonly offer: OrderOffer
  readonly laid: StandingOrder | undefined
  /** The panel to return to: the list of orders, or the panel of the match. */
  readonly back: 'list' | 'panel'
}

async function inputFor(app: App, sight: Sight, { incoming }: Request<IncomingClick>): Promise<PanelInput> {
  const game = gameOf(app.games, sight.match.terms.game)
  const names = await namesIn(app, sight.match, incoming.language)
  return { game, sight, language: incoming.language, names, happened: [] }
}

async function showList(app: App, sight: Sight, request: Request<IncomingClick>, said: OrderNote = {}): Promise<void> {
  const input = { ...(await inputFor(app, sight, request)), ...said }
  const open = openOrders(sight)
  const acts = await lastActs(
    app,
    input,
    open.map(({ order }) => order),
  )
  const known = open.flatMap(({ offer }, at) => {
    const act = acts[at]
    return act == null ? [] : [[offer, act] as const]
  })
  const { person } = request.incoming
  await request.show(
    known.length === 0 ? renderOrders(input) : await drawnBody(app, person, input, laidOrders(input, new Map(known))),
  )
}

interface OrderNote {
  readonly word?: string | undefined
  readonly done?: string | undefined
}

/** `orders|match|seat`: shows all orders; a verb behind it acts on the one that was picked. */
const orders: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = '', verb], app) {
    const own = await ownSight(request, app, matchId, seat)
    if (own === null) return
    const sight = ahead(own)
    const value = request.incoming.values[0] ?? ''
    const { kind, key } = readPicked(value)
    const known = actionOf('orders', verb ?? '')
    switch (known) {
      case '':
        return showList(app, sight, request)
      case 'change':
      case 'open':
        return act(request, app, sight, { kind, key }, ['open'], 'list')
      case 'lay':
      case 'keep':
      case 'drop':
        return act(request, app, sight, { kind, key }, [known], 'list')
      case 'ready': {
        const ready = readReady(value)
        return act(request, app, sight, ready, [known, ready.id], 'list')
      }
      default:
        allHandled(known)
        return request.tell(speak(request.incoming.language)('error.button'))
    }
  },
}

/** The field of the form that holds the typed name or number. */
const TYPED = 'typed'

/** The form in which a player types a name or a number. */
function searchForm({ language }: IncomingClick, parts: readonly string[]): Form {
  const say = speak(language)
  return {
    customId: customId('o', ...parts.slice(0, -1), 'add'),
    title: say('orders.title'),
    fields: [{ id: TYPED, type: 'line', label: say('orders.typed'), max: 60 }],
  }
}

/** `o|match|seat|kind|key|action…` */
const order: ClickHandler = {
  ack: (asked, parts) => (parts.at(-1) === 'search' ? searchForm(asked, parts) : inPlace(asked)),
  atOnce: true,
  async run(request, [matchId = '', seat = '', kind = '', key = '', ...action], app) {
    const own = await ownSight(request, app, matchId, seat)
    if (own === null) return
    await act(request, app, ahead(own), { kind, key }, action, 'panel')
  },
}

async function act(
  request: Request<IncomingClick>,
  app: App,
  sight: Sight,
  { kind, key }: { kind: string; key: string },
  action: readonly string[],
  back: OrderClick['back'],
): Promise<void> {
  const { language } = request.incoming
  const offer = sight.offers.find((one) => one.kind === kind && one.key === key)
  if (offer === undefined) {
    const word = speak(language)('match.order-void')
    return showPanel(request, app, sight, { word })
  }
  const laid = sight.orders.find((one) => one.kind === kind && one.key === key)
  const click: OrderClick = { request, app, sight, offer, laid, back }
  // Only the list has orders that are filled in already.
  if (action[0] === 'ready') return layReady(click, action[1])
  const known = actionOf('o', action[0] ?? '')
  switch (known) {
    case 'lay':
      return lay(click, orderOf(offer, draftIn(click)), 'orders.laid-now')
    case 'keep':
      return laid === undefined ? edit(click, []) : lay(click, keptOf(offer, laid), 'orders.kept-now')
    case 'drop':
      return drop(click)
    case '':
    case 'open':
    case 'field':
    case 'take':
    case 'in':
      return edit(click, action)
    default:
      allHandled(known)
      return request.tell(speak(language)('error.button'))
  }
}

// ---------------------------------------------------------------- setting, keeping, deleting

async function lay(click: OrderClick, order: StandingOrder | null, said: 'orders.laid-now' | 'orders.kept-now') {
  const { request, app, sight, offer } = click
  const { person, id } = request.incoming
  // The player fills in the missing fields on the order's panel.
  if (order === null) return edit(click, ['open'], speak(request.incoming.language)('match.order-incomplete'))
  const done = await app.matches.setOrder({ matchId: sight.match.id, person, order, interaction: id })
  if (isRefusal(done)) return show(click, done, {})
  await forget(click)
  const input = await inputFor(app, ahead(done), request)
  const sentence = input.game.words.standing(order, sight.view, voices(input).spoken)
  const stands = done.orders.some(({ kind, key }) => kind === offer.kind && key === offer.key)
  await show(click, done, stands ? { done: speak(request.incoming.language)(said, { order: sentence }) } : {})
}

/** Sets an order as the game has filled it in; one that is not offered so any more opens its panel. */
function layReady(click: OrderClick, id: string | undefined): Promise<void> {
  const { kind, key, ready = [] } = click.offer
  const found = ready.find((one) => one.id === id)
  return found === undefined
    ? edit(click, ['open'])
    : lay(click, { kind, key, settings: found.settings }, 'orders.laid-now')
}

async function drop(click: OrderClick): Promise<void> {
  const { request, app, sight, offer } = click
  const { kind, key } = offer
  const { person, language } = request.incoming
  const done = await app.matches.deleteOrder({ matchId: sight.match.id, person, kind, key })
  if (!isRefusal(done)) await forget(click)
  await show(click, done, { done: speak(language)('orders.dropped-now') })
}

async function show({ request, app, sight, back }: OrderClick, done: Sight | Denial, said: OrderNote): Promise<void> {
  const { language } = request.incoming
  if (isRefusal(done)) {
    const word = refusalText(done, language, gameOf(app.games, sight.match.terms.game))
    return showPanel(request, app, sight, { word })
  }
  if (back === 'list' && done.match.outcome === null) return showList(app, ahead(done), request, said)
  await showPanel(request, app, done, { done: said.done })
}

// ---------------------------------------------------------------- filling in

const aboutOf = ({ kind, key }: OrderOffer): string => `${kind}/${key}`

/** Returns the draft of an order: one begun and not set yet, else the set order, else the game’s suggestion. */
const draftIn = ({ sight, offer, laid }: OrderClick): OrderDraft =>
  readOrderDraft(sight.drafts[aboutOf(offer)], offer, laid)

/** Deletes the draft of an order. */
const forget = ({ app, sight, offer }: OrderClick): Promise<void> =>
  app.matches.saveDraft(sight.match.id, sight.reader, aboutOf(offer), {})

async function edit(click: OrderClick, action: readonly string[], word?: string): Promise<void> {
  const { request, app, sight, offer } = click
  const { values, fields } = request.incoming
  const before = draftIn(click)
  const input = await inputFor(app, sight, request)
  const typed = fields[TYPED]
  // Typed words that name one option choose it; a typed number is the answer.
  const picked = typed === undefined ? values : namedBy(typed, click, input, before)
  const next = changedDraft(before, click, input, action, picked)
  if (next !== before) await app.matches.saveDraft(sight.match.id, sight.reader, aboutOf(offer), next)
  const looking = typed !== undefined && picked.length === 0 ? typed : undefined
  const shown = shownOrder(offer, next)
  const [last] = shown === null ? [] : await lastActs(app, input, [shown])
  const said = { ...input, word }
  const body =
    last == null
      ? renderOrder(said, offer, next, { typed: looking, never: last === null })
      : await drawnBody(app, request.incoming.person, input, laidOrder(said, offer, next, last))
  await request.show(body)
}

/** Returns the one option that these words name, or none; a number stands for itself. */
function namedBy(typed: string, { offer }: OrderClick, input: PanelInput, draft: OrderDraft): readonly string[] {
  const field = offer.fields.find(({ id }) => id === draft.open)
  if (field?.shape.type === 'number') return [typed.trim()]
  if (field?.shape.type !== 'choose') return []
  const { game, sight } = input
  const named = found(field.shape.options, game.words.order(offer, sight.view, voices(input).plain).options, typed)
  return named.length === 1 ? named.map(({ id }) => id) : []
}

function changedDraft(
  draft: OrderDraft,
  { offer }: OrderClick,
  input: PanelInput,
  [verb, fieldId = '', ...action]: readonly string[],
  values: readonly string[],
): OrderDraft {
  if (verb === 'field') return { ...draft, open: values[0] }
  // The preview of the whole order comes first.
  if (verb === 'open' || verb === undefined) return { fields: draft.fields }
  const field = offer.fields.find(({ id }) => id === fieldId)
  if (field === undefined) return draft
  const before = fieldDraft(offer, field, draft)
  if (verb === 'take') return { open: fieldId, fields: { ...draft.fields, [fieldId]: before } }
  if (verb !== 'in') return draft
  if (action[0] === 'done') return { fields: draft.fields }
  const { shape } = field
  const change =
    shape.type === 'arrange' && action[0] !== 'leave'
      ? {
          draft: applyArrange(shape, before, action, values, aidForField(input, offer, field)),
          stay: true,
        }
      : changeField(field, draft.fields[fieldId] === undefined ? {} : before, action[0], values)
  const { [fieldId]: _, ...others } = draft.fields
  const fields = change.draft === null ? others : { ...others, [fieldId]: change.draft }
  return change.stay ? { open: fieldId, fields } : { fields }
}

/** Clicks on the list of standing orders, and on one order. */
export const orderClicks: Clicks = { orders, o: order }
