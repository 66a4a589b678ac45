/** A person, assembled from the parts that their look names. */

import type { Focus, Pen } from '../../../../contract/index.ts'
import { Brush } from '../../../../kit/drawing/brush.ts'
import { BEARDS } from '../../../../likeness/beards.ts'
import { HAIR } from '../../../../likeness/hair.ts'
import type { Build, PersonLook } from '../appearance/types.ts'
import { GARMENTS } from './garments.ts'
import { HEADGEAR } from './headgear.ts'
import { HEADS } from './heads.ts'
import { humanNeck } from './heads-human.ts'
import { HELD } from './held.ts'
import type { Layers } from './layers.ts'
import { MARKS } from './marks.ts'

/** How large a figure is, how much lower it stands, and how wide its shoulders are, beside a medium one. */
const BUILDS: Readonly<Record<Build, { readonly size: number; readonly drop: number; readonly shoulders: number }>> = {
  medium: { size: 1, drop: 0, shoulders: 1 },
  slim: { size: 1, drop: 0, shoulders: 0.84 },
  lean: { size: 1, drop: 0, shoulders: 0.72 },
  broad: { size: 1, drop: 0, shoulders: 1.12 },
  tall: { size: 1, drop: 24, shoulders: 1 },
  small: { size: 0.94, drop: 26, shoulders: 0.78 },
  child: { size: 0.92, drop: 30, shoulders: 0.68 },
  huge: { size: 1, drop: 20, shoulders: 1.24 },
  twins: { size: 0.78, drop: 20, shoulders: 0.72 },
  pair: { size: 1, drop: 10, shoulders: 0.9 },
}

/** Where the face of this person lies, in the units that `paintPerson` draws in. */
export function personFocus(look: PersonLook): Focus {
  const { size, drop } = BUILDS[look.build]
  const worn = (look.headgear && HEADGEAR[look.headgear[0]].focus) ?? (look.hair && HAIR[look.hair[0]].focus)
  const focus = worn ?? HEADS[look.head[0]].focus
  const wide = look.build === 'twins' ? 1.5 : 1
  return { x: focus.x * size, y: focus.y * size + drop, size: focus.size * size * wide }
}

/** Draws the bust around its neck: about 330 units above it and 150 below. */
export function paintPerson(pen: Pen, look: PersonLook): void {
  const brush = new Brush(pen, look.hologram)
  const { size, drop } = BUILDS[look.build]
  if (look.build === 'twins')
    for (const x of [84, -84]) brush.at(x, drop + (x > 0 ? -26 : 18), () => layers(brush, look), size)
  else brush.at(0, drop, () => layers(brush, look), size)
  if (look.hologram) scanLines(brush)
}

/** The flickering lines of a hologram. */
function scanLines(brush: Brush): void {
  const lines = Array.from({ length: 15 }, (_, row) => `M-230 ${-330 + row * 34}L230 ${-330 + row * 34}`)
  brush.faded(0.22, () => brush.line('#dff0ff', 5, lines.join('')))
}

function layers(brush: Brush, look: PersonLook): void {
  const { shoulders } = BUILDS[look.build]
  const head = HEADS[look.head[0]]
  const garment = GARMENTS[look.garment[0]]
  const worn: readonly (readonly [Layers, readonly string[]])[] = [
    ...(look.held ? [[HELD[look.held[0]], look.held.slice(1)] as const] : []),
    [head, look.head.slice(1)],
    ...(look.hair ? [[HAIR[look.hair[0]], look.hair.slice(1)] as const] : []),
    ...(look.headgear ? [[HEADGEAR[look.headgear[0]], look.headgear.slice(1)] as const] : []),
  ]
  const dress = (layer: keyof Layers): void =>
    brush.at(0, 0, () => garment[layer]?.(brush, look.garment.slice(1), look), [shoulders, 1])
  for (const [part, colours] of worn) part.back?.(brush, colours, look)
  dress('back')
  ;(head.neck ?? humanNeck)(brush, look.head.slice(1), look)
  dress('front')
  head.front?.(brush, look.head.slice(1), look)
  face(brush, look, head.outline)
  for (const [part, colours] of worn) if (part !== head) part.front?.(brush, colours, look)
  dress('over')
  for (const [part, colours] of [...worn].reverse()) part.over?.(brush, colours, look)
}

/** Paint on the face, and growths. */
function face(brush: Brush, look: PersonLook, outline: string | undefined): void {
  const { marks, beard } = look
  const paint = (): void => marks && MARKS[marks[0]](brush, marks.slice(1), look)
  if (outline === undefined || marks?.[0] === 'spots') paint()
  else brush.inside(outline, paint)
  if (beard !== undefined) BEARDS[beard[0]](brush, beard.slice(1))
}
