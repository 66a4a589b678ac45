/** Draws a place between two bands: its landscape, its name and its bonus. */
import type { PlaceBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitsWhole, fitWords } from './fit.ts'
import { type BlockPainter, EDGE, stepOf } from './parts.ts'

const HEIGHT = [74, 66, 58, 58, 50] as const
const SECOND = 40
const PIN = 38
const GAP = 12
/** How dark the landscape is behind words, and beside them. */
const SHADE = { behind: 0.86, beside: 0.2, reach: 70, colour: '#050810', stops: 24 } as const

/** Draws a place. A bonus that does not fit beside the name stands below it. */
export const drawPlace: BlockPainter<PlaceBlock> = (drawing, { card, title, note }, top, { tight, sheet }) => {
  const height = stepOf(HEIGHT, tight)
  const left = EDGE + (card === null ? 0 : PIN + GAP)
  const room = PICTURE.width - EDGE - left
  const beside = { face: 'body', size: 30 } as const
  const noted = note === undefined ? null : fitWords(note, room, beside)
  const named = noted === null ? room : room - noted.width - GAP * 2
  const together =
    noted === null || (named > room * 0.3 && fitsWhole(title, named, { face: 'strong', size: 35, least: 31 }))
  const name = fitWords(title, together ? named : room, { face: 'strong', size: 35 })
  const whole = together ? height : height + SECOND
  const rect = { x: 0, y: top, width: PICTURE.width, height: whole }
  drawing.area(rect, COLOURS.strip)
  if (card !== null && sheet(card) !== null) {
    drawing.add({ kind: 'art', rect, card, crop: 'cover', radius: 0, light: 'full', colour: COLOURS.strip })
    const end = left + Math.max(name.width, together ? 0 : (noted?.width ?? 0))
    const start = together && noted !== null ? PICTURE.width - EDGE - noted.width : PICTURE.width
    drawing.add({ kind: 'shade', rect, colour: SHADE.colour, stops: shades(end, start) })
  }
  if (card !== null) drawing.icon('pin', EDGE, top + (height - PIN) / 2, PIN, COLOURS.white)
  drawing.words(name, { x: left, y: top, width: name.width, height }, { colour: COLOURS.white })
  if (noted === null) return whole
  const at = together
    ? { x: PICTURE.width - EDGE - noted.width, y: top, width: noted.width, height }
    : { x: left, y: top + height - 10, width: noted.width, height: SECOND }
  drawing.words(noted, at, { colour: card === null ? COLOURS.soft : COLOURS.white })
  return whole
}

/** Returns how dark the landscape is from left to right: behind the words up to `end` and from `start` on. */
const shades = (end: number, start: number): number[] =>
  Array.from({ length: SHADE.stops + 1 }, (_, stop) => {
    const x = (stop / SHADE.stops) * PICTURE.width
    const away = Math.min(x - end, start - x) - PICTURE.width / SHADE.stops
    const share = Math.min(1, Math.max(0, away / SHADE.reach))
    return SHADE.behind + (SHADE.beside - SHADE.behind) * share
  })
