/** Costs and limits of offers, as their words say. */

import { frontId } from '../cards/two-sides.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { Board } from '../state/game-state.ts'
import type { PieceKey } from './language/keyed-text.ts'
import type { Offer } from './language/words.ts'
import { wordOf } from './reading/defined.ts'
import { language } from './registry.ts'
import { costInStack } from './stacks.ts'

/** An offer of a card. `source`: handle on table, id of a place, or null: an Interrupt. */
interface PricedOffer {
  readonly card: string
  readonly source: string | null
  readonly offer: Offer
}

/** The Force that copies of an Interrupt on a stack ask for (S-E53). */
const moreFor = (board: Board, { card, source }: PricedOffer): number =>
  source === null ? costInStack(board, card) : 0

const untouched = (): void => {}

/** Whether a side can pay for an offer. */
export function canPay(board: Board, side: Side, offered: PricedOffer): boolean {
  const { hand, reserve, force: pile, used } = board.sizes[side]
  const force = pile - moreFor(board, offered)
  const { cost } = offered.offer
  if (force < 0 || cost === undefined) return force >= 0
  return wordOf(language.words.costs, cost.word).can(cost as never, {
    ...{ force, losable: hand + reserve + pile + used },
    ...{ use: untouched, lose: untouched },
  })
}

/** The Force that is used for an offer: its own cost, and of an Interrupt what copies of it on a stack ask for. */
export const costOf = (board: Board, offered: PricedOffer): number =>
  moreFor(board, offered) + offeredForce(offered.offer)

/** The Force that an offer costs by itself: what is used, and what is lost. */
function priceOf({ cost }: Offer): { readonly used: number; readonly lost: number } {
  const price = { used: 0, lost: 0 }
  const use = (force: number) => {
    price.used += force
  }
  const lose = (force: number) => {
    price.lost += force
  }
  const [force, losable] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  if (cost !== undefined) wordOf(language.words.costs, cost.word).pay(cost as never, { force, losable, use, lose })
  return price
}

/** The Force that is used for an offer by itself. */
export const offeredForce = (offer: Offer): number => priceOf(offer).used

/** The Force that is lost for an offer (rule 4.14). */
export const lossFor = (offer: Offer): number => priceOf(offer).lost

/** The name of a limit that an offer has: of a card that is not unique each copy has its own; null without one (S-E04, S-E05). */
export function limitOf(
  { turn, phase, battle }: Pick<Board, 'turn' | 'phase' | 'battle'>,
  side: Side,
  { card, source, piece, offer }: PricedOffer & { readonly piece: PieceKey },
): string | null {
  const { once } = offer
  if (once === undefined) return null
  const key = language.pers[once]!.key({ turn, phase, battle: battle?.at })
  // A use counts on when the card is turned over (rule 36.6).
  const { title, unique, type } = cardOf(frontId(card))
  const copy = unique === null && source !== null && type !== 'location' ? `/${source}` : ''
  return `${side}/${title}/${piece}/${once}/${key}${copy}`
}
