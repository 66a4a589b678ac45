/** The rules of each form of leagues. A new form is a file beside this one and a line here. */
import type { LeagueForm } from '../league.ts'
import { elimination } from './elimination.ts'
import type { FormRules } from './form-rules.ts'
import { ladder } from './ladder.ts'
import { groups, roundRobin } from './round-robin.ts'
import { swiss } from './swiss.ts'

/** Returns the rules of a form. */
export function rulesOf(form: LeagueForm): FormRules {
  switch (form.kind) {
    case 'swiss':
      return swiss(form)
    case 'roundRobin':
      return roundRobin(form)
    case 'groups':
      return groups(form)
    case 'elimination':
      return elimination(form)
    case 'ladder':
      return ladder(form)
  }
}

/** Returns the rules of the form of a league. */
export const formRules = ({ settings }: { readonly settings: { readonly form: LeagueForm } }): FormRules =>
  rulesOf(settings.form)

/** Whether players of a league challenge each other, instead of being paired in rounds. */
export const hasChallenges = (league: { readonly settings: { readonly form: LeagueForm } }): boolean =>
  formRules(league).challenges !== null
