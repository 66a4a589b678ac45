/** The landscapes of cards: dunes, towers, hills or open space. */

import type { Pen, Rect } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, FULL, faded, fill, lit, polygon, stroke } from '../../../kit/drawing/pen.ts'
import type { Landscape } from './colours.ts'

/** @param horizon how far down the area the land begins, 0 to 1 */
export interface Backdrop {
  readonly area: Rect
  readonly scene: Landscape
  readonly horizon: number
}

const SUN_RINGS = [2.9, 2.2, 1.6]

/** The sky down to the horizon, in one smooth run: rows of one colour cost nothing in a PNG. */
function sky(pen: Pen, { area, scene, horizon }: Backdrop): void {
  const run = pen.createLinearGradient(0, area.y, 0, area.y + area.height * horizon)
  for (const [step, colour] of scene.sky.entries()) run.addColorStop(step / (scene.sky.length - 1), colour)
  pen.fillStyle = run
  pen.fillRect(area.x, area.y, area.width, area.height)
}

function sun(pen: Pen, x: number, y: number, radius: number, { sun: disc, glow }: Landscape, strength = 0.13): void {
  for (const ring of SUN_RINGS) faded(pen, strength, () => fill(pen, glow, ellipse(x, y, radius * ring)))
  fill(pen, disc, ellipse(x, y, radius))
}

function stars(pen: Pen, chance: Chance, area: Rect, colour: string, count: number): void {
  for (let star = 0; star < count; star++) {
    const x = area.x + area.width * chance.next()
    const y = area.y + area.height * chance.next()
    const size = chance.next() ** 3 * 2.6 + 0.7
    faded(pen, chance.between(0.35, 0.95), () => {
      if (size > 2.6) fill(pen, colour, sparkle(x, y, size * 4))
      else fill(pen, colour, ellipse(x, y, size))
    })
  }
}

/** The outline of a four-pointed star around a point. */
export function sparkle(x: number, y: number, size: number): Path {
  const path = new Path()
  path.moveTo(x, y - size)
  path.quadraticCurveTo(x, y, x + size, y)
  path.quadraticCurveTo(x, y, x, y + size)
  path.quadraticCurveTo(x, y, x - size, y)
  path.quadraticCurveTo(x, y, x, y - size)
  return path
}

/** A band of land whose upper edge goes up and down in soft waves. */
function ridge(chance: Chance, area: Rect, top: number, swell: number, waves: number): Path {
  const path = new Path()
  const start = chance.between(0, FULL)
  const lean = chance.between(-0.5, 0.5) * swell
  path.moveTo(area.x, area.y + area.height)
  const steps = 24
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const wave = Math.sin(start + share * waves * FULL) + 0.35 * Math.sin(start * 3 + share * waves * 2.3 * FULL)
    path.lineTo(area.x + area.width * share, top + wave * swell + lean * (share - 0.5))
  }
  path.lineTo(area.x + area.width, area.y + area.height)
  path.closePath()
  return path
}

function dunes(pen: Pen, chance: Chance, backdrop: Backdrop): void {
  const { area, scene, horizon } = backdrop
  sky(pen, backdrop)
  const ground = area.y + area.height * horizon
  const x = area.x + area.width * chance.between(0.18, 0.82)
  const big = chance.between(34, 54)
  sun(pen, x, ground - chance.between(0.25, 0.6) * area.height * horizon, big, scene)
  sun(pen, x + chance.pick([-1, 1]) * big * 2.1, ground - area.height * horizon * 0.16, big * 0.6, scene, 0.08)
  mesas(pen, chance, area, ground, mix(scene.land[0]!, scene.sky.at(-1)!, 0.35))
  // A dune has a lit and a lee side: the crest runs down through it.
  for (const [step, colour] of scene.land.entries()) {
    const top = ground + step * (area.y + area.height - ground) * 0.27
    const dune = ridge(chance, area, top, 12 + step * 7, chance.between(0.5, 1.1))
    lit(pen, dune, colour, mix(colour, scene.land.at(-1)!, 0.4), chance.pick([-26, 26]), 7 + step * 3)
  }
}

function mesas(pen: Pen, chance: Chance, area: Rect, ground: number, colour: string): void {
  const count = chance.whole(1, 3)
  for (let mesa = 0; mesa < count; mesa++) {
    const middle = area.x + area.width * chance.next()
    const half = chance.between(40, 110)
    const tall = chance.between(30, 100)
    const steep = chance.between(10, 26)
    const path = polygon([
      [middle - half - steep * 2, ground + 40],
      [middle - half, ground - tall * 0.5],
      [middle - half + steep * 0.4, ground - tall],
      [middle + half * 0.3, ground - tall],
      [middle + half * 0.36, ground - tall * 0.86],
      [middle + half, ground - tall * 0.82],
      [middle + half + steep, ground - tall * 0.3],
      [middle + half + steep * 2.4, ground + 40],
    ])
    lit(pen, path, colour, mix(colour, '#000000', 0.14), -half * 0.7, 0)
  }
}

