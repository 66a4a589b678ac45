/** Starships and vehicles, each with its best-known outline; about 560 units wide around 0/0. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { FLEET, squadronOf } from './craft-fleet.ts'
import { CRAFT_OF_FLEETS } from './craft-titles.ts'
import type { Colours } from './heads.ts'

type Part = (brush: Brush, colours: Colours) => void

const GLASS = '#22324a'
const THRUST = '#ff9a6a'

// ---------------------------------------------------------------- TIEs

/** The ball of a TIE with its round window. */
function cockpit(brush: Brush, hull: string, radius = 74): void {
  brush.ball(hull, 0, 0, radius)
  brush.dot('#0c0f15', 0, 0, radius * 0.62)
  for (let spoke = 0; spoke < 8; spoke++) {
    const [x, y] = [Math.cos((spoke * Math.PI) / 4), Math.sin((spoke * Math.PI) / 4)]
    const along = (share: number) => `${Math.round(x * radius * share)} ${Math.round(y * radius * share)}`
    brush.line(hull, 5, `M${along(0.22)} L${along(0.62)}`)
  }
  brush.dot(paler(hull, 0.2), 0, 0, radius * 0.2)
}
const panel = (brush: Brush, hull: string, black: string, outline: string, ...ribs: readonly string[]): void => {
  brush.lit(black, outline, 20)
  brush.line(hull, 12, outline)
  for (const rib of ribs) brush.line(hull, 8, rib)
}

const tie: Part = (brush, [hull = '#7a8690', black = '#1c1f26']) => {
  brush.both(() => {
    brush.fill(darker(hull, 0.2), 'M-60 -22 L-200 -12 L-200 12 L-60 22 Z')
    panel(
      brush,
      hull,
      black,
      'M-190 -90 L-230 -220 L-280 -220 L-300 0 L-280 220 L-230 220 L-190 90 Z',
      'M-300 0 L-190 0',
      'M-256 -220 L-244 220',
    )
  })
  cockpit(brush, hull)
}
const interceptor: Part = (brush, [hull = '#6a7680', black = '#1c1f26', stripe]) => {
  brush.both(() => {
    brush.fill(darker(hull, 0.2), 'M-60 -22 L-190 -14 L-190 14 L-60 22 Z')
    panel(
      brush,
      hull,
      black,
      'M-176 -46 L-214 -236 L-262 -210 L-280 -40 L-280 40 L-262 210 L-214 236 L-176 46 L-214 0 Z',
      'M-280 0 L-214 0',
    )
    if (stripe !== undefined) brush.line(stripe, 15, 'M-238 -214 L-262 -40 M-238 214 L-262 40')
    brush.line('#9aa6b0', 9, 'M-208 -238 L-150 -250 M-208 238 L-150 250')
  })
  cockpit(brush, hull, 70)
}
const bomber: Part = (brush, [hull = '#7a8690', black = '#1c1f26']) => {
  brush.both(() =>
    panel(
      brush,
      hull,
      black,
      'M-206 -130 L-258 -220 L-296 -190 L-300 190 L-258 220 L-206 130 L-226 0 Z',
      'M-300 0 L-226 0',
    ),
  )
  brush.fill(darker(hull, 0.3), 'M-220 -24 L220 -24 L220 24 L-220 24 Z')
  brush.ball(darker(hull, 0.06), -86, 0, 80)
  brush.at(-86, 0, () => cockpit(brush, hull, 78))
  brush.ball(hull, 92, 0, 80)
  brush.dot(darker(hull, 0.5), 92, 0, 46)
  for (const y of [-18, 18]) brush.dot('#ff7a5a', 92, y, 12)
}
const defender: Part = (brush, [hull = '#8a98a4', black = '#1c1f26']) => {
  for (const turn of [0, (Math.PI * 2) / 3, (Math.PI * 4) / 3])
    brush.at(
      0,
      0,
      () => {
        brush.fill(darker(hull, 0.2), 'M-18 -60 L-10 -170 L10 -170 L18 -60 Z')
        panel(
          brush,
          hull,
          black,
          'M-150 -196 L-84 -170 L84 -170 L150 -196 L116 -256 L60 -232 L-60 -232 L-116 -256 Z',
          'M0 -170 L0 -232',
        )
      },
      1,
      turn,
    )
  cockpit(brush, hull, 76)
}

