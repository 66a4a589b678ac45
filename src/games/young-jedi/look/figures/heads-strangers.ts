/** Heads of traders, senators and soldiers of fortune. */
import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import { darkEye, roundEye, smallEye } from './eyes.ts'
import { OVAL } from './heads-human.ts'
import type { HeadPainter } from './layers.ts'

const NONE = (): void => undefined
const EGG = 'M0-272C64-272 94-230 92-176C90-120 70-70 36-50L-36-50C-70-70-90-120-92-176C-94-230-64-272 0-272Z'

const anx: HeadPainter = {
  focus: { x: 0, y: -214, size: 416 },
  front: (b, [crest = ''], { skin }) => {
    const fin = crest === '' ? skin : crest
    b.lit(fin, 'M-70-170C-76-280-30-370 30-420C44-330 70-250 76-160Z', 34)
    b.line(darker(fin, 0.26), 7, 'M-30-200Q-20-320 22-396M10-200Q20-300 30-370')
    b.lit(
      skin,
      'M0-224C60-224 90-190 86-150C80-110 60-90 44-66C30-30 14-16 0-14C-14-16-30-30-44-66C-60-90-80-110-86-150C-90-190-60-224 0-224Z',
      36,
    )
    b.both(() => smallEye(b, -48, -160, skin, '#c98f1e'), 0)
    b.line(darker(skin, 0.3), 7, 'M-26-196Q0-206 26-196M-12-110L-14-96M12-110L14-96')
    b.line(darker(skin, 0.55), 9, 'M-44-70Q0-40 44-70')
  },
  back: (b, [, small = ''], { build }) => {
    if (build === 'pair') shakka(b, small)
  },
  over: (b, [, small = ''], { build }) => {
    if (build === 'pair') shakka(b, small)
  },
}

/** A small woman of the Twi'leks in front of somebody tall. */
function shakka(b: Parameters<NonNullable<HeadPainter['front']>>[0], skin: string): void {
  b.at(
    146,
    120,
    () => {
      b.fill('#3a2a44', 'M-46-64L-150 20L-170 120L170 120L150 20L46-64Z')
      b.both(() =>
        b.lit(
          skin,
          'M-44-268C-120-270-142-190-134-100C-130-20-140 20-110 60C-90 40-84 0-86-40C-88-100-90-170-58-200Z',
          16,
        ),
      )
      b.fill(darker(skin, 0.3), 'M-36-90L36-90L40-20L-40-20Z')
      b.lit(skin, OVAL.outline ?? '', 36)
      b.lit('#f2eee4', 'M-88-160C-100-276-50-296 0-296C50-296 100-276 88-160Q50-226 0-228Q-50-226-88-160Z', 36)
      b.both(() => b.fill('#1c1018', 'M-16-160Q-42-182-66-164Q-42-148-16-160Z'), 0)
      b.fill('#5a1420', 'M-20-80Q0-94 20-80Q0-66-20-80Z')
    },
    0.62,
  )
}

const koorivar: HeadPainter = { ...OVAL, focus: { x: 0, y: -200, size: 380 } }

const swokes: HeadPainter = {
  focus: { x: 0, y: -150, size: 310 },
  neck: NONE,
  front: (b, _, { skin }) => {
    b.lit(
      skin,
      'M0-274C70-274 110-236 112-176C130-120 130-50 90-8Q0 30-90-8C-130-50-130-120-112-176C-110-236-70-274 0-274Z',
      46,
    )
    for (const [x, y, size] of [
      [-74, -244, 24],
      [-26, -276, 27],
      [30, -276, 25],
      [78, -242, 23],
    ] as const)
      b.ball(darker(skin, 0.06), x, y, size)
    b.both(() => smallEye(b, -44, -176, skin), 0)
    b.fill('#4a1c1c', 'M-88-96Q0-130 88-96Q80-30 0-26Q-80-30-88-96Z')
    b.fill(
      '#f6efd8',
      'M-82-98L-72-70L-58-104L-46-72L-32-108L-18-74L-4-110L10-74L24-109L38-72L52-105L66-70L82-98Q0-130-82-98Z',
    )
    b.fill('#e6dcc0', 'M-66-44L-54-64L-42-36L-28-58L-14-30L0-56L14-30L28-58L42-36L54-64L66-44Q0-14-66-44Z')
    b.line(darker(skin, 0.26), 7, 'M-24-144L-28-130M24-144L28-130')
  },
}

