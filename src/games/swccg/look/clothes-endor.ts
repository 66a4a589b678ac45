/** Clothes of Endor and of the fleets, and what their people carry; the neck is at 0/0. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'

type Part = (brush: Brush, colours: readonly string[]) => void

const SHOULDERS = 'M-236 240 C-232 110 -150 56 -56 12 L56 12 C150 56 232 110 236 240 Z'

/** Fur in tufts; the second colour is that of a cape. */
const fur: Part = (brush, [fur = '#7a5232', cape]) => {
  brush.lit(
    fur,
    'M-196 240 L-206 190 L-178 170 L-186 120 L-146 100 L-120 50 L-60 0 L60 0 L120 50 L146 100 L186 120 L178 170 L206 190 L196 240 Z',
    50,
  )
  brush.both(() => brush.line(darker(fur, 0.3), 7, 'M-60 90 L-70 150 M-110 140 L-124 200 M-30 170 L-34 230'), 0)
  if (cape !== undefined)
    brush.both(() => brush.lit(cape, 'M-40 -8 L-210 130 L-230 240 L-150 240 Q-120 120 -20 50 Z', 18))
}
/** A plain long robe with a chain and a medal. */
const gown: Part = (brush, [cloth = '#f2f0ea', medal = '#c9ced6']) => {
  brush.lit(cloth, 'M-246 240 C-236 110 -150 44 -62 2 L62 2 C150 44 236 110 246 240 Z', 56)
  brush.lit(darker(cloth, 0.08), 'M-62 2 L-10 90 L-36 240 L-110 240 Q-100 110 -62 2 Z', 16)
  brush.line(darker(medal, 0.2), 8, 'M-58 12 Q-40 90 0 110 Q40 90 58 12')
  brush.ball(medal, 0, 120, 24)
}
/** A biker's white plates over a dark suit. */
const bikerSuit: Part = (brush, [white = '#eeeeea', black = '#2a2622', belt]) => {
  brush.lit(black, SHOULDERS, 40)
  brush.lit(white, 'M-120 62 Q0 92 120 62 L104 150 Q0 176 -104 150 Z', 34)
  brush.both(() => brush.lit(white, 'M-230 170 Q-222 96 -150 68 Q-120 100 -134 156 Z', 18))
  brush.fill(darker(white, 0.5), 'M-96 158 L96 158 L92 190 L-92 190 Z')
  if (belt !== undefined) brush.line(belt, 26, 'M-180 80 L110 236')
}
/** A black tunic with a flap that has come open. */
const tunic: Part = (brush, [black = '#1b1c22', lining = '#b8b4a8']) => {
  brush.lit(black, SHOULDERS, 56)
  brush.lit(paler(black, 0.08), 'M-60 10 Q0 42 60 10 L66 -14 Q0 12 -66 -14 Z', 14)
  brush.line(paler(black, 0.22), 7, 'M12 34 L30 240')
  brush.lit(lining, 'M14 44 L86 64 L34 150 Z', 12)
}
/** A uniform with a yoke and rank squares on the collar: officers of the Rebellion. */
const officer: Part = (brush, [cloth = '#b8a888', yoke = '#6b4a34', rank = '#4f7fc0']) => {
  brush.lit(cloth, SHOULDERS, 56)
  brush.lit(yoke, 'M-190 96 Q-130 40 -58 10 L58 10 Q130 40 190 96 Q0 130 -190 96 Z', 24)
  brush.line(darker(cloth, 0.35), 7, 'M0 112 L0 240')
  for (const x of [-104, -78, -52]) brush.fill(rank, `M${x} 132 h18 v18 h-18 Z`)
}
/** Wide layered robes with a stole. */
const robes: Part = (brush, [cloth = '#5a3a7a', stole = '#3a2452', trim = '#c9a24a']) => {
  brush.lit(cloth, 'M-262 240 C-250 100 -150 24 -70 -6 L70 -6 C150 24 250 100 262 240 Z', 60)
  brush.both(() => {
    brush.lit(stole, 'M-74 -4 L-20 60 L-40 240 L-140 240 Q-130 90 -74 -4 Z', 18)
    brush.line(trim, 8, 'M-20 60 L-40 240')
  })
}

/** Clothes of these sets by name. */
export const ENDOR_CLOTHES = { fur, gown, 'biker suit': bikerSuit, tunic, officer, robes } as const satisfies Readonly<
  Record<string, Part>
>

// ---------------------------------------------------------------- extras

