/**
 * Stops by kinds of events: the game waits for their owner where silence, or another order, would answer. Each hangs on
 * public facts alone, so that a pause shows nothing of the owner's hand.
 */
import type { Option, OrderField, ReadyOrder } from '../../../contract/index.ts'
import { chosen, leave, number, numberFrom, oneOf, someOf, take } from '../../../kit/orders/fields.ts'
import { matchOrder, type OrderKind } from '../../../kit/orders/orders.ts'
import { drainAmount } from '../rules/drain/steps.ts'
import { cardOf, type EngineCard, opponentOf, type Side } from '../state/engine-card.ts'
import { PHASES } from '../state/game-frames.ts'
import type { TableCard } from '../state/game-state.ts'
import { allAt, locationOf, pieceOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import { openInHand, plainly } from '../texts/offers.ts'
import { mayHold, mayOwn } from '../texts/pools.ts'
import { readingOf } from '../texts/reading-of.ts'
import { ofSide } from '../texts/values/fighting-values.ts'
import type { View } from '../view/player-view.ts'
import { cardsOwned, type Put } from './card-answers.ts'

type Kinds = OrderKind<View, Side>
type Stop = (asked: Put) => boolean

/** Every chance of a player. */
const CHANCES = ['begin', 'respond', 'weapons', 'destiny', 'lose'] as const

/**
 * A kind of stop whose fields depend on what lies on table.
 * @param kinds the kinds of questions at which it can act
 * @param ready the way in which players set it most often
 */
const stop = (
  kind: string,
  kinds: readonly (typeof CHANCES)[number][],
  fields: (view: View, own: Side) => readonly OrderField[],
  acts: Stop,
  ready?: ReadyOrder,
): readonly [string, Kinds] => [
  kind,
  {
    key: () => 'match',
    offer: (view, own) => ({
      ...{ fields: fields(view, own), about: {}, stops: true },
      ...(ready === undefined ? {} : { ready: [ready] }),
    }),
    answers: Object.fromEntries(kinds.map((one) => [one, (asked: Put) => (acts(asked) ? 'ask' : null)])),
  },
]

/** The places on table, by their locations. */
const places = ({ places: all }: View): OrderField =>
  someOf(
    'places',
    all.map((place): Option => ({ id: place.id, card: locationOf(place).id })),
  )

/** Whether a place is among the chosen ones; all of them where none was chosen. */
const isPlace = ({ filled }: Put, at: string | null): boolean => {
  const chosen = filled.list('places') ?? []
  return chosen.length === 0 || (at !== null && chosen.includes(at))
}

const least = ({ filled }: Put, value: number): boolean => value >= (filled.number('least') ?? 0)

/** A drain of the opponent, before the reacts and before the loss. */
const drainStop = stop(
  'drain-stop',
  ['respond', 'lose'],
  (view) => [places(view), numberFrom('least', 1, 20)],
  (asked) => {
    const { view, other, decision } = asked
    const { drain } = view
    if (drain === null || drain.side !== other || !isPlace(asked, drain.at)) return false
    const left = decision.kind === 'lose' ? Number(decision.about.left ?? 0) : null
    return least(asked, left ?? drainAmount(readingOf(view), other, drain.at))
  },
  { id: 'two', settings: { least: number(2) } },
)

/** Every window of a battle. */
const battleStop = stop(
  'battle-stop',
  ['respond', 'weapons', 'destiny'],
  (view) => [places(view)],
  (asked) => asked.view.battle !== null && isPlace(asked, asked.view.battle.at),
  { id: 'any', settings: {} },
)

const byTitle = (view: View, own: Side): readonly Option[] => {
  const shown = view.pieces.filter((piece) => sideOfPiece(piece) === own).map(({ card }) => card)
  return [...new Set(shown)].map((id) => ({ id, card: id }))
}

/** Types of cards as options of a field. */
const types = (ids: readonly EngineCard['type'][]): OrderField =>
  someOf(
    'types',
    ids.map((id) => ({ id })),
  )

/** Whether a card is of one of the chosen types or titles; any is where none was chosen. */
const isNamed = ({ filled }: Put, card: string): boolean => {
  const [kinds, titles] = [filled.list('types') ?? [], filled.list('titles') ?? []]
  return kinds.length + titles.length === 0 || kinds.includes(cardOf(card).type) || titles.includes(card)
}

/** A card of one's own is aimed at: any, or one of several types and titles. */
const shotStop = stop(
  'shot-stop',
  ['respond'],
  (view, own) => [types(['character', 'starship', 'vehicle']), someOf('titles', byTitle(view, own))],
  (asked) => {
    const { view, own } = asked
    const target = pieceOf(view, view.shot?.target ?? null)
    return target !== null && sideOfPiece(target) === own && isNamed(asked, target.card)
  },
  { id: 'ships', settings: { types: chosen('starship') } },
)

/** A battle destiny of the opponent of this much. */
const destinyStop = stop(
  'destiny-stop',
  ['respond'],
  () => [numberFrom('least', 1, 7)],
  (asked) => {
    const { destiny } = asked.view
    return destiny?.side === asked.other && destiny.use === 'battle' && least(asked, destiny.value ?? 0)
  },
)

/** Whether the opponent has just done something. */
const hasActed = ({ decision }: Put): boolean => decision.about.acted === true

/** A card of the opponent that was just deployed. */
function newest(asked: Put): TableCard | null {
  const { view, other, decision } = asked
  if (decision.kind === 'respond' || !hasActed(asked)) return null
  const piece = pieceOf(view, view.today.fresh.at(-1) ?? null)
  return piece !== null && sideOfPiece(piece) === other ? piece : null
}

/** Cards of the opponent that appear: several types and titles at once, of a power or ability, there or anywhere. */
const appearStop = stop(
  'appear-stop',
  ['begin'],
  (view, own) => [
    types(['character', 'starship', 'vehicle', 'effect']),
    someOf(
      'titles',
      mayOwn(view, opponentOf(own)).map(({ id }) => ({ id, card: id })),
    ),
    numberFrom('least', 1, 12),
    places(view),
  ],
  (asked) => {
    const piece = newest(asked)
    if (piece === null || !isPlace(asked, whereIs(asked.view, piece))) return false
    const { power = 0, ability = 0 } = cardOf(piece.card)
    return isNamed(asked, piece.card) && least(asked, Math.max(power, ability ?? 0))
  },
  { id: 'starship', settings: { types: chosen('starship') } },
)

/** A card of the opponent that has just moved there, or to a place with cards of the owner. */
const moveStop = stop(
  'move-stop',
  ['begin'],
  (view) => [places(view), oneOf('where', ['own'])],
  (asked) => {
    const { view, other, own, filled } = asked
    const piece = view.phase === 'move' && hasActed(asked) ? pieceOf(view, view.today.moved.at(-1) ?? null) : null
    if (piece === null || sideOfPiece(piece) !== other) return false
    const at = whereIs(view, piece)
    const isOwn = at !== null && ofSide(allAt(view, at), own).length > 0
    return isPlace(asked, at) && (isOwn || !filled.has('where'))
  },
  { id: 'own', settings: { where: chosen('own') } },
)

/** One of several or more: an order with none of them would do nothing. */
const oneOrMore = (id: string, options: readonly Option[]): OrderField => ({
  id,
  shape: { type: 'choose', options, min: 1, max: options.length },
})

const phases = (): OrderField =>
  oneOrMore(
    'phases',
    PHASES.map((id) => ({ id })),
  )

/** Whether it is the end of a chosen phase, and the opponent holds and can use this much. */
function isPhase(asked: Put): boolean {
  const { view, other, filled, decision } = asked
  if (decision.about.last !== true) return false
  const { hand, force } = view.sizes[other]
  const enough = hand >= (filled.number('cards') ?? 0) && force >= (filled.number('force') ?? 0)
  return enough && filled.list('phases')?.includes(view.phase) === true
}

/** A stop at the end of phases of the opponent, if they hold or can use this much. */
const phaseStop = stop(
  'phase-stop',
  ['begin'],
  () => [phases(), numberFrom('cards', 1, 60), numberFrom('force', 1, 60)],
  isPhase,
  { id: 'deploy', settings: { phases: chosen('deploy') } },
)

/** The Interrupts that this side may own, whatever it holds. */
const watchable = (view: View, own: Side): readonly Option[] =>
  cardsOwned(view, own)
    .filter(({ type }) => type === 'interrupt')
    .map(({ id }) => ({ id, card: id }))

/** A stop wherever one of these titles could be played, held or not. */
const cardWatch = stop(
  'card-watch',
  ['begin', 'respond'],
  (view, own) => [oneOrMore('titles', watchable(view, own))],
  ({ view, own, filled, decision }) => {
    if (decision.kind !== 'begin') return false
    const titles = filled.list('titles') ?? []
    const held = mayHold(view, own).filter(({ id }) => titles.includes(id))
    if (held.length === 0) return false
    const reading = readingOf(view)
    return held.some(({ id }) => openInHand(reading, own, id, plainly('any time')).length > 0)
  },
)

/**
 * A card that is played at the end of a phase of the opponent, if they hold or can use this much. Nobody is called; if the
 * card is not in hand nothing happens, and nothing shows it.
 */
const conditional = matchOrder<View, Side>('conditional', [], {
  begin: (asked) => {
    if (!isPhase(asked)) return null
    const { shape } = asked.decision
    const title = asked.filled.one('title')
    const option =
      shape.type === 'choose' ? shape.options.find(({ card, group }) => group === 'interrupt' && card === title) : null
    // Where there is no silence it passes as well: a question would tell that the card is not in hand.
    return option == null ? leave('pass') : take('do', option.id)
  },
})

/** The conditional answer with its fields. */
const conditionalAnswer: readonly [string, Kinds] = [
  conditional[0],
  {
    ...conditional[1],
    offer: (view, own) => ({
      fields: [
        oneOf(
          'title',
          watchable(view, own).map(({ id }) => id),
          false,
        ),
        phases(),
        numberFrom('cards', 1, 60),
        numberFrom('force', 1, 60),
      ],
      about: {},
    }),
  },
]

/** All kinds of stops, before the orders that answer; then the answer on a condition. */
export const STOPS: readonly (readonly [string, Kinds])[] = [
  ...[phaseStop, drainStop, appearStop, moveStop, battleStop, shotStop, destinyStop, cardWatch],
  conditionalAnswer,
]
