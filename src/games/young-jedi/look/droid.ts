/** A machine's bust: head, lenses and plates, all by the title. */

import type { Pen } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { ellipse, fill, lit, mirrored, polygon, rounded, stroke, within } from '../../../kit/drawing/pen.ts'
import { HUES } from './colours.ts'

interface Build {
  readonly metal: string
  readonly trim: string
  readonly lens: string
}

const METALS = ['#c9b48a', '#b9bec4', '#d8d6cc', '#9c8466', '#8795a1', '#c7a24c', '#7d6f63']
const FOOT = 400

const shade = (colour: string): string => darker(colour, 0.36)

/** Draws the bust around its neck, about as large as a person's. */
export function droid(pen: Pen, chance: Chance, light: -1 | 1): void {
  const build = {
    metal: chance.pick(METALS),
    trim: chance.pick(HUES),
    lens: chance.pick(['#ff4d3d', '#5fd0ff', '#ffd24a', '#8ef07a', '#ffffff']),
  }
  pen.scale(light, 1)
  chance.pick([dome, slim, walker, block, spider])(pen, build, chance)
}

/** A barrel with a dome on it. */
function dome(pen: Pen, { metal, trim, lens }: Build, chance: Chance): void {
  for (const side of [-1, 1])
    lit(pen, rounded(side * 196 - 36, -60, 72, FOOT, 26), darker(metal, 0.12), shade(metal), -24)
  const barrel = rounded(-160, -70, 320, FOOT + 70, [10, 10, 0, 0])
  lit(pen, barrel, metal, shade(metal), -96)
  within(pen, barrel, () => {
    for (const [x, y, w, h] of [
      [-112, -30, 66, 40],
      [-28, -30, 140, 40],
      [-112, 34, 66, 130],
      [-28, 34, 56, 56],
      [48, 34, 64, 56],
      [-28, 110, 140, 30],
    ] as const)
      if (chance.often(0.8)) fill(pen, chance.often(0.45) ? trim : darker(metal, 0.5), rounded(x, y, w, h, 5))
  })
  const cap = new Path()
  cap.moveTo(-160, -78)
  cap.bezierCurveTo(-160, -300, 160, -300, 160, -78)
  cap.closePath()
  lit(pen, cap, paler(metal, 0.22), darker(metal, 0.2), -90, 6)
  within(pen, cap, () => {
    fill(pen, trim, rounded(-170, -112, 340, 20, 0), rounded(-122, -178, 64, 46, 6), rounded(52, -186, 60, 54, 6))
  })
  fill(pen, '#1c1d24', ellipse(-8, -172, 36))
  lit(pen, ellipse(-8, -172, 24), paler(lens, 0.3), lens, -8, -8)
  if (chance.often(0.5)) {
    stroke(
      pen,
      shade(metal),
      7,
      polygon([
        [74, -222],
        [74, -296],
      ]),
    )
    fill(pen, lens, ellipse(74, -300, 10))
  }
}

/** A long narrow head on a stick of a neck. */
function slim(pen: Pen, { metal, trim, lens }: Build, chance: Chance): void {
  stroke(
    pen,
    shade(metal),
    26,
    polygon([
      [0, -120],
      [0, -10],
    ]),
  )
  lit(
    pen,
    mirrored([
      [0, -34],
      [96, -18],
      [150, 20],
      [118, 130],
      [74, 210],
      [96, FOOT],
      [0, FOOT],
    ]),
    metal,
    shade(metal),
    -52,
  )
  fill(
    pen,
    trim,
    mirrored([
      [0, 20],
      [44, 30],
      [36, 96],
      [0, 110],
    ]),
  )
  for (const side of [-1, 1]) {
    lit(pen, ellipse(side * 158, 22, 44, 40), darker(metal, 0.08), shade(metal), -16)
    stroke(
      pen,
      side < 0 ? darker(metal, 0.2) : shade(metal),
      30,
      polygon([
        [side * 172, 60],
        [side * 192, FOOT],
      ]),
    )
  }
  const long = chance.between(150, 210)
  const skull = new Path()
  skull.moveTo(-62, -262)
  skull.bezierCurveTo(-50, -330, 50, -330, 62, -262)
  skull.lineTo(44, -262 + long * 0.7)
  skull.lineTo(22, -262 + long)
  skull.lineTo(-22, -262 + long)
  skull.lineTo(-44, -262 + long * 0.7)
  skull.closePath()
  lit(pen, skull, paler(metal, 0.1), shade(metal), -34)
  for (const side of [-1, 1]) {
    fill(pen, '#1a1a20', ellipse(side * 32, -244, 19, 15))
    fill(pen, lens, ellipse(side * 32, -244, 9))
  }
  for (let slit = 0; slit < 4; slit++)
    fill(pen, darker(metal, 0.55), rounded(-18 + slit * 3, -196 + slit * 20, 36 - slit * 6, 7, 3))
}

