/** The meaning of words whose arguments are left out. */
import type { Condition } from '../language/words.ts'

/** Without `of` they are about this card. */
export const OF_SELF = { without: ['of'], given: { of: { word: 'self' } } } as const
/** Cards on table in the battles in which they take part; locations and Interrupts in all of them. */
export const IN_OWN_BATTLES: Condition = {
  any: [
    [{ word: 'is', fit: { word: 'in battle' } }],
    [{ word: 'is', fit: { word: 'or', fit: ['character', 'starship', 'vehicle', 'weapon', 'device'] }, no: true }],
  ],
}
