/** Ships, seen from the side or a little from above; about 620 pixels long at scale 1. */

import type { Pen } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, faded, fill, lit, polygon, rounded, stroke, within } from '../../../kit/drawing/pen.ts'
import { HUES } from './colours.ts'
import type { Hull } from './motifs.ts'

interface Yard {
  readonly skin: string
  readonly trim: string
  readonly glow: string
}

const SKINS = ['#c8ccd4', '#a7adba', '#d6cfbe', '#b5a58c', '#8f9bb0', '#c9c9c9']

export function hull(pen: Pen, which: Hull, chance: Chance, tone: 'dark' | 'light'): void {
  const skin = tone === 'dark' ? darker(chance.pick(SKINS), 0.22) : paler(chance.pick(SKINS), 0.15)
  const yard = { skin, trim: chance.pick(HUES), glow: tone === 'dark' ? '#ff7a4a' : '#7fd4ff' }
  pen.scale(chance.pick([-1, 1]), 1)
  pen.rotate(chance.between(-0.28, -0.12))
  YARDS[which](pen, yard, chance)
}

const shade = (colour: string): string => darker(colour, 0.42)

/** What an engine leaves behind it. */
function flame(pen: Pen, x: number, y: number, long: number, half: number, colour: string): void {
  for (const [more, share] of [
    [1, 0.25],
    [0.66, 0.5],
    [0.34, 0.95],
  ] as const)
    faded(pen, share, () =>
      fill(
        pen,
        more < 0.4 ? '#ffffff' : colour,
        polygon([
          [x, y - half * (0.5 + more / 2)],
          [x - long * more, y],
          [x, y + half * (0.5 + more / 2)],
        ]),
      ),
    )
}

function fighter(pen: Pen, { skin, trim, glow }: Yard, kind: number): void {
  flame(pen, -120, -44, 190, 13, glow)
  flame(pen, -120, 44, 190, 13, glow)
  if (kind === 0) {
    for (const side of [-1, 1])
      lit(
        pen,
        polygon([
          [-130, side * 28],
          [-60, side * 120],
          [90, side * 128],
          [150, side * 118],
          [40, side * 30],
        ]),
        side < 0 ? trim : darker(trim, 0.25),
        shade(trim),
        0,
        -20,
      )
    for (const side of [-1, 1])
      lit(pen, rounded(-140, side * 48 - 20, 240, 40, [12, 20, 20, 12]), skin, shade(skin), 0, -14)
  }
  if (kind === 1)
    for (const side of [-1, 1])
      lit(
        pen,
        polygon([
          [-120, side * 16],
          [-170, side * 150],
          [-40, side * 140],
          [220, side * 70],
          [60, side * 18],
        ]),
        side < 0 ? skin : darker(skin, 0.2),
        shade(skin),
        0,
        -22,
      )
  if (kind === 2) {
    for (const side of [-1, 1])
      lit(
        pen,
        polygon([
          [-40, side * 20],
          [-100, side * 110],
          [240, side * 126],
          [300, side * 104],
          [40, side * 70],
        ]),
        side < 0 ? skin : darker(skin, 0.2),
        shade(skin),
        0,
        -20,
      )
    for (const side of [-1, 1])
      fill(
        pen,
        trim,
        polygon([
          [120, side * 96],
          [284, side * 108],
          [240, side * 120],
          [110, side * 116],
        ]),
      )
  }
  const body = new Path()
  body.moveTo(-150, 0)
  body.bezierCurveTo(-120, -52, 120, -46, 310, -4)
  body.lineTo(310, 4)
  body.bezierCurveTo(120, 46, -120, 52, -150, 0)
  lit(pen, body, paler(skin, 0.25), shade(skin), 0, -22)
  within(pen, body, () => fill(pen, trim, rounded(150, -60, 60, 120, 0), rounded(-90, -60, 24, 120, 0)))
  lit(pen, ellipse(28, -4, 64, 24), '#2a3a52', '#131a28', 0, -6)
  faded(pen, 0.8, () =>
    fill(
      pen,
      '#bfe4ff',
      polygon([
        [0, -20],
        [62, -16],
        [74, -9],
        [4, -11],
      ]),
    ),
  )
}

function fighters(pen: Pen, yard: Yard, chance: Chance): void {
  const kind = chance.whole(0, 2)
  for (const [x, y, scale] of chance.often(0.5)
    ? ([
        [-200, -170, 0.42],
        [-240, 130, 0.5],
      ] as const)
    : ([[190, -190, 0.36]] as const))
    at(pen, x, y, () => fighter(pen, yard, kind), scale)
  at(pen, 10, 20, () => fighter(pen, yard, kind), 0.98)
}

