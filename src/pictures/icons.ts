/** Draws the small icons of pictures: arrows, ticks and crosses are drawn, because the fonts lack them. */
import { Path2D } from '@napi-rs/canvas'
import type { CanvasPen } from './canvas-pen.ts'

/** An outline in a square of 24, and how opaque it is. */
type Shape = readonly [outline: string, alpha?: number, rule?: 'evenodd']

const SHAPES = {
  sword: [
    ['M20.5 2.5l1 1-1 5-9.8 9.3-4.5-4.5L15.5 3.5z'],
    ['M3.6 12.2l8.2 8.2-1.8 1.2-2.2-2.2-3.2 3.1-2-2 3.1-3.2-2.2-2.2z'],
  ],
  burst: [['M12 1l2.4 6 5.6-3-3 5.6 6 2.4-6 2.4 3 5.6-5.6-3L12 23l-2.4-6L4 20l3-5.6L1 12l6-2.4L4 4l5.6 3z']],
  cube: [
    ['M12 1.5l9.5 5.2v10.6L12 22.5 2.5 17.3V6.7z', 0.55],
    ['M12 1.5l9.5 5.2L12 12 2.5 6.7z'],
    ['M12 12l9.5-5.3v10.6L12 22.5z', 0.6],
  ],
  bolt: [['M14 1L3.5 13.5H10L8.5 23 20 9.5h-7z']],
  gun: [['M1 7h16l5 2v3h-9l-1.3 2.6H8.3L7 20H2.5l2-7H1z']],
  deck: [['M7 1h14v18H7z', 0.5], ['M3 5h14v18H3z']],
  hand: [['M2 6l7-3 6 16-7 3z', 0.5], ['M11 3l9 2-4 17-9-2z']],
  pin: [['M12 1a8 8 0 0 1 8 8c0 6-8 14-8 14S4 15 4 9a8 8 0 0 1 8-8zm0 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z', 1, 'evenodd']],
  eye: [
    [
      'M2 3.5L3.5 2 22 20.5 20.5 22l-4-4A12 12 0 0 1 12 19C6 19 2.4 15 1 12a14 14 0 0 1 4.3-5.3zM9 6.3A11 11 0 0 1 12 5c6 0 9.6 4 11 7a15 15 0 0 1-3.3 4.3z',
    ],
  ],
  tick: [['M9 20L1.5 12.5l3-3L9 14 19.5 3.5l3 3z']],
  cross: [['M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z']],
  undo: [['M9 3v5h5a7 7 0 0 1 0 14H7v-3.5h7a3.5 3.5 0 0 0 0-7H9v5L1 9.8z']],
  star: [['M12 1l2.8 8.2L23 12l-8.2 2.8L12 23l-2.8-8.2L1 12l8.2-2.8z']],
  ship: [['M12 1l4 9 6 5v4l-7-2-1 5h-4l-1-5-7 2v-4l6-5z']],
  back: [['M15 3l3 3-6 6 6 6-3 3-9-9z']],
  next: [['M9 3L6 6l6 6-6 6 3 3 9-9z']],
  play: [['M5 2l16 10L5 22z']],
  up: [['M12 2l9 10h-6v10H9V12H3z']],
  down: [['M12 22L3 12h6V2h6v10h6z']],
  turned: [['M4 12a8 8 0 1 1 8 8v-3.5a4.500 4.500 0 1 0-4.500-4.500h3L5.500 18 0 12z']],
  flipped: [['M1 20V4l9 4v16zm13-12l9-4v16l-9 4zm-2.500-8h2v3.500h-2zm0 6h2v3.500h-2zm0 6h2v3.500h-2zm0 6h2V24h-2z']],
  clock: [['M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-1.5 4v8l6 3.5 1.3-2.3-4.3-2.5V5z', 1, 'evenodd']],
  cup: [
    [
      'M6 2h12v3h4v3a5 5 0 0 1-5 5 6 6 0 0 1-3.500 2.700V19h4v3h-13v-3h4v-3.300A6 6 0 0 1 7 13a5 5 0 0 1-5-5V5h4zM4.500 7.500V8A2.500 2.500 0 0 0 6.300 10.400L6 7.500zm15 0H18l-.3 2.900A2.500 2.500 0 0 0 19.500 8z',
    ],
  ],
  lock: [['M12 1a6 6 0 0 1 6 6v3h2v13H4V10h2V7a6 6 0 0 1 6-6zm0 3a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3z', 1, 'evenodd']],
  calendar: [['M6 1h3v3h6V1h3v3h4v19H2V4h4zM5 10v10h14V10z', 1, 'evenodd']],
  bell: [['M12 1a2 2 0 0 1 2 2 7 7 0 0 1 5 7v6l3 3v1H2v-1l3-3v-6a7 7 0 0 1 5-7 2 2 0 0 1 2-2zM9 21h6a3 3 0 0 1-6 0z']],
  swap: [['M16 1l7 6.500-7 6.500V10H3V5h13zM8 11v4h13v5H8v3.500L1 17z']],
  rise: [['M12 4l10 15H2z']],
  fall: [['M12 20L2 5h20z']],
  person: [
    ['M12 1.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM2 22.500c0-6.500 5-8.500 10-8.500s10 2 10 8.500z'],
  ],
  pause: [['M5 3h5v18H5zM14 3h5v18h-5z']],
  gift: [['M2 8h20v5H2zM4 14h7v9H4zM13 14h7v9h-7zM8 7a3 3 0 1 1 0-6c2 0 4 4 4 6 0-2 2-6 4-6a3 3 0 1 1 0 6z']],
  flag: [['M4 1h3v2h14l-4 5 4 5H7v10H4z']],
  sun: [
    ['M12 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11z'],
    [
      'M11 0h2v4.500h-2zM11 19.500h2V24h-2zM0 11h4.500v2H0zM19.500 11H24v2h-4.500zM3.200 4.600l1.400-1.400 3 3-1.400 1.400zM16.400 17.800l1.400-1.400 3 3-1.400 1.400zM4.600 20.800l-1.400-1.400 3-3 1.400 1.400zM17.800 7.600l-1.400-1.400 3-3 1.400 1.400z',
    ],
  ],
  moon: [['M15 2a10 10 0 1 0 0 20 10 10 0 0 0 6.500-2.400A9.500 9.500 0 0 1 15 2z']],
  log: [['M4 1h16v22H4zm3 5v2h10V6zm0 5v2h10v-2zm0 5v2h7v-2z', 1, 'evenodd']],
  rows: [['M1 3h22v18H1zm3 6v3h5V9zm7 0v3h9V9zm-7 5v3h5v-3zm7 0v3h9v-3z', 1, 'evenodd']],
  plus: [['M9.500 2h5v7.500H22v5h-7.500V22h-5v-7.500H2v-5h7.500z']],
  question: [
    [
      'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-1.500 15.500h3v3h-3zM12 4.500a4.500 4.500 0 0 1 4.500 4.500c0 3-3 3.300-3 5.500h-3c0-3.800 3-4 3-5.500A1.500 1.500 0 0 0 12 7.500 1.500 1.500 0 0 0 10.500 9h-3A4.500 4.500 0 0 1 12 4.500z',
      1,
      'evenodd',
    ],
  ],
  drop: [['M12 1c4 5.500 7.500 9.500 7.500 14.500a7.500 7.500 0 0 1-15 0C4.500 10.500 8 6.500 12 1z']],
  force: [
    ['M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z', 1, 'evenodd'],
    ['M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
  ],
  lost: [
    ['M3 1h18v22H3zm3 3v16h12V4z', 1, 'evenodd'],
    ['M8 7l1.800-1.500L12 9.500l2.200-4L16 7l-2.700 5 2.700 5-1.800 1.500-2.200-4-2.200 4L8 17l2.700-5z'],
  ],
  arrow: [['M13 3l9 9-9 9v-6H2V9h11z']],
  warning: [['M12 1l11.500 21H.5zM10.500 8v7h3V8zm0 8.500v3h3v-3z', 1, 'evenodd']],
} as const satisfies Readonly<Record<string, readonly Shape[]>>

/** The name of an icon. */
export type IconName = keyof typeof SHAPES

/** The names of all icons. */
export const ICONS = Object.keys(SHAPES) as readonly IconName[]

const SQUARE = 24
const paths = new Map<string, Path2D>()

function pathOf(outline: string): Path2D {
  const known = paths.get(outline)
  if (known !== undefined) return known
  const path = new Path2D(outline)
  paths.set(outline, path)
  return path
}

/** Returns the outlines of an icon in a square of 24, as path data of SVG, with how opaque each is and the rule that fills it. */
export const iconOutlines = (name: IconName): readonly Shape[] => SHAPES[name]

/** Draws an icon into a square; `x` and `y` are its left upper corner. */
export function drawIcon(pen: CanvasPen, name: IconName, x: number, y: number, size: number, colour: string): void {
  const { context } = pen
  const shapes: readonly Shape[] = SHAPES[name]
  context.save()
  context.translate(x, y)
  context.scale(size / SQUARE, size / SQUARE)
  context.fillStyle = colour
  const alpha = context.globalAlpha
  for (const [outline, share = 1, rule = 'nonzero'] of shapes) {
    context.globalAlpha = alpha * share
    context.fill(pathOf(outline), rule)
  }
  context.restore()
}
