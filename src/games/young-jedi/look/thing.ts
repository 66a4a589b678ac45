/** What is carried or ridden, large across the picture. All drawn around the middle, about 600 pixels wide at scale 1. */

import type { Pen } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, faded, fill, lit, polygon, rounded, stroke, within } from '../../../kit/drawing/pen.ts'
import { HUES } from './colours.ts'
import type { Thing } from './motifs.ts'

interface Make {
  readonly metal: string
  readonly dark: string
  readonly trim: string
  readonly glow: string
}

const METALS = ['#b8bcc4', '#a89a86', '#8c97a6', '#c4b48e', '#9a8f8a']
const GLOWS: Readonly<Record<'dark' | 'light', readonly string[]>> = {
  dark: ['#ff4436', '#ff5a2a', '#ff3a5c', '#ff7a3a'],
  light: ['#59c7ff', '#7df07a', '#8ea2ff', '#5ff0d0'],
}

/** @param tone dark things burn red, light ones blue and green */
export function thing(pen: Pen, which: Thing | 'beams', chance: Chance, tone: 'dark' | 'light'): void {
  const metal = chance.pick(METALS)
  MAKERS[which](
    pen,
    { metal, dark: darker(metal, 0.62), trim: chance.pick(HUES), glow: chance.pick(GLOWS[tone]) },
    chance,
  )
}

const shade = (colour: string): string => darker(colour, 0.36)

/** A beam of light: halo over halo, white within. */
function beam(pen: Pen, x: number, y: number, length: number, thick: number, colour: string): void {
  for (const [more, share] of [
    [5, 0.1],
    [3.2, 0.16],
    [2, 0.3],
  ] as const)
    faded(pen, share, () =>
      fill(
        pen,
        colour,
        rounded(
          x - (thick * (more - 1)) / 2,
          y - (thick * more) / 2,
          length + thick * (more - 1),
          thick * more,
          (thick * more) / 2,
        ),
      ),
    )
  fill(pen, colour, rounded(x, y - thick / 2, length, thick, thick / 2))
  fill(pen, '#ffffff', rounded(x + 2, y - thick * 0.24, length - 6, thick * 0.48, thick * 0.24))
}

function blade(pen: Pen, { metal, dark, trim, glow }: Make, chance: Chance): void {
  pen.rotate(chance.pick([-0.62, -0.5, 3.64, 3.76]))
  if (chance.often(0.2)) beam(pen, -340, 0, 150, 22, glow)
  beam(pen, -96, 0, 470, 22, glow)
  const grip = chance.between(150, 190)
  const from = -96 - grip
  lit(pen, rounded(from, -21, grip + 6, 42, 8), metal, shade(metal), 0, -12)
  const ribs = chance.whole(3, 6)
  for (let rib = 0; rib < ribs; rib++) fill(pen, dark, rounded(from + 22 + rib * 18, -21, 9, 42, 2))
  lit(pen, rounded(-122, -28, 34, 56, chance.pick([4, 12])), paler(metal, 0.2), shade(metal), 0, -16)
  fill(pen, trim, rounded(from + 28 + ribs * 18, -32, 26, 14, 4))
  lit(pen, rounded(from - 16, -17, 22, 34, 7), mix(metal, trim, 0.4), shade(metal), 0, -10)
}

function rifle(pen: Pen, make: Make, chance: Chance): void {
  const { metal, dark, trim, glow } = make
  pen.rotate(-0.24)
  pen.scale(chance.pick([-1, 1]), 1)
  const barrel = chance.between(230, 290)
  lit(pen, rounded(20, -22, barrel, 20, 5), metal, shade(metal), 0, -7)
  lit(pen, rounded(20 + barrel - 44, -30, 54, 36, 6), dark, darker(dark, 0.4), 0, -12)
  lit(pen, rounded(40, 0, barrel * 0.6, 24, 8), mix(trim, dark, 0.35), shade(trim), 0, -8)
  const body = polygon([
    [-150, -40],
    [60, -40],
    [74, -24],
    [74, 28],
    [-60, 34],
    [-150, 22],
  ])
  lit(pen, body, dark, darker(dark, 0.45), 0, -20)
  lit(
    pen,
    polygon([
      [-150, -34],
      [-300, -8],
      [-318, 78],
      [-286, 82],
      [-206, 30],
      [-150, 20],
    ]),
    trim,
    shade(trim),
    0,
    -22,
  )
  lit(
    pen,
    polygon([
      [-104, 28],
      [-54, 32],
      [-76, 120],
      [-124, 116],
    ]),
    mix(trim, dark, 0.5),
    darker(trim, 0.6),
    -10,
    0,
  )
  lit(pen, rounded(-110, -86, 170, 34, 16), metal, shade(metal), 0, -13)
  for (const x of [-84, 22]) fill(pen, dark, rounded(x, -56, 14, 20, 2))
  fill(pen, glow, ellipse(60, -69, 8, 14))
  if (chance.often(0.6)) lit(pen, rounded(-20, 30, 34, chance.between(60, 90), 6), metal, shade(metal), -9)
  beam(pen, 20 + barrel + 40, -12, 180, 12, glow)
}

