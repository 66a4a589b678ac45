/** Landmarks of the planets, drawn on the horizon of a landscape. */
import type { Pen, Rect } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import {
  at,
  ellipse,
  FULL,
  faded,
  fill,
  lit,
  mirrored,
  polygon,
  rounded,
  stroke,
  within,
} from '../../../kit/drawing/pen.ts'
import { HUES, type Landscape } from './colours.ts'
import type { Landmark } from './motifs.ts'

interface Ground {
  readonly area: Rect
  readonly scene: Landscape
  readonly stone: string
  readonly trim: string
  /** Down from the origin, which lies on the horizon, to the area's lower edge. */
  readonly deep: number
}

/** @param horizon as for the backdrop behind it */
export function landmark(
  pen: Pen,
  which: Landmark,
  chance: Chance,
  area: Rect,
  scene: Landscape,
  horizon: number,
): void {
  const stone = mix(scene.land[0]!, scene.sun, 0.45)
  const ground = { area, scene, stone, trim: chance.pick(HUES), deep: area.height * (1 - horizon) }
  const scale = Math.min(1.15, area.height / 520)
  at(pen, area.x + area.width / 2, area.y + area.height * horizon, () => LANDMARKS[which](pen, chance, ground), scale)
}

const shade = (colour: string): string => darker(colour, 0.36)

function arena(pen: Pen, chance: Chance, { stone, trim, scene, deep }: Ground): void {
  for (const [row, [across, top]] of (
    [
      [340, -150],
      [300, -96],
      [256, -46],
    ] as const
  ).entries()) {
    const tier = new Path()
    tier.moveTo(-across, 80)
    tier.bezierCurveTo(-across * 1.04, top - 40, across * 1.04, top - 40, across, 80)
    tier.closePath()
    const colour = darker(stone, row * 0.16)
    lit(pen, tier, colour, shade(colour), -60, 6)
    within(pen, tier, () => {
      for (let seat = 0; seat < 60; seat++)
        fill(
          pen,
          chance.pick([paler(stone, 0.5), trim, darker(stone, 0.4)]),
          rounded(chance.between(-across, across), top + chance.between(-10, 90), 7, 9, 3),
        )
    })
  }
  for (const x of [-300, -150, 0, 150, 300]) flag(pen, x, -150 + Math.abs(x) * 0.24, trim, 84)
  fill(
    pen,
    mix(scene.land[1]!, stone, 0.4),
    polygon([
      [-120, 30],
      [120, 30],
      [400, deep * 1.4],
      [-400, deep * 1.4],
    ]),
  )
  for (let step = 0; step < 5; step++) {
    const y = 44 + step * step * 13
    fill(
      pen,
      paler(stone, 0.5),
      polygon([
        [-5 - step * 2, y],
        [5 + step * 2, y],
        [8 + step * 3, y + 16 + step * 6],
        [-8 - step * 3, y + 16 + step * 6],
      ]),
    )
  }
}

function flag(pen: Pen, x: number, y: number, colour: string, tall: number): void {
  stroke(
    pen,
    '#3a2a24',
    5,
    polygon([
      [x, y],
      [x, y - tall],
    ]),
  )
  const cloth = new Path()
  cloth.moveTo(x, y - tall)
  cloth.quadraticCurveTo(x + 26, y - tall - 10, x + 54, y - tall + 8)
  cloth.lineTo(x + 44, y - tall + 22)
  cloth.lineTo(x + 54, y - tall + 38)
  cloth.quadraticCurveTo(x + 26, y - tall + 22, x, y - tall + 34)
  lit(pen, cloth, colour, shade(colour), -16, -4)
}

function domes(pen: Pen, chance: Chance, { stone, trim }: Ground): void {
  const houses: [number, number, number][] = Array.from({ length: 9 }, (_, at) => [
    -330 + at * 82 + chance.between(-22, 22),
    chance.between(20, 90),
    chance.between(44, 92),
  ])
  for (const [x, y, half] of houses.sort((one, other) => one[1] - other[1])) {
    const colour = darker(stone, chance.between(0, 0.18))
    const tall = chance.between(40, 110)
    const house = new Path()
    house.moveTo(x - half, y)
    house.lineTo(x - half * 0.92, y - tall)
    if (chance.often(0.65))
      house.bezierCurveTo(
        x - half * 0.8,
        y - tall - half * 1.15,
        x + half * 0.8,
        y - tall - half * 1.15,
        x + half * 0.92,
        y - tall,
      )
    else house.lineTo(x + half * 0.92, y - tall)
    house.lineTo(x + half, y)
    house.closePath()
    lit(pen, house, colour, shade(colour), -half * 0.6)
    const door = new Path()
    door.moveTo(x - 13, y)
    door.lineTo(x - 13, y - 30)
    door.arc(x, y - 30, 13, Math.PI, 0)
    door.lineTo(x + 13, y)
    fill(pen, darker(stone, 0.72), door)
    fill(
      pen,
      darker(stone, 0.62),
      ellipse(x - half * 0.5, y - tall * 0.9, 6),
      ellipse(x + half * 0.4, y - tall * 0.75, 6),
    )
    if (chance.often(0.4))
      fill(
        pen,
        trim,
        polygon([
          [x - 26, y - 52],
          [x + 26, y - 52],
          [x + 36, y - 34],
          [x - 36, y - 34],
        ]),
      )
  }
}

