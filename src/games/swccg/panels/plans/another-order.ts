/** *Another order*: the same planned shots, fired in another order. */
import type { PanelAction } from '../../../../contract/index.ts'
import { nextOrder } from '../../../../kit/panels/next-order.ts'
import type { PanelAsking } from '../asking.ts'

/**
 * Returns the action that fires planned shots in another order; none for a single one. Pressed again and again, it goes through
 * all orders.
 * @param battle the option that begins the battle
 * @param shots ids of all that are possible, in their usual order
 * @param fired ids of the planned ones, in their order
 */
export function anotherOrder(
  { speaker: { say } }: Pick<PanelAsking, 'speaker'>,
  battle: string,
  shots: readonly string[],
  fired: readonly string[],
): readonly PanelAction[] {
  if (fired.length < 2) return []
  const ahead = nextOrder(fired, (one, other) => shots.indexOf(one) - shots.indexOf(other))
  return [{ id: 'order', label: say('panel.plan.order'), look: 'plain', puts: { choose: [battle], ahead } }]
}
