/** Clothes of duty: uniforms, harness, flight jackets, the robes of Gungans and Neimoidians. */

import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import type { Garment } from '../appearance/types.ts'
import type { Layers } from './layers.ts'
import { TORSO } from './torso.ts'

const ARMED = {
  jerkin: {
    back: (b, [, sleeve = '#3f6a8a']) => b.lit(sleeve, TORSO, 60),
    front: (b, [base = '#7a3038']) => {
      b.lit(base, 'M-62-60C-110-36-140-20-150 20L-128 176L128 176L150 20C140-20 110-36 62-60L40-30L-40-30Z', 44)
      b.lit(darker(base, 0.12), 'M-52-92Q0-70 52-92L64-36Q0 4-64-36Z', 30)
      b.line(darker(base, 0.4), 7, 'M8-18L8 176M-92-30L-76 176M92-30L76 176')
      b.fill('#2a1c16', 'M-134 132L134 132L134 162L-134 162Z')
      b.fill('#d8a23a', 'M-22 128L22 128L22 166L-22 166Z')
      b.fill('#d8a23a', 'M-104 14L-62 14L-62 34L-104 34Z')
    },
  },
  breastplate: {
    back: (b, [, sleeve = '#d09a2e']) => b.lit(sleeve, TORSO, 60),
    front: (b, [base = '#8a4a2e', sleeve = '#d09a2e']) => {
      b.lit(darker(sleeve, 0.15), 'M-50-90Q0-66 50-90L60-40Q0-4-60-40Z', 30)
      b.lit(
        base,
        'M-64-44C-110-36-140-10-144 40C-146 110-90 150-50 176L50 176C90 150 146 110 144 40C140-10 110-36 64-44Q0 10-64-44Z',
        46,
      )
      b.line(darker(base, 0.4), 7, 'M0-8L0 176M-110 40Q-60 86 0 90Q60 86 110 40')
      b.both(() => b.lit(base, 'M-120-34C-190-24-220 20-222 60Q-180 30-130 30Z', 14))
      b.line('#3a2418', 16, 'M-120-28L96 176')
    },
  },
  'flight-jacket': {
    back: (b, [base = '#c99a4a', shirt = '#6b1f2a']) => b.lit(mix(base, shirt, 0.75), TORSO, 60),
    front: (b, [base = '#c99a4a', shirt = '#6b1f2a']) => {
      b.fill(shirt, 'M-48-90Q0-64 48-90L60-30L40 176L-40 176L-60-30Z')
      b.line(darker(shirt, 0.4), 6, 'M-50-62Q0-36 50-62M0-20L0 176')
      b.both(() => {
        b.lit(base, 'M-56-84C-120-80-156-40-160-4L-120 20L-140 60L-52 176L-30 176Z', 24)
        b.line(darker(base, 0.3), 6, 'M-56-80L-36 176')
      })
    },
  },
  plates: {
    back: (b, [base = '#8a4a34']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#8a4a34', trim = paler(base, 0.3)]) => {
      b.fill(darker(base, 0.4), 'M-50-74L50-74L62-36Q0 0-62-36Z')
      b.both(() => {
        b.lit(paler(base, 0.12), 'M-66-34C-150-20-196 10-210 62L-120 70L-60 20Z', 20)
        b.line(darker(base, 0.5), 16, 'M-96-28L-70 176')
        for (const y of [20, 76, 132]) b.dot(trim, -88 + y * 0.12, y, 9)
      })
      b.fill(darker(base, 0.4), 'M-120 96L120 96L122 124L-122 124Z')
      b.fill(trim, 'M-26 90L26 90L26 130L-26 130Z')
    },
  },
  jumpsuit: {
    back: (b, [base = '#b01f1f']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#b01f1f', vest = '#6b3a26']) => {
      b.fill(darker(base, 0.3), 'M-44-78L44-78L56-36L0 6L-56-36Z')
      b.both(() => b.lit(vest, 'M-60-50C-96-36-118-24-126 10L-120 176L-28 176L-24 30Z', 18))
      b.line('#2a1c16', 16, 'M-130 60L130 110')
      b.fill('#8a8f98', 'M-30 72L10 80L6 106L-34 98Z')
    },
  },
  uniform: {
    back: (b, [base = '#24406e']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#24406e', trim = paler(base, 0.35)]) => {
      b.lit(base, 'M-52-86Q0-64 52-86L62-36Q0 0-62-36Z', 30)
      b.line(trim, 8, 'M-52-84Q0-62 52-84')
      b.line(darker(base, 0.4), 7, 'M0-18L0 176')
      b.both(() => b.fill(trim, 'M-96-26L-204 24L-214 50L-110-4Z'))
      b.fill(trim, 'M-112 30L-60 30L-60 60L-112 60Z')
    },
  },
  harness: {
    back: (b, [base = '#6b4a30'], { skin }) => b.lit(mix(skin, base, 0.35), TORSO, 60),
    front: (b, [base = '#6b4a30', belt = '#b8923a']) => {
      b.lit(base, 'M-60-40C-104-30-120 0-124 30L-110 110L110 110L124 30C120 0 104-30 60-40L0 36Z', 40)
      b.line(darker(base, 0.4), 7, 'M-112 20Q0 66 112 20M-108 62Q0 104 108 62')
      b.both(() => b.lit(paler(base, 0.1), 'M-120-26C-196-16-216 20-220 60Q-170 26-124 30Z', 14))
      b.fill(belt, 'M-112 110L112 110L116 146L-116 146Z')
      b.fill(darker(belt, 0.4), 'M-20 106L20 106L20 150L-20 150Z')
    },
  },
} as const satisfies Partial<Record<Garment, Layers>>