// ---------------------------------------------------------------- Rebel fighters, seen from above, the nose to the right

const flames = (brush: Brush, ...places: readonly (readonly [number, number])[]): void => {
  for (const [x, y] of places) {
    brush.faded(0.5, () => brush.fill(THRUST, `M${x} ${y - 22} Q${x - 120} ${y} ${x} ${y + 22} Z`))
    brush.dot('#ffe0c8', x, y, 12, 18)
  }
}
const xWing: Part = (brush, [hull = '#d8d6cc', marks = '#b8402e', dots = '0']) => {
  flames(brush, [-216, -74], [-216, 74], [-216, -40], [-216, 40])
  for (const side of [-1, 1])
    brush.at(
      0,
      0,
      () => {
        brush.lit(hull, 'M-200 -30 L-216 -250 L-110 -262 L-60 -30 Z', 24)
        brush.fill(marks, 'M-208 -150 L-216 -212 L-106 -222 L-94 -160 Z')
        for (let dot = 0; dot < Number(dots) && side < 0; dot++) brush.dot(hull, -196 + dot * 16, -184, 6)
        brush.lit(darker(hull, 0.12), 'M-230 -94 L-60 -94 L-60 -54 L-230 -54 Z', 10)
        brush.line('#8d949c', 13, 'M-150 -258 L70 -258')
      },
      [1, side],
    )
  brush.lit(hull, 'M-190 -44 L-40 -50 L290 -14 L306 0 L290 14 L-40 50 L-190 44 Z', 0, -24)
  brush.fill(marks, 'M120 -32 L210 -22 L210 22 L120 32 Z')
  brush.fill(GLASS, 'M-50 -24 L40 -20 L66 0 L40 20 L-50 24 Z')
  brush.ball('#4f7fc0', -86, 0, 24)
}
const yWing: Part = (brush, [hull = '#d8d0b8', marks = '#c9a02a']) => {
  flames(brush, [-250, -150], [-250, 150])
  brush.lit(darker(hull, 0.25), 'M-150 -170 L-60 -170 L-40 170 L-130 170 Z', 20)
  for (const y of [-150, 150]) {
    brush.lit(hull, `M-250 ${y - 32} L110 ${y - 32} Q150 ${y} 110 ${y + 32} L-250 ${y + 32} Z`, 0, -20)
    brush.dot(darker(hull, 0.4), 112, y, 20, 30)
    brush.fill(darker(hull, 0.35), `M-180 ${y - 30} h20 v60 h-20 Z M-120 ${y - 30} h14 v60 h-14 Z`)
    brush.fill(marks, `M-60 ${y - 31} h70 v62 h-70 Z`)
  }
  brush.lit(hull, 'M-170 -46 L60 -46 L200 -74 Q290 -40 290 0 Q290 40 200 74 L60 46 L-170 46 Z', 0, -30)
  brush.fill(marks, 'M210 -70 L236 -64 L236 64 L210 70 Z')
  brush.fill(GLASS, 'M110 -34 L190 -30 L206 0 L190 30 L110 34 Z')
}
const aWing: Part = (brush, [hull = '#e0dcd0', red = '#c8302a']) => {
  flames(brush, [-200, -90], [-200, 90])
  brush.lit(hull, 'M290 0 Q200 -70 20 -130 L-170 -160 L-210 -60 L-210 60 L-170 160 L20 130 Q200 70 290 0 Z', 0, -50)
  brush.fill(red, 'M150 -58 Q60 -100 -60 -126 L-80 -60 L120 -34 Z M150 58 Q60 100 -60 126 L-80 60 L120 34 Z')
  for (const y of [-150, 150]) brush.line('#8d949c', 14, `M-190 ${y * 1.14} L-20 ${y * 1.14}`)
  brush.fill(GLASS, 'M-90 -36 L30 -30 L70 0 L30 30 L-90 36 Z')
  brush.lit(
    darker(hull, 0.2),
    'M-190 -116 L-130 -124 L-130 -70 L-190 -66 Z M-190 116 L-130 124 L-130 70 L-190 66 Z',
    10,
  )
}
const bWing: Part = (brush, [hull = '#c8c6b8', grey = '#6a7078']) => {
  flames(brush, [-150, 20])
  brush.lit(hull, 'M-60 -20 L60 -20 L36 250 L-30 250 Z', 26)
  brush.lit(darker(hull, 0.12), 'M-250 -60 L250 -60 L226 -16 L-226 -16 Z', 40)
  brush.ball(hull, 0, -150, 60)
  brush.fill(GLASS, 'M-30 -176 L34 -176 L44 -136 L-40 -136 Z')
  brush.lit(grey, 'M-70 -104 L70 -104 L80 30 L-80 30 Z', 34)
  for (const x of [-240, 240]) brush.line('#8d949c', 12, `M${x} -90 L${x} 40`)
  brush.fill(darker(grey, 0.4), 'M-30 60 h60 v20 h-60 Z M-26 130 h52 v16 h-52 Z')
}

