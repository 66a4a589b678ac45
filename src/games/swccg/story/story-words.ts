/** Events as lines, and as a story at a glance. */
import type { SeenEvent, StoryLine, Voice } from '../../../contract/index.ts'
import { isNamed } from '../../../kit/facts/readers.ts'
import { eventsTold } from '../../../kit/story/events-told.ts'
import type { StoryEntry } from '../../../kit/story/telling.ts'
import type { Facts } from '../state/game-facts.ts'
import { storyteller } from './storyteller.ts'
import { contextOf, type StoryEvent } from './telling-context.ts'

/** Returns the events that this game knows. */
export const storyEvents = (events: readonly SeenEvent[]): readonly StoryEvent[] =>
  // The compiler can't follow that an event of a known name has its fields.
  events.filter((one) => isNamed<Facts>(storyteller.tellings, one)) as unknown as readonly StoryEvent[]

/** Returns the events turn by turn; the first part may be of a turn that had begun before. */
function byTurns(events: readonly StoryEvent[]): readonly (readonly StoryEvent[])[] {
  const turns: StoryEvent[][] = [[]]
  for (const one of events) {
    if (one.type === 'turn') turns.push([])
    turns.at(-1)?.push(one)
  }
  return turns.filter((turn) => turn.length > 0)
}

/** Returns the lines of the log for these events. */
export function eventLines(events: readonly SeenEvent[], voice: Voice): string[] {
  const context = contextOf(voice)
  return byTurns(storyEvents(events)).flatMap((turn) => [...eventsTold(storyteller, turn, context).lines])
}

/** Returns the same at a glance: each entry as a headline with what came of it. */
export function storyLines(events: readonly SeenEvent[], voice: Voice): readonly StoryLine[] {
  const context = contextOf(voice)
  return byTurns(storyEvents(events)).flatMap((turn) => {
    const [first] = turn
    const begins = first?.type === 'turn'
    return eventsTold(storyteller, turn, context).entries.flatMap((entry, at) =>
      begins && at === 0 ? [{ kind: 'turn' as const, text: entry.points[0]?.text ?? '' }] : glance(entry),
    )
  })
}

const glance = ({ points }: StoryEntry): readonly StoryLine[] =>
  points.map(({ weight, text }, at) => ({
    kind: at > 0 ? 'more' : weight === 'detail' ? 'phase' : 'head',
    text: sentence(text),
  }))

/** Returns a text with a full stop where it has none. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
