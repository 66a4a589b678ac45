/** Clicks on the standing orders of a deck. */

import { isRefusal, type OrderField, type OrderOffer, type StandingOrder } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { findGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { changeField, found } from '../editors/order-field.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { customId } from '../shell/custom-id.ts'
import type { Form } from '../shell/forms.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { showList } from './deck-clicks.ts'
import {
  type DeckOrdersInput,
  fieldOfDeck,
  orderOffersOf,
  RESET,
  renderDeckOrders,
  type ShownOrder,
  withAsked,
  withField,
  withOrder,
  withoutField,
} from './deck-order-panel.ts'

interface DeckOrderClick extends DeckOrdersInput {
  readonly request: Request<IncomingClick>
  readonly app: App
  /** The version that the person has seen. */
  readonly version: number
}

/** `do|deck|version|action|…` */
const deckOrder: ClickHandler = {
  ack: (asked, parts) => (parts.at(-1) === 'search' ? searchForm(asked, parts) : inPlace(asked)),
  async run(request, [id = '', version = '', verb = '', kind = '', ...rest], app) {
    const { person, language, values } = request.incoming
    const deck = await app.decks.find(person, id)
    if (deck === null) return showList(request, app, speak(language)('decks.unknown'))
    const orders = findGame(app.games, deck.game)?.deckOrders
    if (orders === undefined) return request.tell(speak(language)('decks.code-game'))
    const click: DeckOrderClick = { request, app, orders, deck, language, version: Number(version) }
    const picked = verb === 'kind' ? (values[0] ?? '') : kind
    const offer = orderOffersOf(click).find((one) => one.kind === picked)
    if (offer === undefined) return show(click, deck, {})
    return act(click, offer, verb, rest)
  },
}

async function act(click: DeckOrderClick, offer: OrderOffer, verb: string, [field = '', ...action]: readonly string[]) {
  const { deck, request } = click
  const { values } = request.incoming
  const { kind } = offer
  const known = actionOf('do', verb)
  switch (known) {
    case 'kind':
      return show(click, deck, { kind })
    case 'field':
      return show(click, deck, { kind, field: values[0] })
    case 'drop':
      return keep(click, withOrder(deck, offer, {}), { kind })
    case 'ask':
      return keep(click, withOrder(deck, offer, withAsked(deck, offer, field)), { kind, field })
    case 'leave':
      return keep(click, withOrder(deck, offer, withoutField(deck, offer, field)), { kind, field })
    case 'in':
      return edit(click, offer, field, action)
    default:
      allHandled<'' | 'list' | 'open' | 'show'>(known)
      return show(click, deck, { kind })
  }
}

async function edit(click: DeckOrderClick, offer: OrderOffer, id: string, [verb]: readonly string[]): Promise<void> {
  const { deck, request } = click
  const { kind } = offer
  const field = offer.fields.find((one) => one.id === id)
  if (field === undefined || verb === 'done') return show(click, deck, { kind })
  const shown = { kind, field: id }
  const typed = request.incoming.fields[TYPED]
  const values = typed === undefined ? request.incoming.values : namedBy(click, offer, field, typed)
  if (typed !== undefined && values.length !== 1) return show(click, deck, { ...shown, typed })
  if (values[0] === RESET) return keep(click, withOrder(deck, offer, withoutField(deck, offer, id)), shown)
  const { draft, stay } = changeField(
    { ...field, optional: true },
    fieldOfDeck(click, kind, field),
    typed === undefined ? verb : 'add',
    values,
  )
  const settings = draft === null ? withAsked(deck, offer, id) : withField(deck, offer, id, draft)
  return keep(click, withOrder(deck, offer, settings), stay ? shown : { kind })
}

/** The options of a field that typed words may mean. */
function namedBy({ orders, deck, language }: DeckOrderClick, offer: OrderOffer, { shape }: OrderField, typed: string) {
  if (shape.type !== 'choose') return [typed.trim()]
  return found(shape.options, orders.words(offer, deck.seat, language).options, typed).map(({ id }) => id)
}

/** The field of the form that holds the typed name. */
const TYPED = 'typed'

/** The form in which a player types the name of an option. */
function searchForm({ language }: IncomingClick, parts: readonly string[]): Form {
  const say = speak(language)
  return {
    customId: customId('do', ...parts.slice(0, -1), 'add'),
    title: say('orders.title'),
    fields: [{ id: TYPED, type: 'line', label: say('orders.typed'), max: 60 }],
  }
}

/** Saves the orders with the deck, if it is still the version that the person has seen. */
async function keep(click: DeckOrderClick, orders: readonly StandingOrder[], shown: ShownOrder): Promise<void> {
  const { app, request, deck, version, language } = click
  const { person, id: interaction } = request.incoming
  const done = await app.decks.change({ person, id: deck.id, interaction, version, change: () => ({ orders }) })
  if (!isRefusal(done)) return show(click, done, shown)
  const now = (await app.decks.find(person, deck.id)) ?? deck
  await show(click, now, { ...shown, note: `⚠️ ${refusalText(done, language, undefined)}` })
}

async function show({ request, orders, language }: DeckOrderClick, deck: SavedDeck, shown: ShownOrder): Promise<void> {
  await request.show(renderDeckOrders({ orders, deck, language }, shown))
}

/** Clicks on the standing orders of a deck. */
export const deckOrderClicks: Clicks = { do: deckOrder }
