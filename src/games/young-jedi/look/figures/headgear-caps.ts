/** Caps, hats and goggles of people. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../../kit/drawing/colours.ts'
import { goggle } from './eyes.ts'
import type { WornPainter } from './layers.ts'

/** A round cap with a shining peak and a badge. */
function peaked(b: Brush, base: string, peak: string): void {
  b.lit(base, 'M-100-196C-116-300-70-318 0-318C70-318 116-300 100-196Q0-226-100-196Z', 46)
  b.line(darker(base, 0.35), 8, 'M-98-222Q0-252 98-222')
  b.fill(peak, 'M-104-198Q0-232 104-198C112-182 104-166 88-162Q0-196-88-162C-104-166-112-182-104-198Z')
  b.line(paler(peak, 0.4), 6, 'M-84-192Q-30-212 20-206')
  b.lit('#e2b24a', 'M0-296L22-270L0-240L-22-270Z', 9)
}

/** Caps and bands by name. */
export const CAPS = {
  'naboo-cap': {
    back: (b, [base = '#5a2030']) =>
      b.lit(darker(base, 0.15), 'M-104-200C-124-120-128-50-112-4L112-4C128-50 124-120 104-200Z', 40),
    front: (b, [base = '#5a2030', peak = '#1c1c20']) => {
      b.both(() => b.lit(base, 'M-78-200L-104-206C-126-120-130-50-114 0L-84-22C-96-80-84-140-78-200Z', 8))
      peaked(b, base, peak)
    },
  },
  'guard-cap': { front: (b, [base = '#4a3a34', peak = '#1c1c20']) => peaked(b, base, peak) },
  'flight-cap': {
    front: (b, [base = '#5a2028', strap = '#2a2224']) => {
      flightCap(b, base, strap)
      b.line(strap, 20, 'M-92-168Q0-190 92-168')
      b.both(() => goggle(b, -42, -168, '#f2b33d', '#8a8f98', 1.02), 0.06)
    },
  },
  'flight-cap-up': {
    front: (b, [base = '#5a2028', strap = '#2a2224']) => {
      flightCap(b, base, strap)
      b.line(strap, 18, 'M-96-220Q0-262 96-220')
      b.both(() => goggle(b, -44, -240, '#f2b33d', '#8a8f98', 0.9), 0.06)
    },
  },
  phrygian: {
    front: (b, [base = '#5a1f24']) => {
      b.lit(
        base,
        'M-98-160C-120-280-60-330 10-334C80-336 130-300 124-250C120-226 96-226 84-240C96-210 100-190 98-160Q0-214-98-160Z',
        44,
      )
      b.line(darker(base, 0.35), 9, 'M-98-168Q0-222 98-168')
    },
  },
  'open-helmet': {
    front: (b, [base = '#3f6a44']) => {
      b.lit(base, 'M-104-112C-124-300-60-316 0-316C60-316 124-300 104-112L82-104L78-190Q0-226-78-190L-82-104Z', 44)
      b.line(darker(base, 0.4), 10, 'M-80-188Q0-224 80-188')
      b.line('#2a1c16', 9, 'M-92-108Q-70-50 0-34Q70-50 92-108')
      b.line('#2a2224', 18, 'M-104-240Q0-276 104-240')
      b.both(() => goggle(b, -44, -256, '#f2b33d', '#b8bcc0', 0.9), 0.06)
    },
  },
  band: {
    front: (b, [base = '#c9ccd4']) => {
      b.line(darker(base, 0.35), 26, 'M-80-206Q0-242 80-206')
      b.line(base, 18, 'M-80-207Q0-243 80-207')
    },
  },
  tholoth: {
    focus: { x: 0, y: -160, size: 290 },
    back: (b, [, strand = '#e8dcc0']) =>
      b.both(() => {
        for (const step of [0, 1, 2, 3])
          b.lit(
            darker(strand, step * 0.06),
            `M${-70 - step * 18}-220C${-110 - step * 22}-140 ${-100 - step * 18}-40 ${-84 - step * 22} 50L${-70 - step * 20} 40C${-78 - step * 16}-40 ${-84 - step * 16}-120 ${-50 - step * 18}-210Z`,
            6,
          )
      }),
    front: (b, [base = '#a8743a', strand = '#e8dcc0']) => {
      b.lit(base, 'M-96-140C-116-292-56-302 0-302C56-302 116-292 96-140L80-168Q56-214 0-222Q-56-214-80-168Z', 44)
      b.line(
        darker(base, 0.35),
        7,
        'M0-298L0-226M-34-294Q-52-250-40-220M34-294Q52-250 40-220M-66-280Q-88-230-70-196M66-280Q88-230 70-196',
      )
      b.line(strand, 10, 'M-82-160Q-58-214 0-222Q58-214 82-160')
    },
  },
} as const satisfies Record<string, WornPainter>

/** A ribbed leather cap with round ear-phones. */
function flightCap(b: Brush, base: string, strap: string): void {
  b.lit(base, 'M-100-80C-124-300-60-312 0-312C60-312 124-300 100-80L78-70L80-180Q0-214-80-180L-78-70Z', 44)
  b.line(darker(base, 0.35), 8, 'M0-308L0-204M-40-304Q-52-250-44-196M40-304Q52-250 44-196')
  b.both(() => {
    b.ball(strap, -98, -128, 32, 36)
    b.dot('#8a8f98', -98, -128, 15, 17)
  })
  b.line(strap, 8, 'M-92-82Q-60-34 0-32Q60-34 92-82')
}
