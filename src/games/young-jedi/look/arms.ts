/** Weapons and devices, each with its best-known feature; about 600 units long around the middle. */
import type { Pen } from '../../../contract/index.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, faded, fill, lit, rounded, stroke, within } from '../../../kit/drawing/pen.ts'
import { BLADES } from './appearance/blades.ts'
import { ball, beam, flat, halo, line, rod, shade, solid } from './solid.ts'

type Arm = (pen: Pen) => void

const STEEL = '#b9bec4'
const BLACK = '#2a2a30'
const WOOD = '#6b4a34'
const RED_BOLT = '#ff4a36'
const GREEN_BOLT = '#7df07a'

// ---------------------------------------------------------------- blades of light

interface Hilt {
  readonly metal: string
  /** Rings round the grip, and their colour. */
  readonly rings?: number
  readonly band?: string
}

/** A hilt whose beam begins at x = −96. */
function hilt(pen: Pen, { metal, rings = 4, band = BLACK }: Hilt): void {
  rod(pen, metal, -276, 0, 186, 42, 8)
  for (let ring = 0; ring < rings; ring++) fill(pen, band, rounded(-250 + ring * 22, -21, 11, 42, 2))
  rod(pen, paler(metal, 0.25), -122, 0, 32, 56, 8)
  fill(pen, mix(band, '#d8b24a', 0.5), rounded(-152, -31, 22, 13, 4))
  rod(pen, darker(metal, 0.2), -292, 0, 22, 34, 7)
}

const saber =
  (colour: string, grip: Hilt, turn = -0.55): Arm =>
  (pen) => {
    pen.rotate(turn)
    beam(pen, -96, 0, 420, 22, colour)
    hilt(pen, grip)
  }

/** One long hilt in the middle, and a beam to both sides. */
const doubleSaber =
  (colour: string, metal: string): Arm =>
  (pen) => {
    pen.rotate(-0.5)
    beam(pen, 92, 0, 254, 22, colour)
    beam(pen, -346, 0, 254, 22, colour)
    rod(pen, metal, -100, 0, 200, 42, 6)
    for (const x of [-76, -54, -32, 22, 44, 66]) fill(pen, paler(metal, 0.35), rounded(x, -21, 9, 42, 2))
    rod(pen, paler(metal, 0.2), -8, 0, 22, 52, 4)
    for (const x of [-112, 90]) rod(pen, paler(metal, 0.25), x, 0, 22, 54, 6)
    fill(pen, colour, ellipse(-20, -28, 7), ellipse(26, -28, 7))
  }

// ---------------------------------------------------------------- pistols and rifles

const bolt = (pen: Pen, x: number, y: number, colour: string): void => beam(pen, x, y, 150, 12, colour)

const slim =
  (metal: string, grip: string, scope: boolean): Arm =>
  (pen) => {
    pen.rotate(-0.18)
    pen.scale(1.2, 1.2)
    bolt(pen, 200, -34, GREEN_BOLT)
    rod(pen, metal, 10, -34, 170, 18, 6)
    rod(pen, darker(metal, 0.25), 160, -34, 30, 28, 6)
    solid(pen, metal, 'M-150 -52 L40 -56 L60 -22 L-20 -8 L-150 -6 Z', 0, -12)
    solid(pen, grip, 'M-150 -14 L-86 -10 L-112 128 L-166 116 Z', -14, 0)
    const guard = new Path()
    guard.ellipse(-62, 0, 34, 30, 0, -0.2, Math.PI * 0.8)
    stroke(pen, darker(metal, 0.25), 8, guard)
    if (scope) {
      rod(pen, darker(metal, 0.15), -110, -82, 120, 22, 11)
      fill(pen, BLACK, rounded(-86, -72, 10, 20, 2), rounded(-24, -72, 10, 20, 2))
    } else line(pen, paler(metal, 0.6), 6, 'M-130 -44 L30 -48')
  }

