/**
 * A bust without a face. What it wears follows from the words of its name, how it looks from the title alone: all
 * versions of one person look alike, and no two persons do.
 */

import type { Pen } from '../../../contract/index.ts'
import { Chance } from '../../../kit/drawing/chance.ts'
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
import { HUES } from './colours.ts'
import type { Figure } from './motifs.ts'

/** What a person keeps in every version. */
interface Looks {
  readonly skin: string
  /** Not a human face. */
  readonly strange: boolean
  readonly cloth: string
  readonly under: string
  readonly trim: string
  readonly hair: string
  /** Half the head's width and height. */
  readonly across: number
  readonly down: number
  readonly shoulders: number
}

const SKINS = ['#f0c9a4', '#e0ac7e', '#c68a5c', '#9c6240', '#6e432d', '#f3d6bd']
const STRANGE_SKINS = ['#7fa65a', '#c98a4b', '#6f8fb0', '#a56a8a', '#8c9a5c', '#c9ab6b', '#5e9c94', '#b5654a']
const HAIRS = ['#2a1c16', '#5a3820', '#8a5a2c', '#c79a4e', '#d9d2c4', '#7a2f1d', '#1a1a22', '#8c8c94']
const CLOTHS: Readonly<Record<Figure, readonly string[]>> = {
  robe: ['#8a6a45', '#6d4f33', '#a58a63', '#5b4636', '#7c6a58'],
  shadow: ['#1d1219', '#241019', '#191522', '#2b1414'],
  royal: ['#8c2340', '#5b2a72', '#1f5c6b', '#a8742a', '#37407f', '#6a2d2d', '#2f6650'],
  armour: ['#8a3a34', '#4a5a6e', '#596b4a', '#6b5a44', '#3f5f74', '#7a6a3a'],
  pilot: ['#c98a2e', '#b5532c', '#4f6f86', '#7d7a3a', '#8a4630'],
  creature: ['#7a5234', '#5a6b4c', '#8a4f3a', '#4d5b78', '#6a4a62'],
  civil: ['#7b5a8c', '#3f7476', '#9c5a3c', '#5f6f8f', '#8f7a3f', '#7a3f4f'],
  droid: ['#8f8a80'],
}

/** Chance has its humours: this one gives faces that suit their names. */
const SALT = '0'

const HEAD_Y = -150
/** Where a bust is cut off: far below any panel. */
const FOOT = 400

/** Each part of a look has a stream of its own, so that other clothes in another version leave the face as it is. */
function looksOf(figure: Figure, name: string): Looks {
  const of = (part: string) => new Chance(SALT, part, name)
  const strange = of('strange').often(0.14) || figure === 'creature'
  const cloth = of('cloth').pick(CLOTHS[figure])
  const skin = of('skin').pick(strange ? STRANGE_SKINS : SKINS)
  const build = of('build')
  return {
    skin: figure === 'shadow' ? mix(skin, '#8c2b2b', 0.35) : skin,
    strange,
    cloth,
    under: mix(cloth, of('under').pick(['#f2e2c4', '#e8d6b8', '#1b1b24', '#c9b28a']), 0.6),
    trim: of('trim').pick(HUES),
    hair: of('hair').pick(HAIRS),
    across: build.between(74, 88),
    down: build.between(98, 114),
    shoulders: build.between(200, 240),
  }
}

/**
 * Draws the bust around its neck; about 430 pixels from top to panel at scale 1.
 * @param name whose looks these are; in the same letters for every version of a person
 */
export function person(pen: Pen, figure: Figure, name: string, light: -1 | 1): void {
  pen.scale(light, 1)
  DRESS[figure](pen, looksOf(figure, name), new Chance(SALT, 'wears', figure, name))
}

const shade = (colour: string): string => darker(colour, 0.34)

function torso(pen: Pen, { cloth, shoulders }: Looks, slope = 60): Path {
  const path = mirrored([
    [46, -64],
    [62, -34],
    [shoulders * 0.62, -34 + slope * 0.35],
    [shoulders * 0.9, -34 + slope],
    [shoulders, -34 + slope + 60],
    [shoulders + 34, FOOT],
  ])
  lit(pen, path, cloth, shade(cloth), -58, 4)
  return path
}

