/** Cups: a bracket from the first round on. */
import type { FormOf } from '../league.ts'
import { type FormRules, USUAL } from './form-rules.ts'

/** Returns the rules of a cup. */
export const elimination = (form: FormOf<'elimination'>): FormRules => ({
  ...USUAL,
  pairing: 'bracket',
  bracket: form,
  inBracket: (players) => players,
})