const heavy: Arm = (pen) => {
  pen.rotate(-0.18)
  pen.scale(1.2, 1.2)
  bolt(pen, 196, -34, RED_BOLT)
  rod(pen, '#5a5a62', 30, -34, 140, 36, 6)
  for (const x of [52, 76, 100]) fill(pen, BLACK, rounded(x, -52, 11, 36, 3))
  rod(pen, '#3a3a40', 150, -34, 44, 50, 8)
  solid(pen, '#3a3a40', 'M-160 -66 L56 -66 L56 2 L-30 10 L-60 26 L-160 14 Z', 0, -20)
  solid(pen, WOOD, 'M-150 6 L-70 16 L-92 136 L-164 124 Z', -16, 0)
  rod(pen, '#5a5a62', -112, -92, 150, 34, 12)
  fill(pen, '#8fd0ff', ellipse(34, -92, 7, 13))
  fill(pen, RED_BOLT, rounded(-100, -44, 80, 10, 5))
}

/** So small that it fits a palm; it lies in the sand. */
const palmSized: Arm = (pen) => {
  solid(pen, '#d8b46a', 'M-300 96 Q-160 20 0 30 Q180 34 300 104 Q160 150 0 150 Q-180 150 -300 96 Z', 0, -22)
  for (const [x, y] of [
    [-190, 92],
    [-120, 124],
    [150, 116],
    [210, 90],
  ] as const)
    fill(pen, '#8a6a34', ellipse(x, y, 12, 5))
  pen.rotate(-0.16)
  faded(pen, 0.35, () => fill(pen, '#3a2810', ellipse(0, 74, 150, 16)))
  rod(pen, '#a3a294', 10, -34, 120, 40, 10)
  solid(pen, '#6b6a5a', 'M-120 -66 L50 -66 L56 2 L-40 8 L-62 92 L-134 80 L-116 4 Z', 0, -18)
  solid(pen, '#4a3a2c', 'M-112 8 L-46 12 L-66 82 L-126 72 Z', -10, 0)
  fill(pen, BLACK, rounded(120, -48, 16, 28, 5), rounded(-100, -50, 90, 10, 5))
  fill(pen, GREEN_BOLT, ellipse(26, -34, 8))
}

/** Short and fat, with a mouth like a funnel, a box and a cable. */
const funnel: Arm = (pen) => {
  pen.rotate(-0.16)
  halo(pen, '#8fd0ff', 236, -20, 110)
  solid(pen, '#8a8780', 'M60 -50 L220 -104 L236 -20 L220 64 L60 14 Z', 0, -30)
  fill(pen, '#26221e', ellipse(226, -20, 18, 80))
  fill(pen, '#bfe4ff', ellipse(230, -20, 9, 46))
  solid(pen, '#5a4a3a', 'M-170 -66 L70 -66 L70 34 L-60 40 L-170 26 Z', 0, -24)
  solid(pen, darker('#5a4a3a', 0.2), 'M-150 22 L-70 34 L-90 140 L-160 128 Z', -14, 0)
  rod(pen, '#a8824a', -120, -92, 120, 50, 8)
  line(pen, '#2a2420', 11, 'M-166 0 C-260 10 -230 110 -120 84 C-60 70 -20 96 -14 30')
  for (const x of [92, 124, 156]) line(pen, '#5a5850', 7, `M${x} ${-52 - (x - 60) * 0.3} L${x} ${16 + (x - 60) * 0.3}`)
}

/** A pistol that shoots a hook on a line upwards. */
const hook: Arm = (pen) => {
  at(
    pen,
    -80,
    84,
    () => {
      line(pen, '#e8ecf0', 5, 'M150 -34 C240 -30 300 -44 420 -36')
      rod(pen, STEEL, 10, -34, 150, 30, 6)
      solid(pen, '#8a9098', 'M-150 -60 L50 -60 L60 -8 L-20 6 L-150 6 Z', 0, -16)
      solid(pen, BLACK, 'M-150 0 L-80 6 L-104 130 L-164 118 Z', -14, 0)
      ball(pen, darker(STEEL, 0.25), -40, -70, 44)
      fill(pen, BLACK, ellipse(-40, -70, 14))
      line(pen, '#5f6870', 14, 'M420 -36 L470 -36 M462 -36 Q440 -96 396 -84 M462 -36 Q440 24 396 12')
      ball(pen, STEEL, 468, -36, 17)
    },
    0.86,
    -0.7,
  )
}

