/** Gowns of the Queen and her court. */

import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import type { Garment } from '../appearance/types.ts'
import type { Layers } from './layers.ts'
import { TORSO } from './torso.ts'

const WIDE = 'M-46-70C-150-66-236-30-252 40L-270 176L270 176L252 40C236-30 150-66 46-70Z'

/** Gowns by name. */
export const ROYAL = {
  'throne-gown': {
    back: (b, [base = '#b01f2a']) => b.lit(base, WIDE, 64),
    front: (b, [base = '#b01f2a', gold = '#e2b24a']) => {
      b.fill('#2a1418', 'M-58-78Q0-40 58-78L92-48Q0 20-92-48Z')
      b.lit(gold, 'M-44-44Q0-20 44-44L54 176L-54 176Z', 34)
      b.fill(darker(base, 0.1), 'M0-10L26 26L0 62L-26 26ZM0 76L26 112L0 148L-26 112Z')
      b.both(() => {
        b.line(gold, 8, 'M-90-44C-170-20-220 20-232 90')
        b.dot(gold, -150 + 20, 60, 16, 24)
        b.dot(gold, -110, 136, 14, 20)
      })
    },
  },
  'black-gown': {
    back: (b, [base = '#17141a']) => b.lit(paler(base, 0.05), TORSO, 60),
    front: (b, [base = '#17141a', gold = '#c98f3a']) => {
      b.fill(base, 'M-40-104L40-104L54-34L0 10L-54-34Z')
      b.line(gold, 9, 'M-46-60Q0-30 46-60M-54-38Q0-2 54-38')
      b.both(() => {
        b.lit(paler(base, 0.12), 'M-56-44C-130-30-200 0-218 70L-140 60L-70 10Z', 20)
        b.line(gold, 7, 'M-212 70L-140 62L-70 12')
      })
      b.fill(gold, 'M0 18L16 50L0 176L-16 50Z')
    },
  },
  'travel-gown': {
    back: (b, [base = '#6b4a42']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#6b4a42', trim = '#c9b08a']) => {
      b.fill(trim, 'M-52-72L-86-42L40 176L96 176Z')
      b.fill(darker(trim, 0.3), 'M52-72L86-42L24 70L0 26Z')
      b.fill(darker(base, 0.3), 'M-40-68L0 20L40-68L0-30Z')
      b.line(mix(base, trim, 0.5), 6, 'M-170 0L-130 60L-170 120M-120 10L-84 70L-120 130M170 0L130 60L170 120')
    },
  },
  'senate-gown': {
    back: (b, [fur = '#17141a']) => b.lit(fur, WIDE, 60),
    front: (b, [fur = '#17141a', red = '#b01f2a', gold = '#d8a23a']) => {
      b.fill(gold, 'M-44-110L44-110L56-50L0-24L-56-50Z')
      b.line(darker(gold, 0.4), 6, 'M-46-92Q0-74 46-92M-50-70Q0-50 50-70')
      b.lit(red, 'M-70-50Q0-6 70-50L96 176L-96 176Z', 40)
      b.line(gold, 9, 'M-70-48Q0-2 70-48M-60 20Q0 50 60 20M-76 90Q0 124 76 90')
      b.line(gold, 9, 'M0-6L0 176')
      b.both(() =>
        b.lit(mix(fur, '#6a4a3a', 0.3), 'M-64-70C-140-64-216-30-236 30C-190 60-130 40-100 80Q-90 0-64-70Z', 26),
      )
    },
  },
  'velvet-gown': {
    back: (b, [base = '#3a2440']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#3a2440', line = '#6a4a7a']) => {
      b.line(line, 6, 'M-200 40L-60 176M-150-10L40 176M-80-30L130 176M200 40L60 176M150-10L-40 176M80-30L-130 176')
      b.fill(darker(base, 0.3), 'M-46-104L46-104L58-40L0-6L-58-40Z')
      b.line('#e2b24a', 8, 'M-58-40Q0-2 58-40')
    },
  },
  'parade-gown': {
    back: (b, [base = '#f6e2cc']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#f6e2cc', rose = '#e8c4a0']) => {
      for (const [x, y] of [
        [-130, 30],
        [-80, 70],
        [0, 96],
        [80, 70],
        [130, 30],
      ] as const)
        b.lit(mix(base, rose, 0.3), `M${x} ${y}m-56-30q56-50 112 0q-10 70-56 78q-46-8-56-78Z`, 24)
      b.both(() => b.lit(rose, 'M-40-76C-90-90-150-60-156-10C-110-30-60-20-20 10Z', 16))
    },
  },
  'battle-dress': {
    back: (b, [base = '#4a1f2e']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#4a1f2e', pale = '#d8b890']) => {
      b.lit(base, 'M-50-96Q0-80 50-96L60-40Q0-10-60-40Z', 30)
      b.line(darker(base, 0.4), 7, 'M0-24L0 176M-60-40Q0-10 60-40')
      b.both(() => b.lit(pale, 'M-92-30C-160-14-200 10-212 50L-176 62Q-150 20-84 6Z', 14))
      b.fill('#2a1c16', 'M-110 132L110 132L112 164L-112 164Z')
      b.fill(pale, 'M-16 128L16 128L16 168L-16 168Z')
    },
  },
  'handmaid-robe': {
    back: (b, [base = '#e0762a', low = '#b01f2a']) => {
      b.lit(base, TORSO, 60)
      b.inside(TORSO, () => {
        b.faded(0.55, () => b.fill(low, 'M-260 60Q0 20 260 60L260 180L-260 180Z'))
        b.fill(low, 'M-260 118Q0 80 260 118L260 180L-260 180Z')
      })
    },
    front: (b, [base = '#e0762a', low = '#b01f2a']) => {
      b.fill(darker(low, 0.25), 'M-44-70L0-8L44-70L56-56L0 30L-56-56Z')
      b.line(
        darker(base, 0.28),
        7,
        'M-120 0Q-128 90-124 176M120 0Q128 90 124 176M-52 30Q-58 110-54 176M52 30Q58 110 54 176',
      )
      b.fill(darker(low, 0.35), 'M-30 124L30 124L44 176L-44 176Z')
    },
  },
} as const satisfies Partial<Record<Garment, Layers>>
