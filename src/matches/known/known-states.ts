/**
 * The states of the last matches that were read or written: equal texts give the same object, so that all that was found from
 * it (open decisions, answers that were tried out) need not be found again at the next click.
 */

/** The most states that are kept, each with what was found from it. */
const MOST = 32

/** The states by their texts; the last used stands last. */
const KEPT = new Map<string, unknown>()

/** Returns the state of a text. Nobody may change it. @throws SyntaxError if the text is no JSON */
export const stateIn = (text: string): unknown => kept(text, () => JSON.parse(text))

/** Returns the text of a state, and keeps the state: reading that text gives this object. Nobody may change it from then on. */
export function textOf(state: unknown): string {
  const text = JSON.stringify(state)
  kept(text, () => state)
  return text
}

function kept(text: string, make: () => unknown): unknown {
  const state = KEPT.has(text) ? KEPT.get(text) : make()
  KEPT.delete(text)
  KEPT.set(text, state)
  const [oldest] = KEPT.keys()
  if (KEPT.size > MOST && oldest !== undefined) KEPT.delete(oldest)
  return state
}
