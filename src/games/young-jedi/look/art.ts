/** The picture of a card: its landscape, and the figures and things in it. */
import type { CardSheet, Focus, Pen, Rect } from '../../../contract/index.ts'
import { Chance } from '../../../kit/drawing/chance.ts'
import { at, ellipse, faded, fill, polygon, stroke, within } from '../../../kit/drawing/pen.ts'
import { backdrop } from './backdrop.ts'
import { clash } from './clash.ts'
import { type Landscape, sceneOf, tone } from './colours.ts'
import { castFace, paintCast } from './figures/cast.ts'
import { faceOf, paintFigure } from './figures/index.ts'
import { flags } from './flags.ts'
import { landmark } from './landmark.ts'
import { clashOf, landmarkOf } from './motifs.ts'
import { orbit } from './orbit.ts'
import { paintProps } from './props.ts'
import { sign } from './signs.ts'
import { thingOf } from './things.ts'

type Painter = (pen: Pen, sheet: CardSheet, area: Rect, scene: Landscape, chance: Chance) => void

const HORIZON = 0.6

/** A painter for each type of card; any other type shows its landscape and an action in it. */
const PAINTERS: Readonly<Record<string, Painter>> = {
  character: bust,
  weapon: object((pen, { title, subtitle }) => thingOf(title, subtitle, 'weapon')(pen)),
  starship: object((pen, { title, subtitle }, chance) => {
    pen.rotate(chance.between(-0.28, -0.12))
    thingOf(title, subtitle, 'starship')(pen)
  }),
  objective: object((pen, _, chance) => flags(pen, chance)),
  battle: (pen, { title }, area, scene) => happening(pen, title, area, scene),
  effect: (pen, { title }, area, scene) => {
    if (clashOf(title) === 'water') return happening(pen, title, area, scene)
    orbit(pen, new Chance('orbit', title.toLowerCase()), area, scene)
    paintProps(pen, title, area)
    paintCast(pen, title, area, scene)
  },
  double: twoHalves,
  location: place,
}

/** @param sheet its title and type choose the figure or thing in the picture, its id the arrangement of the scene */
export function paintArt(pen: Pen, sheet: CardSheet, area: Rect): void {
  const scene = sceneOf(sheet.realm, sheet.side)
  const chance = new Chance('scene', sheet.id)
  backdrop(pen, chance, sheet.realm, { area, scene, horizon: HORIZON })
  const paint = PAINTERS[sheet.type] ?? PAINTERS.battle!
  pen.save()
  paint(pen, sheet, area, scene, chance)
  pen.restore()
}

/** Paints the action, and before it the figures who suffer it. */
function happening(pen: Pen, title: string, area: Rect, scene: Landscape, most?: number): void {
  clash(pen, clashOf(title), new Chance('clash', title.toLowerCase()), area, scene)
  paintProps(pen, title, area)
  paintCast(pen, title, area, scene, most)
}

/** How wide something alone in the middle is at scale 1. */
const OBJECT = 640

const scaleOf = ({ height }: Rect): number => Math.min(1, height / 470)

/** Something alone in the middle, as large as the area lets it be. */
function object(draw: (pen: Pen, sheet: CardSheet, chance: Chance) => void): Painter {
  return (pen, sheet, area, scene) => {
    const scale = scaleOf(area)
    const own = new Chance('object', sheet.title.toLowerCase())
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
    for (const [radius, share] of [
      [270, 0.1],
      [215, 0.12],
    ] as const)
      faded(pen, share, () => fill(pen, scene.glow, ellipse(x, y, radius * scale)))
    at(pen, x, y, () => draw(pen, sheet, own), scale)
  }
}

/** Two titles: each has its own half, divided by a slant. */
function twoHalves(pen: Pen, { title }: CardSheet, area: Rect, scene: Landscape): void {
  const titles = title.split(/\s*&\s*/)
  const lean = area.height * 0.16
  const middle = area.x + area.width / 2
  const { y, height, width, x } = area
  const half = width / 2 + lean
  const sides = [
    {
      x,
      outline: polygon([
        [x, y],
        [middle + lean, y],
        [middle - lean, y + height],
        [x, y + height],
      ]),
    },
    {
      x: x + width - half,
      outline: polygon([
        [x + width, y],
        [middle + lean, y],
        [middle - lean, y + height],
        [x + width, y + height],
      ]),
    },
  ]
  for (const [at, side] of sides.entries()) {
    const own = titles[at] ?? title
    within(pen, side.outline, () => happening(pen, own, { x: side.x, y, width: half, height }, scene, 1))
  }
  stroke(
    pen,
    scene.sun,
    9,
    polygon([
      [middle + lean, y - 9],
      [middle - lean, y + height + 9],
    ]),
  )
}

function place(pen: Pen, { title }: CardSheet, area: Rect, scene: Landscape, chance: Chance): void {
  const which = landmarkOf(title)
  if (which !== null) landmark(pen, which, new Chance('place', title.toLowerCase()), area, scene, HORIZON)
  else orbit(pen, chance, area, scene)
}

/** Where a figure's neck stands in the area, how large the figure is, and from which side the light comes. */
interface Stand {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly light: -1 | 1
}

/** Air above the tip of a head, in a figure's own units. */
const AIR = 8

function standOf({ id, title, subtitle }: CardSheet, area: Rect): Stand {
  const chance = new Chance('stand', id)
  const scale = Math.min(1.12, Math.max(0.52, area.height / 480))
  const face = faceOf(title, subtitle)
  const tip = face.size / 2 - face.y + AIR
  return {
    x: area.x + area.width * chance.between(0.47, 0.55),
    // A tall head-dress keeps its tip: the figure stands lower instead of being cut off.
    y: area.y + Math.max(area.height - 152 * scale, tip * scale),
    scale,
    light: chance.pick([-1, 1] as const),
  }
}

function bust(pen: Pen, sheet: CardSheet, area: Rect, scene: Landscape): void {
  const { x, y, scale, light } = standOf(sheet, area)
  const { title, subtitle, side } = sheet
  // A disc behind the head lifts it off any landscape.
  for (const [radius, share] of [
    [250, 0.16],
    [205, 0.2],
  ] as const)
    faded(pen, share, () =>
      fill(pen, tone(side) === 'dark' ? scene.glow : scene.sun, ellipse(x, y - 150 * scale, radius * scale)),
    )
  at(
    pen,
    x,
    y,
    () => {
      pen.scale(light, 1)
      if (!paintFigure(pen, title, subtitle)) sign(pen, tone(side), 0, -150, 260, scene.spark)
    },
    scale,
  )
}

/** The share of the middle that shows the action on a card without a figure. */
const WHOLE = 470

/** The part that a small picture of the card must show: the face of a figure, the whole of anything else. */
export function focusOf(sheet: CardSheet, area: Rect): Focus {
  const { type, title, subtitle } = sheet
  if (type === 'character') {
    const { x, y, scale, light } = standOf(sheet, area)
    const face = faceOf(title, subtitle)
    return { x: x + face.x * scale * light, y: y + face.y * scale, size: face.size * scale }
  }
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
  if (type === 'weapon' || type === 'starship' || type === 'objective') {
    return { x, y, size: OBJECT * scaleOf(area) }
  }
  return castFace(title, area) ?? { x, y, size: Math.min(area.width, area.height, WHOLE) }
}
