/** Robes, coats and rags. `back` is the cloth under the neck, `front` lies over the neck, `over` stands before the face. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import type { Garment } from '../appearance/types.ts'
import { ROYAL } from './garments-royal.ts'
import { SERVICE } from './garments-service.ts'
import type { Layers } from './layers.ts'
import { TORSO } from './torso.ts'

/** Two layers of cloth that cross over the breast, the left one on top. */
function crossed(b: Brush, cloth: string): void {
  b.fill(darker(cloth, 0.34), 'M44-68L74-38L60 60L-10 176L-70 176L-40 90L8 20Z')
  b.fill(paler(cloth, 0.06), 'M-44-68L-76-36L-64 60L-30 176L70 176L36 90L-6 30Z')
  b.line(darker(cloth, 0.3), 6, 'M-44-66L-8 28L40 110')
}

/** Both halves of an open cloak, with the hood thrown back. */
function openCloak(b: Brush, cloth: string): void {
  b.both(() => {
    b.lit(cloth, 'M-50-74C-86-66-104-44-120-32C-190-10-214 30-222 70L-252 176L-92 176C-84 110-78 40-40-60Z', 26)
    b.line(darker(cloth, 0.3), 6, 'M-104-34C-96 40-100 110-112 176')
  })
}

const hoodBehind = (b: Brush, cloth: string): void =>
  b.lit(darker(cloth, 0.12), 'M-110-20C-100-90-60-98 0-98C60-98 100-90 110-20Z', 40)

/** A closed robe with a wide collar and a sash. */
const senator: Layers = {
  back: (b, [base = '#5b2a72']) => b.lit(base, TORSO, 58),
  front: (b, [base = '#5b2a72', trim = paler(base, 0.3)]) => {
    b.both(() => b.lit(mix(base, trim, 0.22), 'M-40-72C-110-64-176-30-196 24C-130 30-70 60-24 140L0 150L0 10Z', 30))
    b.fill(trim, 'M-40-72L0 20L40-72L56-60L10 60L10 176L-10 176L-10 60L-56-60Z')
    b.fill(darker(trim, 0.3), 'M10 60L10 176L0 176L0 46Z')
  },
}

