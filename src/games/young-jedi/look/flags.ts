/** The flags of a race, for cards that are no place. */
import type { Pen } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, faded, fill, lit, rounded, within } from '../../../kit/drawing/pen.ts'
import { HUES } from './colours.ts'

/** Two crossed flags before a winner's wreath. */
export function flags(pen: Pen, chance: Chance): void {
  const colours = [chance.pick(HUES), chance.pick(HUES)]
  for (const size of [250, 205, 160]) faded(pen, 0.14, () => fill(pen, '#ffe9b0', ellipse(0, 0, size)))
  for (const side of [-1, 1])
    at(pen, 0, 90, () => {
      pen.scale(side, 1)
      pen.rotate(0.46)
      lit(pen, rounded(-8, -350, 16, 420, 8), '#c9a25a', '#6a4a24', -5)
      fill(pen, '#ffe7a0', ellipse(0, -356, 15))
      const cloth = new Path()
      cloth.moveTo(8, -336)
      cloth.bezierCurveTo(80, -372, 150, -300, 236, -334)
      cloth.lineTo(236, -196)
      cloth.bezierCurveTo(150, -162, 80, -234, 8, -198)
      cloth.closePath()
      const colour = colours[side < 0 ? 0 : 1]!
      lit(pen, cloth, colour, darker(colour, 0.36), -30, -8)
      within(pen, cloth, () => {
        for (let row = 0; row < 4; row++)
          for (let column = 0; column < 6; column++)
            if ((row + column) % 2 === 0)
              faded(pen, 0.75, () => fill(pen, '#fff7e6', rounded(8 + column * 40, -360 + row * 52, 40, 52, 0)))
      })
    })
  for (const side of [-1, 1])
    for (let leaf = 0; leaf < 8; leaf++) {
      const angle = 0.35 + leaf * 0.27
      const [x, y] = [Math.sin(angle) * 150 * side, Math.cos(angle) * 130 + 20]
      at(pen, x, y, () => lit(pen, ellipse(0, 0, 15, 36), '#d9b44a', '#8a6a20', -5), 1, side * (0.9 - angle))
    }
}