const roonan: HeadPainter = {
  focus: { x: 0, y: -170, size: 290 },
  front: (b, [glow = '#d8ecff'], { skin }) => {
    b.lit(
      skin,
      'M0-300C76-300 108-254 100-196C90-140 50-80 20-50L-20-50C-50-80-90-140-100-196C-108-254-76-300 0-300Z',
      42,
    )
    b.both(() => {
      b.faded(0.35, () => b.dot(glow, -44, -182, 46, 38, 0.3))
      b.dot('#1c2438', -44, -182, 36, 28, 0.3)
      b.dot(glow, -44, -182, 30, 22, 0.3)
      b.dot('#ffffff', -48, -186, 12, 9)
    }, 0)
    b.line(darker(skin, 0.45), 7, 'M-16-86Q0-80 16-86')
    b.line(darker(skin, 0.22), 6, 'M-40-262Q0-282 40-262')
  },
}

const syMyrthian: HeadPainter = {
  focus: { x: 0, y: -160, size: 320 },
  back: (b, _, { skin }) => b.both(() => b.lit(skin, 'M-80-200L-150-250L-104-160Z', 10)),
  neck: (b, _, { skin }) => {
    b.lit(skin, 'M-90-130C-110-60-100 0-70 50L70 50C100 0 110-60 90-130Z', 40)
    b.line(darker(skin, 0.24), 8, 'M-90-60Q0-20 90-60M-88-20Q0 24 88-20')
  },
  front: (b, _, { skin }) => {
    b.lit(
      skin,
      'M0-286C70-286 100-262 116-216C150-196 152-150 124-124C90-96 50-86 0-86C-50-86-90-96-124-124C-152-150-150-196-116-216C-100-262-70-286 0-286Z',
      46,
    )
    b.both(() => roundEye(b, -66, -226, '#e8b83a', skin, 0.94), 0)
    b.line(darker(skin, 0.55), 11, 'M-128-152Q-60-112 0-112Q60-112 128-152')
    b.both(() => b.dot(darker(skin, 0.5), -16, -178, 6, 9), 0)
    b.line(darker(skin, 0.24), 7, 'M-30-262Q0-270 30-262')
  },
}

const aqualish: HeadPainter = {
  focus: { x: 0, y: -160, size: 290 },
  back: (b, [, hair = '#c98f3a']) => b.both(() => b.lit(hair, 'M-60-250C-130-240-140-140-116-50L-90-60L-70-130Z', 14)),
  front: (b, [tusk = '#e8dcc0', hair = '#c98f3a'], { skin }) => {
    b.lit(
      skin,
      'M0-280C76-280 106-236 100-180C96-120 76-60 36-40L-36-40C-76-60-96-120-100-180C-106-236-76-280 0-280Z',
      42,
    )
    b.lit(hair, 'M0-294C70-294 104-260 100-210Q0-262-100-210C-104-260-70-294 0-294Z', 40)
    b.both(() => darkEye(b, -48, -176, 32, 28, 0.2, skin), 0)
    b.fill(darker(skin, 0.3), 'M-60-118Q0-150 60-118L50-58Q0-36-50-58Z')
    b.line(darker(skin, 0.55), 6, 'M-30-112L-26-62M-10-116L-8-54M10-116L8-54M30-112L26-62')
    b.both(() => b.lit(tusk, 'M-66-134C-92-100-80-40-30-34C-24-40-26-48-34-52C-54-64-50-96-40-122Z', 8))
  },
}

const quarren: HeadPainter = {
  focus: { x: 0, y: -170, size: 350 },
  front: (b, [tentacle = '#d89a6c', eye = '#5a96d8'], { skin }) => {
    b.lit(
      skin,
      'M0-352C50-330 76-280 84-220C120-200 150-150 146-110C110-100 90-110 74-90L-74-90C-90-110-110-100-146-110C-150-150-120-200-84-220C-76-280-50-330 0-352Z',
      44,
    )
    b.line(
      darker(skin, 0.26),
      7,
      'M0-330L0-240M-36-300Q-44-260-40-232M36-300Q44-260 40-232M-136-124L-90-160M136-124L90-160',
    )
    b.both(() => {
      b.dot(darker(skin, 0.36), -46, -186, 30, 24)
      b.dot(eye, -46, -184, 20)
      b.dot('#101418', -46, -184, 9)
    }, 0)
    for (const [x, sway, dim] of [
      [-54, -30, 0],
      [54, 30, 0.2],
      [-19, -8, 0.06],
      [19, 12, 0.14],
    ] as const)
      b.lit(
        darker(tentacle, dim),
        `M${x - 20}-110C${x - 26}-50 ${x + sway - 16} 0 ${x + sway * 1.6} 40C${x + sway + 20} 0 ${x + 24}-50 ${x + 20}-110Z`,
        8,
      )
  },
}

