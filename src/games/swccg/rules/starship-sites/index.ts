/** Sites of starships: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { starshipSiteRules } from './rulebook.ts'
import { starshipWays } from './ways.ts'

export const starshipSites: Mechanism<never, never, never> = {
  ...{ frames: {}, decisions: {}, irrevocable: {}, tellings: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  ways: starshipWays,
  rules: starshipSiteRules,
}
