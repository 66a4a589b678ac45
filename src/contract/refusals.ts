/** Why something cannot be done, as a value. */
import type { Json } from './json.ts'

/** Why something can't be done: a code and values that `describe.refusal` turns into a sentence. */
export interface Refusal {
  readonly refused: string
  readonly values: Readonly<Record<string, Json>>
}

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'refused' in result
}
