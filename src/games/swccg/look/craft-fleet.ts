/** Starships of both fleets over Endor, and vehicles of the forest moon; about 560 units wide around 0/0. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'

type Part = (brush: Brush, colours: readonly string[]) => void

const GLASS = '#22324a'
const flame = (brush: Brush, x: number, y: number, size = 22, colour = '#8fd0ff'): void => {
  brush.faded(0.5, () => brush.fill(colour, `M${x} ${y - size} Q${x - size * 5} ${y} ${x} ${y + size} Z`))
  brush.dot('#eaf6ff', x, y, size * 0.5, size * 0.8)
}

/** A shuttle from the front: a tall fin, and two wings that hang down. */
const shuttle: Part = (brush, [hull = '#dfe2e2', marks = '#8d949c', glass = GLASS]) => {
  brush.lit(hull, 'M-26 -60 L-14 -290 L14 -290 L26 -60 Z', 16)
  brush.fill(marks, 'M-17 -240 L17 -240 L20 -200 L-20 -200 Z')
  brush.both(() => {
    brush.lit(hull, 'M-56 20 L-96 6 L-250 236 L-214 250 L-60 92 Z', 20)
    brush.fill(marks, 'M-196 164 L-228 210 L-204 222 L-170 184 Z')
    brush.line(darker(hull, 0.5), 12, 'M-96 80 L-96 190')
  })
  brush.lit(hull, 'M-92 -70 L92 -70 L112 20 L72 84 L-72 84 L-112 20 Z', 40)
  brush.fill(glass, 'M-64 -40 L-8 -40 L-8 0 L-74 0 Z M64 -40 L8 -40 L8 0 L74 0 Z')
  brush.fill(darker(hull, 0.3), 'M-60 26 L60 26 L48 62 L-48 62 Z')
}
/** A wedge with a stepped tower, larger than the Victory class; the third colour is a stripe along the hull. */
const imperialDestroyer: Part = (brush, [hull = '#a2aab2', dark = '#4a525a', stripe, lights = '3']) => {
  for (const y of [-34, 8, 50]) flame(brush, -262, y, 18)
  brush.lit(darker(hull, 0.24), 'M-270 20 L310 44 L-270 110 Z', 0, -24)
  brush.lit(hull, 'M-270 -40 L310 40 L-270 76 Z', 0, -40)
  brush.lit(paler(hull, 0.06), 'M-250 -62 L60 8 L-20 26 L-250 24 Z', 0, -24)
  brush.lit(hull, 'M-220 -132 L-96 -104 L-70 -30 L-220 -40 Z', 0, -20)
  brush.lit(hull, 'M-214 -190 L-120 -176 L-116 -140 L-214 -146 Z', 14)
  for (const x of [-190, -140]) brush.ball(dark, x, -204, 17)
  brush.lit(darker(hull, 0.1), 'M-200 -150 L-134 -146 L-120 -96 L-206 -100 Z', 12)
  brush.fill(dark, 'M-208 -166 L-122 -156 L-122 -148 L-208 -158 Z')
  if (stripe !== undefined) brush.fill(stripe, 'M-264 30 L264 46 L232 52 L-264 50 Z')
  for (let light = 0; light < Number(lights); light++) brush.dot('#ffe9b0', -170 + light * 60, 4 + light * 6, 7)
}
/** Twelve times as long as a Star Destroyer: a dagger with a city on it, and a destroyer beside it for measure. */
const executor: Part = (brush, [hull = '#8f99a6', dark = '#3e464f']) => {
  for (const y of [-20, 0, 20, 40]) flame(brush, -300, y, 11)
  brush.lit(darker(hull, 0.28), 'M-306 6 L320 46 L-306 74 Z', 0, -16)
  brush.lit(hull, 'M-306 -40 Q0 -20 324 42 Q0 50 -306 50 Z', 0, -30)
  for (let block = 0; block < 15; block++) {
    const [x, high] = [-284 + block * 32, 20 + ((block * 7) % 5) * 11]
    brush.lit(block % 2 ? dark : paler(hull, 0.05), `M${x} ${-26 + block * 3} v${-high} h26 v${high} Z`, 8)
  }
  brush.lit(hull, 'M-250 -150 L-190 -142 L-186 -60 L-250 -64 Z', 12)
  for (const x of [-238, -204]) brush.ball(dark, x, -158, 13)
  for (let light = 0; light < 18; light++) brush.dot('#ffe9b0', -290 + light * 32, 18 + (light % 3) * 8, 4)
  brush.at(150, 170, () => imperialDestroyer(brush, []), 0.2)
}
/** A cruiser of the Mon Calamari: a long swollen hull of bubbles; `wings` gives it a pair. */
const starCruiser: Part = (brush, [hull = '#b8a894', second = '#7a6a5a', wings = '']) => {
  for (const y of [-40, -8, 24, 56]) flame(brush, -280, y, 17, '#ffb08a')
  if (wings === 'wings')
    for (const side of [-1, 1])
      brush.at(0, 4, () => brush.lit(darker(hull, 0.16), 'M-190 40 L-110 190 L-10 204 L40 60 Z', 16), [1, side])
  brush.lit(
    hull,
    'M-286 -70 Q-240 -110 -160 -96 Q-100 -130 0 -104 Q90 -120 160 -76 Q270 -70 310 -4 Q280 50 170 62 Q90 108 0 92 Q-110 120 -170 84 Q-250 96 -286 70 Z',
    0,
    -54,
  )
  for (const [x, y, r] of [
    [-200, -40, 44],
    [-110, -58, 52],
    [-20, -48, 46],
    [70, -54, 40],
    [-160, 40, 38],
    [-60, 44, 50],
    [50, 36, 42],
    [140, -10, 34],
  ] as const)
    brush.ball(paler(hull, 0.06), x, y, r, r * 0.66)
  brush.line(second, 12, 'M-270 6 Q-60 26 288 -2')
  for (let light = 0; light < 11; light++) brush.dot('#ffe9b0', -220 + light * 44, 4 + (light % 2) * 14, 5)
  if (wings === 'command') {
    brush.lit(second, 'M-80 -96 L-50 -170 L30 -170 L60 -104 Z', 18)
    for (const x of [-34, -8, 18]) brush.dot('#ffe9b0', x, -144, 7)
  }
}
/** A saucer with two prongs and a cockpit at its side; the third colour is a patch of the hull. */
const freighter: Part = (brush, [hull = '#c9c6ba', dark = '#6a6e70', patch = '#8a3a2e']) => {
  brush.faded(0.6, () => brush.line('#8fd0ff', 26, 'M-214 -80 A230 230 0 0 0 -214 80'))
  brush.lit(hull, 'M120 -90 L280 -60 L280 -20 L160 -14 L160 14 L280 20 L280 60 L120 90 Z', 14)
  brush.ball(hull, -30, 0, 196, 186)
  brush.fill(darker(hull, 0.24), 'M-226 -14 L166 -14 L166 14 L-226 14 Z')
  brush.dot(darker(hull, 0.3), -30, 0, 66)
  brush.dot(dark, -30, 0, 44)
  brush.line(dark, 8, 'M-74 0 L14 0 M-30 -44 L-30 44')
  for (const [x, y] of [
    [-120, -90],
    [60, 84],
    [-110, 100],
  ] as const)
    brush.dot(patch, x, y, 26, 20, 0.4)
  brush.lit(darker(hull, 0.1), 'M60 120 L170 150 L214 136 L210 196 L150 200 L40 168 Z', 14)
  brush.fill(GLASS, 'M186 146 L214 140 L212 190 L182 194 Z')
  brush.ball(dark, 40, -120, 34)
}
/** A blockade runner: eleven engines behind, a hammer in front. */
const corvette: Part = (brush, [hull = '#d8d4c8', stripe = '#b8402e']) => {
  for (let engine = 0; engine < 7; engine++) flame(brush, -226, -84 + engine * 28, 12, '#ffb08a')
  brush.lit(darker(hull, 0.2), 'M-230 -110 L-120 -100 L-120 100 L-230 110 Z', 20)
  for (let engine = 0; engine < 7; engine++) brush.line(darker(hull, 0.45), 6, `M-228 ${-84 + engine * 28} h100`)
  brush.lit(hull, 'M-130 -62 L90 -34 L120 -34 L120 34 L90 34 L-130 62 Z', 0, -26)
  brush.fill(stripe, 'M-60 -52 L-20 -47 L-20 47 L-60 52 Z M50 -39 L70 -36 L70 36 L50 39 Z')
  brush.ball(darker(hull, 0.2), -40, -52, 26, 20)
  brush.lit(hull, 'M110 -76 Q230 -92 300 -40 L300 40 Q230 92 110 76 Z', 0, -30)
  brush.fill(GLASS, 'M262 -26 L292 -22 L292 22 L262 26 Z')
}
/** A transport like a shell over rows of containers. */
const transport: Part = (brush, [hull = '#c2b8a2', boxes = '#8a5a34']) => {
  for (const y of [-30, 10]) flame(brush, -262, y, 22, '#ffb08a')
  for (let box = 0; box < 7; box++)
    brush.lit(box % 2 ? boxes : darker(boxes, 0.2), `M${-200 + box * 58} 20 h50 v72 h-50 Z`, 10)
  brush.lit(hull, 'M-270 30 Q-270 -70 -120 -92 Q120 -120 260 -30 Q300 0 280 30 Z', 0, -40)
  brush.line(darker(hull, 0.3), 8, 'M-170 -74 L-180 26 M-70 -96 L-80 26 M40 -100 L30 26 M150 -78 L140 26')
  brush.lit(darker(hull, 0.1), 'M120 -92 L150 -150 L210 -146 L230 -60 Z', 12)
}
/** A slim fighter with two long wings and cannons at their ends. */
const headhunter: Part = (brush, [hull = '#c9c6ba', marks = '#3f6b8a']) => {
  for (const y of [-44, 44]) flame(brush, -210, y, 20, '#ff9a6a')
  for (const side of [-1, 1])
    brush.at(
      0,
      0,
      () => {
        brush.lit(hull, 'M-190 -36 L-150 -250 L-70 -250 L40 -40 Z', 24)
        brush.fill(marks, 'M-160 -190 L-152 -230 L-82 -230 L-60 -190 Z')
        brush.line('#6a7078', 14, 'M-150 -250 L80 -250')
        brush.lit(darker(hull, 0.14), 'M-220 -66 L20 -66 L40 -26 L-220 -26 Z', 8)
      },
      [1, side],
    )
  brush.lit(hull, 'M-200 -36 L40 -46 Q250 -30 306 0 Q250 30 40 46 L-200 36 Z', 0, -22)
  brush.fill(GLASS, 'M-20 -26 Q50 -34 100 0 Q50 34 -20 26 Z')
  brush.fill(marks, 'M190 -26 L220 -20 L220 20 L190 26 Z')
}
/** A bike that hovers: an engine with a saddle, and vanes on two long arms in front. */
const bike: Part = (brush, [hull = '#6a5a48', saddle = '#2a2622', vanes = '#8a8f98']) => {
  brush.faded(0.3, () => brush.dot('#c9b48a', -40, 150, 230, 26))
  brush.line('#4a4e54', 13, 'M40 -10 L210 40 M40 20 L200 74')
  for (const y of [40, 76]) brush.lit(vanes, `M196 ${y - 34} L300 ${y - 20} L290 ${y + 20} L190 ${y + 18} Z`, 10)
  brush.lit(hull, 'M-290 -20 Q-280 -70 -180 -66 L30 -50 L80 0 L40 46 L-180 54 Q-280 50 -290 -20 Z', 0, -34)
  brush.dot(darker(hull, 0.4), -270, -8, 24, 40)
  brush.lit(saddle, 'M-210 -66 Q-150 -112 -70 -84 L-30 -56 L-190 -56 Z', 14)
  brush.line('#2a2d33', 14, 'M40 -40 L62 -124 M30 -124 L104 -118')
  brush.lit(darker(hull, 0.2), 'M-120 54 L20 50 L-10 96 L-110 96 Z', 10)
  brush.line('#3a3e46', 12, 'M-60 84 L70 96')
}
/** Leather stretched on poles, with an Ewok's seat below. */
const glider: Part = (brush, [leather = '#b07a48', wood = '#6b4a2c']) => {
  brush.lit(
    leather,
    'M0 -190 Q-160 -200 -306 -60 Q-200 -80 -150 -30 Q-90 -60 0 -20 Q90 -60 150 -30 Q200 -80 306 -60 Q160 -200 0 -190 Z',
    50,
  )
  brush.line(wood, 13, 'M0 -196 L0 40 M0 -180 L-296 -64 M0 -180 L296 -64 M0 -180 L-150 -34 M0 -180 L150 -34')
  brush.line(wood, 9, 'M-60 -40 L-30 130 M60 -40 L30 130 M-70 130 L70 130')
  brush.ball('#7a5232', 0, 70, 44, 50)
  brush.ball('#a8764a', 0, 26, 36)
  brush.both(() => brush.dot('#7a5232', -30, 2, 13), 0)
}

/** Draws a craft three times, in the formation of a squadron. */
export const squadronOf =
  (one: Part): Part =>
  (brush, colours) => {
    for (const [x, y, size] of [
      [-150, -110, 0.46],
      [150, -70, 0.46],
      [-10, 100, 0.6],
    ] as const)
      brush.at(x, y, () => one(brush, colours), size, -0.1)
  }

/** These ships and vehicles by name. */
export const FLEET = {
  shuttle,
  'imperial destroyer': imperialDestroyer,
  executor,
  'star cruiser': starCruiser,
  freighter,
  corvette,
  transport,
  headhunter,
  bike,
  glider,
} as const satisfies Readonly<Record<string, Part>>
