/** Actions rather than things: rays, waves, volleys. They fill the whole area, whatever its height. */

import type { Pen, Rect } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, FULL, faded, fill, polygon, rounded, stroke } from '../../../kit/drawing/pen.ts'
import { sparkle } from './backdrop.ts'
import { HUES, type Landscape } from './colours.ts'
import type { Clash } from './motifs.ts'

interface Stage {
  readonly area: Rect
  readonly scene: Landscape
  readonly hot: string
  readonly cold: string
  /** Half the area's diagonal: a drawing from the middle then reaches every corner. */
  readonly reach: number
}

/** @param heat the two colours that fight; the first is the card's own */
export function clash(pen: Pen, which: Clash, chance: Chance, area: Rect, scene: Landscape): void {
  const hot = chance.pick(HUES)
  const cold = chance.pick(HUES.filter((hue) => hue !== hot))
  const x = area.x + area.width * chance.between(0.42, 0.6)
  const y = area.y + area.height * chance.between(0.45, 0.58)
  at(pen, x, y, () =>
    PAINTERS[which](pen, chance, { area, scene, hot, cold, reach: Math.hypot(area.width, area.height) * 0.6 }),
  )
}

function ray(angle: number, half: number, from: number, to: number): Path {
  const edge = (turn: number, far: number): [number, number] => [Math.cos(turn) * far, Math.sin(turn) * far]
  return polygon([
    edge(angle - half * 0.4, from),
    edge(angle - half, to),
    edge(angle + half, to),
    edge(angle + half * 0.4, from),
  ])
}

function star(radius: number, inner: number, points: number, chance: Chance): Path {
  return polygon(
    Array.from({ length: points * 2 }, (_, step) => {
      const far = step % 2 === 0 ? radius * chance.between(0.72, 1.1) : inner * chance.between(0.85, 1.1)
      const angle = (step / (points * 2)) * FULL
      return [Math.cos(angle) * far, Math.sin(angle) * far] as const
    }),
  )
}

function burst(pen: Pen, chance: Chance, { hot, cold, reach, area, scene }: Stage): void {
  const count = chance.whole(9, 15)
  const start = chance.between(0, FULL)
  for (let step = 0; step < count; step++) {
    const colour = step % 2 === 0 ? hot : cold
    faded(pen, chance.between(0.3, 0.6), () =>
      fill(pen, colour, ray(start + (step / count) * FULL, (FULL / count) * chance.between(0.16, 0.36), 30, reach)),
    )
  }
  const size = Math.min(190, area.height * 0.42)
  const points = chance.whole(8, 13)
  for (const [share, colour] of [
    [1.15, darker(hot, 0.35)],
    [0.92, hot],
    [0.64, paler(hot, 0.45)],
    [0.36, '#fffdf2'],
  ] as const)
    fill(pen, colour, star(size * share, size * share * 0.55, points, chance))
  shards(pen, chance, reach, scene.spark, 16)
}

function shards(pen: Pen, chance: Chance, reach: number, colour: string, count: number): void {
  for (let shard = 0; shard < count; shard++) {
    const angle = chance.between(0, FULL)
    const far = reach * chance.between(0.3, 0.8)
    const size = chance.between(6, 16)
    at(
      pen,
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      () =>
        fill(
          pen,
          colour,
          polygon([
            [size, 0],
            [-size, size * 0.45],
            [-size * 0.5, -size * 0.5],
          ]),
        ),
      1,
      angle,
    )
  }
}

function waves(pen: Pen, chance: Chance, { hot, cold, reach, scene, area }: Stage): void {
  const step = chance.between(34, 46)
  for (let radius = reach; radius > 40; radius -= step)
    faded(pen, 0.16, () =>
      fill(pen, Math.round(radius / step) % 2 === 0 ? hot : cold, ellipse(0, 0, radius, radius * 0.86)),
    )
  for (let arc = 0; arc < 5; arc++) {
    const path = new Path()
    const from = chance.between(0, FULL)
    path.ellipse(0, 0, 80 + arc * 52, (80 + arc * 52) * 0.86, 0, from, from + chance.between(1, 2.6))
    faded(pen, 0.9 - arc * 0.13, () =>
      stroke(pen, arc % 2 === 0 ? paler(hot, 0.45) : scene.spark, 11 - arc * 1.6, path),
    )
  }
  const core = Math.min(70, area.height * 0.16)
  for (const [share, strength] of [
    [2, 0.25],
    [1.5, 0.4],
    [1, 1],
  ] as const)
    faded(pen, strength, () => fill(pen, paler(hot, 0.7), ellipse(0, 0, core * share)))
  fill(pen, '#ffffff', ellipse(0, 0, core * 0.66))
}

