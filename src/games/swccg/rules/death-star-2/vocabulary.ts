/** The mobile system and its sectors: moving it, and movement destiny. */
import { vocabulary } from '../../texts/language/words.ts'

export const deathStarWords = vocabulary({
  rules: {
    /** A starship of this player that moves from here draws movement destiny and adds its maneuver: with less it is lost. */
    'draws to leave': { below: 'number' },
  },
  filters: {
    /** At the place about which a number is asked. */
    'at the place meant': {},
  },
  acts: {
    /** Piloted starfighters here may go to the system at once, sector by sector (rule 25.8). */
    escape: {},
    /** Such a mobile system moves: to orbit another one within this many parsecs, or into deep space. */
    'move system': { of: 'filter', parsecs: 'number' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    deathStar2: typeof deathStarWords
  }
}
