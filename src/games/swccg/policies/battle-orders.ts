/**
 * Orders for single cards in battles: recharging when one begins, raising the own battle destiny, cancelling the
 * opponent's, aiming. Each plays an Interrupt if its owner holds it, and passes if not, so that no pause tells which.
 */
import { number, numberFrom, oneOf, someOf } from '../../../kit/orders/fields.ts'
import { matchOrder, type OrderKind } from '../../../kit/orders/orders.ts'
import { couldReact } from '../rules/react/reacting.ts'
import { cardOf, opponentOf, type Side } from '../state/engine-card.ts'
import type { BattleFrame } from '../state/game-frames.ts'
import { isShip, pieceOf } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { forfeitValue } from '../texts/forfeits.ts'
import type { CardPiece } from '../texts/language/words.ts'
import { mayOwn } from '../texts/pools.ts'
import { readingOf } from '../texts/reading-of.ts'
import { addedBy } from '../texts/rules-begun.ts'
import { attritionAgainst, payersIn, resultOf, totalPower } from '../texts/values/battling.ts'
import type { View } from '../view/player-view.ts'
import { actsOf, isAt, offersAct, optionsOf, type Put, pieceIn, playOrPass } from './card-answers.ts'

// ---------------------------------------------------------------- recharge

const activates = (piece: CardPiece | null): boolean => offersAct(piece, 'activate')

/** Whether a card activates Force at the beginning of a battle. */
const isRecharge = (card: string, own: Side): boolean => cardOf(card).pieces[own].some(activates)

/** Activates Force as a battle begins: always, or only with little Force. Where a react could be made it says nothing. */
const recharge = matchOrder<View, Side>(
  'recharge',
  [oneOf('when', ['always', 'below', 'never'], false), numberFrom('under', 1, 30), numberFrom('amount', 0, 30)],
  {
    respond: (asked) => {
      const { view, own, filled } = asked
      if (!isAt(asked, 'battle begun') || couldReact(readingOf(view), own)) return null
      const when = filled.one('when')
      const enough = when === 'below' && view.sizes[own].force >= (filled.number('under') ?? 1)
      return playOrPass(asked, (option) => when !== 'never' && !enough && activates(pieceIn(option, own)))
    },
    amount: ({ decision: { shape, about }, own, filled }) =>
      shape.type === 'number' && isRecharge(String(about.card), own)
        ? { exit: 'activate', number: Math.min(shape.max, filled.number('amount') ?? shape.max) }
        : null,
  },
  { moments: ['respond', 'amount'], suggestion: { when: { exit: 'ok', choose: ['always'] } }, saves: 1 },
)

// ---------------------------------------------------------------- battle destiny

/** How many cards of a side attrition costs, if it pays with those that count most. */
function cardsFor(reading: Position, side: Side, attrition: number): number {
  const values = payersIn(reading, side)
    .filter((piece) => reading.immunity(piece) <= attrition)
    .map((piece) => forfeitValue(reading, piece))
    .toSorted((one, other) => other - one)
  let left = attrition
  return values.filter((value) => {
    const needed = left > 0
    left -= value
    return needed
  }).length
}

/** Whether a side wins (1), ties (0) or loses (-1), and how many cards its opponent loses by attrition. */
function standing(reading: Position, battle: BattleFrame, own: Side, value: number) {
  const now = { ...battle, destinies: { ...battle.destinies, [own]: [...battle.destinies[own], value] } }
  const [dark, light] = [totalPower(reading, now, 'dark'), totalPower(reading, now, 'light')]
  const { winner } = resultOf({ dark, light })
  const other = opponentOf(own)
  const result = winner === null ? 0 : winner === own ? 1 : -1
  return { result, kills: cardsFor(reading, other, attritionAgainst(reading, now, other)) }
}