function volley(pen: Pen, chance: Chance, { hot, cold, reach, area, scene }: Stage): void {
  pen.rotate(chance.pick([-0.4, 0.4, -0.25, 0.25]))
  const bolts = chance.whole(16, 24)
  for (let bolt = 0; bolt < bolts; bolt++) {
    const y = chance.between(-reach, reach) * 0.8
    const x = chance.between(-reach, reach * 0.6)
    const long = chance.between(70, 190)
    const colour = chance.often(0.7) ? hot : cold
    faded(pen, 0.3, () => fill(pen, colour, rounded(x - 16, y - 12, long + 32, 24, 12)))
    fill(pen, colour, rounded(x, y - 6, long, 12, 6))
    fill(pen, '#ffffff', rounded(x + 8, y - 2.5, long - 12, 5, 2.5))
  }
  // An advance: arrow heads in a wedge.
  const size = Math.min(64, area.height * 0.13)
  const rows = chance.whole(2, 3)
  for (let row = 0; row < rows; row++)
    for (let place = 0; place <= row; place++)
      at(pen, 90 - row * size * 1.9, (place - row / 2) * size * 2.3, () => {
        fill(
          pen,
          darker(hot, 0.5),
          polygon([
            [size * 1.3, 0],
            [-size, size],
            [-size * 0.4, 0],
            [-size, -size],
          ]),
        )
        fill(
          pen,
          mix(hot, scene.spark, 0.75),
          polygon([
            [size * 1.3, 0],
            [-size, -size],
            [-size * 0.4, 0],
          ]),
        )
        fill(
          pen,
          hot,
          polygon([
            [size * 1.3, 0],
            [-size, size],
            [-size * 0.4, 0],
          ]),
        )
      })
}

function water(pen: Pen, chance: Chance, { hot, cold, reach, area, scene }: Stage): void {
  const deep = mix('#0a3a5c', hot, 0.3)
  const top = -area.height * 0.16
  for (let row = 0; row < 5; row++) {
    const path = new Path()
    const start = chance.between(0, FULL)
    const y = top + row * area.height * 0.15
    path.moveTo(-reach, reach)
    for (let x = -reach; x <= reach; x += 24)
      path.lineTo(x, y + Math.sin(x / 90 + start) * 20 + Math.sin(x / 41 + start) * 6)
    path.lineTo(reach, reach)
    fill(pen, mix(mix('#5fc0d8', cold, 0.2), deep, row / 4), path)
    if (row === 1) fin(pen, chance, hot, Math.min(1.1, area.height / 420))
  }
  for (let bubble = 0; bubble < 22; bubble++)
    faded(pen, 0.6, () =>
      stroke(
        pen,
        scene.spark,
        3,
        ellipse(chance.between(-reach, reach) * 0.7, chance.between(0, area.height * 0.45), chance.between(3, 13)),
      ),
    )
}

/** The back of something large that swims. */
function fin(pen: Pen, chance: Chance, colour: string, scale: number): void {
  pen.save()
  pen.scale(scale * chance.pick([-1, 1]), scale)
  const path = new Path()
  path.moveTo(-260, 120)
  path.bezierCurveTo(-180, -60, 20, -80, 120, -10)
  path.bezierCurveTo(190, 20, 240, 60, 290, 150)
  path.closePath()
  fill(pen, darker(colour, 0.25), path)
  for (let spine = 0; spine < 6; spine++)
    fill(
      pen,
      darker(colour, 0.45),
      polygon([
        [-170 + spine * 50, 0 - spine * 4],
        [-150 + spine * 46, -96 + Math.abs(spine - 2) * 16],
        [-112 + spine * 50, -14],
      ]),
    )
  fill(pen, '#ffe9a0', ellipse(190, 36, 15))
  fill(pen, '#16110f', ellipse(194, 36, 6))
  pen.restore()
}

