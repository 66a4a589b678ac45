/**
 * Vehicles and mounts, each with its best-known feature; about 600 units long around the middle, seen from the side.
 */
import type { Pen } from '../../../contract/index.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { at, ellipse, faded, fill, lit, rounded } from '../../../kit/drawing/pen.ts'
import { ball, flame, flat, halo, line, rod, shade, solid } from './solid.ts'

type Craft = (pen: Pen) => void

const GLASS = '#a9d8ff'
const EMBER = '#ff9a5a'

const ground = (pen: Pen, y: number, half = 270): void =>
  faded(pen, 0.35, () => fill(pen, '#05060c', ellipse(0, y, half, 20)))

/** An open boat with a windscreen and two engines on struts behind. */
const flashSpeeder: Craft = (pen) => {
  ground(pen, 150)
  const blue = '#2f7ab0'
  line(pen, '#5a6068', 16, 'M-120 -6 L-220 -92 M-120 40 L-220 104')
  for (const y of [-96, 108]) {
    flame(pen, -316, y, 70, 18, '#7fd4ff')
    rod(pen, '#c9ccd4', -320, y, 170, 54, 27)
    fill(pen, blue, rounded(-250, y - 27, 26, 54, 0))
  }
  solid(pen, darker(blue, 0.25), 'M-170 -20 L-60 -40 L60 -36 L90 0 L-160 10 Z')
  solid(pen, '#c8854a', 'M-96 -74 Q-70 -84 -54 -40 L-40 0 L-110 0 Z', -10, 0)
  solid(pen, blue, 'M-200 0 L40 -6 Q190 4 330 56 Q240 108 60 108 L-150 106 Q-210 70 -200 0 Z', 0, -44)
  flat(pen, '#e8ecf0', 'M-190 34 L60 30 Q180 40 270 60 L60 52 L-188 54 Z')
  flat(pen, GLASS, 'M26 -8 L2 -76 Q40 -78 92 -2 Z')
  rod(pen, '#3a3e48', 96, -16, 110, 16, 6)
}

/** Longer, low and dark, with three engines and a gun. */
const gianSpeeder: Craft = (pen) => {
  ground(pen, 128)
  const hull = '#24506a'
  for (const y of [-40, 10, 60]) {
    flame(pen, -330, y, 60, 15, EMBER)
    rod(pen, '#8a98a4', -334, y, 150, 40, 12)
  }
  solid(pen, hull, 'M-250 -50 L-90 -62 L-20 -26 L140 -10 L350 44 L330 70 L120 92 L-250 90 Z', 0, -40)
  solid(pen, darker(hull, 0.4), 'M-190 -52 L-70 -60 L-10 -26 L-150 -20 Z', 0, -8)
  solid(pen, '#7a4a34', 'M-150 -84 Q-126 -92 -112 -52 L-104 -30 L-160 -26 Z', -8, 0)
  flat(pen, GLASS, 'M-60 -58 L-44 -84 Q-10 -66 14 -22 Z')
  flat(pen, '#9ab4c4', 'M-230 22 L130 22 L300 52 L120 40 L-230 40 Z')
  rod(pen, '#3a444c', 70, -38, 150, 18, 6)
  rod(pen, '#3a444c', 80, -22, 40, 30, 8)
}

/** A dark half crescent with a saddle. */
const sithSpeeder: Craft = (pen) => {
  ground(pen, 130, 230)
  const hull = '#34343f'
  flame(pen, -196, 30, 110, 24, EMBER)
  solid(pen, hull, 'M-210 -30 C-150 60 60 130 310 -34 C270 120 60 170 -90 120 C-180 90 -220 40 -210 -30 Z', 0, -30)
  flat(pen, '#8a8a9c', 'M-180 28 C-90 96 90 128 262 22 C150 98 -40 120 -160 60 Z')
  solid(
    pen,
    '#6a3a34',
    'M-130 10 C-120 -30 -60 -34 -40 0 C-10 30 30 40 60 40 L50 70 C-30 78 -110 60 -130 10 Z',
    -10,
    -14,
  )
  rod(pen, '#5a5a68', -226, 22, 80, 60, 14)
  line(pen, '#8a8a9c', 12, 'M96 62 L120 0 L156 -12')
  ball(pen, '#ff4a36', 262, 6, 12)
}