function neck(pen: Pen, { skin, across }: Looks): void {
  const half = across * 0.46
  fill(
    pen,
    darker(skin, 0.3),
    polygon([
      [-half, -110],
      [half, -110],
      [half + 8, -20],
      [0, 18],
      [-half - 8, -20],
    ]),
  )
}

function head(pen: Pen, { skin, across, down }: Looks): Path {
  const path = new Path()
  path.moveTo(-across, HEAD_Y - down * 0.25)
  path.bezierCurveTo(-across, HEAD_Y - down * 1.28, across, HEAD_Y - down * 1.28, across, HEAD_Y - down * 0.25)
  path.bezierCurveTo(across, HEAD_Y + down * 0.42, across * 0.5, HEAD_Y + down, 0, HEAD_Y + down)
  path.bezierCurveTo(-across * 0.5, HEAD_Y + down, -across, HEAD_Y + down * 0.42, -across, HEAD_Y - down * 0.25)
  path.closePath()
  lit(pen, path, skin, shade(skin), -across * 0.52, -4)
  return path
}

function ears(pen: Pen, { skin, across }: Looks): void {
  fill(pen, darker(skin, 0.12), ellipse(-across, HEAD_Y + 2, 13, 24))
  fill(pen, darker(skin, 0.42), ellipse(across, HEAD_Y + 2, 13, 24))
}

/** Two layers of cloth that cross over the breast. */
function lapels(pen: Pen, { under, cloth, shoulders }: Looks): void {
  fill(
    pen,
    under,
    polygon([
      [-58, -44],
      [58, -44],
      [30, 120],
      [-30, 120],
    ]),
  )
  fill(
    pen,
    darker(under, 0.28),
    polygon([
      [58, -44],
      [30, 120],
      [-2, 120],
      [8, 40],
    ]),
  )
  const left = polygon([
    [-46, -66],
    [-84, -30],
    [-shoulders * 0.62, FOOT],
    [20, FOOT],
    [24, 150],
    [-22, 40],
  ])
  const right = polygon([
    [46, -66],
    [84, -30],
    [shoulders * 0.62, FOOT],
    [-6, FOOT],
    [-10, 176],
    [30, 40],
  ])
  fill(pen, darker(cloth, 0.4), right)
  fill(pen, mix(cloth, '#ffffff', 0.1), left)
}

function hairCap(pen: Pen, { hair, across, down }: Looks, low: number): void {
  const path = new Path()
  const top = HEAD_Y - down * 1.1
  path.moveTo(-across - 7, HEAD_Y + low)
  path.bezierCurveTo(-across - 16, top - 6, -across * 0.4, top - 22, 0, top - 18)
  path.bezierCurveTo(across * 0.5, top - 22, across + 16, top - 6, across + 7, HEAD_Y + low)
  path.quadraticCurveTo(across * 0.92, HEAD_Y - down * 0.35, across * 0.45, HEAD_Y - down * 0.5)
  path.quadraticCurveTo(-across * 0.3, HEAD_Y - down * 0.72, -across * 0.8, HEAD_Y - down * 0.3)
  path.closePath()
  lit(pen, path, hair, shade(hair), -across * 0.55, 0)
}

function longHair(pen: Pen, { hair, across, down }: Looks, length: number): void {
  const path = new Path()
  const top = HEAD_Y - down * 1.12
  path.moveTo(-across - 24, HEAD_Y + length)
  path.bezierCurveTo(-across - 40, top, -across * 0.5, top - 26, 0, top - 22)
  path.bezierCurveTo(across * 0.5, top - 26, across + 40, top, across + 24, HEAD_Y + length)
  path.closePath()
  lit(pen, path, darker(hair, 0.16), darker(hair, 0.45), -across * 0.6, 0)
}

function beard(pen: Pen, { hair, across, down }: Looks, face: Path): void {
  within(pen, face, () => {
    const path = new Path()
    path.moveTo(-across - 4, HEAD_Y + 6)
    path.quadraticCurveTo(-across * 0.75, HEAD_Y + down * 0.5, -across * 0.34, HEAD_Y + down * 0.4)
    path.quadraticCurveTo(0, HEAD_Y + down * 0.3, across * 0.34, HEAD_Y + down * 0.4)
    path.quadraticCurveTo(across * 0.75, HEAD_Y + down * 0.5, across + 4, HEAD_Y + 6)
    path.lineTo(across, HEAD_Y + down + 20)
    path.lineTo(-across, HEAD_Y + down + 20)
    path.closePath()
    lit(pen, path, hair, shade(hair), -across * 0.5, 0)
  })
}

