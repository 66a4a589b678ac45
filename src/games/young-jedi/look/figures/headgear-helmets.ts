/** Helmets, most of which hide the whole head. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../../kit/drawing/colours.ts'
import { goggle } from './eyes.ts'
import type { WornPainter } from './layers.ts'

/** A tall brush from the brow to the neck. */
function crest(b: Brush, base: string): void {
  b.lit(darker(base, 0.1), 'M-34-270C-54-372-30-410 0-416C30-410 54-372 34-270Z', 16)
  b.line(paler(base, 0.2), 5, 'M-12-290L-16-396M10-290L14-396')
}

function greek(b: Brush, base: string, slit: string): void {
  crest(b, base)
  b.lit(
    base,
    'M0-310C84-310 116-254 112-176L104-50L58-22L44-98L58-150Q36-176 14-152L14-60L-14-60L-14-152Q-36-176-58-150L-44-98L-58-22L-104-50L-112-176C-116-254-84-310 0-310Z',
    46,
  )
  if (slit !== '') b.both(() => b.fill(slit, 'M-58-150Q-36-176-14-152L-14-128Q-36-150-50-120Z'), 0)
  b.line(paler(base, 0.28), 6, 'M-66-158Q-40-188-14-160M66-158Q40-188 14-160M-96-200Q0-250 96-200')
}

/** Helmets by name. */
export const HELMETS = {
  'crested-helm': {
    focus: { x: 0, y: -208, size: 420 },
    front: (b, [base = '#1c2440']) => {
      b.fill('#0a0c14', 'M-90-200L90-200L60-30L0-20L-60-30Z')
      greek(b, base, '#0a0c14')
    },
  },
  'crested-helm-open': {
    focus: { x: 0, y: -208, size: 420 },
    front: (b, [base = '#1c2440']) => greek(b, base, ''),
  },
  'pod-helmet': {
    front: (b, [base = '#eceae4', blocks = '#c8402e']) => {
      b.lit(base, 'M-106-110C-128-306-64-318 0-318C64-318 128-306 106-110L82-96L80-186Q0-220-80-186L-82-96Z', 46)
      b.fill(blocks, 'M-26-314L26-314L22-210L-22-210Z')
      b.both(() => b.fill(blocks, 'M-114-190L-86-196L-84-120L-106-114Z'))
      b.line('#5b3a26', 10, 'M-94-104Q-60-40 0-36Q60-40 94-104')
      b.line('#2a2224', 24, 'M-100-186Q0-208 100-186')
      b.both(() => {
        b.dot('#2a2224', -42, -186, 44, 40)
        b.ball('#c9ccd4', -42, -186, 37, 33)
        b.dot('#5a4a3a', -42, -186, 25, 22)
        b.fill('#f2d08a', 'M-24-194L-44-206L-54-200L-32-184Z')
      }, 0.06)
    },
  },
  'crash-helmet': {
    front: (b, [base = '#e0b02a', visor = '#17171a']) => {
      b.lit(
        base,
        'M0-316C92-316 122-250 118-160C116-90 84-40 40-28L-40-28C-84-40-116-90-118-160C-122-250-92-316 0-316Z',
        48,
      )
      b.fill(visor, 'M-112-190Q0-236 112-190C114-150 104-124 92-108Q0-146-92-108C-104-124-114-150-112-190Z')
      b.faded(0.7, () => b.fill('#9ab8d0', 'M-90-184L-20-204L-40-150L-84-140Z'))
      b.line(darker(base, 0.4), 8, 'M-40-34L-34-78L34-78L40-34')
      b.fill(paler(base, 0.5), 'M-14-314L14-314L14-222L-14-222Z')
    },
  },
  'skull-visor': {
    front: (b, [base = '#6b2430', plate = '#c8c8c4']) => {
      b.lit(base, 'M0-316C92-316 122-250 118-160L104-40L-104-40L-118-160C-122-250-92-316 0-316Z', 48)
      b.lit(plate, 'M-88-186Q0-220 88-186L84-120L54-96L44-30L-44-30L-54-96L-84-120Z', 38)
      b.both(() => b.fill('#14080c', 'M-12-162Q-46-184-76-160Q-72-124-40-124Q-16-128-12-162Z'), 0)
      b.fill('#14080c', 'M-10-112L10-112L14-92L-14-92Z')
      b.line('#3a3a3c', 8, 'M-28-74L-28-36M0-76L0-34M28-74L28-36')
    },
  },
} as const satisfies Record<string, WornPainter>

/** The small round helmet of a racer with a thin neck. */
export function racerHelmet(b: Brush, base: string, glass: string): void {
  b.lit(base, 'M-60-254C-70-330-30-348 0-348C30-348 70-330 60-254Q0-282-60-254Z', 26)
  b.both(() => goggle(b, -26, -270, glass, '#c9b48a', 0.62), 0)
}
