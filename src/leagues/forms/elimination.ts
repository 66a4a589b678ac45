/** Cups: a bracket from the first round on. */
import type { FormOf } from '../league.ts'
import { BARE_FORM, type FormRules } from './form-rules.ts'

/** Returns the rules of a cup. */
export const eliminationRules = (form: FormOf<'elimination'>): FormRules => ({
  ...BARE_FORM,
  pairing: 'bracket',
  bracket: form,
  inBracket: (players) => players,
})
