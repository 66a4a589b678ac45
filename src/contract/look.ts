/**
 * A game's look: its colours, its signs, and the art on its cards. `src/pictures` knows no game; it asks a look for
 * these and passes it a pen. A game without a look is drawn plainly.
 */
import type { CardSheet } from './cards.ts'
import type { Seat } from './seats.ts'

/** A rectangle, in the units of its picture. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The methods that draw an outline, with their arguments: those of a canvas path. Angles are in radians, clockwise. */
export interface PathMethods {
  readonly moveTo: readonly [x: number, y: number]
  readonly lineTo: readonly [x: number, y: number]
  readonly quadraticCurveTo: readonly [cx: number, cy: number, x: number, y: number]
  readonly bezierCurveTo: readonly [ax: number, ay: number, bx: number, by: number, x: number, y: number]
  /** Part of a circle, clockwise from the right unless `backwards`. */
  readonly arc: readonly [x: number, y: number, radius: number, from: number, to: number, backwards?: boolean]
  /** Part of an ellipse of these half-widths, turned by `turn`. */
  readonly ellipse: readonly [
    x: number,
    y: number,
    across: number,
    down: number,
    turn: number,
    from: number,
    to: number,
    backwards?: boolean,
  ]
  readonly roundRect: readonly [x: number, y: number, width: number, height: number, radii: number | number[]]
  readonly closePath: readonly []
}

/** One step of an outline: the name of a method, then its arguments. */
export type PathStep = { [Name in keyof PathMethods]: readonly [Name, ...PathMethods[Name]] }[keyof PathMethods]

/** An outline as data, so that a painter needs no canvas to make one. */
export interface Outline {
  readonly steps: readonly PathStep[]
}

/** Colours that run into each other; an offset is a share from 0 to 1. */
export interface Gradient {
  addColorStop(offset: number, colour: string): void
}

/** The part of a canvas that painters use: its methods and properties have the canvas's meaning. */
export interface Pen {
  fillStyle: string | Gradient
  strokeStyle: string | Gradient
  lineWidth: number
  lineJoin: 'bevel' | 'miter' | 'round'
  lineCap: 'butt' | 'round' | 'square'
  /** 0 is invisible, 1 opaque. */
  globalAlpha: number
  save(): void
  restore(): void
  translate(x: number, y: number): void
  /** @param angle in radians, clockwise */
  rotate(angle: number): void
  scale(x: number, y: number): void
  fill(outline: Outline, rule?: 'evenodd' | 'nonzero'): void
  /** Fills the overlap of the outline with a copy of itself moved by that much: where the light falls. */
  fillOverlap(outline: Outline, dx: number, dy: number): void
  stroke(outline: Outline): void
  clip(outline: Outline, rule?: 'evenodd' | 'nonzero'): void
  fillRect(x: number, y: number, width: number, height: number): void
  createLinearGradient(fromX: number, fromY: number, toX: number, toY: number): Gradient
}

/** The colours of one side's cards and of its half of a table, each as `#rrggbb`. */
export interface Palette {
  readonly frame: string
  readonly edge: string
  readonly plate: string
  readonly panel: string
  readonly cell: string
  readonly line: string
  /** Ink on plates and panels. */
  readonly title: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  /** Ink of a number that is higher than the printed one. */
  readonly raised: string
  /** The side's sign on the dark ground of a table. */
  readonly sign: string
  /** The cube of a card's badge and of cards to be drawn, seen from above: top, left, right, and the ink on it. */
  readonly cube: readonly [top: string, left: string, right: string]
  readonly cubeInk: string
  /** The colours of this side on the board of a picture; missing ones are mixed from `edge`. */
  readonly board?: Partial<BoardColours>
}

/** The colours of one side on the board of a picture, each as `#rrggbb`. */
export interface BoardColours {
  /** The ground of its half, and of a row of its own. */
  readonly band: string
  readonly row: string
  /** The edge of its cards there. */
  readonly edge: string
  readonly sign: string
  /** A place that it has won: the filling and the ring around it. */
  readonly won: string
  readonly ring: string
  /** Stripes of its part of a bar, so that it differs without colour. */
  readonly stripe: string
}

/** The square of a picture that must stay visible when there is no room for more; `x` and `y` are its middle. */
export interface Focus {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The look of a game: colours, signs, and the art on its cards. */
export interface Look {
  /** Colours of that side; the same for a side that the game does not know, such as an empty string. */
  palette(side: Seat): Palette
  /** The one colour that says where a card belongs; `realm` comes from its sheet. */
  tint(realm: string | null): string
  /** The colour of one of a sheet's `icons` by its id, as `#rrggbb`. */
  iconColour(id: string): string
  /** The colour of a number by its id; null for the side's own accent. */
  numberColour(id: string): string | null
  /** Id of the number that stands on a cube in the corner of a card rather than among the others; null if none does. */
  readonly badge: string | null
  /** Paints what the card shows into the area. The same sheet and area give the same picture. */
  paintArt(pen: Pen, sheet: CardSheet, area: Rect): void
  /**
   * Returns the part of that picture that a small one must show: a face with its marks, in the units of the area. In a
   * large area it is only a part of the picture.
   */
  focus(sheet: CardSheet, area: Rect): Focus
  /** Whether the card's picture is so dark that a small one of it must be painted lighter. Absent: none is. */
  dark?(sheet: CardSheet): boolean
  /** Paints a side's sign, `size` wide around the point. */
  paintSign(pen: Pen, side: Seat, x: number, y: number, size: number, colour: string): void
  /** Paints the sign of a number into a square area; false where a plain dot will do. */
  paintNumber(pen: Pen, id: string, area: Rect, colours: { readonly colour: string; readonly plate: string }): boolean
}
