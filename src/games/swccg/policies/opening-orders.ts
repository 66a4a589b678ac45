/**
 * The set-up laid ahead, with the deck: where to start, which Starting Interrupt to play, and what it fetches (rules 3.1
 * to 3.4). A deck fills it in by itself, so that a match begins with the first turn.
 */
import type { DeckList, DeckOrders, Option, OrderField, OrderOffer, StandingOrder } from '../../../contract/index.ts'
import { chosen, leave, oneOf, ranked, take } from '../../../kit/orders/fields.ts'
import type { OrderKind } from '../../../kit/orders/orders.ts'
import { LESSON, LESSON_STARTS } from '../cards/lesson-lists.ts'
import { isStarting } from '../rules/setup/steps.ts'
import { cardOf, type EngineCard, type Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'
import { orderWords, standingWords } from '../words/order-words.ts'
import { actsOf, cardsOwned, optionsOf, type Put, startWorth } from './card-answers.ts'

const OPENING = 'opening'
const NONE = 'none'

const named = ({ id }: EngineCard): Option => ({ id, card: id })
const isLocation = ({ type }: EngineCard): boolean => type === 'location'

/** Cards that a Starting Interrupt can fetch: Effects first, then sites. */
const fetched = (cards: readonly EngineCard[]): readonly EngineCard[] => [
  ...cards.filter(({ type }) => type === 'effect'),
  ...cards.filter(({ type, kind }) => type === 'location' && kind === 'site'),
]

/** The fields of the order for these cards. */
const fieldsFor = (cards: readonly EngineCard[]): readonly OrderField[] => [
  ranked('start', cards.filter(isLocation).map(named)),
  oneOf('starting', [...cards.filter(({ id }) => isStarting(id)).map(({ id }) => id), NONE]),
  ranked('take', fetched(cards).map(named)),
]

const offerFor = (cards: readonly EngineCard[], side: Side): OrderOffer => ({
  ...{ kind: OPENING, key: OPENING, fields: fieldsFor(cards), about: {}, moments: ['start', 'starting'], saves: 2 },
  suggestion: settingsFor(cards, side),
})

/** How many cards a Starting Interrupt fetches at most. */
function fetches({ id, side }: EngineCard): number {
  const text = cardOf(id).pieces[side].find((piece) => 'offer' in piece && piece.offer === 'starting')
  return actsOf(text ?? null).reduce((sum, act) => sum + (act.word === 'deploy' ? (act.number ?? 1) : 0), 0)
}

/** The location with most own Force first; the Starting Interrupt that fetches most; Effects before sites. */
function settingsFor(cards: readonly EngineCard[], side: Side): StandingOrder['settings'] {
  const places = cards.filter(isLocation).toSorted((one, other) => startWorth(other, side) - startWorth(one, side))
  const [starting] = cards.filter(({ id }) => isStarting(id)).toSorted((one, other) => fetches(other) - fetches(one))
  const ids = (of: readonly EngineCard[]) => chosen(...of.map(({ id }) => id))
  return { start: ids(places), starting: chosen(starting?.id ?? NONE), take: ids(fetched(cards)) }
}

/** The best of the options by the list of a field; as many as may be taken. Undefined if the field is left out. */
function bestOf(asked: Put, field: string): readonly string[] | undefined {
  const row = asked.filled.list(field)
  const { shape } = asked.decision
  const most = shape.type === 'choose' ? shape.max : 0
  return row?.flatMap((card) => optionsOf(asked).find((option) => option.card === card)?.id ?? []).slice(0, most)
}

/** The first option: choices of a Starting Interrupt that the order has chosen. */
const firstOf = (asked: Put) =>
  asked.filled.has('take')
    ? take(
        asked.decision.exits[0]?.id ?? '',
        ...optionsOf(asked)
          .slice(0, 1)
          .map(({ id }) => id),
      )
    : null

/** The order in a match, before its first turn. */
export const opening: readonly [string, OrderKind<View, Side>] = [
  OPENING,
  {
    key: ({ turn }) => (turn === 0 ? OPENING : null),
    offer: (view, own) => offerFor(cardsOwned(view, own), own),
    answers: {
      start: (asked) => {
        const row = bestOf(asked, 'start')
        if (row === undefined) return null
        const [first] = [...row, ...optionsOf(asked).map(({ id }) => id)]
        return first === undefined ? null : take('choose', first)
      },
      starting: (asked) => {
        const wanted = asked.filled.one('starting')
        if (wanted === undefined) return null
        return optionsOf(asked).some(({ id }) => id === wanted) ? take('choose', wanted) : leave(NONE)
      },
      pick: (asked) => {
        const row = bestOf(asked, 'take')
        if (row === undefined) return null
        return optionsOf(asked).length === 0 ? leave('do') : take('do', ...row)
      },
      'one-of': firstOf,
      'deploy-where': firstOf,
    },
  },
]

const cardsIn = (list: DeckList): readonly EngineCard[] => list.map(({ card }) => cardOf(card))

/** A first game starts at its two places, and no Starting Interrupt is played. */
const lessonSettings = (cards: readonly EngineCard[], side: Side): StandingOrder['settings'] => ({
  ...settingsFor(cards, side),
  start: chosen(LESSON_STARTS[side]),
  starting: chosen(NONE),
})

/** The opening as an order of a deck. */
export const deckOrders: DeckOrders<Side> = {
  offers: (list, side) => [offerFor(cardsIn(list), side)],
  filled(list, side, format) {
    const settings = (format === LESSON ? lessonSettings : settingsFor)(cardsIn(list), side)
    return [{ kind: OPENING, key: OPENING, settings }]
  },
  words: (offer, _side, language) => orderWords(offer, language),
  standing: (order, _side, language) => standingWords(order, language),
}