function towers(pen: Pen, chance: Chance, backdrop: Backdrop): void {
  const { area, scene, horizon } = backdrop
  sky(pen, backdrop)
  const ground = area.y + area.height
  const level = area.height * (1 - horizon)
  sun(pen, area.x + area.width * chance.between(0.2, 0.8), ground - level * chance.between(1.15, 1.6), 52, scene)
  for (const [row, colour] of scene.land.entries()) {
    const base = level * (1.3 - row * 0.3)
    for (let x = area.x - 20; x < area.x + area.width; ) {
      const width = chance.between(26, 62) * (1 + row * 0.22)
      const tall = base * chance.between(0.55, 1.15) + (chance.often(0.12) ? base * 0.6 : 0)
      tower(pen, chance, { x, y: ground - tall, width, height: tall }, colour, scene)
      x += width + chance.between(-4, 18)
    }
    if (row < 2) lanes(pen, chance, area, ground - base * chance.between(0.8, 1.5), scene.spark)
  }
}

function tower(pen: Pen, chance: Chance, { x, y, width, height }: Rect, colour: string, scene: Landscape): void {
  const roof = chance.whole(0, 4)
  const path = new Path()
  const middle = x + width / 2
  path.moveTo(x, y + height)
  path.lineTo(x, y)
  if (roof === 0) path.lineTo(middle, y - width * 0.7)
  if (roof === 1) path.quadraticCurveTo(middle, y - width * 0.8, x + width, y)
  if (roof === 2)
    for (const [dx, dy] of [
      [0.25, 0],
      [0.25, -26],
      [0.75, -26],
      [0.75, 0],
    ])
      path.lineTo(x + width * dx!, y + dy!)
  if (roof === 3) path.lineTo(x + width, y - width * 0.5)
  path.lineTo(x + width, y)
  path.lineTo(x + width, y + height)
  path.closePath()
  lit(pen, path, colour, mix(colour, scene.land.at(-1)!, 0.45), -width * 0.38)
  if (roof === 0 || roof === 2)
    stroke(
      pen,
      colour,
      2.5,
      polygon([
        [middle, y - width * 0.5],
        [middle, y - width * 0.5 - 46],
      ]),
    )
  windows(pen, chance, { x, y, width, height }, scene.spark)
}

function windows(pen: Pen, chance: Chance, { x, y, width, height }: Rect, colour: string): void {
  pen.fillStyle = colour
  const columns = Math.max(1, Math.floor((width - 10) / 12))
  faded(pen, 0.75, () => {
    for (let row = y + 14; row < y + Math.min(height, 260); row += 17)
      for (let column = 0; column < columns; column++)
        if (chance.often(0.24)) pen.fillRect(Math.round(x + 7 + column * 12), Math.round(row), 4, 7)
  })
}

/** Traffic: rows of small lights along a flat arc. */
function lanes(pen: Pen, chance: Chance, area: Rect, y: number, colour: string): void {
  pen.fillStyle = colour
  const bend = chance.between(-30, 30)
  faded(pen, 0.85, () => {
    for (let x = area.x + chance.between(0, 20); x < area.x + area.width; x += chance.between(14, 44)) {
      const share = (x - area.x) / area.width - 0.5
      pen.fillRect(x, y + bend * share * share * 4, chance.between(5, 13), 2.6)
    }
  })
}

function hills(pen: Pen, chance: Chance, backdrop: Backdrop): void {
  const { area, scene, horizon } = backdrop
  sky(pen, backdrop)
  const ground = area.y + area.height * horizon
  const bottom = area.y + area.height
  sun(
    pen,
    area.x + area.width * chance.between(0.15, 0.85),
    ground - area.height * chance.between(0.2, 0.34),
    46,
    scene,
  )
  clouds(pen, chance, area, ground, scene.sun)
  const water = mix(scene.sky[1]!, scene.sky.at(-1)!, 0.3)
  for (const [step, colour] of scene.land.entries()) {
    const top = ground + (bottom - ground) * step * 0.25
    if (step === 2) lake(pen, chance, area, top - 4, water, scene.spark)
    const hill = ridge(chance, area, top, 26 - step * 2, chance.between(0.7, 1.5))
    lit(pen, hill, colour, mix(colour, scene.land.at(-1)!, 0.3), chance.pick([-18, 18]), 10)
    if (step === 1 || step === 3)
      trees(pen, chance, area, top + 8 + step * 4, mix(colour, scene.land.at(-1)!, 0.6), 0.7 + step * 0.2)
  }
}

