/** All folders of words: a line each. A folder that is missing here does not compile. */
import { blowingAwayDefinitions } from '../rules/blowing-away/definitions.ts'
import { blowingAwayLexicon } from '../rules/blowing-away/lexicon.ts'
import { captiveDefinitions } from '../rules/captives/definitions.ts'
import { captiveLexicon } from '../rules/captives/lexicon.ts'
import { contestDefinitions } from '../rules/contests/definitions.ts'
import { contestLexicon } from '../rules/contests/lexicon.ts'
import { crashingDefinitions } from '../rules/crashing/definitions.ts'
import { crashingLexicon } from '../rules/crashing/lexicon.ts'
import { crossingDefinitions } from '../rules/crossing/definitions.ts'
import { crossingLexicon } from '../rules/crossing/lexicon.ts'
import { deathStarDefinitions } from '../rules/death-star-2/definitions.ts'
import { deathStarLexicon } from '../rules/death-star-2/lexicon.ts'
import { duelDefinitions } from '../rules/duels/definitions.ts'
import { duelLexicon } from '../rules/duels/lexicon.ts'
import { epicEventDefinitions } from '../rules/epic-events/definitions.ts'
import { epicEventLexicon } from '../rules/epic-events/lexicon.ts'
import { excludedDefinitions } from '../rules/excluded/definitions.ts'
import { excludedLexicon } from '../rules/excluded/lexicon.ts'
import { followingDefinitions } from '../rules/following/definitions.ts'
import { followingLexicon } from '../rules/following/lexicon.ts'
import { missingDefinitions } from '../rules/missing/definitions.ts'
import { missingLexicon } from '../rules/missing/lexicon.ts'
import { objectiveDefinitions } from '../rules/objectives/definitions.ts'
import { objectiveLexicon } from '../rules/objectives/lexicon.ts'
import { peekingDefinitions } from '../rules/peeking/definitions.ts'
import { peekingLexicon } from '../rules/peeking/lexicon.ts'
import { rebattleDefinitions } from '../rules/rebattle/definitions.ts'
import { rebattleLexicon } from '../rules/rebattle/lexicon.ts'
import { revealingDefinitions } from '../rules/revealing/definitions.ts'
import { revealingLexicon } from '../rules/revealing/lexicon.ts'
import { stealingDefinitions } from '../rules/stealing/definitions.ts'
import { stealingLexicon } from '../rules/stealing/lexicon.ts'
import { wanderingDefinitions } from '../rules/wandering/definitions.ts'
import { wanderingLexicon } from '../rules/wandering/lexicon.ts'
import { battle } from './core/battle/definitions.ts'
import { battleLexicon } from './core/battle/lexicon.ts'
import { cards } from './core/cards/definitions.ts'
import { cardLexicon } from './core/cards/lexicon.ts'
import { deploying } from './core/deploying/definitions.ts'
import { deployingLexicon } from './core/deploying/lexicon.ts'
import { destiny } from './core/destiny/definitions.ts'
import { destinyLexicon } from './core/destiny/lexicon.ts'
import { kinds } from './core/kinds/definitions.ts'
import { kindLexicon } from './core/kinds/lexicon.ts'
import { numbers } from './core/numbers/definitions.ts'
import { numberLexicon } from './core/numbers/lexicon.ts'
import { piles } from './core/piles/definitions.ts'
import { pileLexicon } from './core/piles/lexicon.ts'
import { places } from './core/places/definitions.ts'
import { placeLexicon } from './core/places/lexicon.ts'
import { playing } from './core/playing/definitions.ts'
import { playingLexicon } from './core/playing/lexicon.ts'
import { tests } from './core/tests/definitions.ts'
import { testLexicon } from './core/tests/lexicon.ts'
import { compose } from './language/definitions.ts'
import { composeLexicons } from './language/lexicon.ts'

export const language = compose({
  battle,
  blowingAway: blowingAwayDefinitions,
  captives: captiveDefinitions,
  cards,
  contests: contestDefinitions,
  crashing: crashingDefinitions,
  crossing: crossingDefinitions,
  deathStar2: deathStarDefinitions,
  deploying,
  destiny,
  duels: duelDefinitions,
  epicEvents: epicEventDefinitions,
  excluded: excludedDefinitions,
  following: followingDefinitions,
  kinds,
  missing: missingDefinitions,
  numbers,
  objectives: objectiveDefinitions,
  peeking: peekingDefinitions,
  piles,
  places,
  revealing: revealingDefinitions,
  stealing: stealingDefinitions,
  playing,
  rebattle: rebattleDefinitions,
  tests,
  wandering: wanderingDefinitions,
})

export const lexicons = composeLexicons({
  battle: battleLexicon,
  blowingAway: blowingAwayLexicon,
  captives: captiveLexicon,
  cards: cardLexicon,
  contests: contestLexicon,
  crashing: crashingLexicon,
  crossing: crossingLexicon,
  deathStar2: deathStarLexicon,
  deploying: deployingLexicon,
  destiny: destinyLexicon,
  duels: duelLexicon,
  epicEvents: epicEventLexicon,
  excluded: excludedLexicon,
  following: followingLexicon,
  kinds: kindLexicon,
  missing: missingLexicon,
  numbers: numberLexicon,
  objectives: objectiveLexicon,
  peeking: peekingLexicon,
  piles: pileLexicon,
  places: placeLexicon,
  revealing: revealingLexicon,
  stealing: stealingLexicon,
  playing: playingLexicon,
  rebattle: rebattleLexicon,
  tests: testLexicon,
  wandering: wanderingLexicon,
})