/** Whether raising the destiny brings one of the results for which its owner plays the card. */
function isWorth({ view, own, filled }: Put, raise: number): boolean {
  const wanted = filled.list('when') ?? []
  const { battle, destiny } = view
  if (raise <= 0 || battle === null || destiny?.value == null) return false
  if (wanted.includes('always')) return true
  const reading = readingOf(view)
  const [without, raised] = [0, raise].map((more) => standing(reading, battle, own, (destiny.value ?? 0) + more))
  if (without === undefined || raised === undefined) return false
  if (wanted.includes('wins') && raised.result > 0 && without.result <= 0) return true
  if (wanted.includes('ties') && raised.result === 0 && without.result < 0) return true
  return wanted.includes('kills') && raised.kills > without.kills
}

/** Raises the own battle destiny if it wins, ties or costs one more card as things stand, always, or never. */
const plusOne = matchOrder<View, Side>(
  'plus-one',
  [
    someOf(
      'when',
      ['wins', 'ties', 'kills', 'always'].map((id) => ({ id })),
      false,
    ),
  ],
  {
    respond: (asked) => {
      const { view, own, decision } = asked
      if (!isAt(asked, 'battle destiny drawn') || view.destiny?.side !== own) return null
      // A card laid ahead for this destiny is played.
      if (decision.silence?.exit === 'do') return null
      return playOrPass(asked, (option) => isWorth(asked, addedBy(actsOf(pieceIn(option, own)), 'battle destiny')))
    },
  },
  { moments: ['respond'], suggestion: { when: { exit: 'ok', choose: ['wins'] } }, saves: 1 },
)

// ---------------------------------------------------------------- cancel

/**
 * Cancels a battle destiny of the opponent by a text on table: from a number on, if this much Force is left after it.
 * Without such a text there it says nothing: that lies open for both.
 */
const cancel = matchOrder<View, Side>(
  'cancel',
  [numberFrom('least', 1, 7), numberFrom('keep', 0, 30)],
  {
    respond: (asked) => {
      const { view, own, other, filled } = asked
      const { destiny } = view
      if (!isAt(asked, 'battle destiny drawn') || destiny?.side !== other) return null
      const option = optionsOf(asked).find((one) => offersAct(pieceIn(one, own, 'text'), 'cancel'))
      if (option === undefined) return null
      const left = view.sizes[own].force - Number(option.about?.force ?? 0)
      const isWanted = (destiny.value ?? 0) >= (filled.number('least') ?? 0) && left >= (filled.number('keep') ?? 0)
      return playOrPass(asked, (one) => isWanted && one === option)
    },
  },
  { moments: ['respond'], suggestion: { least: number(4), keep: number(2) }, saves: 1 },
)

// ---------------------------------------------------------------- aim

/** The function that a choice means; none for *never*. */
const HOW: Readonly<Record<string, string | undefined>> = { 'aim-used': 'used', 'aim-lost': 'lost' }

/** The Interrupts that make an own shot surer: the used or the lost function, at ships of a list or at any. */
const aim: readonly [string, OrderKind<View, Side>] = [
  'aim',
  {
    key: () => 'match',
    offer: (view, own) => ({
      fields: [
        oneOf('function', ['aim-used', 'aim-lost', 'never'], false),
        someOf(
          'titles',
          mayOwn(view, opponentOf(own))
            .filter(isShip)
            .map(({ id }) => ({ id, card: id })),
        ),
      ],
      about: {},
      moments: ['respond'],
      suggestion: { function: { exit: 'ok', choose: ['aim-used'] } },
      saves: 1,
    }),
    answers: {
      respond: (asked) => {
        const { view, own, filled } = asked
        if (!isAt(asked, 'about to draw weapon destiny') || view.destiny?.side !== own) return null
        const titles = filled.list('titles') ?? []
        const target = pieceOf(view, view.shot?.target ?? null)
        const named = target !== null && (titles.length === 0 || titles.includes(target.card))
        const how = HOW[filled.one('function') ?? '']
        return playOrPass(
          asked,
          ({ group, about }) => named && group === 'interrupt' && how !== undefined && about?.how === how,
        )
      },
    },
  },
]

/** The orders for Interrupts in battles. */
export const BATTLE_ORDERS: readonly (readonly [string, OrderKind<View, Side>])[] = [recharge, plusOne, cancel, aim]
