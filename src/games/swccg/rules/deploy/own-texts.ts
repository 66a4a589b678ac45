/** Texts about the deployment of their own cards: where, and for how much (rules 8.4.2, 8.5.1, 8.6.1). */
import { deploysOf, type EngineCard } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { Position } from '../../state/position-reading.ts'
import { fits } from '../../texts/reading/fits.ts'

/** The printed cost: in the box, or in the text of weapons, devices and Effects (rules 8.4.1, 8.4.2). */
export const printedCost = (card: EngineCard): number => card.deploy ?? deploysOf(card)?.cost ?? 0

/** Whether an Effect lies beside the locations, on whose side it says (rule 8.6.1). */
export const liesOnTable = (card: EngineCard): boolean => card.kind === 'normal' && deploysOf(card)?.table !== undefined

/** Whether a card's own text lets it lie on that bearer (rules 8.5.1, 33.4). */
export function liesByText(reading: Position, card: EngineCard, bearer: TableCard): boolean {
  const on = deploysOf(card)?.on
  return (
    on !== undefined && fits({ piece: bearer }, on, { reading, you: card.side, card: card.id, self: null, here: null })
  )
}

/** Whether a weapon or device can be laid on a card: by its own text, or that of the carrier (rule 8.5.1, S-E49). */
export function mayCarry(reading: Position, card: EngineCard, carrier: TableCard): boolean {
  return (
    liesByText(reading, card, carrier) ||
    reading.allows('deploy to', {
      question: 'deploy',
      player: card.side,
      card: { card: card.id },
      to: { piece: carrier },
    })
  )
}
