/** The values of cards, as texts ask for them. */
import { deploysOf } from '../../state/engine-card.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import type { Stat } from '../language/words.ts'
import { faceOf } from '../meant.ts'
import { language } from '../registry.ts'
import { statOf } from '../values/fighting-values.ts'
import { wordOf } from './defined.ts'

/**
 * Returns the value of a card, on table as texts change it; null if it has none now.
 * @throws for a value that no card has
 */
export function cardValue(meant: TextAt, card: Subject, stat: Stat): number | null {
  const { reading } = meant
  const printed = faceOf(meant, card)
  const mark = 'piece' in card ? card.piece.mark : undefined
  if (mark !== undefined && language.marks.get(mark)?.zero?.includes(stat) === true) return 0
  const changed = (base: number) =>
    'piece' in card || wordOf(language.stats, stat).reach === 'anywhere'
      ? reading.adjust(stat, base, { player: 'piece' in card ? sideOfPiece(card.piece) : printed.side, card })
      : base
  switch (stat) {
    case 'destiny':
      // Of two numbers the player of the text takes the higher.
      return changed(Math.max(0, ...printed.destiny))
    case 'deploy cost':
      return changed(printed.deploy ?? deploysOf(printed)?.cost ?? 0)
    case 'immunity':
      return 'piece' in card ? reading.immunity(card.piece) : null
    case 'power':
    case 'ability':
    case 'forfeit':
    case 'maneuver':
    case 'armor':
    case 'landspeed':
    case 'hyperspeed':
      return 'piece' in card ? statOf(reading, card.piece, stat) : (printed[stat] ?? null)
    case 'defense':
      return 'piece' in card ? statOf(reading, card.piece, stat) : null
    default:
      throw new Error(`${stat} is no value of a card`)
  }
}
