/** Every decision on a question that the rules leave. */
import type { RulesDecision } from './rule.ts'
import { silent } from './silent.ts'
import { unclear } from './unclear.ts'
import { wording } from './wording.ts'

/** All decisions: on unclear rules (U), on missing rules (G), on the wording of cards (E). */
export const decisions: readonly RulesDecision[] = [...unclear, ...silent, ...wording]
