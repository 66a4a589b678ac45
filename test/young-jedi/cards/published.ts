/** The published cards. Tests count only these, so that a new card breaks no total. */
import { cards } from '../../../src/games/young-jedi/cards/index.ts'

/** Returns the ids from the first to the last number with this prefix. */
export const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`)

const VIRTUAL = ['3', '4', '7', '9', '12', '14', '16', '21', '32', '39', '42'].map((number) => `V1-JC-${number}`)

/** Their ids, in the order of the catalogue. */
export const PUBLISHED: readonly string[] = [
  ...numbered('DM-', 1, 140),
  ...numbered('JC-', 1, 140),
  ...[...numbered('BL-', 1, 140), 'BL-F1', 'BL-F2', 'BL-F10', 'BL-F11'],
  ...numbered('EM-P', 1, 6),
  ...numbered('DF-', 1, 60),
  ...numbered('EB-P', 8, 19),
  ...[...numbered('RF-A', 1, 12), ...numbered('RF-C', 1, 14), ...numbered('RF-D', 1, 14), 'RF-P7'],
  ...numbered('BP-', 1, 60),
  ...VIRTUAL,
  ...['V2-JC-62', 'V2-DM-94', 'V2-JC-74', 'V2-JC-132'],
]
/** The cards themselves, in the same order. */
export const published = cards.filter((card) => PUBLISHED.includes(card.id))