/** A shell, open above, with two lamps. */
const taxi: Craft = (pen) => {
  ground(pen, 140)
  const shell = '#cfe6de'
  solid(pen, '#2a7a8a', 'M-190 -30 L60 -30 L100 30 L-200 30 Z')
  for (const x of [-150, -50]) lit(pen, rounded(x, -76, 44, 90, [22, 22, 6, 6]), '#b5532c', shade('#b5532c'), -12, 0)
  solid(
    pen,
    shell,
    'M-290 -40 Q-250 -20 -200 -6 L90 -6 Q190 -2 290 36 Q320 60 290 86 Q200 116 0 116 Q-230 116 -290 60 Q-316 10 -290 -40 Z',
    0,
    -50,
  )
  flat(pen, '#2a7a8a', 'M-286 44 Q0 70 300 56 L296 78 Q0 94 -268 74 Z')
  flat(pen, GLASS, 'M80 -8 L50 -90 Q110 -76 160 10 Z')
  for (const [x, y] of [
    [262, 44],
    [214, 30],
  ] as const) {
    halo(pen, '#ffe27a', x, y, 46)
    lit(pen, ellipse(x, y, 22, 17), '#fff2c0', '#e0a83a', -5, -5)
  }
  for (const x of [-200, 40]) rod(pen, '#8aa8a0', x, 118, 150, 26, 13)
}

/** A long red dart with small fins and a golden tip. */
const shuttle: Craft = (pen) => {
  const red = '#a8342c'
  pen.rotate(-0.14)
  for (const y of [-26, 30]) flame(pen, -300, y, 90, 18, '#7fd4ff')
  solid(pen, red, 'M-220 -40 L-320 -140 L-250 -140 L-110 -46 Z', 0, -16)
  solid(pen, red, 'M-310 -52 L-60 -66 Q180 -60 352 6 Q180 56 -60 64 L-310 56 Z', 0, -50)
  flat(pen, '#d8a23a', 'M250 -34 Q310 -16 352 6 Q310 24 250 40 Q270 4 250 -34 Z', 'M-300 -2 L240 -2 L240 10 L-300 10 Z')
  solid(pen, darker(red, 0.2), 'M-180 40 L-270 120 L-200 120 L-60 50 Z', 0, -14)
  for (let row = 0; row < 9; row++) fill(pen, '#ffe9b8', rounded(-230 + row * 46, -34, 26, 13, 6))
  flat(pen, '#22324a', 'M176 -40 Q220 -32 244 -16 L190 -14 Z')
  rod(pen, '#7a6a5a', -330, 2, 60, 90, 14)
}

/** A great loaf with a blunt bow; its doors stand open on racks of folded droids. */
const troopTransport: Craft = (pen) => {
  ground(pen, 176, 310)
  const brown = '#8a4a34'
  solid(pen, brown, 'M-330 150 L-330 -70 Q-320 -128 -250 -136 L120 -130 Q250 -120 320 -40 L330 60 L250 150 Z', 0, -90)
  solid(pen, paler(brown, 0.1), 'M-330 -20 L330 -6 L330 40 L-330 40 Z', 0, -20)
  solid(pen, '#2a1a14', 'M110 -96 Q220 -90 262 -30 L262 116 L110 116 Z', 0, 0)
  for (let row = 0; row < 3; row++)
    for (let rack = 0; rack < 4; rack++) {
      const [x, y] = [126 + rack * 34, -70 + row * 60 + (row === 0 ? 24 : 0)]
      solid(pen, '#d8b98a', `M${x} ${y} L${x + 14} ${y - 10} L${x + 22} ${y + 26} L${x + 6} ${y + 40} Z`, -4, 0)
    }
  for (let vent = 0; vent < 6; vent++) fill(pen, darker(brown, 0.45), rounded(-300 + vent * 58, 64, 36, 60, 6))
  for (const y of [-96, 4]) {
    rod(pen, '#5a3428', 236, y, 120, 22, 6)
    fill(pen, '#ff7a4a', ellipse(358, y, 8, 9))
  }
  flat(pen, darker(brown, 0.35), 'M-300 -104 L80 -100 L80 -84 L-300 -86 Z')
  fill(pen, '#ffd98a', ...[-270, -200, -130].map((x) => rounded(x, -66, 34, 13, 4)))
}