function swirl(pen: Pen, chance: Chance, { hot, cold, reach, scene }: Stage): void {
  const arms = chance.whole(3, 5)
  for (let arm = 0; arm < arms * 3; arm++) {
    const path = new Path()
    const start = (arm / (arms * 3)) * FULL + chance.between(-0.15, 0.15)
    for (let step = 0; step <= 40; step++) {
      const far = 24 + (step / 40) ** 1.3 * reach
      const angle = start + step * 0.085
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.72]
      step === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
    }
    faded(pen, chance.between(0.35, 0.8), () =>
      stroke(pen, chance.pick([hot, paler(hot, 0.4), cold, scene.glow]), chance.between(10, 40), path),
    )
  }
  fill(pen, paler(hot, 0.75), ellipse(0, 0, 46, 34))
}

function speed(pen: Pen, chance: Chance, { hot, cold, reach, scene, area }: Stage): void {
  // Lines run from one far point, and something small and fast comes out of it.
  for (let line = 0; line < 70; line++) {
    const angle = chance.between(0, FULL)
    const from = reach * chance.between(0.1, 0.55)
    faded(pen, chance.between(0.3, 0.85), () =>
      fill(
        pen,
        chance.pick([hot, cold, scene.spark, paler(hot, 0.5)]),
        ray(angle, chance.between(0.006, 0.026), from, from + reach * chance.between(0.2, 0.6)),
      ),
    )
  }
  for (const [size, share] of [
    [90, 0.2],
    [58, 0.35],
    [28, 1],
  ] as const)
    faded(pen, share, () => fill(pen, paler(hot, 0.6), ellipse(0, 0, size, size * 0.8)))
  const scale = Math.min(1, area.height / 420)
  for (let craft = 0; craft < chance.whole(2, 3); craft++)
    at(
      pen,
      chance.between(-210, 210),
      (60 + craft * 62) * scale,
      () => {
        fill(
          pen,
          darker(hot, 0.45),
          polygon([
            [0, -44],
            [96, 34],
            [30, 22],
            [0, 40],
            [-30, 22],
            [-96, 34],
          ]),
        )
        fill(
          pen,
          craft % 2 === 0 ? hot : cold,
          polygon([
            [0, -44],
            [-96, 34],
            [-30, 22],
            [0, 40],
          ]),
        )
        fill(pen, '#fff6dc', ellipse(-16, 32, 8), ellipse(16, 32, 8))
      },
      scale * chance.between(0.6, 1.1),
      chance.between(-0.3, 0.3),
    )
}

function pillars(pen: Pen, chance: Chance, { hot, cold, area, reach, scene }: Stage): void {
  for (let step = 0; step < 12; step++)
    faded(pen, 0.16, () =>
      fill(pen, step % 2 === 0 ? scene.glow : hot, ray((step / 12) * FULL + 0.13, 0.13, 10, reach)),
    )
  const bottom = area.height * 0.62
  const count = chance.whole(2, 3)
  const stone = mix(scene.spark, cold, 0.3)
  for (let row = count; row >= 1; row--)
    for (const side of [-1, 1]) {
      const x = side * (80 + row * 84)
      const wide = 24 + row * 9
      const top = -area.height * (0.1 + row * 0.1)
      const colour = darker(stone, 0.14 + (count - row) * 0.2)
      fill(
        pen,
        colour,
        rounded(x - wide, top, wide * 2, bottom - top, 0),
        rounded(x - wide - 12, top - 22, wide * 2 + 24, 24, 4),
      )
      fill(pen, darker(colour, 0.35), rounded(x + (side > 0 ? -wide : wide * 0.3), top, wide * 0.7, bottom - top, 0))
    }
  // A speaker's stand, under a disc of light.
  const scale = Math.min(1, area.height / 430)
  pen.scale(scale, scale)
  for (const [size, share] of [
    [120, 0.3],
    [92, 0.5],
    [64, 1],
  ] as const)
    faded(pen, share, () => fill(pen, paler(hot, 0.5), ellipse(0, -50, size)))
  fill(pen, hot, ellipse(0, -50, 40))
  fill(pen, paler(hot, 0.85), sparkle(0, -50, 46))
  for (const [wide, y, share] of [
    [70, 70, 0],
    [110, 112, 0.25],
    [160, 154, 0.45],
    [230, 196, 0.6],
  ] as const)
    fill(pen, darker(cold, share), rounded(-wide, y, wide * 2, 400, 10))
}

