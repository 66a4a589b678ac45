/** The rules of a select menu. Pure, so that touch, mouse and keyboard pick by the same rules. */

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

/** Returns the picks after an option was tapped. With a limit of one, the new pick replaces the old one. */
export function toggle(picked: readonly string[], value: string, limits: Limits): readonly string[] {
  if (picked.includes(value)) return limits.max === 1 && limits.min > 0 ? picked : picked.filter((one) => one !== value)
  if (limits.max === 1) return [value]
  return picked.length < limits.max ? [...picked, value] : picked
}

export const allowed = (picked: readonly string[], limits: Limits): boolean =>
  picked.length >= limits.min && picked.length <= limits.max

/** Returns the picks in the order of the menu, without options that no longer exist. */
export const inMenuOrder = (picked: readonly string[], options: readonly Pickable[]): string[] =>
  options.map((option) => option.value).filter((value) => picked.includes(value))

export const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))

export function found(options: readonly Pickable[], text: string): readonly Pickable[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return options
  return options.filter((option) => `${option.label} ${option.description ?? ''}`.toLowerCase().includes(wanted))
}
