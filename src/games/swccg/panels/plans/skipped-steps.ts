/** Words for the steps of a plan that were not played, and for a plan that does not fit any more. */
import type { SeenEvent, StandingOrder, Voice } from '../../../../contract/index.ts'
import { isAsShown, planKey, type SkippedStep, skippedDeploys, skippedMoves } from '../../policies/plan-order.ts'
import type { Side } from '../../state/engine-card.ts'
import { endsDrain } from '../../story/ended-parts.ts'
import { storyEvents } from '../../story/story-words.ts'
import type { StoryEvent } from '../../story/telling-context.ts'
import type { View } from '../../view/player-view.ts'
import { shortName } from '../../words/short-names.ts'
import { speakerOf } from '../../words/speaker.ts'

/** The most steps that are named. */
const NAMED = 2

/**
 * Returns what was left out of the plan of a turn that is over, or that a plan does not fit the position any more.
 * @param since the facts from the player's last answer on
 */
export function skippedLines(
  view: View,
  orders: readonly StandingOrder[],
  since: readonly SeenEvent[],
  voice: Voice,
): readonly string[] {
  const own = view.reader as Side
  const plans = orders.filter(({ kind }) => kind === 'plan')
  const now = plans.find(({ key }) => key === planKey(view))
  if (now !== undefined && view.active === own) return unfit(view, own, now, voice)
  const facts = storyEvents(since)
  const over = plans.find(({ key }) => facts.some((fact) => endsTurn(fact, key)))
  // A player who has answered in the turn after its drains has left the plan, and was told so.
  const hasPlayed = endsDrain(facts, own)
  return over === undefined || !hasPlayed ? [] : skipped(view, own, over, facts, voice)
}

/** Whether a fact begins the turn after the one of a key. */
const endsTurn = (fact: StoryEvent, key: string): boolean =>
  fact.type === 'turn' && planKey({ turn: fact.data.turn - 1 }) === key

const stepsIn = ({ settings }: StandingOrder): number =>
  (settings.deploys?.choose?.length ?? 0) + (settings.moves?.choose?.length ?? 0)

/** The player is asked although a plan stands: the position is another than was shown. */
function unfit(view: View, own: Side, order: StandingOrder, voice: Voice): readonly string[] {
  if (view.drain !== null || view.today.battled.length > 0 || isAsShown(view, own, order.settings)) return []
  const count = stepsIn(order)
  const left = skippedDeploys(view, own, order).length + skippedMoves(view, order, view.today.moved).length
  return [speakerOf(voice).say('panel.rest.unfit', { played: Math.max(0, count - left), count })]
}

/** Returns the steps of a plan that were not played. @param facts from its first answer on, or later */
export function stepsLeft(view: View, own: Side, order: StandingOrder, facts: readonly StoryEvent[]) {
  const moved = facts.flatMap((fact) => (fact.type === 'moved' ? [fact.data.handle, ...fact.data.withHandles] : []))
  return [...skippedDeploys(view, own, order), ...skippedMoves(view, order, moved)]
}

/** The steps that could not be played, by their cards, and why. */
function skipped(
  view: View,
  own: Side,
  order: StandingOrder,
  facts: readonly StoryEvent[],
  voice: Voice,
): readonly string[] {
  const steps = stepsLeft(view, own, order, facts)
  if (steps.length === 0) return []
  const { say } = speakerOf(voice)
  const shown = steps.slice(0, steps.length > NAMED ? NAMED - 1 : NAMED).map((step) => named(step, say))
  const more = steps.length - shown.length
  const names = [...shown, ...(more === 0 ? [] : [say('panel.rest.skipped.more', { count: more })])]
  return [say('panel.rest.skipped', { steps: names.join(', ') })]
}

function named({ card, goal, why }: SkippedStep, say: ReturnType<typeof speakerOf>['say']): string {
  const name = goal === null ? shortName(card) : `${shortName(card)} → ${shortName(goal)}`
  return say(why === 'force' ? 'panel.rest.skipped.force' : 'panel.rest.skipped.gone', { card: name })
}
