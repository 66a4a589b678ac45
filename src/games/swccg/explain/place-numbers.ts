/** Explains all numbers at a place: those of a battle there, its icons and drain, the power of both sides, and those of each card there. */
import type { Explanation, Voice } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { upper } from '../../../kit/wording/words.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import { allAt, isFighter, sideOfPiece } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { rootsSeen } from '../view/place-seen.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import { type StorySpeaker, speakerOf } from '../words/speaker.ts'
import { battleLines } from './battle-numbers.ts'
import { explain } from './card.ts'

/** Returns the numbers at a place, each with its parts, the reader's own cards first. */
export function placeNumbers(place: string, view: View, voice: Voice): readonly Explanation[] {
  const reading = readingOf(view)
  const speaker = speakerOf(voice)
  return [
    ...(view.battle?.at === place ? battleLines(reading, speaker) : []),
    ...explain(place, view, voice),
    ...speaker.sides.flatMap((side) => totalLine(reading, place, side, speaker)),
    ...speaker.sides.flatMap((side) =>
      allAt(view, place)
        .filter((piece) => sideOfPiece(piece) === side && isFighter(cardOf(piece.card)))
        .flatMap(({ handle, card }) => cardNumbers(handle, card, view, voice)),
    ),
  ]
}

/** "Bob, total power here: 16 = Nebulon-B 9, B-wing 4, A-wing 3". */
function totalLine(reading: Position, place: string, side: Side, speaker: StorySpeaker): readonly Explanation[] {
  const roots = rootsSeen(reading, place, side)
  if (roots.length === 0) return []
  const total = roots.reduce((sum, { power }) => sum + power, 0)
  const parts = roots.map(({ piece, power }) => speaker.say('why.fighter', { card: shortName(piece.card), power }))
  const name = upper(speaker.name(side))
  return [because(speaker.say('near.total', { name, total, parts: parts.join(', ') }), '9.5.1')]
}

/** Returns the numbers of one card under its name; nothing if it has none. */
export function cardNumbers(handle: string, card: string, view: View, voice: Voice): readonly Explanation[] {
  const lines = explain(handle, view, voice)
  if (lines.length === 0) return []
  const head = speakerOf(voice).say('near.of', { card: cardOf(card).title })
  const rules = [...new Set(lines.flatMap((line) => line.rules))]
  return [because([head, ...lines.map(({ text }) => `- ${text}`)].join('\n'), ...rules)]
}
