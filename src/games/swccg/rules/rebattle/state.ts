/** The frame of a further battle. */
import type { BegunFrame } from '../../state/game-frames.ts'

export interface RebattleFrame extends BegunFrame {
  readonly frame: 'rebattle'
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    rebattle: RebattleFrame
  }
}
