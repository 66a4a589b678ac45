/** Reasons why something is not offered: each with a name, and the numbers of the rules on which it rests. */
import type { MissingAnswer } from '../../contract/index.ts'

/** The code under which a refusal names a reason. */
export type ReasonCode<Reason extends string> = `not.${Reason}`

/** The reasons of a game. */
export interface Reasons<Reason extends string> {
  /** Returns the code by which a refusal names a reason. */
  code<R extends Reason>(reason: R): ReasonCode<R>
  /** Returns the reason that a code names; undefined for the code of another refusal. */
  named(code: string): Reason | undefined
  /**
   * Returns something that a reader may miss, with its reason and the rules.
   * @param id the handle of a card, or the game's own name for something to be done
   */
  missing(id: string, card: string | null, reason: Reason, values?: object): MissingAnswer
}

/** Makes the reasons of a game from a table of their rules. */
export function reasonsOf<Reason extends string>(rules: Readonly<Record<Reason, readonly string[]>>): Reasons<Reason> {
  const code = <R extends Reason>(reason: R): ReasonCode<R> => `not.${reason}`
  const byCode = new Map<string, Reason>((Object.keys(rules) as Reason[]).map((reason) => [code(reason), reason]))
  return {
    code,
    named: (text) => byCode.get(text),
    missing: (id, card, reason, values = {}) => ({
      id,
      card,
      refusal: { refused: code(reason), values: { ...values, rules: rules[reason] } },
    }),
  }
}
