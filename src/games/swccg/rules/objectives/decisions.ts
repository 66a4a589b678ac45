/** The question of an Objective: which card it brings, and where that lies. */
import type { Option } from '../../../../contract/index.ts'
import { boardOf, frameIn, type State } from '../../state/game-state.ts'
import { mustPiece, pieceOf } from '../../state/nesting.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { MadeOf } from '../abouts.ts'
import { aboutWay } from '../option-facts.ts'
import { bringingId, bringingWays } from './steps.ts'

declare module '../abouts.ts' {
  interface Abouts {
    /** `card`: the Objective. */
    bring: { readonly card: string }
  }
}

/** The cards that can be brought next, each with its places. */
export function whatIsBrought(state: State): MadeOf<'bring'> {
  const frame = frameIn(state.flow, 'opening')
  if (frame === null) throw new Error('no Objective is set up')
  const reading = readingOf(boardOf(state))
  const options = bringingWays(state, frame).map((one): Option => {
    const about = aboutWay(reading, [], one.way)
    const on = pieceOf(state, about.on)
    const face = on?.handle ?? about.place
    return { id: bringingId(one), card: one.card, group: one.way.way, about, ...(face == null ? {} : { face }) }
  })
  return {
    shape: { type: 'choose', options, min: 1, max: 1 },
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: mustPiece(state, frame.objective).card },
  }
}