/** A hood: `deep` ones leave the face in the dark. */
function hood(pen: Pen, { cloth, across, down }: Looks, deep: boolean): void {
  const wide = across * 1.5
  const top = HEAD_Y - down * 1.42
  const outer = new Path()
  outer.moveTo(-wide * 1.16, 6)
  outer.bezierCurveTo(-wide * 1.28, HEAD_Y - down * 0.5, -wide * 0.85, top, 0, top - 12)
  outer.bezierCurveTo(wide * 0.85, top, wide * 1.28, HEAD_Y - down * 0.5, wide * 1.16, 6)
  outer.quadraticCurveTo(0, 90, -wide * 1.16, 6)
  const inner = new Path()
  const gap = deep ? 0.86 : 1.04
  inner.moveTo(0, HEAD_Y + down * 1.3)
  inner.bezierCurveTo(
    -across * gap * 1.15,
    HEAD_Y + down,
    -across * gap * 1.35,
    HEAD_Y - down * 0.8,
    0,
    HEAD_Y - down * 1.12,
  )
  inner.bezierCurveTo(
    across * gap * 1.35,
    HEAD_Y - down * 0.8,
    across * gap * 1.15,
    HEAD_Y + down,
    0,
    HEAD_Y + down * 1.3,
  )
  const ring = new Path()
  ring.addPath(outer)
  ring.addPath(inner)
  pen.save()
  if (deep) faded(pen, 0.78, () => fill(pen, '#07040a', inner))
  const path = ring
  pen.fillStyle = shade(cloth)
  pen.fill(path, 'evenodd')
  pen.clip(path, 'evenodd')
  pen.translate(-44, 6)
  pen.fillStyle = paler(cloth, 0.07)
  pen.fill(outer)
  pen.restore()
  stroke(pen, darker(cloth, 0.55), 5, inner)
}

function eyes(pen: Pen, { across }: Looks, colour: string): void {
  for (const side of [-1, 1])
    fill(
      pen,
      colour,
      polygon([
        [side * across * 0.2, HEAD_Y + 2],
        [side * across * 0.58, HEAD_Y - 10],
        [side * across * 0.5, HEAD_Y + 5],
        [side * across * 0.28, HEAD_Y + 8],
      ]),
    )
}

/** Lines painted on the face. */
function paintOnFace(pen: Pen, looks: Looks, face: Path, chance: Chance, colour: string): void {
  const { across, down } = looks
  const kind = chance.whole(0, 4)
  within(pen, face, () => {
    if (kind === 0)
      for (const side of [-1, 1])
        fill(
          pen,
          colour,
          polygon([
            [side * across * 0.3, HEAD_Y - down],
            [side * across * 0.56, HEAD_Y - down],
            [side * across * 0.44, HEAD_Y + down * 0.6],
          ]),
        )
    if (kind === 1) fill(pen, colour, rounded(-across, HEAD_Y - 14, across * 2, 30, 0))
    if (kind === 2)
      fill(
        pen,
        colour,
        polygon([
          [-across * 0.16, HEAD_Y - down * 1.2],
          [across * 0.16, HEAD_Y - down * 1.2],
          [0, HEAD_Y + down * 0.2],
        ]),
      )
    if (kind === 3)
      for (const side of [-1, 1])
        for (const step of [0, 1, 2])
          fill(pen, colour, rounded(side * across * 0.62 - 14, HEAD_Y + 8 + step * 18, 28, 8, 4))
    if (kind === 4) fill(pen, colour, ellipse(0, HEAD_Y + down * 0.95, across * 0.6, down * 0.35))
  })
}

function hairOf(pen: Pen, looks: Looks, chance: Chance, face: Path): void {
  const cut = chance.whole(0, 4)
  if (cut !== 4) hairCap(pen, looks, cut === 0 ? 30 : cut === 1 ? -12 : 4)
  if (cut === 2) lit(pen, ellipse(0, HEAD_Y - looks.down * 1.28, 34, 28), looks.hair, shade(looks.hair), -16)
  if (cut === 4)
    fill(
      pen,
      darker(looks.hair, 0.1),
      rounded(-looks.across - 4, HEAD_Y - looks.down * 0.55, looks.across * 2 + 8, 15, 7),
    )
  if (chance.often(0.4)) beard(pen, looks, face)
}

