import type { Games } from './games.ts'
import { youngJedi } from './young-jedi/index.ts'

/** Every game that can be played, by its id. */
export const games: Games = {
  [youngJedi.id]: youngJedi,
}
