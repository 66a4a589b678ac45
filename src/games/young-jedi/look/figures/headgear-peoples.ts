/** Caps and cowls of Gungans, Neimoidians and others, each for the head that wears it. */
import { darker, paler } from '../../../../kit/drawing/colours.ts'
import type { WornPainter } from './layers.ts'

const GUNGAN = {
  'gungan-cap': {
    over: (b, [base = '#6b4a30']) => {
      b.lit(base, 'M-74-200C-80-276-40-286 0-286C40-286 80-276 74-200Q40-232 0-234Q-40-232-74-200Z', 34)
      b.line(darker(base, 0.4), 7, 'M0-284L0-238M-70-214Q0-252 70-214')
      b.line(base, 12, 'M-70-202C-84-180-110-170-118-132')
      b.line(darker(base, 0.2), 12, 'M70-202C84-180 110-170 118-132')
    },
  },
  'gungan-cowl': {
    focus: { x: 0, y: -190, size: 320 },
    back: (b, [base = '#4a4a42']) =>
      b.lit(
        base,
        'M0-356C80-330 150-250 160-150C168-60 150 20 130 70L-130 70C-150 20-168-60-160-150C-150-250-80-330 0-356Z',
        50,
      ),
    over: (b, [base = '#4a4a42']) => {
      b.lit(
        paler(base, 0.06),
        'M-74-188C-86-250-60-262-22-262L0-344L22-262C60-262 86-250 74-188Q40-226 0-228Q-40-226-74-188Z',
        30,
      )
      b.line(darker(base, 0.35), 7, 'M0-334L0-236M-120-40Q-140-140-90-250M120-40Q140-140 90-250')
    },
  },
  'nass-crown': {
    focus: { x: 0, y: -192, size: 410 },
    back: (b, [base = '#4a5238']) =>
      b.lit(darker(base, 0.1), 'M-90-260C-170-220-200-100-190 30L190 30C200-100 170-220 90-260Z', 50),
    over: (b, [base = '#4a5238', gold = '#d8a23a']) => {
      b.lit(base, 'M-98-232C-84-296-40-340 0-366C40-340 84-296 98-232Q50-262 0-264Q-50-262-98-232Z', 40)
      b.line(paler(base, 0.3), 7, 'M0-356L0-268M-42-322L-52-260M42-322L52-260')
      b.ball(gold, 0, -374, 22)
      b.both(() => b.lit(base, 'M-94-240C-150-210-176-140-170-50L-146-80C-150-140-130-190-82-214Z', 12))
    },
  },
} as const satisfies Record<string, WornPainter>

