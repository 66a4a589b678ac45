/** Marks of pictures for moves: cards where they go, and dim where they come from. */
import { read } from '../../policies/practice/supposing.ts'
import type { MoveAhead } from '../../policies/turn-ahead.ts'
import { goalOf } from '../../rules/move/ways.ts'
import { pieceOf, whereIs } from '../../state/nesting.ts'
import { powerOf } from '../../texts/values/fighting-values.ts'
import type { View } from '../../view/player-view.ts'
import type { CardMark, Ghost, SceneMarks } from '../scenes/scene-marks.ts'

/** Returns the marks of these moves. @param view the position before them */
export function movingMarks(
  view: View,
  moves: readonly MoveAhead[],
  proposed: boolean,
): Required<Pick<SceneMarks, 'ghosts' | 'ways' | 'cards' | 'places'>> {
  const reading = read(view)
  const going = moves.flatMap(({ piece: handle, move }) => {
    const piece = pieceOf(view, handle)
    const from = piece === null ? null : whereIs(view, piece)
    const to = goalOf(reading, move)
    return piece === null || from === null || to === null ? [] : [{ piece, from, to }]
  })
  const away = going.filter(({ from, to }) => from !== to)
  const ghosts = away.map(
    ({ piece, from }): Ghost => ({
      handle: `${piece.handle}-left`,
      card: piece.card,
      from,
      power: powerOf(reading, piece),
    }),
  )
  const mark: CardMark = { state: 'coming', ...(proposed ? { proposed } : {}) }
  return {
    ghosts,
    ways: away
      .map(({ from, to }) => ({ from, to }))
      .filter(({ from, to }, at, all) => all.findIndex((one) => one.from === from && one.to === to) === at),
    cards: new Map(going.map(({ piece }) => [piece.handle, mark])),
    places: new Map(going.map(({ to }) => [to, proposed ? 'suggested' : 'chosen'])),
  }
}

/** The phase of moves with the number of cards that have moved then. */
export const movedTrack = (
  { today }: View,
  moves: readonly MoveAhead[],
  proposed: boolean,
): Pick<SceneMarks, 'track'> => ({
  track: {
    move: {
      state: proposed ? ('suggested' as const) : ('now' as const),
      value: String(today.moved.length + moves.length),
    },
  },
})
