import type { Games } from './games.ts'
import { swccg } from './swccg/index.ts'
import { youngJedi } from './young-jedi/index.ts'

/** Every game that can be played, by its id. The first is the one that is meant where none is named. */
export const games: Games = {
  [youngJedi.id]: youngJedi,
  [swccg.id]: swccg,
}
