/** Versions of persons: all that the game gets of them. */
import { type Mechanism, NO_STEPS } from '../../mechanism.ts'
import { personaTellings } from './story.ts'

export const personas: Mechanism<never, never, 'version-changed'> = {
  ...NO_STEPS,
  irrevocable: { 'version-changed': false },
  tellings: personaTellings,
  // Its rule stands with uniqueness, in part 8.
  rules: '',
}
