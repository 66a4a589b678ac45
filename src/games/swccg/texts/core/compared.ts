/** Comparisons of numbers. */
import type { Compared } from '../language/words.ts'

const BY: Readonly<Record<Compared, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
}

/** Whether two numbers compare so; where one of them is none they do not. */
export const compare = (left: number | null, by: Compared, right: number | null): boolean =>
  left !== null && right !== null && BY[by](left, right)
