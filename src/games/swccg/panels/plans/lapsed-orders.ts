/** Words for standing orders that have ended with the battle or the turn for which they were set. */
import type { SeenEvent, StandingOrder, Voice } from '../../../../contract/index.ts'
import { battleKey } from '../../policies/battle-rest.ts'
import { planKey } from '../../policies/plan-order.ts'
import type { Side } from '../../state/engine-card.ts'
import { endedParts } from '../../story/ended-parts.ts'
import { storyEvents } from '../../story/story-words.ts'
import type { View } from '../../view/player-view.ts'
import { orderWord } from '../../words/order-dictionary.ts'
import { speakerOf } from '../../words/speaker.ts'
import { stepsLeft } from './skipped-steps.ts'

/**
 * Returns which of these orders have ended among the facts, a sentence each: those of battles first. A plan that was played whole
 * has done what it was set for, and needs no word.
 * @param orders that are not offered any more
 * @param since the facts from the player's last answer on
 */
export function lapsedLines(
  orders: readonly StandingOrder[],
  since: readonly SeenEvent[],
  view: View,
  voice: Voice,
): readonly string[] {
  const { turns, battles } = endedParts(since, view.turn)
  const { say } = speakerOf(voice)
  const facts = storyEvents(since)
  const isDone = (order: StandingOrder): boolean =>
    order.kind === 'plan' && stepsLeft(view, view.reader as Side, order, facts).length === 0
  const lines = (end: 'battle' | 'turn', keys: readonly string[]) =>
    orders
      .filter((order) => keys.includes(order.key) && !isDone(order))
      .map(({ kind }) => say(`order.lapsed.${end}`, { title: orderWord(kind, voice.language) }))
  const ofBattles = battles.map(({ turn, at }) => battleKey(turn, at))
  const ofTurns = turns.map((turn) => planKey({ turn }))
  return [...new Set([...lines('battle', ofBattles), ...lines('turn', ofTurns)])]
}
