/** The pictures and limits of GIFs. */

/** Reads or draws one picture; null if it can't be drawn. */
export type Still = () => Promise<Buffer | null>

/** The most stills of a GIF. */
export const MOST_STILLS = 120

/** A finished GIF. */
export interface Animation {
  readonly data: Buffer
  /** The number of pictures. */
  readonly stills: number
}

/** The limits of a GIF: width in pixels, size in bytes; how long each picture stands, and the last one, in milliseconds. */
export interface MovingOptions {
  readonly width?: number
  readonly bytes?: number
  readonly pace?: Pace
}

/** How long each picture stands, and the last one, in milliseconds. */
export interface Pace {
  readonly still: number
  readonly last: number
}

/** The pace of a fight that is shown as it came. */
export const FIGHT_PACE: Pace = { still: 1_300, last: 12_000 }
