/** Heads of the best-known species. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import { roundEye, slitEye, stalkEye } from './eyes.ts'
import { FANGED } from './heads-fanged.ts'
import { humanNeck } from './heads-human.ts'
import type { HeadPainter } from './layers.ts'

const NONE = (): void => undefined

function yodaFace(b: Brush, skin: string): void {
  b.lit(
    skin,
    'M0-252C78-252 118-204 116-148C114-96 72-62 48-52C30-42-30-42-48-52C-72-62-114-96-116-148C-118-204-78-252 0-252Z',
    44,
    -2,
  )
  b.line(darker(skin, 0.28), 7, 'M-62-216q62-24 124 0M-52-194q52-16 104 0')
  b.both(() => {
    b.fill('#f3ead0', 'M-18-144Q-50-176-88-148Q-60-112-18-144Z')
    b.dot('#6b4a20', -52, -143, 17, 19)
    b.dot('#1c1412', -52, -143, 9, 11)
    b.fill(darker(skin, 0.2), 'M-12-150Q-48-192-96-152Q-54-164-12-150Z')
    b.line(darker(skin, 0.26), 5, 'M-40-106Q-66-108-78-124')
  }, 0)
  b.fill(darker(skin, 0.16), 'M-20-112Q0-140 20-112Q12-98 0-98Q-12-98-20-112Z')
  b.line(darker(skin, 0.5), 8, 'M-50-80Q0-64 50-80')
  b.line(darker(skin, 0.28), 5, 'M-18-60h36')
}

const yoda: HeadPainter = {
  focus: { x: 0, y: -164, size: 300 },
  back: (b, [flesh = '#c08a72'], { skin }) =>
    b.both(() => {
      b.lit(skin, 'M-88-182C-140-214-200-226-246-212C-214-176-170-120-92-104Z', 8, -6)
      b.fill(flesh, 'M-104-168C-144-192-186-202-222-201C-186-168-156-134-104-124Z')
    }),
  neck: (b, _, { skin }) => b.fill(darker(skin, 0.35), 'M-40-60L0 24L40-60Z'),
  front: (b, _, { skin }) => yodaFace(b, skin),
}

function gungan(): HeadPainter {
  return {
    focus: { x: 0, y: -200, size: 300 },
    back: (b, [flaps = '#a85a38']) =>
      b.both(() => {
        b.lit(
          flaps,
          'M-22-262C-70-282-118-250-134-180C-150-100-176-10-160 84C-130 96-104 90-84 70C-96-20-78-120-30-190Z',
          16,
        )
        b.line(darker(flaps, 0.28), 6, 'M-104-216Q-122-90-132 82M-78-226Q-100-90-108 80')
      }, 0.26),
    neck: (b, _, { skin }) => {
      b.lit(mix(skin, '#e9bd86', 0.25), 'M-40-110L40-110L50 30L0 110L-50 30Z', 34, 4)
    },
    front: (b, [, bill = '#e9bd86', grin = ''], { skin }) => gunganFace(b, skin, bill, grin !== ''),
  }
}

/** Only one of them grins all the time; the others keep their mouths shut and their eyes half closed. */
function gunganFace(b: Brush, skin: string, bill: string, grins: boolean): void {
  b.both(() => {
    b.lit(skin, 'M-14-248L-34-308L-74-304L-60-236Z', 10)
    stalkEye(b, -54, -306, '#f4c23c', skin)
  })
  b.lit(
    skin,
    'M0-268C46-268 66-240 68-206C70-186 106-170 112-132C116-96 60-78 0-78C-60-78-116-96-112-132C-106-170-70-186-68-206C-66-240-46-268 0-268Z',
    36,
  )
  b.fill(bill, 'M0-196C40-196 104-168 106-132C106-104 58-88 0-88C-58-88-106-104-106-132C-104-168-40-196 0-196Z')
  b.both(() => b.dot(darker(skin, 0.45), -30, -172, 9, 13, 0.35), 0)
  if (grins) {
    b.fill('#4a1f1c', 'M-94-134Q0-104 94-134Q80-92 0-90Q-80-92-94-134Z')
    b.fill('#f6efd8', 'M-72-124Q0-102 72-124L66-110Q0-92-66-110Z')
  } else {
    b.line(darker(bill, 0.55), 9, 'M-98-126Q-50-106 0-108Q50-106 98-126')
    b.both(() => b.fill(darker(skin, 0.14), 'M-88-318Q-54-352-20-318L-22-304Q-54-318-86-304Z'), 0.1)
  }
}

