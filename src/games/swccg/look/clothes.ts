/** Shoulders and clothes below a neck at 0/0, and what figures carry. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { ENDOR_CLOTHES, ENDOR_EXTRAS } from './clothes-endor.ts'
import type { Colours } from './heads.ts'

type Part = (brush: Brush, colours: Colours) => void

const SHOULDERS = 'M-236 240 C-232 110 -150 56 -56 12 L56 12 C150 56 232 110 236 240 Z'
const collar = (brush: Brush, colour: string): void =>
  brush.lit(colour, 'M-62 14 Q0 40 62 14 L70 -6 Q0 20 -70 -6 Z', 14)

const armour: Part = (brush, [white = '#f2f2ee', black = '#17181c', pauldron]) => {
  brush.lit(black, SHOULDERS, 40)
  brush.lit(white, 'M-110 60 Q0 100 110 60 L124 240 L-124 240 Z', 40)
  brush.both(() => brush.lit(white, 'M-226 150 Q-216 84 -140 62 Q-112 110 -128 168 L-222 196 Z', 22))
  if (pauldron !== undefined) brush.lit(pauldron, 'M-232 170 Q-226 80 -130 46 Q-92 96 -108 150 Z', 20)
  brush.line(darker(white, 0.4), 5, 'M-90 150 L90 150')
}
const flightSuit: Part = (brush, [cloth = '#d8722a', vest = '#eceae4', box = '#3a3e46']) => {
  brush.lit(cloth, SHOULDERS, 56)
  collar(brush, darker(cloth, 0.15))
  brush.lit(vest, 'M-104 52 L-40 36 L-34 240 L-112 240 Z M104 52 L40 36 L34 240 L112 240 Z', 16)
  brush.lit(box, 'M-52 92 L52 92 L52 172 L-52 172 Z', 22)
  brush.fill('#d0453e', 'M-36 108 L-14 108 L-14 126 L-36 126 Z')
  brush.fill('#58b86a', 'M-4 108 L18 108 L18 126 L-4 126 Z')
  brush.line(darker(vest, 0.4), 12, 'M-52 132 Q-110 160 -128 240')
}
const blackSuit: Part = (brush, [black = '#1a1c22', grey = '#6a7078', stripe]) => {
  brush.lit(black, SHOULDERS, 46)
  brush.lit(grey, 'M-64 78 L64 78 L64 178 L-64 178 Z', 26)
  for (const x of [-40, -10, 20]) brush.fill('#0b0c10', `M${x} 96 L${x + 20} 96 L${x + 20} 118 L${x} 118 Z`)
  for (const x of [-1, 1]) brush.line(darker(grey, 0.2), 22, `M${x * 66} 88 Q${x * 40} 20 ${x * 62} -40`)
  if (stripe !== undefined) brush.both(() => brush.fill(stripe, 'M-158 76 L-126 60 L-112 240 L-150 240 Z'))
}
const uniform: Part = (brush, [cloth = '#5a6052', red = '#c23a34', blue = '#3a6ac2']) => {
  brush.lit(cloth, SHOULDERS, 56)
  collar(brush, darker(cloth, 0.12))
  brush.line(darker(cloth, 0.35), 7, 'M0 36 L0 240')
  for (const [at, colour] of [red, red, red, blue, blue, blue].entries())
    brush.fill(colour, `M${-104 + (at % 3) * 26} ${96 + (at > 2 ? 24 : 0)} h20 v18 h-20 Z`)
}
const poncho: Part = (brush, [cloth = '#6b7a4a', dark = '#4a3a28']) => {
  brush.lit(cloth, 'M-250 240 C-230 120 -140 40 -60 6 L60 6 C140 40 230 120 250 240 Z', 56)
  for (const [x, y, r] of [
    [-140, 150, 40],
    [-40, 110, 34],
    [80, 140, 44],
    [170, 200, 34],
    [-90, 220, 36],
    [30, 210, 30],
  ] as const)
    brush.dot(darker(cloth, 0.3), x, y, r, r * 0.55, x / 200)
  for (const [x, y] of [
    [-180, 210],
    [20, 80],
    [120, 90],
    [-40, 180],
  ] as const)
    brush.dot(dark, x, y, 22, 12, 0.6)
  collar(brush, dark)
}
const coat: Part = (brush, [cloth = '#6b6a44', shirt = '#eceae4']) => {
  brush.lit(shirt, 'M-80 10 L80 10 L96 240 L-96 240 Z', 30)
  brush.lit('#23252a', 'M-84 34 L-34 20 L-22 240 L-100 240 Z M84 34 L34 20 L22 240 L100 240 Z', 14)
  brush.both(() => {
    brush.lit(cloth, 'M-240 240 C-232 120 -150 50 -60 8 L-76 120 L-70 240 Z', 30)
    for (const [x, y] of [
      [-190, 170],
      [-130, 110],
      [-120, 210],
    ] as const)
      brush.dot(darker(cloth, 0.3), x, y, 26, 15, 0.5)
  })
}
const cape: Part = (brush, [blue = '#8ab4d8', gold = '#d8a23a']) => {
  brush.lit('#3a4a66', SHOULDERS, 40)
  brush.both(() => {
    brush.lit(blue, 'M-250 240 C-240 110 -160 40 -64 2 L-90 130 L-120 240 Z', 36)
    brush.line(gold, 12, 'M-66 4 L-92 130 L-122 240')
  })
}
const robe: Part = (brush, [cloth = '#17141a', clasp]) => {
  brush.lit(cloth, 'M-256 240 C-246 110 -150 30 -70 -6 L70 -6 C150 30 246 110 256 240 Z', 60)
  brush.line(paler(cloth, 0.14), 9, 'M0 30 L-10 240')
  if (clasp !== undefined) brush.dot(clasp, 0, 42, 14)
}
const darkLord: Part = (brush, [black = '#121318', red = '#c23a34']) => {
  brush.lit(black, 'M-270 240 C-250 100 -160 20 -70 -20 L70 -20 C160 20 250 100 270 240 Z', 60)
  brush.line('#7d8590', 9, 'M-70 12 Q0 52 70 12')
  brush.lit('#2a2e36', 'M-58 100 L58 100 L58 180 L-58 180 Z', 20)
  for (const [at, colour] of [red, '#58b86a', '#3a6ac2', '#d8dde4'].entries())
    brush.fill(colour, `M${-44 + at * 24} 118 h16 v24 h-16 Z`)
}
const bandolier: Part = (brush, [strap = '#c9a24a', fur = '#7a4a2c']) => {
  brush.lit(fur, SHOULDERS, 60)
  brush.line(darker(strap, 0.5), 44, 'M-150 60 L120 240')
  for (const share of [0.08, 0.3, 0.52, 0.74, 0.94])
    brush.fill('#c9d0d8', `M${-166 + share * 270} ${66 + share * 180} h34 v24 h-34 Z`)
}
const jacket: Part = (brush, [cloth = '#e8e2d0', trim = '#6b4a34']) => {
  brush.lit(cloth, SHOULDERS, 56)
  collar(brush, trim)
  brush.lit(trim, 'M-26 40 L26 40 L34 240 L-34 240 Z', 14)
}
const plates: Part = (brush, [green = '#4f6b4a', grey = '#8a8f98']) => {
  brush.lit(darker(grey, 0.25), SHOULDERS, 44)
  brush.lit(green, 'M-92 66 Q0 96 92 66 L82 180 L-82 180 Z', 34)
  brush.both(() => brush.lit(green, 'M-222 150 Q-210 84 -138 66 Q-112 108 -130 160 Z', 20))
  brush.lit('#9a8a6a', 'M-70 10 Q0 50 90 14 L110 96 Q40 70 -60 40 Z', 20)
}
const metal: Part = (brush, [colour = '#4a4a4c']) => {
  brush.lit(colour, 'M-150 240 Q-170 90 -90 50 L90 50 Q170 90 150 240 Z', 46)
  brush.dot(darker(colour, 0.4), 0, 120, 34)
  brush.dot(paler(colour, 0.3), 0, 120, 20)
  brush.both(() => brush.ball(darker(colour, 0.15), -150, 110, 34, 38))
}

/** Clothes by name. */
export const CLOTHES = {
  none: () => {},
  armour,
  'flight suit': flightSuit,
  'black suit': blackSuit,
  uniform,
  poncho,
  coat,
  cape,
  robe,
  'dark lord': darkLord,
  bandolier,
  jacket,
  plates,
  metal,
  ...ENDOR_CLOTHES,
} as const satisfies Readonly<Record<string, Part>>

