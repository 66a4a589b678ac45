/** Comparisons of numbers. */
import type { ComparedStat } from '../language/words.ts'

const BY: Readonly<Record<ComparedStat, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
}

/** Whether two numbers compare so. */
export const compare = (left: number, by: ComparedStat, right: number): boolean => BY[by](left, right)
