/** A painter for every shape of head. */
import type { Head } from '../appearance/types.ts'
import { COUNCIL } from './heads-council.ts'
import { FAMOUS } from './heads-famous.ts'
import { CHILD, CONE, OVAL, SOFT, SQUARE } from './heads-human.ts'
import { RACERS } from './heads-racers.ts'
import { STRANGERS } from './heads-strangers.ts'
import type { HeadPainter } from './layers.ts'

/** A painter for every shape of head. */
export const HEADS: Readonly<Record<Head, HeadPainter>> = {
  oval: OVAL,
  square: SQUARE,
  soft: SOFT,
  child: CHILD,
  cone: CONE,
  ...FAMOUS,
  ...COUNCIL,
  ...RACERS,
  ...STRANGERS,
}
