/** Things that a person holds. Upright weapons are drawn behind the head, things in the hands before the chest. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../../kit/drawing/colours.ts'
import type { HeldThing } from '../appearance/types.ts'
import type { Layers } from './layers.ts'

/** A beam of light from the origin upwards, `long` units, with its halo. */
function beam(b: Brush, colour: string, long: number): void {
  for (const [half, share] of [
    [26, 0.16],
    [17, 0.3],
    [11, 1],
  ] as const)
    b.faded(share, () => b.line(colour, half * 2, `M0 0L0 ${-long}`))
  b.line('#ffffff', 9, `M0 0L0 ${-long}`)
}

function hilt(b: Brush, metal = '#8c8f9a'): void {
  b.lit(metal, 'M-13-6L13-6L13 76L-13 76Z', 8)
  b.fill('#2a2a33', 'M-13 14L13 14L13 24L-13 24ZM-13 34L13 34L13 66L-13 66Z')
}

const hand = (b: Brush, skin: string, x: number, y: number): void => b.ball(skin, x, y, 26, 24)

/** A gun held slantwise before the chest, muzzle up to the right. */
function gun(b: Brush, long: number, colour: string, stock: string): void {
  b.lit(stock, 'M-150-6L-40-12L-40 20L-120 44L-150 40Z', 10)
  b.lit(colour, 'M-60-20L70-20L70 16L-60 16Z', 12)
  b.line(darker(colour, 0.1), 15, `M70-4L${long}-4`)
  b.fill(paler(colour, 0.3), `M-20-34L40-34L40-22L-20-22ZM${long - 26}-14L${long}-14L${long} 6L${long - 26} 6Z`)
  b.fill(darker(colour, 0.4), 'M0 16L26 16L16 56L-6 56Z')
}

/** A pistol before the chest, pointing upwards. */
function pistol(b: Brush, metal: string, skin: string): void {
  b.lit('#4a3226', 'M-16 20L16 20L22 90L-14 90Z', 8)
  b.lit(metal, 'M-18-70L14-70L18 24L-22 24Z', 10)
  b.lit(paler(metal, 0.2), 'M-10-124L6-124L6-66L-10-66Z', 5)
  hand(b, skin, 2, 56)
}

const pole = (b: Brush, glow: string): void => {
  b.line('#4a3a28', 15, 'M180 176L172-306')
  b.line('#8a7048', 7, 'M176 176L168-306')
  for (const [size, share] of [
    [38, 0.25],
    [26, 0.5],
    [15, 1],
  ] as const)
    b.faded(share, () => b.dot(glow, 171, -304, size))
  b.dot('#ffffff', 170, -306, 8)
}