function robe(pen: Pen, looks: Looks, chance: Chance): void {
  const covered = chance.often(0.28)
  const strange = looks.strange
  const length = chance.often(0.35) ? chance.between(60, 130) : 0
  if (length > 0 && !covered) longHair(pen, looks, length)
  torso(pen, looks, 84)
  neck(pen, looks)
  lapels(pen, looks)
  if (strange) crest(pen, looks, chance)
  else if (!covered) ears(pen, looks)
  const face = head(pen, looks)
  if (strange) paintOnFace(pen, looks, face, chance, darker(looks.skin, 0.3))
  else hairOf(pen, looks, chance, face)
  if (covered) hood(pen, looks, false)
}

function shadow(pen: Pen, looks: Looks, chance: Chance): void {
  const covered = chance.often(0.5)
  torso(pen, looks, 90)
  neck(pen, looks)
  lapels(pen, { ...looks, under: mix(looks.cloth, looks.trim, 0.25) })
  if (!covered) thorns(pen, looks, chance, darker(looks.skin, 0.45))
  const face = head(pen, looks)
  paintOnFace(pen, looks, face, chance, '#190d12')
  if (covered) hood(pen, looks, true)
  eyes(pen, looks, chance.pick(['#ffd24a', '#ff9a3c', '#ffe9a0']))
}

function thorns(pen: Pen, { across, down }: Looks, chance: Chance, colour: string): void {
  const count = chance.whole(2, 4) * 2 + 1
  for (let thorn = 0; thorn < count; thorn++) {
    const angle = -Math.PI / 2 + (thorn / (count - 1) - 0.5) * 2
    const [x, y] = [Math.cos(angle) * across * 0.95, HEAD_Y - down * 0.2 + Math.sin(angle) * down * 0.86]
    at(
      pen,
      x,
      y,
      () =>
        fill(
          pen,
          colour,
          polygon([
            [-11, 8],
            [0, -34],
            [11, 8],
          ]),
        ),
      1,
      angle + Math.PI / 2,
    )
  }
}

function royal(pen: Pen, looks: Looks, chance: Chance): void {
  const piece = chance.whole(0, 5)
  const { across, down, trim, cloth } = looks
  const gold = chance.pick(['#e2b24a', '#d9c27a', '#c98f3a', '#e6d3a0'])
  if (piece === 0) fan(pen, looks, gold)
  if (piece === 1)
    lit(
      pen,
      ellipse(0, HEAD_Y - down * 0.5, across * 1.75, down * 1.42),
      mix(looks.hair, cloth, 0.25),
      shade(looks.hair),
      -60,
    )
  if (piece === 5) longHair(pen, looks, 90)
  torso(pen, looks, 40)
  collar(pen, looks, gold)
  neck(pen, looks)
  fill(
    pen,
    gold,
    polygon([
      [-64, -42],
      [64, -42],
      [0, 130],
    ]),
  )
  fill(
    pen,
    darker(trim, 0.1),
    polygon([
      [-44, -36],
      [44, -36],
      [0, 88],
    ]),
  )
  ears(pen, looks)
  const face = head(pen, looks)
  if (piece !== 5 && piece !== 3) hairCap(pen, looks, -8)
  if (piece === 3) hairOf(pen, looks, chance, face)
  if (piece === 1)
    for (const side of [-1, 1]) lit(pen, ellipse(side * across * 1.32, HEAD_Y + 6, 26, 46), gold, shade(gold), -10)
  if (piece === 2) crown(pen, looks, gold, trim)
  if (piece === 4) mitre(pen, looks, gold)
  if (piece === 5) {
    hairCap(pen, looks, 10)
    fill(pen, gold, rounded(-across - 4, HEAD_Y - down * 0.66, across * 2 + 8, 13, 6))
  }
  fill(pen, trim, ellipse(0, HEAD_Y - down * 0.6, 11, 15))
}

