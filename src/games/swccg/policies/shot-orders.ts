/** Orders for cards at which the opponent fires: a higher defense value by a text on table, a maneuver by an Interrupt. */
import { number, numberFrom, oneOf, someOf, take } from '../../../kit/orders/fields.ts'
import { matchOrder, type OrderKind } from '../../../kit/orders/orders.ts'
import { destinyValue } from '../rules/destiny/steps.ts'
import { boundOf, shotTotal } from '../rules/shots/steps.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { isShip, pieceOf, sideOfPiece } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { forfeitValue } from '../texts/forfeits.ts'
import type { CardPiece } from '../texts/language/words.ts'
import { readingOf } from '../texts/reading-of.ts'
import { addedBy, setBy } from '../texts/rules-begun.ts'
import { defenseOf, statOf } from '../texts/values/fighting-values.ts'
import type { View } from '../view/player-view.ts'
import { actsOf, cardsOwned, isAt, optionsOf, type Put, pieceIn, playOrPass } from './card-answers.ts'

/** The card of its owner at which a shot is aimed, or null. */
function ownTarget({ view, own }: Put): TableCard | null {
  const target = pieceOf(view, view.shot?.target ?? null)
  return target !== null && sideOfPiece(target) === own ? target : null
}

// ---------------------------------------------------------------- roar

/** The defense value that a text sets, or null. */
const defenseSet = (piece: CardPiece | null): number | null => setBy(actsOf(piece), 'defense')

/** Sets the defense value of an own target by its text wherever that raises it. Without such a text it says nothing. */
const roar = matchOrder<View, Side>(
  'roar',
  [oneOf('when', ['raises', 'never'], false)],
  {
    respond: (asked) => {
      const { view, own, filled } = asked
      const target = isAt(asked, 'targeted') ? ownTarget(asked) : null
      const set = optionsOf(asked).map((option) => defenseSet(pieceIn(option, own, 'text')) ?? 0)
      const highest = Math.max(0, ...set)
      if (target === null || highest === 0) return null
      const reading = readingOf(view)
      const weapon = pieceOf(view, view.shot?.weapon ?? null)
      const counts = weapon !== null && boundOf(reading, weapon, target) !== null
      const raises = filled.one('when') === 'raises' && counts && highest > defenseOf(reading, target)
      return playOrPass(asked, (option) => raises && defenseSet(pieceIn(option, own, 'text')) === highest)
    },
  },
  { moments: ['respond'], suggestion: { when: { exit: 'ok', choose: ['raises'] } }, saves: 1 },
)

// ---------------------------------------------------------------- maneuver

/** Whether a shot hits, and would miss if the maneuver of its target were higher by this much (rules 2.3.6, 9.2.3). */
function wouldMiss(reading: Position, target: TableCard, raise: number): boolean {
  const { shot, destiny } = reading.board
  const value = destiny === null ? null : destinyValue(reading, destiny)
  const maneuver = statOf(reading, target, 'maneuver')
  const weapon = pieceOf(reading.board, shot?.weapon ?? null)
  if (shot === null || weapon === null || value === null || maneuver === null) return false
  const { armor = 0 } = cardOf(target.card)
  const defense = defenseOf(reading, target)
  const raised = defense + Math.max(armor, maneuver + raise) - Math.max(armor, maneuver)
  const [bound, then] = [defense, raised].map((one) => boundOf(reading, weapon, target, one))
  const total = shotTotal(reading, shot, value, target)
  return bound != null && then != null && total > bound && total <= then
}

/** Whether the order speaks of this ship: one of its list or any, with this much forfeit. */
function isNamed({ view, filled }: Put, target: TableCard): boolean {
  const titles = filled.list('titles') ?? []
  if (titles.length > 0 && !titles.includes(target.card)) return false
  return forfeitValue(readingOf(view), target) >= (filled.number('worth') ?? 0)
}

/** An Interrupt that raises the maneuver of an own ship when it makes the difference between a hit and a miss. */
const maneuver: readonly [string, OrderKind<View, Side>] = [
  'maneuver',
  {
    key: () => 'match',
    offer: (view, own) => ({
      fields: [
        someOf(
          'titles',
          cardsOwned(view, own)
            .filter((card) => isShip(card) && card.maneuver !== undefined)
            .map(({ id }) => ({ id, card: id })),
        ),
        numberFrom('worth', 1, 15),
      ],
      about: {},
      moments: ['respond'],
      suggestion: { worth: number(1) },
      saves: 1,
    }),
    answers: {
      respond: (asked) => {
        const { view, own } = asked
        const target = isAt(asked, 'weapon destiny drawn') ? ownTarget(asked) : null
        if (target === null || !isShip(cardOf(target.card))) return null
        const isWanted = isNamed(asked, target)
        return playOrPass(asked, (option) => {
          const raise = addedBy(actsOf(pieceIn(option, own)), 'maneuver')
          return isWanted && raise > 0 && wouldMiss(readingOf(view), target, raise)
        })
      },
      // The Interrupt is played for the ship at which the shot is aimed.
      'text-target': (asked) => {
        const target = ownTarget(asked)
        const raises = cardOf(String(asked.decision.about.card)).pieces[asked.own].some(
          (one) => addedBy(actsOf(one), 'maneuver') > 0,
        )
        if (target === null || asked.view.destiny === null || !raises) return null
        return optionsOf(asked).some(({ id }) => id === target.handle) ? take('do', target.handle) : null
      },
    },
  },
]

/** The orders for shots of the opponent. */
export const SHOT_ORDERS: readonly (readonly [string, OrderKind<View, Side>])[] = [roar, maneuver]