const rifle =
  (metal: string, stock: string): Arm =>
  (pen) => {
    pen.rotate(-0.24)
    bolt(pen, 292, -14, RED_BOLT)
    rod(pen, paler(metal, 0.35), 20, -14, 250, 20)
    rod(pen, metal, 230, -14, 56, 36, 6)
    solid(pen, metal, 'M-150 -40 L70 -40 L80 24 L-60 34 L-150 22 Z')
    solid(pen, stock, 'M-150 -30 L-300 -10 L-314 70 L-286 74 L-206 26 L-150 18 Z')
    solid(pen, darker(stock, 0.2), 'M-104 28 L-54 32 L-76 116 L-122 112 Z', -10, 0)
    rod(pen, paler(metal, 0.25), -110, -72, 170, 34, 14)
    fill(pen, '#8fd0ff', ellipse(56, -72, 7, 13))
    for (const x of [-84, 22]) fill(pen, metal, rounded(x, -58, 14, 20, 2))
  }

/** Short, with a scope and a magazine. */
const carbine: Arm = (pen) => {
  pen.rotate(-0.2)
  pen.scale(1.16, 1.16)
  bolt(pen, 208, -14, GREEN_BOLT)
  rod(pen, '#6a6a70', 20, -14, 150, 26)
  rod(pen, BLACK, 140, -14, 62, 42, 8)
  solid(pen, BLACK, 'M-170 -46 L60 -46 L60 22 L-60 32 L-170 22 Z')
  line(pen, '#6a6a70', 13, 'M-170 -34 L-264 -34 L-264 60 L-232 60')
  solid(pen, '#4a4a52', 'M-20 24 L34 24 L44 118 L-8 122 Z', -10, 0)
  solid(pen, WOOD, 'M-140 22 L-88 26 L-104 104 L-150 98 Z', -10, 0)
  rod(pen, '#6a6a70', -110, -82, 140, 40, 12)
  fill(pen, '#8fd0ff', ellipse(26, -82, 8, 15))
}

/** Very long and thin, with an old stock; `flare` widens its end. */
const longRifle =
  (stock: string, metal: string, flare: boolean): Arm =>
  (pen) => {
    pen.rotate(-0.26)
    rod(pen, metal, -40, -10, 360, 15)
    rod(pen, darker(metal, 0.3), 290, -10, 40, 26, 6)
    for (const x of [60, 130, 200]) fill(pen, darker(metal, 0.4), rounded(x, -20, 14, 20, 3))
    solid(pen, stock, 'M-190 -22 L120 -20 L110 10 L-70 18 L-190 22 Z', 0, -10)
    if (flare) solid(pen, stock, 'M-186 -22 L-290 -30 L-350 -70 L-362 74 L-280 40 L-186 22 Z', 0, -30)
    else solid(pen, stock, 'M-186 -22 L-330 -4 L-340 66 L-310 70 L-220 26 L-186 22 Z', 0, -16)
    solid(pen, BLACK, 'M-130 16 L-92 16 L-112 78 L-146 74 Z', -8, 0)
    rod(pen, metal, -150, -46, flare ? 90 : 190, 22, 10)
    fill(pen, RED_BOLT, ellipse(flare ? -64 : 36, -46, 5, 9))
  }

