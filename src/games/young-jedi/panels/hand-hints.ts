/** The hints of cards of a hand: their numbers and their use here, short enough for an entry of a list. */

import { cutWords } from '../../../kit/panels/fitting.ts'
import type { Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import type { View } from '../view/player-view.ts'
import { cardHint } from '../words/hints.ts'
import type { Speaker } from '../words/say.ts'

const HINT = 100

/** Returns the use of a card here and now; null where there is nothing to say. */
export function handHint(id: string | undefined, view: View, side: Side, speaker: Speaker): string | null {
  const hint = id === undefined ? null : cardHint(cardById(id), view, side, speaker)
  return hint === null || hint === '' ? null : cutWords(hint, HINT)
}
