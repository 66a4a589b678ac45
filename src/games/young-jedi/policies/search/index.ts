/** Joins the parts by which an opponent looks ahead in Young Jedi. */
import type { Search } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import type { State } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { candidates } from './candidates.ts'
import { imagine } from './imagine.ts'
import { knows, learns } from './knowledge.ts'
import { reshuffled } from './reshuffled.ts'
import { matters, rests, value } from './value.ts'

/** Imagined states of Young Jedi, and their worth. */
export const search: Search<State, View, Side> = {
  knows,
  learns,
  imagine,
  candidates,
  value,
  rests,
  matters,
  usual: { playouts: 1024, candidates: 8 },
  offers: ['easy', 'strong'],
  mixes: ['plan', 'battle-cards'],
  reshuffled,
}