/** Black, with a short stock and a box before the trigger. */
const droidRifle: Arm = (pen) => {
  pen.rotate(-0.22)
  bolt(pen, 288, -20, RED_BOLT)
  rod(pen, '#4a4a4c', 40, -20, 226, 24)
  for (const x of [90, 124, 158, 192]) fill(pen, '#141416', rounded(x, -34, 13, 28, 3))
  rod(pen, BLACK, 244, -20, 40, 36, 6)
  solid(pen, '#2a2a2c', 'M-190 -50 L60 -50 L70 12 L-190 16 Z')
  solid(pen, '#6a6a68', 'M-60 12 L36 10 L46 92 L-50 98 Z', -18, 0)
  fill(pen, '#2a2a2c', rounded(-40, 36, 70, 10, 3), rounded(-38, 58, 70, 10, 3))
  solid(pen, '#3a3a3c', 'M-186 12 L-124 14 L-146 90 L-196 82 Z', -12, 0)
  solid(pen, '#3a3a3c', 'M-186 -42 L-280 -36 L-286 30 L-250 30 L-186 4 Z', 0, -14)
  rod(pen, '#4a4a4c', -120, -70, 90, 26, 6)
}

const guardRifle: Arm = (pen) => {
  pen.rotate(-0.24)
  const [white, navy] = ['#e8e8e4', '#1c2440']
  bolt(pen, 306, -14, '#59c7ff')
  rod(pen, navy, 20, -14, 280, 22)
  solid(pen, white, 'M40 -34 L220 -30 L230 6 L40 14 Z', 0, -12)
  solid(pen, white, 'M-180 -44 L60 -44 L60 26 L-60 34 L-180 26 Z')
  flat(pen, navy, 'M-150 -8 L40 -8 L40 4 L-150 4 Z', 'M70 -10 L214 -10 L216 -2 L70 0 Z')
  solid(pen, navy, 'M-176 -34 L-300 -14 L-310 70 L-270 72 L-176 22 Z', 0, -20)
  solid(pen, navy, 'M-110 30 L-62 32 L-84 110 L-126 106 Z', -10, 0)
  rod(pen, navy, -110, -72, 150, 28, 12)
  fill(pen, '#8fd0ff', ellipse(36, -72, 6, 11))
}

/** One long gun on a rounded turret. */
const cannon: Arm = (pen) => {
  const sand = '#b89a5e'
  beam(pen, 276, -112, 100, 20, RED_BOLT)
  at(
    pen,
    30,
    -30,
    () => {
      rod(pen, darker(sand, 0.2), -40, 0, 280, 46, 8)
      rod(pen, sand, 120, 0, 40, 62, 8)
      rod(pen, darker(sand, 0.35), 216, 0, 46, 66, 10)
    },
    1,
    -0.32,
  )
  solid(pen, sand, 'M-280 110 Q-270 -40 -110 -96 Q0 -126 90 -70 Q150 -20 170 110 Z', -10, -46)
  solid(pen, darker(sand, 0.25), 'M-310 104 L200 104 L230 158 L-330 158 Z', 0, -24)
  line(pen, darker(sand, 0.45), 8, 'M-238 50 Q-50 20 150 48 M-120 -88 L-150 60 M20 -98 L40 44')
  ball(pen, darker(sand, 0.12), 6, -14, 64)
  fill(pen, '#1c1612', rounded(-190, -30, 80, 20, 6))
}

// ---------------------------------------------------------------- poles, bombs, devices

const electropole =
  (wood: string, glow: string, ends: 'both' | 'tip' | 'blade'): Arm =>
  (pen) => {
    pen.rotate(-0.6)
    line(pen, darker(wood, 0.35), 24, 'M-300 26 C-140 -6 120 34 290 -4')
    line(pen, wood, 13, 'M-300 22 C-140 -10 120 30 290 -8')
    for (const x of [-180, -60, 60, 170]) fill(pen, '#d8b24a', rounded(x, x < 0 ? -4 : 4, 14, 26, 3))
    for (const x of ends === 'both' ? [-300, 296] : [296]) {
      const y = x < 0 ? 24 : -8
      halo(pen, glow, x, y, 110)
      if (ends === 'blade') {
        solid(pen, paler(glow, 0.35), 'M276 -8 Q300 -62 384 -12 Q310 8 290 44 Z', 0, -16)
        line(pen, '#ffffff', 6, 'M294 -8 L366 -12')
      } else {
        lit(pen, ellipse(x, y, 42), paler(glow, 0.5), glow, -10, -10)
        line(pen, '#ffffff', 6, `M${x - 22} ${y - 8} L${x - 4} ${y + 8} L${x + 6} ${y - 12} L${x + 24} ${y + 6}`)
      }
    }
  }

