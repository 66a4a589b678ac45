/** Landmarks of Endor, of the Executor, of Home One and of the second Death Star. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { CLOTHES } from './clothes.ts'
import { CRAFT } from './craft.ts'
import { HEADGEAR } from './headgear.ts'
import { HEADS } from './heads.ts'
import { bunker, ferns, trunks } from './places-forest.ts'

type Site = (brush: Brush, chance: Chance) => void

/** A grey hall in perspective: a floor, and ribs that lead to a door or a window. */
const corridor =
  (wall: string, glow: string): Site =>
  (brush) => {
    brush.lit(darker(wall, 0.3), 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 160)
    for (const [x, y] of [
      [400, 300],
      [290, 218],
      [200, 150],
      [134, 100],
    ] as const) {
      brush.line(
        wall,
        x / 9,
        `M${-x} ${y} L${-x} ${-y * 0.7} L${-x * 0.6} ${-y} L${x * 0.6} ${-y} L${x} ${-y * 0.7} L${x} ${y}`,
      )
      brush.both(() => brush.fill(glow, `M${-x + 14} ${-y * 0.3} h12 v${y * 0.5} h-12 Z`))
    }
    brush.fill(glow, 'M-420 260 L-90 66 L90 66 L420 260 L300 260 L60 80 L-60 80 L-300 260 Z')
    brush.lit(darker(wall, 0.5), 'M-80 70 L-80 -60 L-50 -84 L50 -84 L80 -60 L80 70 Z', 20)
  }
/** A pit of consoles with crews, under a window full of stars. */
const bridge =
  (screens: string, mast: boolean): Site =>
  (brush, chance) => {
    brush.lit('#20262f', 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 160)
    brush.fill('#070a12', 'M-300 -220 L300 -220 L240 -40 L-240 -40 Z')
    for (let star = 0; star < 36; star++)
      brush.dot('#ffffff', -240 + chance.next() * 480, -210 + chance.next() * 160, chance.between(1, 3))
    brush.line('#5b6472', 16, 'M-300 -220 L-240 -40 L240 -40 L300 -220 M0 -220 L0 -40')
    if (mast) {
      brush.line('#8d97a6', 13, 'M0 70 L0 -60')
      for (const r of [60, 110, 160]) brush.line(screens, 9, `M${-r} -60 A${r} ${r} 0 0 1 ${r} -60`)
    }
    for (let desk = 0; desk < 6; desk++) {
      const x = -330 + desk * 132
      brush.lit('#3b434f', `M${x - 54} 120 L${x + 54} 120 L${x + 64} 260 L${x - 64} 260 Z`, 20)
      brush.fill(screens, `M${x - 40} 132 h80 v44 h-80 Z`)
      brush.ball('#16191f', x, 92, 22, 24)
    }
  }
/** A round hall with a hooded figure of light. */
const holotheatre: Site = (brush) => {
  brush.lit('#161a22', 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 160)
  for (const [r, c] of [
    [260, '#2a313c'],
    [200, '#3b434f'],
  ] as const)
    brush.dot(c, 0, 200, r, r * 0.26)
  brush.faded(0.35, () => brush.fill('#59a0ff', 'M-170 196 L-230 -270 L230 -270 L170 196 Z'))
  brush.faded(0.85, () =>
    brush.lit('#7fb8ff', 'M0 -230 Q-110 -220 -112 -70 L-180 130 L180 130 L112 -70 Q110 -220 0 -230 Z', 50),
  )
  brush.fill('#16305a', 'M0 -170 Q-60 -160 -58 -70 Q-40 -10 0 -6 Q40 -10 58 -70 Q60 -160 0 -170 Z')
  brush.both(() => brush.dot('#eaf6ff', -22, -86, 8))
  brush.at(0, 190, () => brush.lit('#0a0c10', 'M-50 60 Q-50 -40 0 -50 Q50 -40 50 60 Z', 12))
}
/** A black ball that opens in two halves over a chair. */
const chamber: Site = (brush) => {
  brush.lit('#232a34', 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 160)
  brush.lit('#14171d', 'M-220 60 A220 200 0 0 0 220 60 Z', 50)
  brush.lit('#1b1f27', 'M-210 -60 A214 214 0 0 1 210 -60 L150 -70 Q0 -110 -150 -70 Z', 50)
  brush.faded(0.8, () => brush.fill('#f4f7ff', 'M-150 50 L-130 -60 Q0 -96 130 -60 L150 50 Z'))
  brush.lit('#2a2e36', 'M-46 56 L-40 -40 Q0 -66 40 -40 L46 56 Z', 14)
  brush.ball('#0a0c10', 0, -30, 32, 36)
  brush.both(() => brush.line('#5b6472', 10, 'M-200 90 L-250 240'))
}
/** A bay with a craft on its floor, and a field of light before the stars. */
const bay =
  (wall: string, glow: string, craft: keyof typeof CRAFT, colours: readonly string[] = []): Site =>
  (brush, chance) => {
    brush.lit(wall, 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 140)
    brush.fill('#05070d', 'M-230 -190 L230 -190 L230 90 L-230 90 Z')
    for (let star = 0; star < 30; star++)
      brush.dot('#ffffff', -220 + chance.next() * 440, -180 + chance.next() * 250, chance.between(1, 3))
    brush.line(glow, 14, 'M-230 -190 L230 -190 L230 90 L-230 90 Z')
    brush.lit(darker(wall, 0.2), 'M-420 260 L-260 90 L260 90 L420 260 Z', 0, -20)
    brush.both(() => brush.line(paler(wall, 0.12), 22, 'M-330 -300 L-330 170'))
    for (const x of [-150, 0, 150]) brush.fill(glow, `M${x - 40} 116 h80 l6 10 h-92 Z`)
    brush.at(0, 70, () => CRAFT[craft](brush, colours), 0.62)
  }
