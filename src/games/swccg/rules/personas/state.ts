/** The event of another version of a person. */
import type { Side } from '../../state/engine-card.ts'

declare module '../../state/game-facts.ts' {
  interface Facts {
    /** A card of the hand has taken the place of the card `was`, which it keeps with its handle. */
    readonly 'version-changed': {
      readonly seat: Side
      readonly data: {
        readonly card: string
        readonly was: string
        readonly handle: string
        readonly at: string | null
        readonly place: string | null
      }
    }
  }
}
