/** The rules of each form of leagues. A new form is a file beside this one and a line here. */
import type { LeagueForm } from '../league.ts'
import { eliminationRules } from './elimination.ts'
import type { FormRules } from './form-rules.ts'
import { ladderRules } from './ladder.ts'
import { groupsRules, roundRobinRules } from './round-robin.ts'
import { swissRules } from './swiss.ts'

/** Returns the rules of a form. */
export function rulesOf(form: LeagueForm): FormRules {
  switch (form.kind) {
    case 'swiss':
      return swissRules(form)
    case 'roundRobin':
      return roundRobinRules(form)
    case 'groups':
      return groupsRules(form)
    case 'elimination':
      return eliminationRules(form)
    case 'ladder':
      return ladderRules(form)
  }
}

/** Returns the rules of the form of a league. */
export const formRules = ({ settings }: { readonly settings: { readonly form: LeagueForm } }): FormRules =>
  rulesOf(settings.form)

/** Whether a league has a table of points: a bracket from the first round on and challenges have none. */
export function hasTable(league: { readonly settings: { readonly form: LeagueForm } }): boolean {
  const { pairing } = formRules(league)
  return pairing === 'byTable' || pairing === 'byPlan'
}

/** Whether players of a league challenge each other, instead of being paired in rounds. */
export const hasChallenges = (league: { readonly settings: { readonly form: LeagueForm } }): boolean =>
  formRules(league).challenges !== null