const weequay: HeadPainter = {
  focus: { x: 0, y: -150, size: 290 },
  back: (b, [hair = '#8a6a44']) => {
    b.lit(hair, 'M60-250C130-250 150-180 140-100C134-40 130 20 110 80L84 60C96-20 92-110 64-180Z', 14)
    b.line(darker(hair, 0.4), 9, 'M146-140L96-134M142-90L94-88M134-30L98-32M122 30L94 26')
  },
  front: (b, _, { skin }) => {
    b.lit(skin, 'M0-270C62-270 94-234 92-180C92-120 80-70 48-46L-48-46C-80-70-92-120-92-180C-94-234-62-270 0-270Z', 40)
    b.line(
      darker(skin, 0.34),
      7,
      'M-60-236Q0-256 60-236M-66-216Q0-236 66-216M-62-196Q-30-212 0-196Q30-212 62-196M-76-140Q-60-110-66-80M-58-134Q-44-108-50-76M76-140Q60-110 66-80M58-134Q44-108 50-76',
    )
    b.both(() => b.fill('#14100e', 'M-14-166Q-42-186-70-168Q-42-150-14-166Z'), 0)
    b.lit(darker(skin, 0.12), 'M-18-152L18-152L28-112Q0-100-28-112Z', 10)
    b.line(darker(skin, 0.6), 9, 'M-36-70Q0-88 36-70')
  },
}

const nikto: HeadPainter = {
  focus: { x: 0, y: -160, size: 290 },
  back: (b, _, { skin }) => {
    for (let step = -5; step <= 5; step++)
      b.at(
        Math.sin(step * 0.36) * 92,
        -160 - Math.cos(step * 0.36) * 104,
        () => b.fill(darker(skin, 0.34), 'M-14 14L0-30L14 14Z'),
        1,
        step * 0.36,
      )
  },
  front: (b, [horn = '#e0cda8'], { skin }) => {
    b.lit(skin, EGG, 40)
    for (const [x, y] of [
      [-58, -218],
      [-30, -236],
      [0, -242],
      [30, -236],
      [58, -218],
      [-74, -110],
      [74, -110],
      [-60, -80],
      [60, -80],
      [-24, -62],
      [24, -62],
    ] as const)
      b.lit(horn, `M${x - 11} ${y + 9}L${x} ${y - 24}L${x + 11} ${y + 9}Z`, 5)
    b.both(() => {
      b.dot(darker(skin, 0.5), -40, -168, 28, 20)
      b.dot('#120c0a', -40, -166, 19, 13)
    }, 0)
    b.line(darker(skin, 0.5), 7, 'M-8-138L-12-116M8-138L12-116M-28-92Q0-100 28-92')
  },
}

const pacithhip: HeadPainter = {
  focus: { x: 0, y: -140, size: 320 },
  neck: NONE,
  back: (b, _, { skin }) => b.both(() => b.lit(skin, 'M-70-250C-150-270-180-180-150-110C-130-100-100-120-80-140Z', 14)),
  front: (b, [tusk = '#f2ead2'], { skin }) => {
    b.lit(
      skin,
      'M0-280C80-280 112-240 108-180C104-130 80-100 60-70L-60-70C-80-100-104-130-108-180C-112-240-80-280 0-280Z',
      44,
    )
    b.line(darker(skin, 0.24), 7, 'M-50-240Q0-256 50-240M-44-218Q0-232 44-218')
    b.both(() => smallEye(b, -54, -178, skin), 0)
    b.lit(
      skin,
      'M-42-180Q0-200 42-180C44-100 40-20 30 60C24 90-20 92-30 66C-20 50-22 30-26 0C-34-60-40-120-42-180Z',
      24,
    )
    b.line(
      darker(skin, 0.34),
      7,
      'M-36-130Q0-118 38-130M-34-96Q0-84 36-96M-32-62Q0-50 34-62M-28-28Q0-16 32-28M-26 6Q0 18 30 6M-24 40Q0 52 26 40',
    )
    b.both(() => b.lit(tusk, 'M-62-112C-110-90-130-20-92 50C-80 50-74 40-78 30C-96-20-80-60-44-84Z', 8))
  },
}