function pistol(pen: Pen, { metal, dark, trim, glow }: Make, chance: Chance): void {
  pen.rotate(-0.2)
  pen.scale(chance.pick([-1.25, 1.25]), 1.25)
  const barrel = chance.between(90, 140)
  lit(pen, rounded(30, -34, barrel, 26, 6), metal, shade(metal), 0, -9)
  if (chance.often(0.6)) for (let ring = 0; ring < 4; ring++) fill(pen, dark, rounded(50 + ring * 20, -38, 9, 34, 3))
  lit(pen, rounded(30 + barrel - 10, -42, 30, 42, 6), dark, darker(dark, 0.4), 0, -15)
  const slim = chance.often(0.5)
  const body = slim
    ? polygon([
        [-110, -40],
        [46, -48],
        [60, -30],
        [54, 12],
        [-50, 22],
        [-120, 2],
      ])
    : polygon([
        [-120, -52],
        [60, -52],
        [60, 16],
        [-40, 20],
        [-60, 36],
        [-128, 20],
      ])
  lit(pen, body, dark, darker(dark, 0.45), 0, -20)
  lit(
    pen,
    polygon([
      [-116, 0],
      [-46, 16],
      [-76, 136],
      [-100, 148],
      [-150, 132],
    ]),
    trim,
    shade(trim),
    -22,
    0,
  )
  const guard = new Path()
  guard.ellipse(-26, 30, 32, 28, 0, 0, Math.PI)
  stroke(pen, metal, 9, guard)
  if (chance.often(0.7)) lit(pen, rounded(-90, -84, 118, 26, 12), metal, shade(metal), 0, -10)
  fill(pen, glow, rounded(-60, -30, 76, 10, 5))
  beam(pen, 60 + barrel, -21, 200, 12, glow)
}

function pole(pen: Pen, { metal, dark, trim, glow }: Make, chance: Chance): void {
  pen.rotate(chance.pick([-0.7, 0.7]))
  lit(pen, rounded(-350, -11, 700, 22, 10), mix('#8a5f3a', metal, 0.3), '#4d3320', 0, -8)
  for (let band = -220; band < 220; band += chance.between(46, 80)) fill(pen, trim, rounded(band, -13, 16, 26, 3))
  const ends = chance.whole(0, 1)
  for (const side of [-1, 1])
    at(pen, side * 300, 0, () => {
      pen.scale(side, 1)
      if (ends === 0) {
        for (const size of [92, 70]) faded(pen, 0.2, () => fill(pen, glow, ellipse(44, 0, size)))
        lit(pen, ellipse(44, 0, 42), paler(glow, 0.4), glow, -10, -10)
        for (const turn of [-0.6, 0.6])
          at(pen, 0, 0, () => lit(pen, rounded(0, -8, 86, 16, 6), metal, shade(metal), 0, -5), 1, turn)
      } else {
        lit(
          pen,
          polygon([
            [0, -26],
            [56, -40],
            [110, 0],
            [56, 40],
            [0, 26],
            [22, 0],
          ]),
          metal,
          shade(metal),
          0,
          -18,
        )
        fill(pen, dark, ellipse(24, 0, 14))
      }
    })
}