/** The broad people of the Bosses: jowls as wide as the shoulders. */
const gunganBroad: HeadPainter = {
  focus: { x: 0, y: -170, size: 330 },
  neck: NONE,
  front: (b, [bill = '#a8a56e'], { skin }) => {
    b.lit(
      skin,
      'M0-270C60-270 84-244 88-206C96-180 152-166 156-112C166-50 120 6 0 10C-120 6-166-50-156-112C-152-166-96-180-88-206C-84-244-60-270 0-270Z',
      50,
    )
    b.line(darker(skin, 0.28), 8, 'M-136-44Q-70 2 0 2Q70 2 136-44M-118-8Q0 46 118-8')
    b.fill(bill, 'M0-192C50-192 136-160 138-116C138-78 70-58 0-58C-70-58-138-78-138-116C-136-160-50-192 0-192Z')
    b.both(() => b.dot(darker(skin, 0.5), -28, -168, 11, 15, 0.4), 0)
    b.line(darker(bill, 0.6), 13, 'M-124-116Q-60-82 0-82Q60-82 124-116')
    b.both(() => {
      b.ball(skin, -52, -240, 38, 36)
      b.dot('#e0b23c', -52, -232, 25, 20)
      b.dot('#1c1412', -52, -232, 9, 16)
      b.fill(darker(skin, 0.2), 'M-14-240Q-54-290-92-238Q-54-252-14-240Z')
    })
  },
}

function toydarianWings(b: Brush): void {
  b.both(() => {
    b.faded(0.88, () => {
      b.fill('#a9cfd6', 'M-96 20C-150-120-190-250-246-300C-262-200-220-60-120 60Z')
      b.fill('#8fb8c2', 'M-110 60C-170-30-220-80-250-90C-250 0-200 70-130 100Z')
    })
    b.line('#6c98a4', 5, 'M-106 24C-160-90-200-190-238-278M-112 30C-170-60-214-120-244-160')
  }, 0.08)
}

const toydarian: HeadPainter = {
  focus: { x: 0, y: -160, size: 320 },
  back: (b) => toydarianWings(b),
  neck: humanNeck,
  front: (b, [trunk = '#7098b1', jaw = '#c49a84'], { skin }) => {
    b.both(() => b.lit(skin, 'M-86-210Q-128-236-120-182Q-112-156-86-164Z', 8))
    b.lit(
      skin,
      'M0-302C74-302 100-244 100-194C102-160 136-130 130-86C118-40 56-20 0-20C-56-20-118-40-130-86C-136-130-102-160-100-194C-100-244-74-302 0-302Z',
      44,
    )
    b.fill(jaw, 'M-118-100C-60-112 60-112 118-100C120-64 66-28 0-28C-66-28-120-64-118-100Z')
    b.fill('#4a2422', 'M-86-84Q0-52 92-90Q60-44 0-44Q-60-44-86-84Z')
    b.both(() => b.fill('#f2ead2', 'M-50-58L-80-62L-78-122Q-56-96-50-58Z'), 0)
    b.both(() => roundEye(b, -56, -198, '#f2c94c', skin), 0)
    b.lit(
      trunk,
      'M-36-196C-36-222 36-222 38-196C46-150 50-120 36-98C18-74-30-62-58-78C-72-92-66-112-50-110C-32-108-34-160-36-196Z',
      20,
    )
    b.line(darker(trunk, 0.42), 7, 'M-30-170Q4-158 38-172M-28-144Q8-130 44-144M-34-118Q4-102 42-118')
    b.dot('#303d4c', -56, -94, 11, 14, 0.4)
  },
}

