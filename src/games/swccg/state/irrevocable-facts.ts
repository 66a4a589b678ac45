/** Facts after which the answers before them can't be undone. */
import type { IrrevocableFacts } from '../../../contract/index.ts'
import type { CoreFacts } from './game-facts.ts'

/**
 * Whether a fact draws, turns up or shuffles a card, or is left to chance. Activating, using and recirculating
 * Force moves cards that nobody sees, and the Lost Pile lies open.
 */
export const irrevocableCore: IrrevocableFacts<CoreFacts> = {
  // Choices in secret come to light.
  'set-aside': true,
  'starting-chosen': true,
  placed: false,
  'first-hand': true,
  turn: false,
  phase: false,
  activated: false,
  drained: false,
  'drain-counted': false,
  'drain-cancelled': false,
  'drain-over': false,
  // The top card of a pile, or cards of a hand that a text names.
  lost: true,
  'loss-changed': false,
  hidden: true,
  'taken-hidden': true,
  'used-force': false,
  deployed: false,
  'react-undone': false,
  'version-changed': false,
  moved: false,
  battle: false,
  'battle-cancelled': false,
  fired: false,
  shot: false,
  missed: false,
  destiny: true,
  'turned-up': true,
  'no-destiny': false,
  totals: false,
  forfeited: false,
  kept: false,
  gone: false,
  'battle-over': false,
  drew: true,
  recirculated: false,
  played: false,
  'used-text': false,
  'put-away': false,
  cancelled: false,
  left: false,
  stacked: false,
  unstacked: false,
  relocated: false,
  'not-chosen': true,
  looked: true,
  searched: true,
  retrieved: false,
  'hand-trimmed': true,
  'hand-shown': true,
  'taken-back': true,
  standstill: false,
  ended: false,
}
