/** Round robins: everybody meets everybody, of the whole league or of their group. */
import type { FormOf } from '../league.ts'
import { groupsByStrength, robinRounds } from '../pairing/round-robin.ts'
import { type FormRules, USUAL } from './form-rules.ts'

/** Returns the number of groups that have two players at least. */
const groupsFor = (wanted: number, players: number): number => Math.max(1, Math.min(wanted, Math.floor(players / 2)))

/** Returns the rules of a round robin. */
export const roundRobin = ({ legs, playOff }: FormOf<'roundRobin'>): FormRules => ({
  ...USUAL,
  pairing: 'byPlan',
  bracket: playOff,
  playOff,
  meetings: legs,
  mainRounds: (players) => robinRounds(players) * legs,
  groups: (seeds) => [seeds],
  inBracket: () => playOff?.places ?? 0,
})

/** Returns the rules of groups: the first of each go into the play-off. */
export const groups = ({ groups: wanted, legs, playOff }: FormOf<'groups'>): FormRules => ({
  ...USUAL,
  pairing: 'byPlan',
  bracket: playOff,
  playOff,
  meetings: legs,
  badTerm: () => (wanted < 2 ? ['form.groups', 2] : null),
  mainRounds: (players) => robinRounds(Math.ceil(players / groupsFor(wanted, players))) * legs,
  groups: (seeds) => groupsByStrength(seeds, groupsFor(wanted, seeds.length)),
  inBracket: (players) => (playOff?.places ?? 0) * groupsFor(wanted, Math.max(2, players)),
})