/** The Emperor's chair before a round window like a web. */
const throne: Site = (brush) => {
  brush.lit('#1c2129', 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 160)
  brush.dot('#0a1020', 0, -70, 220)
  brush.dot('#5da55a', 120, -10, 70)
  for (let spoke = 0; spoke < 8; spoke++)
    brush.at(0, -70, () => brush.line('#4a525e', 12, 'M0 -40 L0 -216'), 1, (spoke * Math.PI) / 4)
  for (const r of [220, 130, 50])
    brush.line('#4a525e', 13, `M${-r} -70 A${r} ${r} 0 1 1 ${r} -70 A${r} ${r} 0 1 1 ${-r} -70 Z`)
  for (const [y, wide] of [
    [250, 330],
    [210, 260],
    [170, 200],
  ] as const)
    brush.lit('#39424e', `M${-wide} ${y} L${wide} ${y} L${wide - 30} ${y - 40} L${-wide + 30} ${y - 40} Z`, 0, -14)
  brush.lit('#12151b', 'M-76 150 L-90 -60 Q0 -120 90 -60 L76 150 Z', 24)
  brush.both(() => brush.lit('#242a33', 'M-110 60 L-70 50 L-70 150 L-110 150 Z', 10))
}
/** Admirals around a map of light. */
const warRoom: Site = (brush) => {
  brush.lit('#c9cdd0', 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 160)
  brush.faded(0.5, () => brush.fill('#8fd0ff', 'M-120 150 L-200 -200 L200 -200 L120 150 Z'))
  brush.ball('#6f8fb0', -30, -80, 94)
  brush.fill('#2c3a4c', 'M-124 -76 L64 -76 L62 -66 L-122 -66 Z')
  brush.ball('#5da55a', 120, 10, 36)
  for (const [x, y, r] of [
    [0, 200, 330],
    [0, 172, 200],
  ] as const)
    brush.dot(r > 300 ? '#a8aeb4' : '#e8ecef', x, y, r, r * 0.2)
  for (const [x, colour] of [
    [-320, '#c46a4a'],
    [-220, '#e8e2d0'],
    [210, '#d8722a'],
    [310, '#6b7a4a'],
  ] as const) {
    brush.lit(colour, `M${x - 54} 260 Q${x - 50} 130 ${x} 120 Q${x + 50} 130 ${x + 54} 260 Z`, 20)
    brush.ball('#7a4c30', x, 90, 32, 38)
  }
}
/** Huts on platforms between the trunks, with bridges of rope. */
const village: Site = (brush, chance) => {
  trunks(4, 90)(brush, chance)
  for (const [x, y, size] of [
    [-230, 40, 1],
    [60, -60, 0.8],
    [270, 90, 0.9],
  ] as const)
    brush.at(x, y, () => hut(brush), size)
  brush.line('#6b4a2c', 12, 'M-160 80 Q-50 110 20 0 M110 0 Q190 90 220 120')
  brush.line('#c9a878', 5, 'M-160 50 Q-50 84 20 -30 M110 -30 Q190 60 220 90')
  for (const x of [-200, 80, 290]) brush.ball('#ffd27a', x, 60, 9)
}
function hut(brush: Brush): void {
  brush.lit('#7a5a38', 'M-120 60 L120 60 L104 84 L-104 84 Z', 10)
  brush.lit('#9a7448', 'M-80 60 L-76 -20 L76 -20 L80 60 Z', 24)
  brush.lit('#b8944e', 'M0 -130 L-116 -10 Q0 16 116 -10 Z', 34)
  brush.fill('#2a1a10', 'M-24 60 L-22 10 Q0 -8 22 10 L24 60 Z')
}
const chirpasHut: Site = (brush) => {
  brush.lit('#4a3220', 'M-420 -300 L420 -300 L420 260 L-420 260 Z', 160)
  for (const x of [-330, -200, 200, 330]) brush.line('#6b4a2c', 34, `M${x} 260 L${x * 0.3} -300`)
  brush.dot('#7a5a38', 0, 240, 380, 70)
  brush.faded(0.4, () => brush.dot('#ffb347', 0, 130, 190))
  for (const [x, high] of [
    [-40, 90],
    [0, 140],
    [40, 96],
  ] as const)
    brush.lit(
      '#ff9a3a',
      `M${x - 34} 190 Q${x - 30} ${190 - high / 2} ${x} ${190 - high} Q${x + 30} ${190 - high / 2} ${x + 34} 190 Z`,
      12,
    )
  brush.line('#3a2616', 22, 'M-90 196 L90 176 M-90 176 L90 196')
  brush.at(
    250,
    130,
    () => {
      brush.lit('#5a3820', 'M-110 130 L-120 -150 Q0 -230 120 -150 L110 130 Z', 30)
      CLOTHES.fur(brush, ['#8f8a80', '#c9b48a'])
      HEADS.ewok(brush, ['#8f8a80', '#d8d2c4'])
      HEADGEAR['ewok hood'](brush, ['#c9b48a', '#8f8a80', 'teeth'])
    },
    0.62,
  )
}
/** A clearing with light in it; the shuttle for rebels who have landed. */
const clearing =
  (shuttle: boolean): Site =>
  (brush, chance) => {
    trunks(7, 34)(brush, chance)
    brush.faded(0.85, () => brush.dot('#a8c878', 0, 210, 420, 110))
    brush.faded(0.5, () => brush.dot('#e8f4b8', 0, 190, 260, 60))
    if (shuttle) brush.at(0, 30, () => CRAFT.shuttle(brush, []), 0.8)
    else {
      brush.lit('#6b4a2c', 'M-190 190 L120 150 L140 186 L-180 228 Z', 12)
      brush.dot('#c9a878', 130, 168, 20, 22)
    }
    ferns(brush, chance)
  }
