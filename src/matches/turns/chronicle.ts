/** A match told from its first event to the last, turn by turn. Pure. */
import { type GameEvent, type Reader, type SeenEvent, seenBy, type Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'

/** A part of a match that is told together. */
export interface Chapter {
  /** The line with which its turn begins; null for the part before the first turn. */
  readonly title: string | null
  /** When it began. */
  readonly at: Date
  readonly lines: readonly string[]
}

/** An event with its time, as its reader may know it. */
interface DatedEvents {
  readonly at: Date
  readonly events: readonly GameEvent[]
}

/** The line with which this fact begins a turn; null if it doesn't. */
export const turnLine = (game: AnyGame, event: SeenEvent, voice: Voice): string | null =>
  game.words.story([event], voice).find(({ kind }) => kind === 'turn')?.text ?? null

/**
 * Whether a turn begins with this fact, as a reader knows it. A game that counts its turns knows that without putting the fact
 * into words.
 */
export function beginsTurn(game: AnyGame, event: GameEvent, reader: Reader): boolean {
  const { statistics } = game
  if (statistics !== undefined) return statistics.startsTurn(event)
  return turnLine(game, seenBy(event, reader), { language: 'en', names: {}, reader }) !== null
}

/** Groups all events of a turn. Turns without events get a chapter too. */
export function chaptersOf(game: AnyGame, happened: readonly DatedEvents[], voice: Voice): readonly Chapter[] {
  const turns: { title: string | null; at: Date; events: SeenEvent[] }[] = []
  for (const { at, events } of happened)
    for (const event of events.map((one) => seenBy(one, voice.reader))) {
      const title = turnLine(game, event, voice)
      if (title !== null || turns.length === 0) turns.push({ title, at, events: [] })
      turns.at(-1)?.events.push(event)
    }
  return turns.map(({ title, at, events }) => {
    const [first, ...rest] = events
    const told = title === null || first === undefined ? events : rest
    return { title, at, lines: game.words.events(told, voice) }
  })
}
