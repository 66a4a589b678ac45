/** Things in the pictures of Battle cards and Effects whose titles name a thing, not a person. */
import type { Pen, Rect } from '../../../contract/index.ts'
import { paler } from '../../../kit/drawing/colours.ts'
import { at, ellipse, faded, fill, lit, rounded, within } from '../../../kit/drawing/pen.ts'
import { halo, line, solid } from './solid.ts'
import { knownThing } from './things.ts'

/** A thing by its title, where its middle lies as a share of the area, and how large it is. */
type Prop = readonly [title: string, x: number, y: number, scale: number, turn?: number]

const PROPS: Readonly<Record<string, readonly Prop[]>> = {
  'battle droid patrol': [
    ['STAP', 0.24, 0.4, 0.5],
    ['STAP', 0.62, 0.54, 0.76],
  ],
  blockade: [
    ['Battleship', 0.22, 0.26, 0.4],
    ['Battleship', 0.78, 0.3, 0.34],
    ['Battleship', 0.5, 0.62, 0.7],
  ],
  'boonta eve podrace': [["Sebulba's Podracer", 0.5, 0.56, 0.86]],
  'death from above': [['STAP', 0.5, 0.5, 0.84, 0.16]],
  'grueling contest': [
    ["Teemto Pagalies' Podracer", 0.34, 0.3, 0.46],
    ["Anakin Skywalker's Podracer", 0.54, 0.64, 0.76],
  ],
  'hologram projector': [["Amidala's Starship", 0.5, 0.42, 0.56, -0.2]],
  'invasion!': [
    ['Multi Troop Transport', 0.74, 0.34, 0.42],
    ['Multi Troop Transport', 0.42, 0.6, 0.78],
  ],
  'naboo fighter attack': [
    ['Bravo 1', 0.2, 0.24, 0.34, -0.3],
    ['Naboo Starfighter', 0.5, 0.56, 0.8, -0.3],
  ],
  'run the blockade': [
    ['Battleship', 0.17, 0.24, 0.34],
    ['Battleship', 0.85, 0.78, 0.36],
    ["Amidala's Starship", 0.5, 0.5, 0.74, -0.3],
  ],
  'start your engines!': [["Ben Quadinaros' Podracer", 0.5, 0.52, 0.86]],
}

/** Around 0/0, about 600 units wide, like all things. */
const SCENES: Readonly<Record<string, (pen: Pen) => void>> = {
  'gunga city': bubbles,
  'gungan energy shield': (pen) => {
    at(pen, 0, 50, () => knownThing('Fambaa', null)?.(pen), 0.62)
    faded(pen, 0.34, () => fill(pen, '#8fd0ff', ellipse(0, 20, 290, 220)))
    for (const [reach, share] of [
      [1, 0.9],
      [0.93, 0.4],
    ] as const)
      faded(pen, share, () =>
        line(pen, '#d8f0ff', 8, `M${-290 * reach} 20 C${-290 * reach} -270 ${290 * reach} -270 ${290 * reach} 20`),
      )
  },
  'sando aqua monster': (pen) => at(pen, -30, 0, () => monster(pen), 0.88),
}

/** A city of golden bubbles under dark water. */
function bubbles(pen: Pen): void {
  for (const [x, y, size] of [
    [-210, 60, 74],
    [200, 70, 84],
    [-100, -40, 66],
    [110, -60, 60],
    [0, 40, 128],
  ] as const) {
    halo(pen, '#ffd98a', x, y, size * 1.35)
    lit(pen, ellipse(x, y, size), '#f4c86a', '#a8742a', -size * 0.3, -size * 0.25)
    within(pen, ellipse(x, y, size), () => {
      fill(pen, '#7a5220', rounded(x - size, y + size * 0.45, size * 2, size, 0))
      for (const step of [-0.5, -0.1, 0.3])
        fill(pen, '#fff4d0', rounded(x + step * size, y + size * 0.1, size * 0.18, size * 0.32, size * 0.08))
    })
    faded(pen, 0.8, () => fill(pen, '#ffffff', ellipse(x - size * 0.4, y - size * 0.5, size * 0.22, size * 0.1, -0.6)))
  }
}

/** A sea beast with two arms, and a fish in its mouth. */
function monster(pen: Pen): void {
  const hide = '#5a7a6a'
  solid(
    pen,
    hide,
    'M-360 240 C-330 60 -240 -60 -90 -110 C20 -146 110 -130 170 -90 L250 -60 L180 -30 L260 10 C200 50 120 60 60 60 C0 120 -20 180 -10 240 Z',
    -20,
    -40,
  )
  solid(pen, paler(hide, 0.14), 'M40 80 C110 110 150 160 160 230 L110 240 C96 190 60 150 10 140 Z', -10, -10)
  solid(pen, hide, 'M-150 90 C-60 110 -30 170 -36 240 L-96 240 C-100 190 -130 150 -190 140 Z', -10, -10)
  for (const x of [120, 150, 180]) solid(pen, '#f4ecd8', `M${x} -58 L${x + 18} -54 L${x + 10} -26 Z`, 0, 0)
  for (const x of [110, 144, 178]) solid(pen, '#f4ecd8', `M${x} 20 L${x + 18} 14 L${x + 8} -10 Z`, 0, 0)
  solid(pen, '#c8603a', 'M150 -30 C200 -70 290 -60 320 -16 L366 -50 L366 26 L320 -4 C290 26 200 26 150 -10 Z', 0, -14)
  fill(pen, '#ffe27a', ellipse(34, -84, 20, 15))
  fill(pen, '#15110f', ellipse(40, -84, 7, 12))
  for (const [x, y] of [
    [-180, -60],
    [-230, 20],
    [-130, 0],
  ] as const)
    fill(pen, '#3f5a4c', ellipse(x, y, 30, 18, -0.6))
}

/** Titles differ in case and in apostrophes. */
const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")

/** How large a thing is in an area so wide and high. */
const scaleOf = ({ width, height }: Rect): number => Math.min(width / 640, height / 470, 1)

/** Draws the things that the title names; nothing for a title without any. */
export function paintProps(pen: Pen, title: string, area: Rect): void {
  const size = scaleOf(area)
  for (const [name, x, y, scale, turn = 0] of PROPS[plain(title)] ?? []) {
    const thing = knownThing(name, null)
    if (thing === null) throw new Error(`no such thing: ${name}`)
    at(pen, area.x + area.width * x, area.y + area.height * y, () => thing(pen), scale * size, turn)
  }
  const scene = SCENES[plain(title)]
  if (scene !== undefined) at(pen, area.x + area.width / 2, area.y + area.height / 2, () => scene(pen), size)
}

/** The titles whose pictures show things, in lower case. */
export const withProps = (): readonly string[] => [...Object.keys(PROPS), ...Object.keys(SCENES)]
