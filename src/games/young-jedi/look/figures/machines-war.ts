/** Destroyer droids, droid starfighters, tanks, and the probes of the Sith. */

import type { Brush } from '../../../../kit/drawing/brush.ts'
import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'

/** A globe of light; the half behind the machine is drawn first. */
function shield(b: Brush, reach = 1): void {
  b.faded(0.1, () => b.dot('#8fd0ff', 0, -96, 246 * reach, 226 * reach))
  b.faded(0.85, () =>
    b.line(
      '#bfe4ff',
      6,
      `M${-246 * reach}-96A${246 * reach} ${226 * reach} 0 1 1 ${246 * reach}-96A${246 * reach} ${226 * reach} 0 1 1 ${-246 * reach}-96Z`,
    ),
  )
  b.faded(0.6, () => b.line('#ffffff', 9, 'M-196-170Q-160-266-70-296'))
}

function twinGun(b: Brush, metal: string): void {
  b.line(darker(metal, 0.3), 34, 'M-70-110L-150-60')
  b.lit(metal, 'M-196-100L-116-110L-110-20L-190-14Z', 16)
  b.line('#26221e', 19, 'M-176-24L-182 80M-138-28L-142 76')
  b.line(darker(metal, 0.1), 9, 'M-180-24L-186 70M-142-28L-146 66')
}

function destroyer(b: Brush, metal: string, accent: string | null): void {
  const lamp = accent ?? '#ff4a36'
  for (const leg of ['M-40 20L-120 60L-160 176', 'M40 20L120 60L160 176', 'M0 30L0 176']) {
    b.line(darker(metal, 0.4), 28, leg)
    b.line(darker(metal, 0.1), 15, leg)
  }
  // The back plate that bends over the head.
  b.lit(
    darker(metal, 0.06),
    'M0-300C90-296 116-220 100-130C92-70 60 10 0 40C-60 10-92-70-100-130C-116-220-90-296 0-300Z',
    44,
  )
  b.line(darker(metal, 0.42), 8, 'M-98-220Q0-260 98-220M-60-288Q0-306 60-288')
  b.line(paler(metal, 0.3), 7, 'M-88-232Q-76-276-30-292')
  b.both(() => twinGun(b, metal))
  // A flat head between the guns: three lamps in a dark slot.
  b.lit(paler(metal, 0.2), 'M-66-150C-60-196 60-196 66-150C70-112 40-80 0-70C-40-80-70-112-66-150Z', 34)
  b.fill('#1c1410', 'M-50-148Q0-172 50-148L40-108Q0-90-40-108Z')
  b.both(() => b.dot(lamp, -24, -132, 14, 15), 0)
  b.dot(lamp, 0, -112, 11, 10)
  b.dot(paler(lamp, 0.6), -27, -137, 5)
  b.lit(darker(metal, 0.1), 'M-30-76L30-76L20 10L-20 10Z', 14)
  b.line(darker(metal, 0.5), 7, 'M-26-52L26-52M-24-30L24-30M-22-8L22-8')
}

/** Rolled up: a ribbed wheel. */
function wheel(b: Brush, metal: string): void {
  b.faded(0.4, () => b.line('#f4e0b0', 12, 'M-250 60L-190 60M-260 100L-180 100M-240 20L-196 20M190 130L250 130'))
  b.lit(metal, 'M0-282C130-282 206-190 206-70C206 60 130 146 0 146C-130 146-206 60-206-70C-206-190-130-282 0-282Z', 54)
  for (let step = 0; step < 12; step++)
    b.at(0, -68, () => b.line(darker(metal, 0.45), 13, 'M0-120Q24-160 14-206'), [0.96, 1], (step * Math.PI) / 6)
  b.dot(darker(metal, 0.4), 0, -68, 118, 120)
  b.ball(paler(metal, 0.08), 0, -68, 100, 102)
  b.lit(darker(metal, 0.1), 'M-70-96C-50-160 60-150 74-80C80-30 30 10-20 0C-60-10-80-50-70-96Z', 24)
  b.line(darker(metal, 0.5), 9, 'M-50-80Q0-130 56-74M-30-40Q10-76 44-34')
  b.dot('#ff4a36', -22, -100, 12)
  b.dot('#ff4a36', 16, -106, 10)
}

/** One leg is half a wing: a long blade, bent at the root. */
function blades(b: Brush, metal: string): void {
  b.both(() => {
    b.lit(darker(metal, 0.3), 'M-30-200L-96-250L-128-190L-120 176L-70-130L-30-150Z', 12)
    b.lit(metal, 'M-44-210L-136-300L-196-280L-216-150L-262 176L-190-40L-140-180L-60-170Z', 20)
    b.line(darker(metal, 0.45), 7, 'M-176-270L-196-130L-238 90')
    b.fill('#6a3a34', 'M-136-290L-180-276L-186-240L-150-256Z')
  })
}

