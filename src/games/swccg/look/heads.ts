/** Heads: neck at 0/0, about 210 high around y = −150. Persons keep blank faces; hair and headgear tell them apart. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'

/** The colours of a head, the most important first. */
export type Colours = readonly string[]
type Part = (brush: Brush, colours: Colours) => void

const OVAL = 'M-80 -160 Q-82 -256 0 -256 Q82 -256 80 -160 Q76 -84 34 -52 Q0 -34 -34 -52 Q-76 -84 -80 -160 Z'

/** A human head; the first colour is the skin. */
const human: Part = (brush, [skin = '#e0ac7e']) => {
  brush.lit(darker(skin, 0.12), 'M-36 -84 L36 -84 L42 18 L-42 18 Z', 18)
  brush.both(() => brush.ball(darker(skin, 0.06), -80, -146, 15, 24), 0.08)
  brush.lit(skin, OVAL, 40)
}

const wookiee: Part = (brush, [fur = '#7a4a2c']) => {
  brush.lit(
    fur,
    'M0 -300 Q-118 -300 -128 -180 Q-146 -60 -178 40 L-96 10 L-80 90 L-30 30 L0 96 L30 30 L80 90 L96 10 L178 40 Q146 -60 128 -180 Q118 -300 0 -300 Z',
    50,
  )
  for (const x of [-96, -60, 60, 96]) brush.line(darker(fur, 0.3), 7, `M${x} -200 Q${x * 1.2} -90 ${x * 1.15} 20`)
  brush.lit(paler(fur, 0.16), 'M-74 -190 Q0 -230 74 -190 Q70 -70 0 -50 Q-70 -70 -74 -190 Z', 30)
  brush.both(() => brush.dot('#4f8fd0', -34, -160, 15, 13))
  brush.both(() => brush.dot('#10131a', -34, -160, 7, 8))
  brush.lit('#2a1a12', 'M-26 -128 Q0 -146 26 -128 Q18 -104 0 -100 Q-18 -104 -26 -128 Z', 10)
  brush.line('#2a1a12', 6, 'M-30 -78 Q0 -66 30 -78')
}

const monCalamari: Part = (brush, [skin = '#c46a4a']) => {
  brush.lit(darker(skin, 0.18), 'M-50 -80 L50 -80 L64 18 L-64 18 Z', 20)
  brush.lit(
    skin,
    'M0 -330 Q-96 -320 -104 -220 Q-112 -150 -70 -100 Q-36 -66 0 -66 Q36 -66 70 -100 Q112 -150 104 -220 Q96 -320 0 -330 Z',
    46,
  )
  for (const [x, y, r] of [
    [-30, -270, 16],
    [34, -286, 12],
    [8, -236, 14],
    [-58, -236, 11],
    [58, -240, 13],
  ] as const)
    brush.dot(darker(skin, 0.26), x, y, r, r * 0.7)
  brush.both(() => {
    brush.ball('#f0e2b0', -98, -176, 34, 34)
    brush.dot('#20140c', -106, -176, 15, 20)
  })
  brush.line(darker(skin, 0.4), 8, 'M-54 -104 Q0 -82 54 -104')
  brush.both(() => brush.line(darker(skin, 0.3), 6, 'M-70 -92 Q-62 -60 -40 -44'))
}

const quarren: Part = (brush, [skin = '#c9865a']) => {
  brush.lit(
    skin,
    'M0 -320 Q-70 -318 -96 -230 Q-140 -190 -128 -120 L-74 -96 L-40 -70 L40 -70 L74 -96 L128 -120 Q140 -190 96 -230 Q70 -318 0 -320 Z',
    40,
  )
  brush.both(() => brush.ball('#5a86c8', -52, -186, 24, 20))
  brush.both(() => brush.dot('#0d1420', -52, -186, 8, 14))
  for (const [x, length] of [
    [-42, 60],
    [-14, 92],
    [14, 92],
    [42, 60],
  ] as const)
    brush.line('#d89a6c', 24, `M${x} -110 Q${x * 1.6} ${-60 + length / 3} ${x * 1.1} ${-60 + length}`)
  brush.line(darker(skin, 0.3), 6, 'M-30 -270 Q0 -250 30 -270')
}

const dresselian: Part = (brush, [skin = '#a8785a']) => {
  human(brush, [skin])
  brush.lit(skin, 'M0 -290 Q-92 -286 -90 -180 L90 -180 Q92 -286 0 -290 Z', 36)
  for (const y of [-250, -222, -196]) brush.line(darker(skin, 0.32), 7, `M-58 ${y} Q0 ${y + 18} 58 ${y}`)
  brush.both(() => {
    brush.dot(darker(skin, 0.55), -32, -160, 22, 14)
    brush.dot('#e8d8a0', -32, -160, 6)
    brush.line(darker(skin, 0.32), 7, 'M-56 -120 Q-34 -104 -26 -74')
  })
}

