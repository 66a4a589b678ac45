import type { Game } from '../contract/index.ts'
import { youngJedi } from './young-jedi/index.ts'

/** Every game that can be played, by its id. */
export const games: Readonly<Record<string, Game>> = {
  [youngJedi.id]: youngJedi as Game,
}
