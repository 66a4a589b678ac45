/** Cards with two sides: on table each side is a card by itself, under an id of its own. */
const BACK = 'b'

/** Returns the id under which the back of a card lies on table. */
export const backId = (id: string): string => `${id}${BACK}`

/** Whether an id is that of the back of a card. */
export const isBack = (id: string): boolean => id.endsWith(BACK)

/** Returns the id of the card, whichever of its sides is named. */
export const frontId = (id: string): string => (isBack(id) ? id.slice(0, -BACK.length) : id)

/** Returns the id under which a card lies on table once it has been turned over. */
export const turnedOver = (id: string): string => (isBack(id) ? frontId(id) : backId(id))
