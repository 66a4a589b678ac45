/** Weapons, tools and signs of Endor and the fleets, about 460 units wide around 0/0. */
import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker } from '../../../../kit/drawing/colours.ts'
import { HEADGEAR } from '../headgear.ts'
import { worldOf } from '../palettes.ts'
import { planet } from '../places.ts'

type Sign = (brush: Brush) => void

const WOOD = '#7a5a38'
const METAL = '#5a5e66'

const saber =
  (blade: string): Sign =>
  (brush) => {
    brush.at(
      0,
      0,
      () => {
        for (const [wide, share] of [
          [64, 0.2],
          [40, 0.4],
          [26, 1],
        ] as const)
          brush.faded(share, () => brush.line(blade, wide, 'M0 90 L0 -250'))
        brush.line('#ffffff', 11, 'M0 90 L0 -244')
        brush.lit('#8c8f9a', 'M-20 90 L20 90 L22 240 L-22 240 Z', 12)
        brush.fill('#2a2a33', 'M-22 120 h44 v14 h-44 Z M-22 150 h44 v60 h-44 Z')
        brush.dot('#d0453e', 0, 108, 8)
      },
      1,
      0.6,
    )
  }
const pike: Sign = (brush) => {
  brush.at(
    0,
    0,
    () => {
      brush.line('#2a2d33', 24, 'M0 250 L0 -150')
      brush.lit('#8d97a6', 'M-26 -130 L26 -130 L16 -220 L-16 -220 Z', 10)
      brush.faded(0.4, () => brush.dot('#ffb0a0', 0, -240, 60))
      brush.dot('#ffd8d0', 0, -240, 24)
      brush.fill('#b01f2a', 'M-14 20 h28 v60 h-28 Z')
    },
    1,
    0.6,
  )
}
const bowcaster: Sign = (brush) => {
  brush.line(METAL, 20, 'M-40 -190 Q110 -120 60 0 Q110 120 -40 190')
  brush.line('#c9ced6', 5, 'M-40 -190 L-90 0 L-40 190')
  brush.lit('#4a3626', 'M-250 -30 L-80 -20 L-80 26 L-200 40 L-250 90 Z', 16)
  brush.lit('#2e3036', 'M-90 -30 L200 -22 L200 22 L-90 30 Z', 0, -12)
  brush.ball('#8d97a6', -40, -190, 20)
  brush.ball('#8d97a6', -40, 190, 20)
  brush.fill('#6a6a70', 'M-40 -66 L90 -66 L90 -40 L-40 -40 Z')
}
const bow: Sign = (brush) => {
  brush.line('#e8dcc0', 6, 'M-90 -230 L-90 230')
  brush.line(WOOD, 24, 'M-90 -230 Q150 0 -90 230')
  brush.line('#5a3a20', 28, 'M22 -50 Q34 0 22 50')
  brush.line('#c9a878', 10, 'M-180 0 L210 0')
  brush.fill('#8a8f98', 'M206 -22 L262 0 L206 22 Z')
  brush.fill('#c9482e', 'M-190 -24 L-130 -4 L-190 -2 Z M-190 24 L-130 4 L-190 2 Z')
}
const spear: Sign = (brush) => {
  brush.at(
    0,
    0,
    () => {
      brush.line(WOOD, 22, 'M0 260 L0 -120')
      brush.lit('#8a8f98', 'M0 -260 L-42 -130 L0 -96 L42 -130 Z', 16)
      brush.line('#e8dcc0', 9, 'M-18 -104 L18 -84 M18 -104 L-18 -84')
      brush.lit('#c9482e', 'M14 -80 L70 -30 L22 -40 Z', 6)
    },
    1,
    0.7,
  )
}
const spearBroken: Sign = (brush) => {
  brush.line(WOOD, 20, 'M-220 40 L-30 0 L-20 -24')
  brush.line(WOOD, 20, 'M10 30 L160 70')
  brush.lit('#8a8f98', 'M150 46 L240 92 L146 96 Z', 10)
}
const catapult: Sign = (brush) => {
  brush.line(WOOD, 26, 'M-200 200 L200 200 M-150 200 L-20 20 L110 200')
  brush.line('#5a3a20', 24, 'M-240 120 L170 -130')
  brush.lit('#4a3626', 'M140 -150 Q180 -70 240 -160 L220 -210 Q180 -150 150 -190 Z', 12)
  brush.ball('#8a8f98', 190, -190, 50)
  brush.line('#c9a878', 8, 'M-220 110 L-190 200 M-20 20 L-20 200')
}
const charge: Sign = (brush) => {
  brush.lit('#7a7e84', 'M-110 -90 L110 -90 L130 90 L-130 90 Z', 40)
  brush.fill('#2a2d33', 'M-90 -66 h180 v40 h-180 Z')
  for (const x of [-60, -20, 20, 60]) brush.fill('#ff5a4a', `M${x - 12} -58 h24 v24 h-24 Z`)
  brush.dot('#ff5a4a', 0, 32, 40)
  brush.dot('#ffd0c0', -10, 22, 14)
  brush.line('#c9b04a', 10, 'M-110 70 L110 70')
}
const mine: Sign = (brush) => {
  for (let spike = 0; spike < 10; spike++)
    brush.at(0, 0, () => brush.lit('#6a7078', 'M-26 -130 L0 -230 L26 -130 Z', 10), 1, (spike * Math.PI) / 5)
  brush.ball('#4a4e56', 0, 0, 150)
  brush.dot('#ff5a4a', 0, 0, 46)
  brush.dot('#ffd0c0', -12, -14, 16)
}
const scoutBlaster: Sign = (brush) => {
  brush.lit('#1e2024', 'M-190 -60 L150 -60 L150 10 L-190 10 Z', 0, -26)
  brush.fill('#5a5e66', 'M150 -44 h70 v34 h-70 Z M-120 -92 h150 v24 h-150 Z')
  brush.dot('#9ac4e0', 34, -80, 10, 14)
  brush.lit('#2e3036', 'M-150 10 L-70 10 L-94 150 L-168 140 Z', 14)
  brush.line('#3a3e46', 12, 'M-60 14 Q-20 70 -84 80')
  for (let slot = 0; slot < 4; slot++) brush.fill('#5a5e66', `M${-20 + slot * 40} -44 h16 v34 h-16 Z`)
}
const sharpshooter: Sign = (brush) => {
  brush.lit('#4a3626', 'M-270 -10 L-140 -30 L-140 20 L-250 80 Z', 14)
  brush.lit('#2e3036', 'M-150 -36 L60 -36 L60 20 L-150 20 Z', 0, -18)
  brush.line('#3a3e46', 22, 'M60 -12 L280 -12')
  brush.fill('#5a5e66', 'M-110 -86 h180 v34 h-180 Z M250 -26 h36 v28 h-36 Z')
  brush.dot('#9ac4e0', 72, -69, 12, 17)
  brush.lit('#1c1c20', 'M-60 20 L0 20 L-16 110 L-70 104 Z', 12)
  brush.line('#3a3e46', 10, 'M150 0 L120 110 M150 0 L186 110')
}
const dualCannon: Sign = (brush) => {
  brush.lit('#8a9298', 'M-230 -120 L-60 -130 L-40 110 L-230 120 Z', 50)
  for (const y of [-50, 50]) {
    brush.lit('#4a525a', `M-60 ${y - 34} L190 ${y - 22} L190 ${y + 22} L-60 ${y + 34} Z`, 0, -16)
    brush.fill('#2a2d33', `M180 ${y - 30} h40 v60 h-40 Z`)
    brush.faded(0.6, () => brush.fill('#ff5a4a', `M220 ${y - 16} L300 ${y} L220 ${y + 16} Z`))
  }
}
const smallCannon: Sign = (brush) => {
  brush.lit('#4a4e54', 'M-200 -50 L30 -40 L30 40 L-200 50 Z', 0, -22)
  brush.line('#2a2d33', 30, 'M30 0 L180 0')
  brush.faded(0.6, () => brush.line('#ff5a4a', 18, 'M190 0 L280 0'))
}
const turbolaser: Sign = (brush) => {
  brush.lit('#4a525a', 'M-240 210 L-180 90 L140 90 L200 210 Z', 40)
  brush.lit('#8d97a6', 'M-160 90 Q-150 -40 -10 -50 Q110 -40 120 90 Z', 44)
  for (const y of [-60, 10]) {
    brush.at(0, y, () => brush.lit('#5b6472', 'M-40 -20 L240 -90 L250 -60 L-30 30 Z', 0, -8))
    brush.faded(0.6, () => brush.line('#7df07a', 22, `M256 ${y - 78} L330 ${y - 98}`))
  }
}
const dish: Sign = (brush) => {
  brush.lit('#6a7078', 'M-60 220 L-30 60 L30 60 L60 220 Z', 20)
  brush.lit('#b8bcc0', 'M-200 -150 Q-170 110 60 100 Q190 60 210 -60 Q-20 10 -200 -150 Z', 60)
  brush.lit('#8d949c', 'M-200 -150 Q-40 -170 90 -120 Q190 -90 210 -60 Q-20 10 -200 -150 Z', 30)
  brush.line('#4a525a', 12, 'M10 -60 L90 -220')
  brush.ball('#59c7ff', 92, -224, 20)
}
const gear: Sign = (brush) => {
  for (let tooth = 0; tooth < 10; tooth++)
    brush.at(0, 0, () => brush.fill('#5b6472', 'M-30 -180 L-20 -236 L20 -236 L30 -180 Z'), 1, (tooth * Math.PI) / 5)
  brush.ball('#5b6472', 0, 0, 190)
  brush.dot('#2a2d33', 0, 0, 80)
}
const wheel: Sign = (brush) => {
  brush.line('#c9d2df', 26, 'M-170 0 A170 170 0 1 1 170 0 A170 170 0 1 1 -170 0 Z')
  for (let spoke = 0; spoke < 6; spoke++)
    brush.at(0, 0, () => brush.fill('#c9d2df', 'M-22 -40 L22 -40 L44 -150 L-44 -150 Z'), 1, (spoke * Math.PI) / 3)
}
const cuffs: Sign = (brush) => {
  for (const x of [-110, 110]) {
    brush.line('#8d97a6', 34, `M${x - 80} 0 A80 80 0 1 1 ${x + 80} 0 A80 80 0 1 1 ${x - 80} 0 Z`)
    brush.dot('#ff5a4a', x, -80, 14)
  }
  brush.line('#5b6472', 20, 'M-40 0 L40 0')
}
const medal: Sign = (brush) => {
  brush.fill('#b01f2a', 'M-70 -200 L70 -200 L40 -40 L-40 -40 Z')
  brush.ball('#e0b23c', 0, 40, 110)
  brush.fill('#fff2c0', 'M0 -40 L24 16 L84 20 L38 58 L54 116 L0 84 L-54 116 L-38 58 L-84 20 L-24 16 Z')
}
const beams: Sign = (brush) => {
  for (const [line, colour] of [
    ['M-260 -120 L260 90', '#ff5a4a'],
    ['M260 -150 L-260 70', '#ff5a4a'],
    ['M-250 150 L240 -10', '#ff8a5a'],
  ] as const) {
    brush.faded(0.35, () => brush.line(colour, 36, line))
    brush.line('#ffe4dc', 9, line)
  }
}
const streaks: Sign = (brush) => {
  for (let line = 0; line < 11; line++)
    brush.faded(0.5, () =>
      brush.line(
        '#d8e8c8',
        5 + (line % 3) * 4,
        `M-300 ${-200 + line * 40} L${-60 + ((line * 97) % 200)} ${-200 + line * 40}`,
      ),
    )
}
const lightning: Sign = (brush) => {
  for (const bolt of [
    'M-160 140 L-60 60 L-90 20 L40 -60 L10 -100 L150 -190',
    'M-150 160 L-10 110 L-20 70 L110 40 L100 0 L230 -60',
    'M-170 120 L-120 -10 L-90 -30 L-60 -140 L-20 -150 L20 -250',
  ]) {
    brush.faded(0.35, () => brush.line('#8f9aff', 40, bolt))
    brush.line('#b8c4ff', 17, bolt)
    brush.line('#ffffff', 7, bolt)
  }
}
const campfire: Sign = (brush) => {
  brush.faded(0.4, () => brush.dot('#ffb347', 0, -20, 180))
  for (const [x, high] of [
    [-70, 130],
    [0, 210],
    [70, 140],
  ] as const)
    brush.lit(
      '#ff8a2a',
      `M${x - 60} 70 Q${x - 50} ${70 - high / 2} ${x} ${70 - high} Q${x + 50} ${70 - high / 2} ${x + 60} 70 Z`,
      18,
    )
  brush.line('#4a2c16', 34, 'M-170 90 L170 60 M-170 60 L170 90')
}
const fireworks: Sign = (brush) => {
  for (const [x, y, colour] of [
    [-150, -30, '#ffd27a'],
    [20, -110, '#ff7aa0'],
    [170, -10, '#8fe0ff'],
  ] as const)
    for (let ray = 0; ray < 12; ray++)
      brush.at(x, y, () => brush.line(colour, 9, 'M0 -30 L0 -96'), 1, (ray * Math.PI) / 6)
}
const logs: Sign = (brush) => {
  for (const [x, y] of [
    [-170, 60],
    [0, 60],
    [170, 60],
    [-85, -60],
    [85, -60],
  ] as const) {
    brush.ball('#7a5230', x, y, 84)
    brush.dot('#c9a070', x, y, 62)
    brush.line('#8a6038', 6, `M${x - 36} ${y} A36 36 0 1 1 ${x + 36} ${y} A36 36 0 1 1 ${x - 36} ${y} Z`)
  }
}
const trunk: Sign = (brush) => {
  brush.line('#c9a878', 10, 'M-60 -40 L-90 -300 M60 -40 L30 -300')
  brush.lit('#6b4426', 'M-150 -50 L150 -50 L150 50 L-150 50 Z', 0, -26)
  brush.dot('#c9a070', 150, 0, 30, 50)
}
const net: Sign = (brush) => {
  for (let line = -4; line <= 4; line++)
    brush.line(
      '#c9a878',
      8,
      `M${line * 60} -220 Q${line * 70} 0 ${line * 20} 220 M${-230 + Math.abs(line) * 14} ${line * 50} Q0 ${line * 50 + 50} ${230 - Math.abs(line) * 14} ${line * 50}`,
    )
}
const drum: Sign = (brush) => {
  for (const [x, white] of [
    [-140, '#f2f2ee'],
    [0, '#eeeeea'],
    [140, '#e8e8e4'],
  ] as const)
    brush.at(x, 60, () => HEADGEAR[x === 0 ? 'scout helmet' : 'stormtrooper'](brush, [white]), 0.62)
  brush.line(WOOD, 20, 'M-220 -210 L-130 -110 M220 -210 L130 -110')
}
const horn: Sign = (brush) => {
  brush.lit('#e0d2ae', 'M-170 40 Q40 90 170 -110 L240 -70 Q130 150 -170 76 Z', 26)
  brush.dot('#4a3626', 206, -92, 44, 30, -0.6)
}
const cradle: Sign = (brush) => {
  brush.lit('#8a6a44', 'M-200 0 Q-180 150 0 150 Q180 150 200 0 Q0 50 -200 0 Z', 40)
  for (let strand = 0; strand < 7; strand++)
    brush.line('#5a4226', 7, `M${-170 + strand * 56} ${20 + Math.sin(strand) * 6} L${-120 + strand * 40} 140`)
}
const hoodLeft: Sign = (brush) => brush.at(0, 150, () => HEADGEAR['ewok hood'](brush, ['#a8764a', '#6b4426']), 0.9)
const code: Sign = (brush) => {
  brush.lit('#2a2d33', 'M-220 -140 L220 -140 L220 140 L-220 140 Z', 40)
  brush.fill('#0c1a14', 'M-190 -112 h380 v224 h-380 Z')
  for (let line = 0; line < 5; line++)
    for (let block = 0; block < 7; block++)
      if ((line * 5 + block * 3) % 4 !== 0)
        brush.fill('#7df07a', `M${-170 + block * 50} ${-92 + line * 42} h36 v18 h-36 Z`)
}
const binoculars: Sign = (brush) => {
  for (const x of [-80, 80]) {
    brush.lit('#4a4e44', `M${x - 62} -60 L${x + 62} -60 L${x + 70} 110 L${x - 70} 110 Z`, 20)
    brush.dot('#8fd0ff', x, -60, 56, 30)
  }
  brush.fill('#2e302a', 'M-30 -20 h60 v60 h-60 Z')
}
const moon: Sign = (brush) => planet(brush, 'Endor', worldOf('Endor'))
const unfinished: Sign = (brush) => planet(brush, 'Death Star II', worldOf('Death Star II'))
const beam: Sign = (brush) => {
  for (const [wide, share] of [
    [70, 0.25],
    [40, 0.5],
    [20, 1],
  ] as const)
    brush.faded(share, () => brush.line('#7df07a', wide, 'M-90 0 L250 -120'))
  brush.line('#f0ffee', 8, 'M-90 0 L250 -120')
}
const order: Sign = (brush) => {
  brush.faded(0.5, () => brush.lit('#3a4660', 'M-250 -190 L250 -190 L250 190 L-250 190 Z', 60))
  brush.line('#c9a24a', 10, 'M-250 -190 L250 -190 L250 190 L-250 190 Z')
  for (const x of [-220, 220]) brush.dot('#e0b23c', x, -160, 14)
}
const plan: Sign = (brush) => {
  brush.faded(0.85, () => brush.dot('#4f9fff', 0, 0, 200))
  brush.line('#dff0ff', 9, 'M-200 0 L200 0 M0 -200 L0 200')
  for (const r of [70, 130, 196])
    brush.line('#dff0ff', 7, `M${-r} 0 A${r} ${r} 0 1 1 ${r} 0 A${r} ${r} 0 1 1 ${-r} 0 Z`)
  brush.dot('#16305a', -70, -70, 40)
}
const twilight: Sign = (brush) => {
  for (const [y, colour] of [
    [-40, '#ffd27a'],
    [40, '#e07a5a'],
    [120, '#7a3f6a'],
  ] as const)
    brush.faded(0.55, () => brush.dot(colour, 0, y, 260, 120))
  brush.dot('#fff2c0', 0, -60, 76)
}
const sunrise: Sign = (brush) => {
  brush.lit('#2f6b34', 'M-300 120 Q0 -60 300 120 Z', 20)
  for (let ray = -3; ray <= 3; ray++)
    brush.faded(0.5, () => brush.line('#ffe9b0', 12, `M${ray * 40} 20 L${ray * 90} -150`))
}
const hutLight: Sign = (brush) => {
  brush.lit('#4a5a3a', 'M-230 120 Q-160 -80 0 -90 Q160 -80 230 120 Z', 50)
  brush.fill('#ffd27a', 'M-110 50 Q-110 -10 -60 -10 Q-10 -10 -10 50 Z M50 60 Q50 10 90 10 Q130 10 130 60 Z')
}
const ghost: Sign = (brush) => {
  brush.faded(0.3, () => brush.dot('#8fd0ff', 0, -40, 230))
  brush.faded(0.9, () => {
    brush.lit('#a8d4f4', 'M-190 240 Q-170 40 -60 0 L60 0 Q170 40 190 240 Z', 50)
    brush.lit('#c8e6fa', 'M0 -250 Q-92 -246 -88 -150 Q-80 -50 0 -40 Q80 -50 88 -150 Q92 -246 0 -250 Z', 40)
    brush.fill(darker('#a8d4f4', 0.25), 'M-34 20 L0 90 L34 20 L60 240 L-60 240 Z')
  })
  brush.both(() => brush.dot('#3a5a7a', -32, -150, 9), 0)
  brush.line('#3a5a7a', 7, 'M-24 -84 Q0 -72 24 -84')
}
const helmetOff: Sign = (brush) => brush.at(0, 140, () => HEADGEAR.vader(brush, []), 0.9, 0.3)

/** The tools and signs by name. */
export const TOOLS = {
  ...{
    saber,
    pike,
    bowcaster,
    bow,
    spear,
    spearBroken,
    catapult,
    charge,
    mine,
    scoutBlaster,
    sharpshooter,
    dualCannon,
  },
  ...{ smallCannon, turbolaser, dish, gear, wheel, cuffs, medal, beams, streaks, lightning, campfire, fireworks, logs },
  ...{ trunk, net, drum, horn, cradle, hoodLeft, code, binoculars, moon, unfinished, beam, order, plan, twilight },
  ...{ sunrise, hutLight, ghost, helmetOff },
} as const