// ---------------------------------------------------------------- capital ships

const starDestroyer: Part = (brush, [hull = '#9aa2aa', dark = '#4a525a']) => {
  flames(brush, [-268, 20], [-268, 60])
  brush.lit(hull, 'M306 56 L-220 -34 L-290 20 L-290 70 L-220 104 Z', 0, -26)
  brush.fill(dark, 'M306 56 L-290 40 L-290 52 L304 60 Z')
  brush.lit(darker(hull, 0.12), 'M-40 18 L-190 -30 L-256 0 L-256 30 L-60 30 Z', 0, -12)
  brush.lit(hull, 'M-238 -20 L-170 -24 L-166 -96 L-232 -96 Z', 16)
  brush.lit(hull, 'M-262 -96 L-136 -96 L-146 -124 L-252 -124 Z', 14)
  brush.lit(darker(hull, 0.2), 'M-290 20 L-324 -50 L-262 -4 Z', 8)
  for (let light = 0; light < 26; light++) brush.dot('#ffe9b0', -240 + light * 20, 40 + (light % 3) * 12, 2.5)
}
const nebulon: Part = (brush, [hull = '#b8bcb8', dark = '#6a7078']) => {
  flames(brush, [-276, -30], [-276, 30])
  brush.lit(darker(hull, 0.14), 'M-90 -18 L120 -18 L120 10 L-90 10 Z', 0, -10)
  brush.line(dark, 7, 'M-40 -28 L-40 40 M20 -28 L20 54 M70 -28 L70 40')
  brush.lit(hull, 'M-270 -90 L-110 -96 L-80 -50 L-80 50 L-110 84 L-270 70 Z', 30)
  brush.fill(dark, 'M-250 -40 h120 v16 h-120 Z M-250 10 h120 v14 h-120 Z')
  brush.lit(hull, 'M106 -150 L240 -120 L292 -60 L280 60 L230 170 L150 216 L130 100 L100 80 Z', 36)
  brush.fill(dark, 'M140 -90 h110 v14 h-110 Z M150 -30 h110 v14 h-110 Z M150 40 h90 v14 h-90 Z')
  brush.line(dark, 8, 'M190 -140 L190 -230 M170 210 L166 260')
}

// ---------------------------------------------------------------- vehicles