const ROBES = {
  'jedi-robe': {
    back: (b, [tunic = '#e4d3ac', cloak = '#5a3a26']) => {
      hoodBehind(b, cloak)
      b.lit(tunic, TORSO, 58)
    },
    front: (b, [tunic = '#e4d3ac', cloak = '#5a3a26']) => {
      crossed(b, tunic)
      b.fill(darker(cloak, 0.35), 'M-70 128L70 128L74 160L-74 160Z')
      openCloak(b, cloak)
    },
  },
  'jedi-closed': {
    back: (b, [base = '#5a4632']) => {
      hoodBehind(b, base)
      b.lit(base, TORSO, 58)
    },
    front: (b, [base = '#5a4632']) => {
      crossed(b, mix(base, '#d8c4a0', 0.55))
      b.both(() =>
        b.lit(base, 'M-50-74C-90-60-104-44-120-32C-190-10-214 30-222 70L-252 176L-16 176C-30 100-40 20-40-60Z', 26),
      )
    },
  },
  'jedi-tunic': {
    back: (b, [base = '#e4d3ac']) => b.lit(base, TORSO, 58),
    front: (b, [base = '#e4d3ac']) => {
      crossed(b, base)
      b.both(() => b.fill(mix(base, '#8a6a45', 0.28), 'M-64-36L-98-28L-86 176L-50 176Z'))
      b.fill('#5a3a26', 'M-96 130L96 130L98 160L-98 160Z')
    },
  },
  'sith-robe': {
    back: (b, [base = '#241a22']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#241a22']) => {
      b.fill('#120b10', 'M-40-96L40-96L48-40L0 40L-48-40Z')
      b.fill(paler(base, 0.14), 'M-52-74L-104-38L-70 176L20 176L-10 60Z')
      b.fill(darker(base, 0.45), 'M52-74L104-38L90 176L20 176L-8 60Z')
      b.both(() => b.line(paler(base, 0.2), 7, 'M-128-26C-150 40-156 110-160 176'), 0.3)
    },
  },
  cloak: {
    back: (b, [base = '#161a26']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#161a26', clasp = '#b9bec4']) => {
      b.fill(darker(base, 0.5), 'M-30-60L30-60L40 176L-40 176Z')
      b.both(() => b.lit(paler(base, 0.06), 'M-60-80C-150-60-200 0-226 70L-250 176L-24 176Q-20 60-8-10Z', 22))
      b.ball(clasp, 0, 0, 22)
      b.dot(darker(clasp, 0.5), 0, 0, 10)
    },
  },
  poncho: {
    back: (b, [, tunic = '#e0d0ae']) => b.lit(tunic, TORSO, 58),
    front: (b, [base = '#8a8474', tunic = '#e0d0ae']) => {
      crossed(b, tunic)
      b.lit(base, 'M-52-72C-150-50-214 20-252 176L252 176C214 20 150-50 52-72L30-20L0 70L-30-20Z', 60)
      b.line(
        darker(base, 0.25),
        7,
        'M-110 0Q-140 80-150 176M110 0Q140 80 150 176M-40 60Q-60 120-62 176M44 60Q60 120 62 176',
      )
      b.line(paler(base, 0.18), 9, 'M-50-66L0 66L50-66')
    },
  },
  peasant: {
    back: (b, [base = '#7a7a68']) => b.lit(base, TORSO, 58),
    front: (b, [base = '#7a7a68', trim = darker(base, 0.35)]) => {
      b.fill(trim, 'M-50-70L-72-42L-16 66L16 66L72-42L50-70L0 40Z')
      b.line(darker(base, 0.3), 7, 'M0 66L0 176M-130-18Q-150 70-146 176M130-18Q150 70 146 176')
      b.fill(trim, 'M-150 138L150 138L152 164L-152 164Z')
    },
  },
  senator,
  waistcoat: {
    back: (b, [, shirt = '#839291']) => b.lit(shirt, TORSO, 58),
    front: (b, [base = '#6b4a30', shirt = '#839291']) => {
      b.fill(darker(shirt, 0.3), 'M-40-66L0 0L40-66L52-52L0 40L-52-52Z')
      b.both(() => b.lit(base, 'M-52-66C-100-50-130-30-140 20L-150 176L-44 176L-34 60Z', 18))
    },
  },
  wraps: {
    back: (b, [base = '#9a7a4e']) => b.lit(base, TORSO, 60),
    front: (b, [base = '#9a7a4e', scarf = '#d0b080']) => {
      b.both(() => b.line('#4a3424', 22, 'M-150-30L40 176'), 0)
      b.lit(scarf, 'M-112-64C-60-92 60-92 112-64C128-24 110 24 60 40C20 48-20 48-60 40C-110 24-128-24-112-64Z', 40)
      b.line(darker(base, 0.1), 7, 'M-98-28Q0 6 100-32M-82 6Q0 32 86 2')
    },
  },
  dress: {
    back: (b, [base = '#d8a23a']) => b.lit(base, TORSO, 58),
    front: (b, [base = '#d8a23a', trim = paler(base, 0.4)], { skin }) => {
      b.fill(skin, 'M-46-70L-62-36Q-130-26-160 10Q-110 40-60 40Q0 80 60 40Q110 40 160 10Q130-26 62-36L46-70L0-40Z')
      b.fill(darker(skin, 0.3), 'M46-70L62-36Q130-26 160 10Q110 40 60 40Q70 0 40-60Z')
      b.line(trim, 10, 'M-160 12Q-100 42-60 42Q0 82 60 42Q100 42 160 12')
    },
  },
  apron: {
    back: (b, [base = '#3a3a3a'], { skin }) => b.lit(mix(base, skin, 0.5), TORSO, 58),
    front: (b, [base = '#3a3a3a']) => {
      b.lit(base, 'M-90-44L-66 10L66 10L90-44L112 176L-112 176Z', 40)
      b.line(paler(base, 0.25), 7, 'M-66 10L66 10')
    },
  },
  fur: {
    back: (b, [base = '#8a5a34', strap = '#c9a24a']) => {
      const locks =
        'M-60-100C-150-80-220-20-236 50L-222 60L-250 110L-228 112L-256 176L256 176L228 112L250 110L222 60L236 50C220-20 150-80 60-100Z'
      b.lit(base, locks, 60)
      b.line(
        darker(base, 0.3),
        8,
        'M-150 10l-16 40M-90 60l-14 44M-180 90l-14 40M20 30l-8 40M110 40l10 44M170 70l12 40M70 110l6 40M-30 120l-8 40',
      )
      b.line(darker(strap, 0.35), 44, 'M-150-60L110 176')
      b.line(strap, 32, 'M-152-62L108 174')
      b.line(darker(strap, 0.5), 6, 'M-112-44l28-26M-62 2l28-26M-12 48l28-26M38 94l28-26M88 140l28-26')
    },
  },
  none: {},
} as const satisfies Partial<Record<Garment, Layers>>

/** A painter for each garment. */
export const GARMENTS: Readonly<Record<Garment, Layers>> = { ...ROBES, ...ROYAL, ...SERVICE }
