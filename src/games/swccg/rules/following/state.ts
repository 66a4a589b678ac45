/** The frame of following. */
import type { BegunFrame } from '../../state/game-frames.ts'

/** Cards go to where the card of the moment is. */
export interface FollowFrame extends BegunFrame {
  readonly frame: 'follow'
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    follow: FollowFrame
  }
}
