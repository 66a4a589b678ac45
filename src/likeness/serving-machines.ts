/** Machines that serve: on wheels with a dome, golden ones, small ones, boxes that walk. */

import type { Brush } from '../kit/drawing/brush.ts'
import { darker, mix, paler } from '../kit/drawing/colours.ts'

const SILVER = '#d3d8de'

function barrel(b: Brush, metal: string, paint: string): void {
  b.both(() => {
    b.lit(metal, 'M-150-84C-210-92-226-60-224-20L-214 176L-160 176Z', 16, 4)
    b.fill(paint, 'M-172-40L-206-40L-204 30L-174 30Z')
  })
  b.lit(metal, 'M-152-80L152-80L152 176L-152 176Z', 70, 4)
  b.fill(paint, 'M-116-54L-44-54L-44-28L-116-28ZM-30-54L116-54L116-28L-30-28ZM-116-10L-66-10L-66 176L-116 176Z')
  b.fill('#b9c0c8', 'M-44-10L46-10L46 24L-44 24ZM-44 36L46 36L46 70L-44 70Z')
  b.fill('#6f7880', 'M-44 82L46 82L46 150L-44 150Z')
  b.fill(darker(paint, 0.2), 'M66-10L116-10L116 176L66 176Z')
}

const DOME = 'M-152-92C-152-320 152-320 152-92Z'

function dome(b: Brush, paint: string): void {
  b.lit(SILVER, DOME, 60, 4)
  b.inside(DOME, () => {
    b.fill('#b9c0c8', 'M-160-122L160-122L160-92L-160-92Z')
    b.fill(
      paint,
      'M-140-118L-76-118L-76-96L-146-96ZM-64-118L-10-118L-10-96L-64-96ZM2-118L56-118L56-96L2-96ZM68-118L150-118L150-96L68-96Z',
    )
    b.fill(paint, 'M-62-262L62-262L76-244L-76-244ZM-128-214L-78-230L-78-138L-148-138Z')
    b.fill(darker(paint, 0.2), 'M80-228L130-210L148-138L80-138Z')
  })
  b.lit(paint, 'M-62-236L48-236L56-140L-66-140Z', 30, 4)
  b.dot('#0d0f16', -8, -190, 38)
  b.dot('#2a2f3c', -8, -190, 27)
  b.dot('#dfe8f2', -18, -200, 9)
  b.dot('#0d0f16', 100, -168, 17)
  b.dot('#e23a2e', 100, -168, 11)
}

/** The polished mask: lamps, a slit, discs for ears. */
function mask(b: Brush, metal: string): void {
  b.lit(metal, 'M-50-70L-62-30C-130-20-200 0-212 60L-240 176L240 176L212 60C200 0 130-20 62-30L50-70Z', 62)
  b.line(darker(metal, 0.3), 7, 'M-130 0Q0 60 130 0M-104 176Q-120 100-90 60M104 176Q120 100 90 60')
  b.dot(darker(metal, 0.3), 0, 96, 42)
  b.ball(paler(metal, 0.2), 0, 96, 32)
  b.lit(darker(metal, 0.16), 'M-54-96L54-96L66-30Q0 0-66-30Z', 26)
  b.line(darker(metal, 0.4), 6, 'M-56-74Q0-54 56-74M-60-50Q0-28 60-50')
  b.both(() => {
    b.ball(darker(metal, 0.1), -94, -168, 28, 36)
    b.dot(darker(metal, 0.45), -96, -168, 14, 19)
  })
  b.lit(metal, 'M0-284C66-284 94-240 92-180C90-120 74-74 44-54L-44-54C-74-74-90-120-92-180C-94-240-66-284 0-284Z', 44)
  b.fill(darker(metal, 0.3), 'M-84-204Q-40-232 0-206Q40-232 84-204L80-176Q40-200 0-180Q-40-200-80-176Z')
  b.both(() => {
    b.dot('#2a2620', -40, -174, 32)
    b.dot('#ffe48a', -40, -174, 23)
    b.dot('#fffbe6', -44, -178, 10)
  }, 0)
  b.line(darker(metal, 0.35), 6, 'M0-150L0-112M-30-70Q0-60 30-70')
  b.fill('#1c1a18', 'M-34-104L34-104L28-88L-28-88Z')
  b.faded(0.8, () => b.line(paler(metal, 0.75), 9, 'M-66-226Q-46-262-10-270'))
}

