/** The acts of texts by their places in the older notation, as nodes of the language: frames name them so. */
import type { Act as OldAct } from '../../cards/vocabulary.ts'
import { pieceOfText, type Side } from '../../state/engine-card.ts'
import type { Act } from '../language/words.ts'
import { type ActRef, actAt } from '../sources.ts'
import { type Spans, toActs } from './acts.ts'

const made = new WeakMap<object, Map<OldAct, Act>>()

/** Returns an act of a card's text. @throws if there is none */
export function actNodeAt(card: string, side: Side, ref: ActRef): Act {
  const old = actAt(card, side, ref)
  const offer = pieceOfText(card, side, ref.piece) as Spans
  const known = made.get(offer) ?? new Map<OldAct, Act>()
  made.set(offer, known)
  const node = known.get(old) ?? toActs([old], offer)[0]!
  known.set(old, node)
  return node
}
