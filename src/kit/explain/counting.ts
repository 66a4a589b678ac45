/** Answers to "How was it counted?": the results that facts tell, each explained by the facts before it. */
import type { Explanation, FactMap, FactName, SeenEvent } from '../../contract/index.ts'
import { type Readers, read } from '../facts/readers.ts'
import { signed } from '../wording/words.ts'

/** An explanation with the numbers of the rules on which it rests. */
export const because = (text: string, ...rules: readonly string[]): Explanation => ({ text, rules })

/** The way in which a game explains its results. */
export interface CountingRules<F extends FactMap<F>, Seen, Context> {
  /** Nothing seen yet. */
  readonly begin: () => Seen
  /** The facts that tell a result, each with its explanation. */
  readonly results: {
    readonly [Name in FactName<F>]?: (fact: SeenEvent<F, Name>, seen: Seen, context: Context) => Explanation
  }
  /** For each fact: all that was seen once it is told. Without it each result is explained by its own fact alone. */
  readonly followed?: Readers<F, Seen, Seen>
}

/** Returns an explanation for each result among these facts, in their order. */
export function countsOf<F extends FactMap<F>, Seen, Context>(
  { begin, results, followed }: CountingRules<F, Seen, Context>,
  facts: readonly SeenEvent<F>[],
  context: Context,
): readonly Explanation[] {
  const found: Explanation[] = []
  let seen = begin()
  for (const fact of facts) {
    // The compiler can't follow that a fact and the entry of its name belong together.
    const explain = results[fact.type] as
      | ((fact: SeenEvent<F>, seen: Seen, context: Context) => Explanation)
      | undefined
    if (explain !== undefined) found.push(explain(fact, seen, context))
    if (followed !== undefined) seen = read<F, Seen, Seen>(followed, fact, seen)
  }
  return found
}

/** Returns the line of a sum's part; none for a part of 0. @param say words a number with its sign and its source */
export const partLine = (
  number: number,
  what: string,
  say: (values: { readonly number: string; readonly what: string }) => string,
): string[] => (number === 0 ? [] : [`- ${say({ number: signed(number), what })}`])

/** Whether the parts that are known make up a number: only then can it be explained part by part. */
export const makesUp = <Part>(parts: readonly Part[], of: (part: Part) => number, number: number): boolean =>
  parts.reduce((sum, part) => sum + of(part), 0) === number

/**
 * Returns the ids of the cards that facts name anywhere in their fields, each once, the last first.
 * @param cardOf the card for which a text stands (of half a card the whole); null if it names none
 */
export function cardsIn(events: readonly SeenEvent[], cardOf: (text: string) => string | null): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      const card = cardOf(value)
      if (card !== null) found.push(card)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  for (const { data, own } of events) {
    walk(data)
    walk(own)
  }
  return [...new Set(found.reverse())]
}