/** A staff with an axe and a spike at one end, and a club at the other. */
const axeStaff: Arm = (pen) => {
  pen.rotate(-0.6)
  const [wood, metal] = ['#6a5240', '#b9b2a4']
  rod(pen, wood, -280, 0, 540, 26, 12)
  for (let wrap = -60; wrap <= 60; wrap += 24) line(pen, '#c9b08a', 9, `M${wrap - 6} -14 L${wrap + 8} 14`)
  solid(pen, metal, 'M236 -14 L344 0 L236 14 Z', 0, -8)
  solid(pen, metal, 'M190 -10 Q176 -80 236 -100 Q224 -50 262 -12 Z', -10, -8)
  solid(pen, metal, 'M190 10 Q176 80 236 100 Q224 50 262 12 Z', -10, -8)
  solid(pen, metal, 'M-190 -16 L-236 -54 L-310 -44 L-334 0 L-310 44 L-236 54 L-190 16 Z', 0, -30)
  fill(pen, darker(metal, 0.4), ...[-300, -270, -240].map((x) => ellipse(x, 0, 9)))
}

const detonator: Arm = (pen) => {
  halo(pen, RED_BOLT, 0, 0, 250)
  ball(pen, '#c9ccd4', 0, 0, 150)
  within(pen, ellipse(0, 0, 150), () => {
    fill(pen, '#6a5262', rounded(-160, -30, 320, 60, 0))
    fill(pen, '#3a3038', rounded(-160, 18, 320, 12, 0))
    line(pen, '#7a808a', 6, 'M-120 -96 Q0 -136 120 -96 M-120 96 Q0 136 120 96')
  })
  rod(pen, '#4a4a52', -40, -2, 80, 74, 14)
  fill(pen, '#5a1410', ellipse(0, -2, 26))
  lit(pen, ellipse(0, -2, 20), '#ff4a36', '#b01f1f', -6, -6)
  fill(pen, '#ffffff', ellipse(-6, -9, 6))
}

const waterBall: Arm = (pen) => {
  halo(pen, '#4ab0ff', 0, 0, 270)
  lit(pen, ellipse(0, 0, 150), '#4ab0ff', '#1c5aa8', -40, -36)
  within(pen, ellipse(0, 0, 150), () => {
    faded(pen, 0.85, () =>
      line(pen, '#a87aff', 30, 'M-150 60 C-60 140 110 110 96 0 C84 -90 -50 -90 -56 -6 C-58 50 26 60 34 8'),
    )
    faded(pen, 0.7, () => line(pen, '#e0d0ff', 9, 'M-140 40 C-60 116 90 92 80 0 C70 -70 -40 -70 -44 -4'))
  })
  faded(pen, 0.7, () =>
    fill(pen, '#ffffff', ellipse(-62, -80, 34, 18, -0.6), ellipse(70, 74, 12), ellipse(-90, -20, 9)),
  )
}

const binoculars: Arm = (pen) => {
  pen.rotate(-0.1)
  const body = '#2f3038'
  for (const y of [-66, 66]) {
    rod(pen, body, -210, y, 300, 104, 22)
    rod(pen, '#4a4c58', 60, y, 150, 124, 18)
    fill(pen, '#15161c', ellipse(212, y, 26, 60))
    lit(pen, ellipse(218, y, 19, 46), '#ff5a4a', '#8a1410', -4, -14)
    fill(pen, '#ffd0c0', ellipse(214, y - 18, 6, 13))
    rod(pen, '#15161c', -256, y, 60, 74, 18)
  }
  rod(pen, '#4a4c58', -130, 0, 150, 66, 10)
  fill(pen, '#ff3a3a', ellipse(-96, 0, 11), rounded(-66, -9, 62, 6, 3), rounded(-66, 4, 40, 6, 3))
}

