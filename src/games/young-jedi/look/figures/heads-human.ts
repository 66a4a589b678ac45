/** Human heads, and similar ones: hair, headgear and garment identify the person. */

import type { Focus } from '../../../../contract/index.ts'
import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, mix } from '../../../../kit/drawing/colours.ts'
import { humanFace } from '../../../../kit/drawing/human-face.ts'
import type { HeadPainter, PartPainter } from './layers.ts'

/** A head of its own width and height; `jaw` from 0, pointed, to 1, square. */
const outline = (a: number, d: number, jaw: number): string => {
  const y = -150
  const low = y + d
  return (
    `M${-a} ${y - d * 0.25}C${-a} ${y - d * 1.3} ${a} ${y - d * 1.3} ${a} ${y - d * 0.25}` +
    `C${a} ${y + d * (0.4 + jaw * 0.2)} ${a * (0.45 + jaw * 0.45)} ${low} ${a * jaw * 0.4} ${low}` +
    `L${-a * jaw * 0.4} ${low}C${-a * (0.45 + jaw * 0.45)} ${low} ${-a} ${y + d * (0.4 + jaw * 0.2)} ${-a} ${y - d * 0.25}Z`
  )
}

const ears = (b: Brush, skin: string, a: number): void => b.both(() => b.dot(darker(skin, 0.1), -a, -146, 13, 25), 0.3)

/** Under a jaw: a neck in the head's shadow, down to the breast. */
export const humanNeck: PartPainter = (b, _, { skin }) => {
  b.fill(darker(skin, 0.14), 'M-40-110L40-110L46-30L0 26L-46-30Z')
  b.fill(darker(skin, 0.34), 'M-40-110L40-110L44-62Q0-6-44-62Z')
}

const FOCUS: Focus = { x: 0, y: -168, size: 296 }

/** A plain head with ears. */
function plain(a: number, d: number, jaw: number, focus: Focus = FOCUS): HeadPainter {
  const shape = outline(a, d, jaw)
  return {
    outline: shape,
    focus,
    front: (b, _, { skin }) => {
      ears(b, skin, a)
      b.lit(skin, shape, 40)
      face(b, skin, shape)
    },
  }
}

/** Shadows under the brows and beside the nose, and the features. */
function face(b: Brush, skin: string, shape: string): void {
  b.inside(shape, () => {
    b.faded(0.3, () => {
      b.both(() => b.fill(mix(skin, '#2a0f10', 0.3), 'M-60-166Q-36-182-10-166Q-34-150-60-166Z'), 0)
      b.fill(mix(skin, '#2a0f10', 0.24), 'M4-160L18-104Q2-94-10-100Z')
    })
    humanFace(b, skin)
  })
}

/** Skull drawn up to a cone, twice as high as a face. */
const cone: HeadPainter = {
  outline: 'M-80-166C-86-300-64-396 14-402C80-396 88-300 80-166C80-100 44-46 0-46C-44-46-80-100-80-166Z',
  focus: { x: 0, y: -214, size: 372 },
  front: (b, _, { skin }) => {
    ears(b, skin, 80)
    b.lit(skin, cone.outline ?? '', 44)
    b.line(darker(skin, 0.22), 7, 'M-44-262Q0-276 46-262M-36-236Q0-248 40-236M-28-318Q2-328 36-318')
    face(b, skin, cone.outline ?? '')
  },
}

/** The head of most people. */
export const OVAL = plain(80, 106, 0.35)
/** With a square jaw. */
export const SQUARE = plain(82, 106, 0.85)
/** Narrower, with a pointed chin. */
export const SOFT = plain(74, 102, 0.12)
/** Round and low. */
export const CHILD = plain(84, 98, 0.55)
/** With a skull like a cone. */
export const CONE = cone
