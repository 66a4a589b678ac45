/** Comparisons of numbers. */
import type { Compared } from '../language/words.ts'

const BY: Readonly<Record<Compared, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
}

/** Whether two numbers compare so. */
export const compare = (left: number, by: Compared, right: number): boolean => BY[by](left, right)
