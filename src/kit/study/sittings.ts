/** Sittings of a game for statistics: the questions to one seat in a row. */
import type { AskedQuestion } from '../../contract/index.ts'

/** The questions that were put to one seat until another one was asked. */
export type StudiedSitting = readonly AskedQuestion[]

/** Questions in their order, cut where the seat changes. */
export function sittingsOf(asked: readonly AskedQuestion[]): StudiedSitting[] {
  const sittings: AskedQuestion[][] = []
  for (const one of asked) {
    const last = sittings.at(-1)
    if (last?.[0]?.decision.seat === one.decision.seat) last.push(one)
    else sittings.push([one])
  }
  return sittings
}
