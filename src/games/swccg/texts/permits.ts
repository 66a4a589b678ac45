/** Permissions, bans and immunities to titles, by texts. */
import type { Ban, Leave } from '../cards/vocabulary.ts'
import type { Side } from '../state/engine-card.ts'
import type { Active, Meant, Reading, Subject } from '../state/position-reading.ts'
import { isInForce } from './in-force.ts'
import { faceOf, isSame } from './meant.ts'
import { fits } from './reading/fits.ts'
import { heldBy } from './sources.ts'
import { filterOf } from './translate/once.ts'

const isSelf = ({ self, card, here }: Meant, subject: Subject): boolean => {
  if (self !== null) return isSame({ piece: self }, subject)
  return 'place' in subject ? subject.place === here : 'card' in subject && subject.card === card
}

/** Whether a text allows this to a card, there. */
export function allows(reading: Reading, what: Leave, card: Subject, to?: Subject): boolean {
  return reading.active('allow').some((one) => {
    const { modifier, meant } = one
    if (modifier.does !== 'allow' || modifier.what !== what) return false
    if (modifier.of === undefined ? !isSelf(meant, card) : !fits(card, filterOf(modifier.of), meant)) return false
    if (modifier.to !== undefined && (to === undefined || !fits(to, filterOf(modifier.to), meant))) return false
    return isInForce(one)
  })
}

/** A deed: its player, card and place. */
interface Doing {
  readonly side: Side
  readonly card?: Subject
  readonly at?: string
}

/**
 * The texts that forbid this (8.3, 16.1; S-E14), whether one of them can be lifted or not.
 * @param own the card in hand whose own text speaks as well
 */
function bansOn(reading: Reading, what: Ban, { side, card, at }: Doing, own?: string): readonly Active[] {
  const texts: readonly Active[] =
    own === undefined
      ? reading.active('forbid')
      : [
          ...reading.active('forbid'),
          ...heldBy(own, side).map((one) => ({
            ...one,
            meant: { reading, you: side, card: own, self: null, here: null },
          })),
        ]
  return texts.filter((one) => {
    const { modifier, meant } = one
    if (modifier.does !== 'forbid' || !modifier.what.includes(what)) return false
    if (modifier.whose === 'theirs' && side === meant.you) return false
    if (modifier.of !== undefined && (card === undefined || !fits(card, filterOf(modifier.of), meant))) return false
    if (modifier.of === undefined && modifier.whose === undefined && (card === undefined || !isSelf(meant, card)))
      return false
    const where = modifier.to ?? modifier.at
    if (where !== undefined && (at === undefined || !fits({ place: at }, filterOf(where), meant))) return false
    return isInForce(one)
  })
}

/** Whether a text forbids this. @param own the card in hand whose own text speaks as well */
export const forbids = (reading: Reading, what: Ban, doing: Doing, own?: string): boolean =>
  bansOn(reading, what, doing, own).length > 0

/** Whether a text forbids this in a way that no other text lifts (rule 18.6). */
export const forbidsForever = (reading: Reading, what: Ban, doing: Doing, own?: string): boolean =>
  bansOn(reading, what, doing, own).some(({ modifier }) => modifier.does === 'forbid' && modifier.never === true)

/** Whether a card cannot be cancelled or targeted by that title: by its own facts, or by a text in play. */
export function isImmuneTo(reading: Reading, subject: Subject, title: string): boolean {
  const { immuneTo = [], immunePart } = faceOf({ reading }, subject)
  // Of a card that is immune in part the function says so itself.
  if (immunePart === undefined && immuneTo.includes(title)) return true
  return reading.active('immune to').some((one) => {
    const { modifier, meant, of: chosen } = one
    if (modifier.does !== 'immune to' || modifier.title !== title) return false
    const of = modifier.of ?? chosen
    return (of === undefined ? isSelf(meant, subject) : fits(subject, filterOf(of), meant)) && isInForce(one)
  })
}
