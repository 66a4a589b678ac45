/** Backdrops: the sky of a planet or space, and the landmarks of locations. */
import type { Pen, Rect } from '../../../contract/index.ts'
import type { Brush } from '../../../kit/drawing/brush.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, mix, paler } from '../../../kit/drawing/colours.ts'
import { CRAFT } from './craft.ts'
import type { World } from './palettes.ts'
import { SITES_OF_ENDOR } from './places-endor.ts'
import { bunker, ferns, trunks } from './places-forest.ts'

/** Fills the area with the sky of a world; space gets stars. */
export function sky(pen: Pen, area: Rect, world: World, chance: Chance, brush: Brush, stars: boolean): void {
  const ramp = pen.createLinearGradient(area.x, area.y, area.x, area.y + area.height)
  ramp.addColorStop(0, world.sky[0])
  ramp.addColorStop(1, world.sky[1])
  pen.fillStyle = ramp
  pen.fillRect(area.x, area.y, area.width, area.height)
  if (!stars) return
  for (let star = 0; star < 90; star++) {
    const [x, y] = [area.x + chance.next() * area.width, area.y + chance.next() * area.height]
    brush.faded(chance.between(0.3, 0.95), () => brush.dot('#ffffff', x, y, chance.between(0.8, 2.6)))
  }
}

/** A planet as a ball of radius 190 around 0/0, with what it is known by. */
export function planet(brush: Brush, name: string, { ground: [bright, dark] }: World): void {
  const round = 'M-190 0 A190 190 0 1 1 190 0 A190 190 0 1 1 -190 0 Z'
  if (name === 'Kessel') {
    brush.lit(
      bright,
      'M-210 10 Q-190 -150 -60 -150 Q40 -210 130 -130 Q230 -60 190 60 Q170 160 40 170 Q-90 210 -160 130 Q-230 90 -210 10 Z',
      70,
    )
    for (const [x, y, r] of [
      [-90, -40, 40],
      [60, 40, 54],
      [110, -80, 28],
      [-50, 110, 34],
    ] as const)
      brush.dot(dark, x, y, r, r * 0.7)
    brush.dot('#0c0606', 60, 44, 30, 20)
    return
  }
  if (name === 'Death Star II') return unfinished(brush, bright, dark)
  brush.ball(bright, 0, 0, 190)
  brush.inside(round, () => bands(brush, name, bright, dark))
  if (name === 'Tatooine') {
    brush.dot('#fff2c0', 236, -150, 46)
    brush.dot('#ffd890', 300, -96, 34)
  }
  if (name === 'Carida') brush.line('#e8dcc0', 13, 'M-270 70 Q0 150 270 -70')
  if (name === 'Gall') brush.ball('#8a9a6a', 240, -120, 46)
  if (name === 'Bespin')
    brush.at(30, 60, () => brush.lit('#f4ece0', 'M-90 0 Q0 -34 90 0 Q30 16 8 60 L-8 60 Q-30 16 -90 0 Z', 20), 0.8)
}
function bands(brush: Brush, name: string, bright: string, dark: string): void {
  if (name === 'Bespin' || name === 'Tatooine')
    for (const [y, tall] of [
      [-120, 26],
      [-50, 40],
      [30, 22],
      [90, 44],
    ] as const)
      brush.faded(0.5, () =>
        brush.fill(
          mix(bright, dark, 0.5),
          `M-200 ${y} Q0 ${y + 34} 200 ${y} L200 ${y + tall} Q0 ${y + tall + 30} -200 ${y + tall} Z`,
        ),
      )
  else if (name === 'Sullust')
    for (const vein of [
      'M-190 -40 L-90 -70 L-20 10 L80 -20 L190 50',
      'M-100 190 L-60 80 L30 60 L60 -90 L110 -190',
      'M-160 90 L-60 80',
    ])
      brush.line('#ff6a2a', 11, vein)
  else if (name === 'Mon Calamari' || name === 'Aquaris')
    for (const swirl of [
      'M-180 -60 Q-60 -120 40 -60 Q130 -20 190 -70',
      'M-170 60 Q-40 10 60 70 Q140 110 190 60',
      'M-60 -140 Q20 -170 90 -130',
    ])
      brush.faded(0.8, () => brush.line('#eef7ff', 20, swirl))
  else
    for (const [x, y, r] of [
      [-80, -60, 90],
      [70, 20, 110],
      [-30, 120, 80],
      [110, -120, 60],
    ] as const)
      brush.faded(0.55, () => brush.dot(dark, x, y, r, r * 0.6, 0.4))
}
function unfinished(brush: Brush, bright: string, dark: string): void {
  brush.lit(
    bright,
    'M-190 0 A190 190 0 0 1 60 -180 L20 -90 L90 -60 L50 0 L120 20 L90 90 L150 118 A190 190 0 0 1 -190 0 Z',
    70,
  )
  brush.fill(dark, 'M-188 10 L60 10 L64 28 L-186 28 Z')
  brush.dot(dark, -70, -70, 46)
  for (const bone of ['M60 -180 L150 -120', 'M90 -60 L186 -40', 'M120 20 L190 10', 'M150 118 L182 60'])
    brush.line(darker(bright, 0.3), 9, bone)
}

