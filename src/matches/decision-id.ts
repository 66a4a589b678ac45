/**
 * The ids under which panels, drafts and buttons hold a decision. A decision of the real state keeps the id that its game
 * gave it. A decision of a preview also names the answers before it, because other answers could lead to another
 * question of the same id. Only this file makes such an id or takes it apart. Pure.
 */

/** The two parts of an id. */
export interface DecisionId {
  /** The id that the game gave. */
  readonly question: string
  /** The name of the pending answers before it; null for a decision of the real state. */
  readonly after: string | null
}

/** Stands between the two parts. */
const MARK = '~'

/**
 * Returns an id as text; `readDecisionId` gives its parts back.
 * @throws if the game's own id holds the mark between the parts
 */
export function decisionId({ question, after }: DecisionId): string {
  if (question.includes(MARK)) throw new Error(`the id of a decision holds ${MARK}: ${question}`)
  return after === null ? question : `${question}${MARK}${after}`
}

/** Returns the parts of an id, which may come from outside. Never throws: a foreign text names a question unknown to the game. */
export function readDecisionId(text: string): DecisionId {
  const at = text.indexOf(MARK)
  return at < 0 ? { question: text, after: null } : { question: text.slice(0, at), after: text.slice(at + MARK.length) }
}

/** Whether two ids stand for the same question of the game, whatever answers lie before it. */
export const isSameQuestion = (one: string, other: string): boolean =>
  readDecisionId(one).question === readDecisionId(other).question

/** The ids of all decisions of previews, as a pattern for SQL's `LIKE`. */
export const PREVIEW_IDS = `%${MARK}%`
