/** Heads of the peoples that sit in the Jedi Council and in the Senate. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import { darkEye, smallEye } from './eyes.ts'
import { humanNeck, OVAL } from './heads-human.ts'
import type { HeadPainter } from './layers.ts'

const NONE = (): void => undefined

const iktotchi: HeadPainter = {
  focus: { x: 0, y: -150, size: 300 },
  front: (b, [horn = '#c9a57a'], look) => {
    OVAL.front?.(b, [], look)
    const { skin } = look
    b.fill(darker(skin, 0.22), 'M-72-186Q-36-214 0-194Q36-214 72-186Q36-176 0-178Q-36-176-72-186Z')
    b.both(() => b.fill('#1c1412', 'M-16-164Q-42-184-66-164Q-42-152-16-164Z'), 0)
    b.line(darker(skin, 0.4), 7, 'M-26-80Q0-90 26-80')
    b.both(() => {
      b.lit(
        horn,
        'M-40-262C-110-290-156-240-152-160C-150-90-140-30-112 20C-104 30-92 22-96 8C-112-50-116-110-108-160C-102-200-80-214-58-212Z',
        16,
      )
      b.line(darker(horn, 0.3), 6, 'M-150-190L-112-196M-152-140L-110-140M-146-90L-108-94M-136-44L-102-52')
    })
  },
}

const kelDor: HeadPainter = {
  focus: { x: 0, y: -150, size: 290 },
  back: (b, _, { skin }) =>
    b.both(() =>
      b.lit(
        darker(skin, 0.1),
        'M-60-240C-120-250-136-190-120-120C-116-80-112-40-96 0L-76-10C-84-60-84-100-70-140Z',
        12,
      ),
    ),
  front: (b, [metal = '#4a443e'], { skin }) => {
    b.lit(skin, 'M0-272C66-272 98-228 94-174C90-120 70-74 36-52L-36-52C-70-74-90-120-94-174C-98-228-66-272 0-272Z', 40)
    b.line(darker(skin, 0.24), 7, 'M-30-262Q-44-236-40-210M0-266L0-214M30-262Q44-236 40-210')
    b.fill(
      '#141416',
      'M-92-190Q-48-222-10-186L10-186Q48-222 92-190Q96-142 56-136Q22-136 10-168L-10-168Q-22-136-56-136Q-96-142-92-190Z',
    )
    b.faded(0.75, () => b.fill('#8a94a0', 'M-74-184L-46-192L-60-160L-76-162ZM28-182L52-192L40-160L26-162Z'))
    b.lit(metal, 'M-64-124Q0-152 64-124L54-58Q0-22-54-58Z', 26)
    b.line('#141416', 7, 'M-26-116L-24-62M0-122L0-52M26-116L24-62')
    b.both(() => b.lit(paler(metal, 0.35), 'M-62-104L-84-96L-66-6L-50-40Z', 6))
  },
}

const lannik: HeadPainter = {
  focus: { x: 0, y: -196, size: 360 },
  back: (b, [flesh = '#b8785a', hair = '#3a2a22'], { skin }) => {
    b.lit(hair, 'M-14-250C-30-320-60-340-30-370C0-352 40-360 34-330C60-310 30-280 16-250Z', 14)
    b.fill('#c98f3a', 'M-20-266L22-266L22-250L-20-250Z')
    b.both(() => {
      b.lit(skin, 'M-74-196C-140-250-210-250-256-196C-262-160-240-120-214-96C-180-110-120-110-80-124Z', 12, -4)
      b.fill(flesh, 'M-90-184C-146-222-196-224-232-188C-234-160-224-140-206-124C-172-134-124-130-92-138Z')
    })
  },
  front: (b, [, hair = '#3a2a22'], { skin }) => {
    b.lit(skin, 'M0-258C58-258 88-222 86-172C84-118 60-66 34-50L-34-50C-60-66-84-118-86-172C-88-222-58-258 0-258Z', 40)
    b.fill(hair, 'M-54-228Q0-262 54-228Q0-240-54-228Z')
    b.line(darker(skin, 0.26), 6, 'M-60-186Q-30-204-6-188M6-188Q30-204 60-186')
    smallEye(b, 36, -160, skin)
    b.line(darker(skin, 0.45), 8, 'M-60-158Q-38-148-18-158')
    b.line('#f2dcc4', 8, 'M-52-206L-28-110')
    b.lit(darker(skin, 0.1), 'M-16-136Q0-160 16-136L22-108Q0-94-22-108Z', 8)
    b.line(darker(skin, 0.5), 8, 'M-34-78Q0-86 34-78')
    b.fill(hair, 'M-16-66Q0-72 16-66L8-34L-8-34Z')
  },
}

const thisspiasian: HeadPainter = {
  focus: { x: 0, y: -150, size: 320 },
  back: (b, [hair = '#ece6da']) => {
    b.ball(darker(hair, 0.06), 0, -300, 50, 44)
    b.lit(
      darker(hair, 0.1),
      'M0-292C-120-290-150-180-150-100C-160 0-170 100-150 176L150 176C170 100 160 0 150-100C150-180 120-290 0-292Z',
      50,
    )
  },
  front: (b, [hair = '#ece6da'], { skin }) => {
    b.lit(skin, 'M0-262C60-262 88-226 86-172C84-110 50-60 0-50C-50-60-84-110-86-172C-88-226-60-262 0-262Z', 36)
    b.both(() => smallEye(b, -30, -170, skin), 0)
    b.lit(darker(skin, 0.12), 'M-16-150Q0-170 16-150L20-120Q0-108-20-120Z', 8)
    b.lit(
      hair,
      'M-92-150C-84-110-60-104-40-116Q0-96 40-116C60-104 84-110 92-150C120-60 130 60 110 176L-110 176C-130 60-120-60-92-150Z',
      44,
    )
    b.lit(hair, 'M0-292C70-292 106-250 96-170Q60-232 0-238Q-60-232-96-170C-106-250-70-292 0-292Z', 40)
    b.line(
      darker(hair, 0.24),
      7,
      'M-50-80Q-70 40-56 170M0-80Q-8 50 4 170M50-80Q70 40 56 170M-86-40Q-104 60-92 160M86-40Q104 60 92 160M-30-92Q0-80 30-92',
    )
    b.both(() => b.line(hair, 13, 'M-12-196Q-40-212-66-192'))
  },
}

const quermian: HeadPainter = {
  focus: { x: 0, y: -220, size: 300 },
  neck: (b, _, { skin }) => {
    b.lit(skin, 'M-26-230C-40-150-20-90-32 40L32 40C20-90 40-150 26-230Z', 22)
    b.line(darker(skin, 0.24), 6, 'M-22-150Q0-142 22-150M-20-110Q0-102 20-110M-22-70Q0-62 22-70M-24-30Q0-22 24-30')
  },
  front: (b, _, { skin }) => {
    b.lit(skin, 'M0-346C46-346 68-312 64-270C60-230 34-200 0-198C-34-200-60-230-64-270C-68-312-46-346 0-346Z', 30)
    b.both(() => smallEye(b, -24, -268, skin), 0)
    b.line(darker(skin, 0.4), 7, 'M-20-222Q0-214 20-222')
    b.line(darker(skin, 0.22), 5, 'M-30-314Q0-322 30-314M-8-246L-10-238M8-246L10-238')
  },
}

const chagrian: HeadPainter = {
  focus: { x: 0, y: -206, size: 414 },
  back: (b, [horn = '#cfd2ea'], { skin }) => {
    b.both(() => {
      b.lit(horn, 'M-40-258C-76-300-80-350-62-408C-50-400-44-390-40-372C-44-330-30-300-6-276Z', 9)
      b.line(darker(horn, 0.26), 5, 'M-64-330L-46-332M-62-300L-34-304')
    })
    b.both(() => b.lit(skin, 'M-70-190C-130-180-140-100-132-20C-128 40-120 80-104 110L-70 96C-80 40-76-60-60-130Z', 14))
  },
  front: (b, _, { skin }) => {
    b.lit(skin, 'M0-272C62-272 92-232 90-176C88-120 72-70 40-48L-40-48C-72-70-88-120-90-176C-92-232-62-272 0-272Z', 40)
    b.line(darker(skin, 0.24), 7, 'M-60-216Q-30-236 0-216Q30-236 60-216')
    b.both(() => {
      b.fill('#161a30', 'M-14-164Q-42-188-70-166Q-42-146-14-164Z')
      b.dot('#c9d6f2', -42, -166, 6)
    }, 0)
    b.line(darker(skin, 0.4), 8, 'M-28-82Q0-92 28-82')
  },
  over: (b, [horn = '#cfd2ea'], { skin }) =>
    b.both(() => {
      b.lit(skin, 'M-84-130C-124-110-128-40-116 40L-108 96L-66 92C-70 30-76-50-62-100Z', 12)
      b.lit(horn, 'M-112 90L-62 86C-58 120-74 150-100 168C-96 140-106 118-112 90Z', 8)
    }),
}

/** Head tails over the shoulders to the breast. */
function lekku(b: Brush, skin: string, fat: boolean): void {
  const shape = fat
    ? 'M-40-276C-150-290-190-180-180-80C-170 20-150 100-104 150C-80 120-84 60-90-10C-96-90-90-160-60-190Z'
    : 'M-44-268C-120-270-142-190-134-100C-130-20-140 60-110 140C-90 110-84 40-86-20C-88-100-90-170-58-200Z'
  b.both(() => {
    b.lit(skin, shape, 16)
    b.line(
      darker(skin, 0.3),
      9,
      fat
        ? 'M-176-120L-120-110M-176-60L-110-52M-168 0L-102 4M-152 60L-94 60'
        : 'M-136-130L-98-122M-134-80L-92-74M-132-30L-90-26M-130 24L-88 26M-124 76L-92 76',
    )
  })
}

