/** Hair, helmets and caps, over a head whose neck is at 0/0. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { ENDOR_HEADGEAR } from './headgear-endor.ts'
import type { Colours } from './heads.ts'

type Part = (brush: Brush, colours: Colours) => void

// ---------------------------------------------------------------- hair

/** Parted short hair. */
const parted: Part = (brush, [hair = '#5a3820']) =>
  brush.lit(hair, 'M-86 -150 Q-98 -276 0 -280 Q98 -276 86 -150 L74 -196 Q40 -214 -18 -222 Q-58 -214 -74 -186 Z', 26)
const short: Part = (brush, [hair = '#17120f']) => {
  brush.lit(hair, 'M-84 -160 Q-92 -272 0 -274 Q92 -272 84 -160 L72 -204 Q0 -228 -72 -204 Z', 26)
  brush.lit(hair, 'M-28 -104 Q0 -114 28 -104 L22 -92 Q0 -98 -22 -92 Z', 8)
}
/** A cap with a peak and a disc, and hair below it. */
const officerCap: Part = (brush, [cloth = '#5a6052', hair = '#5a3820']) => {
  brush.both(() => brush.fill(hair, 'M-84 -196 L-60 -200 L-66 -136 L-82 -130 Z'))
  brush.lit(cloth, 'M-96 -212 Q-104 -296 0 -300 Q104 -296 96 -212 Z', 36)
  brush.fill(darker(cloth, 0.3), 'M-96 -222 L96 -222 L94 -200 L-94 -200 Z')
  brush.lit('#16181c', 'M-90 -204 Q0 -176 90 -204 Q60 -172 0 -168 Q-60 -172 -90 -204 Z', 20)
  brush.dot('#d8dde4', 0, -246, 14)
}

// ---------------------------------------------------------------- helmets that hide the face

const stormtrooper: Part = (brush, [white = '#f2f2ee', black = '#17181c']) => {
  brush.lit(
    white,
    'M0 -286 Q-104 -284 -108 -176 L-104 -120 Q-92 -70 -60 -38 L60 -38 Q92 -70 104 -120 L108 -176 Q104 -284 0 -286 Z',
    44,
  )
  brush.fill(black, 'M-100 -206 L100 -206 L102 -192 L-102 -192 Z')
  brush.both(() => {
    brush.fill(black, 'M-94 -186 L-18 -180 Q-16 -146 -40 -136 Q-82 -138 -94 -186 Z')
    brush.fill('#8a9098', 'M-98 -126 L-62 -116 L-58 -60 L-84 -74 Z')
    brush.dot(black, -78, -96, 10)
  })
  brush.fill(black, 'M-46 -112 Q0 -128 46 -112 L34 -82 Q0 -96 -34 -82 Z')
  brush.fill('#6a7078', 'M-30 -74 L30 -74 L22 -42 L-22 -42 Z')
  for (const x of [-14, 0, 14]) brush.line(black, 4, `M${x} -70 L${x} -46`)
}
const tiePilot: Part = (brush, [black = '#1a1c22', grey = '#8a8f98', stripe = '#8a8f98']) => {
  for (const x of [-1, 1]) brush.line(darker(grey, 0.35), 24, `M${x * 44} -60 Q${x * 96} -10 ${x * 70} 90`)
  brush.lit(
    black,
    'M0 -300 Q-118 -296 -122 -176 L-108 -86 Q-80 -42 -52 -38 L52 -38 Q80 -42 108 -86 L122 -176 Q118 -296 0 -300 Z',
    40,
  )
  brush.lit(paler(black, 0.16), 'M-28 -300 L28 -300 L20 -206 L-20 -206 Z', 14)
  brush.fill(stripe, 'M-8 -296 L8 -296 L6 -214 L-6 -214 Z')
  brush.both(() => {
    brush.fill(darker(grey, 0.1), 'M-104 -196 L-16 -186 Q-18 -140 -52 -132 Q-94 -138 -104 -196 Z')
    brush.fill('#07080b', 'M-94 -188 L-24 -180 Q-28 -148 -54 -142 Q-86 -146 -94 -188 Z')
    brush.dot(grey, -84, -88, 15)
  })
  brush.lit(grey, 'M-34 -116 L34 -116 L28 -54 L-28 -54 Z', 14)
  for (const y of [-102, -86, -70]) brush.line('#07080b', 5, `M-22 ${y} L22 ${y}`)
}
const vader: Part = (brush, [black = '#121318', grey = '#4a4e58']) => {
  brush.lit(
    black,
    'M0 -306 Q-112 -300 -122 -190 Q-128 -110 -168 -34 L-72 -50 L72 -50 L168 -34 Q128 -110 122 -190 Q112 -300 0 -306 Z',
    46,
  )
  brush.line(paler(black, 0.25), 8, 'M0 -300 L0 -206')
  brush.lit(paler(black, 0.1), 'M-76 -194 Q0 -222 76 -194 L62 -96 L30 -46 L-30 -46 L-62 -96 Z', 30)
  brush.both(() => {
    brush.fill('#050608', 'M-66 -188 Q-36 -200 -10 -178 Q-14 -148 -42 -146 Q-64 -154 -66 -188 Z')
    brush.line(grey, 5, 'M-62 -190 Q-36 -202 -10 -180')
    brush.dot(grey, -54, -62, 9)
  })
  brush.fill(grey, 'M0 -142 L40 -66 L-40 -66 Z')
  for (const y of [-104, -90, -77]) brush.line('#07080b', 5, `M${-(142 + y) * 0.42} ${y} L${(142 + y) * 0.42} ${y}`)
}
const royalGuard: Part = (brush, [red = '#b01f2a', slit = '#12090c']) => {
  brush.lit(red, 'M0 -330 Q-74 -326 -92 -214 L-122 24 L122 24 L92 -214 Q74 -326 0 -330 Z', 50)
  brush.fill(slit, 'M-74 -206 L74 -206 L66 -178 L18 -174 L14 -60 L-14 -60 L-18 -174 L-66 -178 Z')
}
const bountyHunter: Part = (brush, [green = '#4f6b4a', red = '#8a2a24']) => {
  brush.line('#8a8f98', 10, 'M92 -196 L92 -330')
  brush.fill('#8a8f98', 'M70 -340 L114 -340 L114 -312 L70 -312 Z')
  brush.lit(
    green,
    'M0 -288 Q-104 -286 -106 -176 L-98 -52 Q-60 -34 0 -34 Q60 -34 98 -52 L106 -176 Q104 -286 0 -288 Z',
    42,
  )
  brush.fill(
    red,
    'M-100 -208 L100 -208 L102 -190 L-102 -190 Z M-100 -160 L-74 -158 L-74 -64 L-96 -60 Z M100 -160 L74 -158 L74 -64 L96 -60 Z',
  )
  brush.fill('#0a0c0e', 'M-84 -188 L84 -188 L76 -148 L18 -142 L18 -52 L-18 -52 L-18 -142 L-76 -148 Z')
  brush.fill('#b8a24a', 'M-60 -254 L-44 -262 L-36 -238 L-54 -232 Z')
}

