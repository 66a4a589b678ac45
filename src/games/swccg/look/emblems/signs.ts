/** Weapons and signs of which the pictures of Effects and Interrupts are made, about 460 units wide around 0/0. */
import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker } from '../../../../kit/drawing/colours.ts'
import { CRAFT } from '../craft.ts'
import { HEADGEAR } from '../headgear.ts'
import { HEADS } from '../heads.ts'

type Sign = (brush: Brush) => void

// ---------------------------------------------------------------- weapons

export const rifle =
  (length: number, stock: boolean): Sign =>
  (brush) => {
    brush.lit('#2a2a30', `M-180 -26 L${length} -26 L${length} 10 L-180 14 Z`, 0, -10)
    brush.fill('#5a5a60', `M${length} -16 h40 v18 h-40 Z M-60 -60 L70 -60 L70 -34 L-60 -34 Z`)
    brush.dot('#9ac4e0', 72, -47, 8, 14)
    brush.lit('#3a3a40', 'M-110 10 L-70 10 L-92 96 L-134 92 Z', 10)
    brush.fill('#1c1c20', 'M-20 14 L30 14 L24 70 L-10 66 Z')
    if (stock) brush.line('#3a3a40', 20, 'M-180 -10 L-250 10 L-250 60')
    for (let ring = 0; ring < 4; ring++) brush.fill('#6a6a70', `M${length - 150 + ring * 34} -28 h10 v44 h-10 Z`)
  }
export const longRifle: Sign = (brush) => {
  rifle(210, true)(brush)
  brush.fill('#8a7a5a', 'M214 -34 h46 v50 h-46 Z')
}
export const cannon =
  (barrels: number): Sign =>
  (brush) => {
    for (let barrel = 0; barrel < barrels; barrel++) {
      const y = (barrel - (barrels - 1) / 2) * (200 / barrels)
      brush.faded(0.4, () => brush.line('#7df07a', 30, `M130 ${y} L260 ${y}`))
      brush.line('#c9ffc4', 10, `M140 ${y} L252 ${y}`)
      brush.lit('#3a3e48', `M-120 ${y - 20} L120 ${y - 12} L120 ${y + 12} L-120 ${y + 20} Z`, 0, -10)
    }
    brush.lit('#5a6270', 'M-250 -120 L-110 -120 L-110 120 L-250 120 Z', 50)
  }
export const missile =
  (count: number, body: string, ring: string, flame: string): Sign =>
  (brush) => {
    for (let each = 0; each < count; each++) {
      const y = (each - (count - 1) / 2) * 130
      brush.faded(0.5, () => brush.fill(flame, `M-170 ${y - 36} Q-330 ${y} -170 ${y + 36} Z`))
      brush.lit(
        body,
        `M-170 ${y - 34} L120 ${y - 34} Q210 ${y - 20} 240 ${y} Q210 ${y + 20} 120 ${y + 34} L-170 ${y + 34} Z`,
        0,
        -20,
      )
      brush.fill(ring, `M60 ${y - 34} h30 v68 h-30 Z`)
      brush.lit(
        darker(body, 0.3),
        `M-170 ${y - 34} L-120 ${y - 34} L-190 ${y - 80} L-210 ${y - 80} Z M-170 ${y + 34} L-120 ${y + 34} L-190 ${y + 80} L-210 ${y + 80} Z`,
        0,
      )
    }
  }
export const torpedoes: Sign = (brush) => {
  for (const y of [-80, 80]) {
    brush.faded(0.28, () => brush.dot('#ff9ab8', 40, y, 150, 70))
    brush.faded(0.5, () => brush.line('#ff9ab8', 40, `M-250 ${y} L40 ${y}`))
    brush.dot('#ffd0dc', 60, y, 70, 44)
    brush.dot('#ffffff', 76, y, 36, 24)
  }
}
export const scope: Sign = (brush) => {
  brush.lit('#2a2d33', 'M-200 -70 L120 -70 L120 70 L-200 70 Z', 0, -40)
  brush.ball('#3a3e46', 130, 0, 70, 96)
  brush.dot('#9ac4e0', 136, 0, 44, 70)
  brush.line('#ff6a5a', 6, 'M96 0 L176 0 M136 -66 L136 66')
}

