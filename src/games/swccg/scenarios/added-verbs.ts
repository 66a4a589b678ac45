/** The verbs that mechanisms add to scenarios, and the questions that a scenario may name. */
import { KINDS, type Kind } from '../state/game-state.ts'

/** A verb of a mechanism: it chooses in a question of its own the option of a card, or the one with this id. */
export interface AddedVerb {
  /** Behind a name and behind *you*: `seizes`, `seize`. */
  readonly says: readonly [string, string]
  readonly written: string
  readonly kind: Kind
  /** It leaves the question by this exit, and names no card. */
  readonly exit?: string
}

/** The kinds of questions that a scenario may name. */
export const ASKABLE: string[] = [...KINDS]
