/** Swiss leagues: in each round players with about as many points meet. */
import type { FormOf } from '../league.ts'
import { type FormRules, USUAL } from './form-rules.ts'

/** Swiss without a number of rounds: min(⌈log₂ n⌉ + 1, ⌊n/2⌋), at least one. */
const usualRounds = (players: number): number =>
  Math.max(1, Math.min(Math.ceil(Math.log2(Math.max(2, players))) + 1, Math.floor(players / 2)))

/** Returns the rules of a Swiss league. */
export const swiss = ({ rounds, playOff }: FormOf<'swiss'>): FormRules => ({
  ...USUAL,
  bracket: playOff,
  playOff,
  meetings: 1,
  roundsSet: rounds,
  lateEntry: 'firstHalf',
  badTerm: () => (rounds !== null && rounds < 1 ? ['form.rounds', 1] : null),
  mainRounds: (players) => rounds ?? usualRounds(players),
  inBracket: () => playOff?.places ?? 0,
})