const dark: Site = (brush, chance) => {
  trunks(9, 70)(brush, chance)
  brush.faded(0.72, () => brush.fill('#04100a', 'M-420 -300 L420 -300 L420 260 L-420 260 Z'))
  for (const [x, y] of [
    [-210, 40],
    [30, -60],
    [220, 90],
    [-60, 130],
  ] as const)
    for (const eye of [-13, 13]) brush.dot('#ffe07a', x + eye, y, 7)
}
const dense: Site = (brush, chance) => {
  trunks(12, 40)(brush, chance)
  for (let bush = 0; bush < 20; bush++)
    brush.ball(bush % 2 ? '#2f6b34' : '#3c8040', -400 + bush * 42, 190 - (bush % 4) * 46, 70, 54)
  ferns(brush, chance)
}
const insideBunker: Site = (brush, chance) => {
  bunker(brush, chance)
  for (const x of [-210, 210]) brush.at(x, 150, () => CRAFT['at-st'](brush, []), 0.46)
}

/** The landmark of each of these places, by its title. */
export const SITES_OF_ENDOR: Readonly<Record<string, Site>> = {
  'Executor: Comm Station': bridge('#59c7ff', true),
  'Executor: Control Station': bridge('#ff8a5a', false),
  'Executor: Holotheatre': holotheatre,
  'Executor: Main Corridor': corridor('#5b6472', '#e8eef6'),
  'Executor: Meditation Chamber': chamber,
  'Executor: Docking Bay': bay('#2c333d', '#8fd0ff', 'tie'),
  'Endor: Bunker': insideBunker,
  'Endor: Dark Forest': dark,
  'Endor: Dense Forest': dense,
  'Endor: Ewok Village': village,
  'Endor: Forest Clearing': clearing(false),
  "Endor: Chief Chirpa's Hut": chirpasHut,
  'Endor: Rebel Landing Site (Forest)': clearing(true),
  'Death Star II: Docking Bay': bay('#39424e', '#ff8a5a', 'shuttle', ['#cfd4d8', '#5b6472']),
  'Death Star II: Throne Room': throne,
  'Home One: Docking Bay': bay('#b8bcb8', '#ffd27a', 'x-wing'),
  'Home One: War Room': warRoom,
}