function orb(pen: Pen, { metal, dark, trim, glow }: Make, chance: Chance): void {
  for (const [size, share] of [
    [255, 0.12],
    [215, 0.18],
    [182, 0.25],
  ] as const)
    faded(pen, share, () => fill(pen, glow, ellipse(0, 0, size)))
  const ball = ellipse(0, 0, 148)
  const watery = chance.often(0.5)
  lit(
    pen,
    ball,
    watery ? mix(glow, '#ffffff', 0.35) : metal,
    watery ? mix(glow, '#0a1a3a', 0.45) : shade(metal),
    -44,
    -36,
  )
  within(pen, ball, () => {
    if (watery) {
      for (const [x, y, size] of [
        [-50, -50, 34],
        [40, 30, 22],
        [-20, 70, 14],
        [66, -44, 12],
      ] as const)
        faded(pen, 0.55, () => fill(pen, '#ffffff', ellipse(x, y, size)))
      return
    }
    fill(pen, dark, rounded(-160, -17, 320, 34, 0))
    for (let lamp = -2; lamp <= 2; lamp++) fill(pen, lamp === 0 ? glow : trim, ellipse(lamp * 52, 0, 10))
    lit(pen, rounded(-44, -150, 88, 60, 14), trim, shade(trim), -20, 0)
    lit(pen, rounded(-44, 92, 88, 60, 14), trim, shade(trim), -20, 0)
  })
}

function racer(pen: Pen, make: Make, chance: Chance): void {
  const { trim, glow, dark } = make
  pen.rotate(-0.1)
  const face = chance.pick([-1, 1])
  pen.scale(face, 1)
  const second = chance.pick(HUES)
  for (let streak = 0; streak < 9; streak++)
    faded(pen, 0.35, () =>
      fill(
        pen,
        '#ffffff',
        rounded(-380 + chance.between(-30, 60), chance.between(-150, 150), chance.between(70, 220), 5, 2),
      ),
    )
  const gap = chance.between(76, 104)
  const long = chance.between(210, 270)
  for (const [y, shadeShare] of [
    [-gap / 2 - 50, 0],
    [gap / 2 + 4, 0.12],
  ] as const) {
    stroke(pen, darker(dark, 0.2), 7, cable(-180, 46, 60, y))
    engine(pen, { ...make, trim: darker(trim, shadeShare) }, 60, y, long, second, chance)
  }
  for (let arc = 0; arc < 3; arc++)
    stroke(pen, arc === 0 ? '#ffffff' : glow, 6 - arc * 2, spark(130 + arc * 26, -gap / 2 - 22, gap / 2 - 24, chance))
  const pod = new Path()
  pod.moveTo(-330, 30)
  pod.quadraticCurveTo(-320, -4, -270, -2)
  pod.lineTo(-170, 20)
  pod.quadraticCurveTo(-134, 46, -170, 70)
  pod.lineTo(-300, 78)
  pod.quadraticCurveTo(-336, 66, -330, 30)
  lit(pen, pod, second, shade(second), 0, -24)
  lit(pen, ellipse(-246, 4, 34, 24), '#2a2320', '#14100e', 0, -6)
  fill(
    pen,
    paler(glow, 0.5),
    polygon([
      [-226, -18],
      [-196, 6],
      [-224, 8],
    ]),
  )
  fill(
    pen,
    trim,
    polygon([
      [-318, 10],
      [-366, -40],
      [-346, -44],
      [-284, 2],
    ]),
  )
}

function cable(x: number, y: number, toX: number, toY: number): Path {
  const path = new Path()
  path.moveTo(x, y)
  path.quadraticCurveTo((x + toX) / 2, (y + toY) / 2 + 36, toX, toY)
  return path
}

function spark(x: number, top: number, bottom: number, chance: Chance): Path {
  const path = new Path()
  path.moveTo(x, top)
  for (let step = 1; step < 5; step++) path.lineTo(x + chance.between(-22, 22), top + ((bottom - top) * step) / 5)
  path.lineTo(x, bottom)
  return path
}

function engine(
  pen: Pen,
  { metal, dark, trim, glow }: Make,
  x: number,
  y: number,
  long: number,
  second: string,
  chance: Chance,
): void {
  for (const [more, share] of [
    [110, 0.3],
    [70, 0.55],
  ] as const)
    faded(pen, share, () =>
      fill(
        pen,
        glow,
        polygon([
          [x + 6, y - 20],
          [x - more, y],
          [x + 6, y + 20],
        ]),
      ),
    )
  lit(pen, rounded(x, y - 34, long, 68, [12, 34, 34, 12]), trim, shade(trim), 0, -26)
  lit(pen, rounded(x + long * 0.62, y - 42, long * 0.3, 84, 20), metal, shade(metal), 0, -28)
  fill(pen, dark, ellipse(x + long * 0.95, y, 13, 38))
  fill(pen, second, rounded(x + long * 0.2, y - 34, 20, 68, 0), rounded(x + long * 0.34, y - 34, 9, 68, 0))
  if (chance.often(0.5))
    lit(
      pen,
      polygon([
        [x + long * 0.5, y - 38],
        [x + long * 0.44, y - 78],
        [x + long * 0.62, y - 78],
        [x + long * 0.72, y - 38],
      ]),
      second,
      shade(second),
      0,
      -12,
    )
}