const FEDERATION = {
  trident: {
    focus: { x: 0, y: -214, size: 400 },
    back: (b, [base = '#3a3440']) => b.lit(base, 'M-84-230L-110-60L-70-20L70-20L110-60L84-230Z', 40),
    over: (b, [base = '#3a3440', trim = '#7a2a3a']) => {
      b.lit(
        base,
        'M-88-206C-100-270-120-320-152-360C-110-364-76-344-58-306C-52-350-34-390 0-414C34-390 52-350 58-306C76-344 110-364 152-360C120-320 100-270 88-206Q0-244-88-206Z',
        44,
      )
      b.line(trim, 13, 'M-86-214Q0-252 86-214')
      b.line(paler(base, 0.26), 6, 'M-58-300Q-54-260-50-236M58-300Q54-260 50-236M0-404L0-250')
      b.both(() => b.lit(base, 'M-84-216L-108-100L-100-20L-70-50L-80-140Z', 10))
    },
  },
  'point-cap': {
    focus: { x: 0, y: -206, size: 380 },
    back: (b, [base = '#4a443c']) => b.lit(base, 'M-90-220L-112-50L-60-10L60-10L112-50L90-220Z', 40),
    over: (b, [base = '#4a443c']) => {
      b.both(() => {
        b.lit(base, 'M0-246C-40-270-66-330-48-396C-34-404-14-396-10-376C-26-380-34-360-28-340C-20-316-8-306 0-300Z', 12)
      }, 0.12)
      b.lit(base, 'M-92-190C-106-280-50-310 0-314C50-310 106-280 92-190Q50-240 0-242Q-50-240-92-190Z', 44)
      b.line(paler(base, 0.28), 7, 'M-90-196Q-50-246 0-248Q50-246 90-196')
      b.both(() => b.lit(base, 'M-86-204L-112-80L-100 0L-66-40L-80-130Z', 10))
    },
  },
  mitre: {
    focus: { x: 0, y: -214, size: 420 },
    over: (b, [base = '#24506e']) => {
      b.lit(base, 'M-92-196C-130-300-80-384 0-396C80-384 130-300 92-196Q0-236-92-196Z', 46)
      b.line(paler(base, 0.3), 8, 'M0-390L0-236M-48-370Q-72-290-52-222M48-370Q72-290 52-222')
      b.ball(paler(base, 0.2), 0, -402, 20)
      b.line(darker(base, 0.35), 13, 'M-90-202Q0-242 90-202')
    },
  },
  tricorne: {
    focus: { x: 0, y: -194, size: 350 },
    over: (b, [base = '#2a2830']) => {
      b.lit(
        base,
        'M-170-236C-120-250-90-300-60-326Q0-350 60-326C90-300 120-250 170-236C150-196 110-190 86-196Q0-232-86-196C-110-190-150-196-170-236Z',
        56,
      )
      b.line(paler(base, 0.26), 7, 'M-160-232Q-80-220 0-260Q80-220 160-232')
      b.ball(paler(base, 0.1), 0, -346, 20, 18)
    },
  },
  fez: {
    focus: { x: 0, y: -210, size: 390 },
    over: (b, [base = '#1c1c20']) => {
      b.lit(paler(base, 0.06), 'M-88-200L-76-372Q0-396 76-372L88-200Q0-236-88-200Z', 44)
      b.dot(paler(base, 0.2), 0, -376, 76, 18)
      b.lit(base, 'M-40-378L-34-400L34-400L40-378Z', 16)
      b.line(paler(base, 0.3), 7, 'M-87-222Q0-256 87-222')
    },
  },
  shako: {
    focus: { x: 0, y: -210, size: 390 },
    over: (b, [base = '#2a2a2e']) => {
      b.lit(base, 'M-86-200L-112-356Q0-396 112-356L86-200Q0-236-86-200Z', 50)
      b.dot(paler(base, 0.2), 0, -362, 110, 22)
      b.ball(paler(base, 0.3), 0, -392, 24, 18)
      b.line('#c98f3a', 8, 'M-88-222Q0-258 88-222')
    },
  },
  'scarf-horn': {
    focus: { x: 0, y: -200, size: 380 },
    over: (b, [base = '#16141a', horn = '#d8922a']) => {
      b.lit(horn, 'M-40-270C-34-330-24-380 6-424C34-380 42-330 40-270Z', 18)
      b.line(darker(horn, 0.4), 8, 'M-36-296Q4-274 38-298M-30-332Q4-312 32-334M-22-366Q6-350 24-368')
      b.lit(
        paler(base, 0.08),
        'M-130 30C-150-100-120-290 0-296C120-290 150-100 130 30Q60 60 46 0C80-40 84-110 76-166Q60-226 0-228Q-60-226-76-166C-84-110-80-40-46 0Q-60 60-130 30Z',
        44,
      )
      b.line(paler(base, 0.25), 6, 'M-110-20Q-126-130-90-220M-60-270Q0-250 60-270')
    },
  },
} as const satisfies Record<string, WornPainter>

/** Caps of Gungans, Neimoidians and others by name. */
export const PEOPLES = { ...GUNGAN, ...FEDERATION } as const