function needle(pen: Pen, { skin, trim, glow }: Yard, chance: Chance): void {
  const span = chance.between(90, 150)
  const back = chance.between(-250, -210)
  for (const side of [-1, 1]) flame(pen, back + 10, side * span * 0.62, 150, 15, glow)
  const deck = new Path()
  deck.moveTo(350, 0)
  deck.bezierCurveTo(190, -34, 20, -span * 0.7, back, -span)
  deck.lineTo(back + 50, -span * 0.3)
  deck.lineTo(back + 20, 0)
  deck.lineTo(back + 50, span * 0.3)
  deck.lineTo(back, span)
  deck.bezierCurveTo(20, span * 0.7, 190, 34, 350, 0)
  lit(pen, deck, skin, shade(skin), 0, -span * 0.5)
  within(pen, deck, () => {
    fill(
      pen,
      mix(trim, skin, 0.25),
      polygon([
        [350, 0],
        [back, -span * 0.62],
        [back, -span * 0.48],
        [250, 0],
      ]),
      polygon([
        [350, 0],
        [back, span * 0.62],
        [back, span * 0.48],
        [250, 0],
      ]),
    )
  })
  for (const side of [-1, 1])
    lit(pen, rounded(back - 10, side * span * 0.62 - 24, 180, 48, [14, 24, 24, 14]), trim, shade(trim), 0, -16)
  lit(pen, ellipse(40, 0, 92, 30), paler(skin, 0.4), shade(skin), 0, -12)
  fill(
    pen,
    '#22324a',
    polygon([
      [96, -16],
      [134, 0],
      [96, 16],
      [78, 0],
    ]),
  )
  if (chance.often(0.5))
    for (const side of [-1, 1])
      lit(
        pen,
        polygon([
          [-60, side * span * 0.7],
          [60, side * (span + 70)],
          [20, side * (span + 76)],
          [-140, side * span * 0.84],
        ]),
        skin,
        shade(skin),
        0,
        -12,
      )
}

function freighter(pen: Pen, { skin, trim, glow }: Yard, chance: Chance): void {
  const engines = chance.whole(2, 3)
  for (let engine = 0; engine < engines; engine++) {
    const y = (engine - (engines - 1) / 2) * 84
    flame(pen, -280, y, 130, 24, glow)
    lit(pen, rounded(-290, y - 36, 180, 72, [16, 24, 24, 16]), darker(skin, 0.25), shade(skin), 0, -22)
  }
  lit(
    pen,
    polygon([
      [-190, -96],
      [20, -96],
      [70, -40],
      [180, -40],
      [180, 44],
      [70, 44],
      [20, 100],
      [-190, 100],
    ]),
    skin,
    shade(skin),
    0,
    -60,
  )
  lit(
    pen,
    polygon([
      [176, -62],
      [260, -84],
      [330, -50],
      [340, 10],
      [320, 66],
      [250, 84],
      [176, 62],
    ]),
    trim,
    shade(trim),
    0,
    -44,
  )
  fill(pen, '#fff0c0', ...[0, 1, 2].map((window) => rounded(286, -34 + window * 22, 34, 10, 4)))
  for (let plate = 0; plate < 12; plate++)
    fill(
      pen,
      darker(skin, chance.between(0.12, 0.5)),
      rounded(chance.between(-176, 0), chance.between(-80, 60), chance.between(18, 54), chance.between(8, 24), 3),
    )
  fill(pen, trim, rounded(-170, -12, 330, 20, 4))
  lit(pen, rounded(-80, -144, 120, 50, [18, 18, 4, 4]), paler(skin, 0.12), shade(skin), 0, -18)
  stroke(
    pen,
    skin,
    6,
    polygon([
      [-30, -144],
      [-30, -206],
    ]),
    polygon([
      [-66, -186],
      [6, -186],
    ]),
  )
}

function crescent(pen: Pen, { skin, trim, glow }: Yard, chance: Chance): void {
  const open = chance.between(0.5, 0.8)
  const ring = (across: number, down: number, inner: number): Path => {
    const path = new Path()
    path.ellipse(0, 0, across, down, 0, open, Math.PI * 2 - open)
    path.ellipse(0, 0, across * inner, down * inner, 0, Math.PI * 2 - open * 1.15, open * 1.15, true)
    path.closePath()
    return path
  }
  for (const x of [-310, -290]) flame(pen, x, x === -310 ? -18 : 22, 110, 14, glow)
  lit(pen, ring(310, 168, 0.62), skin, shade(skin), -8, -60)
  within(pen, ring(310, 168, 0.62), () => {
    for (let plate = 0; plate < 46; plate++) {
      const angle = chance.between(open, Math.PI * 2 - open)
      const far = chance.between(0.66, 0.98)
      fill(
        pen,
        chance.often(0.24) ? '#ffe9a8' : darker(skin, chance.between(0.2, 0.5)),
        rounded(
          Math.cos(angle) * 310 * far,
          Math.sin(angle) * 168 * far,
          chance.between(8, 30),
          chance.between(5, 12),
          2,
        ),
      )
    }
    stroke(pen, trim, 12, ellipse(0, 0, 310 * 0.8, 168 * 0.8))
  })
  fill(pen, darker(skin, 0.5), rounded(-220, -16, 150, 34, 8))
  lit(pen, ellipse(0, 0, 96), paler(skin, 0.1), shade(skin), -26, -26)
  stroke(pen, trim, 9, ellipse(0, 0, 62))
  fill(pen, glow, ellipse(0, 0, 18))
}

const YARDS: Readonly<Record<Hull, (pen: Pen, yard: Yard, chance: Chance) => void>> = {
  fighters,
  needle,
  freighter,
  crescent,
}