/** The same frame before it had plates: lamps in a nest of wires. */
function bare(b: Brush, metal: string, accent: string | null): void {
  const wires = [accent ?? '#c8402e', '#d8a23a', '#3a6a8a', '#c9c4b8'] as const
  b.lit(darker(metal, 0.3), 'M-40-70L-56-30C-130-20-190 0-204 60L-220 176L220 176L204 60C190 0 130-20 56-30L40-70Z', 58)
  for (const [at, wire] of wires.entries())
    b.both(
      () => b.line(wire, 9, `M${-16 - at * 12}-40C${-50 - at * 18} 20 ${-20 - at * 30} 80 ${-40 - at * 34} 176`),
      0.1,
    )
  b.both(() => b.lit(metal, 'M-120-14L-204 14L-210 64L-130 40Z', 14))
  b.lit(darker(metal, 0.1), 'M-30-40L30-40L36 120L-36 120Z', 14)
  b.line(darker(metal, 0.5), 7, 'M-32 0L32 0M-34 40L34 40M-34 80L34 80')
  for (const [at, wire] of wires.entries()) b.line(wire, 11, `M${-30 + at * 20}-100L${-36 + at * 24}-20`)
  b.lit(
    darker(metal, 0.42),
    'M0-280C62-280 88-240 86-180C84-120 68-76 40-58L-40-58C-68-76-84-120-86-180C-88-240-62-280 0-280Z',
    40,
  )
  for (const [at, wire] of wires.entries())
    b.line(
      wire,
      10,
      `M${-60 + at * 16}-${218 + at * 12}C${-30 + at * 10}-${276 - at * 6} ${30 + at * 10}-${262 - at * 2} ${70 - at * 10}-${214 + at * 6}`,
    )
  b.both(() => {
    b.line(wires[0], 9, 'M-70-150Q-86-110-50-74')
    b.line(wires[1], 8, 'M-60-142Q-70-110-38-80')
    b.ball(metal, -92, -166, 22, 30)
    b.dot('#1c1a16', -40, -176, 40)
    b.ball(mix(metal, '#ffffff', 0.25), -40, -176, 35)
    b.dot('#2a2620', -40, -176, 27)
    b.dot('#ffd95a', -40, -176, 22)
    b.dot('#fffbe6', -45, -181, 9)
  }, 0)
  b.lit(metal, 'M-12-150L12-150L18-112L-18-112Z', 8)
  b.lit(paler(metal, 0.1), 'M-46-104L46-104L38-56Q0-40-38-56Z', 24)
  b.fill('#1c1a16', 'M-28-92L28-92L24-76L-24-76Z')
}

function pit(b: Brush, metal: string): void {
  b.both(() => {
    b.line(darker(metal, 0.3), 22, 'M-60 10L-130 60L-110 176')
    b.ball(darker(metal, 0.1), -130, 60, 20)
  })
  b.line('#4a4a52', 28, 'M0-120L0 0')
  b.lit(metal, 'M-66-20L66-20L80 60L46 130L-46 130L-80 60Z', 36)
  b.fill(darker(metal, 0.5), 'M-34 14L34 14L34 60L-34 60Z')
  b.fill('#f2c94c', 'M-24 24L-6 24L-6 50L-24 50ZM6 24L24 24L24 50L6 50Z')
  b.line('#8a8f98', 20, 'M120 60L196-40')
  b.lit('#c9ccd4', 'M176-30L232-84L214-106L196-90L186-100L200-120L176-122L158-100L156-56Z', 12)
  // The round housing of the lens hangs under the dish.
  b.lit(darker(metal, 0.2), 'M-66-190L66-190L54-110Q0-84-54-110Z', 30)
  b.dot('#14110f', 0, -142, 44, 42)
  b.ball('#5a6a74', 0, -142, 33, 31)
  b.dot('#ffd95a', 0, -142, 21, 20)
  b.dot('#fffbe6', -7, -149, 8)
  b.lit(metal, 'M-196-186C-180-262-90-300 0-300C90-300 180-262 196-186C120-206-120-206-196-186Z', 70)
  b.line(paler(metal, 0.3), 8, 'M-150-226Q-90-276 0-282')
  b.fill(paler(metal, 0.45), 'M-20-300L24-300L32-202L-26-202Z')
}

function power(b: Brush, metal: string): void {
  b.both(() => b.lit(darker(metal, 0.3), 'M-110 80L-30 80L-24 176L-124 176Z', 16))
  b.lit(metal, 'M-160-200L160-200L172 100L-172 100Z', 70)
  b.line(darker(metal, 0.4), 8, 'M-164-120L164-120M-168 20L168 20M-60-120L-60 20')
  b.fill('#14161c', 'M-30-84L110-84L110-20L-30-20Z')
  b.dot('#ff5a3a', 0, -52, 14)
  b.dot('#7fe08a', 44, -52, 14)
  b.line(darker(metal, 0.45), 13, 'M-130-90L-90-90M-130-60L-90-60M-130-30L-90-30')
}

/** Serving machines by shape. */
export const HELPERS = {
  astromech: {
    focus: { x: 0, y: -150, size: 330 },
    draw: (b: Brush, metal: string, accent: string | null): void => {
      barrel(b, metal, accent ?? '#6f7880')
      dome(b, accent ?? '#6f7880')
    },
  },
  protocol: { focus: { x: 0, y: -160, size: 280 }, draw: mask },
  'protocol-bare': { focus: { x: 0, y: -160, size: 280 }, draw: bare },
  pit: { focus: { x: 0, y: -170, size: 380 }, draw: pit },
  power: { focus: { x: 0, y: -60, size: 330 }, draw: power },
} as const
