/** The rules of a league's form. Code that depends on the form asks them here: no other file reads its kind. */
import type { Bracket, LadderTerms, LeagueForm, PlayerId, PlayOff } from '../league.ts'

/** The rules of a form with its own terms. */
export interface FormRules {
  /** How pairings come about: by the table so far, by a plan in which everybody meets, in a bracket, by challenges. */
  readonly pairing: 'byTable' | 'byPlan' | 'bracket' | 'challenges'
  /** The terms of challenges; null: rounds are paired. */
  readonly challenges: LadderTerms | null
  /** The bracket of the whole league, or that of its play-off; null without one. */
  readonly bracket: Bracket | null
  /** The play-off after its table; null without one. */
  readonly playOff: PlayOff | null
  /** How often two players of a table may meet: a number of legs; null: as often as it comes. */
  readonly meetings: number | null
  /** The rounds of the table, where their number is set before it is known who plays. */
  readonly roundsSet: number | null
  /** Returns the form with another number of rounds, null: of the usual; absent where rounds can't be set. */
  readonly withRounds?: (rounds: number | null) => LeagueForm
  /** Returns the form with other terms of challenges; absent without challenges. */
  readonly withTerms?: (terms: Partial<LadderTerms>) => LeagueForm
  /** Returns the form with another play-off, or without one; absent where it can't have one. */
  readonly withPlayOff?: (playOff: PlayOff | null) => LeagueForm
  /** When people may join a league that runs: never, at any time, or until half of the rounds of its table are paired. */
  readonly lateEntry: 'never' | 'always' | 'firstHalf'
  /** Returns the first of its terms that can't work, as the path in the settings and its bound; null: all can. */
  readonly badTerm: () => readonly [field: string, bound: number] | null
  /** Returns the number of rounds of the table for this many players; a bracket counts its rounds as they come. */
  readonly mainRounds: (players: number) => number
  /** Returns the groups in which everybody meets, by the strength of the players; none without a plan. */
  readonly groups: (seeds: readonly PlayerId[]) => readonly (readonly PlayerId[])[]
  /** Returns the number of players in the bracket when this many are seeded; 0 without one. */
  readonly inBracket: (players: number) => number
}

/** A form of rounds by the table so far, without a play-off: what a form does not say otherwise. */
export const BARE_FORM: FormRules = {
  pairing: 'byTable',
  challenges: null,
  bracket: null,
  playOff: null,
  meetings: null,
  roundsSet: null,
  lateEntry: 'never',
  badTerm: () => null,
  mainRounds: () => 0,
  groups: () => [],
  inBracket: () => 0,
}
