/** The form of this game's scenarios: the allowed words, and their values. */
import { z } from 'zod'
import { headWords, keys, lines, list, moveOf, oneWordOf, wholeNumber } from '../../../kit/scenarios/form.ts'
import { PHASES } from '../state/game-frames.ts'

const sideBefore = keys({
  hand: list.optional(),
  force: wholeNumber.optional(),
  reserve: wholeNumber.optional(),
  used: wholeNumber.optional(),
  /** The next cards of the Reserve Deck, the top first: names, or numbers for any card with that destiny. */
  next: list.optional(),
  lost: list.optional(),
})
/** One side in the position of a scenario. */
export type SideBefore = z.output<typeof sideBefore>

const after = keys({ holds: lines.optional(), not: lines.optional() })

export const scenarioForm = keys({
  ...headWords,
  turn: oneWordOf(['dark', 'light']).optional(),
  /** The number of the turn. */
  number: wholeNumber.optional(),
  phase: oneWordOf(PHASES).optional(),
  pace: oneWordOf(['table', 'can-matter', 'strict']).optional(),
  damage: oneWordOf(['turns', 'whole']).optional(),
  turns: oneWordOf(['none', '20', '30', '40']).optional(),
  /** Planet by planet: `Endor Back Door, dark | Tarl + Blaster Rifle; Midge`. */
  places: lines.optional(),
  /** Effects beside the locations. */
  table: list.optional(),
  dark: sideBefore.optional(),
  light: sideBefore.optional(),
  moves: z.array(moveOf(after)).optional(),
  // biome-ignore lint/suspicious/noThenProperty: it is data and holds no function
  then: after.optional(),
})

export type Scenario = z.output<typeof scenarioForm>
export type After = z.output<typeof after>