/** A round head with two lenses, in the manner of a servant. */
function walker(pen: Pen, { metal, trim, lens }: Build, chance: Chance): void {
  stroke(
    pen,
    shade(metal),
    54,
    polygon([
      [0, -90],
      [0, 0],
    ]),
  )
  for (const ring of [-70, -48, -26])
    stroke(
      pen,
      darker(metal, 0.2),
      9,
      polygon([
        [-30, ring],
        [30, ring],
      ]),
    )
  lit(
    pen,
    mirrored([
      [0, -32],
      [110, -20],
      [198, 30],
      [206, 120],
      [160, FOOT],
      [0, FOOT],
    ]),
    metal,
    shade(metal),
    -70,
  )
  lit(pen, ellipse(0, 118, 64), paler(metal, 0.18), darker(metal, 0.25), -30)
  fill(pen, trim, ellipse(0, 118, 34))
  fill(pen, darker(trim, 0.5), ellipse(0, 118, 16))
  const face = rounded(-92, -290, 184, 214, [92, 92, 62, 62])
  lit(pen, face, paler(metal, 0.12), shade(metal), -58)
  within(pen, face, () => fill(pen, darker(metal, 0.24), rounded(-100, -150, 200, 14, 0)))
  const wide = chance.between(24, 32)
  for (const side of [-1, 1]) {
    lit(pen, rounded(side * 100 - 18, -220, 36, 74, 14), trim, shade(trim), -10)
    fill(pen, '#26221e', ellipse(side * 42, -196, wide + 7))
    lit(pen, ellipse(side * 42, -196, wide), paler(lens, 0.35), lens, -8, -8)
  }
  fill(pen, '#26221e', rounded(-34, -122, 68, 16, 8))
}

/** A box with one band of light. */
function block(pen: Pen, { metal, trim, lens }: Build, chance: Chance): void {
  lit(
    pen,
    mirrored([
      [0, -44],
      [150, -44],
      [230, 10],
      [236, 150],
      [180, FOOT],
      [0, FOOT],
    ]),
    metal,
    shade(metal),
    -80,
  )
  for (const side of [-1, 1])
    fill(
      pen,
      side < 0 ? trim : shade(trim),
      polygon([
        [side * 150, -44],
        [side * 230, 10],
        [side * 234, 70],
        [side * 140, 20],
      ]),
    )
  fill(pen, darker(metal, 0.55), rounded(-76, 40, 152, 92, 8))
  for (let light = 0; light < 5; light++)
    fill(pen, chance.often(0.5) ? lens : trim, rounded(-60 + light * 26, 58, 14, chance.between(18, 56), 3))
  stroke(
    pen,
    shade(metal),
    60,
    polygon([
      [0, -80],
      [0, -50],
    ]),
  )
  const skull = mirrored([
    [0, -276],
    [88, -276],
    [122, -236],
    [128, -130],
    [88, -84],
    [0, -84],
  ])
  lit(pen, skull, paler(metal, 0.14), shade(metal), -66)
  fill(pen, '#15161d', rounded(-106, -222, 212, 52, 20))
  fill(pen, mix(lens, '#15161d', 0.45), rounded(-92, -212, 184, 32, 14))
  fill(pen, lens, rounded(chance.between(-70, 10), -208, 56, 24, 12))
  for (const side of [-1, 1]) {
    stroke(
      pen,
      shade(metal),
      8,
      polygon([
        [side * 84, -272],
        [side * 112, -330],
      ]),
    )
    fill(pen, trim, ellipse(side * 112, -332, 11))
  }
}

/** A low hull between jointed legs. */
function spider(pen: Pen, { metal, trim, lens }: Build, chance: Chance): void {
  for (const [reach, knee] of [
    [290, -190],
    [220, -60],
  ] as const)
    for (const side of [-1, 1]) {
      const colour = side < 0 ? darker(metal, 0.12) : shade(metal)
      stroke(
        pen,
        colour,
        26,
        polygon([
          [side * 90, -60],
          [side * (reach - 70), knee],
        ]),
        polygon([
          [side * (reach - 70), knee],
          [side * reach, 330],
        ]),
      )
      fill(pen, trim, ellipse(side * (reach - 70), knee, 21))
    }
  const shell = new Path()
  shell.moveTo(-170, -20)
  shell.bezierCurveTo(-190, -250, 190, -250, 170, -20)
  shell.bezierCurveTo(110, 70, -110, 70, -170, -20)
  lit(pen, shell, metal, shade(metal), -84)
  within(pen, shell, () => fill(pen, darker(metal, 0.45), rounded(-200, -64, 400, 16, 0)))
  fill(pen, '#17171d', ellipse(0, -112, 56))
  lit(pen, ellipse(0, -112, 40), paler(lens, 0.3), lens, -13, -13)
  const small = chance.whole(1, 2)
  for (const side of [-1, 1])
    for (let eye = 0; eye < small; eye++)
      fill(pen, lens, ellipse(side * (84 + eye * 34), -128 + eye * 22, 12 - eye * 2))
  lit(pen, rounded(-30, 20, 60, 150, 10), darker(metal, 0.25), shade(metal), -20)
  fill(pen, '#121218', ellipse(0, 172, 24, 12))
}
