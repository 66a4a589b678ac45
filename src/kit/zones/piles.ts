/** Cards in secret zones. Each has a handle, a name without meaning, for as long as its owner can follow the card. */

/** A card in a zone, with its handle. */
export interface ZoneCard {
  readonly handle: string
  readonly card: string
}

/** Takes a card out of a zone in place. @throws if it isn't there: callers have checked the answer against its shape */
export function takeHeld<T extends { readonly handle: string }>(zone: T[], handle: string): T {
  const at = zone.findIndex((held) => held.handle === handle)
  const held = zone[at]
  if (held === undefined) throw new Error(`no card ${handle} here`)
  zone.splice(at, 1)
  return held
}

/** The cards of a deck list, each as often as it is in it. */
export const cardsOf = (list: readonly { readonly card: string; readonly count: number }[]): string[] =>
  list.flatMap(({ card, count }) => Array<string>(count).fill(card))

/** A side with a hand and a deck; `drawn` names the next handle. */
export interface DrawingSide {
  readonly hand: ZoneCard[]
  readonly deck: string[]
  drawn: number
}

/** Draws the top card of the deck to the hand, under a new handle. @returns null if the deck is empty */
export function drawTop(side: DrawingSide, prefix: string): ZoneCard | null {
  const card = side.deck.pop()
  if (card === undefined) return null
  side.drawn += 1
  const held = { handle: `${prefix}${side.drawn}`, card }
  side.hand.push(held)
  return held
}
