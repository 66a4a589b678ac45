/** Heads of Ewoks and Sullustans. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'

type Part = (brush: Brush, colours: readonly string[]) => void

/** A round furry face with large dark eyes and a short muzzle; the second colour is the muzzle's, the third a stripe's. */
export const ewok: Part = (brush, [fur = '#7a5232', muzzle = paler(fur, 0.3), stripe]) => {
  brush.lit(
    fur,
    'M0 -272 Q-108 -270 -112 -160 L-130 -120 L-108 -104 L-116 -66 L-84 -62 L-70 -24 L-36 -40 L0 -14 L36 -40 L70 -24 L84 -62 L116 -66 L108 -104 L130 -120 L112 -160 Q108 -270 0 -272 Z',
    46,
  )
  if (stripe !== undefined)
    brush.both(
      () => brush.line(stripe, 16, 'M-16 -266 L-20 -210 M-58 -250 Q-66 -216 -92 -196 M-112 -120 Q-90 -110 -84 -90'),
      0,
    )
  brush.lit(muzzle, 'M0 -146 Q-60 -142 -58 -94 Q-52 -48 0 -46 Q52 -48 58 -94 Q60 -142 0 -146 Z', 22)
  brush.both(() => {
    brush.dot(darker(fur, 0.4), -46, -166, 30, 28)
    brush.ball('#1d120c', -45, -164, 22, 22)
    brush.dot('#fff4e0', -52, -172, 7)
  }, 0)
  brush.lit('#1c120e', 'M-22 -126 Q0 -138 22 -126 Q18 -104 0 -100 Q-18 -104 -22 -126 Z', 8)
  brush.line(darker(muzzle, 0.5), 7, 'M0 -100 L0 -84 M-28 -76 Q0 -62 28 -76')
}

/** A large round head with black eyes, big ears, and folds of flesh around the mouth. */
export const sullustan: Part = (brush, [skin = '#d8b49a']) => {
  brush.lit(darker(skin, 0.14), 'M-36 -84 L36 -84 L44 18 L-44 18 Z', 18)
  brush.both(() => {
    brush.lit(skin, 'M-80 -210 Q-150 -216 -146 -150 Q-140 -96 -84 -110 Z', 14)
    brush.line(darker(skin, 0.3), 7, 'M-128 -176 Q-132 -134 -96 -130')
  })
  brush.lit(skin, 'M0 -284 Q-102 -280 -98 -176 Q-100 -90 -50 -46 Q0 -20 50 -46 Q100 -90 98 -176 Q102 -280 0 -284 Z', 44)
  brush.both(() => {
    brush.ball('#120e10', -42, -186, 33, 36)
    brush.dot('#f4efe6', -52, -198, 9)
    brush.lit(darker(skin, 0.08), 'M-14 -132 Q-76 -136 -82 -86 Q-70 -40 -34 -44 Q-10 -60 -10 -96 Z', 14)
    brush.line(darker(skin, 0.28), 6, 'M-70 -104 Q-56 -76 -32 -66 M-58 -120 Q-40 -96 -22 -88')
  })
  brush.line(darker(skin, 0.55), 8, 'M-24 -74 Q0 -62 24 -74')
}