// ---------------------------------------------------------------- signs

export const ring = (brush: Brush, colour: string, ...radii: readonly number[]): void => {
  for (const radius of radii)
    brush.line(
      colour,
      12,
      `M${-radius} 0 A${radius} ${radius} 0 1 1 ${radius} 0 A${radius} ${radius} 0 1 1 ${-radius} 0 Z`,
    )
}
export const ripple =
  (colour: string): Sign =>
  (brush) => {
    for (const [radius, share] of [
      [230, 0.3],
      [170, 0.5],
      [110, 0.8],
    ] as const)
      brush.faded(share, () => ring(brush, colour, radius))
    hand(colour)(brush)
  }
export const hand =
  (colour: string): Sign =>
  (brush) => {
    brush.lit(
      colour,
      'M-60 170 L-70 20 L-110 -40 L-84 -58 L-46 -6 L-54 -130 L-26 -134 L-14 -20 L-6 -150 L22 -150 L20 -18 L46 -132 L72 -126 L52 0 L92 -76 L116 -64 L74 60 L56 170 Z',
      40,
    )
  }
export const fist: Sign = (brush) => {
  brush.lit(
    '#e0ac7e',
    'M-90 170 L-84 20 L-110 -30 L-96 -110 L-56 -126 L-46 -100 L-12 -130 L8 -104 L42 -126 L58 -98 L90 -106 L104 -20 L78 40 L80 170 Z',
    44,
  )
  for (const x of [-46, 4, 54]) brush.line('#8a5a3a', 8, `M${x} -96 L${x - 4} -30`)
}
export const map = (brush: Brush, colour: string): void => {
  brush.faded(0.5, () => ring(brush, colour, 230, 160, 90))
  for (const [x, y, r] of [
    [-150, -90, 22],
    [110, -130, 30],
    [160, 90, 24],
    [-60, 140, 34],
    [0, 0, 16],
  ] as const)
    brush.ball(colour, x, y, r)
}
export const arrows: Sign = (brush) => {
  map(brush, '#59c7ff')
  for (const [from, to] of [
    ['M-190 60 Q-60 -120 110 -120', 'M70 -160 L140 -120 L80 -80'],
    ['M-120 170 Q60 170 150 70', 'M104 72 L168 46 L168 116'],
  ] as const) {
    brush.line('#ffb347', 18, from)
    brush.line('#ffb347', 18, to)
  }
}
export const target: Sign = (brush) => {
  ring(brush, '#ff6a5a', 220, 150, 80)
  brush.line('#ffd0c0', 9, 'M-260 0 L-40 0 M40 0 L260 0 M0 -260 L0 -40 M0 40 L0 260')
  brush.dot('#ffe9b0', 0, 0, 22)
}
export const eye: Sign = (brush) => {
  for (const radius of [236, 186]) brush.faded(0.4, () => ring(brush, '#8fd0ff', radius))
  brush.lit('#f2efe6', 'M-170 0 Q0 -140 170 0 Q0 140 -170 0 Z', 0, -20)
  brush.ball('#3f7fc0', 0, 0, 66)
  brush.dot('#0c1018', 0, 0, 30)
  brush.dot('#ffffff', -20, -22, 13)
}
export const ringOfLight: Sign = (brush) => {
  brush.faded(0.35, () => ring(brush, '#ffd27a', 190))
  brush.line('#ffd27a', 18, 'M-170 -60 A180 180 0 1 1 -60 170')
  brush.line('#ffd27a', 18, 'M-210 -90 L-166 -62 L-130 -104')
  hand('#e0ac7e')(brush)
}
export const burst =
  (colour: string, inner: Sign): Sign =>
  (brush) => {
    for (let ray = 0; ray < 12; ray++)
      brush.at(0, 0, () => brush.fill(colour, 'M-24 -120 L0 -250 L24 -120 Z'), 1, (ray * Math.PI) / 6)
    brush.faded(0.5, () => brush.dot(colour, 0, 0, 150))
    brush.at(0, 0, () => inner(brush), 0.72)
  }
