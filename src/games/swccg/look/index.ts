/** The look of this game, for the drawing of cards and tables. */
import type { Look, Pen, Rect } from '../../../contract/index.ts'
import { Brush } from '../../../kit/drawing/brush.ts'
import { focusOf, paintArt } from './card-art.ts'
import { iconColour, numberColour, paletteOf, toneOf, worldOf } from './palettes.ts'

/** A wheel of spokes for the Empire, a rising wing for the Rebellion. */
function paintSign(pen: Pen, side: string, x: number, y: number, size: number, colour: string): void {
  const brush = new Brush(pen)
  brush.at(
    x,
    y,
    () => {
      if (toneOf(side) === 'dark') {
        brush.line(colour, 16, 'M-84 0 A84 84 0 1 1 84 0 A84 84 0 1 1 -84 0 Z')
        for (let spoke = 0; spoke < 6; spoke++)
          brush.at(0, 0, () => brush.fill(colour, 'M-12 -24 L12 -24 L22 -74 L-22 -74 Z'), 1, (spoke * Math.PI) / 3)
      } else {
        brush.fill(
          colour,
          'M0 -96 Q26 -60 16 -14 Q62 -20 62 -72 Q104 -10 62 46 Q38 74 18 70 L24 96 L-24 96 L-18 70 Q-38 74 -62 46 Q-104 -10 -62 -72 Q-62 -20 -16 -14 Q-26 -60 0 -96 Z',
        )
      }
    },
    size / 200,
  )
}

/** Signs of the numbers that a table shows by themselves; others get a dot. */
function paintNumber(pen: Pen, id: string, area: Rect, { colour, plate }: { colour: string; plate: string }): boolean {
  const shape = NUMBER_SIGNS[id]
  if (shape === undefined) return false
  const brush = new Brush(pen)
  brush.at(
    area.x + area.width / 2,
    area.y + area.height / 2,
    () => {
      brush.fill(plate, 'M-100 -100 L100 -100 L100 100 L-100 100 Z')
      brush.fill(colour, shape)
    },
    Math.min(area.width, area.height) / 200,
  )
  return true
}
const NUMBER_SIGNS: Readonly<Record<string, string>> = {
  power: 'M-20 -84 L52 -84 L12 -18 L64 -18 L-44 88 L-8 14 L-56 14 Z',
  ability: 'M0 -84 L24 -24 L86 -20 L36 18 L54 80 L0 44 L-54 80 L-36 18 L-86 -20 L-24 -24 Z',
  forfeit: 'M-70 -80 L70 -80 L70 10 Q60 66 0 88 Q-60 66 -70 10 Z',
  deploy: 'M-24 -84 L24 -84 L24 10 L70 10 L0 86 L-70 10 L-24 10 Z',
}

/** The look of the Star Wars CCG, as `src/pictures` asks for it. */
export const look: Look = {
  palette: paletteOf,
  tint: (realm) => worldOf(realm).tint,
  iconColour,
  numberColour,
  badge: 'destiny',
  paintArt,
  focus: focusOf,
  dark: ({ type }) => type === 'starship',
  paintSign,
  paintNumber,
}