const hutt: HeadPainter = {
  focus: { x: 0, y: -160, size: 360 },
  neck: NONE,
  front: (b, [belly = '#dcc48c', jewel = ''], { skin }) => {
    b.lit(
      skin,
      'M0-320C70-320 112-280 124-230C136-196 150-170 170-140C226-90 262 0 264 176L-264 176C-262 0-226-90-170-140C-150-170-136-196-124-230C-112-280-70-320 0-320Z',
      60,
    )
    b.fill(
      belly,
      'M0-130C90-130 150-140 168-128C214-60 224 60 214 176L-214 176C-224 60-214-60-168-128C-150-140-90-130 0-130Z',
    )
    b.fill(darker(belly, 0.22), 'M90-132C150-140 158-136 168-128C214-60 224 60 214 176L110 176C160 60 150-50 90-132Z')
    b.line(darker(belly, 0.3), 9, 'M-196-20Q0 44 196-20M-208 60Q0 124 208 60')
    b.line(darker(skin, 0.34), 8, 'M-156-124Q0-74 156-124')
    b.fill(
      '#5a2a20',
      'M-140-178C-90-150-50-146 0-146C50-146 90-150 140-178C150-170 152-158 146-150C100-122 50-116 0-116C-50-116-100-122-146-150C-152-158-150-170-140-178Z',
    )
    b.line('#c9757a', 10, 'M-118-146Q0-116 118-146')
    b.both(() => {
      b.line(darker(skin, 0.55), 10, 'M-12-196L-26-210')
      slitEye(b, -62, -253, '#f2a93a', skin, 1.05)
      b.line(darker(skin, 0.28), 6, 'M-26-238Q-64-212-106-242')
    }, 0)
    if (jewel !== '') {
      b.line('#e2b24a', 12, 'M-104-276Q0-330 104-276')
      b.lit(jewel, 'M0-336L24-304L0-272L-24-304Z', 12)
    }
  },
}

/** A ring of short horns; those of a Sith are longer. */
function zabrak(b: Brush, skin: string, bone: string, long: boolean): void {
  const horns: readonly (readonly [number, number, number])[] = long
    ? [
        [-92, -204, -66],
        [-78, -236, -44],
        [-48, -262, -22],
        [0, -274, 0],
        [48, -262, 22],
        [78, -236, 44],
        [92, -204, 66],
      ]
    : [
        [-56, -248, -26],
        [-28, -260, -12],
        [0, -264, 0],
        [28, -260, 12],
        [56, -248, 26],
      ]
  for (const [x, y, turn] of horns)
    b.at(
      x,
      y,
      () => {
        b.fill(darker(bone, 0.3), 'M-17 22L0-44L17 22Z')
        b.fill(bone, 'M-17 22L0-44L2 22Z')
      },
      long ? 1.12 : 0.8,
      (turn * Math.PI) / 180,
    )
  b.both(() => b.dot(darker(skin, 0.2), -88, -150, 12, 24), 0.2)
}

const ZABRAK =
  'M0-272C64-272 94-226 92-174C90-120 70-74 36-52C22-44-22-44-36-52C-70-74-90-120-92-174C-94-226-64-272 0-272Z'

const zabrakHead: HeadPainter = {
  outline: ZABRAK,
  focus: { x: 0, y: -176, size: 290 },
  front: (b, [bone = '#e6d8b8', long = ''], { skin, hair }) => {
    if (hair === undefined) zabrak(b, skin, bone, long !== '')
    b.lit(skin, ZABRAK, 38)
  },
  over: (b, [bone = '#e6d8b8'], { skin, hair }) => {
    if (hair !== undefined) zabrak(b, skin, paler(bone, 0.1), false)
  },
}

/** Heads by shape. */
export const FAMOUS = {
  yoda,
  gungan: gungan(),
  'gungan-broad': gunganBroad,
  toydarian,
  hutt,
  zabrak: zabrakHead,
  ...FANGED,
} as const