export const spiral =
  (craft: keyof typeof CRAFT, colour: string): Sign =>
  (brush) => {
    brush.faded(0.6, () =>
      brush.line(colour, 16, 'M-250 190 Q-60 260 40 150 Q130 40 10 -20 Q-110 -60 -120 40 Q-110 130 10 110'),
    )
    brush.at(70, -70, () => CRAFT[craft](brush, []), 0.62, -0.4)
  }
export const heads =
  (...which: readonly (readonly [keyof typeof HEADGEAR, boolean])[]): Sign =>
  (brush) => {
    for (const [at, [gear, face]] of which.entries()) {
      const x = (at - (which.length - 1) / 2) * 190
      brush.at(
        x,
        130 - Math.abs(at - (which.length - 1) / 2) * -26,
        () => {
          if (face) HEADS.human(brush, ['#e0ac7e'])
          HEADGEAR[gear](brush, [])
        },
        0.82,
      )
    }
  }
export const row =
  (craft: keyof typeof CRAFT, count: number): Sign =>
  (brush) => {
    for (let each = 0; each < count; each++)
      brush.at((each - (count - 1) / 2) * 190, (each % 2) * 50 - 20, () => CRAFT[craft](brush, []), 0.44)
  }
export const globe: Sign = (brush) => {
  brush.faded(0.22, () => brush.dot('#59c7ff', 0, 0, 236))
  ring(brush, '#8fd0ff', 236)
  brush.ball('#8d97a6', 0, 20, 130)
  brush.fill('#3b434f', 'M-128 30 L128 30 L126 46 L-126 46 Z')
  brush.dot('#5b6472', -46, -30, 36)
}
export const monster =
  (shape: 'slug' | 'tall' | 'horned' | 'squat'): Sign =>
  (brush) => {
    const [light, pale] = ['#6ab0e8', '#c8e6ff']
    brush.faded(0.3, () => brush.dot(light, 0, 210, 200, 34))
    const bodies = {
      slug: 'M-170 200 Q-190 60 -90 20 Q-100 -130 0 -150 Q110 -130 96 10 Q190 60 170 200 Z',
      tall: 'M-50 220 L-70 20 L-120 90 L-140 70 L-80 -60 Q-70 -220 0 -230 Q70 -220 80 -60 L140 70 L120 90 L70 20 L50 220 Z',
      horned:
        'M-120 210 L-130 0 Q-120 -120 -70 -150 L-130 -240 L-40 -180 L40 -180 L130 -240 L70 -150 Q120 -120 130 0 L120 210 Z',
      squat: 'M-220 200 L-190 60 Q-170 -80 0 -90 Q170 -80 190 60 L220 200 L150 200 L130 120 L-130 120 L-150 200 Z',
    }
    brush.faded(0.85, () => brush.lit(light, bodies[shape], 50))
    brush.both(() => brush.dot('#ffffff', -34, shape === 'tall' ? -160 : -60, 15))
    const mouth = shape === 'tall' ? -110 : 0
    brush.fill(darker(light, 0.6), `M-60 ${mouth} Q0 ${mouth + 60} 60 ${mouth} Q0 ${mouth + 16} -60 ${mouth} Z`)
    if (shape === 'squat')
      for (const x of [-40, -14, 14, 40])
        brush.fill(pale, `M${x - 10} ${mouth + 6} L${x + 10} ${mouth + 6} L${x} ${mouth + 34} Z`)
    if (shape === 'tall') brush.line(pale, 13, 'M150 210 L150 -190 M150 -190 Q190 -150 160 -110')
    for (let line = 0; line < 11; line++)
      brush.faded(0.22, () => brush.line('#ffffff', 3, `M-220 ${-220 + line * 42} L220 ${-220 + line * 42}`))
  }
