/** Paint on a face, and growths. Drawn over the face and cut at its outline, if it has one. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker } from '../../../../kit/drawing/colours.ts'
import type { Marks } from '../appearance/types.ts'
import type { PartPainter } from './layers.ts'

const MAUL =
  'M-22-280L-46-280C-40-244-58-232-50-214C-36-220-22-236-22-280ZM-96-230C-74-232-62-222-58-206C-74-196-86-196-96-186Z' +
  'M-10-192C-30-204-70-198-84-178C-80-158-62-148-44-150C-28-152-14-168-10-192ZM-42-156L-62-156L-54-104L-46-84Z' +
  'M-98-160C-76-140-70-120-74-96L-58-66L-100-80ZM-6-172L-14-150L-24-124L-18-116L-6-122ZM-26-76L-44-88L-36-46L-22-44Z'

function maul(b: Brush, ink: string): void {
  b.fill(ink, 'M-9-280L9-280L7-216L0-196L-7-216ZM-10-70L10-70L6-40L-6-40Z')
  b.both(() => {
    b.fill(ink, MAUL)
    b.fill('#ffd83a', 'M-20-176Q-44-192-72-178Q-50-158-20-176Z')
    b.dot('#7a1010', -47, -175, 6, 8)
  }, 0)
  b.line('#3a0a0c', 8, 'M-28-92Q0-100 28-92')
}

/** White paint, a dot on each cheek, a divided lip. */
function amidala(b: Brush): void {
  b.both(() => {
    b.fill('#2a1c1c', 'M-16-160Q-40-180-66-160Q-42-150-16-160Z')
    b.fill('#f6f0e8', 'M-24-161Q-40-170-56-160Q-42-155-24-161Z')
    b.dot('#3a2418', -40, -162, 6)
    b.line('#3a2820', 6, 'M-14-188Q-40-202-68-186')
    b.dot('#c8202a', -46, -112, 11)
  }, 0)
  b.fill('#c8202a', 'M-24-78Q-10-92 0-84Q10-92 24-78Q0-74-24-78Z')
  b.fill('#c8202a', 'M-5-76L5-76L5-60L-5-60Z')
  b.faded(0.3, () => b.fill('#8a5a50', 'M4-156L14-104L-6-102Z'))
}

/** A painter for each mark of a face. */
export const MARKS: Readonly<Record<Marks, PartPainter>> = {
  maul: (b, [ink = '#170d10']) => maul(b, ink),
  amidala: (b) => amidala(b),
  gems: (b) => {
    b.dot('#e2b24a', 0, -214, 10)
    b.dot('#c8202a', 0, -214, 5)
    b.dot('#e2b24a', 0, -186, 10)
    b.dot('#c8202a', 0, -186, 5)
  },
  spots: (b, [ink = '#c92a34']) => {
    for (const [x, y, size] of [
      [-64, -200, 12],
      [-44, -226, 10],
      [-70, -166, 9],
      [-58, -134, 11],
      [-66, -104, 8],
      [-40, -108, 7],
      [-150, 24, 15],
      [-112, 34, 11],
      [-128, 60, 9],
    ] as const)
      b.dot(ink, x, y, size, size * 0.8)
  },
  freckles: (b, _, { skin }) => {
    for (const x of [-46, -34, -22, 22, 34, 46]) b.dot(darker(skin, 0.34), x, -122 + Math.abs(x % 4) * 4, 5)
    b.dot(darker(skin, 0.34), -4, -130, 5)
  },
  wrinkles: (b, _, { skin }) =>
    b.line(darker(skin, 0.26), 6, 'M-40-206Q0-218 40-206M-56-130Q-48-112-54-92M56-130Q48-112 54-92M-30-70Q0-58 30-70'),
  lips: (b, [ink = '#5a1420']) => b.fill(ink, 'M-24-80Q-8-92 0-86Q8-92 24-80Q0-64-24-80Z'),
  'hollow-eyes': (b, [ink = '#3a2a34', iris = '']) =>
    b.both(() => {
      b.faded(0.75, () => b.dot(ink, -40, -164, 30, 22, -0.15))
      b.fill('#120c10', 'M-16-160Q-40-182-66-164Q-42-146-16-160Z')
      if (iris !== '') b.dot(iris, -40, -163, 8)
    }, 0),
  'blue-eyes': (b, [iris = '#4a8ac8']) =>
    b.both(() => {
      b.fill('#f4f2ee', 'M-18-160Q-40-178-64-162Q-42-146-18-160Z')
      b.dot(iris, -40, -162, 9)
    }, 0),
  'half-shadow': (b, [ink = '#1a1420'], { skin }) => {
    b.faded(0.78, () => b.fill(ink, 'M6-300L120-300L120-20L6-20C18-60-6-90 14-110C-4-130 16-170 6-300Z'))
    b.line(darker(skin, 0.45), 7, 'M-26-80Q-4-70 14-82')
  },
  whiskers: (b, [base = '#e6e2d6']) => {
    b.both(() => {
      b.lit(base, 'M-14-150C-60-150-96-140-112-96C-120-60-132-10-138 40C-116 10-96-40-88-80C-78-108-50-120-14-122Z', 8)
      b.fill('#7c8a8e', 'M-22-318Q-54-350-88-314L-86-300Q-54-312-24-302Z')
    }, 0.08)
  },
}
