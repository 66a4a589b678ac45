/** The numbers that the rulebook must have, written down apart from it. */

/** Of each part: how many rules it has, and which of them have how many points. Part 30 is a list of cards. */
const RULES: Readonly<Record<number, readonly [rules: number, points?: Readonly<Record<number, number>>]>> = {
  1: [5, { 2: 5, 3: 12 }],
  2: [11, { 4: 4 }],
  3: [2, { 1: 5, 2: 7 }],
  4: [3, { 2: 6 }],
  5: [7, { 1: 1 }],
  6: [7, { 2: 7 }],
  7: [9],
  8: [6],
  9: [3, { 2: 7, 3: 5 }],
  10: [9, { 2: 6, 3: 4 }],
  11: [7, { 2: 1 }],
  12: [9],
  13: [7],
  14: [7, { 4: 1 }],
  15: [4],
  16: [5, { 1: 8 }],
  17: [5],
  18: [5, { 1: 1, 2: 6, 5: 2 }],
  19: [4, { 1: 3, 2: 4 }],
  20: [8, { 6: 2 }],
  21: [4, { 3: 5 }],
  22: [9, { 4: 8, 5: 8 }],
  23: [13, { 4: 6, 6: 5, 7: 5, 9: 1, 11: 5, 12: 2 }],
  24: [5, { 2: 5 }],
  25: [12],
  26: [6],
  27: [9, { 1: 5 }],
  28: [5],
  29: [4, { 1: 3 }],
  30: [7],
}

/** Readings that have become rules of their own. */
const OURS = ['12.10', '12.11', '13.8', '14.8', '14.9', '19.5', '27.1.6', '27.1.7']

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

export const RULE_NUMBERS: readonly string[] = [
  ...Object.entries(RULES).flatMap(([part, [rules, points]]) =>
    upTo(rules).flatMap((rule) => [
      `${part}.${rule}`,
      ...upTo(points?.[rule] ?? 0).map((point) => `${part}.${rule}.${point}`),
    ]),
  ),
  ...OURS,
]

const numbered = (letter: string, ...ranges: readonly (readonly [from: number, to: number])[]): string[] =>
  ranges.flatMap(([from, to]) =>
    upTo(to)
      .filter((number) => number >= from)
      .map((number) => `${letter}-${String(number).padStart(2, '0')}`),
  )

/** The numbers left out of U were never given to a question of its own. */
export const DECISION_NUMBERS: readonly string[] = [
  ...numbered('U', [1, 15], [18, 20], [22, 27], [33, 33], [35, 39]),
  ...numbered('G', [1, 88]),
  ...numbered('E', [1, 37]),
]
