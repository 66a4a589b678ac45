/** Whether answers can be undone. */
import type { Consequence, Exit, Option } from '../../contract/index.ts'

const LASTING: ReadonlySet<Consequence> = new Set(['reveals', 'draws', 'deck', 'asks'])

/** Whether an answer by any of these exits, or with any of these options, can't be undone; false for none. */
export const isFinalFor = (ways: readonly Pick<Exit | Option, 'consequences'>[]): boolean =>
  ways.length > 0 && ways.every(({ consequences = [] }) => consequences.some((one) => LASTING.has(one)))
