/** The frame and event of crashes. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'

export interface CrashFrame extends BegunFrame {
  readonly frame: 'crash'
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    crash: CrashFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `seat`: the player of the vehicle. */
    readonly crashed: {
      readonly seat: Side
      readonly data: {
        readonly card: string
        readonly handle: string
        readonly at: string | null
        readonly place: string | null
        readonly by: string | null
      }
    }
  }
}