function port(pen: Pen, _chance: Chance, { stone, trim, scene }: Ground): void {
  for (const [share, colour] of [
    [1, darker(stone, 0.45)],
    [0.9, darker(stone, 0.2)],
    [0.62, darker(stone, 0.32)],
  ] as const)
    fill(pen, colour, ellipse(0, 110, 320 * share, 84 * share))
  for (let lamp = 0; lamp < 12; lamp++)
    fill(pen, scene.spark, ellipse(Math.cos((lamp / 12) * FULL) * 300, 110 + Math.sin((lamp / 12) * FULL) * 78, 6))
  for (const side of [-1, 1])
    stroke(
      pen,
      darker(stone, 0.6),
      12,
      polygon([
        [side * 90, -10],
        [side * 130, 112],
      ]),
    )
  parkedShip(pen, trim)
}

/** The starship that stands in a port. */
function parkedShip(pen: Pen, trim: string): void {
  const body = new Path()
  body.moveTo(-250, -30)
  body.bezierCurveTo(-180, -130, 60, -150, 290, -40)
  body.bezierCurveTo(180, 26, -160, 40, -250, -30)
  const skin = mix('#c6cad2', trim, 0.18)
  lit(pen, body, skin, shade(skin), 0, -46)
  fill(
    pen,
    '#22324a',
    polygon([
      [150, -86],
      [236, -56],
      [196, -48],
      [128, -66],
    ]),
  )
  fill(
    pen,
    trim,
    polygon([
      [-230, -44],
      [60, -110],
      [100, -100],
      [-200, -22],
    ]),
  )
  fill(
    pen,
    darker(skin, 0.3),
    polygon([
      [-30, 10],
      [30, 6],
      [60, 108],
      [-20, 108],
    ]),
  )
  lit(
    pen,
    polygon([
      [-250, -34],
      [-300, -150],
      [-250, -156],
      [-170, -92],
    ]),
    skin,
    shade(skin),
    -12,
  )
}

function rotunda(pen: Pen, chance: Chance, { scene, trim, deep }: Ground): void {
  const stone = mix(scene.land[1]!, scene.sky[1]!, 0.4)
  fill(pen, darker(stone, 0.5), rounded(-700, -700, 1400, 1600, 0))
  for (let ring = 8; ring > 0; ring--) {
    const across = 110 + ring * 66
    fill(pen, mix(darker(stone, 0.2), scene.glow, ring * 0.035), ellipse(0, -20, across, across * 0.66))
    fill(pen, darker(stone, 0.44), ellipse(0, -8, across * 0.985, across * 0.64))
    const pods = 6 + ring * 3
    for (let pod = 0; pod < pods; pod++) {
      const angle = (pod / pods) * FULL + ring * 0.3
      const [x, y] = [Math.cos(angle) * across * 0.97, -16 + Math.sin(angle) * across * 0.64]
      fill(pen, chance.often(0.16) ? trim : mix(stone, scene.spark, 0.5), ellipse(x, y, 17, 9))
      fill(pen, scene.spark, ellipse(x, y - 7, 4))
    }
  }
  for (const [size, share] of [
    [150, 0.16],
    [110, 0.25],
  ] as const)
    faded(pen, share, () => fill(pen, scene.glow, ellipse(0, 20, size, size * 0.6)))
  lit(
    pen,
    polygon([
      [-34, 30],
      [34, 30],
      [70, deep + 60],
      [-70, deep + 60],
    ]),
    mix(stone, '#ffffff', 0.25),
    shade(stone),
    -20,
  )
  lit(pen, ellipse(0, 26, 92, 34), mix(trim, '#ffffff', 0.3), shade(trim), -24)
  fill(pen, darker(trim, 0.5), rounded(-11, -34, 22, 62, 8), ellipse(0, -42, 13))
}