/** A painter for each thing that can be held. */
export const HELD: Readonly<Record<HeldThing, Layers>> = {
  saber: {
    over: (b, [colour = '#59c7ff'], { skin }) =>
      b.at(
        150,
        96,
        () => {
          beam(b, colour, 420)
          hilt(b)
          hand(b, skin, 0, 40)
        },
        1,
        0.2,
      ),
  },
  'saber-double': {
    back: (b, [colour = '#ff3a3a']) =>
      b.at(
        0,
        70,
        () => {
          b.at(0, -44, () => beam(b, colour, 420))
          b.at(0, 44, () => beam(b, colour, 420), [1, -1])
        },
        1,
        0.62,
      ),
    over: (b, _, { skin }) =>
      b.at(
        0,
        92,
        () => {
          b.lit('#6a6a74', 'M-15-96L15-96L15 96L-15 96Z', 9)
          b.fill(
            '#22222a',
            'M-15-70L15-70L15-56L-15-56ZM-15-34L15-34L15-22L-15-22ZM-15 22L15 22L15 34L-15 34ZM-15 56L15 56L15 70L-15 70Z',
          )
          hand(b, darker(skin, 0.1), 0, 0)
        },
        1,
        0.62,
      ),
  },
  pistol: { over: (b, [metal = '#b8bec6'], { skin }) => b.at(140, 60, () => pistol(b, metal, skin), 1, 0.3) },
  pistols: {
    over: (b, [metal = '#6a6e78'], { skin }) =>
      b.both((side) => b.at(-60, 84, () => pistol(b, metal, skin), 1, side < 0 ? 0.55 : 0.5), 0.1),
  },
  rifle: {
    over: (b, [metal = '#33363e', stock = '#4a3a2c']) => b.at(0, 110, () => gun(b, 190, metal, stock), 1, -0.5),
  },
  'rifle-long': {
    back: (b, [metal = '#4a4a4c', stock = '#6a4a2c']) =>
      b.at(
        150,
        60,
        () => {
          b.lit(stock, 'M-20 20L18 20L30 176L-34 176Z', 12)
          b.line(metal, 15, 'M0 40L0-390')
          b.line(paler(metal, 0.3), 6, 'M-3 30L-3-380')
          b.fill(stock, 'M-12-40L12-40L12 40L-12 40Z')
        },
        1,
        0.22,
      ),
  },
  'rifle-guard': {
    over: (b, [metal = '#d6d8dc']) =>
      b.at(
        150,
        60,
        () => {
          b.lit(metal, 'M-16-250L14-250L18 176L-22 176Z', 10)
          b.fill('#17181c', 'M-22 20L18 20L18 70L-22 70ZM-16-180L14-180L14-120L-16-120ZM-8-290L6-290L6-250L-8-250Z')
        },
        1,
        0.14,
      ),
  },
  electropole: { back: (b, [glow = '#9a8aff']) => pole(b, glow) },
  'shield-pole': {
    back: (b, [glow = '#9a8aff']) => pole(b, glow),
    over: (b, [glow = '#9a8aff']) => {
      b.faded(0.3, () => b.dot(glow, -130, 80, 112, 112))
      b.line(paler(glow, 0.35), 9, 'M-242 80A112 112 0 1 1-18 80A112 112 0 1 1-242 80Z')
      b.faded(0.7, () => b.line('#ffffff', 6, 'M-210 30A94 94 0 0 1-130-14'))
    },
  },
  gaffi: {
    back: (b, [wood = '#5a4634', metal = '#b9b2a4']) => {
      b.line(darker(wood, 0.3), 24, 'M-226 176L206-300')
      b.line(wood, 13, 'M-228 174L204-302')
      b.lit(metal, 'M178-300L214-344L246-300L236-262L196-268Z', 12)
    },
  },
  booma: {
    over: (b, [glow = '#5aa0f0']) => {
      b.line('#5b3a26', 15, 'M140 176L166 40')
      b.lit('#6b4a30', 'M120 20L222 20L200 66L142 66Z', 16)
      b.faded(0.35, () => b.dot(glow, 171, -10, 62))
      b.ball(glow, 171, -10, 44)
      b.line('#c9a8ff', 8, 'M146-14Q170-44 194-14Q176 4 164-8')
    },
  },
  horn: {
    over: (b, [brass = '#c9a24a']) => {
      b.line(darker(brass, 0.4), 28, 'M-6-70L70 120')
      b.line(brass, 17, 'M-8-70L68 120')
      b.lit(brass, 'M44 96L100 74L128 176L60 176Z', 18)
      b.dot('#2a1c16', 20, -4, 7)
      b.dot('#2a1c16', 36, 36, 7)
    },
  },
  cane: {
    over: (b, [wood = '#7a5a38'], { skin }) => {
      b.line(darker(wood, 0.3), 19, 'M118 176L126 20C128-6 160-6 160 22')
      b.line(wood, 10, 'M116 176L124 20C126-4 158-4 158 22')
      hand(b, skin, 124, 66)
    },
  },
  cleaver: {
    over: (b, [metal = '#c9ccd0'], { skin }) => {
      b.lit('#5b3a26', 'M132 60L156 60L156 140L132 140Z', 10)
      b.lit(metal, 'M122-84L196-84L196 56L132 60Z', 16)
      hand(b, skin, 144, 100)
    },
  },
}
