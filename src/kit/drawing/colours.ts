/** Colours made of others; all are written `#rrggbb`. */

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Between two colours: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + (others[at]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Towards black by that share. */
export const darker = (colour: string, share: number): string => mix(colour, '#05060c', share)
/** Towards white by that share. */
export const paler = (colour: string, share: number): string => mix(colour, '#ffffff', share)
