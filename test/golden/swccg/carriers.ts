/** How recorded matches of earlier versions of the Star Wars CCG are carried over to today's names. */
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { Carrier } from '../carrying.ts'

/** Version 6 named a piece of text by its place in the text, and options ended in that number. */
const byPlace: Carrier = {
  option({ id, card, about }, { seat }) {
    const at = about?.text
    if (card === undefined || typeof at !== 'number') return id
    const key = Object.keys(cardOf(card).text[seat as Side])[at]
    const end = `-${at}`
    return key === undefined || !id.endsWith(end) ? id : `${id.slice(0, -end.length)}-${key}`
  },
  fact: (event) => event,
}

/** Version 8 kept acts by their places in a text, and version 9 had another rule: what is public and what is answered has the same names. */
const sameNames: Carrier = { option: ({ id }) => id, fact: (event) => event }

/** By the earlier version. */
export const carriers: Readonly<Record<string, Carrier>> = { '6': byPlace, '8': sameNames, '9': sameNames }
