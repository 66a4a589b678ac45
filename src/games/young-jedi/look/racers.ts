/** Podracers: a small cockpit on cables behind engines of which no two racers have the same. */
import type { Pen } from '../../../contract/index.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { shapeOf } from '../../../kit/drawing/path-data.ts'
import { at, ellipse, faded, fill, lit, rounded, stroke, within } from '../../../kit/drawing/pen.ts'
import { ball, flame, flat, line, rod, shade, solid } from './solid.ts'

/** Draws one engine around its middle, its mouth to the right; about 260 long and 90 high. */
type Engine = (pen: Pen, base: string, second: string) => void

interface Racer {
  readonly base: string
  readonly second: string
  readonly engine: Engine
  readonly cockpit?: string
  /** A round cockpit. */
  readonly round?: boolean
  /** Four engines in a square. */
  readonly four?: boolean
  /** No cables: the cockpit sits between the engines. */
  readonly joined?: boolean
}

const METAL = '#b8bcc4'
const BLAST = '#8fc8ff'
const ARC = '#b89aff'

const tube = (pen: Pen, colour: string, from: number, to: number, thick: number): void =>
  rod(pen, colour, from, 0, to - from, thick, Math.min(20, thick / 2))

const mouth = (pen: Pen, x: number, down: number): void => fill(pen, '#16161c', ellipse(x, 0, 10, down))

/** Long and slim, with three flaps that stand off round the mouth. */
const flaps: Engine = (pen, base, second) => {
  tube(pen, second, -150, 120, 52)
  rod(pen, paler(second, 0.25), 70, 0, 70, 62, 12)
  solid(pen, base, 'M60 -30 L130 -86 L168 -80 L112 -26 Z', -6, -10)
  solid(pen, base, 'M60 30 L130 86 L168 80 L112 26 Z', -6, -10)
  solid(pen, base, 'M70 -12 L176 -16 L176 16 L70 12 Z', 0, -10)
  mouth(pen, 138, 28)
  fill(pen, base, rounded(-110, -26, 18, 52, 0))
}

/** Great prongs that split the mouth like an X. */
const prongs: Engine = (pen, base, second) => {
  solid(pen, base, 'M-150 -30 L20 -46 L70 -40 L70 40 L20 46 L-150 30 Z', 0, -26)
  for (const side of [-1, 1]) {
    solid(
      pen,
      base,
      `M40 ${side * 16} L90 ${side * 60} L196 ${side * 96} L216 ${side * 72} L120 ${side * 8} Z`,
      -8,
      -10,
    )
    flat(pen, second, `M110 ${side * 54} L190 ${side * 84} L196 ${side * 76} L116 ${side * 40} Z`)
  }
  mouth(pen, 78, 30)
  fill(pen, second, rounded(-100, -34, 24, 68, 0), rounded(-40, -40, 14, 80, 0))
}

const stout: Engine = (pen, base, second) => {
  rod(pen, base, -96, 0, 180, 84, 26)
  rod(pen, second, 60, 0, 50, 92, 14)
  mouth(pen, 108, 38)
  fill(pen, second, rounded(-70, -42, 18, 84, 0))
}

/** A great ring with a pointed cone in front. */
const cone: Engine = (pen, base, second) => {
  tube(pen, second, -150, 60, 54)
  lit(pen, ellipse(20, 0, 56, 86), base, shade(base), -8, -22)
  fill(pen, '#20201c', ellipse(34, 0, 38, 64))
  solid(pen, paler(second, 0.35), 'M30 -44 Q90 -30 186 0 Q90 30 30 44 Z', 0, -20)
  fill(pen, base, rounded(-100, -27, 22, 54, 0))
}

/** Round and squat, with a scoop. */
const scoop: Engine = (pen, base, second) => {
  tube(pen, second, -150, -40, 50)
  ball(pen, base, 10, 0, 90, 74)
  solid(pen, second, 'M50 -60 L140 -84 L150 60 L70 66 Q110 0 50 -60 Z', 0, -30)
  fill(pen, '#16161c', ellipse(128, -8, 14, 56))
  line(pen, darker(base, 0.35), 8, 'M-40 -58 Q-70 0 -40 58')
}

/** A long thin needle. */
const needle: Engine = (pen, base, second) => {
  solid(pen, base, 'M-190 -18 L60 -32 L120 -30 L120 30 L60 32 L-190 18 Z', 0, -16)
  line(pen, second, 9, 'M120 0 L210 0')
  rod(pen, second, 92, 0, 34, 72, 12)
  fill(pen, second, rounded(-120, -24, 16, 48, 0))
}

/** A drum of ribs with one band. */
const ribs: Engine = (pen, base, second) => {
  rod(pen, base, -130, 0, 240, 78, 14)
  for (let x = -110; x < 80; x += 26) fill(pen, darker(base, 0.4), rounded(x, -39, 11, 78, 0))
  fill(pen, second, rounded(-10, -42, 36, 84, 0))
  rod(pen, paler(base, 0.35), 96, 0, 44, 88, 12)
  mouth(pen, 138, 36)
}