function fan(pen: Pen, { across, down, trim }: Looks, gold: string): void {
  const y = HEAD_Y - down * 0.2
  const reach = down * 1.75
  for (const [share, colour] of [
    [1, shade(gold)],
    [0.93, gold],
    [0.74, trim],
    [0.66, darker(trim, 0.35)],
  ] as const) {
    const disc = new Path()
    disc.ellipse(0, y, across * 1.9 * share, reach * share, 0, Math.PI, 0)
    disc.closePath()
    fill(pen, colour, disc)
  }
  for (let ray = 0; ray < 9; ray++) {
    const angle = Math.PI + ((ray + 0.5) / 9) * Math.PI
    fill(pen, paler(gold, 0.4), ellipse(Math.cos(angle) * across * 1.58, y + Math.sin(angle) * reach * 0.83, 8))
  }
}

function collar(pen: Pen, { cloth, trim }: Looks, gold: string): void {
  const path = mirrored([
    [40, -30],
    [60, -150],
    [142, -178],
    [150, -60],
    [96, 10],
  ])
  lit(pen, path, mix(cloth, trim, 0.3), shade(cloth), -40)
  stroke(
    pen,
    gold,
    5,
    polygon([
      [60, -148],
      [142, -176],
    ]),
    polygon([
      [-60, -148],
      [-142, -176],
    ]),
  )
}

function crown(pen: Pen, { across, down }: Looks, gold: string, jewel: string): void {
  const y = HEAD_Y - down * 0.62
  const half = mirrored([
    [0, y - 92],
    [across * 0.26, y - 40],
    [across * 0.56, y - 84],
    [across * 0.72, y - 30],
    [across * 1.06, y - 62],
    [across * 1.02, y + 18],
    [0, y + 2],
  ])
  lit(pen, half, gold, shade(gold), -across * 0.6)
  for (const x of [-0.56, 0, 0.56]) fill(pen, jewel, ellipse(across * x, y - 10, 9))
}

function mitre(pen: Pen, { across, down, cloth, trim }: Looks, gold: string): void {
  const y = HEAD_Y - down * 0.5
  const path = mirrored([
    [0, y - 168],
    [across * 0.66, y - 128],
    [across * 1.16, y - 20],
    [across * 1.08, y + 30],
    [0, y + 8],
  ])
  lit(pen, path, mix(cloth, trim, 0.45), shade(cloth), -across * 0.6)
  within(pen, path, () => {
    fill(
      pen,
      gold,
      rounded(-16, y - 180, 32, 200, 0),
      polygon([
        [-across * 1.4, y - 6],
        [across * 1.4, y - 6],
        [across * 1.4, y + 34],
        [0, y + 12],
        [-across * 1.4, y + 34],
      ]),
    )
  })
}

function armour(pen: Pen, looks: Looks, chance: Chance): void {
  const { cloth, trim, shoulders } = looks
  torso(pen, looks, 56)
  const plate = mirrored([
    [34, -52],
    [118, -30],
    [128, 90],
    [70, 190],
    [0, 206],
  ])
  lit(pen, plate, paler(cloth, 0.16), darker(cloth, 0.2), -66)
  fill(
    pen,
    trim,
    polygon(
      [
        [-128, 66],
        [-128, 98],
        [128, -2],
        [128, -34],
      ].map(([x, y]) => [x! * 0.98, y! + 20] as const),
    ),
  )
  for (const side of [-1, 1]) {
    const pad = ellipse(side * shoulders * 0.84, 22, 74, 62)
    lit(pen, pad, paler(cloth, 0.08), shade(cloth), -30, -6)
    stroke(pen, trim, 7, arcPath(side * shoulders * 0.84, 22, 60, side < 0 ? 2.4 : -0.9, side < 0 ? 4.0 : 0.75))
  }
  neck(pen, looks)
  lit(
    pen,
    mirrored([
      [0, -70],
      [56, -84],
      [66, -40],
      [0, -12],
    ]),
    darker(cloth, 0.2),
    darker(cloth, 0.5),
    -30,
  )
  const wears = chance.whole(0, 3)
  if (wears !== 1) ears(pen, looks)
  const face = head(pen, looks)
  if (wears === 0) cap(pen, looks, trim)
  if (wears === 1) helmet(pen, looks, face, chance)
  if (wears === 2) beret(pen, looks, trim)
  if (wears === 3) {
    hairOf(pen, looks, chance, face)
    if (chance.often(0.5)) paintOnFace(pen, looks, face, chance, darker(trim, 0.2))
  }
  if (wears === 0 || wears === 2) hairSides(pen, looks)
}