const atAt: Part = (brush, [hull = '#9aa2aa', dark = '#4a525a']) => {
  for (const [x, y] of [
    [-150, 8],
    [60, 8],
    [-100, -4],
    [120, -4],
  ] as const) {
    brush.lit(
      y > 0 ? darker(hull, 0.28) : hull,
      `M${x - 22} 20 L${x + 24} 20 L${x + 18} 120 L${x + 26} 228 L${x - 24} 228 L${x - 12} 120 Z`,
      12,
    )
    brush.dot(dark, x + 2, 122, 22)
    brush.lit(darker(hull, 0.1), `M${x - 42} 228 L${x + 44} 228 L${x + 34} 252 L${x - 32} 252 Z`, 12)
  }
  brush.lit(hull, 'M-236 -150 L150 -164 L186 -90 L170 40 L-210 44 L-246 -60 Z', 0, -50)
  brush.fill(darker(hull, 0.2), 'M-230 -60 L178 -70 L176 -54 L-234 -44 Z')
  brush.line(dark, 34, 'M168 -60 L226 -66')
  brush.lit(hull, 'M204 -140 L296 -120 L312 -66 L296 -16 L206 -8 Z', 24)
  brush.fill('#c8463a', 'M252 -96 L304 -88 L306 -72 L252 -78 Z')
  brush.line(dark, 12, 'M268 -8 L320 -6 M268 12 L316 14')
}
const atSt: Part = (brush, [hull = '#8a9298', dark = '#4a525a']) => {
  for (const side of [-1, 1])
    brush.at(
      0,
      0,
      () => {
        brush.lit(
          side < 0 ? hull : darker(hull, 0.2),
          'M-52 30 L-104 80 L-78 160 L-120 236 L-92 240 L-44 164 L-66 92 L-18 56 Z',
          12,
        )
        brush.lit(dark, 'M-150 232 L-66 232 L-76 258 L-156 258 Z', 12)
      },
      [side, 1],
    )
  brush.lit(darker(hull, 0.2), 'M-60 0 L60 0 L48 60 L-48 60 Z', 20)
  brush.lit(hull, 'M-110 -190 L110 -190 L140 -110 L120 0 L-120 0 L-140 -110 Z', 50)
  brush.both(() => brush.fill('#14171c', 'M-86 -134 L-22 -138 L-22 -92 L-78 -88 Z'))
  brush.fill(darker(hull, 0.3), 'M-124 -70 L124 -70 L122 -52 L-122 -52 Z')
  brush.line('#2a2d33', 13, 'M-24 -20 L-24 34 M24 -20 L24 34')
  brush.both(() => brush.lit(dark, 'M-176 -150 L-132 -156 L-130 -60 L-170 -66 Z', 10))
}
const bantha: Part = (brush, [fur = '#6b4a30', horn = '#c9b48a']) => {
  for (const x of [-170, -90, 60, 140])
    brush.lit(darker(fur, 0.25), `M${x - 30} 60 L${x + 30} 60 L${x + 26} 236 L${x - 26} 236 Z`, 12)
  brush.lit(
    fur,
    'M-260 -20 Q-230 -170 0 -170 Q150 -170 210 -90 L230 60 L190 150 L160 110 L110 170 L60 120 L0 180 L-60 120 L-120 176 L-170 120 L-220 150 Z',
    60,
  )
  brush.lit(paler(fur, 0.08), 'M170 -130 Q290 -120 284 0 Q280 90 220 110 Q160 90 160 -10 Z', 30)
  brush.line(horn, 30, 'M196 -100 Q150 -190 226 -206 Q296 -200 276 -140 Q262 -112 240 -132')
  brush.dot('#120c08', 236, -40, 12)
}
const tauntaun: Part = (brush, [fur = '#c8c0b0', horn = '#7a6a5a']) => {
  brush.lit(darker(fur, 0.2), 'M-70 60 L0 60 L30 160 L0 250 L-40 250 L-20 160 Z', 14)
  brush.lit(fur, 'M-250 150 Q-210 40 -120 -30 Q-40 -90 60 -60 Q110 0 90 90 Q40 170 -60 140 Q-150 110 -250 150 Z', 50)
  brush.lit(fur, 'M30 -40 Q60 -190 150 -230 L210 -190 Q160 -120 130 -10 Z', 26)
  brush.lit(fur, 'M120 -240 Q200 -280 256 -210 L290 -160 Q250 -130 190 -150 Q130 -170 120 -240 Z', 24)
  brush.line(horn, 20, 'M146 -232 Q110 -290 160 -306 M168 -244 Q150 -310 210 -312')
  brush.dot('#1a1410', 216, -206, 10)
}
const liftTube: Part = (brush, [red = '#b8402e', grey = '#8a9098']) => {
  brush.faded(0.35, () => brush.dot('#8fd0ff', 0, 214, 190, 26))
  brush.lit(grey, 'M-150 -220 Q0 -262 150 -220 L150 190 L-150 190 Z', 60)
  brush.fill('#9ac4e0', 'M-104 -176 L104 -176 L104 96 L-104 96 Z')
  brush.fill('#cfe6f4', 'M-104 -176 L-40 -176 L-90 96 L-104 96 Z')
  brush.lit(red, 'M-160 116 L160 116 L160 176 L-160 176 Z', 40)
  brush.line(darker(grey, 0.4), 9, 'M0 -176 L0 96')
}
const racer: Part = (brush, [colour = '#c8402e', second = '#8a8780']) => {
  brush.line('#59c7ff', 6, 'M170 -96 Q196 0 170 96')
  for (const y of [-96, 96]) {
    flames(brush, [-90, y])
    brush.lit(second, `M-90 ${y - 34} L150 ${y - 34} L176 ${y} L150 ${y + 34} L-90 ${y + 34} Z`, 0, -22)
    brush.lit(colour, `M150 ${y - 44} L236 ${y - 30} L262 ${y} L236 ${y + 30} L150 ${y + 44} Z`, 0, -20)
  }
  brush.line('#3a3a3e', 6, 'M-90 -80 L-220 -16 M-90 80 L-220 16')
  brush.lit(colour, 'M-300 -30 Q-260 -54 -200 -34 L-180 0 L-200 34 Q-260 54 -300 30 Z', 0, -16)
}

