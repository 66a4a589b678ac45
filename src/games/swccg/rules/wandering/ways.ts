/** Effects that move as characters do; they stay Effects, so that they fight in no battle (rules 45.1, 45.2). */
import type { TableCard } from '../../state/game-state.ts'
import type { Position } from '../../state/position-reading.ts'

/** As characters have. */
const LANDSPEED = 1

/** The landspeed of a card that moves as a character without being one; null: it does not. */
export const paceOfEffect = (reading: Position, piece: TableCard): number | null =>
  reading.allows('move as a character', { question: 'move as a character', card: { piece } }) ? LANDSPEED : null
