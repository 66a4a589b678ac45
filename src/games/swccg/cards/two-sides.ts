/** Cards with two sides: on table each side is a card by itself, under an id of its own. */
const BACK = 'b'

/** Returns the id under which the back of a card lies on table. */
export const backId = (id: string): string => `${id}${BACK}`

/** Returns the id of the card, whichever of its sides is named. */
export const frontId = (id: string): string => (id.endsWith(BACK) ? id.slice(0, -BACK.length) : id)

/** Whether an id is that of the back of a card. */
export const isBack = (id: string): boolean => id.endsWith(BACK)

/** Returns the id of the other side of a card. */
export const turnedOver = (id: string): string => (id.endsWith(BACK) ? frontId(id) : backId(id))