// ---------------------------------------------------------------- extras

const beard: Part = (brush, [colour = '#2a1c12']) =>
  brush.lit(
    colour,
    'M-78 -132 Q-70 -70 -30 -36 Q0 -24 30 -36 Q70 -70 78 -132 Q50 -96 30 -100 Q0 -108 -30 -100 Q-50 -96 -78 -132 Z',
    22,
  )
const longHair: Part = (brush, [colour = '#d8b46a']) =>
  brush.both(() => brush.lit(colour, 'M-84 -190 Q-104 -90 -92 0 L-54 -6 Q-66 -90 -62 -186 Z', 14))
const rifle: Part = (brush) => {
  brush.at(
    150,
    40,
    () => {
      brush.lit('#2a2a30', 'M-26 -250 L10 -250 L14 170 L-30 170 Z', 10)
      brush.fill('#5a5a60', 'M-20 -310 L4 -310 L4 -250 L-20 -250 Z M14 -140 L44 -140 L44 -40 L14 -40 Z')
    },
    1,
    0.22,
  )
}
const pack: Part = (brush, [colour = '#5a4a34']) => {
  brush.lit(colour, 'M-250 -30 L-130 -60 L-110 130 L-240 150 Z', 24)
  brush.fill(darker(colour, 0.35), 'M-240 20 L-122 -4 L-120 14 L-238 38 Z')
}
const charge: Part = (brush) => {
  brush.at(-150, 90, () => {
    brush.lit('#7a7e84', 'M-56 -50 L56 -50 L56 60 L-56 60 Z', 20)
    brush.dot('#ff5a4a', 0, 4, 22)
    brush.dot('#ffd0c0', -6, -3, 8)
  })
}
const saber: Part = (brush, [blade = '#ff3a3a']) => {
  brush.faded(0.3, () => brush.line(blade, 46, 'M170 90 L236 -270'))
  brush.line(blade, 22, 'M170 90 L236 -270')
  brush.line('#fff4f0', 9, 'M172 84 L234 -262')
  brush.line('#3a3e46', 24, 'M152 190 L168 100')
}
const pike: Part = (brush) => {
  brush.line('#4a4e58', 20, 'M176 240 L176 -250')
  brush.line('#ffb0a0', 14, 'M176 -250 L176 -320')
}

/** Extras by name. */
export const EXTRAS = {
  beard,
  'long hair': longHair,
  rifle,
  pack,
  charge,
  saber,
  pike,
  ...ENDOR_EXTRAS,
} as const satisfies Readonly<Record<string, Part>>
