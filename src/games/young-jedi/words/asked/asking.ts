/** Functions for all questions: they read the decision, and put the cards among its options into words. */
import type { DecisionWords, Option, Piece } from '../../../../contract/index.ts'
import { clip } from '../../../../kit/wording/clipping.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { groupSizeOf } from '../../rules/battle/plan.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import type { QuestionKind } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { battleHint, cardHint, costHint, fighterHint, weaponPieceHint } from '../hints.ts'
import { cardName } from '../naming.ts'
import type { Speaker } from '../say.ts'

/** The maximum lengths on Discord: a select option's label and description, a button. */
export const ROOM = { label: 100, hint: 100, exit: 80 }
/** The front end adds the consequences behind the hint; they must not be cut off. */
const ROOM_BEFORE_CONSEQUENCES = 70

/** A decision that is put into words, with its view and reader. */
export interface QuestionContext<One = DecisionOf> {
  readonly decision: One
  /** Ids of the options chosen so far. */
  readonly chosen: readonly string[]
  readonly view: View
  readonly speaker: Speaker
  readonly side: Side
  /** The opponent by name. */
  readonly name: string
}

/** The words of each kind of decision. */
export type Describers = {
  readonly [Kind in QuestionKind]: (asking: QuestionContext<DecisionOf<Kind>>) => DecisionWords
}
/** The words of a decision's options, by id. */
export type OptionWords = DecisionWords['options']

// ---------------------------------------------------------------- reading a decision

/** The pieces of a decision; empty for other shapes. */
export const piecesOf = ({ shape }: DecisionOf): readonly Piece[] => (shape.type === 'arrange' ? shape.pieces : [])

/** Joins sentences with spaces; null parts are left out. */
export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')

type WithTotals = DecisionOf<'show-hand' | 'redraw' | 'replace' | 'call-tie'>

/** "So far: you 5, Bob 7." */
export function standing({ decision, speaker: { say }, side, name }: QuestionContext<WithTotals>): string {
  const { totals } = decision.about
  return say('asked.so-far', { own: totals[side], name, theirs: totals[opposite(side)] })
}

// ---------------------------------------------------------------- options

/** The words of an option, cut to the lengths that Discord allows. */
export function worded(
  label: string,
  hint: string | null,
  { consequences }: Partial<Option> = {},
): OptionWords[string] {
  const short = clip(label, ROOM.label)
  const room = consequences === undefined ? ROOM.hint : ROOM_BEFORE_CONSEQUENCES
  return hint === null || hint === '' ? { label: short } : { label: short, hint: clip(hint, room) }
}

/** Joins the parts of a hint with dots; empty parts are left out. */
export const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

/** The words of each option by a function for one option. */
export const optionWords = <One extends Option>(
  options: readonly One[],
  hint: (option: One) => string | null,
): OptionWords =>
  Object.fromEntries(options.map((option) => [option.id, worded(cardName(option.card ?? option.id), hint(option))]))

/** Cards of the hand. The cost is given only if the front end doesn't get it with the option. */
export function handWords(
  { decision, view, side, speaker }: QuestionContext,
  costs: 'with costs' | 'without' = 'without',
): OptionWords {
  return optionWords(optionsOf(decision), ({ card: id }) => {
    if (id === undefined) return null
    const card = cardById(id)
    return joined(costs === 'with costs' ? costHint(card, speaker.say) : null, cardHint(card, view, side, speaker))
  })
}

/** Fighters, weapons and other face-up cards, with their numbers. */
export const laidWords = ({ decision, view, side, speaker }: QuestionContext): OptionWords =>
  optionWords(optionsOf(decision), ({ card }) =>
    card === undefined ? null : cardHint(cardById(card), view, side, speaker),
  )

/** The cards of a battle plan. */
export function pieceWords(pieces: readonly Piece[], view: View, side: Side, speaker: Speaker): OptionWords {
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

/** A card that can be played for one fighter or for two appears once for each (see `waysOf`). */
function pieceName(piece: Piece, { say }: Speaker): string {
  const card = cardName(piece.card ?? '')
  const count = groupSizeOf(piece)
  return count === null ? card : say('plan.way', { card, count })
}
