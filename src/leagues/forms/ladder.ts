/** Ladders: one season, in which players challenge those above them. */
import type { FormOf } from '../league.ts'
import { BARE_FORM, type FormRules } from './form-rules.ts'

/** The most places that a challenge may reach upward, and the most days of a term of a ladder. */
const MOST_REACH = 50
const MOST_TERM_DAYS = 365

/** Returns the first term of a ladder that can't work, with its bound. */
function badTerm({ rounds, reach, decayDays, rematchDays }: FormOf<'ladder'>): readonly [string, number] | null {
  const whole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  if (!whole(rounds, 1, MOST_TERM_DAYS)) return ['form.rounds', 1]
  if (!whole(reach, 1, MOST_REACH)) return ['form.reach', reach > MOST_REACH ? MOST_REACH : 1]
  if (!whole(decayDays, 1, MOST_TERM_DAYS)) return ['form.decayDays', decayDays > MOST_TERM_DAYS ? MOST_TERM_DAYS : 1]
  if (!whole(rematchDays, 0, MOST_TERM_DAYS)) return ['form.rematchDays', rematchDays > 0 ? MOST_TERM_DAYS : 0]
  return null
}

/** Returns the rules of a ladder. Its season is the one round of its table. */
export const ladderRules = (form: FormOf<'ladder'>): FormRules => ({
  ...BARE_FORM,
  pairing: 'challenges',
  challenges: form,
  withTerms: (terms) => ({ ...form, ...terms }),
  lateEntry: 'always',
  badTerm: () => badTerm(form),
  mainRounds: () => 1,
})
