/** Cards in secret zones: each has a handle, a name that tells nothing, for as long as its owner can follow it. */

/** Takes a card out of a zone in place. @throws if it isn't there: callers have checked the answer against its shape */
export function takeHeld<T extends { readonly handle: string }>(zone: T[], handle: string): T {
  const at = zone.findIndex((held) => held.handle === handle)
  const held = zone[at]
  if (held === undefined) throw new Error(`no card ${handle} here`)
  zone.splice(at, 1)
  return held
}