function hairSides(pen: Pen, { hair, across, down }: Looks): void {
  for (const side of [-1, 1])
    fill(pen, side < 0 ? hair : shade(hair), rounded(side * across * 0.96 - 9, HEAD_Y - down * 0.5, 18, down * 0.42, 8))
}

function arcPath(x: number, y: number, radius: number, from: number, to: number): Path {
  const path = new Path()
  path.arc(x, y, radius, from, to)
  return path
}

function cap(pen: Pen, { cloth, across, down }: Looks, trim: string): void {
  const y = HEAD_Y - down * 0.52
  const crownOf = mirrored([
    [0, y - 92],
    [across * 0.9, y - 80],
    [across * 1.14, y - 34],
    [across * 1.02, y],
    [0, y - 4],
  ])
  lit(pen, crownOf, cloth, shade(cloth), -across * 0.6)
  fill(
    pen,
    trim,
    mirrored([
      [0, y - 20],
      [across * 1.06, y - 16],
      [across * 1.03, y + 6],
      [0, y + 2],
    ]),
  )
  const peak = new Path()
  peak.moveTo(-across * 1.05, y + 2)
  peak.quadraticCurveTo(0, y + 56, across * 1.05, y + 2)
  peak.quadraticCurveTo(0, y - 12, -across * 1.05, y + 2)
  fill(pen, darker(cloth, 0.6), peak)
}

function beret(pen: Pen, { cloth, across, down }: Looks, trim: string): void {
  const y = HEAD_Y - down * 0.6
  const path = new Path()
  path.moveTo(-across * 1.04, y + 6)
  path.bezierCurveTo(-across * 1.2, y - 84, across * 0.4, y - 110, across * 1.5, y - 36)
  path.bezierCurveTo(across * 1.64, y - 10, across * 1.3, y + 12, across * 1.02, y + 6)
  path.quadraticCurveTo(0, y - 20, -across * 1.04, y + 6)
  lit(pen, path, mix(cloth, trim, 0.4), shade(cloth), -across * 0.6)
  fill(pen, paler(trim, 0.4), ellipse(-across * 0.56, y - 26, 12))
}

function helmet(pen: Pen, { cloth, across, down, trim }: Looks, face: Path, chance: Chance): void {
  const y = HEAD_Y
  const shell = mirrored([
    [0, y - down * 1.32],
    [across * 0.72, y - down * 1.14],
    [across * 1.2, y - down * 0.5],
    [across * 1.24, y + down * 0.5],
    [across * 0.78, y + down * 0.92],
    [across * 0.6, y + down * 0.3],
    [across * 0.14, y + down * 0.24],
    [0, y + down * 0.24],
  ])
  within(pen, face, () => fill(pen, darker(cloth, 0.7), rounded(-across, y - down * 0.5, across * 2, down * 1.6, 0)))
  lit(pen, shell, paler(cloth, 0.12), shade(cloth), -across * 0.66)
  const visor = mirrored([
    [0, y - down * 0.3],
    [across * 0.98, y - down * 0.36],
    [across * 0.92, y + down * 0.06],
    [across * 0.12, y + down * 0.06],
    [across * 0.1, y + down * 0.7],
    [0, y + down * 0.7],
  ])
  fill(pen, '#12131c', visor)
  faded(pen, 0.8, () =>
    fill(
      pen,
      trim,
      polygon([
        [-across * 0.86, y - down * 0.26],
        [-across * 0.2, y - down * 0.22],
        [-across * 0.3, y - down * 0.12],
        [-across * 0.84, y - down * 0.12],
      ]),
    ),
  )
  if (chance.often(0.6))
    lit(
      pen,
      mirrored([
        [0, y - down * 1.64],
        [14, y - down * 1.56],
        [18, y - down * 0.62],
        [0, y - down * 0.56],
      ]),
      trim,
      shade(trim),
      -12,
    )
}

