/** Permissions and bans by texts. */
import type { Ban, Leave } from '../cards/vocabulary.ts'
import type { Side } from '../state/engine-card.ts'
import type { Active, Meant, Reading, Subject } from '../state/position-reading.ts'
import { fits, holds } from './meaning.ts'
import { isSame } from './meant.ts'
import { heldBy } from './sources.ts'

const isSelf = ({ self, card }: Meant, subject: Subject): boolean =>
  self !== null ? isSame({ piece: self }, subject) : 'card' in subject && subject.card === card

/** Whether a text allows this to a card, there. */
export function allows(reading: Reading, what: Leave, card: Subject, to?: Subject): boolean {
  return reading.active('allow').some(({ modifier, meant, conditions }) => {
    if (modifier.does !== 'allow' || modifier.what !== what) return false
    if (modifier.of === undefined ? !isSelf(meant, card) : !fits(meant, modifier.of, card)) return false
    if (modifier.to !== undefined && (to === undefined || !fits(meant, modifier.to, to))) return false
    return (
      conditions.every((one) => holds(meant, one)) && (modifier.while === undefined || holds(meant, modifier.while))
    )
  })
}

/** A deed: its player, card and place. */
interface Doing {
  readonly side: Side
  readonly card?: Subject
  readonly at?: string
}

/** Whether a text forbids this (8.3, 16.1; S-E14); `own`: the card in hand whose own text speaks as well. */
export function forbids(reading: Reading, what: Ban, { side, card, at }: Doing, own?: string): boolean {
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
  return texts.some(({ modifier, meant, conditions }) => {
    if (modifier.does !== 'forbid' || !modifier.what.includes(what)) return false
    if (modifier.whose === 'theirs' && side === meant.you) return false
    if (modifier.of !== undefined && (card === undefined || !fits(meant, modifier.of, card))) return false
    if (modifier.of === undefined && modifier.whose === undefined && (card === undefined || !isSelf(meant, card)))
      return false
    const where = modifier.to ?? modifier.at
    if (where !== undefined && (at === undefined || !fits(meant, where, { place: at }))) return false
    return (
      conditions.every((one) => holds(meant, one)) && (modifier.while === undefined || holds(meant, modifier.while))
    )
  })
}
