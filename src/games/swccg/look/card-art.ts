/** The picture of a card, and the part of it that a small picture must show. */
import type { CardSheet, Focus, Pen, Rect } from '../../../contract/index.ts'
import { Brush } from '../../../kit/drawing/brush.ts'
import { Chance } from '../../../kit/drawing/chance.ts'
import { APPEARANCES } from './appearances.ts'
import { bust } from './bust.ts'
import { CRAFT, CRAFT_OF } from './craft.ts'
import { EMBLEMS } from './emblems.ts'
import type { Appearance } from './figure-parts.ts'
import { toneOf, WORLDS, worldOf } from './palettes.ts'
import { planet, SITES, sky } from './places.ts'

/** The width by height of the art of a usual card. */
const ART = { width: 712, height: 470 }
const DISC = { dark: '#c9d2df', light: '#ffcf9a' } as const
/** Grey bases of the Empire, green ones of the Rebellion: where a card without a planet is. */
const HOME = { dark: 'Death Star II', light: 'Endor' } as const

/** How large things are drawn, and where the middle of the picture is. */
function placed({ x, y, width, height }: Rect): { readonly x: number; readonly y: number; readonly scale: number } {
  return { x: x + width / 2, y: y + height / 2, scale: Math.min(1.15, width / ART.width, height / 440) }
}
/** The neck of a figure and its size. */
function stand({ x, y, width, height }: Rect): { readonly x: number; readonly y: number; readonly scale: number } {
  const scale = Math.min(1.05, Math.max(0.3, height / 500))
  return { x: x + width / 2, y: y + height - 152 * scale, scale }
}

/** Paints what the card shows; the same sheet and area give the same picture. */
export function paintArt(pen: Pen, sheet: CardSheet, area: Rect): void {
  const brush = new Brush(pen)
  const chance = new Chance('swccg', sheet.id)
  if (sheet.type === 'location') return place(pen, brush, sheet, area, chance)
  const home = worldOf(isAfloat(sheet) ? null : HOME[toneOf(sheet.side)])
  sky(pen, area, home, chance, brush, isAfloat(sheet))
  if (APPEARANCES[sheet.title] !== undefined && sheet.type === 'character') return figure(brush, sheet, area)
  thing(brush, sheet, area)
}

const isAfloat = ({ type, title }: CardSheet): boolean =>
  type === 'starship' || (type !== 'character' && EMBLEMS[title] !== undefined && type !== 'weapon')

function place(pen: Pen, brush: Brush, { title, realm }: CardSheet, area: Rect, chance: Chance): void {
  const { x, y, scale } = placed(area)
  const world = worldOf(realm)
  const site = SITES[title]
  sky(pen, area, site === undefined ? worldOf(null) : world, chance, brush, site === undefined)
  const wide = Math.max(area.width / ART.width, area.height / 470)
  if (site === undefined) brush.at(x, y, () => planet(brush, title, world), scale)
  else brush.at(x, y, () => site(brush, chance), wide)
}

function figure(brush: Brush, { title, side }: CardSheet, area: Rect): void {
  const { x, y, scale } = stand(area)
  const looks = APPEARANCES[title]!
  brush.at(
    x,
    y,
    () => {
      for (const [radius, share] of [
        [250, 0.2],
        [206, 0.3],
      ] as const)
        brush.faded(share, () => brush.dot(DISC[toneOf(side)], 0, -150, radius))
      if (looks.backed !== undefined) behind(brush, looks.backed)
      bust(brush, looks)
    },
    scale,
  )
}

function behind(brush: Brush, sign: NonNullable<Appearance['backed']>): void {
  if (sign === 'squadron')
    for (const [x, y] of [
      [-190, -250],
      [180, -270],
      [220, -150],
    ] as const)
      brush.faded(0.6, () => brush.at(x, y, () => CRAFT.interceptor(brush, []), 0.22))
  else if (sign === 'leaves')
    for (let leaf = 0; leaf < 9; leaf++)
      brush.at(
        -230 + leaf * 58,
        -20 - (leaf % 3) * 90,
        () => brush.lit('#3c8040', 'M0 60 Q-50 0 0 -70 Q50 0 0 60 Z', 14),
        1.1,
        leaf - 4,
      )
  else brush.faded(0.6, () => brush.at(160, -250, () => CRAFT[sign](brush, []), 0.4, -0.2))
}

function thing(brush: Brush, { title, side, type }: CardSheet, area: Rect): void {
  const { x, y, scale } = placed(area)
  for (const [radius, share] of [
    [230, 0.14],
    [180, 0.18],
  ] as const)
    brush.faded(share, () => brush.dot(DISC[toneOf(side)], x, y, radius * scale))
  const craft = CRAFT_OF[title]
  const large = scale * 0.78
  if (craft !== undefined) {
    const [name, ...colours] = craft
    const turn = type === 'starship' ? new Chance('turn', title).between(-0.3, 0.05) : 0
    brush.at(x, y, () => CRAFT[name](brush, colours), large, turn)
  } else brush.at(x, y, () => EMBLEMS[title]?.(brush), large)
}

/** The part that a small picture must show: a face, or the thing in the middle. */
export function focusOf({ type, title }: CardSheet, area: Rect): Focus {
  if (type === 'character' && APPEARANCES[title] !== undefined) {
    const { x, y, scale } = stand(area)
    const size = Math.min(330 * scale, area.width, area.height)
    return { x, y: Math.max(area.y + size / 2, y - 160 * scale), size }
  }
  const { x, y } = placed(area)
  return { x, y, size: Math.min(area.width, area.height) * 0.98 }
}

/** Titles for which there is a picture of their own. */
export const hasPicture = ({ type, title }: Pick<CardSheet, 'type' | 'title'>): boolean =>
  type === 'character'
    ? APPEARANCES[title] !== undefined
    : type === 'location'
      ? SITES[title] !== undefined || WORLDS[title] !== undefined
      : (CRAFT_OF[title] ?? EMBLEMS[title]) !== undefined
