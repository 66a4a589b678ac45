/** Starships, each with its best-known feature; about 620 units long, the bow to the right. */
import type { Pen } from '../../../contract/index.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { shapeOf } from '../../../kit/drawing/path-data.ts'
import { at, ellipse, FULL, fill, lit, rounded, stroke, within } from '../../../kit/drawing/pen.ts'
import { ball, beam, bothSides, flame, flat, line, rod, shade, solid } from './solid.ts'

const THRUST = '#7fd4ff'
const EMBER = '#ff8a4a'
const GLASS = '#22324a'

const FIGHTER = 'M312 0 C250 -32 130 -44 20 -40 L-110 -26 L-390 -4 L-390 4 L-110 26 L20 40 C130 44 250 32 312 0 Z'

/** A yellow arrow with a bright nose; an engine at each wing's end, and three long tails. `dots` on the wings. */
function starfighter(pen: Pen, dots: number): void {
  const [yellow, chrome] = ['#e8b42a', '#d6dbe2']
  bothSides(pen, () => {
    flame(pen, -54, -150, 120, 14, THRUST)
    solid(pen, yellow, 'M120 -34 L58 -150 L-40 -150 L-70 -30 Z')
    flat(pen, chrome, 'M-40 -157 L-330 -152 L-330 -148 L-40 -143 Z')
    rod(pen, chrome, -56, -150, 160, 46, 23)
    fill(pen, darker(chrome, 0.5), ellipse(96, -150, 9, 19))
    for (let dot = 0; dot < dots; dot++) fill(pen, '#a8242a', ellipse(-28 + dot * 34, -78, 12))
  })
  const body = shapeOf(FIGHTER)
  lit(pen, body, yellow, shade(yellow), 0, -20)
  within(pen, body, () => {
    flat(pen, chrome, 'M196 -60 L330 -60 L330 60 L196 60 Z', 'M-400 -60 L-96 -60 L-70 60 L-400 60 Z')
    flat(pen, darker(chrome, 0.3), 'M196 14 L330 4 L330 60 L196 60 Z', 'M-400 8 L-80 10 L-70 60 L-400 60 Z')
  })
  ball(pen, '#3f6fc0', -60, 0, 18)
  lit(pen, ellipse(22, 0, 62, 23), GLASS, '#10192a', 0, -7)
  flat(pen, '#a9d8ff', 'M-14 -13 L52 -14 L66 -7 L-8 -6 Z')
}

function squadron(pen: Pen, ships: number): void {
  const places = [
    [-170, -190, 0.4],
    [-190, 185, 0.46],
  ] as const
  for (const [x, y, scale] of places.slice(0, ships - 1)) at(pen, x, y, () => starfighter(pen, ships), scale)
  at(pen, 20, 0, () => starfighter(pen, ships), 0.92)
}

/** Red from bow to stern: three great engines, a slab of a body, and a bow like a hammer. */
function cruiser(pen: Pen, red: string, salon: boolean): void {
  for (const y of [-74, 0, 74]) {
    flame(pen, -286, y, 110, 30, THRUST)
    rod(pen, darker(red, 0.18), -296, y, 200, 66, 14)
    fill(pen, darker(red, 0.6), rounded(-300, y - 26, 22, 52, 6))
    fill(pen, paler(red, 0.3), rounded(-210, y - 33, 16, 66, 0))
  }
  solid(pen, red, 'M-150 -82 L-20 -82 L30 -46 L190 -34 L190 40 L30 52 L-20 92 L-150 92 Z', 0, -50)
  flat(pen, paler(red, 0.55), 'M-140 -30 L10 -30 L30 -14 L-140 -14 Z', 'M40 -10 L180 -8 L180 4 L40 6 Z')
  fill(pen, darker(red, 0.5), ...[-120, -84, -48, -12].map((x) => rounded(x, 22, 24, 38, 3)))
  solid(pen, paler(red, 0.12), 'M-96 -82 L-80 -128 L-10 -128 L6 -82 Z')
  line(pen, darker(red, 0.2), 6, 'M-44 -128 L-44 -176 M-70 -160 L-18 -160')
  if (salon) solid(pen, paler(red, 0.45), 'M120 38 L214 38 L230 66 L206 100 L140 100 L116 70 Z', 0, -24)
  solid(
    pen,
    red,
    'M186 -74 Q196 -100 232 -100 L268 -96 Q312 -60 312 0 Q312 60 268 98 L232 102 Q196 100 186 76 Z',
    -6,
    -60,
  )
  flat(pen, darker(red, 0.35), 'M186 -12 L306 -10 L306 12 L186 14 Z')
  fill(pen, '#ffe9a8', ...[-66, -48, 36, 54].map((y) => rounded(262, y, 26, 8, 3)))
}

