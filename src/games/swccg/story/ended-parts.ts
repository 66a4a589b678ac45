/** The turns and battles that end with some events, as their reader sees them. */
import type { SeenEvent } from '../../../contract/index.ts'
import type { Side } from '../state/engine-card.ts'
import { storyEvents } from './story-words.ts'
import type { StoryEvent } from './telling-context.ts'

/** The numbers of turns that ended, and battles that did. */
export interface EndedParts {
  readonly turns: readonly number[]
  readonly battles: readonly { readonly turn: number; readonly at: string }[]
}

/** Returns the turns and battles that ended with these events. @param now the turn after them */
export function endedParts(events: readonly SeenEvent[], now: number): EndedParts {
  const facts = storyEvents(events)
  const turns: number[] = []
  const battles: { turn: number; at: string }[] = []
  let turn = now - facts.filter(({ type }) => type === 'turn').length
  for (const fact of facts) {
    if (fact.type === 'battle-over' && fact.data.at !== null) battles.push({ turn, at: fact.data.at })
    if (fact.type !== 'turn') continue
    turn = fact.data.turn
    turns.push(turn - 1)
  }
  return { turns, battles }
}

/** Returns whether a drain of this side has ended among the facts. */
export const endsDrain = (facts: readonly StoryEvent[], side: Side): boolean =>
  facts.some(({ type, seat }) => seat === side && (type === 'drain-over' || type === 'drain-cancelled'))
