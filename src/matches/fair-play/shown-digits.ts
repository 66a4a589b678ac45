/** How messages and commands show the digits of seals and links. */

/** Digits that are shown: 128 bits. Fewer would bind nobody. */
const SHOWN = 32

/** Returns the first 32 digits of a seal or a link in groups of eight, which people can compare. */
export const shownDigits = (digits: string): string =>
  digits
    .slice(0, SHOWN)
    .match(/.{1,8}/g)
    ?.join(' ') ?? ''
