/** Heads of the Podracer pilots, each of another species. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import { goggle, roundEye, slitEye, smallEye } from './eyes.ts'
import { racerHelmet } from './headgear-helmets.ts'
import type { HeadPainter } from './layers.ts'

const NONE = (): void => undefined

const toong: HeadPainter = {
  focus: { x: 0, y: -136, size: 410 },
  neck: NONE,
  front: (b, [cap = '#5a6058'], { skin }) => {
    b.lit(
      skin,
      'M0-262C70-262 110-230 130-170C166-110 176-30 150 40Q0 110-150 40C-176-30-166-110-130-170C-110-230-70-262 0-262Z',
      56,
    )
    for (const x of [-60, 0, 60]) {
      b.line(darker(cap, 0.2), 9, `M${x * 0.7}-250L${x}-318`)
      b.ball(paler(cap, 0.25), x, -322, 19)
    }
    b.lit(cap, 'M-124-176C-110-250-60-284 0-284C60-284 110-250 124-176Q60-220 0-222Q-60-220-124-176Z', 44)
    b.both(() => {
      b.dot(darker(skin, 0.26), -24, -158, 24, 22)
      b.dot('#f2e6c8', -24, -156, 16, 15)
      b.dot('#17120f', -22, -154, 8)
    }, 0)
    b.line(darker(skin, 0.24), 8, 'M-120-110Q-100-80-110-40M120-110Q100-80 110-40M-60-96Q0-80 60-96')
    b.line(darker(skin, 0.55), 14, 'M-104 10Q-60-36 0-34Q60-36 104 10')
    b.line(darker(skin, 0.3), 7, 'M-70 40Q0 12 70 40')
  },
}

const xexto: HeadPainter = {
  focus: { x: 0, y: -200, size: 330 },
  back: (b, _, { skin }) => {
    b.both(() => {
      for (const [x, y] of [
        [-230, -110],
        [-250, 0],
        [-220, 110],
      ] as const) {
        b.line(skin, 24, `M-60 60Q${x * 0.6} ${y * 0.2 + 60} ${x * 0.72} ${y + 66}L${x} ${y - 10}`)
        b.line(skin, 9, `M${x} ${y - 10}l-14-26M${x} ${y - 10}l4-30M${x} ${y - 10}l20-20`)
      }
    })
  },
  neck: (b, _, { skin }) => {
    b.lit(skin, 'M-15-240L15-240L19 30L-19 30Z', 12)
    b.line(darker(skin, 0.3), 6, 'M-14-150L14-150M-15-110L15-110M-16-70L16-70M-17-30L17-30')
  },
  front: (b, [helmet = '#b8bcc0'], { skin }) => {
    b.lit(skin, 'M0-332C46-332 62-300 60-264C58-226 34-196 0-194C-34-196-58-226-60-264C-62-300-46-332 0-332Z', 28)
    b.both(() => b.fill('#17120f', 'M-8-240Q-28-258-46-240Q-28-226-8-240Z'), 0)
    b.line(darker(skin, 0.45), 6, 'M-18-212Q0-204 18-212')
    racerHelmet(b, helmet, '#6ab0c8')
  },
}

const veknoid: HeadPainter = {
  focus: { x: 0, y: -180, size: 320 },
  front: (b, [muzzle = '#d8a850', scalp = '#5a3a22'], { skin }) => {
    b.lit(
      skin,
      'M0-344C46-344 66-310 66-262C66-210 84-160 84-116C84-70 50-40 0-38C-50-40-84-70-84-116C-84-160-66-210-66-262C-66-310-46-344 0-344Z',
      36,
    )
    b.lit(scalp, 'M0-352C52-352 72-310 70-262Q0-296-70-262C-72-310-52-352 0-352Z', 28)
    b.line('#2a2224', 18, 'M-72-232Q0-250 72-232')
    b.both(() => goggle(b, -34, -236, '#9ad06a', '#b8bcc0', 0.8), 0.04)
    b.fill(muzzle, 'M0-176C40-176 80-150 80-112C78-74 48-46 0-44C-48-46-78-74-80-112C-80-150-40-176 0-176Z')
    b.both(() => b.dot(darker(skin, 0.5), -14, -156, 6, 9), 0)
    b.fill('#3a1c14', 'M-74-128Q0-92 74-128Q60-70 0-66Q-60-70-74-128Z')
    b.fill(
      '#f6efd8',
      'M-66-122L-56-96L-44-114L-32-92L-20-108L-8-88L6-106L18-90L30-110L42-94L54-116L66-122Q0-96-66-122Z',
    )
  },
}

const nosaurian: HeadPainter = {
  focus: { x: 0, y: -180, size: 330 },
  back: (b, [horn = '#c9b48a'], _look) => {
    for (const step of [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5])
      b.at(
        step * 26,
        -230,
        () => b.lit(darker(horn, step > 0 ? 0.14 : 0), 'M-19 20C-22-50-10-100 10-130C18-90 24-40 19 20Z', 8),
        1,
        step * 0.28,
      )
  },
  front: (b, [, beak = '#c9a25a'], { skin }) => {
    b.lit(skin, 'M0-270C66-270 98-230 92-184C86-130 66-84 40-56L-40-56C-66-84-86-130-92-184C-98-230-66-270 0-270Z', 40)
    b.both(() => roundEye(b, -50, -186, '#f2b33d', skin, 0.9), 0)
    b.lit(beak, 'M-44-166Q0-196 44-166C52-120 40-70 6-24C-6-24-8-40-10-56C-40-80-52-120-44-166Z', 20)
    b.line(darker(beak, 0.5), 8, 'M-46-112Q0-70 44-112')
    b.both(() => b.dot(darker(beak, 0.55), -14, -150, 6, 9), 0)
  },
}

const vulptereen: HeadPainter = {
  focus: { x: 0, y: -150, size: 310 },
  front: (b, [glass = '#f2b33d', cap = '#6b5a34'], { skin }) => {
    b.lit(
      skin,
      'M30-270C90-262 110-210 96-160C86-110 50-70 10-52C-60-30-130-24-176-50C-186-70-170-92-140-100C-90-110-74-140-70-190C-64-240-30-274 30-270Z',
      36,
    )
    b.lit(cap, 'M-74-186C-74-270-20-300 30-300C90-300 122-250 110-180Q20-230-74-186Z', 36)
    b.line(darker(cap, 0.4), 7, 'M-40-276L-30-214M0-294L4-224M44-294L44-216M84-270L80-204')
    goggle(b, -30, -170, glass, '#c9b48a', 1.05)
    b.dot(darker(skin, 0.5), -158, -74, 10, 7)
    b.line(darker(skin, 0.5), 8, 'M-160-46Q-90-60-30-66')
    b.lit('#f2ead2', 'M-112-52C-126-80-124-110-108-130C-96-108-88-80-90-52Z', 6)
    b.lit('#f2ead2', 'M-64-58C-74-84-70-108-56-124C-46-104-40-80-44-58Z', 6)
    b.line('#d8cca8', 5, 'M-150-86l-40-22M-140-92l-30-34M-168-60l-50 4')
  },
}

const phuii: HeadPainter = {
  focus: { x: 0, y: -190, size: 310 },
  neck: (b, _, { skin }) => b.lit(skin, 'M-30-200C-34-100-26-60-36 36L36 36C26-60 34-100 30-200Z', 24),
  front: (b, [strap = '#4a4a40', bill = ''], { skin }) => {
    const beak = bill === '' ? paler(skin, 0.2) : bill
    b.lit(skin, 'M0-330C52-330 76-296 72-250C70-210 50-180 0-170C-50-180-70-210-72-250C-76-296-52-330 0-330Z', 36)
    b.lit(strap, 'M-76-246C-80-320-40-342 0-342C40-342 80-320 76-246Q0-282-76-246Z', 34)
    b.line(darker(strap, 0.3), 12, 'M-40-340L-48-180M40-340L48-180')
    b.line(darker(strap, 0.1), 22, 'M-78-244Q0-264 78-244')
    b.both(() => goggle(b, -34, -246, '#c98f3a', '#8a8f98', 0.86), 0.04)
    b.lit(
      beak,
      'M-50-208Q0-226 50-208C80-180 122-170 124-144C120-120 60-116 0-116C-60-116-120-120-124-144C-122-170-80-180-50-208Z',
      40,
    )
    b.line(darker(beak, 0.5), 8, 'M-112-142Q0-126 112-142')
    b.both(() => b.dot(darker(beak, 0.5), -18, -188, 7, 10), 0)
  },
}

const erKit: HeadPainter = {
  focus: { x: 0, y: -160, size: 290 },
  front: (b, [glass = '#e8c83a', cap = '#5a6a8a'], { skin }) => {
    b.lit(skin, 'M0-264C54-264 74-226 72-176C70-120 44-60 16-44L-16-44C-44-60-70-120-72-176C-74-226-54-264 0-264Z', 34)
    b.lit(cap, 'M-86-130C-104-276-50-296 0-296C50-296 104-276 86-130L70-130L70-186Q0-222-70-186L-70-130Z', 40)
    b.both(() => {
      b.ball(darker(cap, 0.2), -88, -146, 30, 34)
      b.dot('#c9ccd4', -88, -146, 13, 15)
    })
    b.line(darker(cap, 0.35), 7, 'M0-292L0-214')
    b.line('#2a2a30', 16, 'M-82-172L82-172')
    b.both(() => {
      b.dot('#2a2a30', -37, -170, 38, 32)
      b.dot(glass, -37, -170, 30, 24)
      b.fill('#fff6c8', 'M-22-182L-40-188L-52-176L-34-170Z')
    }, 0)
    b.fill('#3a3448', 'M-24-82Q0-98 24-82Q0-68-24-82Z')
    b.line(darker(skin, 0.3), 6, 'M-6-128L-9-116M6-128L9-116')
  },
}

const aleena: HeadPainter = {
  focus: { x: 10, y: -180, size: 330 },
  front: (b, [glass = '#c9722a'], { skin }) => {
    b.lit(
      skin,
      'M-104-130C-110-180-80-220-40-236C20-270 90-330 200-350C190-280 150-220 110-180C90-120 50-60-10-50C-50-50-90-70-104-130Z',
      34,
    )
    b.line(darker(skin, 0.28), 8, 'M10-236Q80-280 170-330M40-204Q100-240 150-290M60-170Q100-196 122-222')
    b.line('#5a3a22', 18, 'M-96-176Q0-214 100-176')
    goggle(b, -48, -180, glass, '#c9b48a', 1.05)
    goggle(b, 40, -176, glass, '#b8a47a', 0.9)
    b.both(() => b.dot(darker(skin, 0.5), -30, -110, 6, 8), 0)
    b.line(darker(skin, 0.5), 9, 'M-86-96Q-30-60 34-88')
    b.fill('#f6efd8', 'M-60-84L-50-68L-40-78ZM-24-76L-14-62L-4-76Z')
  },
}

const sneevel: HeadPainter = {
  focus: { x: 0, y: -160, size: 310 },
  back: (b, [, hair = '#d8d8d0'], { skin }) =>
    b.both(() => {
      b.lit(skin, 'M-60-220C-110-260-130-320-120-350C-80-340-40-300-24-262Z', 12)
      b.fill(mix(skin, '#7a3a3a', 0.45), 'M-66-240C-98-270-110-310-106-330C-80-320-54-290-42-264Z')
      b.lit(hair, 'M-70-200C-130-190-150-120-130-50L-108-70L-100-30L-84-60L-60-40Z', 12)
    }),
  front: (b, [snout = '#b8a684'], { skin }) => {
    b.lit(
      skin,
      'M0-270C60-270 90-236 90-186C100-140 96-70 50-46Q0-30-50-46C-96-70-100-140-90-186C-90-236-60-270 0-270Z',
      40,
    )
    b.both(() => slitEye(b, -44, -192, '#f0c040', skin, 0.72), 0)
    b.line(darker(skin, 0.26), 7, 'M-40-234Q0-248 40-234')
    b.lit(snout, 'M-50-134Q0-180 50-134C54-100 30-88 0-88C-30-88-54-100-50-134Z', 24)
    b.both(() => b.dot('#4a2420', -20, -122, 12, 16, 0.2), 0)
    b.line(darker(skin, 0.5), 8, 'M-46-66Q0-50 46-66')
    b.both(() => b.fill('#f2ead2', 'M-44-66L-36-92L-26-62Z'), 0)
  },
}

const fluggrian: HeadPainter = {
  focus: { x: -6, y: -180, size: 310 },
  front: (b, [cap = '#4a5a4a'], { skin }) => {
    b.lit(
      skin,
      'M-14-330C20-340 40-310 44-280C90-262 108-220 100-170C92-110 60-60 10-44C-50-36-110-50-124-80C-130-110-104-130-90-150C-98-190-86-240-56-268C-54-300-40-324-14-330Z',
      38,
    )
    b.line(darker(skin, 0.26), 7, 'M-44-278Q-6-262 34-280M-30-304Q-6-292 26-306')
    slitEye(b, -44, -190, '#f0c040', skin, 0.8)
    b.at(40, -188, () => slitEye(b, 0, 0, '#e0b030', skin, 0.8), [-1, 1])
    b.lit(
      mix(skin, '#c98a7a', 0.45),
      'M-126-84C-120-116-70-122-20-112C30-108 60-104 66-88C60-60 0-40-50-42C-100-44-126-60-126-84Z',
      24,
    )
    b.line(darker(skin, 0.6), 9, 'M-112-80Q-30-66 52-86')
    b.both(() => b.dot(darker(skin, 0.5), -36, -138, 7, 10), 0)
    b.lit(cap, 'M62-266C110-250 124-190 112-120L92-120C96-180 84-226 52-250Z', 10)
  },
}

const xamster: HeadPainter = {
  focus: { x: 0, y: -200, size: 360 },
  back: (b, [inner = '#a86a68'], { skin }) =>
    b.both(() => {
      b.lit(skin, 'M-20-220C-60-330-130-390-190-390C-206-310-180-200-80-150Z', 20)
      b.fill(inner, 'M-44-224C-76-300-124-350-170-362C-176-300-150-220-82-180Z')
    }),
  front: (b, _, { skin }) => {
    b.lit(skin, 'M0-240C56-240 80-206 78-170C76-120 60-70 30-52L-30-52C-60-70-76-120-78-170C-80-206-56-240 0-240Z', 36)
    b.both(() => roundEye(b, -38, -172, '#f0c040', skin, 0.84), 0)
    b.fill(paler(skin, 0.16), 'M0-140C30-140 44-116 40-90Q0-56-40-90C-44-116-30-140 0-140Z')
    b.fill('#2a1814', 'M-20-136Q0-148 20-136Q12-114 0-112Q-12-114-20-136Z')
    b.line(darker(skin, 0.5), 7, 'M0-112L0-98M-26-82Q0-98 26-82')
    b.line(darker(skin, 0.3), 6, 'M-50-118Q-40-106-44-90M50-118Q40-106 44-90')
  },
}

const devlikk: HeadPainter = {
  focus: { x: 0, y: -180, size: 310 },
  back: (b, _, { skin }) =>
    b.both(() => {
      b.line(skin, 26, 'M-70 40Q-190 40-196-70L-150-190')
      b.line(skin, 12, 'M-150-190l-24-24M-150-190l-4-34M-150-190l18-28')
    }),
  front: (b, _, { skin }) => {
    b.both(() => {
      b.line(darker(skin, 0.1), 13, 'M-26-240Q-60-290-54-340')
      b.ball(skin, -54, -346, 18)
    })
    b.lit(skin, 'M0-262C58-262 84-228 80-184C76-130 40-80 0-70C-40-80-76-130-80-184C-84-228-58-262 0-262Z', 34)
    b.both(() => roundEye(b, -42, -186, '#f2d24c', skin, 1), 0)
    b.line(darker(skin, 0.5), 8, 'M-30-108Q0-94 30-108')
    b.both(() => b.dot(darker(skin, 0.5), -8, -138, 4, 7), 0)
  },
}

/** One of two heads on a neck bent like half a U. */
function troigHead(b: Brush, skin: string, crest: string): void {
  b.lit(skin, 'M-40 60C-60-20-150-10-150-110L-92-120C-92-60-20-60 40 60Z', 18)
  b.lit(
    skin,
    'M-166-236C-150-290-80-290-60-246C-52-220-26-206-20-180C-22-156-60-150-90-136C-130-120-166-140-170-180Z',
    24,
  )
  if (crest === '')
    b.lit('#5a5e58', 'M-172-190C-190-260-150-306-110-304C-80-300-70-280-66-262C-110-270-140-240-150-160Z', 14)
  else
    b.lit(
      crest,
      'M-162-226C-200-260-190-310-160-330C-150-300-120-310-100-330C-100-300-80-290-70-262C-110-280-140-260-162-226Z',
      14,
    )
  smallEye(b, -86, -226, skin, '#17120f')
  b.line(darker(skin, 0.5), 8, 'M-28-176Q-70-166-96-180')
}

const troig: HeadPainter = {
  focus: { x: 0, y: -160, size: 350 },
  neck: NONE,
  front: (b, [left = '#7d8a4a', right = '#9c4a34', crest = '#5a2418']) => {
    b.lit(mix(left, right, 0.5), 'M-120 176C-130 80-70 20 0 20C70 20 130 80 120 176Z', 40)
    troigHead(b, left, '')
    b.at(0, 0, () => troigHead(b, right, crest), [-1, 1])
  },
}

/** Heads by shape. */
export const RACERS = {
  toong,
  xexto,
  veknoid,
  nosaurian,
  vulptereen,
  phuii,
  'er-kit': erKit,
  aleena,
  sneevel,
  fluggrian,
  xamster,
  devlikk,
  troig,
} as const
