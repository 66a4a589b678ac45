/** Sites of starships: all that the game gets of them. */
import { type Mechanism, NO_STEPS } from '../../mechanism.ts'
import { starshipSiteRules } from './rulebook.ts'
import { starshipWays } from './ways.ts'

export const starshipSites: Mechanism<never, never, never> = {
  ...NO_STEPS,
  ways: starshipWays,
  rules: starshipSiteRules,
}
