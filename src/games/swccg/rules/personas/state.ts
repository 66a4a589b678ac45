/** The event of another version of a person. */
import type { Side } from '../../state/engine-card.ts'

/** A card of the hand has taken the place of the card `was`, with its handle. */
export type VersionChange = {
  readonly card: string
  readonly was: string
  readonly handle: string
  readonly at: string | null
  readonly place: string | null
}

declare module '../../state/game-facts.ts' {
  interface Facts {
    readonly 'version-changed': { readonly seat: Side; readonly data: VersionChange }
  }
}
