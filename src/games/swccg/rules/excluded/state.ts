/** The frames and events of cards that leave a battle, or are hit without a shot. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'

export interface ExcludeFrame extends BegunFrame {
  readonly frame: 'exclude'
}
export interface StrikeFrame extends BegunFrame {
  readonly frame: 'strike'
}

/** A card with its place, and the card whose text says so. */
type TouchedCard = {
  readonly card: string
  readonly handle: string
  readonly at: string | null
  readonly place: string | null
  readonly by: string | null
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    exclude: ExcludeFrame
    strike: StrikeFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `seat`: the player of the text. */
    readonly excluded: { readonly seat: Side; readonly data: TouchedCard }
    readonly struck: { readonly seat: Side; readonly data: TouchedCard }
  }
}
