/** The texts that the rules give to cards that rest. */
import { missing } from '../../../src/games/swccg/rules/missing/index.ts'

export const TRIAL = { ...missing.texts?.missing }