export const smoke: Sign = (brush) => {
  for (const [x, y, r] of [
    [-120, 60, 130],
    [90, 90, 150],
    [0, -40, 140],
    [-60, -150, 90],
    [130, -110, 90],
  ] as const)
    brush.faded(0.7, () => brush.ball('#9aa2aa', x, y, r))
  brush.at(0, 150, () => HEADGEAR['field helmet'](brush, ['#3a4048']), 0.7)
}
export const rings: Sign = (brush) => {
  for (const x of [0, 80, 150, 214]) brush.line('#59c7ff', 14, `M${x} -${60 + x / 3} Q${x + 34} 0 ${x} ${60 + x / 3}`)
  brush.at(-110, 0, () => rifle(90, false)(brush), 0.8)
}
export const planetBroken: Sign = (brush) => {
  brush.faded(0.4, () => brush.dot('#ffb347', 0, 0, 240))
  for (const [x, y, turn] of [
    [-90, -60, 0.2],
    [80, -80, 0.9],
    [-60, 100, 2.1],
    [100, 90, 3],
  ] as const)
    brush.at(x, y, () => brush.lit('#4f8fd0', 'M-90 -40 L-10 -90 L80 -50 L70 50 L-20 80 L-84 40 Z', 30), 1, turn)
}
export const station: Sign = (brush) => {
  brush.line('#7df07a', 16, 'M-70 -60 L260 -200')
  brush.ball('#8d97a6', -40, 20, 200)
  brush.fill('#14171c', 'M60 -150 L180 -40 L150 60 L120 10 L170 -20 L90 -60 L110 -110 Z')
  brush.fill('#3b434f', 'M-238 30 L158 30 L156 48 L-236 48 Z')
  brush.dot('#5b6472', -90, -56, 50)
}
export const door: Sign = (brush) => {
  brush.lit('#5a6270', 'M-190 220 L-190 -150 L-120 -230 L120 -230 L190 -150 L190 220 Z', 60)
  brush.lit('#3a4048', 'M-120 220 L-120 -120 L120 -120 L120 220 Z', 40)
  brush.line('#d0453e', 34, 'M-80 -60 L80 140 M80 -60 L-80 140')
}
export const galaxy: Sign = (brush) => {
  for (const [r, share] of [
    [240, 0.16],
    [190, 0.24],
    [130, 0.34],
  ] as const)
    brush.faded(share, () => brush.dot('#9fb8ff', 0, 0, r, r * 0.46, -0.4))
  brush.line('#cfd8ff', 8, 'M-190 60 Q-60 -80 0 0 Q60 80 190 -60')
  brush.dot('#ffffff', 0, 0, 32)
  brush.dot('#ffe07a', 120, -60, 26)
}
export const lamp: Sign = (brush) => {
  burst('#ff5a4a', (inner) => inner.lit('#d0453e', 'M-90 110 L-90 -30 Q-80 -130 0 -130 Q80 -130 90 -30 L90 110 Z', 30))(
    brush,
  )
  brush.lit('#5a6270', 'M-130 80 L130 80 L130 130 L-130 130 Z', 40)
}
export const probe: Sign = (brush) => {
  brush.line('#c9d0d8', 10, 'M150 40 L300 90')
  brush.ball('#23262c', 0, 0, 170)
  brush.dot('#d0453e', 40, -40, 34)
  for (const y of [-80, 80]) brush.line('#4a4e58', 12, `M-150 ${y} L150 ${y}`)
}
export const spark: Sign = (brush) => {
  brush.lit('#9aa2aa', 'M-250 -60 L250 -110 L250 140 L-250 150 Z', 60)
  brush.fill('#3b434f', 'M-40 -20 L60 -40 L90 40 L20 80 L-60 50 Z')
  burst('#ffc24a', (inner) => inner.dot('#fff4d0', 0, 0, 50))(brush)
}
