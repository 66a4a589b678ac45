/** Headgear of Endor and of the Imperial fleet: Ewok hoods, helmets of bikers and of the navy, hats of the council. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'

type Part = (brush: Brush, colours: readonly string[]) => void

const BONE = '#efe6d0'
/** Things that Ewoks wear on their hoods. */
const ORNAMENTS: Readonly<Record<string, (brush: Brush) => void>> = {
  teeth: (brush) => {
    for (const x of [-66, -40, -14, 14, 40, 66])
      brush.fill(BONE, `M${x - 10} ${-238 + Math.abs(x) * 0.5} h20 l-10 36 Z`)
  },
  feathers: (brush) => {
    for (const [x, turn, colour] of [
      [-40, -0.4, '#c9482e'],
      [0, 0, BONE],
      [40, 0.4, '#4f7a3a'],
    ] as const)
      brush.at(x, -270, () => brush.lit(colour, 'M-12 20 Q-26 -60 0 -110 Q26 -60 12 20 Z', 8), 1, turn)
  },
  skull: (brush) => {
    brush.lit(BONE, 'M0 -372 Q-66 -366 -62 -310 L-34 -286 L-26 -252 L26 -252 L34 -286 L62 -310 Q66 -366 0 -372 Z', 22)
    brush.both(() => brush.dot('#2a1c14', -26, -318, 15, 17), 0)
    brush.fill('#2a1c14', 'M-7 -286 L7 -286 L0 -270 Z')
    brush.both(() => brush.lit('#8a5a34', 'M-60 -340 Q-120 -380 -140 -330 Q-110 -330 -62 -312 Z', 8))
  },
  horns: (brush) => brush.both(() => brush.lit(BONE, 'M-60 -262 Q-130 -280 -124 -362 Q-92 -318 -40 -284 Z', 12)),
  leaves: (brush) => {
    for (const [x, turn] of [
      [-60, -0.9],
      [-20, -0.3],
      [24, 0.3],
      [62, 0.9],
    ] as const)
      brush.at(x, -262, () => brush.lit('#4f8a3c', 'M0 14 Q-24 -20 0 -64 Q24 -20 0 14 Z', 8), 1, turn)
  },
  band: (brush) => brush.line('#8a2f22', 18, 'M-104 -206 Q0 -270 104 -206'),
  plume: (brush) => brush.lit('#e0d6bc', 'M-10 -270 Q-80 -380 60 -390 Q120 -350 30 -330 Q40 -296 14 -268 Z', 18),
  beads: (brush) => {
    for (const [x, colour] of [
      [-72, '#c9482e'],
      [-36, '#e0b23c'],
      [0, '#4f7fc0'],
      [36, '#e0b23c'],
      [72, '#c9482e'],
    ] as const)
      brush.ball(colour, x, -246 + Math.abs(x) * 0.45, 14)
  },
  patch: (brush) => brush.fill('#3a2a1c', 'M20 -276 L84 -250 L70 -208 L30 -226 Z'),
}
/** A hood with holes for the ears; colours are those of cloth and fur, then what is worn on it. */
const ewokHood: Part = (brush, [cloth = '#a8764a', fur = '#7a5232', ornament = '']) => {
  brush.lit(
    cloth,
    'M0 -290 Q-136 -284 -132 -140 Q-132 -40 -84 24 L-48 -4 Q-100 -70 -90 -152 Q-72 -224 0 -228 Q72 -224 90 -152 Q100 -70 48 -4 L84 24 Q132 -40 132 -140 Q136 -284 0 -290 Z',
    40,
  )
  brush.line(darker(cloth, 0.35), 6, 'M-96 -60 Q-104 -100 -94 -152 Q-74 -230 0 -234 Q74 -230 94 -152 Q104 -100 96 -60')
  brush.both(() => {
    brush.ball(fur, -98, -244, 36, 38)
    brush.dot(darker(fur, 0.4), -98, -240, 19, 20)
  })
  ORNAMENTS[ornament]?.(brush)
}
/** Ears without a hood. */
const ewokEars: Part = (brush, [fur = '#7a5232', ornament = '']) => {
  brush.both(() => {
    brush.ball(fur, -88, -248, 38, 40)
    brush.dot(darker(fur, 0.4), -88, -244, 20, 21)
  })
  ORNAMENTS[ornament]?.(brush)
}
/** A biker's helmet: a tall white shell over a wide dark visor and a mask with a snout. */
const scoutHelmet: Part = (brush, [white = '#eeeeea', black = '#15171c', stripe]) => {
  brush.lit(
    white,
    'M0 -318 Q-118 -312 -116 -190 L-112 -96 Q-100 -60 -58 -44 L58 -44 Q100 -60 112 -96 L116 -190 Q118 -312 0 -318 Z',
    46,
  )
  brush.lit(darker(white, 0.1), 'M-124 -222 Q0 -262 124 -222 L118 -196 Q0 -232 -118 -196 Z', 14)
  brush.fill(black, 'M-106 -198 Q0 -232 106 -198 L96 -132 Q46 -116 26 -120 L0 -138 L-26 -120 Q-46 -116 -96 -132 Z')
  brush.faded(0.5, () => brush.fill('#7f8fa0', 'M-92 -188 Q-56 -206 -22 -208 L-34 -178 L-88 -162 Z'))
  brush.lit(darker(white, 0.14), 'M-46 -116 L46 -116 L38 -52 Q0 -34 -38 -52 Z', 16)
  brush.fill(black, 'M-28 -96 L28 -96 L24 -84 L-24 -84 Z M-24 -72 L24 -72 L20 -62 L-20 -62 Z')
  brush.both(() => brush.dot(darker(white, 0.35), -98, -88, 15))
  if (stripe !== undefined) brush.fill(stripe, 'M-24 -314 L24 -314 L20 -246 L-20 -246 Z')
}
/** The wide black helmet of a trooper of the fleet. */
const navyHelmet: Part = (brush, [black = '#1a1c21', badge = '#c9ced6']) => {
  brush.lit(
    black,
    'M0 -312 Q-96 -308 -100 -214 Q-150 -150 -152 -60 L-92 -72 Q-96 -170 -70 -206 Q0 -232 70 -206 Q96 -170 92 -72 L152 -60 Q150 -150 100 -214 Q96 -308 0 -312 Z',
    40,
  )
  brush.fill(paler(black, 0.16), 'M-104 -216 Q0 -262 104 -216 L96 -196 Q0 -240 -96 -196 Z')
  brush.dot(badge, 0, -262, 17)
  brush.both(() => brush.line(paler(black, 0.34), 9, 'M-94 -74 L-154 -62 Q-152 -150 -104 -212'))
  brush.line(paler(black, 0.3), 9, 'M-66 -78 Q0 -34 66 -78')
}
/** A tall soft hat of the Emperor's council. */
const councilHat: Part = (brush, [cloth = '#5a3a7a', band = '#c9a24a']) => {
  brush.lit(cloth, 'M-92 -206 L-118 -330 Q0 -404 118 -330 L92 -206 Q0 -240 -92 -206 Z', 44)
  brush.lit(darker(cloth, 0.14), 'M-118 -330 Q0 -404 118 -330 Q0 -286 -118 -330 Z', 20)
  brush.line(band, 16, 'M-94 -206 Q0 -240 94 -206')
}
/** A knitted cap, drawn over the ears. */
const knitCap: Part = (brush, [wool = '#6a6a4a']) => {
  brush.lit(wool, 'M0 -304 Q-104 -300 -100 -180 L100 -180 Q104 -300 0 -304 Z', 40)
  brush.fill(darker(wool, 0.25), 'M-104 -206 L104 -206 L102 -172 L-102 -172 Z')
  for (const x of [-66, -22, 22, 66]) brush.line(darker(wool, 0.25), 7, `M${x} -206 L${x * 0.7} -284`)
}