const klatooinian: HeadPainter = {
  focus: { x: 0, y: -150, size: 290 },
  front: (b, [tusk = '#f2ead2'], { skin }) => {
    b.lit(
      skin,
      'M0-270C64-270 96-236 96-190C124-150 130-80 96-40Q50-20 0-20Q-50-20-96-40C-130-80-124-150-96-190C-96-236-64-270 0-270Z',
      44,
    )
    b.fill(darker(skin, 0.26), 'M-84-190Q-40-226 0-194Q40-226 84-190Q40-172 0-174Q-40-172-84-190Z')
    b.both(() => {
      b.fill('#120c0a', 'M-16-160Q-42-178-68-162Q-42-146-16-160Z')
      b.dot('#e8b83a', -42, -161, 7)
      b.line(darker(skin, 0.3), 8, 'M-70-120Q-92-80-70-40')
    }, 0)
    b.lit(darker(skin, 0.14), 'M-28-142Q0-162 28-142L36-112Q0-96-36-112Z', 12)
    b.line('#1c0e0a', 11, 'M-72-62Q0-110 72-62')
    b.both(() => b.fill(tusk, 'M-56-64L-44-104L-30-72Z'), 0)
    b.line(darker(skin, 0.3), 7, 'M-40-234Q0-248 40-234')
  },
}

const ishiTib: HeadPainter = {
  focus: { x: 0, y: -176, size: 340 },
  neck: NONE,
  front: (b, [eye = '#d0a040', beak = '#c9a86a'], { skin }) => {
    b.both(() => {
      b.lit(skin, 'M-40-200C-90-230-130-290-116-336C-80-350-40-310-14-250Z', 14)
      b.dot(darker(skin, 0.3), -98, -304, 34, 31)
      b.dot(eye, -98, -302, 25, 24)
      b.dot('#14100c', -98, -302, 10, 15)
    })
    b.lit(skin, 'M0-262C70-250 120-200 124-130C126-60 80 0 0 6C-80 0-126-60-124-130C-120-200-70-250 0-262Z', 46)
    b.lit(beak, 'M-48-150Q0-186 48-150C56-110 34-70 4-30C-10-40-10-56-12-70C-44-90-56-116-48-150Z', 20)
    b.line(darker(beak, 0.5), 7, 'M-46-106Q0-70 44-106')
    b.line(darker(skin, 0.26), 7, 'M-100-110Q-80-60-90-30M100-110Q80-60 90-30M-40-230Q0-244 40-230')
  },
}

const ongree: HeadPainter = {
  focus: { x: 0, y: -150, size: 300 },
  back: (b, [mane = '#8a7a62'], { skin }) => {
    b.lit(
      mane,
      'M0-300C90-304 130-240 130-160L156-140L130-90L150-40L110-20L100 30L-100 30L-110-20L-150-40L-130-90L-156-140L-130-160C-130-240-90-304 0-300Z',
      44,
    )
    b.both(() => b.lit(skin, 'M-76-210L-140-256L-96-160Z', 9))
  },
  front: (b, [mane = '#8a7a62', eye = '#4a96d8'], { skin }) => {
    b.lit(skin, EGG, 38)
    b.lit(mane, 'M-90-140C-70-100-50-96-30-92Q0-84 30-92C50-96 70-100 90-140C96-70 60-10 0 10C-60-10-96-70-90-140Z', 40)
    b.lit(paler(skin, 0.12), 'M-30-170Q0-190 30-170L42-106Q0-78-42-106Z', 18)
    b.fill('#2a1c12', 'M-24-112Q0-124 24-112Q16-92 0-90Q-16-92-24-112Z')
    b.both(() => {
      b.dot('#f2f0e8', -48, -178, 22, 15)
      b.dot(eye, -48, -178, 12)
      b.line(mix(mane, '#ffffff', 0.2), 12, 'M-16-206Q-48-222-78-198')
    }, 0)
    b.line(darker(mane, 0.3), 7, 'M-30-60L-36-20M0-56L0-10M30-60L36-20')
  },
}

/** Heads by shape. */
export const STRANGERS = {
  anx,
  koorivar,
  swokes,
  roonan,
  'sy-myrthian': syMyrthian,
  aqualish,
  quarren,
  weequay,
  nikto,
  pacithhip,
  klatooinian,
  'ishi-tib': ishiTib,
  ongree,
} as const
