/** Unique characters that are lost outside of a battle. */
import { cardOf } from '../state/engine-card.ts'
import { isCharacter } from '../state/nesting.ts'
import type { StoryEvent } from './telling-context.ts'

/** A card that has left the table. */
type CardGone = StoryEvent<'left' | 'gone'>

/** Returns the unique characters that were lost in these events of a turn, without those of its battles. */
export function charactersLost(events: readonly StoryEvent[]): readonly CardGone[] {
  const inBattle = new Set<StoryEvent>()
  let fights = false
  for (const one of events) {
    if (one.type === 'battle') fights = true
    if (fights) inBattle.add(one)
    if (one.type === 'battle-over') fights = false
  }
  const fought = new Set([...inBattle].flatMap((one) => ('handle' in one.data ? [one.data.handle] : [])))
  return events.filter((one): one is CardGone => {
    if (one.type !== 'left' && one.type !== 'gone') return false
    const card = cardOf(one.data.card)
    const isLost = one.type === 'gone' || one.data.pile === 'lost'
    return isLost && isCharacter(card) && card.unique === 1 && !fought.has(one.data.handle)
  })
}
