/** The chances that texts give a player at an occasion: the options of windows (parts 13 and 15). */
import type { ZoneCard } from '../../../../kit/zones/piles.ts'
import { cardOf, momentOfHand, type Side } from '../../state/engine-card.ts'
import type { Position } from '../../state/position-reading.ts'
import { costOf } from '../../texts/costs.ts'
import { immediateGoals } from '../../texts/immediate.ts'
import { type Moment, type Occasion, plainly } from '../../texts/occasions.ts'
import { type CardOffer, openInHand, openOnTable, targetsFor } from '../../texts/offers.ts'
import { publiclyPossible } from '../../texts/windows.ts'
import type { OptionAbout, OptionHere } from '../abouts.ts'
import { couldReact, reactOptions } from '../react/reacting.ts'

const occasionFor = (when: Moment | Occasion): Occasion => (typeof when === 'string' ? plainly(when) : when)

/** Whether a side could do something by a text then, as far as everybody can see. */
export const couldAct = (reading: Position, side: Side, when: Moment | Occasion): boolean =>
  publiclyPossible(reading, side, occasionFor(when)) || (isBegun(occasionFor(when)) && couldReact(reading, side))

/** Reacts come when a drain or a battle was just begun (rule 16.1). */
const isBegun = ({ moments }: Occasion): boolean => moments.includes('drain begun') || moments.includes('battle begun')

/** The card at which a text is aimed where there is no choice: its handle, or else its id; nothing otherwise. */
function onlyTarget(
  reading: Position,
  side: Side,
  offered: CardOffer,
  occasion: Occasion,
): Pick<OptionAbout, 'target' | 'targetCard'> {
  const [only, ...more] = targetsFor(reading, side, offered, occasion)
  const below = occasion.it !== null && 'card' in occasion.it ? { targetCard: occasion.it.card } : {}
  if (only === undefined) return occasion.moments.includes('card played') ? below : {}
  if (more.length > 0) return {}
  return only === 'below' ? below : { target: only }
}

/** An option that takes a card of the hand. */
const heldOption = (option: OptionHere, held: string): OptionHere => ({ ...option, about: { ...option.about, held } })

/** The options that texts give a side then: Interrupts of its hand, texts of its cards on table. */
export function chancesFor(
  reading: Position,
  side: Side,
  when: Moment | Occasion,
  hand: readonly ZoneCard[],
): readonly OptionHere[] {
  const occasion = occasionFor(when)
  const option = (id: string, group: string, offered: CardOffer): OptionHere => {
    const { card, source, piece, offer } = offered
    return {
      ...{ id: `${id}-${piece}`, card, group, consequences: ['commits', 'asks', 'reveals', 'draws'] },
      about: {
        ...{ text: piece, how: offer.offer, force: costOf(reading.board, { card, source, offer }) },
        ...onlyTarget(reading, side, offered, occasion),
      },
    }
  }
  return [
    ...(isBegun(occasion) ? reactOptions(reading, side, hand) : []),
    ...hand.flatMap(({ handle, card }) =>
      openInHand(reading, side, card, occasion).map((one) => ({
        ...heldOption(option(`play-${handle}`, 'interrupt', one), handle),
        like: `play-${card}-${one.piece}`,
      })),
    ),
    ...hand.flatMap(({ handle, card }): readonly OptionHere[] =>
      immediateGoals(reading, side, card, occasion).length === 0
        ? []
        : [
            {
              id: `effect-${handle}`,
              card,
              group: 'effect',
              like: `effect-${card}`,
              about: { held: handle, force: momentOfHand(cardOf(card))?.cost ?? 0 },
              consequences: ['commits'],
            },
          ],
    ),
    ...openOnTable(reading, side, occasion).map((one) => ({
      ...option(`text-${one.source}`, 'text', one),
      ...(one.source === null ? {} : { face: one.source }),
    })),
  ]
}