/** A dark ball, two half-moon wings that fold round it, and a long needle of a bow. */
function infiltrator(pen: Pen, hull: string, pale: string): void {
  for (const y of [-30, 30]) flame(pen, -250, y, 120, 18, EMBER)
  solid(pen, hull, 'M-120 -44 L40 -30 L330 -8 L340 0 L330 8 L40 34 L-120 48 Z', 0, -24)
  flat(pen, pale, 'M10 -18 L250 -5 L250 1 L10 -6 Z')
  flat(pen, darker(hull, 0.45), 'M60 12 L190 6 L190 12 L60 22 Z')
  bothSides(pen, () => {
    solid(
      pen,
      mix(hull, pale, 0.35),
      'M-300 -30 C-290 -150 -150 -210 10 -160 C-60 -150 -90 -120 -84 -84 C-150 -116 -236 -100 -262 -24 Z',
      0,
      -14,
    )
    line(pen, darker(hull, 0.4), 6, 'M-240 -84 C-200 -136 -130 -160 -70 -150')
  })
  ball(pen, hull, -170, 0, 88)
  fill(pen, darker(hull, 0.5), ellipse(-150, -6, 48))
  lit(pen, ellipse(-132, -10, 34), '#c0392b', '#5a1410', -6, -8)
  flat(pen, pale, 'M-246 -38 L-186 -66 L-178 -56 L-238 -26 Z')
}

/** Two pairs of thin blades like tweezers, with a small head between them. */
function vulture(pen: Pen, skin: string, dark: string): void {
  flame(pen, -120, -16, 110, 12, EMBER)
  flame(pen, -120, 16, 110, 12, EMBER)
  bothSides(pen, () => {
    solid(pen, darker(skin, 0.16), 'M-120 -30 C-110 -120 20 -176 300 -186 C140 -150 60 -120 30 -60 L-30 -24 Z', 0, -14)
    solid(pen, skin, 'M-130 -24 C-90 -84 40 -118 316 -96 C150 -84 80 -62 40 -24 Z', 0, -14)
    line(pen, dark, 5, 'M-70 -62 C0 -94 90 -104 190 -102 M-66 -104 C0 -146 90 -166 180 -174')
  })
  solid(pen, mix(skin, dark, 0.3), 'M-150 -40 L-30 -54 Q30 -46 44 0 Q30 46 -30 54 L-150 40 Z', 0, -26)
  solid(pen, skin, 'M20 -34 Q90 -38 128 0 Q90 38 20 34 Q40 0 20 -34 Z', 0, -16)
  fill(pen, '#ff3a2a', ellipse(76, -14, 8, 6), ellipse(76, 14, 8, 6))
  fill(pen, dark, rounded(-120, -10, 84, 20, 6))
}