function pilot(pen: Pen, looks: Looks, chance: Chance): void {
  const { cloth, trim, across, down } = looks
  torso(pen, looks, 62)
  for (const side of [-1, 1])
    fill(
      pen,
      darker(cloth, side < 0 ? 0.35 : 0.55),
      polygon([
        [side * 62, -40],
        [side * 104, -30],
        [side * 60, 260],
        [side * 26, 260],
      ]),
    )
  fill(pen, darker(trim, 0.1), rounded(-74, 96, 148, 30, 6))
  fill(pen, paler(trim, 0.35), rounded(-22, 90, 44, 42, 6))
  neck(pen, looks)
  lit(
    pen,
    mirrored([
      [0, -66],
      [64, -86],
      [78, -32],
      [0, 4],
    ]),
    paler(cloth, 0.28),
    darker(cloth, 0.1),
    -34,
  )
  const strange = looks.strange
  if (strange) crest(pen, looks, chance)
  const face = head(pen, looks)
  if (strange && chance.often(0.5)) paintOnFace(pen, looks, face, chance, darker(looks.skin, 0.35))
  const shell = mirrored([
    [0, HEAD_Y - down * 1.28],
    [across * 0.74, HEAD_Y - down * 1.1],
    [across * 1.18, HEAD_Y - down * 0.5],
    [across * 1.24, HEAD_Y + down * 0.3],
    [across * 0.94, HEAD_Y + down * 0.46],
    [across * 0.86, HEAD_Y - down * 0.3],
    [0, HEAD_Y - down * 0.42],
  ])
  const colour = chance.pick([paler(cloth, 0.1), trim, '#b8b2a4', '#7d4a2a'])
  lit(pen, shell, colour, shade(colour), -across * 0.62)
  if (chance.often(0.5))
    within(pen, shell, () =>
      fill(pen, mix(trim, '#ffffff', 0.25), rounded(-16, HEAD_Y - down * 1.5, 32, down * 1.2, 0)),
    )
  goggles(pen, looks, chance.often(0.55) ? HEAD_Y - 8 : HEAD_Y - down * 0.62, chance)
}

function goggles(pen: Pen, { across }: Looks, y: number, chance: Chance): void {
  const glass = chance.pick(['#f2b33d', '#58b7c9', '#9ad06a', '#e06a4a'])
  fill(pen, '#2a2320', rounded(-across * 1.18, y - 9, across * 2.36, 18, 8))
  for (const side of [-1, 1]) {
    const rim = ellipse(side * across * 0.44, y, 36, 31)
    fill(pen, '#3a322c', rim)
    lit(pen, ellipse(side * across * 0.44, y, 27, 23), paler(glass, 0.25), glass, -9, -8)
  }
}

/** What grows from a head that is not a human one. */
function crest(pen: Pen, looks: Looks, chance: Chance): void {
  const { skin, across, down } = looks
  const kind = chance.whole(0, 5)
  const back = darker(skin, 0.16)
  if (kind === 0)
    for (const side of [-1, 1]) {
      const tail = new Path()
      tail.moveTo(side * across * 0.5, HEAD_Y - down * 0.9)
      tail.bezierCurveTo(side * across * 2, HEAD_Y - down, side * across * 2.1, HEAD_Y + 80, side * across * 1.5, 120)
      tail.bezierCurveTo(side * across * 1.3, 60, side * across * 1.3, HEAD_Y + 30, side * across * 0.7, HEAD_Y + 10)
      lit(pen, tail, back, shade(skin), -20)
    }
  if (kind === 1) for (const side of [-1, 1]) horn(pen, side, looks)
  if (kind === 2)
    for (const side of [-1, 1]) {
      const ear = polygon([
        [side * across * 0.8, HEAD_Y - 34],
        [side * across * 2.1, HEAD_Y - 62],
        [side * across * 1.5, HEAD_Y + 12],
        [side * across * 0.86, HEAD_Y + 32],
      ])
      lit(pen, ear, back, shade(skin), -14, 4)
    }
  if (kind === 3) {
    const dome = new Path()
    dome.ellipse(0, HEAD_Y - down * 0.72, across * 1.12, down * 1.02, 0, 0, FULL)
    lit(pen, dome, back, shade(skin), -across * 0.6)
  }
  if (kind === 4)
    for (const side of [-1, 1]) {
      stroke(
        pen,
        side < 0 ? back : shade(skin),
        10,
        polygon([
          [side * across * 0.4, HEAD_Y - down * 0.8],
          [side * across * 0.66, HEAD_Y - down * 1.5],
        ]),
      )
      fill(pen, side < 0 ? skin : shade(skin), ellipse(side * across * 0.68, HEAD_Y - down * 1.52, 17))
    }
  if (kind === 5)
    lit(
      pen,
      mirrored([
        [0, HEAD_Y - down * 1.72],
        [20, HEAD_Y - down * 1.5],
        [across * 0.5, HEAD_Y - down * 0.8],
        [0, HEAD_Y - down * 0.6],
      ]),
      back,
      shade(skin),
      -24,
    )
}

