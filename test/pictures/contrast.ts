/** Contrast of two colours as the Web Content Accessibility Guidelines measure it. */

const CHANNELS = [1, 3, 5]
const WEIGHTS = [0.2126, 0.7152, 0.0722]

/** Returns the brightness of a `#rrggbb` colour as eyes see it, from 0 to 1. */
export function luminance(colour: string): number {
  const values = CHANNELS.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const linear = values.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return linear.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0)
}

/** Returns the contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
