/** Beards, cut off by the face that they grow on. */

import type { Brush } from '../kit/drawing/brush.ts'
import { darker } from '../kit/drawing/colours.ts'
import type { PaintedPart } from './likeness.ts'

/** Beards by shape. */
export type Beard = 'full' | 'goatee' | 'pointed' | 'short'

const BROWN = '#4a3222'

const mouth = (b: Brush, base: string): void => b.line(darker(base, 0.45), 7, 'M-20-84Q0-78 20-84')

/** A painter for every beard. */
export const BEARDS: Readonly<Record<Beard, PaintedPart>> = {
  full: (b, [base = BROWN]) => {
    b.lit(
      base,
      'M-84-150C-80-110-66-104-48-108Q0-126 48-108C66-104 80-110 84-150C94-80 58-14 0-12C-58-14-94-80-84-150Z',
      40,
    )
    mouth(b, base)
  },
  short: (b, [base = BROWN]) => {
    b.lit(
      base,
      'M-82-140C-76-100-56-96-44-100Q0-112 44-100C56-96 76-100 82-140C84-80 48-38 0-38C-48-38-84-80-82-140Z',
      40,
    )
    mouth(b, base)
  },
  goatee: (b, [base = BROWN]) => {
    b.lit(base, 'M-40-104Q0-122 40-104C44-84 40-50 24-34Q0-24-24-34C-40-50-44-84-40-104Z', 18)
    mouth(b, base)
  },
  pointed: (b, [base = '#e8e6e0']) => {
    b.lit(
      base,
      'M-56-100Q-24-104 0-112Q24-104 56-100Q40-92 34-84C40-50 20-12 0 20C-20-12-40-50-34-84Q-40-92-56-100Z',
      18,
    )
    mouth(b, base)
  },
}
