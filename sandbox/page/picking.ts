/** What a select menu allows: pure, so that touch, mouse and keyboard pick by the same rules. */

export interface Pickable {
  value: string
  label: string
  description?: string
  emoji?: string
  avatar?: string
}

export interface Limits {
  min: number
  max: number
}

/** The picks after one option was tapped. With a limit of one, the new pick takes the old one's place. */
export function toggle(picked: readonly string[], value: string, limits: Limits): readonly string[] {
  if (picked.includes(value)) return limits.max === 1 && limits.min > 0 ? picked : picked.filter((one) => one !== value)
  if (limits.max === 1) return [value]
  return picked.length < limits.max ? [...picked, value] : picked
}

export const allowed = (picked: readonly string[], limits: Limits): boolean =>
  picked.length >= limits.min && picked.length <= limits.max

/** In the order of the menu, whatever the order of the taps; what is no longer offered falls out. */
export const inMenuOrder = (picked: readonly string[], options: readonly Pickable[]): string[] =>
  options.map((option) => option.value).filter((value) => picked.includes(value))

export const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))

export function found(options: readonly Pickable[], text: string): readonly Pickable[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return options
  return options.filter((option) => `${option.label} ${option.description ?? ''}`.toLowerCase().includes(wanted))
}
