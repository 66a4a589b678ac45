/** The texts of the two ready-made decks that players use or that happen once, as facts and questions show them. */
import type { AskedQuestion, GameEvent, Statistics } from '../../../contract/index.ts'
import { LISTS } from '../cards/starter-lists.ts'
import { cardOf, SIDES, type Side } from '../state/engine-card.ts'
import type { PieceKey } from '../texts/language/keyed-text.ts'
import type { CardPiece } from '../texts/language/words.ts'

/** The name of a piece of a text: its card, the side to which it speaks, and its key. */
export const nameOfPiece = (card: string, side: Side, at: PieceKey): string => `${card}/${side}/${at}`

/** The sides to which a card speaks: both, if it is a location. */
export const sidesOf = (card: string): readonly Side[] =>
  cardOf(card).type === 'location' ? SIDES : [cardOf(card).side]

/** Facts that show a text of their card, and the piece of it that they show. */
const SHOWS: Readonly<Record<string, (piece: CardPiece) => boolean>> = {
  'starting-chosen': (piece) => 'offer' in piece && piece.offer === 'starting',
  fired: (piece) => 'word' in piece && (piece.word === 'shoots' || piece.word === 'shoots to work'),
  'used-text': (piece) => 'offer' in piece && piece.offer === 'must',
  deployed: (piece) => 'word' in piece && (piece.word === 'deploys' || piece.word === 'react'),
}

/** The pieces of a card's text, by name. */
const piecesOf = (card: string): readonly (readonly [string, CardPiece])[] =>
  sidesOf(card).flatMap((side) =>
    Object.entries(cardOf(card).text[side]).map(([key, piece]) => [nameOfPiece(card, side, key), piece] as const),
  )

function shownByFact({ type, seat, data }: GameEvent): readonly string[] {
  const { card } = data as { readonly card?: string }
  const shows = SHOWS[type]
  if (shows === undefined || card === undefined || seat === undefined) return []
  return piecesOf(card).flatMap(([name, piece]) => (shows(piece) ? [name] : []))
}

/** Interrupts and texts of choice, by the option that was chosen. */
const shownByAnswer = ({ decision: { seat, shape }, answer: { choose = [] } }: AskedQuestion): readonly string[] =>
  choose.flatMap((id) => {
    const option = shape.type === 'choose' ? shape.options.find((one) => one.id === id) : undefined
    const piece = option?.about?.text
    return option?.card === undefined || typeof piece !== 'string'
      ? []
      : [nameOfPiece(option.card, seat as Side, piece)]
  })

/** Pieces that no fact and no answer shows: numbers and permissions that hold as long as their card lies there. */
const isShown = (piece: CardPiece): boolean => 'offer' in piece || Object.values(SHOWS).some((shows) => shows(piece))

/** Each use of a text, by the name of its piece. Texts that only change numbers or permit are not among them. */
export const effects: NonNullable<Statistics<unknown>['effects']> = {
  names: SIDES.flatMap((side) => Object.keys(LISTS[side])).flatMap((card) =>
    piecesOf(card).flatMap(([name, piece]) => (isShown(piece) ? [name] : [])),
  ),
  of: (events, asked) => [...asked.flatMap(shownByAnswer), ...events.flatMap(shownByFact)],
}
