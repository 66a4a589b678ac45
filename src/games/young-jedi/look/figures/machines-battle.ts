/** Battle droids. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../../kit/drawing/colours.ts'

const JOINT = '#4a4036'

function body(b: Brush, metal: string, accent: string | null): void {
  // The pack on the back, whose antenna stands beside the head.
  b.lit(darker(metal, 0.3), 'M-92-96L-30-110L-30 60L-92 60Z', 14)
  b.line(darker(metal, 0.4), 9, 'M-78-96L-86-236')
  b.both(() => {
    b.line(darker(metal, 0.2), 26, 'M-138 20L-170 176')
    b.ball(metal, -136, 6, 40, 36)
    if (accent !== null) b.lit(accent, 'M-172-2C-166-38-108-38-100-2Z', 14)
  })
  b.lit(metal, 'M-104-26C-60-50 60-50 104-26L88 72L46 150L52 176L-52 176L-46 150L-88 72Z', 40)
  b.line(darker(metal, 0.4), 7, 'M-80 66L80 66M0 70L0 176M-44 146L44 146')
  if (accent !== null) {
    b.lit(accent, 'M-40-36L40-36L46 40L-46 40Z', 22)
    b.fill(darker(accent, 0.35), 'M-20-6L20-6L20 12L-20 12Z')
  }
  b.line(JOINT, 30, 'M-4-20C-22-60-20-90 10-120')
  b.line(darker(metal, 0.2), 18, 'M-4-20C-22-60-20-90 10-120')
}

/** The long head, seen from half the front: it hangs forward and down from a bent neck. */
function head(b: Brush, metal: string, accent: string | null): void {
  const shape =
    'M-34-284C10-312 62-292 70-246C74-214 66-190 70-150C72-110 62-70 40-44C22-34 0-38-8-54C-22-90-22-120-38-160C-54-190-72-200-70-236C-68-262-54-276-34-284Z'
  b.lit(metal, shape, 34)
  b.inside(shape, () => {
    if (accent !== null) {
      b.fill(accent, 'M-80-330L90-330L90-250Q10-270-80-236Z')
      b.fill(darker(accent, 0.3), 'M30-330L90-330L90-250Q64-258 44-260Z')
    }
    b.line(darker(metal, 0.34), 7, 'M-70-222Q0-250 74-232M-2-200C10-150 14-110 22-50')
  })
  b.fill('#14110e', 'M-44-214L-12-226L-4-202L-34-192Z')
  b.fill('#14110e', 'M22-230L58-232L56-208L24-206Z')
  b.fill(darker(metal, 0.5), 'M2-76L44-84L40-66L8-60Z')
  b.line(paler(metal, 0.3), 6, 'M-50-262Q-20-290 20-286')
}

function rifle(b: Brush): void {
  b.at(
    10,
    120,
    () => {
      b.lit('#26262c', 'M-150-16L60-16L60 18L-60 18L-84 44L-150 30Z', 12)
      b.line('#17171c', 15, 'M50 0L190 0')
      b.fill('#4a4a54', 'M-60 18L-10 18L-16 56L-52 56Z')
      b.fill('#6a6a74', 'M-40-32L30-32L30-18L-40-18Z')
    },
    1,
    -0.42,
  )
}

function soldier(b: Brush, metal: string, accent: string | null): void {
  body(b, metal, accent)
  head(b, metal, accent)
  rifle(b)
}

/** No rifle, a second antenna, and yellow down the face. */
function commander(b: Brush, metal: string, accent: string | null): void {
  const paint = accent ?? metal
  b.line(darker(metal, 0.4), 9, 'M-56-100L-60-262')
  b.dot(paint, -60, -266, 10)
  body(b, metal, accent)
  head(b, metal, accent)
  b.lit(paint, 'M-2-250L34-254L44-150L30-60L12-110Z', 14)
  b.lit(paint, 'M-104-26C-84-36-60-42-40-42L-44 60L-88 72Z', 20)
  b.lit('#3a3a40', 'M92 60L196 40L204 96L100 116Z', 20)
  b.dot('#7fc0e0', 122, 84, 15)
  b.dot('#7fc0e0', 172, 74, 15)
  b.line(darker(metal, 0.2), 24, 'M136 20C190 60 200 100 170 150L140 100')
}

/** Battle droids by shape. */
export const BATTLE = {
  'battle-droid': { focus: { x: 4, y: -168, size: 300 }, draw: soldier },
  'battle-commander': { focus: { x: 4, y: -168, size: 300 }, draw: commander },
  'battle-droids': {
    focus: { x: 0, y: -150, size: 320 },
    draw: (b: Brush, metal: string, accent: string | null): void => {
      for (const [x, y, size, dim] of [
        [-150, -22, 0.76, 0.26],
        [152, -22, 0.76, 0.2],
        [0, 14, 0.96, 0],
      ] as const)
        b.at(x, y, () => soldier(b, darker(metal, dim), accent), size)
    },
  },
} as const