function lake(pen: Pen, chance: Chance, area: Rect, y: number, colour: string, foam: string): void {
  pen.fillStyle = colour
  pen.fillRect(area.x, y, area.width, 120)
  pen.fillStyle = foam
  faded(pen, 0.5, () => {
    for (let glint = 0; glint < 14; glint++)
      pen.fillRect(area.x + area.width * chance.next(), y + chance.between(6, 60), chance.between(18, 80), 2.5)
  })
}

function trees(pen: Pen, chance: Chance, area: Rect, y: number, colour: string, scale: number): void {
  for (let tree = chance.whole(2, 6); tree > 0; tree--) {
    const x = area.x + area.width * chance.next()
    const tall = chance.between(34, 64) * scale
    fill(
      pen,
      colour,
      ellipse(x, y - tall * 0.6, tall * 0.26, tall * 0.55),
      polygon([
        [x - 2.5, y - 10],
        [x + 2.5, y - 10],
        [x + 3.5, y + 22],
        [x - 3.5, y + 22],
      ]),
    )
  }
}

function clouds(pen: Pen, chance: Chance, area: Rect, ground: number, colour: string): void {
  for (let cloud = chance.whole(2, 4); cloud > 0; cloud--) {
    const x = area.x + area.width * chance.next()
    const y = ground - area.height * chance.between(0.16, 0.5)
    const long = chance.between(60, 150)
    const path = new Path()
    path.roundRect(x - long, y, long * 2, 16, 8)
    path.roundRect(x - long * 0.5, y - 14, long * 1.1, 18, 9)
    path.roundRect(x - long * 0.7, y + 13, long * 1.3, 11, 5.5)
    faded(pen, 0.28, () => fill(pen, colour, path))
  }
}

function space(pen: Pen, chance: Chance, backdrop: Backdrop): void {
  const { area, scene } = backdrop
  sky(pen, { ...backdrop, horizon: 1 })
  stars(pen, chance, area, scene.spark, 90)
  const radius = chance.between(170, 330)
  const left = chance.often(0.5)
  const x = area.x + area.width * (left ? chance.between(-0.05, 0.2) : chance.between(0.8, 1.05))
  const y = area.y + area.height * (chance.often(0.6) ? chance.between(0.85, 1.15) : chance.between(-0.1, 0.15))
  planet(pen, chance, x, y, radius, scene)
  const moon = chance.between(16, 40)
  const moonX = area.x + area.width * (left ? chance.between(0.65, 0.92) : chance.between(0.08, 0.35))
  lit(
    pen,
    ellipse(moonX, area.y + area.height * chance.between(0.12, 0.8), moon),
    scene.land[1]!,
    scene.land[3]!,
    -moon * 0.4,
    -moon * 0.25,
  )
}

function planet(pen: Pen, chance: Chance, x: number, y: number, radius: number, scene: Landscape): void {
  for (const ring of [1.22, 1.11]) faded(pen, 0.1, () => fill(pen, scene.glow, ellipse(x, y, radius * ring)))
  const disc = ellipse(x, y, radius)
  pen.save()
  pen.clip(disc)
  at(pen, x, y, () => {
    fill(pen, scene.land[1]!, ellipse(0, 0, radius + 1))
    // Bands of weather of random width.
    pen.rotate(chance.between(-0.5, 0.5))
    for (let band = -radius; band < radius; ) {
      const wide = chance.between(8, radius * 0.22)
      pen.fillStyle = mix(scene.land[chance.whole(0, 2)]!, scene.land[1]!, 0.35)
      pen.fillRect(-radius, band, radius * 2, wide)
      band += wide + chance.between(6, radius * 0.2)
    }
  })
  const night = new Path()
  night.arc(x, y, radius + 2, 0, FULL)
  night.arc(x - radius * 0.3, y - radius * 0.3, radius, 0, FULL, true)
  faded(pen, 0.55, () => fill(pen, scene.land[3]!, night))
  pen.restore()
  if (chance.often(0.4))
    at(pen, x, y, () => {
      pen.rotate(-0.35)
      for (const [across, share] of [
        [1.75, 0.8],
        [1.6, 0.45],
        [1.48, 0.25],
      ] as const)
        faded(pen, share, () =>
          stroke(pen, paler(scene.land[0]!, 0.3), 5, ringArc(radius * across, radius * across * 0.26)),
        )
    })
}

/** A ring's near half, from behind one shoulder of the planet to the other. */
function ringArc(across: number, down: number): Path {
  const path = new Path()
  path.ellipse(0, 0, across, down, 0, -0.25, Math.PI + 0.25)
  return path
}

const PAINTERS: Readonly<Record<string, typeof dunes>> = { Tatooine: dunes, Coruscant: towers, Naboo: hills }

/** Paints the whole area: the realm's landscape, or open space without a realm. */
export function backdrop(pen: Pen, chance: Chance, realm: string | null, view: Backdrop): void {
  const paint = PAINTERS[realm ?? ''] ?? space
  paint(pen, chance, view)
}
