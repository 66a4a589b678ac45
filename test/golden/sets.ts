/** The games of which there are golden games. */
import type { GoldenSet } from './record.ts'
import { swccgSet } from './swccg/plans.ts'
import { youngJediSet } from './young-jedi/plans.ts'

export const SETS: readonly GoldenSet[] = [youngJediSet, swccgSet]