/** A mouth like a box, and a pointed needle behind it. */
const boxed: Engine = (pen, base, second) => {
  solid(pen, base, 'M-200 0 L20 -34 L20 34 Z', 0, -14)
  flat(pen, '#6f8a3a', 'M-120 -13 L-60 -22 L-60 22 L-120 13 Z')
  solid(pen, second, 'M10 -56 L130 -56 L150 -40 L150 56 L10 56 Z', -6, -30)
  fill(pen, base, rounded(40, -56, 26, 112, 0))
  fill(pen, '#16161c', rounded(128, -36, 18, 76, 4))
}

/** Ribs, with flaps folded round the middle. */
const folded: Engine = (pen, base, second) => {
  rod(pen, base, -140, 0, 270, 64, 16)
  for (const x of [-124, -98, 70, 96]) fill(pen, darker(base, 0.4), rounded(x, -32, 10, 64, 0))
  for (const y of [-46, 0, 46])
    solid(pen, second, `M-60 ${y - 16} L40 ${y - 20} L60 ${y} L40 ${y + 18} L-60 ${y + 14} Z`, 0, -10)
  mouth(pen, 130, 28)
}

const drum: Engine = (pen, base, second) => {
  tube(pen, second, -150, -60, 46)
  rod(pen, base, -80, 0, 150, 98, 22)
  rod(pen, second, 56, 0, 84, 82, 10)
  mouth(pen, 138, 34)
  flat(pen, paler(base, 0.5), 'M-70 -30 L60 -34 L60 -26 L-70 -22 Z')
}

/** The longest tube, with rings at its end. */
const ringed: Engine = (pen, base, second) => {
  tube(pen, base, -230, 190, 56)
  for (const x of [90, 126, 162]) fill(pen, second, rounded(x, -34, 20, 68, 5))
  fill(pen, second, rounded(-200, -28, 12, 56, 0))
  mouth(pen, 194, 27)
}

/** Two prongs like a tuning fork. */
const fork: Engine = (pen, base, second) => {
  solid(pen, second, 'M-150 -32 L-10 -44 L-10 44 L-150 32 Z', 0, -22)
  for (const side of [-1, 1])
    solid(pen, base, `M-40 ${side * 14} L200 ${side * 26} L206 ${side * 52} L-30 ${side * 66} Z`, 0, -12)
  fill(pen, '#16161c', ellipse(0, 0, 9, 13))
}

/** An egg in a harlequin's lozenges. */
const egg: Engine = (pen, base, second) => {
  const shell = shapeOf('M-140 0C-130-70 40-78 130 0C40 78-130 70-140 0Z')
  lit(pen, shell, second, shade(second), 0, -22)
  within(pen, shell, () => {
    for (let column = 0; column < 8; column++)
      for (let row = 0; row < 4; row++) {
        const [x, y] = [-140 + column * 40, -72 + row * 48 + (column % 2) * 24]
        if ((column + row) % 2 === 0)
          flat(pen, base, `M${x} ${y}L${x + 20} ${y - 24}L${x + 40} ${y}L${x + 20} ${y + 24}Z`)
      }
  })
  rod(pen, '#5a5a60', 104, 0, 46, 64, 12)
  mouth(pen, 148, 26)
}

/** A round engine with a long needle behind it. */
const tailed: Engine = (pen, base, second) => {
  solid(pen, second, 'M-230 -3 L-20 -24 L-20 24 L-230 3 Z', 0, -10)
  rod(pen, base, -60, 0, 170, 82, 34)
  fill(pen, paler(base, 0.6), rounded(-20, -41, 20, 82, 0))
  mouth(pen, 108, 32)
}

/** A shell like a leaf over a ring. */
const leaf: Engine = (pen, base, second) => {
  lit(pen, ellipse(86, 8, 40, 62), '#8a8d94', shade('#8a8d94'), -6, -16)
  fill(pen, '#20201c', ellipse(96, 8, 26, 44))
  solid(pen, base, 'M-180 20 C-130 -60 20 -96 130 -46 C90 -10 30 30 -180 20 Z', 0, -18)
  line(pen, second, 7, 'M-160 14 Q-20 -36 116 -42')
  tube(pen, second, -120, 50, 30)
}

function cable(pen: Pen, y: number): void {
  line(pen, '#2a2c34', 9, `M-180 ${44} Q-90 ${50 + y * 0.2} 10 ${y}`)
}