/** A picture within an oval frame: a white face under a golden crest. */
const viewscreen: Arm = (pen) => {
  halo(pen, '#e0606a', 0, 0, 290)
  lit(pen, ellipse(0, 0, 220, 176), '#5a4a44', '#2a2220', 0, -16)
  fill(pen, '#1c1c24', ellipse(0, 0, 190, 148))
  within(pen, ellipse(0, 0, 190, 148), () => {
    solid(pen, '#b01f2a', 'M-150 160 Q-130 70 -40 60 L40 60 Q130 70 150 160 Z', -30, 0)
    solid(pen, '#d8a23a', 'M-96 -60 Q-110 -150 0 -156 Q110 -150 96 -60 L60 20 L-60 20 Z', -20, 0)
    lit(pen, ellipse(0, -14, 56, 78), '#f4ece4', '#c9bcb4', -16, 0)
    solid(pen, '#2a1c1c', 'M-62 -34 Q-50 -100 0 -98 Q50 -100 62 -34 Q30 -72 0 -72 Q-30 -72 -62 -34 Z', 0, -6)
    fill(pen, '#b01f2a', ellipse(0, 34, 8, 13), ellipse(-34, 14, 8), ellipse(34, 14, 8))
    faded(pen, 0.14, () => {
      for (let row = -150; row < 150; row += 14) fill(pen, '#ffffff', rounded(-200, row, 400, 5, 0))
    })
  })
  for (const x of [-40, 0, 40]) fill(pen, x === 0 ? RED_BOLT : '#d8b24a', ellipse(x, 162, 8))
}

const comlink: Arm = (pen) => {
  pen.rotate(0.3)
  solid(
    pen,
    '#e0ac7e',
    'M-130 60 Q-120 0 -40 10 L60 4 Q110 10 110 50 Q140 130 90 200 L-100 200 Q-140 130 -130 60 Z',
    -24,
    0,
  )
  rod(pen, BLACK, -44, -40, 88, 240, 26)
  lit(pen, rounded(-44, -172, 88, 70, [30, 30, 4, 4]), STEEL, shade(STEEL), -24, 0)
  for (const y of [-152, -136, -120]) fill(pen, '#3a3c44', rounded(-26, y, 52, 7, 3))
  fill(pen, GREEN_BOLT, ellipse(0, -66, 9))
  for (const [at, y] of [20, 62, 104].entries())
    lit(pen, rounded(-104 + at * 6, y, 176, 36, 18), '#e0ac7e', '#b07a4e', 0, -8)
  for (const [step, reach] of [70, 116, 162].entries()) {
    const wave = new Path()
    wave.arc(0, -150, reach, -Math.PI * 0.8, -Math.PI * 0.2)
    stroke(pen, '#d8f0ff', 12 - step * 2, wave)
  }
}

/** A pack with a bedroll above and a canister at its side. */
const backpack: Arm = (pen) => {
  const brown = '#7a5a3a'
  rod(pen, '#c9b08a', -170, -128, 340, 76, 38)
  for (const x of [-100, 90]) fill(pen, '#4a3420', rounded(x, -170, 20, 84, 6))
  fill(pen, '#8a744e', ellipse(170, -128, 16, 36))
  lit(pen, rounded(120, -60, 84, 200, 30), '#6aa0c8', shade('#6aa0c8'), -26, 0)
  fill(pen, '#d6dbe2', rounded(136, -84, 52, 28, 8))
  solid(
    pen,
    brown,
    'M-150 -96 Q-170 -80 -176 140 Q-170 176 -140 178 L120 178 Q146 174 146 140 Q146 -80 124 -96 Z',
    -40,
    0,
  )
  solid(pen, paler(brown, 0.12), 'M-166 -60 Q-14 -130 138 -60 L134 30 Q-14 90 -164 30 Z', -30, -10)
  line(pen, '#4a3420', 12, 'M-80 34 L-80 100 M52 34 L52 100')
  for (const x of [-92, 40]) fill(pen, '#d8b24a', rounded(x, 56, 24, 28, 5))
  solid(pen, darker(brown, 0.12), 'M-126 100 L96 100 L96 164 L-126 164 Z', -20, 0)
}

