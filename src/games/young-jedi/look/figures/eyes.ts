/** Eyes that are not human. All are drawn for the left side, around their own middle. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker } from '../../../../kit/drawing/colours.ts'

const BLACK = '#1c1412'

/** An amber almond with an upright slit under a heavy lid. */
export function slitEye(b: Brush, x: number, y: number, colour: string, lid: string, size = 1): void {
  b.at(
    x,
    y,
    () => {
      b.fill(colour, 'M40 4Q2-42-44-2Q-4 36 40 4Z')
      b.dot(BLACK, -2, -1, 8, 20)
      b.fill(darker(lid, 0.3), 'M48 0Q0-64-58-4Q0-30 48 0Z')
    },
    size,
  )
}

/** A ball with a dark pupil under an angry lid. */
export function roundEye(b: Brush, x: number, y: number, colour: string, lid: string, size = 1): void {
  b.at(
    x,
    y,
    () => {
      b.dot(darker(lid, 0.26), 0, -2, 34, 30)
      b.dot(colour, 0, 0, 25, 24)
      b.dot(BLACK, 2, 2, 10, 12)
      b.fill(darker(lid, 0.26), 'M40-8Q6-52-42-18Q0-28 40-8Z')
    },
    size,
  )
}

/** An upright slit in a ball that stands out. */
export function stalkEye(b: Brush, x: number, y: number, colour: string, skin: string, size = 1): void {
  b.at(
    x,
    y,
    () => {
      b.ball(skin, 0, 0, 32)
      b.dot(colour, 0, 3, 23, 21)
      b.dot(BLACK, 0, 3, 8, 17)
    },
    size,
  )
}

/** A big dark ellipse with one light in it. */
export function darkEye(b: Brush, x: number, y: number, across: number, down: number, turn: number, rim: string): void {
  b.dot(darker(rim, 0.32), x, y, across + 7, down + 7, turn)
  b.dot('#14161c', x, y, across, down, turn)
  b.dot('#dfe8f2', x - across * 0.3, y - down * 0.35, across * 0.24, down * 0.22, turn)
}

/** Goggles before one eye: rim, ring and glass. */
export function goggle(b: Brush, x: number, y: number, glass: string, ring = '#c9b48a', size = 1): void {
  b.at(
    x,
    y,
    () => {
      b.dot('#2a1c16', 0, 0, 44, 40)
      b.dot(ring, 0, 0, 36, 32)
      b.dot(glass, 0, 0, 27, 24)
      b.fill('#e8f4f6', 'M18-6L-2-18L-10-12L12 4Z')
    },
    size,
  )
}

/** Small eyes in a shadow. */
export function smallEye(b: Brush, x: number, y: number, skin: string, colour = '#17120f'): void {
  b.dot(darker(skin, 0.3), x, y, 19, 14)
  b.dot(colour, x, y, 9)
  b.dot('#ffffff', x - 3, y - 3, 3)
}
