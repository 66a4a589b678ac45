/** The rest of an own turn, laid ahead for the time after a battle: moves, cards drawn, the end. */
import type { Option } from '../../../contract/index.ts'
import { type AnswerContent, leave, number, numberFrom, oneOf, someOf, take } from '../../../kit/orders/fields.ts'
import type { OrderKind } from '../../../kit/orders/orders.ts'
import { goalOf, isGroup, isRegular, movesOf } from '../rules/move/ways.ts'
import { goingTo } from '../rules/option-facts.ts'
import { cardOf, opponentOf, type Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { allAt, isFighter, locationAt, pieceOf, sideOfPiece } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import { ofSide } from '../texts/values/fighting-values.ts'
import type { View } from '../view/player-view.ts'
import { optionsOf, type Put } from './card-answers.ts'

/** Own cards that can fight, wherever they are. */
const fighters = (view: View, own: Side): readonly TableCard[] =>
  ofSide(view.pieces, own).filter(({ card, at }) => at !== null && isFighter(cardOf(card)))

/** Moves alone and for their own price, as a pair of card and place. */
const ways = (view: View, piece: TableCard): readonly (readonly [piece: TableCard, place: string])[] => {
  const reading = readingOf(view)
  const places = movesOf(reading, piece).flatMap((move) => {
    const at = isRegular(move) && !isGroup(move) && move.on === null ? goalOf(reading, move) : null
    return at === null ? [] : [at]
  })
  return [...new Set(places)].map((place) => [piece, place])
}

/** A move among the fields: the card, and the location to which it goes. */
const moveOption = (view: View, piece: TableCard, place: string): Option => ({
  ...{ id: goingTo(piece.handle, place), card: piece.card },
  ...towards(view, place),
})

/** Returns the place to which an option leads; nothing where it leads to none. */
export const towards = (view: View, place: string | null): Pick<Option, 'about'> =>
  place === null ? {} : { about: { to: locationAt(view, place).id } }

/** Returns the answer that draws the chosen number of cards and ends the turn; null to another question. */
export function endDrawing({ decision: { shape }, filled }: Put): AnswerContent | null {
  if (shape.type !== 'number') return null
  const count = Math.min(shape.max, filled.number('draws') ?? 0)
  return count === 0 ? leave('end-turn') : { exit: 'draw-end', number: count }
}

/** The first of the chosen moves that can be made now. */
function nextMove({ view, own, filled }: Put): { readonly handle: string; readonly place: string } | null {
  const cards = view.pieces.filter((piece) => sideOfPiece(piece) === own)
  for (const row of filled.list('moves') ?? [])
    for (const piece of cards)
      for (const { id: place } of view.places) {
        const { handle } = piece
        if (goingTo(handle, place) !== row) continue
        if (ways(view, piece).some(([, at]) => at === place)) return { handle, place }
      }
  return null
}

/** Whether the battles of this turn have brought something for which its owner wants to be asked: both can see it. */
function isTold({ view, own, filled }: Put): boolean {
  if (filled.list('watched')?.some((handle) => pieceOf(view, handle) === null) === true) return true
  const isThere = (place: string) => ofSide(allAt(view, place), opponentOf(own)).length > 0
  return filled.one('stays') === 'theirs-stay' && view.today.battled.some(isThere)
}

/** Whether a battle of this turn is over, and its owner is not to be asked. */
const isAfter = (asked: Put): boolean =>
  asked.view.active === asked.own && asked.view.today.battled.length > 0 && asked.view.battle === null && !isTold(asked)

/** Goes on with the own turn after a battle: no further battle, the chosen moves, this many cards, the end. */
export const restOfTurn: readonly [string, OrderKind<View, Side>] = [
  'rest',
  {
    key: ({ turn, active }, own) => (active === own && turn > 0 ? `turn:${turn}` : null),
    offer: (view, own) => {
      const cards = fighters(view, own)
      return {
        fields: [
          someOf(
            'moves',
            cards.flatMap((piece) => ways(view, piece).map(([, place]) => moveOption(view, piece, place))),
          ),
          numberFrom('draws', 0, 30),
          someOf(
            'watched',
            cards.map(({ handle, card }) => ({ id: handle, card })),
          ),
          oneOf('stays', ['theirs-stay', 'never']),
        ],
        about: {},
        moments: ['act', 'plan'],
        suggestion: { draws: number(1) },
        saves: 2,
      }
    },
    answers: {
      act: (asked) => {
        if (!isAfter(asked)) return null
        const move = asked.view.phase === 'move' ? nextMove(asked) : null
        return move === null ? leave('pass') : take('do', `move-${move.handle}`)
      },
      'move-where': (asked) => {
        const move = isAfter(asked) ? nextMove(asked) : null
        const way = optionsOf(asked).find(
          ({ about, group }) => about?.place === move?.place && group !== 'embark' && group !== 'seat',
        )
        return move === null || way === undefined ? null : take('do', way.id)
      },
      company: (asked) => (isAfter(asked) ? take('do') : null),
      draw: (asked) => (isAfter(asked) ? endDrawing(asked) : null),
    },
  },
]
