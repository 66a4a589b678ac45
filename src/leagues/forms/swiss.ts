/** Swiss leagues: in each round players with about as many points meet. */
import type { FormOf } from '../league.ts'
import { BARE_FORM, type FormRules } from './form-rules.ts'

/** Swiss without a number of rounds: min(⌈log₂ n⌉ + 1, ⌊n/2⌋), at least one. */
const usualRounds = (players: number): number =>
  Math.max(1, Math.min(Math.ceil(Math.log2(Math.max(2, players))) + 1, Math.floor(players / 2)))

/** Returns the rules of a Swiss league. */
export function swissRules(form: FormOf<'swiss'>): FormRules {
  const { rounds, playOff } = form
  return {
    ...BARE_FORM,
    bracket: playOff,
    playOff,
    meetings: 1,
    roundsSet: rounds,
    withRounds: (count) => ({ ...form, rounds: count }),
    withPlayOff: (other) => ({ ...form, playOff: other }),
    lateEntry: 'firstHalf',
    badTerm: () => (rounds !== null && rounds < 1 ? ['form.rounds', 1] : null),
    mainRounds: (players) => rounds ?? usualRounds(players),
    inBracket: () => playOff?.places ?? 0,
  }
}
