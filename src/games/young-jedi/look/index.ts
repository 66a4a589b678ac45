/** The look of this game, for the drawing of cards and tables. */
import type { Look } from '../../../contract/index.ts'
import { focusOf, paintArt } from './art.ts'
import { numberColour, paletteOf, slotColour, tintOf, tone } from './colours.ts'
import { numberSign, sign } from './signs.ts'

/** The look of Young Jedi, as `src/pictures` asks for it. */
export const look: Look = {
  palette: paletteOf,
  tint: tintOf,
  iconColour: slotColour,
  numberColour,
  badge: 'destiny',
  paintArt,
  focus: focusOf,
  paintSign: (pen, side, x, y, size, colour) => sign(pen, tone(side), x, y, size, colour),
  paintNumber: numberSign,
}