const WOOD = '#7a5a38'
const spear: Part = (brush, [head = '#8a8f98']) => {
  brush.line(WOOD, 18, 'M170 240 L186 -190')
  brush.lit(head, 'M186 -290 L158 -196 L186 -176 L214 -196 Z', 12)
}
const staff: Part = (brush, [top = '#efe6d0']) => {
  brush.line(WOOD, 20, 'M176 240 L180 -220')
  brush.lit(top, 'M180 -320 Q130 -300 140 -240 L220 -240 Q230 -300 180 -320 Z', 16)
  for (const x of [166, 196]) brush.dot('#2a1c14', x, -274, 9)
}
const axe: Part = (brush) => {
  brush.line(WOOD, 20, 'M168 240 L196 -180')
  brush.lit('#7d848c', 'M188 -190 Q120 -210 116 -130 Q150 -120 192 -126 Z', 12)
}
const bow: Part = (brush) => {
  brush.line('#e8dcc0', 5, 'M140 -230 L140 220')
  brush.line(WOOD, 18, 'M140 -230 Q270 0 140 220')
}
const horn: Part = (brush) => {
  brush.lit('#e0d2ae', 'M60 90 Q150 120 220 30 L258 60 Q190 190 56 130 Z', 18)
  brush.dot('#4a3626', 240, 42, 26, 20, -0.7)
}
const necklace: Part = (brush, [colour = '#efe6d0']) => {
  brush.line('#4a3626', 7, 'M-90 20 Q0 130 90 20')
  for (const [x, y] of [
    [-64, 56],
    [-34, 82],
    [0, 92],
    [34, 82],
    [64, 56],
  ] as const)
    brush.fill(colour, `M${x - 12} ${y} h24 l-12 38 Z`)
}
const datapad: Part = (brush, [screen = '#59c7ff']) => {
  brush.at(
    120,
    150,
    () => {
      brush.lit('#3a3e46', 'M-66 -60 L66 -60 L66 70 L-66 70 Z', 14)
      brush.fill(screen, 'M-48 -44 L48 -44 L48 26 L-48 26 Z')
      for (const y of [-26, -6]) brush.line('#eaf6ff', 6, `M-34 ${y} L26 ${y}`)
    },
    1,
    -0.16,
  )
}
const pistol: Part = (brush, [metal = '#2e3036']) => {
  brush.at(
    140,
    120,
    () => {
      brush.lit(metal, 'M-40 -30 L110 -44 L110 -14 L10 0 L0 70 L-44 66 Z', 12)
      brush.fill(paler(metal, 0.3), 'M20 -52 L70 -56 L70 -44 L20 -40 Z')
    },
    1,
    -0.5,
  )
}
const binoculars: Part = (brush, [metal = '#4a4e44']) => {
  brush.at(0, 120, () => {
    brush.both(() => {
      brush.lit(metal, 'M-84 -46 L-10 -46 L-10 50 L-84 50 Z', 12)
      brush.dot('#8fd0ff', -46, 4, 26)
    })
  })
}
const headset: Part = (brush, [colour = '#2a2d33']) => {
  brush.line(colour, 14, 'M-92 -150 Q-100 -290 0 -292 Q100 -290 92 -150')
  brush.both(() => brush.ball(colour, -92, -150, 26, 34))
  brush.line(colour, 9, 'M-92 -130 Q-90 -84 -34 -80')
}
const scarf: Part = (brush, [cloth = '#c9b04a']) => {
  brush.lit(cloth, 'M-84 10 Q0 70 84 10 L92 -26 Q0 24 -92 -26 Z', 20)
  brush.lit(darker(cloth, 0.12), 'M30 30 L76 30 L96 150 L46 158 Z', 12)
}
const medals: Part = (brush) => {
  for (const [x, colour] of [
    [70, '#e0b23c'],
    [106, '#c9ced6'],
    [142, '#c23a34'],
  ] as const) {
    brush.fill(darker(colour, 0.3), `M${x - 12} 100 h24 v24 h-24 Z`)
    brush.ball(colour, x, 138, 15)
  }
}
const cloak: Part = (brush, [cloth = '#3a4a66']) =>
  brush.both(() => brush.lit(cloth, 'M-262 240 C-250 110 -170 30 -70 -6 L-110 90 L-150 240 Z', 30))
const moustache: Part = (brush, [colour = '#3a2a1c']) =>
  brush.lit(colour, 'M0 -96 Q-26 -108 -50 -84 Q-24 -82 0 -88 Q24 -82 50 -84 Q26 -108 0 -96 Z', 8)

/** Extras of these sets by name. */
export const ENDOR_EXTRAS = {
  ...{ spear, staff, axe, bow, horn, necklace, datapad, pistol, binoculars, headset, scarf, medals, cloak, moustache },
} as const satisfies Readonly<Record<string, Part>>
