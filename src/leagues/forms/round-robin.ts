/** Round robins: everybody meets everybody, of the whole league or of their group. */
import type { FormOf } from '../league.ts'
import { groupsByStrength, robinRounds } from './berger-tables.ts'
import { BARE_FORM, type FormRules } from './form-rules.ts'

/** Returns the number of groups that have two players at least. */
const groupsFor = (wanted: number, players: number): number => Math.max(1, Math.min(wanted, Math.floor(players / 2)))

/** Returns the rules of a round robin. */
export function roundRobinRules(form: FormOf<'roundRobin'>): FormRules {
  const { legs, playOff } = form
  return {
    ...BARE_FORM,
    pairing: 'byPlan',
    bracket: playOff,
    playOff,
    meetings: legs,
    withPlayOff: (other) => ({ ...form, playOff: other }),
    mainRounds: (players) => robinRounds(players) * legs,
    groups: (seeds) => [seeds],
    inBracket: () => playOff?.places ?? 0,
  }
}

/** Returns the rules of groups: the first of each go into the play-off. */
export function groupsRules(form: FormOf<'groups'>): FormRules {
  const { groups: wanted, legs, playOff } = form
  return {
    ...BARE_FORM,
    pairing: 'byPlan',
    bracket: playOff,
    playOff,
    meetings: legs,
    withPlayOff: (other) => ({ ...form, playOff: other }),
    badTerm: () => (wanted < 2 ? ['form.groups', 2] : null),
    mainRounds: (players) => robinRounds(Math.ceil(players / groupsFor(wanted, players))) * legs,
    groups: (seeds) => groupsByStrength(seeds, groupsFor(wanted, seeds.length)),
    inBracket: (players) => (playOff?.places ?? 0) * groupsFor(wanted, Math.max(2, players)),
  }
}
