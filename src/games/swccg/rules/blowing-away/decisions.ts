/** The question which cards leave a place in time. */
import { boardOf, frameIn, type State } from '../../state/game-state.ts'
import { locationAt } from '../../state/nesting.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { MadeOf } from '../abouts.ts'
import { leavingNow } from './steps.ts'

declare module '../abouts.ts' {
  interface Abouts {
    /** `card`, `place`: where they go. */
    leaving: { readonly card: string; readonly place: string }
  }
}

export function whoLeaves(state: State): MadeOf<'leaving'> {
  const frame = frameIn(state.flow, 'leaving')
  const now = frame === null ? null : leavingNow(readingOf(boardOf(state)), frame)
  if (now === null) throw new Error('nobody leaves')
  const { cards, to } = now
  return {
    shape: {
      ...{ type: 'choose', min: 0, max: cards.length },
      options: cards.map(({ handle, card }) => ({ id: handle, card, face: handle })),
    },
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: locationAt(state, to).id, place: to },
  }
}