const twilek: HeadPainter = {
  ...(OVAL.outline === undefined ? {} : { outline: OVAL.outline }),
  focus: { x: 0, y: -140, size: 300 },
  front: (b, [ink = ''], { skin }) => {
    b.lit(skin, OVAL.outline ?? '', 38)
    b.both(() => b.fill(mix(skin, '#14101c', 0.75), 'M-16-160Q-42-184-66-164Q-42-148-16-160Z'), 0)
    b.fill(ink === '' ? mix(skin, '#5a1430', 0.5) : ink, 'M-22-80Q-8-92 0-86Q8-92 22-80Q0-68-22-80Z')
    b.lit(
      mix(skin, '#2a2030', 0.35),
      'M-84-166C-96-260-50-284 0-284C50-284 96-260 84-166Q50-226 0-228Q-50-226-84-166Z',
      36,
    )
  },
  over: (b, _, { skin }) => lekku(b, skin, false),
}

const twilekOld: HeadPainter = {
  focus: { x: 0, y: -130, size: 330 },
  back: (b, _, { skin }) => lekku(b, skin, true),
  front: (b, _, { skin }) => {
    b.lit(
      skin,
      'M0-280C76-280 104-240 100-170C106-110 90-60 44-44L-44-44C-90-60-106-110-100-170C-104-240-76-280 0-280Z',
      44,
    )
    b.line(darker(skin, 0.28), 7, 'M-70-210Q-34-230 0-212Q34-230 70-210M-84-130Q-66-104-70-76M84-130Q66-104 70-76')
    b.both(() => smallEye(b, -40, -172, skin), 0)
    b.lit(darker(skin, 0.08), 'M-24-150Q0-170 24-150L30-116Q0-100-30-116Z', 10)
    b.line(darker(skin, 0.45), 9, 'M-46-80Q0-94 46-80')
  },
}

