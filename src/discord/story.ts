/** What has happened, as one reader is told it. Pure. */
import type { GameEvent, Outcome, Reader, Voice } from '../games/game.ts'
import { seenBy } from '../games/game.ts'
import type { AnyGame } from '../games/games.ts'

/** @param outcome of the match: its line is left out, because it is said by itself */
export function storyLines(
  game: AnyGame,
  events: readonly GameEvent[],
  reader: Reader,
  voice: Voice,
  outcome: Outcome | null,
): string[] {
  const lines = game.words.events(
    events.map((event) => seenBy(event, reader)),
    voice,
  )
  const end = outcome === null ? null : game.words.outcome(outcome, voice)
  return lines.filter((line) => line !== end)
}
