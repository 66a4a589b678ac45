/** What all questions have in common: reading the decision, and words for cards among its options. */
import type { DecisionWords, Option, Piece } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { type DecisionOf, optionsOf } from '../../rules/abouts.ts'
import { groupSizeOf } from '../../rules/battle/plan.ts'
import type { QuestionKind } from '../../rules/state.ts'
import type { View } from '../../view.ts'
import { battleHint, cardHint, costHint, fighterHint, weaponPieceHint } from '../hints.ts'
import { cardName, clip } from '../naming.ts'
import type { Speaker } from '../say.ts'

/** What Discord has room for: a select option's label and description, a button. */
export const ROOM = { label: 100, hint: 100, exit: 80 }
/** What the front end says of consequences stands behind the hint and must not be cut off. */
const ROOM_BEFORE_CONSEQUENCES = 70

export interface Asking<One = DecisionOf> {
  readonly decision: One
  /** Ids of the options that are chosen so far. */
  readonly chosen: readonly string[]
  readonly view: View
  readonly speaker: Speaker
  readonly side: Side
  /** The opponent by name. */
  readonly name: string
}

/** The words of each kind of decision. */
export type Describers = {
  readonly [Kind in QuestionKind]: (asking: Asking<DecisionOf<Kind>>) => DecisionWords
}
export type Options = DecisionWords['options']

// ---------------------------------------------------------------- reading a decision

export const piecesOf = ({ shape }: DecisionOf): readonly Piece[] => (shape.type === 'arrange' ? shape.pieces : [])

export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')

type WithTotals = DecisionOf<'show-hand' | 'redraw' | 'replace' | 'call-tie'>

/** "So far: you 5, Bob 7." */
export function standing({ decision, speaker: { say }, side, name }: Asking<WithTotals>): string {
  const { totals } = decision.about
  return say('asked.so-far', { own: totals[side], name, theirs: totals[opposite(side)] })
}

// ---------------------------------------------------------------- options

export function worded(label: string, hint: string | null, { consequences }: Partial<Option> = {}): Options[string] {
  const short = clip(label, ROOM.label)
  const room = consequences === undefined ? ROOM.hint : ROOM_BEFORE_CONSEQUENCES
  return hint === null || hint === '' ? { label: short } : { label: short, hint: clip(hint, room) }
}

export const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

export const optionWords = <One extends Option>(
  options: readonly One[],
  hint: (option: One) => string | null,
): Options =>
  Object.fromEntries(options.map((option) => [option.id, worded(cardName(option.card ?? option.id), hint(option))]))

/** Cards of the hand; what they cost is said only where the front end doesn't know it from the option. */
export function handWords(
  { decision, view, side, speaker }: Asking,
  costs: 'with costs' | 'without' = 'without',
): Options {
  return optionWords(optionsOf(decision), ({ card: id }) => {
    if (id === undefined) return null
    const card = cardById(id)
    return joined(costs === 'with costs' ? costHint(card, speaker.say) : null, cardHint(card, view, side, speaker))
  })
}

/** Fighters, weapons and others that lie in the open, with their numbers. */
export const laidWords = ({ decision, view, side, speaker }: Asking): Options =>
  optionWords(optionsOf(decision), ({ card }) =>
    card === undefined ? null : cardHint(cardById(card), view, side, speaker),
  )

/** The cards of a battle plan. */
export function pieceWords(pieces: readonly Piece[], view: View, side: Side, speaker: Speaker): Options {
  const hint = ({ card: id }: Piece): string | null => {
    if (id === undefined) return null
    const card = cardById(id)
    switch (card.type) {
      case 'character':
      case 'starship':
        return fighterHint(card, view, side, speaker)
      case 'battle':
        return battleHint(card, view, side, speaker)
      case 'weapon':
        return weaponPieceHint(card, view, side, speaker)
      default:
        return null
    }
  }
  return Object.fromEntries(pieces.map((piece) => [piece.id, worded(pieceName(piece, speaker), hint(piece))]))
}

/** A card that can be played for one fighter or for two stands there once for each (see `waysOf`). */
function pieceName(piece: Piece, { say }: Speaker): string {
  const card = cardName(piece.card ?? '')
  const count = groupSizeOf(piece)
  return count === null ? card : say('plan.way', { card, count })
}