function chamber(pen: Pen, chance: Chance, { scene, trim, deep, area }: Ground): void {
  const stone = darker(scene.land[3]!, 0.15)
  const top = -area.height
  // Tall windows: the towers behind are seen between the frames.
  for (const x of [-350, -214, -78, 58, 194, 330]) fill(pen, stone, rounded(x, top, 20, -top + 40, 0))
  fill(pen, stone, rounded(-460, top, 920, 120, 0), rounded(-460, 0, 920, 60, 0))
  const arch = new Path()
  arch.roundRect(-460, top, 920, 400, 0)
  arch.ellipse(0, top + 420, 440, 320, 0, 0, FULL, true)
  faded(pen, 0.5, () => fill(pen, stone, arch))
  fill(pen, mix(scene.land[2]!, scene.sun, 0.2), ellipse(0, deep * 0.78, 470, deep * 0.85))
  for (const [share, colour] of [
    [0.74, mix(scene.land[1]!, scene.sun, 0.3)],
    [0.5, mix(trim, scene.sun, 0.55)],
    [0.42, mix(scene.land[1]!, scene.sun, 0.4)],
    [0.16, trim],
  ] as const)
    fill(pen, colour, ellipse(0, deep * 0.8, 470 * share, deep * 0.85 * share))
  const seats = 7
  for (let seat = 0; seat < seats; seat++) {
    const angle = Math.PI + ((seat + 0.5) / seats) * Math.PI
    const [x, y] = [Math.cos(angle) * 356, deep * 0.72 + Math.sin(angle) * deep * 0.62]
    const cloth = mix(chance.pick(HUES), '#5a3a2a', 0.45)
    lit(pen, rounded(x - 40, y - 88, 80, 104, [40, 40, 14, 14]), cloth, shade(cloth), -20)
    lit(pen, rounded(x - 48, y - 8, 96, 38, 16), paler(cloth, 0.15), shade(cloth), 0, -12)
  }
}

function spires(pen: Pen, chance: Chance, { scene, trim, deep }: Ground): void {
  for (const [x, tall, half] of [
    [-190, 300, 46],
    [180, 360, 54],
    [-10, 470, 72],
  ] as const) {
    const colour = mix(scene.land[1]!, scene.sun, 0.3)
    const path = mirrored([
      [0, -tall],
      [half * 0.18, -tall + 90],
      [half * 0.6, -tall + 140],
      [half * 0.66, -40],
      [half, 0],
      [half * 1.3, deep + 60],
      [0, deep + 60],
    ])
    at(pen, x, 0, () => {
      lit(pen, path, colour, shade(colour), -half * 0.6)
      within(pen, path, () => {
        for (let row = -tall + 150; row < deep; row += 22)
          for (let column = -half; column < half; column += 15)
            if (chance.often(0.4)) fill(pen, scene.spark, rounded(column, row, 6, 10, 1))
        fill(
          pen,
          trim,
          rounded(-half * 2, -tall * 0.45, half * 4, 14, 0),
          rounded(-half * 2, -tall * 0.2, half * 4, 8, 0),
        )
      })
      stroke(
        pen,
        colour,
        4,
        polygon([
          [0, -tall],
          [0, -tall - 70],
        ]),
      )
    })
  }
}

function palace(pen: Pen, chance: Chance, { stone, trim, scene, deep }: Ground): void {
  const wall = mix(stone, '#f0e2c0', 0.5)
  const roof = mix(trim, '#5f9a86', 0.55)
  fill(
    pen,
    mix(scene.land[2]!, wall, 0.2),
    polygon([
      [-420, 40],
      [-250, -20],
      [250, -20],
      [420, 40],
      [460, deep + 80],
      [-460, deep + 80],
    ]),
  )
  for (const [x, half, tall, round] of [
    [-220, 66, 120, 60],
    [220, 66, 120, 60],
    [-110, 56, 170, 74],
    [110, 56, 170, 74],
    [0, 104, 210, 124],
  ] as const) {
    lit(pen, rounded(x - half, -tall, half * 2, tall + 70, 0), wall, shade(wall), -half * 0.7)
    const dome = new Path()
    dome.ellipse(x, -tall, half * 1.06, round, 0, Math.PI, 0)
    dome.closePath()
    lit(pen, dome, roof, shade(roof), -half * 0.6)
    stroke(
      pen,
      roof,
      5,
      polygon([
        [x, -tall - round],
        [x, -tall - round - 40],
      ]),
    )
    fill(pen, '#f6e3a8', ellipse(x, -tall - round - 42, 7))
    for (let column = -half + 16; column < half - 8; column += 28)
      fill(pen, darker(wall, 0.5), rounded(x + column, -tall + 34, 13, tall + 6, [7, 7, 0, 0]))
  }
  // The water falls below the terrace.
  for (const [x, wide] of [
    [-330, 46],
    [330, 46],
    [-160, 26],
    [160, 26],
  ] as const) {
    fill(pen, mix(scene.sky.at(-1)!, '#ffffff', 0.5), rounded(x - wide / 2, 34, wide, deep, [wide / 2, wide / 2, 0, 0]))
    for (let drop = 0; drop < 4; drop++)
      fill(
        pen,
        mix(scene.sky[1]!, '#ffffff', 0.3),
        rounded(
          x - wide / 2 + chance.between(3, wide - 6),
          50 + chance.between(0, deep * 0.5),
          4,
          chance.between(30, 90),
          2,
        ),
      )
  }
  fill(pen, mix(wall, roof, 0.25), rounded(-300, 62, 600, 18, 6))
}

