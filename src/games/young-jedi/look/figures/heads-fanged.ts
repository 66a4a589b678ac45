/** Dugs, Sand People, Jawas, Neimoidians. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../../kit/drawing/colours.ts'
import { goggle, slitEye } from './eyes.ts'
import type { HeadPainter } from './layers.ts'

const NONE = (): void => undefined

function dugArms(b: Brush, skin: string): void {
  b.both(() => {
    b.lit(skin, 'M-56-10C-120-70-190-40-204 30L-226 176L-164 176L-140 70L-70 60Z', 12, -6)
    b.lit('#5b3a26', 'M-142 40L-214 28L-222 72L-154 86Z', 12)
  })
}

function dugLobes(b: Brush, lobes: string): void {
  b.both(() => {
    b.lit(
      lobes,
      'M-64-262C-120-290-184-250-198-180C-206-130-196-70-168-18C-152-26-142-44-138-70C-132-130-110-170-66-190Z',
      14,
    )
    b.line(darker(lobes, 0.34), 6, 'M-110-246Q-170-180-166-44')
    b.dot('#d8432f', -166, -10, 14, 11)
    b.dot('#f1d28a', -166, 10, 14, 11)
    b.dot('#3f7476', -166, 30, 14, 11)
  })
}

function dugFace(b: Brush, skin: string, lip: string): void {
  b.lit(
    skin,
    'M0-296C56-296 84-268 84-222C84-186 66-164 66-134C68-100 96-70 88-30C80 4 44 18 0 18C-44 18-80 4-88-30C-96-70-68-100-66-134C-66-164-84-186-84-222C-84-268-56-296 0-296Z',
    34,
  )
  b.both(() => slitEye(b, -46, -190, '#f0d060', skin, 0.84), 0)
  b.line(darker(skin, 0.28), 6, 'M-18-160Q0-150 18-160M-22-138Q0-126 22-138')
  b.fill(lip, 'M0-116C40-116 58-84 84-52C96-26 78-10 58-16Q0-44-58-16C-78-10-96-26-84-52C-58-84-40-116 0-116Z')
  b.both(() => b.fill('#3a261c', 'M-10-84Q-22-102-38-84Q-26-74-10-84Z'), 0)
  b.fill('#4a1f1c', 'M-58-18Q0-46 58-18Q40 4 0 4Q-40 4-58-18Z')
  b.fill('#f0e4c0', 'M-40-26L-30-6L-18-31ZM40-26L30-6L18-31ZM-12-32L-4-14L6-32Z')
  b.both(() => b.line('#e8d6b8', 6, 'M-70-22Q-104 0-100 34'), 0)
}

const dug: HeadPainter = {
  focus: { x: 0, y: -140, size: 380 },
  back: (b, [lobes = '#8a7656'], { skin }) => {
    dugLobes(b, lobes)
    dugArms(b, skin)
  },
  neck: NONE,
  front: (b, [, lip = '#c8b494', glass = '#3f93a7'], { skin }) => {
    dugFace(b, skin, lip)
    b.lit('#5b3a26', 'M0-312C70-312 104-268 100-222Q0-248-100-222C-104-268-70-312 0-312Z', 30)
    b.both(() => goggle(b, -46, -262, glass), 0)
  },
}

const TUSKEN = 'M0-290C80-290 112-232 110-174C108-110 84-58 44-46L-44-46C-84-58-108-110-110-174C-112-232-80-290 0-290Z'

const tusken: HeadPainter = {
  focus: { x: 0, y: -176, size: 310 },
  neck: NONE,
  front: (b, [metal = '#b9b2a4', pegs = '3'], { skin }) => {
    b.fill(darker(metal, 0.25), 'M-14-284L0-338L14-284Z')
    if (pegs === '3') b.both(() => b.fill(darker(metal, 0.25), 'M-92-236L-128-266L-70-266Z'))
    b.lit(skin, TUSKEN, 42)
    b.inside(TUSKEN, () =>
      b.line(
        darker(skin, 0.3),
        8,
        'M-112-240Q0-206 112-250M-112-206Q-40-240 70-292M-112-140Q-70-120-40-116M112-140Q70-120 40-116M-104-108Q-60-84-34-84M104-108Q60-84 34-84M-60-290Q20-250 104-214',
      ),
    )
    b.both(() => {
      b.dot('#4e463e', -50, -184, 40)
      b.ball(metal, -51, -185, 34)
      b.dot('#17120f', -50, -184, 22)
      b.dot('#efe8d8', -57, -191, 7)
    }, 0.04)
    b.lit(darker(metal, 0.1), 'M-46-122L46-122L58-62L0-34L-58-62Z', 20)
    b.fill('#1c1613', 'M-34-108L34-108L42-68L0-48L-42-68Z')
    b.line(metal, 8, 'M-22-106L-25-60M0-106L0-52M22-106L25-60')
  },
}

const jawa: HeadPainter = {
  focus: { x: 0, y: -150, size: 320 },
  neck: NONE,
  front: (b, [cloth = '#6b4630', light = '#ffd24a']) => {
    b.lit(cloth, 'M-150 40C-170-110-130-290 6-316C130-290 170-110 150 40Q0 110-150 40Z', 46)
    b.fill('#140c08', 'M0-258C76-250 98-170 94-96C88-30 46 0 0 4C-46 0-88-30-94-96C-98-170-76-250 0-258Z')
    b.line(
      darker(cloth, 0.4),
      8,
      'M0-268C86-258 110-170 104-92C98-20 50 14 0 18C-50 14-98-20-104-92C-110-170-86-258 0-268Z',
    )
    b.line(darker(cloth, 0.3), 7, 'M-120-190Q-136-90-118 20M118-200Q138-90 120 20M-40-296Q10-284 50-300')
    b.both(() => {
      b.faded(0.28, () => b.dot(light, -40, -140, 34))
      b.dot(light, -40, -140, 20, 18)
      b.dot(paler(light, 0.6), -42, -143, 9)
    }, 0)
  },
}

const NEIMOIDIAN =
  'M0-262C58-262 84-228 86-186C88-160 92-140 86-112C80-80 58-56 46-48L-46-48C-58-56-80-80-86-112C-92-140-88-160-86-186C-84-228-58-262 0-262Z'

const neimoidian: HeadPainter = {
  outline: NEIMOIDIAN,
  focus: { x: 0, y: -196, size: 320 },
  neck: (b, _, { skin }) => b.fill(darker(skin, 0.35), 'M-34-90L34-90L40-20L0 20L-40-20Z'),
  front: (b, [eyes = '#e0522a', mask = ''], { skin }) => {
    b.lit(skin, NEIMOIDIAN, 40)
    b.line(
      darker(skin, 0.26),
      6,
      'M-78-134Q-58-104-62-72M-60-120Q-46-100-48-74M78-134Q58-104 62-72M60-120Q46-100 48-74',
    )
    if (mask === '') {
      b.both(() => {
        b.dot(darker(skin, 0.42), -40, -164, 36, 24, -0.18)
        b.dot(eyes, -40, -162, 28, 18, -0.18)
        b.line('#3a0c0a', 6, 'M-60-164Q-40-158-20-166')
      }, 0)
      b.line(darker(skin, 0.5), 7, 'M-8-128L-11-112M8-128L11-112')
      b.line(darker(skin, 0.55), 9, 'M-34-80Q0-92 34-80')
    } else {
      b.line('#2a2a2e', 14, 'M-90-168L90-168')
      b.both(() => goggle(b, -42, -166, '#5a6a72', mask, 0.95), 0)
      b.lit(mask, 'M-34-112Q0-130 34-112L40-64Q0-40-40-64Z', 16)
      b.dot('#2a2a2e', 0, -84, 15)
    }
  },
}

/** Heads by shape. */
export const FANGED = { dug, tusken, jawa, neimoidian } as const