const datapad: Arm = (pen) => {
  pen.rotate(-0.14)
  lit(pen, rounded(-170, -190, 340, 380, 26), '#8a6a3a', shade('#8a6a3a'), -18, -14)
  fill(pen, '#1a2418', rounded(-136, -156, 272, 138, 12))
  for (const [row, long] of [200, 150, 226, 110].entries())
    fill(pen, '#d8b06a', rounded(-116, -138 + row * 28, long, 10, 4))
  for (let row = 0; row < 4; row++)
    for (let key = 0; key < 5; key++) {
      const colour = row === 3 && key > 2 ? '#c8402e' : '#d8c8a0'
      lit(pen, rounded(-136 + key * 56, 8 + row * 42, 44, 30, 7), colour, darker(colour, 0.4), 0, -7)
    }
}

const silver: Hilt = { metal: STEEL }
const golden: Hilt = { metal: '#c9ccd0', rings: 5, band: '#c9a24a' }

/** Weapons and devices by title in lower case. */
export const ARMS: Readonly<Record<string, Arm>> = {
  "obi-wan kenobi's lightsaber": saber(BLADES.obiWan, { metal: STEEL, rings: 2 }),
  'jedi lightsaber': saber('#d89aff', silver, 3.7),
  'jedi lightsaber, stolen by aurra sing': saber('#7df07a', { metal: '#8a8d94', rings: 3, band: '#b01f1f' }, 3.7),
  'sith lightsaber': saber('#ff3a4a', { metal: '#3a3a42', rings: 3, band: '#8a8d94' }),
  "qui-gon jinn's lightsaber": saber(BLADES.quiGon, { metal: '#4a4a50', rings: 6, band: '#1c1c20' }),
  "adi gallia's lightsaber": saber(BLADES.adiGallia, { metal: '#c9a24a', rings: 3, band: '#7a5a20' }, 3.64),
  "mace windu's lightsaber": saber(BLADES.maceWindu, golden, 3.64),
  "eeth koth's lightsaber": saber(BLADES.eethKoth, { metal: STEEL, rings: 0 }, -0.35),
  "darth maul's lightsaber": doubleSaber(BLADES.maul, BLACK),
  "captain panaka's blaster": slim(STEEL, BLACK, false),
  'naboo blaster': slim(STEEL, '#6b2a2a', true),
  "amidala's blaster": slim('#e6ecf3', '#7a2440', false),
  blaster: heavy,
  'hold-out blaster': palmSized,
  'jawa ion blaster': funnel,
  'ascension gun': hook,
  'blaster rifle': rifle(BLACK, '#5a5a60'),
  'heavy blaster': carbine,
  "aurra sing's blaster rifle": longRifle('#6a3a2c', '#8a8d94', false),
  'tatooine thunder rifle': (pen) => at(pen, 16, 0, () => longRifle('#8a6240', '#a8a396', true)(pen), 0.88),
  'battle droid blaster rifle': droidRifle,
  'coruscant guard blaster rifle': guardRifle,
  'trade federation tank laser cannon': cannon,
  "jar jar binks' electropole": electropole('#8a7350', '#b08aff', 'tip'),
  electropole: electropole('#9a8a64', '#a8b0ff', 'both'),
  "captain tarpals' electropole": electropole('#9a9a92', '#8ad0ff', 'blade'),
  'gaderffii stick': axeStaff,
  'thermal detonator': detonator,
  booma: waterBall,
  "darth maul's electrobinoculars": binoculars,
  'neimoidian viewscreen': viewscreen,
  comlink,
  'tatooine backpack': backpack,
  "watto's datapad": datapad,
}