const ROBED = {
  vest: {
    back: (b, _, { skin }) => b.lit(mix(skin, '#e9bd86', 0.25), TORSO, 60),
    front: (b, [base = '#6d4a38']) => {
      b.both(() => {
        b.lit(base, 'M-54-46C-120-28-176-8-200 50L-196 176L-30 176L-26 70Z', 22)
        b.line(darker(base, 0.3), 6, 'M-90-24L-76 176')
      })
    },
  },
  'piped-robe': {
    back: (b, [base = '#4a463c']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#4a463c', pipe = paler(base, 0.32)]) => {
      b.both(() => {
        b.lit(paler(base, 0.08), 'M-52-60L-150-50L-196 10L-120 20L-40 90L0 30Z', 20)
        b.line(pipe, 8, 'M-150-46L-192 10L-120 22L-30 104L-30 176M-92 10L-84 176')
      })
    },
  },
  'gold-robe': {
    back: (b, [base = '#5a5030']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#5a5030', gold = '#e2b24a']) => {
      b.both(() => {
        b.lit(mix(base, gold, 0.3), 'M-60-70C-160-60-220-20-232 40L-150 60L-60 176L0 176L0 20Z', 26)
        b.line(gold, 9, 'M-190 10a26 26 0 1 1-10 34M-110 40a24 24 0 1 1-10 32M-60 104a22 22 0 1 1-8 30')
        b.line(gold, 8, 'M-228 42L-150 64L-64 176')
      })
    },
  },
  'neimoidian-robe': {
    back: (b, [base = '#6b1f2e']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#6b1f2e', trim = '#3a4a5e']) => {
      b.fill(darker(trim, 0.2), 'M-46-74L46-74L60 176L-60 176Z')
      b.line(paler(trim, 0.2), 6, 'M-24-20L-24 176M0-10L0 176M24-20L24 176')
      b.both(() => {
        b.lit(base, 'M-52-84C-130-90-200-50-222 0L-150 30L-60 176L-34 176Q-50 20-40-60Z', 24)
        b.line(paler(base, 0.25), 8, 'M-52-80C-60 10-46 100-44 176M-216 2L-150 32L-64 176')
      })
    },
  },
  'ribbed-tunic': {
    back: (b, [, sleeve = '#5a6468']) => b.lit(sleeve, TORSO, 60),
    front: (b, [base = '#1c1c20']) => {
      b.lit(base, 'M-62-50C-110-30-130-10-140 30L-130 176L130 176L140 30C130-10 110-30 62-50L44-84Q0-60-44-84Z', 40)
      b.line(
        paler(base, 0.22),
        6,
        'M-120 20Q0 60 120 20M-122 56Q0 96 122 56M-124 92Q0 132 124 92M-126 128Q0 168 126 128',
      )
    },
  },
} as const satisfies Partial<Record<Garment, Layers>>

/** Uniforms, harness and robes of office by name. */
export const SERVICE = { ...ARMED, ...ROBED } as const