/** A droid that stands on a thin post with two handles and two guns. */
const stap: Craft = (pen) => {
  pen.rotate(0.06)
  const [post, bone] = ['#8a7a5a', '#dcc49a']
  ground(pen, 214, 120)
  line(pen, darker(bone, 0.2), 20, 'M-96 -40 L-70 60 L-92 158 M-120 -40 L-128 60 L-116 160')
  line(pen, bone, 14, 'M-96 -40 L-70 60 L-92 158 M-120 -40 L-128 60 L-116 160')
  solid(pen, bone, 'M-146 -140 L-78 -146 L-84 -60 L-104 -36 L-134 -40 Z', -18, 0)
  line(pen, bone, 14, 'M-90 -124 L-20 -86 L58 -104 M-130 -124 L-40 -70 L54 -84')
  line(pen, bone, 12, 'M-112 -140 L-104 -180')
  solid(pen, bone, 'M-126 -216 L-84 -222 L-20 -168 L-32 -150 L-100 -172 Z', -6, -10)
  fill(pen, '#1c1612', ellipse(-76, -192, 7))
  solid(pen, post, 'M30 -150 L66 -150 L90 60 L150 200 L30 200 L-10 90 Z', -24, 0)
  flat(pen, darker(post, 0.45), 'M44 -110 L58 -110 L70 60 L54 60 Z')
  solid(pen, darker(post, 0.15), 'M-150 152 L30 150 L40 186 L-140 190 Z', 0, -14)
  line(pen, '#4a4438', 14, 'M60 -100 L24 -118 M62 -82 L26 -90')
  for (const y of [20, 64]) {
    rod(pen, '#4a4438', 60, y, 210, 22, 6)
    rod(pen, '#2a2620', 244, y, 40, 30, 6)
    fill(pen, '#ff6a3a', ellipse(288, y, 8, 10))
  }
  solid(pen, post, 'M30 -150 Q50 -190 100 -180 L130 -140 L66 -130 Z', -8, -8)
}

/** A mount on two legs, with the bill of a duck and long flaps for ears. */
const kaadu: Craft = (pen) => {
  ground(pen, 222, 190)
  const hide = '#c9924a'
  line(pen, darker(hide, 0.45), 40, 'M-20 60 L50 130 L0 206')
  line(pen, darker(hide, 0.45), 26, 'M0 210 L70 214')
  solid(pen, hide, 'M-120 -20 C-200 0 -270 40 -330 120 C-240 90 -170 80 -90 60 Z', 0, -12)
  solid(
    pen,
    hide,
    'M-150 -10 C-130 -90 20 -96 80 -60 C110 -90 120 -150 136 -182 L196 -150 C190 -70 150 40 60 80 C-30 110 -160 90 -150 -10 Z',
    -20,
    -40,
  )
  line(pen, darker(hide, 0.18), 44, 'M-50 50 L20 130 L-60 206')
  line(pen, darker(hide, 0.18), 26, 'M-60 210 L20 216')
  solid(
    pen,
    hide,
    'M120 -190 C130 -240 200 -250 230 -214 L340 -186 Q366 -170 340 -154 L230 -142 C180 -130 130 -140 120 -190 Z',
    -6,
    -22,
  )
  flat(pen, darker(hide, 0.4), 'M250 -170 L350 -170 L346 -164 L250 -162 Z')
  solid(pen, darker(hide, 0.15), 'M136 -206 C90 -200 60 -150 70 -86 C100 -90 136 -130 150 -170 Z', -8, -6)
  ball(pen, '#f4e2b0', 206, -206, 19)
  fill(pen, '#15110f', ellipse(210, -206, 8, 11))
  solid(pen, '#6a3a2a', 'M-96 -84 Q-30 -60 40 -82 L56 -20 Q-30 10 -110 -24 Z', 0, -22)
  line(pen, '#4a2a1e', 8, 'M-20 -14 L-10 80 M40 -70 Q150 -90 240 -160')
}