function duel(pen: Pen, chance: Chance, { hot, cold, reach, area }: Stage): void {
  const lean = chance.between(0.5, 0.8)
  faded(pen, 0.3, () => {
    fill(
      pen,
      hot,
      polygon([
        [0, 0],
        [-reach, -reach],
        [-reach, reach],
      ]),
    )
    fill(
      pen,
      cold,
      polygon([
        [0, 0],
        [reach, -reach],
        [reach, reach],
      ]),
    )
  })
  for (let step = 0; step < 10; step++)
    faded(pen, 0.25, () => fill(pen, step % 2 === 0 ? hot : cold, ray(chance.between(0, FULL), 0.05, 20, reach)))
  const half = Math.min(280, area.height * 0.62)
  for (const [turn, colour] of [
    [lean, hot],
    [Math.PI - lean, cold],
  ] as const)
    at(
      pen,
      0,
      0,
      () => {
        for (const [thick, share] of [
          [64, 0.14],
          [42, 0.22],
          [24, 1],
        ] as const)
          faded(pen, share, () => fill(pen, colour, rounded(-half, -thick / 2, half * 1.85, thick, thick / 2)))
        fill(pen, '#ffffff', rounded(-half + 6, -5, half * 1.85 - 12, 10, 5))
        fill(pen, '#2a2a33', rounded(half * 0.85, -20, half * 0.4, 40, 8))
        fill(pen, '#8c8f9a', rounded(half * 0.85, -20, half * 0.4, 15, 8))
      },
      1,
      turn,
    )
  fill(pen, '#ffffff', star(62, 24, 9, chance))
  shards(pen, chance, reach * 0.7, paler(hot, 0.6), 12)
}

function sparks(pen: Pen, chance: Chance, { hot, cold, reach, area, scene }: Stage): void {
  const rockets = chance.whole(4, 6)
  for (let rocket = 0; rocket < rockets; rocket++) {
    const angle = (rocket / rockets) * FULL + chance.between(-0.3, 0.3)
    const far = rocket === 0 ? 0 : chance.between(0.35, 0.6)
    const size = chance.between(70, 130) * Math.min(1.2, area.height / 400)
    const colour = chance.pick([hot, cold, chance.pick(HUES), scene.spark])
    at(pen, Math.cos(angle) * area.width * 0.5 * far, Math.sin(angle) * area.height * 0.55 * far, () => {
      faded(pen, 0.18, () => fill(pen, colour, ellipse(0, 0, size)))
      const rays = chance.whole(9, 14)
      for (let step = 0; step < rays; step++) {
        const turn = (step / rays) * FULL
        stroke(
          pen,
          paler(colour, 0.25),
          6,
          polygon([
            [Math.cos(turn) * size * 0.25, Math.sin(turn) * size * 0.25],
            [Math.cos(turn) * size * 0.8, Math.sin(turn) * size * 0.8],
          ]),
        )
        fill(pen, '#fff8e0', ellipse(Math.cos(turn) * size, Math.sin(turn) * size, 6))
      }
    })
  }
  for (let scrap = 0; scrap < 40; scrap++)
    at(
      pen,
      chance.between(-reach, reach) * 0.7,
      chance.between(-0.6, 0.6) * area.height,
      () => fill(pen, chance.pick(HUES), rounded(-7, -4, 14, 8, 2)),
      1,
      chance.between(0, FULL),
    )
}

type Painter = (pen: Pen, chance: Chance, stage: Stage) => void

const PAINTERS: Readonly<Record<Clash, Painter>> = { waves, volley, water, swirl, speed, pillars, duel, sparks, burst }
