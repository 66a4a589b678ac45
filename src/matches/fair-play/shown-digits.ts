/** How messages, files and commands show the digits of seals and links. */

/** Digits that are shown: 128 bits. Fewer would bind nobody. */
const SHOWN = 32

/** Returns the first 32 digits of a seal or a link. */
export const firstDigits = (digits: string): string => digits.slice(0, SHOWN)

/** Returns digits in groups of eight, which people can compare. */
export const inGroups = (digits: string): string => digits.match(/.{1,8}/g)?.join(' ') ?? ''

/** Returns the first 32 digits of a seal or a link in groups. */
export const shownDigits = (digits: string): string => inGroups(firstDigits(digits))
