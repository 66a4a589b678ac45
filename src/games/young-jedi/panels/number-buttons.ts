/** Buttons for numbers of which one has to be taken. */
import type { PanelAction } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { type DecisionOf, optionsOf } from '../state/abouts.ts'
import type { PanelAsking } from './asking.ts'

/** A button for each number, the highest first. */
export function numberActions({
  decision,
  speaker: { say },
}: PanelAsking<DecisionOf<'start-number' | 'destiny-number'>>): PanelAction[] {
  return optionsOf(decision)
    .map(({ id }) => id)
    .sort((one, other) => Number(other) - Number(one))
    .slice(0, 3)
    .map((number) => answers('ok', say('panel.number', { number }), { id: `number-${number}`, choose: [number] }))
}
