/** Moves in words: their names in lists, and what they cost and change. */
import type { PanelEntry } from '../../../../kit/panels/entries.ts'
import { read } from '../../policies/practice/supposing.ts'
import { afterMove, type MoveAhead } from '../../policies/turn-ahead.ts'
import { goalOf, moveId } from '../../rules/move/ways.ts'
import type { Move } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { addedMove } from '../added-shown.ts'
import type { PanelAsking } from '../asking.ts'
import { joinedNames, pieceNames, placeNames } from '../card-names.ts'
import { powersAt } from '../position-lines.ts'
import { NEXT } from '../rest-of-turn.ts'

type WordSource = Pick<PanelAsking, 'view' | 'side' | 'foe' | 'speaker'>

/** Returns the names of a move, the longest first: "Tempest Scout → Back Door". */
export function moveNames({ view }: WordSource, piece: TableCard, { at, on }: Move): readonly [string, ...string[]] {
  const to = (card = '', goal = '') => `${card} → ${goal}`
  const goal = on !== null ? pieceNames(view, on) : placeNames(view, at ?? '')
  return joinedNames(to, pieceNames(view, piece.handle), goal)
}

/** Returns how a card moves, what it costs, and the power where it arrives. */
export function moveHint(asking: WordSource, piece: TableCard, move: Move): string {
  const { view, side, speaker } = asking
  const { say } = speaker
  const goal = goalOf(read(view), move)
  const own = addedMove(move)?.words(view, piece, move, speaker.language)
  const more = own === undefined ? powers(asking, { piece: piece.handle, move }, goal, side) : [own.hint]
  const ends = more.filter((one) => one !== null)
  const price = move.cost === 0 ? say('panel.way.free') : say('panel.way.force', { count: move.cost })
  const role = move.role === null || move.role === 'hold' ? [] : [say(`panel.way.${move.role}`)]
  const swap = move.swap === undefined ? [] : [say('panel.move.swap', { card: pieceNames(view, move.swap)[1] })]
  return [say(`panel.move.how.${move.kind}`), ...role, ...swap, price, ...ends].join(' · ')
}

function powers(asking: WordSource, step: MoveAhead, goal: string | null, side: WordSource['side']): readonly string[] {
  const { view, speaker } = asking
  if (goal === null) return []
  const { before, after, theirs } = powersAt(asking, afterMove(view, side, step), goal)
  if (before === after) return []
  return [
    theirs === null
      ? speaker.say('panel.way.yours', { before, after })
      : speaker.say('panel.way.against', { before, after, theirs }),
  ]
}

/** Returns the entry of a move: it takes the card and goes on to its place. */
export const moveEntry = (asking: WordSource, option: string, piece: TableCard, move: Move): PanelEntry => ({
  choose: [option],
  names: moveNames(asking, piece, move),
  hint: moveHint(asking, piece, move),
  next: NEXT.move(moveId(move)),
})

/** Returns the places to which moves lead, each once. */
export const goalsOf = (view: View, moves: readonly MoveAhead[]): readonly string[] => [
  ...new Set(moves.flatMap(({ move }) => goalOf(read(view), move) ?? [])),
]
