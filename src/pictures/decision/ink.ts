/** Inks that can be told from their ground, whatever colours a game has. */
import { mix } from '../../kit/drawing/colours.ts'

const CHANNELS = [1, 3, 5]
const WEIGHTS = [0.2126, 0.7152, 0.0722]

/** Returns the brightness of a `#rrggbb` colour as eyes see it, from 0 to 1. */
function brightness(colour: string): number {
  const values = CHANNELS.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const linear = values.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return linear.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0)
}

/** Returns the contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const STEP = 0.1

/** Returns the colour, or the first mixture of it with the ink that has this contrast on the ground. */
export function legible(colour: string, ground: string, ink: string, least = 3.2): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(colour, ink, share)
    if (contrast(mixed, ground) >= least) return mixed
  }
  return ink
}