function craft(pen: Pen, { metal, dark, trim, glow }: Make, chance: Chance): void {
  pen.scale(chance.pick([-1, 1]), 1)
  pen.rotate(-0.06)
  const kind = chance.whole(0, 2)
  faded(pen, 0.35, () => fill(pen, '#05060c', ellipse(0, 170, 250, 20)))
  if (kind === 0) {
    // An open speeder with a long nose.
    lit(
      pen,
      polygon([
        [-280, 20],
        [-240, -40],
        [-60, -56],
        [40, -20],
        [300, 18],
        [310, 46],
        [200, 78],
        [-230, 84],
      ]),
      trim,
      shade(trim),
      0,
      -36,
    )
    fill(
      pen,
      dark,
      polygon([
        [-190, -42],
        [-60, -54],
        [-20, -22],
        [-160, -16],
      ]),
    )
    fill(
      pen,
      paler(glow, 0.5),
      polygon([
        [-44, -54],
        [10, -18],
        [-30, -20],
      ]),
    )
    for (const y of [-8, 62]) lit(pen, rounded(-340, y - 24, 140, 48, [24, 10, 10, 24]), metal, shade(metal), 0, -16)
    fill(pen, glow, ellipse(-338, -8, 9, 18), ellipse(-338, 62, 9, 18))
  } else if (kind === 1) {
    // A heavy hull with a snout.
    lit(
      pen,
      polygon([
        [-300, -70],
        [-100, -120],
        [160, -100],
        [300, 0],
        [310, 70],
        [180, 110],
        [-300, 110],
      ]),
      trim,
      shade(trim),
      0,
      -56,
    )
    fill(
      pen,
      dark,
      polygon([
        [150, -70],
        [252, 0],
        [180, 6],
        [90, -50],
      ]),
    )
    lit(pen, rounded(140, 20, 240, 26, 8), metal, shade(metal), 0, -10)
    lit(pen, rounded(-210, -162, 150, 52, 16), metal, shade(metal), 0, -20)
    for (let vent = 0; vent < 6; vent++) fill(pen, darker(trim, 0.5), rounded(-270 + vent * 40, 30, 22, 54, 4))
    for (const [size, share] of [
      [36, 0.3],
      [20, 1],
    ] as const)
      faded(pen, share, () => fill(pen, glow, ellipse(384, 33, size, size * 0.8)))
  } else {
    // A rounded cab under a glass roof.
    lit(pen, ellipse(0, 30, 290, 84), trim, shade(trim), 0, -40)
    const roof = new Path()
    roof.ellipse(-20, 0, 170, 110, 0, Math.PI, 0)
    roof.closePath()
    lit(pen, roof, paler(glow, 0.55), mix(glow, '#101828', 0.4), -50, 0)
    for (const x of [-74, 26]) fill(pen, dark, rounded(x, -104, 9, 104, 0))
    fill(pen, paler(trim, 0.5), rounded(-260, 26, 520, 14, 7))
    for (const side of [-1, 1]) lit(pen, ellipse(side * 230, 88, 70, 26), metal, shade(metal), 0, -10)
    fill(pen, '#fff2c0', ellipse(274, 22, 16, 11))
  }
}