const fortuna: HeadPainter = {
  focus: { x: 0, y: -170, size: 320 },
  front: (b, _, { skin }) => {
    b.lit(
      skin,
      'M0-340C50-340 66-300 76-250C92-220 90-190 86-160C84-100 50-50 0-46C-50-50-84-100-86-160C-90-190-92-220-76-250C-66-300-50-340 0-340Z',
      40,
    )
    b.line(darker(skin, 0.22), 6, 'M-50-262Q0-284 50-262M-40-240Q0-256 40-240')
    b.both(() => {
      b.dot(darker(skin, 0.4), -38, -164, 34, 24)
      b.dot('#e8641e', -38, -162, 17, 12)
      b.dot('#1c0c08', -38, -162, 6, 10)
    }, 0)
    b.line(darker(skin, 0.4), 8, 'M-34-78Q0-66 34-78')
    b.fill('#f2ead2', 'M-20-76L-12-60L-6-74ZM6-74L12-60L20-76Z')
  },
  over: (b, _, { skin }) => {
    b.lit(
      skin,
      'M74-230C150-230 160-120 130-50C100 10 20 20-60 0C-100-10-130-40-120-70C-70-40 20-40 66-80C96-110 90-160 70-190Z',
      20,
      4,
    )
    b.lit(skin, 'M-120-70C-150-30-140 60-90 130C-70 100-70 50-60 0Z', 14)
    b.line(
      darker(skin, 0.3),
      7,
      'M138-150L100-140M126-70L96-90M70-10L60-44M0 6L0-34M-60-4L-52-36M-118 20L-76 20M-104 66L-72 60',
    )
  },
}