/** Pale, wrinkled, with yellow eyes. */
const emperor: Part = (brush, [skin = '#d8d0c0']) => {
  human(brush, [skin])
  brush.both(() => {
    brush.dot(darker(skin, 0.5), -32, -160, 24, 17)
    brush.dot('#f0d060', -32, -158, 9)
    brush.line(darker(skin, 0.28), 7, 'M-62 -128 Q-44 -104 -38 -72')
    brush.line(darker(skin, 0.28), 6, 'M-52 -204 Q-28 -192 -8 -202')
  })
  brush.line(darker(skin, 0.45), 7, 'M-26 -82 Q0 -90 26 -82')
}

// ---------------------------------------------------------------- droids

const astromech: Part = (brush, [white = '#eceae4', blue = '#2b5fb8']) => {
  brush.lit(white, 'M-150 170 L-150 -70 L150 -70 L150 170 Z', 60)
  brush.fill(blue, 'M-92 -36 L92 -36 L92 -10 L-92 -10 Z M-40 24 L40 24 L40 60 L-40 60 Z')
  brush.both(() => brush.lit(darker(white, 0.08), 'M-196 -60 L-156 -70 L-156 170 L-196 170 Z', 12))
  brush.lit('#c9d0d8', 'M-150 -74 Q-150 -256 0 -256 Q150 -256 150 -74 Z', 60)
  brush.fill(
    blue,
    'M-136 -142 Q-120 -196 -82 -222 L-60 -190 Q-88 -168 -98 -142 Z M-30 -246 Q0 -252 30 -246 L24 -208 L-24 -208 Z M136 -142 Q120 -196 82 -222 L60 -190 Q88 -168 98 -142 Z M-150 -112 L150 -112 L150 -90 L-150 -90 Z',
  )
  brush.fill(darker(blue, 0.3), 'M-38 -190 L38 -190 L38 -126 L-38 -126 Z')
  brush.dot('#08090c', 0, -158, 25)
  brush.dot('#c8dcff', -8, -166, 7)
  brush.dot('#e0453e', 64, -134, 9)
}

/** Fly eyes on the body of a protocol droid. */
const insectDroid: Part = (brush, [metal = '#4a4a4c']) => {
  brush.lit(darker(metal, 0.2), 'M-30 -90 L30 -90 L36 18 L-36 18 Z', 12)
  brush.lit(metal, 'M0 -276 Q-74 -268 -78 -180 Q-72 -96 -30 -70 L30 -70 Q72 -96 78 -180 Q74 -268 0 -276 Z', 30)
  brush.both(() => {
    brush.ball('#8fb0a0', -58, -186, 48, 58)
    brush.ball('#2c4a40', -60, -186, 34, 44)
    for (const [x, y] of [
      [-78, -206],
      [-58, -196],
      [-70, -172],
      [-48, -168],
    ] as const)
      brush.dot('#a8d0c0', x, y, 5)
  })
  brush.lit(paler(metal, 0.25), 'M-22 -122 L22 -122 L14 -70 L-14 -70 Z', 10)
}

const tallWhite: Part = (brush, [white = '#d8d6cc']) => {
  brush.lit(darker(white, 0.35), 'M-22 -90 L22 -90 L26 18 L-26 18 Z', 10)
  brush.lit(white, 'M-58 -90 L-64 -250 Q-56 -300 0 -304 Q56 -300 64 -250 L58 -90 Z', 34)
  brush.fill('#12141a', 'M-62 -214 L62 -214 L60 -174 L-60 -174 Z')
  brush.both(() => brush.dot('#ffe9a0', -26, -194, 9))
  brush.line(darker(white, 0.35), 7, 'M-30 -126 L30 -126')
}

const stickDroid: Part = (brush, [white = '#cfd4d4']) => {
  brush.lit(darker(white, 0.3), 'M-14 -160 L14 -160 L18 18 L-18 18 Z', 8)
  brush.lit(white, 'M-56 -216 Q-50 -262 0 -264 Q50 -262 56 -216 L44 -166 L-44 -166 Z', 30)
  brush.both(() => brush.dot('#12141a', -24, -216, 12))
  brush.line(darker(white, 0.4), 6, 'M-22 -184 L22 -184')
}

/** Heads by name. */
export const HEADS = {
  human,
  wookiee,
  'mon calamari': monCalamari,
  quarren,
  dresselian,
  emperor,
  astromech,
  'insect droid': insectDroid,
  'tall white': tallWhite,
  'stick droid': stickDroid,
} as const satisfies Readonly<Record<string, Part>>