function horn(pen: Pen, side: number, { across, down, skin }: Looks): void {
  const path = new Path()
  path.moveTo(side * across * 0.4, HEAD_Y - down * 0.74)
  path.quadraticCurveTo(side * across * 1.2, HEAD_Y - down * 1.1, side * across * 1.02, HEAD_Y - down * 1.74)
  path.quadraticCurveTo(side * across * 1.72, HEAD_Y - down * 1.0, side * across * 0.9, HEAD_Y - down * 0.36)
  const bone = mix('#e9dcc0', skin, 0.25)
  lit(pen, path, bone, darker(bone, 0.4), -10)
}

function creature(pen: Pen, looks: Looks, chance: Chance): void {
  const wide = chance.between(1, 1.25)
  const own = { ...looks, across: looks.across * wide, down: looks.down * chance.between(0.84, 1) }
  crest(pen, own, chance)
  torso(pen, own, 50)
  neck(pen, { ...own, across: own.across * 1.25 })
  if (chance.often(0.5)) lapels(pen, own)
  else {
    fill(
      pen,
      darker(own.cloth, 0.45),
      polygon([
        [-190, -20],
        [-140, -34],
        [120, FOOT],
        [60, FOOT],
      ]),
    )
    for (const step of [0, 1, 2]) fill(pen, own.trim, ellipse(-128 + step * 58, 20 + step * 92, 15))
  }
  const face = head(pen, own)
  if (chance.often(0.6)) paintOnFace(pen, own, face, chance, darker(own.skin, 0.25))
  const glow = chance.pick(['#f7e6b0', '#ffd24a', '#f6f3e6'])
  const high = chance.often(0.5)
  for (const side of [-1, 1]) {
    const x = side * own.across * (high ? 0.6 : 0.46)
    const y = high ? HEAD_Y - own.down * 0.86 : HEAD_Y - 12
    if (high) lit(pen, ellipse(x, y, 33, 36), own.skin, shade(own.skin), -16)
    fill(pen, glow, ellipse(x, y, 22, high ? 22 : 17))
    fill(pen, '#1c1412', ellipse(x, y, 8, high ? 17 : 13))
  }
  stroke(pen, darker(own.skin, 0.5), 6, arcPath(0, HEAD_Y + own.down * 0.22, own.across * 0.46, 0.35, Math.PI - 0.35))
}

function civil(pen: Pen, looks: Looks, chance: Chance): void {
  const strange = looks.strange
  const wears = chance.whole(0, 4)
  if (strange) crest(pen, looks, chance)
  else if (wears === 1) longHair(pen, looks, chance.between(40, 120))
  torso(pen, looks, 70)
  neck(pen, looks)
  if (chance.often(0.5)) lapels(pen, looks)
  else {
    fill(
      pen,
      looks.under,
      polygon([
        [-60, -40],
        [60, -40],
        [0, 100],
      ]),
    )
    lit(
      pen,
      mirrored([
        [0, -18],
        [92, -44],
        [116, 20],
        [0, 92],
      ]),
      mix(looks.cloth, looks.trim, 0.5),
      shade(looks.trim),
      -50,
    )
  }
  if (!strange) ears(pen, looks)
  const face = head(pen, looks)
  if (strange) paintOnFace(pen, looks, face, chance, darker(looks.skin, 0.28))
  else hairOf(pen, looks, chance, face)
  if (wears === 2) hood(pen, looks, false)
  if (wears === 3) cap(pen, looks, looks.trim)
}

type Dress = (pen: Pen, looks: Looks, chance: Chance) => void

const DRESS: Readonly<Record<Figure, Dress>> = { robe, shadow, royal, armour, pilot, creature, civil, droid: civil }