/** Pale, on four legs, with a long drooping snout and packs on its back. */
const eopie: Craft = (pen) => {
  ground(pen, 222, 260)
  const hide = '#d8cbb4'
  for (const x of [-150, 110]) line(pen, darker(hide, 0.42), 34, `M${x} 40 L${x + 14} 130 L${x - 4} 210`)
  solid(
    pen,
    hide,
    'M-220 0 C-210 -80 -60 -90 40 -80 C120 -76 160 -60 180 -30 C176 60 60 84 -60 84 C-180 84 -226 60 -220 0 Z',
    -16,
    -40,
  )
  for (const x of [-180, 140]) line(pen, darker(hide, 0.12), 36, `M${x} 40 L${x - 10} 130 L${x + 8} 210`)
  line(pen, hide, 18, 'M-214 -20 Q-270 0 -262 70')
  solid(
    pen,
    hide,
    'M120 -60 C160 -110 176 -170 200 -196 C250 -226 300 -190 300 -150 C306 -100 320 -60 312 -10 C308 16 276 16 272 -10 C266 -60 256 -84 232 -100 C220 -60 190 -10 150 0 Z',
    -14,
    -14,
  )
  solid(pen, darker(hide, 0.18), 'M196 -190 L150 -224 L176 -164 Z', -4, 0)
  fill(pen, '#15110f', ellipse(252, -162, 10))
  flat(pen, darker(hide, 0.5), 'M280 -6 L306 -8 L304 2 L282 4 Z')
  solid(pen, '#8a5a3a', 'M-110 -110 Q-30 -136 50 -108 L60 -10 Q-30 16 -120 -10 Z', -10, -34)
  rod(pen, '#b8863a', -110, -126, 170, 52, 26)
  line(pen, '#4a3420', 9, 'M-60 -150 L-64 0 M10 -150 L14 0')
}

/** A huge low beast with two discs of a shield generator on its back. */
const fambaa: Craft = (pen) => {
  ground(pen, 206, 320)
  const hide = '#7a8a5a'
  for (const x of [-190, 60]) line(pen, darker(hide, 0.48), 76, `M${x} 50 L${x} 176`)
  solid(pen, hide, 'M-200 0 C-280 10 -330 60 -360 150 C-280 100 -220 100 -170 90 Z', 0, -14)
  solid(
    pen,
    hide,
    'M-240 60 C-240 -70 -60 -104 80 -70 C150 -54 190 -20 220 0 C290 -10 360 20 356 66 C350 110 280 126 220 110 C140 140 -240 150 -240 60 Z',
    -20,
    -60,
  )
  for (const x of [-140, 110]) line(pen, darker(hide, 0.14), 78, `M${x} 70 L${x} 180`)
  for (const x of [-170, -110, 80, 140]) fill(pen, '#d8d2b4', ellipse(x, 206, 15, 9))
  flat(pen, darker(hide, 0.45), 'M250 74 Q310 90 354 70 L350 82 Q300 102 250 86 Z')
  fill(pen, '#f4e2a0', ellipse(280, 26, 15))
  fill(pen, '#15110f', ellipse(284, 26, 6, 10))
  for (const [x, y] of [
    [-130, -40],
    [-40, -50],
    [-90, 20],
    [60, 10],
  ] as const)
    fill(pen, darker(hide, 0.22), ellipse(x, y, 24, 15))
  solid(pen, '#b8a884', 'M-150 -74 L90 -74 L70 -110 L-130 -110 Z', 0, -14)
  for (const x of [-90, 36]) {
    halo(pen, '#8fd0ff', x, -166, 104)
    lit(pen, ellipse(x, -160, 62), '#d8b24a', shade('#d8b24a'), -16, -12)
    lit(pen, ellipse(x, -160, 40), '#e8fbff', '#6ab0e0', -10, -8)
    rod(pen, '#7a6a4a', x - 12, -104, 24, 20, 4)
  }
}

const smaller =
  (craft: Craft, scale: number): Craft =>
  (pen) =>
    at(pen, 0, 0, () => craft(pen), scale)

/** Craft and mounts by title in lower case. */
export const CRAFT: Readonly<Record<string, Craft>> = {
  'flash speeder': flashSpeeder,
  'gian speeder': gianSpeeder,
  "darth maul's sith speeder": sithSpeeder,
  'coruscant taxi': taxi,
  'planetary shuttle': shuttle,
  'multi troop transport': smaller(troopTransport, 0.86),
  stap: smaller(stap, 0.86),
  kaadu: smaller(kaadu, 0.9),
  eopie: smaller(eopie, 0.92),
  fambaa: smaller(fambaa, 0.82),
}
