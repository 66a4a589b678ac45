/** Heads: neck at 0/0, about 210 high around y = −150. Hair and headgear tell people apart. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { humanFace } from '../../../kit/drawing/human-face.ts'
import { ewok, sullustan } from './heads-endor.ts'

/** The colours of a head, the most important first. */
export type Colours = readonly string[]
type Part = (brush: Brush, colours: Colours) => void

const OVAL = 'M-80 -160 Q-82 -256 0 -256 Q82 -256 80 -160 Q76 -84 34 -52 Q0 -34 -34 -52 Q-76 -84 -80 -160 Z'

/** A head of human shape without features; the first colour is the skin. */
const blank: Part = (brush, [skin = '#e0ac7e']) => {
  brush.lit(darker(skin, 0.12), 'M-36 -84 L36 -84 L42 18 L-42 18 Z', 18)
  brush.both(() => brush.ball(darker(skin, 0.06), -80, -146, 15, 24), 0.08)
  brush.lit(skin, OVAL, 40)
}

const human: Part = (brush, [skin = '#e0ac7e']) => {
  blank(brush, [skin])
  brush.inside(OVAL, () => humanFace(brush, skin))
}

/** Shaggy all over: strands fall from the crown to the breast, paler around the muzzle, with a heavy brow. */
const wookiee: Part = (brush, [fur = '#7a4a2c']) => {
  const [dark, pale] = [darker(fur, 0.34), paler(fur, 0.2)]
  brush.lit(
    fur,
    'M0 -312 L-24 -300 L-52 -304 L-76 -276 L-104 -262 L-108 -226 L-130 -196 L-122 -158 L-142 -120 L-130 -84 L-152 -44 L-136 -10 L-156 34 L-118 20 L-104 70 L-74 34 L-52 92 L-26 44 L0 104 L26 44 L52 92 L74 34 L104 70 L118 20 L156 34 L136 -10 L152 -44 L130 -84 L142 -120 L122 -158 L130 -196 L108 -226 L104 -262 L76 -276 L52 -304 L24 -300 Z',
    54,
  )
  // The strands of the crown, the cheeks and the beard.
  brush.both(() => {
    for (const strand of [
      'M-8 -296 Q-46 -270 -64 -206',
      'M-34 -290 Q-84 -250 -92 -172',
      'M-98 -220 Q-112 -160 -108 -92',
      'M-84 -148 Q-100 -70 -112 4',
      'M-66 -112 Q-80 -40 -78 40',
      'M-44 -66 Q-54 -14 -46 58',
      'M-18 -50 Q-22 0 -14 70',
    ])
      brush.line(dark, 6, strand)
    for (const strand of ['M-22 -286 Q-62 -250 -78 -186', 'M-96 -176 Q-100 -100 -120 -40', 'M-56 -84 Q-66 -20 -62 54'])
      brush.line(pale, 5, strand)
  }, 0)
  // The muzzle, with fangs below a broad nose.
  brush.lit(
    pale,
    'M-20 -176 Q-62 -130 -66 -92 L-50 -84 L-44 -58 L-22 -62 L0 -42 L22 -62 L44 -58 L50 -84 L66 -92 Q62 -130 20 -176 Z',
    24,
  )
  brush.both(() => {
    brush.dot('#1c120c', -40, -182, 22, 15)
    brush.dot('#6f9fd0', -38, -181, 10, 10)
    brush.dot('#0d0a08', -38, -181, 5, 6)
    brush.line(dark, 13, 'M-76 -192 Q-44 -216 -12 -194')
  }, 0)
  brush.lit('#1e130d', 'M-28 -142 Q0 -160 28 -142 Q24 -116 0 -110 Q-24 -116 -28 -142 Z', 10)
  brush.fill('#2a120e', 'M-40 -90 Q0 -108 40 -90 Q24 -66 0 -64 Q-24 -66 -40 -90 Z')
  brush.both(() => brush.fill('#f2ead6', 'M-26 -94 L-14 -97 L-19 -78 Z'), 0)
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
  blank(brush, [skin])
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
  blank(brush, [skin])
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
  ewok,
  sullustan,
} as const satisfies Readonly<Record<string, Part>>
