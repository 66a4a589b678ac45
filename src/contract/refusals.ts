/** Why something is not allowed, as a value: a code with the values for its message. */
import type { Json } from './json.ts'

/** A map from each code to its values. */
export type RefusalMap<R> = { readonly [Code in keyof R]: Readonly<Record<string, Json | undefined>> }

/** The map of a game whose refusals are not known: any code, any values. */
export type AnyRefusals = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Why something can't be done: a code and values that the game's `words.refusal` turns into a sentence. */
export type Refusal<R extends RefusalMap<R> = AnyRefusals> = {
  [Code in keyof R & string]: { readonly refused: Code; readonly values: R[Code] }
}[keyof R & string]

/** Whether a result is a refusal. */
export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'refused' in result
}
