/** The frames, events and questions of captives. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'

/** A character is captured: a card that seizes it is chosen, or it escapes. */
export interface CaptureFrame extends BegunFrame {
  readonly frame: 'capture'
}

/** A captive is free again: its owner says where it goes. */
export interface ReleaseFrame extends BegunFrame {
  readonly frame: 'release'
}

/** A captive goes over to another escort: if several can take it, one is chosen. */
export interface HandOverFrame extends BegunFrame {
  readonly frame: 'hand-over'
}

type Captive = {
  readonly card: string
  readonly handle: string
  readonly at: string | null
  readonly place: string | null
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    capture: CaptureFrame
    release: ReleaseFrame
    'hand-over': HandOverFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `by`: the card that escorts it. */
    readonly captured: {
      readonly seat: Side
      readonly data: Captive & { readonly by: string; readonly byHandle: string }
    }
    /** `by`: the card that escorts it from now on. */
    readonly 'handed-over': {
      readonly seat: Side
      readonly data: Captive & { readonly from: string; readonly by: string; readonly byHandle: string }
    }
    /** `pile`: the pile to which it went; null: it stays on table. */
    readonly released: { readonly seat: Side; readonly data: Captive & { readonly pile: 'used' | null } }
  }
}
declare module '../../state/game-state.ts' {
  interface AddedKinds {
    seize: true
    freed: true
    'take-over': true
  }
}
