/** The moments of Young Jedi: turns, battles, planets won, the end. */
import type { Moments } from '../../../contract/index.ts'
import type { View } from '../view.ts'
import { turnOf } from '../words/story.ts'
import { battles } from './battles.ts'
import { end, standing, wins } from './ends.ts'

/** The moments of a match that pictures and threads show. */
export const moments: Moments<View> = { standing, turn: turnOf, clashes: battles, wins, end }
