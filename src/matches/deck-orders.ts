/** Standing orders that were set with a deck, for a match that begins with it. Pure. */
import type { OrderField, Seat, StandingOrder } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { fits } from '../kit/decisions/shapes.ts'

type Setting = StandingOrder['settings'][string]

/** The orders of a deck that the game offers at its beginning; cards that have left the deck are dropped from them. */
export function ordersOfDeck(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  laid: readonly StandingOrder[],
): readonly StandingOrder[] {
  if (laid.length === 0) return []
  const offers = game.orders(game.view(state, seat), seat)
  return laid.flatMap((order) => {
    const offer = offers.find(({ kind }) => kind === order.kind)
    if (offer === undefined) return []
    const settings = fitted(offer.fields, order.settings)
    const { kind, key, basis } = offer
    if (settings === null) return []
    return [{ kind, key, settings, ...(basis === undefined ? {} : { basis }) }]
  })
}

/** The settings that still fit; null if a required one is missing, or if none is left. */
function fitted(fields: readonly OrderField[], settings: StandingOrder['settings']) {
  const kept: Record<string, Setting> = {}
  for (const { id, shape, optional } of fields) {
    const setting = settings[id]
    const cut = setting === undefined ? undefined : cutTo(shape, setting)
    if (cut !== undefined && fits({ shape, exits: [{ id: cut.exit }] }, cut) === null) kept[id] = cut
    else if (optional !== true) return null
  }
  return Object.keys(kept).length === 0 ? null : kept
}

/** A list that has lost all its entries counts as not filled in; a list that was empty before stays. */
function cutTo(shape: OrderField['shape'], setting: Setting): Setting | undefined {
  const { choose } = setting
  if (choose === undefined || shape.type !== 'choose') return setting
  const left = choose.filter((id) => shape.options.some((option) => option.id === id))
  return left.length === 0 && choose.length > 0 ? undefined : { ...setting, choose: left }
}