type Site = (brush: Brush, chance: Chance) => void
const platform: Site = (brush, chance) => {
  for (let tree = 0; tree < 16; tree++) brush.ball('#2f5f34', -400 + tree * 54 + chance.between(-20, 20), 230, 60, 90)
  for (const x of [-170, 0, 170])
    brush.lit('#4a525a', `M${x - 14} 30 L${x + 14} 30 L${x + 22} 250 L${x - 22} 250 Z`, 10)
  brush.lit('#8d97a6', 'M-270 -20 L270 -20 L230 40 L-230 40 Z', 0, -24)
  brush.fill('#ffe9b0', 'M-220 2 h440 v8 h-440 Z')
  brush.at(-90, -96, () => CRAFT['at-at'](brush, []), 0.34)
}
const trail: Site = (brush, chance) => {
  trunks(5, 70)(brush, chance)
  brush.lit('#a5855a', 'M-150 250 Q-60 120 20 70 Q60 30 40 -30 L70 -30 Q110 40 70 90 Q40 150 150 250 Z', 20)
  ferns(brush, chance)
}
const hall =
  (glow: string, kind: 'core' | 'shaft' | 'cells'): Site =>
  (brush) => {
    brush.lit('#2a313c', 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 200)
    if (kind === 'core') {
      brush.faded(0.4, () => brush.fill(glow, 'M-130 -300 L130 -300 L110 260 L-110 260 Z'))
      brush.fill('#fff6e0', 'M-54 -300 L54 -300 L44 260 L-44 260 Z')
      for (const y of [-180, -40, 110]) brush.line('#5b6472', 26, `M-300 ${y} Q0 ${y + 60} 300 ${y}`)
    } else if (kind === 'shaft')
      for (const [radius, colour] of [
        [300, '#3b434f'],
        [230, '#2c333d'],
        [160, '#1c2129'],
        [90, glow],
      ] as const)
        brush.line(
          colour,
          46,
          `M${-radius} 0 A${radius} ${radius} 0 1 1 ${radius} 0 A${radius} ${radius} 0 1 1 ${-radius} 0 Z`,
        )
    else
      for (let cell = 0; cell < 9; cell++) {
        const [x, y] = [-260 + (cell % 3) * 260, -170 + Math.floor(cell / 3) * 160]
        brush.lit('#5b6472', `M${x - 60} ${y - 60} h120 v120 h-120 Z`, 30)
        brush.dot(glow, x, y, 36)
        brush.dot(paler(glow, 0.6), x - 8, y - 8, 14)
      }
  }
const arena: Site = (brush) => {
  brush.lit('#c98f4a', 'M-400 -60 Q0 -190 400 -60 L400 60 Q0 -60 -400 60 Z', 0, -30)
  for (let seat = 0; seat < 40; seat++)
    brush.dot(seat % 3 ? '#7a4a2c' : '#fff2c0', -380 + seat * 20, -70 - Math.sin((seat / 39) * Math.PI) * 84, 6)
  brush.lit('#e0bf88', 'M-420 250 L420 250 L420 90 Q0 -10 -420 90 Z', 0, -40)
  brush.at(20, 120, () => CRAFT.racer(brush, []), 0.62)
}

/** The landmark of each place that is no planet, by its title. */
export const SITES: Readonly<Record<string, Site>> = {
  'Endor: Ancient Forest': trunks(4, 130),
  'Endor: Great Forest': trunks(8, 62),
  'Endor: Back Door': bunker,
  'Endor: Landing Platform (Docking Bay)': platform,
  'Endor: Hidden Forest Trail': trail,
  'Death Star II: Capacitors': hall('#59c7ff', 'cells'),
  'Death Star II: Coolant Shaft': hall('#8fe0ff', 'shaft'),
  'Death Star II: Reactor Core': hall('#ffd27a', 'core'),
  'Tatooine: Podrace Arena': arena,
  ...SITES_OF_ENDOR,
}
