/**
 * Ids by which a state keeps what is still to be done. Running matches hold them as they are, so that they stay strings;
 * each is made and read here, and nowhere else.
 */
import type { Planet } from '../cards/card.ts'
import type { Item } from './abouts.ts'
import type { Pending } from './state.ts'

const BETWEEN = ':'
const TO_OBJECTIVE = '@objective'

/**
 * One thing to do in a Deploy step, as its option and the queue of the step name it: `dh3` (deploy), `dh3@objective`,
 * `text:dt5:0`, `evacuate:Naboo`, `thrust`, `partner`, `limit`.
 */
export function itemId(item: Item): string {
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

/** What `itemId` has named so. */
export function itemOf(id: string): Item {
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

/** A text that waits to work, as an option of `text` and as what later questions are about: `source:text:by`. */
export const pendingId = ({ source, text, by }: Pending): string => [source, text, by].join(BETWEEN)

/** What `pendingId` has named so. */
export function pendingOf(id: string): Pending {
  const [source = '', text = '', by = ''] = id.split(BETWEEN)
  return { source, text: Number(text), by }
}

/** Which text of which card in play: texts that were used this turn, and those due for a defeat: `handle:text`. */
export const textId = (handle: string, text: number): string => [handle, text].join(BETWEEN)

/** What `textId` has named so. */
export function textOf(id: string): { readonly handle: string; readonly text: number } {
  const [handle = '', text = ''] = id.split(BETWEEN)
  return { handle, text: Number(text) }
}