const gran: HeadPainter = {
  focus: { x: 0, y: -190, size: 310 },
  back: (b, [, muzzle = '#d8b48c'], { skin }) =>
    b.both(() => b.lit(mix(skin, muzzle, 0.3), 'M-70-200C-110-230-150-226-170-200C-140-176-100-160-70-168Z', 10)),
  front: (b, [eye = '#2a1a12', muzzle = '#d8b48c'], { skin }) => {
    for (const [x, lean] of [
      [-66, -14],
      [66, 14],
      [0, 0],
    ] as const) {
      b.line(darker(skin, x > 0 ? 0.3 : 0.1), 28, `M${x * 0.7}-240L${x + lean}-292`)
      b.ball(skin, x + lean, -304, 30)
      b.dot(eye, x + lean, -302, 20)
      b.dot('#f2e6c8', x + lean - 6, -309, 7)
    }
    b.lit(
      skin,
      'M0-268C70-268 98-236 92-196C84-150 70-110 58-76C44-40 20-30 0-30C-20-30-44-40-58-76C-70-110-84-150-92-196C-98-236-70-268 0-268Z',
      40,
    )
    b.line(darker(skin, 0.26), 7, 'M-54-228Q0-246 54-228M-46-204Q0-220 46-204')
    b.fill(muzzle, 'M0-136C40-136 60-110 58-80C50-44 24-34 0-34C-24-34-50-44-58-80C-60-110-40-136 0-136Z')
    b.both(() => b.dot(darker(skin, 0.5), -22, -106, 9, 12, 0.4), 0)
    b.line(darker(muzzle, 0.5), 8, 'M-40-70Q0-50 40-70')
  },
}

const rodian: HeadPainter = {
  focus: { x: 0, y: -186, size: 340 },
  back: (b, [, snout = '#8fae70'], { skin }) =>
    b.both(() => {
      b.line(darker(skin, 0.1), 24, 'M-50-250L-84-300')
      b.lit(skin, 'M-66-296L-104-280L-126-324Q-96-352-62-336Z', 10)
      b.dot(darker(snout, 0.4), -94, -330, 27, 13, -0.4)
    }),
  front: (b, [eye = '#1c2a3a', snout = '#8fae70'], { skin }) => {
    b.lit(
      skin,
      'M0-284C70-284 100-240 94-190C88-140 56-120 50-90C48-60 30-40 0-38C-30-40-48-60-50-90C-56-120-88-140-94-190C-100-240-70-284 0-284Z',
      40,
    )
    b.line(darker(skin, 0.26), 7, 'M-30-262L-24-236M0-268L0-238M30-262L24-236')
    b.both(() => darkEye(b, -48, -186, 36, 34, -0.3, skin), 0)
    b.both(() => b.dot(mix(eye, '#5a86c8', 0.5), -52, -178, 16, 14), 0)
    b.lit(snout, 'M-30-140Q0-156 30-140L44-68Q0-34-44-68Z', 20)
    b.dot(darker(snout, 0.6), 0, -62, 25, 11)
    b.line(darker(snout, 0.4), 6, 'M-34-112Q0-100 34-112M-36-92Q0-80 36-92')
  },
}

const bith: HeadPainter = {
  focus: { x: 0, y: -184, size: 310 },
  front: (b, _, { skin }) => {
    b.lit(
      skin,
      'M0-326C84-326 122-276 116-220C110-170 70-146 60-104C52-70 34-46 0-44C-34-46-52-70-60-104C-70-146-110-170-116-220C-122-276-84-326 0-326Z',
      48,
    )
    b.line(darker(skin, 0.18), 6, 'M-70-276Q-40-306 0-306M0-306L0-250')
    b.both(() => darkEye(b, -56, -186, 40, 28, 0.34, skin), 0)
    b.line(darker(skin, 0.3), 7, 'M-30-142Q0-152 30-142M-40-122Q0-104 40-122M-36-100Q0-82 36-100M-28-80Q0-66 28-80')
    b.line(darker(skin, 0.5), 7, 'M-12-58L12-58')
  },
}