/** Ships and vehicles by name. */
export const CRAFT = {
  tie,
  interceptor,
  bomber,
  defender,
  'x-wing': xWing,
  'y-wing': yWing,
  'a-wing': aWing,
  'b-wing': bWing,
  'star destroyer': starDestroyer,
  nebulon,
  'at-at': atAt,
  'at-st': atSt,
  bantha,
  tauntaun,
  'lift tube': liftTube,
  racer,
  ...FLEET,
  'tie squadron': squadronOf(tie),
  'b-wing squadron': squadronOf(bWing),
} as const satisfies Readonly<Record<string, Part>>
/** The name of a ship or vehicle. */
export type CraftName = keyof typeof CRAFT
/** A ship or vehicle and its colours. */
export type CraftPaint = readonly [name: CraftName, ...colours: Colours]

/** The ships and vehicles of the pool, by title. */
export const CRAFT_OF: Readonly<Record<string, CraftPaint>> = {
  'Black 3': ['tie', '#4c545e', '#14161b'],
  'Scythe 3': ['tie', '#7a8690', '#2a2f38'],
  'Scythe Squadron TIE': ['tie', '#8a96a0', '#1c1f26'],
  'TIE Interceptor': ['interceptor', '#6a7680', '#1c1f26'],
  'Saber 3': ['interceptor', '#6a7680', '#1c1f26', '#b01f2a'],
  'Saber 4': ['interceptor', '#7d8892', '#1c1f26', '#d0453e'],
  'Scimitar 2': ['bomber', '#7a8690', '#1c1f26'],
  'Scimitar Squadron TIE': ['bomber', '#8f9aa4', '#2a2f38'],
  'TIE Defender Mark I': ['defender', '#8a98a4', '#1c1f26'],
  'Onyx 1': ['defender', '#4a5058', '#101216'],
  'Onyx 2': ['defender', '#3e444c', '#1c1f26'],
  'Victory-Class Star Destroyer': ['star destroyer'],
  'X-wing': ['x-wing', '#d8d6cc', '#8d949c'],
  'Red Squadron 4': ['x-wing', '#d8d6cc', '#c8302a', '4'],
  'Red Squadron 7': ['x-wing', '#d8d6cc', '#c8302a', '7'],
  'Y-wing': ['y-wing', '#d8d0b8', '#c9a02a'],
  'Gray Squadron 1': ['y-wing', '#c8c6bc', '#6a7078'],
  'Gray Squadron 2': ['y-wing', '#dcdad2', '#8a9098'],
  'A-wing': ['a-wing'],
  'B-wing Bomber': ['b-wing'],
  'Nebulon-B Frigate': ['nebulon'],
  'Tempest 1': ['at-at'],
  'Tempest Scout': ['at-st', '#8a9298', '#4a525a'],
  'Tempest Scout 3': ['at-st', '#a0a8ae', '#4a525a'],
  Bantha: ['bantha'],
  Tauntaun: ['tauntaun'],
  'Lift Tube': ['lift tube'],
  "Ben Quadinaros' Podracer": ['racer', '#c8402e', '#8a8780'],
  "Dud Bolt's Podracer": ['racer', '#e0dcd0', '#c8402e'],
  "Sebulba's Podracer": ['racer', '#e0762a', '#2a2a2c'],
  "Teemto Pagalies' Podracer": ['racer', '#e0cc9a', '#8a5a34'],
  "Anakin's Podracer": ['racer', '#d8a23a', '#8a98a8'],
  ...CRAFT_OF_FLEETS,
}