function mount(pen: Pen, { trim, dark }: Make, chance: Chance): void {
  const hide = chance.pick(['#a9744a', '#7f8f58', '#b08f5e', '#6f7f8c', '#9a6a5a'])
  pen.scale(chance.pick([-1, 1]), 1)
  const far = darker(hide, 0.5)
  const twoLegs = chance.often(0.5)
  const legs = twoLegs
    ? [
        [-30, 20],
        [40, -14],
      ]
    : [
        [-150, -16],
        [-110, 20],
        [90, -16],
        [130, 18],
      ]
  for (const [at, [x, lean]] of (legs as [number, number][]).entries())
    stroke(
      pen,
      at % 2 === 0 ? far : darker(hide, 0.2),
      twoLegs ? 40 : 36,
      polygon([
        [x, 60],
        [x + lean * 2, 140],
        [x - lean, 230],
      ]),
    )
  const body = new Path()
  body.moveTo(-230, 20)
  body.bezierCurveTo(-220, -110, 60, -110, 150, -60)
  body.bezierCurveTo(190, -110, 190, -200, 250, -230)
  body.bezierCurveTo(320, -250, 380, -210, 392, -176)
  body.bezierCurveTo(360, -150, 310, -152, 290, -150)
  body.bezierCurveTo(270, -60, 240, 60, 140, 84)
  body.bezierCurveTo(20, 120, -180, 120, -230, 20)
  lit(pen, body, hide, shade(hide), -16, -44)
  const tail = new Path()
  tail.moveTo(-214, -20)
  tail.quadraticCurveTo(-320, -10, -350, twoLegs ? -80 : 90)
  stroke(pen, hide, 24, tail)
  lit(
    pen,
    polygon([
      [-90, -98],
      [60, -92],
      [74, -30],
      [20, 20],
      [-60, 20],
      [-110, -40],
    ]),
    trim,
    shade(trim),
    0,
    -34,
  )
  stroke(pen, dark, 7, cable(74, -40, 330, -176))
  fill(pen, '#15110f', ellipse(312, -204, 11))
  fill(pen, '#ffffff', ellipse(308, -208, 4))
  lit(
    pen,
    polygon([
      [226, -222],
      [170, -270],
      [256, -240],
    ]),
    hide,
    shade(hide),
    -8,
  )
}

function device(pen: Pen, { metal, dark, trim, glow }: Make, chance: Chance): void {
  pen.rotate(chance.between(-0.16, 0.16))
  const kind = chance.whole(0, 1)
  if (kind === 0) {
    for (const [size, share] of [
      [1.5, 0.12],
      [1.25, 0.16],
    ] as const)
      faded(pen, share, () => fill(pen, glow, rounded(-170 * size, -130 * size, 340 * size, 260 * size, 60)))
    lit(pen, rounded(-210, -160, 420, 320, 34), metal, shade(metal), -30, -24)
    fill(pen, '#0c1420', rounded(-170, -126, 340, 206, 16))
    for (let line = 0; line < 6; line++)
      faded(pen, 0.9, () =>
        fill(pen, chance.often(0.3) ? trim : glow, rounded(-146, -102 + line * 28, chance.between(60, 250), 9, 4)),
      )
    stroke(pen, glow, 5, ellipse(96, -40, 44), ellipse(96, -40, 24))
    for (let key = 0; key < 5; key++)
      lit(pen, rounded(-166 + key * 70, 98, 52, 34, 8), key === 2 ? trim : dark, darker(dark, 0.4), 0, -9)
    return
  }
  for (let wave = 0; wave < 4; wave++)
    faded(pen, 0.5 - wave * 0.1, () => {
      for (const side of [-1, 1]) {
        const path = new Path()
        path.arc(0, -150, 90 + wave * 52, side > 0 ? -0.9 : Math.PI - 0.9, side > 0 ? 0.2 : Math.PI + 0.9 - 0.2)
        stroke(pen, glow, 9, path)
      }
    })
  lit(pen, rounded(-74, -150, 148, 350, 40), metal, shade(metal), -40)
  fill(pen, dark, rounded(-48, -116, 96, 96, 14))
  for (let slit = 0; slit < 4; slit++) fill(pen, glow, rounded(-34, -100 + slit * 20, 68, 8, 4))
  lit(pen, ellipse(0, 50, 40), trim, shade(trim), -10, -8)
  for (const side of [-1, 1]) fill(pen, dark, ellipse(side * 28, 136, 15))
  stroke(
    pen,
    dark,
    12,
    polygon([
      [44, -150],
      [44, -236],
    ]),
  )
  fill(pen, glow, ellipse(44, -240, 14))
}

function beams(pen: Pen, { glow, trim }: Make, chance: Chance): void {
  for (const [turn, colour] of [
    [-0.7, glow],
    [0.7, trim],
    [chance.between(-0.2, 0.2), paler(glow, 0.4)],
  ] as const)
    at(pen, 0, 0, () => beam(pen, -300, 0, 600, 18, colour), 1, turn)
}

const MAKERS: Readonly<Record<Thing | 'beams', (pen: Pen, make: Make, chance: Chance) => void>> = {
  blade,
  rifle,
  pistol,
  pole,
  orb,
  racer,
  craft,
  mount,
  device,
  beams,
}