const ithorian: HeadPainter = {
  focus: { x: -30, y: -200, size: 330 },
  neck: (b, _, { skin }) => {
    b.lit(
      skin,
      'M-66 40C-80-50-10-90 30-130C60-160 90-180 96-230L10-280C-30-250-60-220-90-170C-130-100-110-20-80 40Z',
      40,
    )
    b.line(darker(skin, 0.24), 8, 'M-96-60Q-60-50-30-70M-90-110Q-40-90 0-104M-60-160Q-10-140 40-150')
  },
  front: (b, _, { skin }) => {
    b.lit(
      skin,
      'M-196-300C-220-270-210-220-176-206C-120-196-90-220-40-222C20-224 80-190 116-210C150-236 140-290 104-306C40-326-20-310-70-316C-120-326-170-330-196-300Z',
      30,
      8,
    )
    b.line(darker(skin, 0.3), 8, 'M-150-300Q-60-290 60-300M-160-214Q-150-180-120-176')
    for (const [x, y] of [
      [-196, -262],
      [124, -258],
    ] as const) {
      b.ball(paler(skin, 0.12), x, y, 32)
      b.dot('#17120f', x + (x < 0 ? -8 : 8), y, 16)
      b.dot('#f2e6c8', x + (x < 0 ? -13 : 3), y - 6, 5)
    }
    b.line(darker(skin, 0.45), 9, 'M-60-238L-60-206M-36-240L-36-204')
  },
}

/** Fur that falls from the parting to the shoulders in pointed locks. */
const LOCKS =
  'M0-304C70-306 104-270 108-210C114-150 122-100 138-40L148 40L120 20L118 80L92 40L84 96L60 40L40 84L22 30L0 70L-22 30L-40 84L-60 40L-84 96L-92 40L-118 80L-120 20L-148 40L-138-40C-122-100-114-150-108-210C-104-270-70-306 0-304Z'

const wookiee: HeadPainter = {
  focus: { x: 0, y: -156, size: 320 },
  neck: NONE,
  over: (b, [mane = ''], { skin }) => {
    const fur = mane === '' ? skin : mane
    b.lit(fur, LOCKS, 50)
    b.line(
      darker(fur, 0.3),
      7,
      'M-92-190Q-112-90-124 0M-66-120Q-92-40-96 20M92-190Q112-90 124 0M66-120Q92-40 96 20M-44-40Q-58 0-60 30M44-40Q58 0 60 30M0-36L0 40',
    )
    b.line(paler(fur, 0.24), 6, 'M-40-280Q-86-250-94-160M-104-100Q-112-50-126 6')
    b.fill(
      darker(skin, 0.1),
      'M0-232C44-230 66-206 64-164C60-110 40-60 0-54C-40-60-60-110-64-164C-66-206-44-230 0-232Z',
    )
    b.both(() => {
      b.lit(fur, 'M0-300C-60-296-96-240-96-170C-84-186-76-190-70-186C-60-206-40-214-20-214L0-240Z', 16)
      b.dot(darker(skin, 0.5), -34, -172, 25, 16, -0.2)
      b.dot('#5a96d8', -34, -170, 11)
      b.dot('#101418', -34, -170, 5)
    }, 0.08)
    b.line(darker(fur, 0.3), 6, 'M0-296L0-224M-30-284Q-62-250-66-206M30-284Q62-250 66-206')
    b.fill(paler(skin, 0.18), 'M0-146C30-146 46-116 42-90Q0-60-42-90C-46-116-30-146 0-146Z')
    b.fill('#1c120e', 'M-24-142Q0-156 24-142Q16-114 0-112Q-16-114-24-142Z')
    b.fill('#2a1210', 'M-32-92Q0-104 32-92Q0-66-32-92Z')
    b.fill('#f2ead2', 'M-22-92L-16-80L-10-94ZM10-94L16-80L22-92Z')
  },
}

/** Heads by shape. */
export const COUNCIL = {
  iktotchi,
  'kel-dor': kelDor,
  lannik,
  thisspiasian,
  quermian,
  chagrian,
  twilek,
  'twilek-old': twilekOld,
  fortuna: { ...fortuna, neck: humanNeck },
  gran,
  rodian,
  bith,
  ithorian,
  wookiee,
} as const