// ---------------------------------------------------------------- open helmets

/** A pilot's helmet with bars, a visor and a chin strap. */
const pilotHelmet: Part = (brush, [white = '#eceae4', bars = '#d8432f', visor = 'up']) => {
  brush.both(() => brush.lit(white, 'M-94 -180 L-62 -186 L-58 -76 Q-86 -90 -96 -128 Z', 12))
  brush.lit(
    white,
    'M0 -304 Q-112 -300 -112 -170 L-86 -176 Q-82 -212 0 -212 Q82 -212 86 -176 L112 -170 Q112 -300 0 -304 Z',
    44,
  )
  brush.fill(bars, 'M-58 -290 L-30 -300 L-30 -232 L-58 -226 Z M58 -290 L30 -300 L30 -232 L58 -226 Z')
  brush.both(() => brush.dot(bars, -96, -150, 17))
  if (visor === 'down')
    brush.faded(0.82, () => brush.fill('#e8b84a', 'M-84 -208 Q0 -226 84 -208 L78 -150 Q0 -128 -78 -150 Z'))
  else brush.fill('#b88f3a', 'M-86 -222 Q0 -242 86 -222 L84 -206 Q0 -226 -84 -206 Z')
  brush.line('#3a3a3e', 9, 'M-60 -80 Q0 -34 60 -80')
}
/** A commando's helmet in a cover of leaves. */
const fieldHelmet: Part = (brush, [cover = '#5a6b44', straps = '#4a3a28']) => {
  brush.both(() => brush.line(straps, 10, 'M-72 -190 Q-66 -100 -22 -56'))
  brush.lit(cover, 'M0 -300 Q-112 -296 -116 -184 Q-60 -206 0 -206 Q60 -206 116 -184 Q112 -296 0 -300 Z', 40)
  for (const [x, y, r] of [
    [-64, -246, 22],
    [-8, -272, 20],
    [50, -238, 24],
    [10, -228, 15],
  ] as const)
    brush.dot(darker(cover, 0.32), x, y, r, r * 0.62, x / 90)
  for (const [x, y] of [
    [-38, -230],
    [76, -222],
    [24, -284],
  ] as const)
    brush.dot(paler(cover, 0.22), x, y, 14, 9)
  brush.line(darker(cover, 0.4), 8, 'M-114 -184 Q0 -222 114 -184')
}
/** A walker driver's grey helmet with goggles. */
const crewHelmet: Part = (brush, [grey = '#6a6e70', where = 'worn']) => {
  brush.both(() => brush.lit(grey, 'M-98 -186 L-66 -190 L-60 -86 Q-90 -98 -98 -140 Z', 12))
  brush.lit(grey, 'M0 -300 Q-108 -296 -108 -180 L108 -180 Q108 -296 0 -300 Z', 42)
  brush.fill(darker(grey, 0.35), 'M-108 -196 L108 -196 L108 -180 L-108 -180 Z')
  const y = where === 'worn' ? -160 : -224
  brush.line('#22252a', 16, `M-92 ${y} L92 ${y}`)
  brush.both(() => brush.ball('#22252a', -36, y, 34, 26))
  brush.both(() => brush.dot('#8fa6b4', -38, y - 2, 22, 16))
  brush.line('#2c2e30', 9, 'M-58 -82 Q0 -38 58 -82')
}
/** A deep hood around the head. */
const deepHood: Part = (brush, [cloth = '#17141a']) => {
  brush.lit(
    cloth,
    'M0 -330 Q-150 -316 -140 -120 L-176 40 L-76 10 Q-96 -60 -84 -150 Q-70 -232 0 -236 Q70 -232 84 -150 Q96 -60 76 10 L176 40 L140 -120 Q150 -316 0 -330 Z',
    34,
  )
}

/** Headgear by name. */
export const HEADGEAR = {
  none: () => {},
  parted,
  short,
  'officer cap': officerCap,
  stormtrooper,
  'tie pilot': tiePilot,
  vader,
  'royal guard': royalGuard,
  'bounty hunter': bountyHunter,
  'pilot helmet': pilotHelmet,
  'field helmet': fieldHelmet,
  'crew helmet': crewHelmet,
  'deep hood': deepHood,
  ...ENDOR_HEADGEAR,
} as const satisfies Readonly<Record<string, Part>>
