/** The frames and events of missing characters. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame, TakesDraws } from '../../state/game-frames.ts'

/** Characters go missing. */
export interface MissingFrame extends BegunFrame {
  readonly frame: 'missing'
}

/** A party searches: destiny is drawn, then compared (rule 46.3). */
export interface SearchFrame extends BegunFrame, TakesDraws {
  readonly frame: 'search'
  step: 'begin' | 'total'
  /** Handles of the party. */
  party?: readonly string[]
}

type At = { readonly at: string | null; readonly place: string | null }

declare module '../../state/game-frames.ts' {
  interface Frames {
    missing: MissingFrame
    search: SearchFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `seat`: the player of the character. */
    readonly missing: { readonly seat: Side; readonly data: At & { readonly card: string; readonly handle: string } }
    /** `total`: null where nothing was drawn; `found`: the card that is active again. */
    readonly 'search-made': {
      readonly seat: Side
      readonly data: At & {
        readonly party: readonly string[]
        readonly total: number | null
        readonly found: string | null
      }
    }
  }
}