function cockpit(pen: Pen, { base, second, cockpit: colour = base, round = false }: Racer): void {
  if (round) {
    lit(pen, ellipse(-236, 44, 62), colour, shade(colour), -10, -22)
    stroke(pen, second, 13, ellipse(-236, 44, 44))
  } else {
    solid(pen, colour, 'M-330 40 Q-320 4 -264 8 L-176 24 Q-140 46 -176 72 L-300 80 Q-336 70 -330 40 Z', 0, -24)
    flat(pen, second, 'M-322 48 L-160 44 L-166 58 L-322 62 Z')
    solid(pen, second, 'M-318 16 L-362 -34 L-340 -38 L-284 8 Z', -4, -6)
  }
  lit(pen, ellipse(-240, 8, 34, 25), '#6a4a34', '#2a1c14', -6, -6)
  flat(pen, '#f4c24a', 'M-236 -4 L-212 -2 L-212 8 L-236 8 Z')
  flat(pen, '#c8ecff', 'M-216 -14 L-186 12 L-214 16 Z')
}

/** An arc of light between two engines. */
const arc = (pen: Pen, x: number, top: number, bottom: number): void => {
  const [one, two] = [top + (bottom - top) / 3, top + ((bottom - top) * 2) / 3]
  const bent = `M${x} ${top} L${x - 20} ${one} L${x + 16} ${two} L${x} ${bottom}`
  faded(pen, 0.4, () => line(pen, ARC, 20, bent))
  line(pen, ARC, 11, bent)
  line(pen, '#ffffff', 5, bent)
}

function racer(pen: Pen, one: Racer): void {
  pen.rotate(-0.07)
  faded(pen, 0.35, () => {
    for (const [x, y, long] of [
      [-370, -130, 190],
      [-330, -70, 110],
      [-390, 120, 150],
      [-250, 160, 210],
      [-120, -170, 170],
    ] as const)
      fill(pen, '#ffffff', rounded(x, y, long, 5, 2))
  })
  const places = one.four
    ? ([
        [60, -128],
        [186, -44],
        [60, 40],
        [186, 124],
      ] as const)
    : one.joined
      ? ([
          [80, -40],
          [80, 104],
        ] as const)
      : ([
          [110, -96],
          [120, 72],
        ] as const)
  if (!one.joined) for (const [x, y] of places) if (x < 150) cable(pen, y)
  if (one.joined) solid(pen, darker(one.base, 0.3), 'M-200 20 L60 -30 L60 96 L-200 60 Z', 0, -20)
  cockpit(pen, one)
  const scale = one.four ? 0.72 : 1
  for (const [x, y] of places) {
    flame(pen, x - 130 * scale, y, 96, 20 * scale, BLAST)
    at(pen, x, y, () => one.engine(pen, one.base, one.second), scale)
  }
  const [first, last] = [places[0], places.at(-1)!]
  if (one.four) arc(pen, 120, -80, 90)
  else arc(pen, 90, first[1] + 36, last[1] - 36)
}

const RACERS: Readonly<Record<string, Racer>> = {
  'anakin skywalker': { base: '#e8b23a', second: '#8a9cb0', engine: flaps, cockpit: '#4f7fb4' },
  sebulba: { base: '#e0762a', second: '#2a2a2c', engine: prongs },
  'ben quadinaros': { base: '#c8402e', second: '#a8a59c', engine: stout, four: true },
  gasgano: { base: '#9aae3a', second: '#5a5a50', engine: cone },
  mawhonic: { base: '#a8a444', second: '#5e5e42', engine: scoop },
  'teemto pagalies': { base: '#e0cc9a', second: '#8a5a34', engine: needle, round: true },
  'clegg holdfast': { base: '#7a7a7e', second: '#c8402e', engine: ribs },
  'dud bolt': { base: '#c8402e', second: '#e0dcd0', engine: boxed },
  'mars guo': { base: '#7a7e84', second: '#d8b02a', engine: folded },
  'ody mandrell': { base: '#d0302a', second: '#8a8a8e', engine: drum },
  'ratts tyerell': { base: '#d8c8a8', second: '#b8402e', engine: ringed },
  'boles roor': { base: '#c4ba3e', second: '#4a4a42', engine: fork },
  'elan mak': { base: '#d8602e', second: '#f0e8d8', engine: egg, round: true },
  'neva kee': { base: '#9ab4d0', second: '#d6dbe2', engine: tailed, joined: true },
  'wan sandage': { base: '#c8cc7a', second: '#7a8a5a', engine: leaf },
}

/** A racer without a description: plain drums. */
const UNKNOWN: Racer = { base: METAL, second: '#8a5a34', engine: drum }

/** Podracers by title in lower case. */
export const PODRACERS: Readonly<Record<string, (pen: Pen) => void>> = Object.fromEntries(
  Object.entries(RACERS).map(([owner, one]) => [
    `${owner}'${owner.endsWith('s') ? '' : 's'} podracer`,
    (pen: Pen) => racer(pen, one),
  ]),
)

/** Draws a Podracer for a card that names none of the known ones. */
export const anyPodracer = (pen: Pen): void => racer(pen, UNKNOWN)