function plains(pen: Pen, chance: Chance, { scene, trim, deep }: Ground): void {
  for (let row = 0; row < 5; row++)
    for (let blade = 0; blade < 46; blade++) {
      const x = chance.between(-400, 400)
      const y = 20 + (row / 5) * deep + chance.between(0, 30)
      const tall = 10 + row * 7
      const colour = mix(scene.land[Math.min(3, row)]!, chance.often(0.3) ? scene.sun : scene.land[3]!, 0.4)
      fill(
        pen,
        colour,
        polygon([
          [x - 3 - row * 0.5, y],
          [x + chance.between(-8, 8), y - tall],
          [x + 3 + row * 0.5, y],
        ]),
      )
    }
  // Two hosts face one another under their standards.
  for (const side of [-1, 1])
    for (let banner = 0; banner < 5; banner++) {
      const y = 30 + banner * 26
      at(
        pen,
        side * (330 - banner * 34),
        y,
        () => {
          pen.scale(-side, 1)
          flag(pen, 0, 0, side < 0 ? trim : mix(trim, '#2a3a5c', 0.7), 96 + banner * 12)
        },
        0.8 + banner * 0.1,
      )
    }
}

function swamp(pen: Pen, chance: Chance, { scene, deep, area }: Ground): void {
  const water = mix(scene.sky[1]!, scene.land[2]!, 0.45)
  fill(pen, water, ellipse(0, deep * 0.7, 420, deep * 0.62))
  for (let glint = 0; glint < 22; glint++)
    faded(pen, 0.55, () =>
      fill(
        pen,
        scene.spark,
        rounded(chance.between(-300, 240), chance.between(deep * 0.3, deep), chance.between(20, 90), 3, 1),
      ),
    )
  for (const x of [-330, -220, 226, 340, -120, 150]) {
    const near = Math.abs(x) > 200
    const bark = darker(scene.land[near ? 3 : 2]!, near ? 0.35 : 0.1)
    const half = (near ? 34 : 18) * chance.between(0.8, 1.2)
    const foot = near ? deep * 0.8 : deep * 0.25
    const trunk = new Path()
    trunk.moveTo(x - half * 2.4, foot)
    trunk.quadraticCurveTo(x - half * 0.8, foot - 60, x - half * 0.7, -area.height)
    trunk.lineTo(x + half * 0.7, -area.height)
    trunk.quadraticCurveTo(x + half * 0.8, foot - 60, x + half * 2.4, foot)
    trunk.quadraticCurveTo(x, foot - 26, x - half * 2.4, foot)
    lit(pen, trunk, bark, darker(bark, 0.45), -half * 0.5)
    for (let vine = 0; vine < 3; vine++) {
      const hang = new Path()
      hang.moveTo(x, -area.height)
      hang.quadraticCurveTo(
        x + chance.between(-160, 160),
        chance.between(-60, 60),
        x + chance.between(-200, 200),
        -area.height,
      )
      stroke(pen, darker(scene.land[2]!, 0.2), 5, hang)
    }
  }
  for (let leaf = 0; leaf < 9; leaf++) {
    const crown = ellipse(
      -360 + leaf * 90,
      -area.height * 0.66 + chance.between(-40, 26),
      chance.between(80, 120),
      chance.between(50, 80),
    )
    lit(pen, crown, scene.land[2]!, scene.land[3]!, -18, -18)
  }
  for (let reed = 0; reed < 18; reed++) {
    const x = chance.between(-380, 380)
    const y = deep * chance.between(0.75, 1.05)
    stroke(
      pen,
      scene.land[0]!,
      4,
      polygon([
        [x, y],
        [x + chance.between(-12, 12), y - chance.between(50, 100)],
      ]),
    )
  }
}

const LANDMARKS: Readonly<Record<Landmark, (pen: Pen, chance: Chance, ground: Ground) => void>> = {
  arena,
  domes,
  port,
  rotunda,
  chamber,
  spires,
  palace,
  plains,
  swamp,
}