/** A ring that is open in front, with a ball in its middle. */
function ringShip(pen: Pen, skin: string, dark: string, masts: boolean): void {
  const open = 0.62
  const ring = new Path()
  ring.ellipse(0, 0, 310, 160, 0, open, FULL - open)
  ring.ellipse(0, 0, 192, 92, 0, FULL - open * 1.15, open * 1.15, true)
  ring.closePath()
  for (const y of [-22, 22]) flame(pen, -306, y, 70, 14, EMBER)
  lit(pen, ring, skin, shade(skin), -8, -56)
  within(pen, ring, () => {
    stroke(pen, dark, 10, ellipse(0, 0, 250, 126))
    for (let plate = 0; plate < 34; plate++) {
      const angle = open + ((plate + 0.5) / 34) * (FULL - open * 2)
      const far = plate % 2 === 0 ? 0.93 : 0.7
      const [x, y] = [Math.cos(angle) * 310 * far, Math.sin(angle) * 160 * far]
      fill(pen, plate % 5 === 0 ? '#ffe9a8' : darker(skin, 0.45), rounded(x - 9, y - 4, 18, 8, 2))
    }
  })
  solid(pen, dark, 'M-216 -20 L-70 -16 L-70 20 L-216 24 Z')
  ball(pen, paler(skin, 0.08), 0, 0, 96)
  fill(pen, dark, rounded(-92, -8, 184, 14, 4))
  fill(pen, '#ffe9a8', ...[-60, -20, 20, 60].map((x) => ellipse(x, -1, 4)))
  if (!masts) return
  line(pen, dark, 8, 'M-30 -90 L-44 -206 M0 -94 L0 -236 M30 -90 L44 -206')
  for (const [step, reach] of [34, 62, 90].entries()) {
    const wave = new Path()
    wave.arc(0, -238, reach, Math.PI * 1.15, Math.PI * 1.85)
    stroke(pen, '#ff5a4a', 9 - step * 2, wave)
  }
}

/** A mirror-bright dart with long smooth wings swept back, and no window. */
function royalShip(pen: Pen): void {
  const [silver, dark] = ['#e6ecf3', '#8494a8']
  bothSides(pen, () => flame(pen, -176, -76, 130, 16, THRUST))
  bothSides(pen, (side) => {
    solid(
      pen,
      side > 0 ? silver : darker(silver, 0.2),
      'M330 0 C240 -26 120 -40 20 -64 C-90 -96 -210 -150 -320 -176 C-280 -120 -230 -74 -170 -40 L-190 0 Z',
      0,
      -12,
    )
    flat(pen, side > 0 ? '#ffffff' : paler(dark, 0.35), 'M250 -12 C120 -28 0 -54 -150 -104 C-20 -46 110 -22 250 -8 Z')
    rod(pen, side > 0 ? paler(dark, 0.45) : dark, -190, -76, 150, 36, 18)
  })
  solid(pen, paler(silver, 0.3), 'M300 0 C200 -22 60 -30 -60 -26 L-150 0 L-60 26 C60 30 200 22 300 0 Z', 0, -16)
  flat(pen, dark, 'M160 -3 L-40 -6 L-40 2 L160 1 Z')
}

type Ship = (pen: Pen) => void

/** Ships by title in lower case. */
export const SHIPS: Readonly<Record<string, Ship>> = {
  'bravo 1': (pen) => squadron(pen, 1),
  'bravo 2': (pen) => squadron(pen, 2),
  'bravo 3': (pen) => squadron(pen, 3),
  'naboo starfighter': (pen) => {
    beam(pen, 190, -150, 130, 10, '#7df07a')
    beam(pen, 190, 150, 130, 10, '#7df07a')
    at(pen, -20, 0, () => starfighter(pen, 0), 0.94)
  },
  'republic cruiser': (pen) => cruiser(pen, '#a8242a', false),
  'radiant vii': (pen) => cruiser(pen, '#d05048', true),
  "darth maul's starfighter": (pen) => infiltrator(pen, '#3a3e48', '#9aa2aa'),
  'sith infiltrator': (pen) => at(pen, 0, 0, () => infiltrator(pen, '#4a5a74', '#a9b8c8'), 0.96, Math.PI - 0.5),
  'droid starfighter': (pen) => vulture(pen, '#b89a6a', '#5a4a3a'),
  battleship: (pen) => ringShip(pen, '#8a98a0', '#4a5a68', false),
  "viceroy's battleship": (pen) => at(pen, 0, 0, () => ringShip(pen, '#5a7a8a', '#26343c', false), 1, 0.62),
  'droid control ship': (pen) => at(pen, 0, 40, () => ringShip(pen, '#b0b4b8', '#5a6068', true), 0.9),
  "amidala's starship": royalShip,
}
