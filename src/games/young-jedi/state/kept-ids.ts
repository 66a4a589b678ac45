/**
 * Ids in which a state keeps what is still to be done. They stay strings because running matches hold them; only this
 * module makes and reads them.
 */
import type { Planet } from '../cards/card.ts'
import type { DeployAction } from './abouts.ts'
import type { WaitingText } from './game-state.ts'

const BETWEEN = ':'
const TO_OBJECTIVE = '@objective'

/**
 * Returns the id of an action of a Deploy step, in its option and in the queue of the step: `dh3` (deploy),
 * `dh3@objective`, `text:dt5:0`, `evacuate:Naboo`, `thrust`, `partner`, `limit`.
 */
export function itemId(item: DeployAction): string {
  switch (item.does) {
    case 'deploy':
      return item.target === 'objective' ? `${item.handle}${TO_OBJECTIVE}` : item.handle
    case 'text':
      return ['text', item.handle, item.text].join(BETWEEN)
    case 'evacuate':
      return ['evacuate', item.planet].join(BETWEEN)
    default:
      return item.does
  }
}

/** Returns the action with this id of `itemId`. */
export function itemOf(id: string): DeployAction {
  const [head = '', second = '', third = ''] = id.split(BETWEEN)
  switch (head) {
    case 'text':
      return { does: 'text', handle: second, text: Number(third) }
    case 'evacuate':
      return { does: 'evacuate', planet: second as Planet }
    case 'thrust':
    case 'partner':
    case 'limit':
      return { does: head }
    default:
      return id.endsWith(TO_OBJECTIVE)
        ? { does: 'deploy', handle: id.slice(0, -TO_OBJECTIVE.length), target: 'objective' }
        : { does: 'deploy', handle: id, target: 'usual' }
  }
}

/**
 * Returns the id of a text that waits to work, in the options of `text` and in later questions about it:
 * `source:text:by`.
 */
export const pendingId = ({ source, text, by }: WaitingText): string => [source, text, by].join(BETWEEN)

/** Returns the waiting text with this id of `pendingId`. */
export function pendingOf(id: string): WaitingText {
  const [source = '', text = '', by = ''] = id.split(BETWEEN)
  return { source, text: Number(text), by }
}

/** Returns the id of a text of a card in play, for texts used this turn and texts about a defeat: `handle:text`. */
export const textId = (handle: string, text: number): string => [handle, text].join(BETWEEN)

/** Returns the handle and the text of this id of `textId`. */
export function textOf(id: string): { readonly handle: string; readonly text: number } {
  const [handle = '', text = ''] = id.split(BETWEEN)
  return { handle, text: Number(text) }
}
