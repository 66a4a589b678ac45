/** Clicks on the standing orders of a deck. */

import { isRefusal, type OrderOffer, type StandingOrder } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { findGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { applyAction } from '../editors/editor.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { showList } from './deck-clicks.ts'
import {
  type DeckOrdersInput,
  fieldOfDeck,
  offersOf,
  renderDeckOrders,
  type Shown,
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
  ack: inPlace,
  async run(request, [id = '', version = '', verb = '', kind = '', ...rest], app) {
    const { person, language, values } = request.incoming
    const deck = await app.decks.find(person, id)
    if (deck === null) return showList(request, app, speak(language)('decks.unknown'))
    const orders = findGame(app.games, deck.game)?.deckOrders
    if (orders === undefined) return request.tell(speak(language)('decks.code-game'))
    const click: DeckOrderClick = { request, app, orders, deck, language, version: Number(version) }
    const picked = verb === 'kind' ? (values[0] ?? '') : kind
    const offer = offersOf(click).find((one) => one.kind === picked)
    if (offer === undefined) return show(click, deck, {})
    return act(click, offer, verb, rest)
  },
}

async function act(click: DeckOrderClick, offer: OrderOffer, verb: string, [field = '', ...action]: readonly string[]) {
  const { deck, request } = click
  const { values } = request.incoming
  const { kind } = offer
  switch (verb) {
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
      return show(click, deck, { kind })
  }
}

async function edit(click: DeckOrderClick, offer: OrderOffer, id: string, action: readonly string[]): Promise<void> {
  const { deck, request } = click
  const field = offer.fields.find((one) => one.id === id)
  if (field === undefined) return show(click, deck, { kind: offer.kind })
  const draft = fieldOfDeck(click, offer.kind, field)
  const next = applyAction(field.shape, draft, action, request.incoming.values, undefined)
  return keep(click, withOrder(deck, offer, withField(deck, offer, id, next)), { kind: offer.kind, field: id })
}

/** Saves the orders with the deck, if it is still the version that the person has seen. */
async function keep(click: DeckOrderClick, orders: readonly StandingOrder[], shown: Shown): Promise<void> {
  const { app, request, deck, version, language } = click
  const { person, id: interaction } = request.incoming
  const done = await app.decks.change({ person, id: deck.id, interaction, version, change: () => ({ orders }) })
  if (!isRefusal(done)) return show(click, done, shown)
  const now = (await app.decks.find(person, deck.id)) ?? deck
  await show(click, now, { ...shown, note: `⚠️ ${refusalText(done, language, undefined)}` })
}

async function show({ request, orders, language }: DeckOrderClick, deck: SavedDeck, shown: Shown): Promise<void> {
  await request.show(renderDeckOrders({ orders, deck, language }, shown))
}

/** Clicks on the standing orders of a deck. */
export const deckOrderClicks: Clicks = { do: deckOrder }