/** A flyer's leather cap that leaves the face free. */
const flapCap: Part = (brush, [leather = '#8a6a44', trim = '#c9b48a']) => {
  brush.lit(leather, 'M0 -308 Q-106 -302 -104 -214 Q-60 -244 0 -246 Q60 -244 104 -214 Q106 -302 0 -308 Z', 40)
  brush.line(trim, 13, 'M-102 -216 Q-60 -246 0 -248 Q60 -246 102 -216')
  brush.fill(trim, 'M-12 -306 L12 -306 L10 -250 L-10 -250 Z')
}
const headset: Part = (brush, [colour = '#2a2d33']) => {
  brush.line(colour, 14, 'M-108 -170 Q-110 -334 0 -338 Q110 -334 108 -170')
  brush.both(() => brush.ball(colour, -104, -130, 24, 30))
  brush.line(colour, 9, 'M-98 -112 Q-80 -78 -30 -74')
}

/** Headgear of these sets by name. */
export const ENDOR_HEADGEAR = {
  'ewok hood': ewokHood,
  'ewok ears': ewokEars,
  'scout helmet': scoutHelmet,
  'navy helmet': navyHelmet,
  'council hat': councilHat,
  'knit cap': knitCap,
  'flap cap': flapCap,
  headset,
} as const satisfies Readonly<Record<string, Part>>
