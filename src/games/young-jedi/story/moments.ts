/** The moments of Young Jedi: turns, battles, planets won, the end. */
import type { Moments } from '../../../contract/index.ts'
import type { View } from '../view/player-view.ts'
import { battles } from './battle-moments.ts'
import { end, standing, wins } from './match-end.ts'
import { turnOf } from './story-words.ts'

/** The moments of a match that pictures and threads show. */
export const moments: Moments<View> = { standing, turn: turnOf, clashes: battles, wins, end }
