/** Destroyer droids, droid starfighters, tanks, and the probes of the Sith. */
import { darker, mix, paler } from '../../../../kit/drawing/colours.ts'
import type { Brush } from './brush.ts'

/** A globe of light; the half behind the machine is drawn first. */
function shield(b: Brush, reach = 1): void {
  b.faded(0.22, () => b.dot('#8fd0ff', 0, -96, 246 * reach, 226 * reach))
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
  b.line(darker(metal, 0.42), 8, 'M-98-220Q0-260 98-220M-104-170Q0-206 104-170')
  b.both(() => twinGun(b, metal))
  b.lit(
    paler(metal, 0.12),
    'M0-204C44-204 60-170 54-120C46-70 24-40 0-34C-24-40-46-70-54-120C-60-170-44-204 0-204Z',
    30,
  )
  b.fill('#1c1410', 'M-40-160Q0-184 40-160L30-106Q0-92-30-106Z')
  b.both(() => b.dot(lamp, -18, -142, 12, 15), 0)
  b.dot(lamp, 0, -112, 11, 11)
  b.dot(paler(lamp, 0.6), -20, -146, 5)
  b.line(darker(metal, 0.4), 7, 'M-30-70L30-70M-20-52L20-52')
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

function blades(b: Brush, metal: string): void {
  b.both(() => {
    b.lit(darker(metal, 0.12), 'M-40-190C-110-300-170-320-196-300C-176-200-190-40-150 176C-130 60-120-60-60-130Z', 20)
    b.line(darker(metal, 0.45), 7, 'M-150-270Q-150-100-146 90')
    b.lit(metal, 'M-30-170C-70-190-104-160-110-100L-96 176C-80 80-60-10-24-90Z', 14)
    b.line(darker(metal, 0.45), 6, 'M-84-140Q-92 0-92 110')
  })
}

const starfighter = (b: Brush, metal: string): void => {
  blades(b, metal)
  b.lit(
    paler(metal, 0.06),
    'M0-262C56-262 90-220 84-150C76-90 40-50 0-40C-40-50-76-90-84-150C-90-220-56-262 0-262Z',
    36,
  )
  b.lit(metal, 'M-44-126Q0-150 44-126L32-20Q0 10-32-20Z', 22)
  b.both(() => {
    b.fill('#1c1210', 'M-12-170L-66-196L-70-166L-20-146Z')
    b.fill('#ff3a2a', 'M-20-168L-60-186L-62-172L-24-154Z')
  }, 0)
  b.line(darker(metal, 0.4), 7, 'M-70-216Q0-250 70-216M-24-90L24-90M-20-62L20-62')
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
