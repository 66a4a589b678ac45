/** Decisions that leave nothing to decide. */
import type { Decision } from '../../contract/index.ts'

/** Whether a decision has one legal answer. In doubt it says no. */
export function hasOneAnswer({ shape, exits }: Pick<Decision, 'shape' | 'exits'>): boolean {
  const [exit, ...others] = exits
  if (others.length > 0) return false
  if (exit?.bare === true) return true
  switch (shape.type) {
    case 'confirm':
      return true
    case 'number':
      return shape.min === shape.max
    case 'arrange':
      return shape.pieces.length < 2
    case 'choose':
      if (shape.max === 0 || shape.options.length === 0) return true
      return shape.options.length === 1 && shape.min === 1 && shape.max === 1
  }
}