const starfighter = (b: Brush, metal: string): void => {
  blades(b, metal)
  b.lit(metal, 'M-70-220C-60-262 60-262 70-220L54-150L-54-150Z', 30)
  b.line(darker(metal, 0.4), 7, 'M-60-206Q0-226 60-206')
  b.line('#3a342c', 32, 'M0-160L0-110')
  b.lit(paler(metal, 0.1), 'M0-150C46-150 74-124 70-84C64-40 36 0 0 24C-36 0-64-40-70-84C-74-124-46-150 0-150Z', 34)
  b.both(() => {
    b.fill('#1c1210', 'M-8-78L-58-108L-62-70L-16-52Z')
    b.fill('#ff3a2a', 'M-16-76L-52-98L-54-76L-20-60Z')
  }, 0)
  b.line(darker(metal, 0.4), 7, 'M-46-126Q0-146 46-126M-22-30L22-30M-16-8L16-8')
}

const probe = (b: Brush, metal: string): void => {
  b.line(darker(metal, 0.1), 9, 'M40-250L76-384')
  b.dot('#ff4a36', 77, -388, 9)
  for (const [x, y] of [
    [-150, -260],
    [-208, -150],
    [196, -190],
  ] as const) {
    b.line(darker(metal, 0.2), 17, `M0-110L${x} ${y}`)
    b.ball(paler(metal, 0.14), x, y, 32)
    b.dot('#ff5a3a', x - 4, y - 2, 15)
    b.dot('#ffd0b0', x - 8, y - 7, 5)
  }
  b.lit(
    paler(metal, 0.08),
    'M0-264C92-264 152-200 152-110C152-20 92 44 0 44C-92 44-152-20-152-110C-152-200-92-264 0-264Z',
    56,
  )
  b.line(paler(metal, 0.3), 7, 'M-148-140Q0-180 148-140M-140-70Q0-30 140-70M-40-258Q-70-110-40 38')
  b.dot('#0a0a0e', 30, -110, 72)
  b.ball('#c8301e', 30, -110, 56)
  b.dot('#ff7a4a', 22, -118, 34)
  b.dot('#fff0d8', 8, -132, 13)
  b.faded(0.4, () => b.dot('#0a0a0e', 0, 140, 110, 16))
}

function tank(b: Brush, metal: string): void {
  b.faded(0.3, () => b.dot('#1c140c', 0, 128, 290, 26))
  b.lit(darker(metal, 0.12), 'M-290 60L-240 20L250 20L276 70L200 112L-230 112Z', 40)
  b.lit(metal, 'M-276 50C-200-20-140-50-30-64L120-70C220-60 256-10 262 30L-240 36Z', 50)
  b.line(darker(metal, 0.4), 7, 'M-236 24Q-60 0 256 12M-120-30L-90 26M60-66L76 12M180-54L196 12')
  b.lit(paler(metal, 0.06), 'M-50-60C-50-140 0-168 60-168C130-168 166-130 166-66Q60-40-50-60Z', 40)
  b.line(darker(metal, 0.4), 7, 'M-40-96Q60-120 160-96')
  b.fill('#1c1612', 'M-16-140L60-150L62-128L-14-118Z')
  b.line(darker(metal, 0.35), 34, 'M-10-100L-270-140')
  b.line(metal, 20, 'M-12-104L-268-143')
  b.line('#2a2018', 28, 'M-246-137L-280-142')
  b.both(() => b.line(darker(metal, 0.3), 15, 'M-150 10L-262 6'), 0.05)
  b.fill(mix(metal, '#7a2a20', 0.6), 'M90-160L124-158L130-104L94-106Z')
}

/** Machines of war by shape. */
export const WAR = {
  destroyer: {
    focus: { x: 0, y: -130, size: 350 },
    draw: (b: Brush, metal: string, accent: string | null): void => {
      destroyer(b, metal, accent)
      shield(b)
    },
  },
  'destroyer-wheel': { focus: { x: 0, y: -68, size: 430 }, draw: wheel },
  destroyers: {
    focus: { x: 0, y: -120, size: 360 },
    draw: (b: Brush, metal: string, accent: string | null): void => {
      for (const [x, y, size, dim] of [
        [-150, -16, 0.62, 0.24],
        [150, -16, 0.62, 0.2],
        [0, 10, 0.84, 0],
      ] as const)
        b.at(x, y, () => destroyer(b, darker(metal, dim), accent), size)
      shield(b, 1.1)
    },
  },
  'starfighter-droid': { focus: { x: 0, y: -140, size: 330 }, draw: starfighter },
  'probe-droid': { focus: { x: 0, y: -140, size: 380 }, draw: probe },
  tank: { focus: { x: -20, y: -50, size: 330 }, draw: tank },
} as const
