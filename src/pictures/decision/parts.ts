/** The parts of a scene's picture, in the order in which they are painted, and the drawing that gathers them. */
import type { CardSheet, Look, Rect, Seat } from '../../contract/index.ts'
import type { IconName } from '../icons.ts'
import { type SideStyle, sideStyle } from '../style.ts'
import type { Align } from '../text.ts'
import type { FittedText } from './fit.ts'

/** The way the art of a card looks: as it is, dimmed, or grey. */
export type Light = 'full' | 'dim' | 'grey'

/** Turned around a point, in degrees. */
export interface Rotation {
  readonly by: number
  readonly x: number
  readonly y: number
}

/** `box`: it holds words and pictures and shares no place with another box, unless one lies within the other. */
export type PicturePart =
  | {
      readonly kind: 'area'
      readonly rect: Rect
      readonly colour: string
      readonly radius?: number | number[]
      readonly alpha?: number
      /** Stripes of this colour across it. */
      readonly stripe?: string
      readonly box?: true
      readonly turn?: Rotation
    }
  | {
      readonly kind: 'edge'
      readonly rect: Rect
      readonly colour: string
      readonly width: number
      readonly radius: number
      readonly dashed?: boolean
      readonly turn?: Rotation
    }
  | {
      readonly kind: 'art'
      readonly rect: Rect
      readonly card: string
      /** `focus`: what tells the card, as large as possible; `cover`: a part of its landscape. */
      readonly crop: 'focus' | 'cover'
      readonly radius: number | number[]
      readonly light: Light
      /** The colour that takes its place if the card is lost. */
      readonly colour: string
      readonly turn?: Rotation
    }
  /** Shades from left to right, or from the top down: each stop is an opacity. */
  | {
      readonly kind: 'shade'
      readonly rect: Rect
      readonly colour: string
      readonly stops: readonly number[]
      readonly down?: true
      readonly radius?: number | number[]
    }
  | { readonly kind: 'icon'; readonly rect: Rect; readonly name: IconName; readonly colour: string }
  | { readonly kind: 'sign'; readonly rect: Rect; readonly seat: Seat; readonly colour: string }
  | {
      readonly kind: 'number'
      readonly rect: Rect
      readonly id: string
      readonly colour: string
      readonly ground: string
    }
  /** A shape through points, filled, or as a line of this width. */
  | {
      readonly kind: 'shape'
      readonly rect: Rect
      readonly points: readonly (readonly [number, number])[]
      readonly colour: string
      /** Absent: filled. */
      readonly line?: number
      readonly dashed?: boolean
      readonly alpha?: number
    }
  | { readonly kind: 'slash'; readonly rect: Rect; readonly colour: string; readonly radius?: number }
  | {
      readonly kind: 'words'
      /** The room that they may take. */
      readonly rect: Rect
      readonly fitted: FittedText
      readonly align: Align
      readonly colour: string
    }

/** The words in a box. */
export interface BoxedWords {
  readonly colour: string
  readonly align?: Align
}

/** Gathers parts. */
export class PartCollector {
  readonly parts: PicturePart[] = []

  add(...parts: readonly PicturePart[]): void {
    this.parts.push(...parts)
  }

  /** Adds an area below everything that was added since there were `before` parts. */
  below(before: number, part: PicturePart): void {
    this.parts.splice(before, 0, part)
  }

  /** Turns areas, edges and art that were added since there were `before` parts. */
  turn(before: number, turn: Rotation): void {
    for (const [at, part] of this.parts.entries())
      if (at >= before && (part.kind === 'area' || part.kind === 'edge' || part.kind === 'art'))
        this.parts[at] = { ...part, turn }
  }

  area(rect: Rect, colour: string, radius: number | number[] = 0): void {
    this.add({ kind: 'area', rect, colour, radius })
  }

  icon(name: IconName, x: number, y: number, size: number, colour: string): void {
    this.add({ kind: 'icon', rect: { x, y, width: size, height: size }, name, colour })
  }

  /** Words in the middle of a box's height. */
  words(fitted: FittedText, rect: Rect, { colour, align = 'left' }: BoxedWords): void {
    if (fitted.set.lines.length > 0) this.add({ kind: 'words', rect, fitted, align, colour })
  }
}

/** All that blocks need beside their contents. */
export interface BlockContext {
  readonly look: Look
  readonly style: (seat: Seat) => SideStyle
  /** Null for a card that the catalogue lacks. */
  readonly sheet: (card: string) => CardSheet | null
  /** 0: as designed; each number more takes less height. */
  readonly tight: number
  /** The other blocks of the scene, by which some choose their form. */
  readonly beside: NearBlocks
}

/** The things that blocks know of each other. */
export interface NearBlocks {
  /** The number of places on the board. */
  readonly places: number
  /** Whether fighters are mustered. */
  readonly muster: boolean
}

const ALONE: NearBlocks = { places: 0, muster: false }

/** Draws a block from this height on, and returns its own height. */
export type BlockPainter<B> = (drawing: PartCollector, block: B, top: number, context: BlockContext) => number

/** Returns the value for this tightness from a list that ends with the tightest one. */
export const stepOf = <Value>(steps: readonly [Value, ...Value[]], tight: number): Value =>
  steps[tight] ?? (steps.at(-1) as Value)

/** Returns the context of a look. The colours of each seat are mixed once. */
export function contextOf(
  look: Look,
  sheet: (card: string) => CardSheet,
  tight: number,
  beside: NearBlocks = ALONE,
): BlockContext {
  const styles = new Map<Seat, SideStyle>()
  return {
    look,
    tight,
    beside,
    style: (seat) => {
      const known = styles.get(seat) ?? sideStyle(look.palette(seat))
      styles.set(seat, known)
      return known
    },
    sheet: (card) => {
      try {
        return sheet(card)
      } catch {
        // The catalogue may lack a card that an old match still has.
        return null
      }
    },
  }
}

/** The space at the left and right edge of a picture. */
export const EDGE = 22
