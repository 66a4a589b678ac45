/** Trees, ferns and a bunker, of which pictures of forests are made. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'

type Site = (brush: Brush, chance: Chance) => void

export const trunks =
  (count: number, width: number): Site =>
  (brush, chance) => {
    for (let trunk = 0; trunk < count; trunk++) {
      const x = -400 + (trunk + chance.next() * 0.5) * (800 / count)
      const bark = trunk % 2 === 0 ? '#4a3426' : '#2f2219'
      brush.lit(
        bark,
        `M${x - width * 0.4} -300 L${x + width * 0.4} -300 L${x + width * 0.5} 180 L${x + width} 250 L${x - width} 250 L${x - width * 0.5} 180 Z`,
        width * 0.3,
      )
    }
    for (const x of [-240, 20, 260])
      brush.faded(0.14, () => brush.fill('#f4ffd8', `M${x} -300 L${x + 90} -300 L${x - 30} 260 L${x - 190} 260 Z`))
    ferns(brush, chance)
  }
export const ferns: Site = (brush, chance) => {
  for (let leaf = 0; leaf < 46; leaf++) {
    const [x, y] = [-400 + chance.next() * 800, 190 + chance.next() * 60]
    brush.line(
      chance.pick(['#2f6b34', '#4f9a4c', '#3c8040']),
      9,
      `M${x} ${y + 40} Q${x + chance.between(-30, 30)} ${y - 40} ${x + chance.between(-60, 60)} ${y - 30}`,
    )
  }
}
export const bunker: Site = (brush, chance) => {
  trunks(6, 40)(brush, chance)
  brush.lit('#6b7a4a', 'M-300 250 Q-240 -40 0 -60 Q240 -40 300 250 Z', 60)
  brush.lit('#5a6270', 'M-150 250 L-130 20 L130 20 L150 250 Z', 60)
  brush.fill('#16191f', 'M-84 250 L-84 60 L84 60 L84 250 Z')
  brush.line('#8d97a6', 9, 'M0 60 L0 250')
  ferns(brush, chance)
}
